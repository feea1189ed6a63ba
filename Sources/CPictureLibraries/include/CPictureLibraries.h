#pragma once
#include <stddef.h>
#include <stdint.h>

// Image formats that few apps use, read by libraries that are opened for the first such image: nothing loads them before, and they need not
// be installed.

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

/// Reads the header into `picture` and, unless `rows` is NULL, the pixels into `picture->height` rows: blue, green, red and alpha, a byte each.
typedef us_PictureResult (*us_PictureReader)(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);

/// With libwebp; of an animation the first frame, with libwebpdemux.
us_PictureResult us_readWebP(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
/// HEIC and AVIF, with libheif, which turns them upright.
us_PictureResult us_readHEIF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
/// The first page, with libtiff.
us_PictureResult us_readTIFF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength);
