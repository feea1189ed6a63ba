import CUIKitTextKitDescriptors
import CoreText
import Foundation
import UIKitCore

/// The methods of an attachment for TextKit 1.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// The methods of an attachment for TextKit 2.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    func image(for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?)
        -> UIImage?
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect
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
    open var contents: Data? { didSet { pictureOfContents = nil } }
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
    open var image: UIImage?
    /// The bounds relative to the baseline, y upward; zero for the image's own size, on the baseline.
    open var bounds = CGRect.zero
    // FIXME(gap): attachments have no padding.
    open var lineLayoutPadding: CGFloat = 0
    /// Whether the view of `viewProvider(for:location:textContainer:)` may represent the attachment.
    open var allowsTextAttachmentView = true
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && fileType.flatMap(Self.textAttachmentViewProviderClass) != nil }
    private var pictureOfContents: UIImage?

    public init(data contentData: Data?, ofType uti: String?) {
        (contents, fileType) = (contentData, uti)
        super.init()
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        contents = coder.decodeObject(of: NSData.self, forKey: "NSContents").map { Data(referencing: $0) }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSFileType").map { $0 as String }
        image = coder.decodeObject(of: UIImage.self, forKey: "NSImage")
        bounds = coder.decodeCGRect(forKey: "NSBounds")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        if let contents { coder.encode(NSData(data: contents), forKey: "NSContents") }
        if let fileType { coder.encode(fileType as NSString, forKey: "NSFileType") }
        if let image { coder.encode(image, forKey: "NSImage") }
        coder.encode(bounds, forKey: "NSBounds")
    }

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

    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: NSTextContentStorage.units(location))
    }

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
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
        providerClasses[fileType] = textAttachmentViewProviderClass
    }
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

    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            if value != nil { (found, stop.pointee) = (true, true) }
        }
        return found
    }
}
