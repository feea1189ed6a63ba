import CoreGraphics
import Foundation

/// A layer that shows the content below it, blurred and saturated: the pixels behind `UIVisualEffectView`.
package final class BackdropLayer: CALayer {
    /// The standard deviation of the blur, in points.
    package var blurRadius: CGFloat = 20 { didSet { if blurRadius != oldValue { mark(.content) } } }
    /// The factor on saturation; 1 leaves colors unchanged.
    package var saturation: CGFloat = 1.8 { didSet { if saturation != oldValue { mark(.content) } } }

    package override init() { super.init() }

    package override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? BackdropLayer { (blurRadius, saturation) = (layer.blurRadius, layer.saturation) }
    }

    package required init?(coder: NSCoder) { nil }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? BackdropLayer { (blurRadius, saturation) = (other.blurRadius, other.saturation) }
    }

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "blurRadius": .number(Double(blurRadius))
        case "saturation": .number(Double(saturation))
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "blurRadius": blurRadius = value.cgFloat ?? blurRadius
        case "saturation": saturation = value.cgFloat ?? saturation
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }

    /// Sets the radius with the action of the surrounding animation, as for Apple's animatable properties.
    package func setBlurRadius(_ radius: CGFloat) {
        guard radius != blurRadius else { return }
        let action = willChange("blurRadius")
        blurRadius = radius
        didChange("blurRadius", .content, action)
    }
}
