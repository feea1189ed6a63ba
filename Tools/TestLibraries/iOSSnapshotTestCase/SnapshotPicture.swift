import UIKit

/// Takes pictures and compares them.
enum SnapshotPicture {
    /// Returns a picture at the screen's scale, or `nil` if there is nothing to draw.
    @MainActor static func taken(of viewOrLayer: Any, inWindow usesWindow: Bool) -> UIImage? {
        if let view = viewOrLayer as? UIView {
            if usesWindow { return taken(inWindow: view) }
            view.layoutIfNeeded()
            return taken(of: view.layer)
        }
        return (viewOrLayer as? CALayer).flatMap { taken(of: $0) }
    }

    @MainActor private static func taken(of layer: CALayer) -> UIImage? {
        guard layer.bounds.width > 0, layer.bounds.height > 0 else { return nil }
        layer.layoutIfNeeded()
        return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
    }

    /// A view without a window is temporarily in the key window.
    @MainActor private static func taken(inWindow view: UIView) -> UIImage? {
        let isGuest = view.window == nil && !(view is UIWindow)
        if isGuest { UIApplication.shared.windows.first(where: \.isKeyWindow)?.addSubview(view) }
        defer { if isGuest { view.removeFromSuperview() } }
        view.layoutIfNeeded()
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in view.drawHierarchy(in: bounds, afterScreenUpdates: true) }
    }

    static func pixelSize(_ picture: UIImage) -> CGSize { picture.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }

    /// Returns the share of pixels that differ, from 0 to 1. A pixel differs if one of its components differs by more than `tolerance` of
    /// 256 levels.
    static func share(differing picture: UIImage, from reference: UIImage, _ tolerance: CGFloat) -> CGFloat {
        let (a, b) = (pixels(picture), pixels(reference))
        guard a.count == b.count, !a.isEmpty else { return 1 }
        let count = stride(from: 0, to: a.count, by: 4).count { start in
            (start..<start + 4).contains { CGFloat(abs(Int(a[$0]) - Int(b[$0]))) / 256 > tolerance }
        }
        return CGFloat(count) / CGFloat(a.count / 4)
    }

    /// Returns a picture of the difference, which is black where the pictures are the same.
    static func difference(of picture: UIImage, from reference: UIImage) -> UIImage {
        let size = CGSize(width: max(picture.size.width, reference.size.width), height: max(picture.size.height, reference.size.height))
        let format = UIGraphicsImageRendererFormat()
        format.scale = reference.scale
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            reference.draw(in: CGRect(origin: .zero, size: reference.size))
            picture.draw(in: CGRect(origin: .zero, size: picture.size), blendMode: .difference, alpha: 1)
        }
    }

    private static func pixels(_ picture: UIImage) -> [UInt8] {
        guard let image = picture.cgImage else { return [] }
        var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        }
        return bytes
    }
}
