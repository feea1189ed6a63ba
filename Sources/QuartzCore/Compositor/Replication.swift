import CoreGraphics
import Foundation

/// The copies that a replicator layer draws.
enum Replication {
    /// The maximum number of copies.
    private static let limit = 1000

    struct Copy {
        let index: Int
        let space: SublayerSpace
        let moment: Moment
    }

    /// Returns the copies. Copy n is transformed n times about the layer's center, and delayed n times.
    static func copies(of layer: CAReplicatorLayer, in space: SublayerSpace, _ moment: Moment) -> some Sequence<Copy> {
        let p = layer.properties
        let (cx, cy) = (p.bounds.midX, p.bounds.midY)
        let moves = layer.instanceTransform != CATransform3DIdentity
        let first = Copy(index: 0, space: space, moment: moment)
        var turned = CATransform3DIdentity
        return sequence(first: first) { previous in
            let index = previous.index + 1
            guard index < limit else { return nil }
            var copySpace = space
            if moves {
                turned = turned.concatenating(layer.instanceTransform)
                let about = CATransform3DMakeTranslation(-cx, -cy, 0).concatenating(turned).concatenating(
                    CATransform3DMakeTranslation(cx, cy, 0))
                copySpace.extra = about.concatenating(space.extra ?? CATransform3DIdentity)
            }
            return Copy(index: index, space: copySpace, moment: delayed(moment, by: Double(index) * layer.instanceDelay))
        }.prefix(max(0, layer.instanceCount))
    }

    private static func delayed(_ moment: Moment, by delay: CFTimeInterval) -> Moment {
        guard let time = moment.time, delay != 0 else { return moment }
        return Moment(time: time - delay, leavesOutMaterials: moment.leavesOutMaterials)
    }
}
