import CoreGraphics
import Foundation

/// The space that a layer provides for its sublayers.
struct SublayerSpace {
    /// Maps the layer's own space to pixels.
    var toDevice: CGAffineTransform
    /// The layer's additional transform for its sublayers: sublayer transform, flipped geometry.
    var extra: CATransform3D?
    /// The unflattened transform of an enclosing transform layer, up to the space of `toDevice`.
    var depth: CATransform3D?

    init(toDevice: CGAffineTransform, extra: CATransform3D? = nil, depth: CATransform3D? = nil) {
        (self.toDevice, self.extra, self.depth) = (toDevice, extra, depth)
    }
}

/// The mapping of a layer's own space to pixels.
struct Placement {
    var toDevice: CGAffineTransform
    /// The projection, if the layer is seen in perspective; then `toDevice` is the superlayer's.
    var projection: Homography?
    /// The unflattened transform of transform layers, whose sublayers keep their depth.
    var depth: CATransform3D?
    /// The superlayer's transform, for transform layers.
    var parentToDevice: CGAffineTransform

    init(toDevice: CGAffineTransform) {
        (self.toDevice, parentToDevice) = (toDevice, toDevice)
    }

    /// Fails if the layer is invisible: its back faces the viewer, or it has no extent.
    init?(_ p: LayerProperties, of layer: CALayer, in space: SublayerSpace) {
        parentToDevice = space.toDevice
        let rare = p.rare
        let isFlat =
            rare == nil
            || (!rare.unsafelyUnwrapped.hasTransform && rare.unsafelyUnwrapped.zPosition == 0 && rare.unsafelyUnwrapped.anchorPointZ == 0)
        let keepsDepth = layer is CATransformLayer
        if isFlat, space.extra == nil, space.depth == nil, !keepsDepth {
            let x = p.position.x - p.anchorPoint.x * p.bounds.size.width - p.bounds.origin.x
            let y = p.position.y - p.anchorPoint.y * p.bounds.size.height - p.bounds.origin.y
            let m = space.toDevice
            toDevice = CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: x * m.a + y * m.c + m.tx, ty: x * m.b + y * m.d + m.ty)
            guard toDevice.tx.isFinite, toDevice.ty.isFinite else { return nil }
            return
        }
        var m = LayerGeometry.toParent(p)
        if let extra = space.extra { m = m.concatenating(extra) }
        if let outer = space.depth { m = m.concatenating(outer) }
        guard m.isFinite else { return nil }
        if keepsDepth { depth = m }
        let map = Homography(m)
        let facing = map.determinant
        guard facing != 0 || keepsDepth, facing > 0 || p.flags.contains(.doubleSided) || keepsDepth else { return nil }
        if let affine = map.affine {
            toDevice = affine.concatenating(space.toDevice)
        } else {
            toDevice = space.toDevice
            projection = map.concatenating(Homography(space.toDevice))
        }
    }

    func sublayerSpace(_ p: LayerProperties) -> SublayerSpace {
        let extra = LayerGeometry.forSublayers(p)
        if let depth { return SublayerSpace(toDevice: parentToDevice, extra: extra, depth: depth) }
        return SublayerSpace(toDevice: toDevice, extra: extra)
    }
}

extension CGAffineTransform {
    /// Whether the layer's axes are the pixels' rows and columns.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
    var maximumScale: CGFloat { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }
    var isInvertibleAndFinite: Bool {
        let k = a * d - b * c
        return k != 0 && k.isFinite && tx.isFinite && ty.isFinite
    }
}
