import Foundation

/// The orientation of the interface. The interface is `landscapeLeft` when the device is `landscapeRight`, and the reverse. (D-14)
public enum UIInterfaceOrientation: Int, Sendable {
    /// No orientation, as before the launch.
    case unknown = 0
    /// Upright: the device's top is up.
    case portrait = 1
    /// Upside down: the device's top is down.
    case portraitUpsideDown = 2
    /// The device's top points to the left; a home button is at the right.
    case landscapeRight = 3
    /// The device's top points to the right; a home button is at the left.
    case landscapeLeft = 4

    /// Whether the interface is taller than wide on a phone.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits, one for each orientation, numbered by its raw value.
    public let rawValue: UInt
    /// Creates a set of orientations from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright only.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down only.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The device's top points to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The device's top points to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both sides.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    /// All orientations but upside down, the default of phones.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The physical orientation of the device. Its landscape orientations are named after the side that the device's top points to.
public enum UIDeviceOrientation: Int, Sendable {
    /// Upright, turned, or flat; `unknown` if nothing was measured.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have the orientation: neither flat nor unknown.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// The interface orientation that matches; left and right are reversed.
    package var interface: UIInterfaceOrientation? { isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil }
    package init(_ interface: UIInterfaceOrientation) { self = UIDeviceOrientation(rawValue: interface.rawValue) ?? .unknown }
}

/// Dark or light text in the status bar; `default` follows the interface style from iOS 13 on.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text in a light interface and light text in a dark one; before iOS 13 always dark.
    case `default` = 0
    /// Light text, for dark backgrounds.
    case lightContent = 1
    /// Dark text, for light backgrounds.
    case darkContent = 3
    /// The iOS 6 name of light text.
    public static var blackTranslucent: UIStatusBarStyle { .lightContent }
    /// The iOS 6 name of light text.
    public static var blackOpaque: UIStatusBarStyle { .lightContent }
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once, fading, or sliding from the top edge.
    case none, fade, slide
}

/// Returns whether an interface is upright or upside down.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }
/// Returns whether an interface is turned to a side.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isLandscape }
/// Returns whether a device is upright or upside down.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }
/// Returns whether a device is turned to a side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }
/// Returns whether an interface can have the orientation.
public func UIDeviceOrientationIsValidInterfaceOrientation(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isValidInterfaceOrientation
}
