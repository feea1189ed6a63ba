#pragma once
#include <stdint.h>

// Shared code of the kernels: eight premultiplied pixels at a time, and pixman's rounding of a product of bytes, x × by / 255 to the
// nearest.

typedef uint16_t Lanes __attribute__((vector_size(32), aligned(4)));
typedef uint32_t Pixels __attribute__((vector_size(32), aligned(4)));

#define INLINE static inline __attribute__((always_inline))

// Vectors are passed in memory, whose layout no processor feature changes; when inlined, they stay in registers. `by` has the factor in
// every lane.
INLINE void scalePixels(Pixels *pixels, const Lanes *by) {
    const Lanes x = (Lanes)*pixels;
    Lanes even = (x & 0xFF) * *by + 128, odd = (x >> 8) * *by + 128;
    even = (even + (even >> 8)) >> 8;
    odd = (odd + (odd >> 8)) & 0xFF00;
    *pixels = (Pixels)(even | odd);
}

INLINE uint32_t scalePixel(uint32_t x, uint32_t by) {
    uint32_t even = (x & 0xFF00FF) * by + 0x800080, odd = (x >> 8 & 0xFF00FF) * by + 0x800080;
    even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return even | odd;
}
