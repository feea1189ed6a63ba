import Foundation
import QuartzCore

/// The emulated display. Its bounds follow the interface orientation (D-38).
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    package var host: HostScreen {
        didSet {
            cachedTraits = nil
            Traits.atBirth = traitCollection
        }
    }
    /// The layer whose sublayers are the visible windows, lowest level first. A host's compositor draws it.
    package let rootLayer = CALayer()

    package init(host: HostScreen) {
        self.host = host
        super.init()
        rootLayer.bounds = host.bounds
        rootLayer.position = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
        rootLayer.backgroundColor = CGColor(gray: 0, alpha: 1)
        RenderTree.add(rootLayer)
        Traits.atBirth = traitCollection
    }

    /// Creates a screen that shows nothing, for subclasses that override its properties.
    public override init() {
        host = HostScreen()
        super.init()
    }

    /// The emulated display, the only screen.
    public private(set) static var main = UIScreen(host: HostScreen())
    /// All screens: always the main one alone.
    open class var screens: [UIScreen] { [main] }

    /// The screen's rectangle in points, in the interface's orientation.
    open var bounds: CGRect { host.bounds }
    // D-38: always portrait.
    /// The screen's rectangle in pixels, always in portrait.
    open var nativeBounds: CGRect {
        CGRect(
            origin: .zero,
            size: host.device.nativePixels ?? CGSize(width: host.device.size.width * scale, height: host.device.size.height * scale))
    }
    /// The number of pixels per point in which the interface is drawn.
    open var scale: CGFloat { host.pointScale }
    /// The number of the display's own pixels per point, which may differ from ``scale``.
    open var nativeScale: CGFloat { host.device.nativePixels.map { $0.width / host.device.size.width } ?? host.pointScale }
    /// The screen's rectangle below the status bar, in points.
    open var applicationFrame: CGRect {
        var frame = bounds
        let statusBar = UIApplication.existing?.statusBarFrame.height ?? 0
        frame.origin.y += statusBar
        frame.size.height -= statusBar
        return frame
    }
    /// The screen's space, which turns with the interface.
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: false) }
    /// The screen's space in portrait, which doesn't turn.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: true) }
    /// The traits that the host's description of the screen gives to all windows.
    open var traitCollection: UITraitCollection {
        if let cachedTraits { return cachedTraits }
        let traits = host.traits
        cachedTraits = traits
        return traits
    }
    private var cachedTraits: UITraitCollection?
    /// Called after a trait of the screen changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The brightness, from 0 to 1. Stored, with a notification: pictures don't change.
    open var brightness: CGFloat = 0.5 {
        didSet { NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self) }
    }
    /// Stored but has no effect: the emulated display has no dimmer.
    open var wantsSoftwareDimming = false
    /// How the picture is fitted to a TV that cuts off its edges.
    public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }
    /// Whether the display shows exact colors.
    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
    // The emulated display has no overscan and no reference mode.
    /// How the picture is fitted to a display that cuts off its edges. Stored but has no effect.
    open var overscanCompensation = OverscanCompensation.scale
    /// Whether the display shows exact colors. Always `notSupported`.
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    /// The number of frames per second of the event loop.
    open var maximumFramesPerSecond: Int { Int((1 / EventLoop.main.frameDuration).rounded()) }
    /// Whether the screen is recorded or mirrored. Always `false`.
    open var isCaptured: Bool { false }
    /// The screen that this one mirrors. Always `nil`.
    open var mirrored: UIScreen? { nil }
    /// The sizes that the screen can have: only its own.
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    /// The size that the screen has.
    open var currentMode: UIScreenMode? { availableModes.first }
    /// The best size of the screen: the only one.
    open var preferredMode: UIScreenMode? { currentMode }
    /// The edges that are cut off. Always zero.
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    /// The delay of an external screen in seconds. Always 0.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// The greatest brightness at present, as a multiple of white. Always 1.
    open var currentEDRHeadroom: CGFloat { 1 }
    /// The greatest possible brightness, as a multiple of white. Always 1.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// The view with the focus. Always `nil`.
    open var focusedView: UIView? { nil }
    /// The item with the focus. Always `nil`.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Whether the screen's windows take part in focus. Always `false`.
    open var supportsFocus: Bool { false }

    /// Returns a link that calls a method of the target in every frame once it is added to a run loop.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    /// Returns a view that shows a picture of all visible windows.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in UIWindow.visible {
            if let picture = window.snapshotView(afterScreenUpdates: afterUpdates) {
                picture.frame = window.frame
                view.addSubview(picture)
            }
        }
        return view
    }

    /// Posted when ``brightness`` was set.
    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted by UIKit when a screen is connected. Never posted here.
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    /// Posted by UIKit when a screen is disconnected. Never posted here.
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    /// Posted by UIKit when a screen's size changes. Never posted here.
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    /// Posted by UIKit when a display begins or stops showing exact colors. Never posted here.
    nonisolated public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
    /// Posted by UIKit when a recording begins or ends. Never posted here.
    nonisolated public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

    /// Replaces this screen's description. For tests, between scenes.
    package func become(_ host: HostScreen) {
        self.host = host
        DrawingScale.screen = host.pointScale
        CATransaction.withoutActions {
            rootLayer.bounds = host.bounds
            rootLayer.position = CGPoint(x: host.bounds.midX, y: host.bounds.midY)
        }
    }
}

/// A size in pixels that a screen can show.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    open private(set) var size: CGSize
    /// The ratio of a pixel's width to its height. Always 1.
    open private(set) var pixelAspectRatio: CGFloat = 1
    init(size: CGSize) { self.size = size }
}

/// A screen's coordinate space: the interface's, or the fixed portrait one.
@MainActor
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool
    /// The screen as it was before a change; set for a space of that time. (D-42)
    private let past: HostScreen?
    private var host: HostScreen { past ?? screen.host }

    init(screen: UIScreen, isFixed: Bool, asNow: Bool = false) {
        (self.screen, self.isFixed, past) = (screen, isFixed, asNow ? screen.host : nil)
    }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: host.device.size) : host.bounds }

    func toInterface(_ point: CGPoint) -> CGPoint { isFixed ? point.applying(turn) : point }
    func fromInterface(_ point: CGPoint) -> CGPoint { isFixed ? point.applying(turn.inverted()) : point }

    /// The transform from portrait to the interface's orientation.
    private var turn: CGAffineTransform {
        let size = host.device.size
        switch host.orientation {
        case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case .portraitUpsideDown: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        default: return .identity
        }
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        Geometry.convert(point, from: self, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        Geometry.convert(point, from: coordinateSpace, to: self)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        Geometry.convert(rect, from: self, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        Geometry.convert(rect, from: coordinateSpace, to: self)
    }
}
