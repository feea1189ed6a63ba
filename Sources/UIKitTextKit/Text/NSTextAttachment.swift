import CUIKitTextKitDescriptors
import CoreText
import Foundation
import UIKitCore

/// The methods of an attachment for TextKit 1.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image that is drawn in the bounds, or nil for none.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    /// Returns the bounds of the attachment in points, relative to the glyph's position on the baseline, y upward.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// The methods of an attachment for TextKit 2.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Returns the image that is drawn in the bounds, or nil for none.
    func image(for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?)
        -> UIImage?
    /// Returns the bounds of the attachment in points, relative to its position on the baseline, y upward.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect
    /// Returns a provider of the view that represents the attachment, or nil for an image.
    func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?)
        -> NSTextAttachmentViewProvider?
}

/// An image, a file's contents or a view within a line of text.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, NSTextAttachmentLayout, TextAttachment,
    @unchecked Sendable
{
    /// The character that represents an attachment in a string.
    public static let character: unichar = 0xFFFC

    // The first stored property, where CoreFoundation looks for it.
    private final let coreFoundationMark = CoreFoundationMark.word
    /// The data of the attachment, or nil. Data of a picture is shown if there is no `image`.
    open var contents: Data? { didSet { pictureOfContents = nil } }
    /// The uniform type identifier of the data, or nil.
    open var fileType: String?
    /// The file whose contents the attachment has.
    open var fileWrapper: FileWrapper? {
        get { storedWrapper ?? contents.map(FileWrapper.init(regularFileWithContents:)) }
        set {
            storedWrapper = newValue
            contents = newValue?.regularFileContents
        }
    }
    private var storedWrapper: FileWrapper?
    /// The image, or nil to use that of `contents`.
    open var image: UIImage?
    /// The bounds relative to the baseline, y upward; zero for the image's own size, on the baseline.
    open var bounds = CGRect.zero
    // FIXME(gap): attachments have no padding.
    /// The space in points before and after the attachment. It is stored but has no effect.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether the view of `viewProvider(for:location:textContainer:)` may represent the attachment.
    open var allowsTextAttachmentView = true
    /// Whether a view represents the attachment: whether one is allowed, and a class is registered for the file type.
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && fileType.flatMap(Self.textAttachmentViewProviderClass) != nil }
    private var pictureOfContents: UIImage?

    /// Creates an attachment with data of a type. Nil as the data makes an attachment that only has an image or a view.
    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Whether the class can be decoded securely, which is `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates the attachment that an archive describes.
    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { Data(referencing: $0) }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType").map { $0 as String }
        image = coder.decodeObject(of: UIImage.self, forKey: "NSImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        super.init()
    }

    /// Writes the data, its type, the image, and the bounds into an archive.
    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(NSData(data: contents), forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.encode(bounds, forKey: "NSBounds")
    }

    /// Returns `image`, or else the picture in `contents`, or nil. The arguments have no effect, unless a subclass overrides it.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        if let image { return image }
        if pictureOfContents == nil, let contents { pictureOfContents = UIImage(data: contents) }
        return pictureOfContents
    }

    /// Returns the bounds of the attachment relative to the pen, y upward.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds != .zero { return bounds }
        let size = image(forBounds: .zero, textContainer: textContainer, characterIndex: charIndex)?.size ?? CGSize(width: 32, height: 32)
        return CGRect(origin: .zero, size: size)
    }

    // MARK: TextKit 2

    /// Returns the image of the method for TextKit 1.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: NSTextContentStorage.units(location))
    }

    /// Returns the bounds of the method for TextKit 1.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: NSTextContentStorage.units(location))
    }

    /// Returns a provider of the class registered for the file's type, or `nil` if there is none.
    open func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?)
        -> NSTextAttachmentViewProvider?
    {
        guard usesTextAttachmentView, let fileType,
            let kind = Self.textAttachmentViewProviderClass(forFileType: fileType) as? NSTextAttachmentViewProvider.Type
        else { return nil }
        guard kind != NSTextAttachmentViewProvider.self, let method = us_NSTextAttachmentViewProvider_init() else {
            return NSTextAttachmentViewProvider(
                textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager, location: location)
        }
        return Instantiation.make(
            kind, self, parentView, textContainer?.textLayoutManager, location, method: method,
            declaredIn: NSTextAttachmentViewProvider.self)
    }

    private nonisolated(unsafe) static var providerClasses: [String: AnyClass] = [:]
    /// Registers the class of providers whose views represent attachments of a file type.
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
        providerClasses[fileType] = textAttachmentViewProviderClass
    }
    /// Returns the class that is registered for a file type, or nil.
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { providerClasses[fileType] }

    // MARK: Text engine

    package func attachmentBounds(lineWidth: CGFloat, ascent: CGFloat, position: CGPoint, characterIndex: Int) -> CGRect {
        let line = CGRect(x: 0, y: position.y, width: lineWidth.isFinite ? lineWidth : 10_000_000, height: ascent)
        return attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: position, characterIndex: characterIndex)
    }

    package func drawAttachment(in context: CGContext, rect: CGRect, characterIndex: Int, color: CGColor) {
        image(forBounds: rect, textContainer: nil, characterIndex: characterIndex)?.drawAttached(in: context, rect: rect, color: color)
    }
}

extension NSAttributedString {
    /// Creates a string with a single character, the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Creates a string with a single character, the attachment, and further attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Returns whether a range contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            if value != nil { (found, stop.pointee) = (true, true) }
        }
        return found
    }
}
