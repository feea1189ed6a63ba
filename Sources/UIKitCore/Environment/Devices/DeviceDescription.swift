import CoreGraphics
import Foundation

/// What an emulated device is: the figures a host needs to describe its screen.
public struct DeviceDescription: Hashable, Sendable {
    public enum Idiom: String, Hashable, Sendable { case phone, pad }

    /// The first is the usual name; the others share all figures with it.
    public var names: [String]
    public var idiom: Idiom
    /// Portrait, in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    public var portraitSafeArea: UIEdgeInsets
    public var landscapeSafeArea: UIEdgeInsets
    /// In portrait. On a Dynamic Island phone it is less than the safe area's top (D-62).
    public var statusBarHeight: CGFloat
    /// A phone whose width is regular in landscape (D-51).
    public var isRegularInLandscape = false
    /// Of the display's corners, in points; 0 for square displays.
    public var cornerRadius: CGFloat = 0

    public var name: String { names[0] }

    /// The device used when nothing is said: the one most measurements were made on.
    public static var `default`: DeviceDescription { named("iPhone 16")! }  // The table holds it.

    /// Finds a device by any of its names, ignoring case, spaces and the word "generation".
    public static func named(_ name: String) -> DeviceDescription? {
        let key = plain(name)
        for device in all {
            if let index = device.names.firstIndex(where: { plain($0) == key }) {
                var found = device
                found.names.swapAt(0, index)
                return found
            }
        }
        return nil
    }

    public static var allDevices: [DeviceDescription] { all }

    private static func plain(_ name: String) -> String {
        name.lowercased().replacingOccurrences(of: "generation", with: "").filter { $0.isLetter || $0.isNumber || $0 == "." }
    }

    /// The screen's size in points for an orientation.
    package func size(landscape: Bool) -> CGSize { landscape ? CGSize(width: size.height, height: size.width) : size }

    package func safeArea(landscape: Bool) -> UIEdgeInsets {
        var insets = landscape ? landscapeSafeArea : portraitSafeArea
        // D-60: measured 20 on iOS 26 for phones of the 16 Pro class.
        if landscape, idiom == .phone, Generation.current >= .ios26, portraitSafeArea.top >= 62 { insets.bottom = 20 }
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
