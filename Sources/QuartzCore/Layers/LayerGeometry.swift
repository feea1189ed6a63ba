import CoreGraphics
import Foundation

/// Computes frames, conversions, and hit tests.
package enum LayerGeometry {
    /// Returns the transform from the layer's own space to its superlayer's, without the superlayer's sublayer transform.
    package static func toParent(_ p: LayerProperties) -> CATransform3D {
        let ax = p.bounds.minX + p.anchorPoint.x * p.bounds.width, ay = p.bounds.minY + p.anchorPoint.y * p.bounds.height
        guard let rare = p.rare, rare.hasTransform || rare.zPosition != 0 || rare.anchorPointZ != 0 else {
            return CATransform3DMakeTranslation(p.position.x - ax, p.position.y - ay, 0)
        }
        var t = CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, -rare.anchorPointZ), rare.transform)
        t = CATransform3DConcat(t, CATransform3DMakeTranslation(p.position.x, p.position.y, rare.zPosition + rare.anchorPointZ))
        return t
    }

    /// Returns a superlayer's additional transform for its sublayers: its sublayer transform about its anchor, and its flipped geometry.
    package static func forSublayers(_ p: LayerProperties) -> CATransform3D? {
        let flipped = p.flags.contains(.geometryFlipped)
        guard flipped || p.rare?.sublayerTransform != nil else { return nil }
        var t = CATransform3DIdentity
        if let transform = p.rare?.sublayerTransform {
            let ax = p.bounds.minX + p.anchorPoint.x * p.bounds.width, ay = p.bounds.minY + p.anchorPoint.y * p.bounds.height
            t = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(-ax, -ay, 0), transform), CATransform3DMakeTranslation(ax, ay, 0))
        }
        if flipped {
            // y' = minY + maxY − y
            let flip = CATransform3DConcat(
                CATransform3DMakeScale(1, -1, 1), CATransform3DMakeTranslation(0, p.bounds.minY + p.bounds.maxY, 0))
            t = CATransform3DConcat(t, flip)
        }
        return t
    }

    /// Returns the transform from `layer`'s space to its superlayer's.
    package static func toSuperlayer(_ layer: CALayer) -> CATransform3D {
        let own = toParent(layer.properties)
        guard let parent = layer.parent, !layer.role.contains(.mask), let extra = forSublayers(parent.properties) else { return own }
        return CATransform3DConcat(own, extra)
    }

    package static func frame(of p: LayerProperties) -> CGRect {
        let size = p.bounds.size
        guard p.hasTransform else {
            return CGRect(
                x: p.position.x - p.anchorPoint.x * size.width, y: p.position.y - p.anchorPoint.y * size.height,
                width: size.width, height: size.height)
        }
        return Homography(toParent(p)).bounds(of: p.bounds) ?? .null
    }

    package static func geometry(forFrame frame: CGRect, _ p: LayerProperties) -> (bounds: CGRect, position: CGPoint) {
        let frame = frame.standardized
        var bounds = p.bounds
        guard p.hasTransform else {
            bounds.size = frame.size
            return (bounds, CGPoint(x: frame.minX + p.anchorPoint.x * frame.width, y: frame.minY + p.anchorPoint.y * frame.height))
        }
        // Finds the size whose transformed bounding box is the frame: the inverse applied to the size, as a vector.
        let t = CATransform3DGetAffineTransform(p.transform)
        let determinant = t.a * t.d - t.b * t.c
        if determinant != 0, determinant.isFinite {
            let (a, b, c, d) = (abs(t.a), abs(t.b), abs(t.c), abs(t.d))
            let k = a * d - b * c
            if k != 0 {
                bounds.size = CGSize(
                    width: abs((frame.width * d - frame.height * c) / k), height: abs((frame.height * a - frame.width * b) / k))
            } else {
                let inverse = t.inverted()
                let box = CGRect(origin: .zero, size: frame.size).applying(inverse)
                bounds.size = box.size
            }
        }
        var moved = p
        moved.bounds = bounds
        moved.position = .zero
        let box = LayerGeometry.frame(of: moved)
        return (bounds, CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY))
    }

    // MARK: Converting

    /// Returns the transform from `layer` to the root of its tree, or to `ancestor`.
    private static func toRoot(_ layer: CALayer?, stoppingAt ancestor: CALayer? = nil) -> Homography {
        var result = Homography(CATransform3DIdentity)
        var current = layer
        while let layer = current, layer !== ancestor, let parent = layer.parent {
            result = result.concatenating(Homography(toSuperlayer(layer)))
            current = parent
        }
        // When converting to `nil`, the root's own position also counts.
        if let layer = current, layer !== ancestor, layer.parent == nil {
            result = result.concatenating(Homography(toParent(layer.properties)))
        }
        return result
    }

    /// Returns the offset between two layers, which is exact where matrices would round, and whether there is no other transform between
    /// them.
    private static func offset(_ layer: CALayer?) -> (offset: CGPoint, isTranslation: Bool) {
        var (x, y) = (CGFloat(0), CGFloat(0))
        var current = layer
        while let layer = current {
            let p = layer.properties
            if p.hasTransform || p.flags.contains(.geometryFlipped) || p.rare?.sublayerTransform != nil { return (.zero, false) }
            x += p.position.x - p.anchorPoint.x * p.bounds.width - p.bounds.minX
            y += p.position.y - p.anchorPoint.y * p.bounds.height - p.bounds.minY
            current = layer.parent
        }
        return (CGPoint(x: x, y: y), true)
    }

    package static func convert(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if source === target { return point }
        if let target, source?.parent === target || target.parent === source {
            // A single step, without sums over the whole tree.
        } else {
            let (a, plainA) = offset(source), (b, plainB) = offset(target)
            if plainA, plainB { return CGPoint(x: point.x + a.x - b.x, y: point.y + a.y - b.y) }
        }
        let common = commonAncestor(source, target)
        let up = toRoot(source, stoppingAt: common), down = toRoot(target, stoppingAt: common)
        let middle = up.map(point) ?? point
        return down.inverse?.map(middle) ?? middle
    }

    package static func convert(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        if source === target || rect.isNull || rect.isInfinite { return rect }
        let (a, plainA) = offset(source), (b, plainB) = offset(target)
        if plainA, plainB { return rect.offsetBy(dx: a.x - b.x, dy: a.y - b.y) }
        let common = commonAncestor(source, target)
        let up = toRoot(source, stoppingAt: common), down = toRoot(target, stoppingAt: common)
        guard let inverse = down.inverse else { return up.bounds(of: rect) ?? rect }
        return up.concatenating(inverse).bounds(of: rect) ?? rect
    }

    private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
        guard let a, let b else { return nil }
        func depth(_ layer: CALayer) -> Int {
            var (n, current) = (0, layer.parent)
            while let layer = current { (n, current) = (n + 1, layer.parent) }
            return n
        }
        var (x, y): (CALayer?, CALayer?) = (a, b)
        var (dx, dy) = (depth(a), depth(b))
        while dx > dy { (x, dx) = (x?.parent, dx - 1) }
        while dy > dx { (y, dy) = (y?.parent, dy - 1) }
        while x !== y { (x, y) = (x?.parent, y?.parent) }
        return x
    }

    // MARK: Hit testing

    package static func hitTest(_ layer: CALayer, _ point: CGPoint) -> CALayer? {
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0 else { return nil }
        var toOwn = Homography(toParent(p))
        if let parent = layer.parent, !layer.role.contains(.mask), let extra = forSublayers(parent.properties) {
            toOwn = Homography(CATransform3DConcat(toParent(p), extra))
        }
        guard let inverse = toOwn.inverse, let local = inverse.map(point) else { return nil }
        return hitTest(layer, local: local)
    }

    private static func hitTest(_ layer: CALayer, local: CGPoint) -> CALayer? {
        if layer.masksToBounds, !layer.contains(local) { return nil }
        if let mask = layer.mask, mask.hitTest(local) == nil { return nil }
        for child in layer.sortedChildren.reversed() {
            if let hit = child.hitTest(local) { return hit }
        }
        return layer.contains(local) ? layer : nil
    }

    /// Returns whether `contents` is drawn upside down: an odd number of ancestors are flipped.
    package static func contentsAreFlipped(_ layer: CALayer) -> Bool {
        var flipped = false
        var current: CALayer? = layer
        while let layer = current {
            if layer.isGeometryFlipped { flipped.toggle() }
            current = layer.parent
        }
        return flipped
    }
}

extension CALayer {
    /// The sublayers in drawing order: by z position, then by index.
    package final var sortedChildren: [CALayer] {
        guard children.contains(where: { $0.renderedZPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.renderedZPosition, $0.offset) < ($1.element.renderedZPosition, $1.offset) }
            .map(\.element)
    }

    private final var renderedZPosition: CGFloat { (supplement?.presentation ?? self).properties.rare?.zPosition ?? 0 }
}
