import UIKitCore

/// Whether a control behaves as on an iPad or on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

/// The vertical adjustment of shrunk text in a label.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

extension UIView {
    /// The number of pixels per point on the view's screen.
    package final var displayScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }
}
