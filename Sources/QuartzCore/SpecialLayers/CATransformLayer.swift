import Foundation

/// A transform for its sublayers, which keep their depth; the layer itself draws nothing.
open class CATransformLayer: CALayer {
    open override func contains(_ p: CGPoint) -> Bool { false }
}
