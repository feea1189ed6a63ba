#include "Library.h"

// The parts of libheif/heif.h (Debian 12: libheif 1.15) that are called here.
struct heif_error { int code, subcode; const char *message; };
enum { colorspaceRGB = 1, chromaInterleavedRGBA = 11, channelInterleaved = 10 };

us_PictureResult us_readHEIF(const uint8_t *data, size_t length, us_Picture *picture, uint8_t *rows, size_t rowLength) {
    void *library = dlopen("libheif.so.1", RTLD_LAZY | RTLD_LOCAL);
    if (!library) return us_pictureLibraryMissing;
    FUNCTION(library, void *, heif_context_alloc, void);
    FUNCTION(library, void, heif_context_free, void *);
    FUNCTION(library, struct heif_error, heif_context_read_from_memory_without_copy, void *, const void *, size_t, const void *);
    FUNCTION(library, struct heif_error, heif_context_get_primary_image_handle, void *, void **);
    FUNCTION(library, void, heif_image_handle_release, const void *);
    FUNCTION(library, int, heif_image_handle_get_width, const void *);
    FUNCTION(library, int, heif_image_handle_get_height, const void *);
    FUNCTION(library, int, heif_image_handle_has_alpha_channel, const void *);
    FUNCTION(library, int, heif_image_handle_is_premultiplied_alpha, const void *);
    FUNCTION(library, struct heif_error, heif_decode_image, const void *, void **, int, int, const void *);
    FUNCTION(library, int, heif_image_get_width, const void *, int);
    FUNCTION(library, int, heif_image_get_height, const void *, int);
    FUNCTION(library, const uint8_t *, heif_image_get_plane_readonly, const void *, int, int *);
    FUNCTION(library, void, heif_image_release, const void *);

    us_PictureResult result = us_pictureDamaged;
    void *handle = NULL, *image = NULL, *context = heif_context_alloc();
    if (!context) return us_pictureDamaged;
    if (heif_context_read_from_memory_without_copy(context, data, length, NULL).code) goto end;
    if (heif_context_get_primary_image_handle(context, &handle).code) goto end;
    *picture = (us_Picture){
        .width = heif_image_handle_get_width(handle), .height = heif_image_handle_get_height(handle), .orientation = 1,
        .hasAlpha = heif_image_handle_has_alpha_channel(handle), .isPremultiplied = heif_image_handle_is_premultiplied_alpha(handle),
    };
    if (rows) {
        if (heif_decode_image(handle, &image, colorspaceRGB, chromaInterleavedRGBA, NULL).code) goto end;
        int stride = 0;
        const uint8_t *plane = heif_image_get_plane_readonly(image, channelInterleaved, &stride);
        if (!plane || heif_image_get_width(image, channelInterleaved) < picture->width || heif_image_get_height(image, channelInterleaved) < picture->height) goto end;
        for (int y = 0; y < picture->height; y++) {
            memcpy(rows + y * rowLength, plane + y * (size_t)stride, (size_t)picture->width * 4);
            us_swapRedAndBlue(rows + y * rowLength, picture->width);
        }
    }
    result = us_pictureRead;
end:
    if (image) heif_image_release(image);
    if (handle) heif_image_handle_release(handle);
    heif_context_free(context);
    return result;
}
