import CoreLocationCompanion
import AutomationClient
import Foundation
import UIKit
import UIKitFoundation
import UIKitRuntime

/// The device that the apps run on.
@MainActor @preconcurrency
open class XCUIDevice: NSObject {
    private static let one = XCUIDevice()
    /// The only device.
    public class var shared: XCUIDevice { one }

    public enum Button: UInt, Sendable { case home = 1, volumeUp, volumeDown, action = 4, camera }
    public enum Appearance: Int, Sendable { case unspecified, light, dark }

    /// The app in the foreground, or else the tested one, which stores nothing before it is launched.
    private var app: TestedApp { TestRunner.shared.foreground ?? TestRunner.shared.mainApp }

    @discardableResult
    private func ask(_ what: String, _ method: String, _ parameters: [String: JSONValue] = [:]) -> JSONValue? {
        do { return try app.request(method, parameters) } catch {
            TestFailure.record("Failed to \(what): \(TestFailure.text(error))")
            return nil
        }
    }

    // MARK: Turning

    private static let orientations: [(UIDeviceOrientation, String)] = [
        // A device turned to the left shows an interface turned to the right.
        (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeRight"),
        (.landscapeRight, "landscapeLeft"),
    ]
    private var turned = UIDeviceOrientation.portrait

    /// The orientation of the device. Setting it rotates the device.
    open var orientation: UIDeviceOrientation {
        get { turned }
        set {
            turned = newValue
            // If no app is running yet, its launch rotates it.
            guard app.isRunning, let name = Self.orientations.first(where: { $0.0 == newValue })?.1 else { return }
            TestSteps.note("Set device orientation to \(name)")
            ask("set the device's orientation", "orientation", ["value": .string(name)])
        }
    }

    /// Turns an app that has just been launched to the device's orientation.
    func prepare(_ app: TestedApp) throws {
        if turned != .portrait, let name = Self.orientations.first(where: { $0.0 == turned })?.1 {
            try app.request("orientation", ["value": .string(name)])
        }
        if look != .unspecified { try app.request("appearance", ["value": look == .dark ? "dark" : "light"]) }
        if let location { try app.request("location", location.parameters) }
    }

    // MARK: Appearance

    private var look = Appearance.unspecified
    /// The light or dark appearance of the device. Setting it changes the app's.
    open var appearance: Appearance {
        get { look }
        set {
            look = newValue
            guard app.isRunning else { return }
            TestSteps.note("Set appearance to \(newValue)")
            ask("set the appearance", "appearance", ["value": newValue == .dark ? "dark" : "light"])
        }
    }

    // MARK: Places

    /// The location that apps receive; nil for none.
    open var location: XCUILocation? {
        didSet {
            guard app.isRunning, let location else { return }
            TestSteps.note("Simulate a location")
            ask("simulate a location", "location", location.parameters)
        }
    }
    /// Whether the device has a pointer, which is true for an iPad.
    open var supportsPointerInteraction: Bool { UIDevice.current.userInterfaceIdiom == .pad }

    // MARK: Buttons

    open func press(_ button: Button) {
        TestSteps.note("Press \(button) button")
        if button == .home { return TestRunner.shared.foreground?.leaveForeground() ?? () }
        ask("press \(button) button", "button", ["name": .string("\(button)")])
    }
    open func hasHardwareButton(_ button: Button) -> Bool { button != .camera && button != .home }

    // MARK: System

    public let system = XCUISystem()
    /// The assistant of the device.
    public let siriService = XCUISiriService()
    /// Rotates the crown of a watch: there is none.
    open func rotateDigitalCrown(delta: CGFloat, velocity: XCUIGestureVelocity = .default) {
        TestFailure.record("Failed to rotate the digital crown: the device has none")
    }
}

/// The device's system.
@MainActor @preconcurrency
open class XCUISystem: NSObject {
    /// Opens `url` in the app that handles it: the tested one.
    open func open(_ url: URL) { XCUIApplication().open(url) }
}

/// Siri, which no app here reaches.
@MainActor @preconcurrency
open class XCUISiriService: NSObject, XCUIElementTypeQueryProvider, QueryRoot {
    /// Returns the elements of the assistant of a type.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIApplication(bundleIdentifier: "com.apple.siri").descendants(matching: type)
    }
    /// The first element of the assistant.
    open var firstMatch: XCUIElement { descendants(matching: .any).firstMatch }
    /// Fails the test.
    open func activate(voiceRecognitionText text: String) { TestFailure.record("Failed to activate Siri: it is not available") }
}

/// A simulated location of the device.
public final class XCUILocation: NSObject, @unchecked Sendable {  // Immutable.
    /// The location that apps receive.
    public let location: CLLocation
    /// Creates a location for apps.
    public init(location: CLLocation) { self.location = location }

    var parameters: [String: JSONValue] {
        let values: [String: Double] = [
            "latitude": location.coordinate.latitude, "longitude": location.coordinate.longitude, "altitude": location.altitude,
            "horizontalAccuracy": location.horizontalAccuracy, "verticalAccuracy": location.verticalAccuracy, "course": location.course,
            "speed": location.speed,
        ]
        return values.mapValues { .number($0) }
    }
}
