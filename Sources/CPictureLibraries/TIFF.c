#include "Library.h"
#include <stdio.h>
#include <stdlib.h>

// The parts of tiffio.h (Debian 12: libtiff 4.5) that are called here.
typedef void *Handle;
typedef int64_t (*Transfer)(Handle, void *, int64_t);
enum { tagWidth = 256, tagHeight = 257, tagOrientation = 274, tagExtraSamples = 338, topLeft = 1 };

typedef struct {
    const uint8_t *data;
    int64_t length, position;
} Stream;

static int64_t readBytes(Handle handle, void *target, int64_t count) {
    Stream *stream = handle;
    int64_t left = stream->length - stream->position;
    if (count > left) count = left;
    if (count <= 0) return 0;
    memcpy(target, stream->data + stream->position, (size_t)count);
    stream->position += count;
    return count;
}
static int64_t writeBytes(Handle handle, void *source, int64_t count) { return 0; }
static uint64_t seek(Handle handle, uint64_t offset, int whence) {
    Stream *stream = handle;
    int64_t start = whence == SEEK_CUR ? stream->position : whence == SEEK_END ? stream->length : 0;
    stream->position = start + (int64_t)offset;
    if (stream->position < 0) stream->position = 0;
    return (uint64_t)stream->position;
}
static int closeStream(Handle handle) { return 0; }
static uint64_t size(Handle handle) { return (uint64_t)((Stream *)handle)->length; }
static int map(Handle handle, void **base, uint64_t *length) { return 0; }
static void unmap(Handle handle, void *base, uint64_t length) {}

us_PictureResult us_readTIFF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength) {
    void *library = dlopen("libtiff.so.6", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return us_pictureLibraryMissing;
    FUNCTION(library, void *, TIFFSetErrorHandler, void *);
    FUNCTION(library, void *, TIFFSetWarningHandler, void *);
    FUNCTION(
        library, Handle, TIFFClientOpen, const char *, const char *, Handle, Transfer, Transfer, uint64_t (*)(Handle, uint64_t, int), int (*)(Handle),
        uint64_t (*)(Handle), int (*)(Handle, void **, uint64_t *), void (*)(Handle, void *, uint64_t));
    FUNCTION(library, int, TIFFGetField, Handle, uint32_t, ...);
    FUNCTION(library, int, TIFFReadRGBAImageOriented, Handle, uint32_t, uint32_t, uint32_t *, int, int);
    FUNCTION(library, void, TIFFClose, Handle);

    // A damaged image is reported as nil, not on the error stream.
    TIFFSetErrorHandler(NULL);
    TIFFSetWarningHandler(NULL);
    Stream stream = { data, (int64_t)length, 0 };
    Handle tiff = TIFFClientOpen("picture", "rm", &stream, readBytes, writeBytes, seek, closeStream, size, map, unmap);
    if (!tiff) return us_pictureDamaged;
    uint32_t width = 0, height = 0;
    uint16_t extra = 0, *kinds = NULL, orientation = topLeft;
    us_PictureResult result = us_pictureDamaged;
    if (TIFFGetField(tiff, tagWidth, &width) && TIFFGetField(tiff, tagHeight, &height) && width <= INT32_MAX && height <= INT32_MAX) {
        TIFFGetField(tiff, tagExtraSamples, &extra, &kinds);
        TIFFGetField(tiff, tagOrientation, &orientation);
        *picture = (us_Picture){ .width = (int)width, .height = (int)height, .orientation = orientation, .hasAlpha = extra > 0, .isPremultiplied = 1 };
        if (!rows) {
            result = us_pictureRead;
        } else if (rowLength == (size_t)width * 4 && TIFFReadRGBAImageOriented(tiff, width, height, (uint32_t *)rows, orientation, 1)) {
            us_swapRedAndBlue(rows, (size_t)width * height);
            result = us_pictureRead;
        }
    }
    TIFFClose(tiff);
    return result;
}
