import CoreGraphics
import Foundation

/// Looks up an action: in the delegate, the actions dictionary, the style, the class default, and then the implicit animation.
enum LayerActions {
    static func action(for layer: CALayer, forKey event: String) -> CAAction? {
        if let action = layer.askDelegate({ $0.action(for: $1, forKey: event) }) ?? nil {
            return action is NSNull ? nil : action
        }
        if let action = layer.supplement?.actions?[event] { return action is NSNull ? nil : action }
        if let actions = layer.supplement?.style?["actions"] as? [String: CAAction], let action = actions[event] {
            return action is NSNull ? nil : action
        }
        if let action = type(of: layer).defaultAction(forKey: event) { return action is NSNull ? nil : action }
        return implicitAnimation(for: layer, forKey: event)
    }

    /// Returns the implicit animation of a layer that has been shown: 0.25 s, default curve (metrics.md §12).
    private static func implicitAnimation(for layer: CALayer, forKey key: String) -> CAAction? {
        guard layer.isCommitted, !CATransaction.disableActions(), layer.animatesImplicitly(key), !layer.isOwnProperty(key),
            CATransaction.animationDuration() > 0
        else { return nil }
        if key == "contents" {
            let fade = CATransition()
            fade.duration = CATransaction.animationDuration()
            return fade
        }
        let animation = CABasicAnimation(keyPath: key)
        animation.fromAnimatable = (layer.presentation() ?? layer).animatableValue(forKey: key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.fillMode = .backwards
        return animation
    }
}
