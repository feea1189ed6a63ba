import CoreGraphics
import Foundation

/// The position of a layer's contents image within the layer.
struct ContentsGeometry {
    let image: CGImage
    /// The source rectangle in image pixels, from the top left.
    let source: CGRect
    /// The target rectangle in the layer's space.
    let target: CGRect

    init?(_ layer: CALayer) {
        let p = layer.properties
        let rare = p.shared
        guard let image = rare.contents as? CGImage, image.width > 0, image.height > 0 else { return nil }
        let unit = rare.contentsRect
        let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
        source = CGRect(
            x: unit.minX * pixels.width, y: unit.minY * pixels.height, width: unit.width * pixels.width, height: unit.height * pixels.height
        )
        guard source.width > 0, source.height > 0, p.contentsScale > 0 else { return nil }
        self.image = image
        let size = CGSize(width: source.width / p.contentsScale, height: source.height / p.contentsScale)
        target = Self.place(size, in: p.bounds, rare.contentsGravity)
    }

    static func place(_ size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity) -> CGRect {
        func fitted(_ k: CGFloat) -> CGRect {
            CGRect(
                x: bounds.midX - size.width * k / 2, y: bounds.midY - size.height * k / 2, width: size.width * k, height: size.height * k)
        }
        let (kx, ky) = (bounds.width / size.width, bounds.height / size.height)
        switch gravity {
        case .resizeAspect: return fitted(min(kx, ky))
        case .resizeAspectFill: return fitted(max(kx, ky))
        case .resize: return bounds
        default: break
        }
        let x: CGFloat, y: CGFloat
        switch gravity {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
        default: x = bounds.midX - size.width / 2
        }
        switch gravity {
        case .top, .topLeft, .topRight: y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - size.height
        case .center, .left, .right: y = bounds.midY - size.height / 2
        default: return bounds
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
