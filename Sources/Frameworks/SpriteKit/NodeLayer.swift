import UIKit

/// What draws a node: its origin is the node's, its y axis points down. Changes show at once, without the animations layers have by themselves.
final class NodeLayer: CALayer {
    override func action(forKey event: String) -> (any CAAction)? { nil }
}
