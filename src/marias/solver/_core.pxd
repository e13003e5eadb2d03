# Bit operations of the compiler, for `_core.py` when it is compiled; `_uncompiled.py` holds them for Python.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int marias_lowest(unsigned int x) { unsigned long i; _BitScanForward(&i, x); return (int)i; }
    static __inline unsigned int marias_top(unsigned int x) {
        unsigned long i; return _BitScanReverse(&i, x) ? 1u << i : 0u;
    }
    #define marias_count(x) ((int)__popcnt(x))
    #define marias_prefetch(slots, slot) ((void)0)
    #else
    #define marias_lowest(x) __builtin_ctz(x)
    #define marias_top(x) ((x) ? 0x80000000u >> __builtin_clz(x) : 0u)
    #define marias_count(x) __builtin_popcount(x)
    #define marias_prefetch(slots, slot) __builtin_prefetch((slots) + (slot))
    #endif
    """
    int lowest "marias_lowest" (unsigned int) noexcept nogil
    unsigned int top "marias_top" (unsigned int) noexcept nogil
    int count "marias_count" (unsigned int) noexcept nogil
    void prefetch "marias_prefetch" (unsigned long long *, unsigned int) noexcept nogil
    const unsigned int SUIT "0xFFu"
    const unsigned int TRUMPS "0xFF000000u"
    const unsigned int SEVEN "0x01000000u"
    const unsigned int SHARP "0xC0C0C0C0u"
    const unsigned int LOWS "0x3Fu"
    const unsigned int ALL "0xFFFFFFFFu"
    const unsigned int SUIT_STARTS "0x01010101u"
    const unsigned int SHARP_STARTS "0x40404040u"
    const unsigned int OVER "0x10u"
    const unsigned long long WORD "0xFFFFFFFFFFFFFFFFull"
    const unsigned long long MIX "0xD6E8FEB86659FD93ull"
    const unsigned long long MIX_TAG "0x9E3779B97F4A7C15ull"
    const int SLOT_BITS "(15)"
    const int GENERATIONS "(1 << 14)"
    const int GRADED "(0)"
    const int NO_TRICK "(1)"
    const int ALL_TRICKS "(2)"
    const int NO_SEVEN "(0)"
    const int TOOK_LAST "(1)"
    const int BEATEN "(2)"
    const int BEATEN_BY_PARTNER "(3)"
    const int NEVER "(10)"
    const int PURE "(0x200)"
    const int MARKED "(0x100)"
    const int CALLING "(32)"
    const int ANY_PLAY "(0)"
    const int LEADING "(1)"
    const int LEADING_LATER "(2)"
