# What the compiled modules share: bit operations of the compiler, sets of cards, and the words of `problem.py`.
# `_uncompiled.py` holds the operations for Python.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int marias_lowest(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static __inline unsigned int marias_top(unsigned int x) {
        unsigned long i; return _BitScanReverse(&i, x) ? 1u << i : 0u;
    }
    #define marias_count(x) ((int)__popcnt(x))
    #define marias_prefetch(slot) ((void)0)
    #else
    #define marias_lowest(x) __builtin_ctz(x)
    #define marias_top(x) ((x) ? 0x80000000u >> __builtin_clz(x) : 0u)
    #define marias_count(x) __builtin_popcount(x)
    #define marias_prefetch(slot) __builtin_prefetch(slot)
    #endif
    static inline unsigned int marias_nth(unsigned int x, unsigned int n) {
        while (n--) x &= x - 1;
        return x & (0u - x);
    }
    """
    int lowest "marias_lowest" (unsigned int) noexcept nogil
    unsigned int top "marias_top" (unsigned int) noexcept nogil
    int count "marias_count" (unsigned int) noexcept nogil
    unsigned int nth "marias_nth" (unsigned int, unsigned int) noexcept nogil
    void prefetch "marias_prefetch" (unsigned long long *) noexcept nogil
    const unsigned int SUIT "0xFFu"
    const unsigned int TRUMPS "0xFF000000u"
    const unsigned int SEVEN "0x01000000u"
    const unsigned int SHARP "0xC0C0C0C0u"
    const unsigned int OVERS "0x10101010u"
    const unsigned int ALL "0xFFFFFFFFu"
    const unsigned long long WORD "0xFFFFFFFFFFFFFFFFull"
    const int GRADED "(0)"
    const int NO_TRICK "(1)"
    const int ALL_TRICKS "(2)"
    const int NO_SEVEN "(0)"
    const int TOOK_LAST "(1)"
    const int BEATEN "(2)"
    const int BEATEN_BY_PARTNER "(3)"
    const int CALLING "(32)"
    const int ANY_PLAY "(0)"
    const int LEADING "(1)"
    const int LEADING_LATER "(2)"
