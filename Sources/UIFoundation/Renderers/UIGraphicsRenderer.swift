import Foundation
import QuartzCore

/// The format of a renderer's contexts.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
    public required override init() { super.init() }

    /// Returns the format for the main screen.
    open class func `default`() -> Self { self.init() }
    /// Returns the format for the main screen, like `default()`.
    open class func preferred() -> Self { self.init() }

    /// The rectangle that a renderer draws, in points; zero in a custom format.
    open fileprivate(set) var bounds: CGRect = .zero

    /// Returns an independent copy of the receiver's class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

extension UIImage {
    /// The format with which to draw such an image again.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = [.none, .noneSkipLast, .noneSkipFirst].contains(cgImage?.alphaInfo ?? .premultipliedLast)
        return format
    }
}

/// The context of one drawing by a renderer. User space is in points, y downward.
open class UIGraphicsRendererContext: NSObject {
    /// The Core Graphics context, in points with y downward.
    open private(set) var cgContext: CGContext
    /// The format of the renderer.
    open private(set) var format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
        super.init()
    }

    /// Fills a rectangle with the fill color, replacing what is beneath.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// Fills a rectangle with the fill color and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws a frame inside a rectangle in the line color, replacing what is beneath.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    /// Draws a frame inside a rectangle in the line color, with a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    /// Restricts drawing to a rectangle.
    open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// Creates any number of contexts of one size and format.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    /// The renderer's own copy of its format.
    open private(set) var format: UIGraphicsRendererFormat

    /// Creates a renderer for a rectangle in points. The format is copied.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let format = format.copy() as! UIGraphicsRendererFormat  // `copy` makes the receiver's own class.
        format.bounds = bounds
        self.format = format
        super.init()
    }

    /// Creates a renderer for a rectangle in points, with the default format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// The class of the contexts that the renderer makes.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }
    /// Makes the context for a format; `nil` for this class, which has no target of its own.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }
    /// Prepares a context before the first drawing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
    /// Whether the renderer makes images.
    open var allowsImageOutput: Bool { false }

    /// Draws into a context of the class, and then calls `completionActions` with it. Throws if the class makes no context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: format) else { throw CocoaError(.featureUnsupported) }
        let rendererContext = UIGraphicsRendererContext(cgContext: context, format: format)
        type(of: self).prepare(context, with: rendererContext)
        GraphicsContextStack.push(.init(context: context, scale: 1, imageSize: nil))
        drawingActions(rendererContext)
        GraphicsContextStack.pop()
        completionActions?(rendererContext)
    }
}
