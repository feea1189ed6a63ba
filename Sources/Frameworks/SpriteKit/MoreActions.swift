import UIKit

// More actions: of bodies, fields, sprites, and sounds.
extension SKAction {
    /// Changes the mass of the node's body to a value.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let start = CGFloat(node.physicsBody?.mass ?? 0), goal = CGFloat(v)
                return { share in node.physicsBody?.mass = start + (goal - start) * share }
            }, duration)
    }
    /// Changes the mass of the node's body by an amount.
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let start = CGFloat(node.physicsBody?.mass ?? 0), goal = start + CGFloat(v)
                return { share in node.physicsBody?.mass = start + (goal - start) * share }
            }, duration
        ) { SKAction.changeMass(by: -v, duration: duration) }
    }
    /// Changes the charge of the node's body to a value.
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let start = CGFloat(node.physicsBody?.charge ?? 0), goal = CGFloat(v)
                return { share in node.physicsBody?.charge = start + (goal - start) * share }
            }, duration)
    }
    /// Changes the charge of the node's body by an amount.
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                let start = CGFloat(node.physicsBody?.charge ?? 0), goal = start + CGFloat(v)
                return { share in node.physicsBody?.charge = start + (goal - start) * share }
            }, duration
        ) { SKAction.changeCharge(by: -v, duration: duration) }
    }
    /// Changes the strength of a field to a value.
    public class func strength(to strength: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKFieldNode else { return { _ in } }
                let start = CGFloat(node.strength), goal = CGFloat(strength)
                return { share in node.strength = Float(start + (goal - start) * share) }
            }, duration)
    }
    /// Changes the strength of a field by an amount.
    public class func strength(by strength: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKFieldNode else { return { _ in } }
                let start = CGFloat(node.strength), goal = start + CGFloat(strength)
                return { share in node.strength = Float(start + (goal - start) * share) }
            }, duration
        ) { SKAction.strength(by: -strength, duration: duration) }
    }
    /// Changes the decrease of a field to a value.
    public class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKFieldNode else { return { _ in } }
                let start = CGFloat(node.falloff), goal = CGFloat(falloff)
                return { share in node.falloff = Float(start + (goal - start) * share) }
            }, duration)
    }
    /// Changes the decrease of a field by an amount.
    public class func falloff(by falloff: Float, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKFieldNode else { return { _ in } }
                let start = CGFloat(node.falloff), goal = start + CGFloat(falloff)
                return { share in node.falloff = Float(start + (goal - start) * share) }
            }, duration
        ) { SKAction.falloff(by: -falloff, duration: duration) }
    }
    /// Changes the width of a sprite to a value.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKSpriteNode else { return { _ in } }
                let start = CGFloat(node.size.width), goal = CGFloat(width)
                return { share in node.size.width = start + (goal - start) * share }
            }, duration)
    }
    /// Changes the height of a sprite to a value.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                guard let node = node as? SKSpriteNode else { return { _ in } }
                let start = CGFloat(node.size.height), goal = CGFloat(height)
                return { share in node.size.height = start + (goal - start) * share }
            }, duration)
    }
    /// Applies a force at a point of the scene to the node's body for some seconds.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(.gradually { node in { _ in node.physicsBody?.applyForce(force, at: point) } }, duration)
    }
    /// Applies an impulse at a point of the scene to the node's body, distributed over some seconds.
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                var done: CGFloat = 0
                return { share in
                    node.physicsBody?.applyImpulse(CGVector(dx: impulse.dx * (share - done), dy: impulse.dy * (share - done)), at: point)
                    done = share
                }
            }, duration)
    }
    /// Applies a turning impulse to the node's body, distributed over some seconds.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .gradually { node in
                var done: CGFloat = 0
                return { share in
                    node.physicsBody?.applyAngularImpulse(impulse * (share - done))
                    done = share
                }
            }, duration
        ) { applyAngularImpulse(-impulse, duration: duration) }
    }
    /// Changes the texture for lighting immediately. It has no effect.
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction { setNormalTexture(texture, resize: false) }
    /// Changes the texture for lighting immediately, and the size if `resize` is true.
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(
            .now { node in
                guard let node = node as? SKSpriteNode else { return }
                node.normalTexture = texture
                if resize { node.size = texture.size() }
            })
    }
    /// Shows textures for lighting one after another. They have no effect.
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(withNormalTextures: textures, timePerFrame: sec, resize: false, restore: false)
    }
    /// Shows textures for lighting one after another. They have no effect.
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool)
        -> SKAction
    {
        sequence(textures.flatMap { [setNormalTexture($0, resize: resize), wait(forDuration: sec)] })
    }
    /// Changes the form of a node that can be warped.
    public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
        animate(withWarps: [warp], times: [NSNumber(value: duration)])
    }
    /// Changes the form of a node that can be warped, at times in seconds.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
        animate(withWarps: warps, times: times, restore: false)
    }
    /// Changes the form of a node that can be warped, at times in seconds, and then back if `restore` is true.
    public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
        guard warps.count == times.count else { return nil }
        let seconds = times.map(\.doubleValue)
        return SKAction(
            .gradually { node in
                guard let node = node as? any SKWarpable else { return { _ in } }
                let before = node.warpGeometry
                return { share in
                    if share >= 1, restore { return node.warpGeometry = before }
                    let time = Double(share) * (seconds.last ?? 0)
                    let index = seconds.lastIndex { $0 <= time + 1e-9 }
                    node.warpGeometry = index.map { warps[$0] } ?? before
                }
            }, seconds.last ?? 0)
    }
    public convenience init?(named name: String) { return nil }
    /// Returns the action of the app's action files with a name; nil, because these files aren't read.
    public convenience init?(named name: String, duration sec: TimeInterval) { return nil }
    public convenience init?(named name: String, from url: URL) { return nil }
    /// Returns the action of an action file with a name; nil, because these files aren't read.
    public convenience init?(named name: String, from url: URL, duration sec: TimeInterval) { return nil }

    // MARK: Chains of nodes

    /// Bends the chain of nodes from a root to the node, so that the node reaches a point of the root's parent.
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        return SKAction(.gradually { node in { share in Chain.bend(node, root, to: position, in: root.parent, share) } }, sec)
    }
    /// Bends the chain of nodes from a root to the node, so that the node reaches a point of the root's parent.
    public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        reach(to: position, rootNode: root, duration: velocity > 0 ? 1 / TimeInterval(velocity) : 0)
    }
    /// Bends the chain of nodes from a root to the node, so that the node reaches another one.
    public class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        let goal = node
        return SKAction(.gradually { node in { share in Chain.bend(node, root, to: goal.position, in: goal.parent, share) } }, sec)
    }
    /// Bends the chain of nodes from a root to the node, so that the node reaches another one.
    public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        reach(to: node, rootNode: root, duration: velocity > 0 ? 1 / TimeInterval(velocity) : 0)
    }

    // MARK: Sounds, of which there are none: these wait

    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
    /// Waits: there is no sound.
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { SKAction(.wait, duration) }
}

/// A chain of nodes, each turning around its own position.
@MainActor private enum Chain {
    /// Turns each node of the chain toward the goal, from the last to the root, and goes the share of the way.
    static func bend(_ end: SKNode, _ root: SKNode, to point: CGPoint, in space: SKNode?, _ share: CGFloat) {
        var chain: [SKNode] = []
        var node = end.parent
        while let current = node {
            chain.append(current)
            if current === root { break }
            node = current.parent
        }
        guard chain.last === root else { return }
        for _ in 0..<8 {
            for joint in chain {
                guard let parent = joint.parent else { continue }
                let tip = parent.convert(CGPoint.zero, from: end)
                let goal = space.map { parent.convert(point, from: $0) } ?? point
                let from = atan2(tip.y - joint.position.y, tip.x - joint.position.x)
                let to = atan2(goal.y - joint.position.y, goal.x - joint.position.x)
                var turn = joint.zRotation + remainder(to - from, 2 * .pi) * share
                if let limits = joint.reachConstraints { turn = min(max(turn, limits.lowerAngleLimit), limits.upperAngleLimit) }
                joint.zRotation = turn
            }
        }
    }
}
/// The angles between which a node of a chain turns, in radians.
open class SKReachConstraints: NSObject {
    open var lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
    }
}
