import Foundation

/// Lays out a layer tree: parents before children, repeated until no layer needs layout.
package enum LayerLayout {
    /// The layers whose `layoutSublayers()` are running, nested. Layers are laid out only on the main thread.
    private nonisolated(unsafe) static var running: [CALayer] = []
    /// The layer whose sublayers are being laid out. Sublayers that it adds or removes do not trigger another round: apps insert shadows
    /// and gradients in every `layoutSubviews()`.
    static var laying: CALayer? { running.last }
    package static func isLayingOut(_ layer: CALayer) -> Bool { running.contains { $0 === layer } }

    /// Starts at the highest ancestor in an unbroken chain of layers that need layout. One that is being laid out continues when it is
    /// done: otherwise a view whose `layoutSubviews()` moves its content and lays it out would begin again inside itself.
    static func layoutIfNeeded(_ layer: CALayer) {
        var top = layer
        var ancestor = layer.parent
        while let current = ancestor, current.dirt.contains(.layout), !isLayingOut(current) {
            top = current
            ancestor = current.parent
        }
        layoutTree(top)
    }

    package static func layoutTree(_ layer: CALayer) {
        // Layout that keeps requesting layout is an app's bug; UIKit also gives up after some rounds.
        for _ in 0..<30 {
            guard !layer.dirt.isDisjoint(with: [.layout, .descendantLayout]) else { return }
            pass(layer)
        }
    }

    /// Cancels the tree's layout requests.
    package static func forget(_ layer: CALayer) {
        layer.dirt.subtract([.layout, .descendantLayout])
        for child in layer.children { forget(child) }
    }

    private static func pass(_ layer: CALayer) {
        if layer.dirt.contains(.layout) {
            layer.dirt.remove(.layout)
            running.append(layer)
            layer.layoutSublayers()
            running.removeLast()
        }
        guard layer.dirt.contains(.descendantLayout) else { return }
        layer.dirt.remove(.descendantLayout)
        for child in layer.children where !child.dirt.isDisjoint(with: [.layout, .descendantLayout]) { pass(child) }
        if let mask = layer.supplement?.mask, !mask.dirt.isDisjoint(with: [.layout, .descendantLayout]) { pass(mask) }
    }

    package static func displayTree(_ layer: CALayer) {
        layer.displayIfNeeded()
        guard layer.dirt.contains(.descendantDisplay) else { return }
        layer.dirt.remove(.descendantDisplay)
        for child in layer.children where !child.dirt.isDisjoint(with: [.display, .descendantDisplay]) { displayTree(child) }
        if let mask = layer.supplement?.mask, !mask.dirt.isDisjoint(with: [.display, .descendantDisplay]) { displayTree(mask) }
    }
}
