import Foundation

extension UIView {
    final func attach(_ interaction: any UIInteraction) {
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        supplemented.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    final func detach(_ interaction: any UIInteraction) {
        guard let index = supplement?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        supplement?.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }

    final func setInteractions(_ interactions: [any UIInteraction]) {
        for interaction in self.interactions where !interactions.contains(where: { $0 === interaction }) { removeInteraction(interaction) }
        for interaction in interactions where !self.interactions.contains(where: { $0 === interaction }) { addInteraction(interaction) }
    }
}

/// Moves a view with the device's tilt. Stored, never evaluated: the emulated device lies still.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Returns the values to add to the view's properties at a tilt, by key path; a subclass overrides it. Never called.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves a property between two values with the device's tilt along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis along which the device tilts.
    public enum EffectType: Int, Sendable {
        /// A tilt to the left or right, or toward the user or away.
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }
    /// The property that moves.
    open private(set) var keyPath: String
    /// The axis of the tilt.
    open private(set) var type: EffectType
    /// The value added to the property at the strongest tilt in one direction.
    open var minimumRelativeValue: Any?
    /// The value added to the property at the strongest tilt in the other direction.
    open var maximumRelativeValue: Any?

    /// Creates an effect on one property of a view, named by a key path such as `center.x`.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Motion effects that are added and removed as a group.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group, applied together.
    open var motionEffects: [UIMotionEffect]?
}
