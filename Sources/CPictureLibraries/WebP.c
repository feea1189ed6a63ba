#include "Library.h"

// The parts of webp/decode.h and webp/demux.h (Debian 12: libwebp 1.2.4) that are called here.
struct WebPBitstreamFeatures { int width, height, hasAlpha, hasAnimation, format; uint32_t reserved[5]; };
struct WebPData { const uint8_t *bytes; size_t size; };
struct WebPAnimDecoderOptions { int colorMode, useThreads; uint32_t reserved[7]; };
enum { decoderVersion = 0x0209, demuxVersion = 0x0107, modeBGRA = 3 };

static us_PictureResult readFirstFrame(struct WebPData data, const us_Picture *picture, uint8_t *rows, size_t rowLength) {
    void *library = dlopen("libwebpdemux.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return us_pictureLibraryMissing;
    FUNCTION(library, void *, WebPAnimDecoderNewInternal, const struct WebPData *, const struct WebPAnimDecoderOptions *, int);
    FUNCTION(library, int, WebPAnimDecoderGetNext, void *, uint8_t **, int *);
    FUNCTION(library, void, WebPAnimDecoderDelete, void *);
    struct WebPAnimDecoderOptions options = { .colorMode = modeBGRA };
    void *decoder = WebPAnimDecoderNewInternal(&data, &options, demuxVersion);
    if (!decoder) return us_pictureDamaged;
    uint8_t *canvas;
    int time, isRead = WebPAnimDecoderGetNext(decoder, &canvas, &time);
    size_t length = (size_t)picture->width * 4;
    for (int y = 0; isRead && y < picture->height; y++) memcpy(rows + y * rowLength, canvas + y * length, length);
    WebPAnimDecoderDelete(decoder);
    return isRead ? us_pictureRead : us_pictureDamaged;
}

us_PictureResult us_readWebP(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength) {
    void *library = dlopen("libwebp.so.7", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return us_pictureLibraryMissing;
    FUNCTION(library, int, WebPGetFeaturesInternal, const uint8_t *, size_t, struct WebPBitstreamFeatures *, int);
    FUNCTION(library, uint8_t *, WebPDecodeBGRAInto, const uint8_t *, size_t, uint8_t *, size_t, int);
    struct WebPBitstreamFeatures features;
    if (WebPGetFeaturesInternal(data, length, &features, decoderVersion) != 0) return us_pictureDamaged;
    *picture = (us_Picture){ .width = features.width, .height = features.height, .orientation = 1, .hasAlpha = features.hasAlpha };
    if (!rows) return us_pictureRead;
    if (features.hasAnimation) return readFirstFrame((struct WebPData){ data, length }, picture, rows, rowLength);
    return WebPDecodeBGRAInto(data, length, rows, rowLength * picture->height, (int)rowLength) ? us_pictureRead : us_pictureDamaged;
}
