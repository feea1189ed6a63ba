import UIKitCore

/// Whether a control behaves as on an iPad or on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

/// How shrunk text keeps its place in a label.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

extension UIView {
    /// Pixels a point on the view's screen.
    package final var displayScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }
}
