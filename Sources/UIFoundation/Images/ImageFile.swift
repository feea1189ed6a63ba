import CoreText
import Foundation
import QuartzCore

/// A picture or drawing read from a file.
struct ImageFile {
    var content: ImageContent
    var attributes: ImageAttributes

    /// Returns `nil` if there is no file, or if it contains no picture.
    static func load(_ path: String, fromCatalog: Bool = false) -> ImageFile? {
        let name = (path as NSString).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) ?? withoutExtension(path),
            let decoded = ImageContent.decode(data, fromCatalog: fromCatalog)
        else { return nil }
        return ImageFile(content: decoded.content, attributes: ImageAttributes(scale: scale(in: name), orientation: decoded.orientation))
    }

    /// Returns the data for a path without an extension: `UIImage(contentsOfFile:)` accepts a path without `.png`.
    private static func withoutExtension(_ path: String) -> Data? {
        guard (path as NSString).pathExtension.isEmpty else { return nil }
        return FileManager.default.contents(atPath: path + ".png")
    }

    /// Returns the scale of `@2x` or `@3x` before the extension, and before `~ipad`.
    static func scale(in name: String) -> CGFloat {
        let stem = (name as NSString).deletingPathExtension.split(separator: "~").first.map(String.init) ?? name
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }
}

extension ImageContent {
    static func decode(_ data: Data, fromCatalog: Bool = false) -> (content: ImageContent, orientation: UIImage.Orientation)? {
        if let picture = ImageDecoder.decode(data, fromCatalog: fromCatalog) {
            return (.bitmap(picture.image), UIImage.Orientation(exif: picture.orientation))
        }
        if let drawing = VectorFormats.decode(data) { return (.drawing(drawing), .up) }
        return nil
    }
}

extension UIImage {
    /// Returns PNG data with the orientation applied: the file shows the picture as UIKit does.
    public func pngData() -> Data? { uprightBitmap.flatMap { PNGEncoder.encode($0) } }

    /// Returns JPEG data; `compressionQuality` is within 0...1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        uprightBitmap.flatMap { JPEGCodec.encode($0, quality: compressionQuality) }
    }

    private var uprightBitmap: CGImage? {
        guard imageOrientation != .up || attributes.tint != nil else { return cgImage }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}

/// Drawings of asset catalogs: SVG and PDF.
enum VectorFormats {
    static func decode(_ data: Data) -> VectorDrawing? {
        if let drawing = SVGDrawing(data: data) { return VectorDrawing(size: drawing.size) { drawing.draw(in: $0) } }
        return PDFDrawing(data: data).map { drawing in VectorDrawing(size: drawing.size) { drawing.draw(in: $0) } }
    }
}

/// The source of icon outlines.
enum SymbolShapeSource {
    static func load(_ name: String) -> SymbolShape? {
        SymbolLibrary.shape(named: name).map { SymbolShape(path: $0.path, box: $0.box, usesEvenOddFill: $0.usesEvenOddFill) }
    }
}
