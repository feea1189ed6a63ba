import Foundation
import UIKitCore

/// A picture that is laid out in text like an emoji and follows the font's size.
open class NSAdaptiveImageGlyph: NSObject, NSCopying, NSSecureCoding {
    /// The picture, in the format of its type.
    public let imageContent: Data
    /// Identifies the picture: equal pictures have equal identifiers.
    public let contentIdentifier: String
    /// A description of the picture in words, for accessibility.
    public let contentDescription: String

    /// Creates a glyph from the data of a picture.
    public init(imageContent: Data) {
        self.imageContent = imageContent
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a
        for byte in imageContent { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        contentIdentifier = "adaptive-image-glyph-" + String(hash, radix: 16)
        contentDescription = "Image"
        super.init()
    }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }
    /// Creates the `NSAdaptiveImageGlyph` that an interface file or an archive describes.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "imageContent") else { return nil }
        self.init(imageContent: data as Data)
    }
    /// Writes the state of the `NSAdaptiveImageGlyph` into an archive.
    open func encode(with coder: NSCoder) { coder.encode(imageContent as NSData, forKey: "imageContent") }
    /// Returns the glyph itself, because it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSAdaptiveImageGlyph)?.imageContent == imageContent }
    open override var hash: Int { imageContent.hashValue }
}

extension NSAttributedString {
    /// Creates a string with one glyph, as high as its font's line.
    public convenience init(adaptiveImageGlyph: NSAdaptiveImageGlyph, attributes: [NSAttributedString.Key: Any]) {
        let attachment = NSTextAttachment()
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
        if let image = UIImage(data: adaptiveImageGlyph.imageContent), image.size.height > 0 {
            attachment.image = image
            let height = font.ascender - font.descender
            attachment.bounds = CGRect(x: 0, y: font.descender, width: height * image.size.width / image.size.height, height: height)
        }
        var all = attributes
        (all[.attachment], all[.adaptiveImageGlyph]) = (attachment, adaptiveImageGlyph)
        self.init(string: "\u{FFFC}", attributes: all)
    }
}
