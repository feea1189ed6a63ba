import EmulatedDevices
import Foundation

/// A device's figures as UIKit sees them: by orientation, and where the generation decides.
extension DeviceDescription {
    /// The screen's size in points for an orientation.
    package func size(landscape: Bool) -> CGSize { landscape ? CGSize(width: size.height, height: size.width) : size }

    package func safeArea(landscape: Bool) -> UIEdgeInsets {
        let device = landscape ? landscapeSafeArea : portraitSafeArea
        var insets = UIEdgeInsets(top: device.top, left: device.left, bottom: device.bottom, right: device.right)
        // D-60: measured 20 on iOS 26 for phones of the 16 Pro class.
        if landscape, idiom == .phone, Generation.current >= .ios26, portraitSafeArea.top >= 62 { insets.bottom = 20 }
        // Measured on an iPad (A16) with iOS 26.1; taken for all without a home button.
        if idiom == .pad, Generation.current >= .ios26, portraitSafeArea.bottom > 0 { (insets.top, insets.bottom) = (32, 25) }
        return insets
    }

    /// D-50, D-51: the size classes of a full-screen window. True stands for regular.
    package func sizeClasses(landscape: Bool) -> (horizontalIsRegular: Bool, verticalIsRegular: Bool) {
        switch idiom {
        case .pad: (true, true)
        case .phone: landscape ? (isRegularInLandscape, false) : (false, true)
        }
    }

    /// D-53: the least width of a regular window where no device says, in points. All known sizes agree with anything above 639 up to 678.
    package static let regularWidth: CGFloat = 660
}
