#include "CPixelKernels.h"
#include "Scaling.h"
#include <string.h>

typedef uint8_t Coverage __attribute__((vector_size(8), aligned(1)));

INLINE int isClear(const uint8_t *mask) {
    uint64_t part[4];
    memcpy(part, mask, 32);
    return (part[0] | part[1] | part[2] | part[3]) == 0;
}

// Most mask bytes are 0 or 255, so eight are compared at a time; pixman 0.42 compares four.
#if defined(__x86_64__)
__attribute__((target_clones("avx2", "default")))
#endif
void us_maskOver(uint32_t *pixels, const uint8_t *mask, size_t count, uint32_t color) {
    const int isOpaque = color >> 24 == 255;
    const Pixels all = (Pixels){0} + color;
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
        const Lanes coverage = (Lanes)(__builtin_convertvector(*(const Coverage *)(mask + i), Pixels) * 0x10001);
        Pixels added = all, under = *(Pixels *)(pixels + i);
        scalePixels(&added, &coverage);
        const Lanes kept = (Lanes)((255 - (added >> 24)) * 0x10001);
        scalePixels(&under, &kept);
        *(Pixels *)(pixels + i) = under + added;
    }
    for (; i < count; i++) {
        if (mask[i] == 0) continue;
        const uint32_t added = scalePixel(color, mask[i]);
        pixels[i] = scalePixel(pixels[i], 255 - (added >> 24)) + added;
    }
}
