#include "CPixelKernels.h"
#include <string.h>

typedef uint16_t Lanes __attribute__((vector_size(32), aligned(4)));
typedef uint32_t Pixels __attribute__((vector_size(32), aligned(4)));
typedef uint8_t Coverage __attribute__((vector_size(8), aligned(1)));

static inline uint32_t scaled(uint32_t x, uint32_t by) {
    uint32_t even = (x & 0xFF00FF) * by + 0x800080, odd = (x >> 8 & 0xFF00FF) * by + 0x800080;
    even = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF;
    odd = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00FF00;
    return even | odd;
}

static inline int isClear(const uint8_t *mask) {
    uint64_t part[4];
    memcpy(part, mask, 32);
    return (part[0] | part[1] | part[2] | part[3]) == 0;
}

// Most of a line's mask is clear or whole, which eight bytes tell at once; pixman 0.42 asks four at a time.
#if defined(__x86_64__)
__attribute__((target_clones("avx2", "default")))
#endif
void us_maskOver(uint32_t *pixels, const uint8_t *mask, size_t count, uint32_t color) {
    const int isOpaque = color >> 24 == 255;
    const Pixels all = (Pixels){0} + color;
    const Lanes colorEven = (Lanes)all & 0xFF, colorOdd = (Lanes)all >> 8;
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        while (i + 32 <= count && isClear(mask + i)) i += 32;
        if (i + 8 > count) break;
        uint64_t eight;
        memcpy(&eight, mask + i, 8);
        if (eight == 0) continue;
        if (isOpaque && eight == UINT64_MAX) {
            *(Pixels *)(pixels + i) = all;
            continue;
        }
        const Pixels coverage = __builtin_convertvector(*(const Coverage *)(mask + i), Pixels) * 0x10001;
        Lanes even = colorEven * (Lanes)coverage + 128, odd = colorOdd * (Lanes)coverage + 128;
        even = (even + (even >> 8)) >> 8;
        odd = (odd + (odd >> 8)) & 0xFF00;
        const Pixels added = (Pixels)(even | odd);
        const Lanes kept = (Lanes)((255 - (added >> 24)) * 0x10001);
        const Lanes x = *(Lanes *)(pixels + i);
        even = (x & 0xFF) * kept + 128;
        odd = (x >> 8) * kept + 128;
        even = (even + (even >> 8)) >> 8;
        odd = (odd + (odd >> 8)) & 0xFF00;
        *(Pixels *)(pixels + i) = (Pixels)(even | odd) + added;
    }
    for (; i < count; i++) {
        if (mask[i] == 0) continue;
        const uint32_t added = scaled(color, mask[i]);
        pixels[i] = scaled(pixels[i], 255 - (added >> 24)) + added;
    }
}
