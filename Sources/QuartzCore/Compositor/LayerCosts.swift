import CoreGraphics

/// What makes a layer expensive to draw, for Color Blended Layers and Color Misaligned Images in the menu Debug of Apple's Simulator.
package struct LayerCost {
    /// The part of the layer that may be on the screen, in the root layer's points.
    package let frame: CGRect
    /// Whether the pixels behind the layer are mixed with it.
    package let isBlended: Bool
    /// Whether the layer's image doesn't begin and end at pixels of the screen.
    package let isMisaligned: Bool
    /// Whether the layer's image has another size in pixels than its place.
    package let isStretched: Bool

    /// Returns the layers below a root that draw something, from back to front.
    /// - Parameter scale: The pixels of the screen in a point.
    @MainActor
    package static func all(in root: CALayer, scale: CGFloat) -> [LayerCost] {
        var result: [LayerCost] = []
        visit(root, root, alpha: 1, clip: root.bounds, scale, &result)
        return result
    }

    /// The most layers that are listed.
    private static let most = 5000

    @MainActor
    private static func visit(
        _ layer: CALayer, _ root: CALayer, alpha: CGFloat, clip: CGRect, _ scale: CGFloat, _ result: inout [LayerCost]
    ) {
        let alpha = alpha * CGFloat(layer.opacity)
        guard !layer.isHidden, alpha > 0, result.count < most else { return }
        let frame = layer.convert(layer.bounds, to: root), shown = frame.intersection(clip)
        if !shown.isNull, !shown.isEmpty, draws(layer) {
            let image = ContentsGeometry(layer)
            let place = image.map { geometry in
                let target = layer.convert(geometry.target, to: root)
                return CGRect(
                    x: target.minX * scale, y: target.minY * scale, width: target.width * scale, height: target.height * scale)
            }
            // An image with parts that stretch has any size.
            let isWhole = layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1)
            let sizes = zip([image?.source.width, image?.source.height], [place?.width, place?.height])
            result.append(
                LayerCost(
                    frame: shown, isBlended: alpha < 1 || !isOpaque(layer, image),
                    isMisaligned: place.map { [$0.minX, $0.minY, $0.maxX, $0.maxY].contains { !isWholeNumber($0) } } ?? false,
                    isStretched: isWhole && sizes.contains { abs(($0 ?? 0) - ($1 ?? 0)) > 0.5 }))
        }
        let inner = layer.masksToBounds ? shown : clip
        guard !inner.isNull else { return }
        for sublayer in (layer.sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
            visit(sublayer, root, alpha: alpha, clip: inner, scale, &result)
        }
    }

    /// Whether the layer itself draws anything.
    @MainActor
    private static func draws(_ layer: CALayer) -> Bool {
        if let color = layer.backgroundColor, color.alpha > 0 { return true }
        if layer is CAGradientLayer || layer is CAShapeLayer || layer is CATextLayer { return true }
        return layer.contents != nil || layer.borderWidth > 0 || layer.immediateContent != nil || layer.supplement?.backingStore != nil
    }

    /// Whether the layer covers all of its rectangle with opaque pixels.
    @MainActor
    private static func isOpaque(_ layer: CALayer, _ image: ContentsGeometry?) -> Bool {
        guard layer.cornerRadius == 0, layer.mask == nil else { return false }
        if let color = layer.backgroundColor, color.alpha == 1, color.pattern == nil { return true }
        if (layer as? CAGradientLayer)?.isGradientOpaque == true { return true }
        guard let image, image.image.isOpaque else { return false }
        return image.target.insetBy(dx: -0.01, dy: -0.01).contains(layer.bounds)
    }

    /// Whether a place is at the edge of a pixel, within the precision of the layout.
    private static func isWholeNumber(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 0.02 }
}
