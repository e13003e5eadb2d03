# What `_chance.py` needs when it is compiled.
from marias.solver._bits cimport (
    ALL, ALL_TRICKS, ANY_PLAY, BEATEN, BEATEN_BY_PARTNER, CALLING, GRADED, LEADING, NO_SEVEN, NO_TRICK, OVERS, SEVEN,
    SHARP, SUIT, TOOK_LAST, TRUMPS, WORD, count, lowest, nth,
)

cdef extern from *:
    const unsigned long long STEP "0x9E3779B97F4A7C15ull"
    const unsigned long long MIX_A "0xBF58476D1CE4E5B9ull"
    const unsigned long long MIX_B "0x94D049BB133111EBull"
    const unsigned long long FRACTION "0x0FFFFFFFFFFFFFFFull"
    const int SHOWN "(64)"
