import Foundation
import QuartzCore

/// The scale in pixels per point, the opacity, and the color range of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The range of colors of an image. Bitmaps always have the standard range.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// The pixels per point. The default is the main screen's scale; zero, as in `UIGraphicsBeginImageContextWithOptions`, sets it again.
    open var scale: CGFloat = DrawingScale.screen { didSet { if scale <= 0 { scale = DrawingScale.screen } } }
    /// Whether the image has no transparency: it begins black.
    open var opaque = false
    /// The range of colors. Stored but has no effect.
    open var preferredRange = Range.automatic
    /// Whether ``preferredRange`` is extended. Stored but has no effect.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
    // FIXME(gap): bitmaps have the standard range.
    /// Whether the image may be brighter than white. Stored but has no effect.
    public var supportsHighDynamicRange = false

    /// Creates a format with the main screen's scale.
    public required init() { super.init() }

    /// Creates a format with the scale of the traits, or the main screen's if they have none.
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

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws images. The bounds' origin becomes the image's top left corner.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    /// Creates a renderer of images of a size in points, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer of images that show a rectangle of the drawing's space.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default()) }
    /// Creates a renderer of images that show a rectangle of the drawing's space, with a format. The format is copied.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    private var imageFormat: UIGraphicsImageRendererFormat { format as? UIGraphicsImageRendererFormat ?? .default() }

    /// Returns an image; for empty bounds an empty one, without calling `actions`.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard var context = drawn(by: actions) else { return UIImage() }
        // A caller that kept the context may continue drawing.
        guard let image = isKnownUniquelyReferenced(&context) ? context.takeImage() : context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
    }

    private func drawn(by actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext? {
        let bounds = format.bounds
        guard let context = CGContext.image(size: bounds.size, scale: imageFormat.scale, opaque: imageFormat.opaque) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        GraphicsContextStack.push(.init(context: context, scale: imageFormat.scale, imageSize: nil))
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        GraphicsContextStack.pop()
        return context
    }

    /// Returns a drawing as PNG; empty for empty bounds.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns a drawing as JPEG with a quality from 0 to 1; empty for empty bounds.
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}

/// A closure that draws into a renderer's context, which is current meanwhile.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
extension UIGraphicsImageRenderer {
    /// A closure that draws into an image's context, which is current meanwhile.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
}
