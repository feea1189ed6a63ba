import CoreText
import Foundation

/// The limits for shrinking in string drawing, and the results.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor by which text may shrink; 0 for none. Stored but has no effect: text never shrinks.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text shrank. Always 1.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was drawn or measured last.
    open private(set) var totalBounds = CGRect.zero

    public override init() { super.init() }

    final func record(_ bounds: CGRect) { totalBounds = bounds }
}

/// Measures and draws strings as UIKit's additions to NSString do.
struct StringDrawing {
    let text: AttributedText

    /// The default font for strings: Helvetica 12.
    private static let defaultFont = CTFont.named("Helvetica", size: 12) ?? .system(size: 12)

    init(_ string: NSAttributedString) { text = AttributedText(string, defaultFont: StringDrawing.defaultFont) }

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.init(NSAttributedString(string: string, attributes: attributes))
    }

    func layout(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextLayout {
        // A side of zero or less means no limit.
        var constraints = TextConstraints(width: size.width > 0 && size.width < 1_000_000 ? size.width : .infinity)
        constraints.styleLeading = options.contains(.usesFontLeading) ? .everyLine : .none
        if options.contains(.truncatesLastVisibleLine), size.height > 0 {
            constraints.height = size.height
            constraints.truncation = .tail
        } else {
            constraints.followsParagraphModes = true
        }
        if !options.contains(.usesLineFragmentOrigin) {
            constraints.width = .infinity
        }
        return TextLayout(text, constraints)
    }

    var size: CGSize { layout(.zero, .usesLineFragmentOrigin).size }

    func bounds(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        let layout = layout(size, options)
        guard options.contains(.usesLineFragmentOrigin) else {
            // The origin is the baseline's.
            return CGRect(x: 0, y: -(layout.lines.first?.descent ?? 0), width: layout.size.width, height: layout.lines.first?.height ?? 0)
        }
        return CGRect(origin: .zero, size: layout.size)
    }

    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(.zero, .usesLineFragmentOrigin).draw(in: context, at: point, color: CGColor(gray: 0, alpha: 1))
    }

    func draw(in rect: CGRect, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(rect.size, options)
        if options.contains(.usesLineFragmentOrigin) {
            context.saveGState()
            // Only the height clips: letters may extend beyond the sides.
            if rect.height > 0, layout.size.height > rect.height {
                context.clip(to: CGRect(x: rect.minX - 1000, y: rect.minY, width: rect.width + 2000, height: rect.height))
            }
            layout.draw(in: context, at: rect.origin, color: CGColor(gray: 0, alpha: 1))
            context.restoreGState()
        } else {
            layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline), color: CGColor(gray: 0, alpha: 1))
        }
    }
}

extension NSAttributedString {
    /// Returns the size of the text on one line, or as many as it has line breaks, in points.
    public func size() -> CGSize { StringDrawing(self).size }

    /// Draws the text in the current context, with its top left at a point.
    public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

    /// Draws the text in the current context, wrapped to a rectangle's width; what doesn't fit its height is clipped.
    public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

    /// Draws the text in a rectangle as the options say; the context receives the bounds. Without `usesLineFragmentOrigin`, the origin is
    /// the baseline's.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(self).draw(in: rect, options)
        context?.record(boundingRect(with: rect.size, options: options, context: nil))
    }

    /// Returns the rectangle of the text wrapped to a size, in points; a side of zero or less is no limit. Sizes aren't rounded.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let bounds = StringDrawing(self).bounds(size, options)
        context?.record(bounds)
        return bounds
    }
}

extension NSString {
    /// Returns the size of the text with attributes, in points; Helvetica 12 without a font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { text.size(withAttributes: attrs) }

    /// Draws the text with attributes in the current context, with its top left at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text.draw(at: point, withAttributes: attrs)
    }

    /// Draws the text with attributes, wrapped to a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        text.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text with attributes in a rectangle as the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        text.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the rectangle of the text with attributes, wrapped to a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var text: String { String(describing: self) }
}

/// The same methods on Swift's strings, which use NSString's members by bridging on Apple's systems.
extension String {
    /// Returns the size of the text with attributes, in points; Helvetica 12 without a font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { StringDrawing(self, attrs).size }

    /// Draws the text with attributes in the current context, with its top left at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(at: point)
    }

    /// Draws the text with attributes, wrapped to a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(self, attrs).draw(in: rect)
    }

    /// Draws the text with attributes in a rectangle as the options say.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// Returns the rectangle of the text with attributes, wrapped to a size, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}
