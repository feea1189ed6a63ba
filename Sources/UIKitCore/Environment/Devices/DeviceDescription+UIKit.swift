import EmulatedDevices
import Foundation

/// A device's metrics as UIKit sees them: by orientation and, in places, by generation.
extension DeviceDescription {
    /// Returns the screen's size in points for an orientation.
    package func size(landscape: Bool) -> CGSize { landscape ? CGSize(width: size.height, height: size.width) : size }

    package func safeArea(landscape: Bool) -> UIEdgeInsets {
        let device = landscape ? landscapeSafeArea : portraitSafeArea
        var insets = UIEdgeInsets(top: device.top, left: device.left, bottom: device.bottom, right: device.right)
        // D-60: measured 20 on iOS 26 for phones of the 16 Pro class.
        if landscape, idiom == .phone, Generation.current >= .ios26, portraitSafeArea.top >= 62 { insets.bottom = 20 }
        // D.5: phones that shipped with iOS 12 to 14 had 44 points at first. The profile of iOS 13 to 15 describes its last version.
        if Generation.current < .ios13, [48, 50].contains(portraitSafeArea.top), portraitSafeArea.bottom == 34 {
            if landscape { (insets.left, insets.right) = (44, 44) } else { insets.top = 44 }
        }
        // Measured on an iPad (A16) with iOS 26.1 and, in D.5, on one with a home button, which has no bottom inset.
        if idiom == .pad, Generation.current >= .ios26 {
            insets.top = 32
            if portraitSafeArea.bottom > 0 { insets.bottom = 25 }
        }
        return insets
    }

    /// The status bar's height in points, which in no generation exceeds the safe area's top.
    package var shownStatusBarHeight: CGFloat { min(statusBarHeight, safeArea(landscape: false).top) }

    /// D-50, D-51: the size classes of a full-screen window. True means regular.
    package func sizeClasses(landscape: Bool) -> (horizontalIsRegular: Bool, verticalIsRegular: Bool) {
        switch idiom {
        case .pad: (true, true)
        case .phone: landscape ? (isRegularInLandscape, false) : (false, true)
        }
    }

    /// D-53: the minimum width of a regular window in points if no device specifies it. Any value above 639 up to 678 agrees with all known
    /// sizes.
    package static let regularWidth: CGFloat = 660
}
