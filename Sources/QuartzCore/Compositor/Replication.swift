import CoreGraphics
import Foundation

/// The copies a replicator layer draws.
enum Replication {
    static func count(_ layer: CAReplicatorLayer) -> Int { max(0, min(layer.instanceCount, 10_000)) }

    /// Copy `index` is moved that many steps about the layer's centre.
    static func space(_ space: SublayerSpace, of layer: CAReplicatorLayer, index: Int) -> SublayerSpace {
        guard index > 0, layer.instanceTransform != CATransform3DIdentity else { return space }
        let p = layer.properties
        let (cx, cy) = (p.bounds.midX, p.bounds.midY)
        var turned = CATransform3DIdentity
        for _ in 0..<index { turned = turned.concatenating(layer.instanceTransform) }
        let about = CATransform3DMakeTranslation(-cx, -cy, 0).concatenating(turned).concatenating(CATransform3DMakeTranslation(cx, cy, 0))
        var result = space
        result.extra = about.concatenating(space.extra ?? CATransform3DIdentity)
        return result
    }

    /// Copy `index` lags behind.
    static func moment(_ moment: Moment, of layer: CAReplicatorLayer, index: Int) -> Moment {
        guard let time = moment.time, layer.instanceDelay != 0 else { return moment }
        return Moment(time: time - Double(index) * layer.instanceDelay)
    }
}
