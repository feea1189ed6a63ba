import UIKit

/// The layer that draws a node: its origin is the node's, and its y axis points down. Changes appear immediately, without a layer's
/// implicit animations.
final class NodeLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
