import UIKitCore

/// Whether a control behaves as on an iPad or on a Mac.
public enum UIBehavioralStyle: UInt, Sendable { case automatic = 0, pad, mac }

/// The vertical adjustment of shrunk text in a label.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines = 0, alignCenters, none }

extension UIView {
    /// The number of pixels per point on the view's screen.
    package final var displayScale: CGFloat { window?.screen.scale ?? UIScreen.main.scale }

    /// Rounds a length up to whole pixels. A length that exceeds them by a ten-thousandth, as computed ones do, counts as whole.
    package final func roundedUpToPixels(_ length: CGFloat) -> CGFloat { (length * displayScale - 1e-4).rounded(.up) / displayScale }
    package final func roundedUpToPixels(_ size: CGSize) -> CGSize {
        CGSize(width: roundedUpToPixels(size.width), height: roundedUpToPixels(size.height))
    }
}
