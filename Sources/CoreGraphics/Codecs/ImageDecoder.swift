import Foundation

/// Recognises a picture's format and makes an image that decodes when it is first drawn.
package enum ImageDecoder {
    package struct Picture {
        package var image: CGImage
        /// EXIF's number, 1...8.
        package var orientation: Int
    }

    /// Nil for unknown formats, damaged headers and pictures above the pixel limit. Only the header is read.
    ///
    /// What apps read of the bytes is in ImageIO's order; an asset catalog's pictures are in the screen's, as Xcode stores them.
    package static func decode(_ data: Data, fromCatalog: Bool = false) -> Picture? {
        let (format, opaque) = fromCatalog ? (PixelFormat.native, PixelFormat.nativeOpaque) : (.decoded, .decodedOpaque)
        if PNGDecoder.isPNG(data) {
            guard let size = PNGDecoder.size(data), PixelBuffer.isAcceptable(width: size.width, height: size.height) else { return nil }
            // A small picture is decoded at once, so that a damaged one is refused here, as UIImage(data:) does.
            if size.width * size.height <= 1 << 20 {
                return PNGDecoder.decode(data).map { pixels in
                    Picture(image: CGImage(width: size.width, height: size.height, format: pixels.isOpaque ? opaque : format, utType: "public.png", load: { pixels }), orientation: 1)
                }
            }
            let image = CGImage(width: size.width, height: size.height, format: format, utType: "public.png", load: { PNGDecoder.decode(data) })
            return Picture(image: image, orientation: 1)
        }
        if JPEGCodec.isJPEG(data) {
            guard let size = JPEGCodec.size(data), PixelBuffer.isAcceptable(width: size.width, height: size.height) else { return nil }
            let image = CGImage(
                width: size.width, height: size.height, format: opaque, utType: "public.jpeg",
                loadReduced: { JPEGCodec.decode(data, atLeast: ($0, $1)) }, load: { JPEGCodec.decode(data) })
            return Picture(image: image, orientation: JPEGCodec.orientation(data))
        }
        if GIFDecoder.isGIF(data), let frame = GIFDecoder.decode(data, limit: 1)?.frames.first { return Picture(image: CGImage(frame.pixels), orientation: 1) }
        if let format = undecodedFormat(data) {
            FileHandle.standardError.write(Data("Understudy: a \(format) picture is not decoded here and reads as nil; convert it to PNG or JPEG.\n".utf8))
        }
        return nil
    }

    /// The name of a format iOS reads and this decoder does not.
    // FIXME(gap): WebP, HEIC, TIFF and BMP pictures are not decoded.
    package static func undecodedFormat(_ data: Data) -> String? {
        let head = [UInt8](data.prefix(12))
        func text(_ range: Range<Int>) -> String { range.upperBound <= head.count ? String(decoding: head[range], as: UTF8.self) : "" }
        if text(0..<4) == "RIFF", text(8..<12) == "WEBP" { return "WebP" }
        if text(4..<8) == "ftyp", ["heic", "heix", "hevc", "mif1", "msf1", "avif"].contains(text(8..<12)) { return text(8..<12) == "avif" ? "AVIF" : "HEIC" }
        if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return "TIFF" }
        return text(0..<2) == "BM" && head.count == 12 ? "BMP" : nil
    }
}

extension CGImage {
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, PNGDecoder.isPNG(data), let buffer = PNGDecoder.decode(data) else { return nil }
        self.init(buffer)
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard let data = source.data, JPEGCodec.isJPEG(data), let buffer = JPEGCodec.decode(data) else { return nil }
        self.init(buffer)
    }
}
