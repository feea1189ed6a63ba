import CoreText
import Foundation
import UIKitCore

/// Provides the view of an attachment at a location in a document. Only TextKit 2 uses it.
open class NSTextAttachmentViewProvider: NSObject, @unchecked Sendable {
    open private(set) weak var textAttachment: NSTextAttachment?
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The location of the attachment; it moves with the preceding text.
    open internal(set) var location: any NSTextLocation
    /// Whether the attachment has the view's size.
    open var tracksTextAttachmentViewBounds = false
    private var loaded: UIView?

    /// Creates a provider. A subclass overrides it, and `loadView()`.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
        (self.textAttachment, self.textLayoutManager, self.location) = (textAttachment, textLayoutManager, location)
        super.init()
    }

    /// The view, loaded on first access.
    open var view: UIView? {
        get {
            if loaded == nil { loadView() }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Creates and sets `view`.
    open func loadView() {}

    /// Returns the bounds relative to the pen, y upward; used if `tracksTextAttachmentViewBounds` is true.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect,
        position: CGPoint
    ) -> CGRect {
        guard let view else { return textAttachment?.bounds ?? .zero }
        return MainActor.assumeIsolated {
            let own = view.intrinsicContentSize
            let fitting = own.width < 0 || own.height < 0 ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : own
            func side(_ own: CGFloat, _ set: CGFloat, _ fitting: CGFloat) -> CGFloat { own >= 0 ? own : set > 0 ? set : fitting }
            return CGRect(
                x: 0, y: 0, width: side(own.width, view.bounds.width, fitting.width),
                height: side(own.height, view.bounds.height, fitting.height))
        }
    }
}

/// An attachment at its place in TextKit 2: adapts the attachment's methods for a location to the text engine.
package final class PlacedAttachment: TextAttachment {
    let attachment: NSTextAttachment
    package let provider: NSTextAttachmentViewProvider?
    private let attributes: [NSAttributedString.Key: Any]
    private let location: any NSTextLocation
    private weak var container: NSTextContainer?

    init(
        _ attachment: NSTextAttachment, _ provider: NSTextAttachmentViewProvider?, _ attributes: [NSAttributedString.Key: Any],
        at location: any NSTextLocation,
        in container: NSTextContainer?
    ) {
        (self.attachment, self.provider, self.attributes, self.location, self.container) = (
            attachment, provider, attributes, location, container
        )
    }

    package func attachmentBounds(lineWidth: CGFloat, ascent: CGFloat, position: CGPoint, characterIndex: Int) -> CGRect {
        let line = CGRect(x: 0, y: position.y, width: lineWidth.isFinite ? lineWidth : 10_000_000, height: ascent)
        if let provider, provider.tracksTextAttachmentViewBounds {
            return provider.attachmentBounds(
                for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: position)
        }
        return attachment.attachmentBounds(
            for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: position)
    }

    package func drawAttachment(in context: CGContext, rect: CGRect, characterIndex: Int, color: CGColor) {
        guard provider?.view == nil else { return }
        attachment.image(for: rect, attributes: attributes, location: location, textContainer: container)?.drawAttached(
            in: context, rect: rect, color: color)
    }
}

extension UIImage {
    /// Draws the image. A template, as symbols are, takes the color of its text.
    func drawAttached(in context: CGContext, rect: CGRect, color: CGColor) {
        UIGraphicsPushContext(context)
        (isTemplate && attributes.tint == nil ? withTintColor(UIColor(cgColor: color)) : self).draw(in: rect)
        UIGraphicsPopContext()
    }
}
