import Foundation
import UIKitRuntime

/// The layer trees for which time passes: each window's, or that of a screen that contains them.
package enum RenderTree {
    private struct Root {
        weak var layer: CALayer?
        weak var compositor: Compositor?
    }

    nonisolated(unsafe) private static var roots: [Root] = []

    /// Makes `layer` the root of a tree that is on screen.
    package static func add(_ layer: CALayer) {
        guard !layer.role.contains(.root) else { return }
        CommitLoop.ensureRunning()
        layer.role.insert(.root)
        layer.joined = CATransaction.epoch
        roots.append(Root(layer: layer))
    }

    package static func remove(_ layer: CALayer) {
        layer.role.remove(.root)
        roots.removeAll { $0.layer === layer || $0.layer == nil }
        AnimationEngine.shared.treeChanged()
    }

    static func attach(_ compositor: Compositor, to layer: CALayer) {
        add(layer)
        for index in roots.indices where roots[index].layer === layer { roots[index].compositor = compositor }
    }

    static func compositor(of root: CALayer) -> Compositor? { roots.first { $0.layer === root }?.compositor }

    /// Returns the pixels per point where `layer` is shown; 1 without a screen.
    package static func scale(of layer: CALayer) -> CGFloat {
        var root = layer
        while let parent = root.parent { root = parent }
        return compositor(of: root)?.scale ?? max(1, layer.contentsScale)
    }

    static func commit() {
        for root in roots { if let layer = root.layer { LayerLayout.layoutTree(layer) } }
        for root in roots { if let layer = root.layer { LayerLayout.displayTree(layer) } }
        AnimationEngine.shared.commit()
        roots.removeAll { $0.layer == nil }
    }
}
