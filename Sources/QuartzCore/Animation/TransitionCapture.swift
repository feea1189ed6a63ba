import CoreGraphics
import Foundation

/// Captures the old content of a `CATransition`: the layer's content when the transition is added.
enum TransitionCapture {
    // FIXME(gap): changes made before the transition is added, in the same transaction, already show on the old side.
    static func begin(_ animation: CAAnimation, on layer: CALayer) {
        guard let transition = animation as? CATransition else { return }
        let image = layer.isOnScreen ? LayerPainter.snapshot(layer, scale: RenderTree.scale(of: layer)) : nil
        layer.supplemented.transition = TransitionSnapshot(image: image, of: transition)
    }
}
