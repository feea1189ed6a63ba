#pragma once
#include "CPictureLibraries.h"
#include <dlfcn.h>
#include <string.h>

/// Sets `name` to the library's function of that name, or returns from the calling reader if the function is missing.
#define FUNCTION(library, result, name, ...) \
    result (*name)(__VA_ARGS__) = (result (*)(__VA_ARGS__))dlsym(library, #name); \
    if (!name) return us_pictureLibraryMissing

/// Exchanges the first and the third byte of each pixel, which converts between RGBA and BGRA.
static inline void us_swapRedAndBlue(uint8_t *pixels, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t red = pixels[4 * i];
        pixels[4 * i] = pixels[4 * i + 2];
        pixels[4 * i + 2] = red;
    }
}
