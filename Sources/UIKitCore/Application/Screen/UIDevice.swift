import Foundation

/// The emulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public enum BatteryState: Int, Sendable {
        case unknown, unplugged, charging, full
    }

    public static let current = UIDevice()

    /// The name of the emulated device, as in a simulator.
    open var name: String { UIScreen.main.host.device.names.first ?? model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { EmulatedSystem.version }
    /// The first number of the system's version, for looks that changed within a generation.
    package var majorVersion: Int { Int(systemVersion.prefix { $0 != "." }) ?? 0 }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.host.idiom }
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    private var generators = 0
    /// The orientation in which the emulated device is held.
    package var heldOrientation: UIDeviceOrientation = .portrait

    open var orientation: UIDeviceOrientation { heldOrientation }
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
    open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

    // Posted only while device orientation notifications are requested. (D-43)
    package func turn(to orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        if generators > 0 { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self) }
    }

    // MARK: Battery, proximity

    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// Stored only: nothing comes near the emulated device.
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open func playInputClick() {}

    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
