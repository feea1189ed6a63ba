#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads image formats that few apps use, with libraries that are loaded for the first image of their format. The libraries need not be
// installed.

typedef struct {
    int width, height;
    /// The orientation of the rows: EXIF's number, 1...8.
    int orientation;
    int hasAlpha;
    /// Whether the colors in the rows are multiplied by their alpha.
    int isPremultiplied;
} us_Picture;

typedef enum {
    us_pictureRead,
    us_pictureDamaged,
    us_pictureLibraryMissing,
} us_PictureResult;

/// Reads the header into `picture` and, unless `rows` is NULL, the pixels into `picture->height` rows: a byte each of blue, green, red, and
/// alpha.
typedef us_PictureResult (*us_PictureReader)(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);

/// Reads WebP with libwebp. Of an animation, it reads the first frame, with libwebpdemux.
us_PictureResult us_readWebP(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
/// Reads HEIC and AVIF with libheif, which turns images upright.
us_PictureResult us_readHEIF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
/// Reads the first page of a TIFF file with libtiff.
us_PictureResult us_readTIFF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
