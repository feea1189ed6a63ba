import Foundation

/// An emulated device: the values with which a host describes its screen. Apps do not see this module; the tools and the library share it.
public struct DeviceDescription: Hashable, Sendable {
    /// The two idioms of iOS's screens.
    public enum Idiom: String, Hashable, Sendable { case phone, pad }

    /// The names of devices with the same dimensions. The first is the default.
    public var names: [String]
    public var idiom: Idiom
    /// The size of the screen in portrait, in points.
    public var size: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets for system bars and the shape of the display, with the home button or its location at the bottom.
    public var portraitSafeArea: DeviceInsets
    /// The insets in landscape, which are equal on both sides.
    public var landscapeSafeArea: DeviceInsets
    /// The height of the status bar in portrait, in points. On a phone with a Dynamic Island, it is less than the safe area's top (D-62).
    public var statusBarHeight: CGFloat
    /// Whether the device is a phone whose width is regular in landscape (D-51).
    public var isRegularInLandscape = false
    /// The radius of the display's corners, in points; 0 for square displays.
    public var cornerRadius: CGFloat = 0
    /// The pixels of the panel in portrait, if they differ from `size` × `scale` because the picture is scaled.
    public var nativePixels: CGSize?

    /// The name by which the device was found, or else the default.
    public var name: String { names[0] }

    /// The default device, on which most measurements were made.
    public static var `default`: DeviceDescription { named("iPhone 16")! }  // The table holds it.

    /// Finds a device by any of its names, ignoring case, spaces, and the word "generation".
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

    /// Whether one of the device's names contains `text`, compared as in `named(_:)`.
    public func hasName(containing text: String) -> Bool {
        let key = Self.plain(text)
        return names.contains { Self.plain($0).contains(key) }
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().replacingOccurrences(of: "generation", with: "").filter { $0.isLetter || $0.isNumber || $0 == "." }
    }

    /// The same phone with Display Zoom on, or `nil` if its dimensions are not known (D-61).
    public var displayZoomed: DeviceDescription? {
        guard let zoom = Self.zooms.first(where: { $0.size == size }) else { return nil }
        var zoomed = self
        zoomed.size = zoom.zoomed
        zoomed.nativePixels = CGSize(width: size.width * scale, height: size.height * scale)
        zoomed.portraitSafeArea = DeviceInsets(top: zoom.top, left: 0, bottom: zoom.bottom, right: 0)
        zoomed.landscapeSafeArea = DeviceInsets(top: 0, left: zoom.top, bottom: landscapeSafeArea.bottom, right: zoom.top)
        zoomed.statusBarHeight = min(statusBarHeight, zoom.top)
        return zoomed
    }
}

/// A safe area's insets, in points.
public struct DeviceInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
}
