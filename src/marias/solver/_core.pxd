# What `_core.py` needs when it is compiled.
from marias.solver._bits cimport (
    ALL, ALL_TRICKS, ANY_PLAY, BEATEN, BEATEN_BY_PARTNER, CALLING, GRADED, LEADING, LEADING_LATER, NO_SEVEN, NO_TRICK,
    SEVEN, SHARP, SUIT, TOOK_LAST, TRUMPS, WORD, count, lowest, prefetch, top,
)

cdef extern from *:
    const unsigned int LOWS "0x3Fu"
    const unsigned int SUIT_STARTS "0x01010101u"
    const unsigned int SHARP_STARTS "0x40404040u"
    const unsigned int OVER "0x10u"
    const unsigned long long MIX "0xD6E8FEB86659FD93ull"
    const unsigned long long MIX_TAG "0x9E3779B97F4A7C15ull"
    const int SLOT_BITS "(15)"
    const int STOCK_SLOT_BITS "(20)"
    const int GENERATIONS "(1 << 14)"
    const int NEVER "(10)"
    const int PURE "(0x200)"
    const int MARKED "(0x100)"
