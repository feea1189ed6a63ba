import CPictureLibraries
import Foundation

/// Reads less common formats, each with a library that is loaded for its first picture.
package struct LibraryDecoder: Sendable {
    struct Header {
        var width: Int
        var height: Int
        /// The EXIF orientation, 1...8.
        var orientation: Int
    }

    /// The format's common name.
    package let name: String
    let utType: String
    /// The Debian package of the library.
    private let package: String
    private let read: us_PictureReader

    private static let webP = LibraryDecoder(name: "WebP", utType: "org.webmproject.webp", package: "libwebp7", read: us_readWebP)
    private static let heic = LibraryDecoder(name: "HEIC", utType: "public.heic", package: "libheif1", read: us_readHEIF)
    private static let avif = LibraryDecoder(name: "AVIF", utType: "public.avif", package: "libheif1", read: us_readHEIF)
    private static let tiff = LibraryDecoder(name: "TIFF", utType: "public.tiff", package: "libtiff6", read: us_readTIFF)

    /// Returns the decoder for pictures that begin like `data`, or `nil` if there is none.
    package static func reading(_ data: Data) -> LibraryDecoder? {
        let head = [UInt8](data.prefix(12))
        if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return tiff }
        guard head.count == 12 else { return nil }
        let (start, box, brand) = (
            String(decoding: head[0..<4], as: UTF8.self), String(decoding: head[4..<8], as: UTF8.self),
            String(decoding: head[8..<12], as: UTF8.self)
        )
        return switch (start, box, brand) {
        case ("RIFF", _, "WEBP"): webP
        case (_, "ftyp", "avif"): avif
        case (_, "ftyp", "heic"), (_, "ftyp", "heix"), (_, "ftyp", "hevc"), (_, "ftyp", "mif1"), (_, "ftyp", "msf1"): heic
        default: nil
        }
    }

    /// Returns the header, or `nil` if it is damaged or if the library is not installed, which is reported.
    func header(_ data: Data) -> Header? {
        var picture = us_Picture()
        guard call(data, &picture, nil), picture.width > 0, picture.height > 0 else { return nil }
        return Header(
            width: Int(picture.width), height: Int(picture.height),
            orientation: (1...8).contains(picture.orientation) ? Int(picture.orientation) : 1)
    }

    /// Returns premultiplied pixels, or `nil` if the library rejects the data.
    func decode(_ data: Data) -> PixelBuffer? {
        var picture = us_Picture()
        guard call(data, &picture, nil) else { return nil }
        let hasAlpha = picture.hasAlpha != 0
        guard let buffer = PixelBuffer(width: Int(picture.width), height: Int(picture.height), isOpaque: !hasAlpha),
            call(data, &picture, buffer)
        else { return nil }
        if hasAlpha, picture.isPremultiplied == 0 { buffer.premultiply() }
        buffer.markDirty()
        return buffer
    }

    private func call(_ data: Data, _ picture: inout us_Picture, _ buffer: PixelBuffer?) -> Bool {
        let result = data.withUnsafeBytes {
            read(
                $0.bindMemory(to: UInt8.self).baseAddress, $0.count, &picture, buffer?.base.assumingMemoryBound(to: UInt8.self),
                buffer?.bytesPerRow ?? 0)
        }
        if result == us_pictureLibraryMissing {
            FileHandle.standardError.write(
                Data(
                    "Understudy: a \(name) picture reads as nil without the Debian package \(package); install it, or convert the picture to PNG.\n"
                        .utf8))
        }
        return result == us_pictureRead
    }
}
