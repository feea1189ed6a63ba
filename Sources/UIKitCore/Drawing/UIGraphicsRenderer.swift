import Foundation
import QuartzCore

/// How a renderer's contexts are made.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
    public required override init() { super.init() }

    /// What suits the main screen.
    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    public fileprivate(set) var bounds: CGRect = .zero

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounds = bounds
        return copy
    }
}

/// Scale in pixels a point, whether alpha is kept, and the range of colours of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels a point. The default is the main screen's scale.
    open var scale: CGFloat = DrawingScale.screen
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    // FIXME(gap): bitmaps have the standard range.
    public var supportsHighDynamicRange = false

    public required init() { super.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsImageRendererFormat  // `copy` makes the receiver's own class.
        copy.scale = scale
        copy.opaque = opaque
        copy.preferredRange = preferredRange
        return copy
    }
}

extension UIImage {
    /// A format that draws such an image again.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = [.none, .noneSkipLast, .noneSkipFirst].contains(cgImage?.alphaInfo ?? .premultipliedLast)
        return format
    }
}

/// The context of one drawing by a renderer. User space is in points, y downwards.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        (self.cgContext, self.format) = (cgContext, format)
        super.init()
    }

    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { UIRectClip(rect) }
}

/// The same for images; `currentImage` is what was drawn so far.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What has been drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Makes contexts of one size and format, as often as asked.
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
    public let format: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let format = format.copy() as! UIGraphicsRendererFormat  // `copy` makes the receiver's own class.
        format.bounds = bounds
        self.format = format
        super.init()
    }
}

/// Draws images. The bounds' origin becomes the image's top left corner.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    private var imageFormat: UIGraphicsImageRendererFormat { format as? UIGraphicsImageRendererFormat ?? .default() }

    /// An empty bounds gives an empty image; `actions` is not called then.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let bounds = format.bounds
        guard let context = CGContext.image(size: bounds.size, scale: imageFormat.scale, opaque: imageFormat.opaque) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContextStack.push(.init(context: context, scale: imageFormat.scale, imageSize: nil))
        let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(rendererContext)
        GraphicsContextStack.pop()
        return rendererContext.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
