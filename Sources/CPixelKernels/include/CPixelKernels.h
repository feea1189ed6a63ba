#pragma once
#include <stddef.h>
#include <stdint.h>

/// Composites the premultiplied pixel `color` over `count` premultiplied pixels: each channel x becomes color + round(x × (255 − alpha) /
/// 255). The sum and the rounding are those of pixman's OVER operator, so both produce the same bytes.
void us_fillOver(uint32_t *pixels, size_t count, uint32_t color);

/// Composites `color` through `mask`, which has a byte of coverage for each pixel: the color is first multiplied by the coverage, and
/// rounded.
void us_maskOver(uint32_t *pixels, const uint8_t *mask, size_t count, uint32_t color);

/// A picture of premultiplied pixels, alpha in the highest byte.
typedef struct {
    const uint32_t *pixels;
    size_t width, height, rowLength;
} us_Pixels;

/// A sheet that rolls up around a cylinder. `u` runs from the side opposite the free edge to that edge, `v` along it, in pixels.
typedef struct {
    /// The axis of `u`: 0 for x, 1 for y; from the high end if `isReversed`.
    int axis;
    int isReversed;
    double length, breadth, spine;
    /// The direction in which the sheet rolls up, as a vector of length 1, and the distance along it at which the cylinder touches the
    /// page.
    double normalU, normalV, contact, radius;
    /// The arc sines of 0 to 1, evenly spaced.
    const double *arcSines;
    size_t arcCount;
} us_PageCurl;

/// Draws the sheet of one picture over another. All three pictures have the same size.
void us_curlPage(const us_PageCurl *curl, const us_Pixels *sheet, const us_Pixels *under, uint32_t *target, size_t rowLength);
