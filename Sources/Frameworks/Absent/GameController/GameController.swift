// No controllers: the list is empty, and none is ever connected.
@_exported import Foundation

/// A controller. There is none.
open class GCController: NSObject, @unchecked Sendable {  // Nothing creates one.
    /// The connected controllers: none.
    open class func controllers() -> [GCController] { [] }
    /// The controller that was used last, which is nil.
    open class var current: GCController? { nil }
    /// Calls the closure: no controller is found.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    /// Does nothing.
    open class func stopWirelessControllerDiscovery() {}
    /// The name of the manufacturer.
    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    /// The buttons and sticks, which are nil.
    open var extendedGamepad: GCExtendedGamepad? { nil }
    open var microGamepad: GCMicroGamepad? { nil }
    /// The player that uses the controller. It is stored but has no effect.
    public final var playerIndex = GCControllerPlayerIndex.indexUnset
    /// Called when the pause button is pressed. It isn't called.
    public final var controllerPausedHandler: ((GCController) -> Void)?
}
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }
/// A part of a controller. Nothing creates one here.
open class GCControllerElement: NSObject {
    open var isAnalog: Bool { false }
}
open class GCControllerButtonInput: GCControllerElement {
    open var value: Float { 0 }
    open var isPressed: Bool { false }
    /// Called when the value changes. They aren't called.
    public final var valueChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?,
        pressedChangedHandler: ((GCControllerButtonInput, Float, Bool) -> Void)?
}
open class GCControllerAxisInput: GCControllerElement {
    open var value: Float { 0 }
    /// Called when the value changes. It isn't called.
    public final var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
}
/// A stick or a pad.
open class GCControllerDirectionPad: GCControllerElement {
    public final let xAxis = GCControllerAxisInput(), yAxis = GCControllerAxisInput()
    public final let up = GCControllerButtonInput(), down = GCControllerButtonInput(), left = GCControllerButtonInput(),
        right = GCControllerButtonInput()
    /// Called when the values change. It isn't called.
    public final var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
}
/// The controls of a controller with two sticks.
open class GCExtendedGamepad: NSObject {
    public final let dpad = GCControllerDirectionPad(), leftThumbstick = GCControllerDirectionPad(),
        rightThumbstick = GCControllerDirectionPad()
    public final let buttonA = GCControllerButtonInput(), buttonB = GCControllerButtonInput(), buttonX = GCControllerButtonInput(),
        buttonY = GCControllerButtonInput(), buttonMenu = GCControllerButtonInput()
    public final let leftShoulder = GCControllerButtonInput(), rightShoulder = GCControllerButtonInput(),
        leftTrigger = GCControllerButtonInput(), rightTrigger = GCControllerButtonInput()
    /// Called when a value changes. It isn't called.
    public final var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
}
/// The controls of a remote.
open class GCMicroGamepad: NSObject {
    public final let dpad = GCControllerDirectionPad()
    public final let buttonA = GCControllerButtonInput(), buttonX = GCControllerButtonInput()
}
extension NSNotification.Name {
    /// Posted when a controller is connected. It isn't posted.
    public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
    /// Posted when a controller is disconnected. It isn't posted.
    public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
}
