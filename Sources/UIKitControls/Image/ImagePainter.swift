import UIKitCore

extension UIImageView {
    /// Shows the image: plain bitmaps become the layer's contents; templates, symbols, vectors, and cap insets are painted.
    func showImage() {
        shownInsets = nil
        if image?.images != nil, player == nil, window != nil { startSequence() }
        guard let image = shownImage else {
            layer.contents = nil
            layer.immediateContent = nil
            return
        }
        if !image.isTemplate, image.isPlainBitmap, let bitmap = image.cgImage {
            layer.immediateContent = nil
            layer.contents = bitmap
            layer.contentsScale = image.scale
        } else {
            layer.contents = nil
            layer.immediateContent = painter
            layer.setNeedsDisplay()
        }
    }
}

extension UIImage {
    /// Whether a layer can show the pixels as they are.
    fileprivate var isPlainBitmap: Bool {
        guard case .bitmap = content else { return false }
        return attributes.orientation == .up && !attributes.isResizable && !attributes.flipsForRightToLeft && attributes.tint == nil
    }
}

/// Paints an image view's image in its content mode.
final class ImagePainter: ImmediateContent {
    private unowned let view: UIImageView
    /// Whether images that leave it to the view are drawn as templates, as in a system button. The view's image stays the app's.
    var takesTemplates = false { didSet { if takesTemplates != oldValue { view.showImage() } } }
    init(_ view: UIImageView) { self.view = view }

    /// An image that is larger than its view is drawn beyond it, unless the view clips: in pictures of thumbtack/thumbprint-ios (PillTest),
    /// icons of 28 points have their full size in a view of 16.
    func extent(of layer: CALayer) -> CGRect {
        guard let image = view.shownImage else { return layer.bounds }
        return layer.bounds.union(view.contentMode.place(image.size, in: layer.bounds))
    }

    func drawContent(of layer: CALayer, in context: CGContext) {
        guard let image = view.shownImage else { return }
        let rect = view.contentMode.place(image.size, in: view.bounds)
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.drawing(in: context) {
            image.paint(in: rect, context: context, template: image.isTemplate ? view.tintColor.cgColor : nil, rightToLeft: isRightToLeft)
        }
    }
}

extension UIView.ContentMode {
    /// Returns the frame of content of `size`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
                height: size.height)
        }
        func scaled(_ scale: CGFloat) -> CGRect { at(0.5, 0.5, CGSize(width: size.width * scale, height: size.height * scale)) }
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .center: at(0.5, 0.5, size)
        case .top: at(0.5, 0, size)
        case .bottom: at(0.5, 1, size)
        case .left: at(0, 0.5, size)
        case .right: at(1, 0.5, size)
        case .topLeft: at(0, 0, size)
        case .topRight: at(1, 0, size)
        case .bottomLeft: at(0, 1, size)
        case .bottomRight: at(1, 1, size)
        }
    }
}
