import Foundation

/// Recognizes a picture's format and makes an image that decodes when it is first drawn.
package enum ImageDecoder {
    package struct Picture {
        package var image: CGImage
        /// The EXIF orientation, 1...8.
        package var orientation: Int
    }

    /// Returns `nil` for unknown formats, damaged headers and pictures above the pixel limit. Only the header is read.
    ///
    /// The bytes that apps see are in ImageIO's order; an asset catalog's pictures are in the screen's, as Xcode stores them.
    package static func decode(_ data: Data, fromCatalog: Bool = false) -> Picture? {
        let formats = fromCatalog ? (any: PixelFormat.native, opaque: PixelFormat.nativeOpaque) : (any: .decoded, opaque: .decodedOpaque)
        /// A small picture is decoded immediately, so that a damaged one is rejected here, as UIImage(data:) does.
        func picture(_ width: Int, _ height: Int, _ utType: String, orientation: Int = 1, load: @escaping @Sendable () -> PixelBuffer?)
            -> Picture?
        {
            guard PixelBuffer.isAcceptable(width: width, height: height) else { return nil }
            guard width * height <= 1 << 20 else {
                return Picture(
                    image: CGImage(width: width, height: height, format: formats.any, utType: utType, load: load), orientation: orientation)
            }
            return load().map { pixels in
                let format = pixels.isOpaque ? formats.opaque : formats.any
                return Picture(
                    image: CGImage(width: width, height: height, format: format, utType: utType, load: { pixels }), orientation: orientation
                )
            }
        }
        if PNGDecoder.isPNG(data) {
            return PNGDecoder.size(data).flatMap { picture($0.width, $0.height, "public.png") { PNGDecoder.decode(data) } }
        }
        if JPEGCodec.isJPEG(data) {
            guard let size = JPEGCodec.size(data), PixelBuffer.isAcceptable(width: size.width, height: size.height) else { return nil }
            let image = CGImage(
                width: size.width, height: size.height, format: formats.opaque, utType: "public.jpeg",
                loadReduced: { JPEGCodec.decode(data, atLeast: ($0, $1)) }, load: { JPEGCodec.decode(data) })
            return Picture(image: image, orientation: JPEGCodec.orientation(data))
        }
        if GIFDecoder.isGIF(data), let frame = GIFDecoder.decode(data, limit: 1)?.frames.first {
            return Picture(image: CGImage(frame.pixels), orientation: 1)
        }
        if let decoder = BMPDecoder(data) { return picture(decoder.width, decoder.height, "com.microsoft.bmp") { decoder.decode() } }
        if let decoder = LibraryDecoder.reading(data) {
            return decoder.header(data).flatMap {
                picture($0.width, $0.height, decoder.utType, orientation: $0.orientation) { decoder.decode(data) }
            }
        }
        return nil
    }
}

extension CGImage {
    /// Creates an image from a PNG file. Returns nil if the data isn't one or is damaged. `decode`, interpolation, and intent have no
    /// effect.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, PNGDecoder.isPNG(data), let buffer = PNGDecoder.decode(data) else { return nil }
        self.init(buffer)
    }

    /// Creates an image from a JPEG file. Returns nil if the data isn't one or is damaged. `decode`, interpolation, and intent have no
    /// effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, JPEGCodec.isJPEG(data), let buffer = JPEGCodec.decode(data) else { return nil }
        self.init(buffer)
    }
}
