#pragma once
#include <stddef.h>
#include <stdint.h>

// Lays the premultiplied pixel `color` over `count` premultiplied pixels: each channel x becomes color + round(x × (255 − alpha) / 255),
// the sum and the rounding that pixman's OVER has, so that both give the same bytes.
void us_fillOver(uint32_t *pixels, size_t count, uint32_t color);
