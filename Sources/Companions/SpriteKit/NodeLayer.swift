import UIKit

/// What draws a node: its origin is the node's, its y axis points down. Changes show at once, without the animations layers have by themselves.
final class NodeLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    /// Runs changes of layers that are not ``NodeLayer``s without implicit animations.
    static func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
