// DEFLATE in pieces, by zlib, which PNG pictures need anyway. libdeflate is faster, and has whole buffers only.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A stream that packs or unpacks bytes without a header (RFC 1951).
typedef struct us_ZlibStream us_ZlibStream;

/// Makes a stream. NULL when memory is short.
us_ZlibStream *us_zlibStreamCreate(bool packs);
/// Takes bytes from `source` and writes to `target`, and moves both. Returns 1 at the end of the stream, 0 before it, and -1 for damaged bytes.
int us_zlibStreamProcess(us_ZlibStream *stream, const uint8_t **source, size_t *sourceSize, uint8_t **target, size_t *targetSize, bool isLast);
void us_zlibStreamDestroy(us_ZlibStream *stream);
