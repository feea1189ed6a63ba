import Foundation

/// The emulated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// Whether the battery is being charged.
    public enum BatteryState: Int, Sendable {
        /// The state, which is unknown while monitoring is off.
        case unknown, unplugged, charging, full
    }

    /// The emulated device of this process.
    public static let current = UIDevice()

    /// The name of the emulated device, as in a simulator.
    open var name: String { UIScreen.main.host.device.names.first ?? model }
    /// The kind of device: iPhone or iPad.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same as ``model``, in every language.
    open var localizedModel: String { model }
    /// The name of the emulated system: iOS or iPadOS.
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the emulated system, such as 17.5.
    open var systemVersion: String { EmulatedSystem.version }
    /// The first number of the system's version, for looks that changed within a generation.
    package var majorVersion: Int { Int(systemVersion.prefix { $0 != "." }) ?? 0 }
    /// Whether the emulated device is a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.host.idiom }
    /// An identifier of the device for the app's vendor: the same in every run and on every machine.
    open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
    /// Whether apps can run in the background. Always `true`.
    open var isMultitaskingSupported: Bool { true }

    // MARK: Orientation

    private var generators = 0
    /// The orientation in which the emulated device is held.
    package var heldOrientation: UIDeviceOrientation = .portrait

    /// How the emulated device is held. In contrast to Apple's, it is known even while no notifications are requested.
    open var orientation: UIDeviceOrientation { heldOrientation }
    /// Whether changes of ``orientation`` are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
    /// Requests notifications of changed orientations. Calls are counted.
    open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
    /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``.
    open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }

    // Posted only while device orientation notifications are requested. (D-43)
    package func turn(to orientation: UIDeviceOrientation) {
        guard orientation != heldOrientation else { return }
        heldOrientation = orientation
        if generators > 0 { NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: self) }
    }

    // MARK: Battery, proximity

    /// Whether the battery's level and state are known.
    open var isBatteryMonitoringEnabled = false
    /// The charge, from 0 to 1: always full, or -1 while monitoring is off.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    /// The state of the battery: always full, or unknown while monitoring is off.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    /// Stored but has no effect: nothing comes near the emulated device.
    open var isProximityMonitoringEnabled = false
    /// Whether something is near the device. Always `false`.
    open var proximityState: Bool { false }
    /// Plays the click of a key. Does nothing here.
    open func playInputClick() {}

    /// Posted when the device was turned, while such notifications are requested.
    nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    /// Posted by UIKit when the battery's state changes. Never posted here.
    nonisolated public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// Posted by UIKit when the charge changes. Never posted here.
    nonisolated public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// Posted by UIKit when something comes near. Never posted here.
    nonisolated public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// Returns whether the emulated device is a phone or a tablet.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
