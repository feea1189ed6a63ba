#include "CPixelKernels.h"
#include "Scaling.h"
#include <wchar.h>

// pixman 0.42 processes 16 bytes at a time. With 32, a dimmed screen takes half the time (0.44 against 0.90 ms for 1179×2556 pixels).
#if defined(__x86_64__)
__attribute__((target_clones("avx2", "default")))
#endif
void us_fillOver(uint32_t *pixels, size_t count, uint32_t color) {
    if (color >> 24 == 255) {
        wmemset((wchar_t *)pixels, (wchar_t)color, count);
        return;
    }
    const uint16_t kept = 255 - (color >> 24);
    const Lanes by = (Lanes){0} + kept;
    const Pixels added = (Pixels){0} + color;
    size_t i = 0;
    for (; i + 8 <= count; i += 8) {
        Pixels under = *(Pixels *)(pixels + i);
        scalePixels(&under, &by);
        *(Pixels *)(pixels + i) = under + added;
    }
    for (; i < count; i++) pixels[i] = scalePixel(pixels[i], kept) + color;
}
