#include "CPixelKernels.h"

// Each operation rounds once on every processor, so that pictures are the same.
#pragma STDC FP_CONTRACT OFF

static inline uint32_t mix(uint32_t a, uint32_t b, uint32_t t) {
    const uint32_t s = 256 - t;
    return (((a & 0xFF00FF) * s + (b & 0xFF00FF) * t) >> 8 & 0xFF00FF) | (((a >> 8 & 0xFF00FF) * s + (b >> 8 & 0xFF00FF) * t) & 0xFF00FF00);
}
static inline uint32_t blend(uint32_t a, uint32_t b, double share) { return mix(a, b, (uint32_t)(share * 256)); }
static inline uint32_t shade(uint32_t pixel, double amount) { return blend(pixel, pixel & 0xFF000000, amount); }
static inline double clamp(double v, double low, double high) { return v < low ? low : v > high ? high : v; }
static inline double least(double a, double b) { return a < b ? a : b; }

/// Returns the fraction of a pixel at (u, v) that is on the sheet, from 0 to 1.
static inline double coverage(const us_PageCurl *c, double u, double v) {
    return clamp(0.5 + least(least(u - c->spine, c->length - u), least(v, c->breadth - v)), 0, 1);
}

/// Returns the color at a point, interpolated between four pixels in steps of 1/256. The outermost pixels extend outside.
static inline uint32_t sample(const us_PageCurl *c, const us_Pixels *p, double u, double v) {
    const double w = (double)p->width, h = (double)p->height;
    const double x = c->axis == 0 ? (c->isReversed ? w - u : u) : v, y = c->axis == 0 ? v : (c->isReversed ? h - u : u);
    const size_t fx = (size_t)(clamp(x - 0.5, 0, w - 1) * 256), fy = (size_t)(clamp(y - 0.5, 0, h - 1) * 256);
    const size_t x0 = fx >> 8, x1 = x0 + 1 < p->width ? x0 + 1 : x0;
    const uint32_t *upper = p->pixels + (fy >> 8) * p->rowLength, *lower = (fy >> 8) + 1 < p->height ? upper + p->rowLength : upper;
    const uint32_t s = fx & 255, t = fy & 255;
    return mix(mix(upper[x0], upper[x1], s), mix(lower[x0], lower[x1], s), t);
}

void us_curlPage(const us_PageCurl *c, const us_Pixels *sheet, const us_Pixels *under, uint32_t *target, size_t rowLength) {
    const double radius = c->radius, halfTurn = 3.14159265358979323846 * radius, shadow = radius * 0.8 > 1 ? radius * 0.8 : 1;
    for (size_t y = 0; y < sheet->height; y++) {
        for (size_t x = 0; x < sheet->width; x++) {
            const double px = (double)x + 0.5, py = (double)y + 0.5;
            const double along = c->axis == 0 ? px : py;
            const double u = c->isReversed ? c->length - along : along, v = c->axis == 0 ? py : px;
            const double height = u * c->normalU + v * c->normalV, beyond = height - c->contact;
            const uint32_t lying = sheet->pixels[y * sheet->rowLength + x], below = under->pixels[y * under->rowLength + x];
            uint32_t *pixel = target + y * rowLength + x;
            if (beyond > radius) {
                // The page below, in the roll's shadow.
                const double distance = (beyond - radius) / shadow;
                *pixel = u < c->spine ? lying : below;
                if (distance < 1 && u >= c->spine) {
                    const double way = c->contact + halfTurn / 2 - height;
                    *pixel = shade(*pixel, 0.3 * (1 - distance) * (1 - distance) * coverage(c, u + c->normalU * way, v + c->normalV * way));
                }
                continue;
            }
            uint32_t seen = u < c->spine || beyond <= 0 ? lying : below;
            // The position on the flat sheet that is rolled to here, with its back facing up.
            double way, light = 0, lifted = 0;
            if (beyond > 0) {
                const double depth = beyond / radius, arc = c->arcSines[(size_t)(depth * (double)(c->arcCount - 1))] * radius;
                const double front = c->contact + arc - height;
                lifted = coverage(c, u + c->normalU * front, v + c->normalV * front);
                if (lifted > 0) seen = blend(seen, shade(sample(c, sheet, u + c->normalU * front, v + c->normalV * front), 0.35 * depth * depth), lifted);
                way = c->contact + halfTurn - arc - height;
                light = 0.3 * depth * depth;
            } else {
                way = c->contact + halfTurn - beyond - height;
            }
            const double bu = u + c->normalU * way, bv = v + c->normalV * way, share = coverage(c, bu, bv);
            if (share < 1 && (beyond <= 0 || lifted > 0)) {
                const double outside = -least(least(c->length - bu, bu - c->spine), least(bv, c->breadth - bv)) / shadow;
                if (outside < 1) seen = shade(seen, 0.2 * (1 - clamp(outside, 0, 1)) * (1 - clamp(outside, 0, 1)));
            }
            if (share > 0) {
                // Two pages face each other at a spine. A single sheet has a white back, through which its print shows.
                const uint32_t print = c->spine > 0 ? sample(c, under, 2 * c->spine - bu, bv) : blend(0xFFFFFFFF, sample(c, sheet, bu, bv), 0.12);
                seen = blend(seen, shade(print, light), share);
            }
            *pixel = seen;
        }
    }
}
