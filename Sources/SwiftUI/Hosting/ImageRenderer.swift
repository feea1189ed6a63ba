/// Draws a view into an image.
@preconcurrency @MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn. Changing it publishes a change.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that the view is offered; by default its own.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels of a point.
    public var scale: CGFloat = 1
    /// Whether the image has no alpha channel.
    public var isOpaque = false
    /// The mode of calculating colors. It is stored but has no effect.
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    /// The image of the view in its ideal size, or in the proposed one; nil if it is empty.
    public var uiImage: UIImage? {
        let (view, size) = laidOut()
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, isOpaque)
        return UIGraphicsImageRenderer(size: size, format: format).image { view.layer.renderAsShown(in: $0.cgContext) }
    }
    /// The rendered image as a Core Graphics image.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Calls `renderer` with the view's size and a function that draws the view into a context.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        let (view, size) = laidOut()
        renderer(size) { context in
            // The context's origin is at the bottom, the view's at the top.
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            view.layer.renderAsShown(in: context)
            context.restoreGState()
        }
    }

    private func laidOut() -> (view: UIView, size: CGSize) {
        let controller = UIHostingController(rootView: content.ignoresSafeArea())
        controller.view.backgroundColor = isOpaque ? .black : .clear
        let greatest = CGFloat.greatestFiniteMagnitude
        var size = controller.sizeThatFits(in: CGSize(width: proposedSize.width ?? greatest, height: proposedSize.height ?? greatest))
        size = CGSize(width: size.width == greatest ? 10 : size.width, height: size.height == greatest ? 10 : size.height)
        controller.view.frame = CGRect(origin: .zero, size: size)
        controller.view.layoutIfNeeded()
        return (controller.view, size)
    }
}
