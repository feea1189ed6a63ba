#include "CZlibStreams.h"
#include <limits.h>
#include <stdlib.h>
#include <zlib.h>

struct us_ZlibStream {
    z_stream stream;
    bool packs, isAtEnd;
};

us_ZlibStream *us_zlibStreamCreate(bool packs) {
    us_ZlibStream *made = calloc(1, sizeof *made);
    if (!made) return NULL;
    made->packs = packs;
    // Negative bits of the window: no header. The level is Apple's.
    int result = packs ? deflateInit2(&made->stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) : inflateInit2(&made->stream, -15);
    if (result == Z_OK) return made;
    free(made);
    return NULL;
}

int us_zlibStreamProcess(us_ZlibStream *self, const uint8_t **source, size_t *sourceSize, uint8_t **target, size_t *targetSize, bool isLast) {
    if (self->isAtEnd) return 1;
    for (;;) {
        // zlib counts in 32 bits.
        uInt in = *sourceSize > UINT_MAX ? UINT_MAX : (uInt)*sourceSize, out = *targetSize > UINT_MAX ? UINT_MAX : (uInt)*targetSize;
        self->stream.next_in = (Bytef *)*source;
        self->stream.avail_in = in;
        self->stream.next_out = *target;
        self->stream.avail_out = out;
        int result;
        if (self->packs) {
            result = deflate(&self->stream, isLast && in == *sourceSize ? Z_FINISH : Z_NO_FLUSH);
        } else {
            result = inflate(&self->stream, Z_SYNC_FLUSH);
        }
        size_t taken = in - self->stream.avail_in, written = out - self->stream.avail_out;
        *source += taken;
        *sourceSize -= taken;
        *target += written;
        *targetSize -= written;
        if (result == Z_STREAM_END) {
            self->isAtEnd = true;
            return 1;
        }
        if (result != Z_OK && result != Z_BUF_ERROR) return -1;
        if (!taken && !written) {
            // Nothing is left to do with these bytes: the stream goes on, or it is cut off.
            return isLast && !self->packs && !*sourceSize && *targetSize ? -1 : 0;
        }
        if (!*targetSize || (!*sourceSize && !isLast)) return 0;
    }
}

void us_zlibStreamDestroy(us_ZlibStream *self) {
    if (!self) return;
    if (self->packs) deflateEnd(&self->stream);
    else inflateEnd(&self->stream);
    free(self);
}
