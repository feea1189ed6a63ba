import Foundation

/// Only a transform for its sublayers: they keep their depth, and the layer itself draws nothing.
open class CATransformLayer: CALayer {
    open override func contains(_ p: CGPoint) -> Bool { false }
}
