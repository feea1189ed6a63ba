import Foundation

/// Layout of a layer tree: parents before children, repeated until nothing asks again.
package enum LayerLayout {
    /// The layers whose `layoutSublayers()` run, one inside the other. Layers are laid out on the main thread only.
    private nonisolated(unsafe) static var running: [CALayer] = []
    /// The layer whose sublayers are being laid out. What it adds or removes meanwhile asks for no further round of its own: apps
    /// insert shadows and gradients in every `layoutSubviews()`.
    static var laying: CALayer? { running.last }
    package static func isLayingOut(_ layer: CALayer) -> Bool { running.contains { $0 === layer } }

    /// Starts at the highest ancestor in an unbroken chain that needs layout. One that is laying out has its next turn when it is done: a view whose
    /// `layoutSubviews()` moves its content and lays it out would else begin again inside itself.
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
        // A layout that keeps asking for layout is an app's bug; UIKit, too, gives up after some rounds.
        for _ in 0..<30 {
            guard !layer.dirt.isDisjoint(with: [.layout, .descendantLayout]) else { return }
            pass(layer)
        }
    }

    /// Takes back what the tree asks for.
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
