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

    public private(set) static var main = UIScreen(host: HostScreen())
    open class var screens: [UIScreen] { [main] }

    open var bounds: CGRect { host.bounds }
    // D-38: always portrait.
    open var nativeBounds: CGRect {
        CGRect(
            origin: .zero,
            size: host.device.nativePixels ?? CGSize(width: host.device.size.width * scale, height: host.device.size.height * scale))
    }
    open var scale: CGFloat { host.pointScale }
    open var nativeScale: CGFloat { host.device.nativePixels.map { $0.width / host.device.size.width } ?? host.pointScale }
    open var applicationFrame: CGRect {
        var frame = bounds
        let statusBar = UIApplication.existing?.statusBarFrame.height ?? 0
        frame.origin.y += statusBar
        frame.size.height -= statusBar
        return frame
    }
    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: false) }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: true) }
    open var traitCollection: UITraitCollection {
        if let cachedTraits { return cachedTraits }
        let traits = host.traits
        cachedTraits = traits
        return traits
    }
    private var cachedTraits: UITraitCollection?
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var brightness: CGFloat = 0.5 {
        didSet { NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self) }
    }
    /// Stored only: the emulated display has no dimmer.
    open var wantsSoftwareDimming = false
    public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }
    public enum ReferenceDisplayModeStatus: Int, Sendable { case notSupported, notEnabled, limited, enabled }
    // The emulated display has no overscan and no reference mode.
    open var overscanCompensation = OverscanCompensation.scale
    open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
    open var maximumFramesPerSecond: Int { Int((1 / EventLoop.main.frameDuration).rounded()) }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }
    open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
    open var currentMode: UIScreenMode? { availableModes.first }
    open var preferredMode: UIScreenMode? { currentMode }
    open var overscanCompensationInsets: UIEdgeInsets { .zero }
    open var calibratedLatency: CFTimeInterval { 0 }
    open var currentEDRHeadroom: CGFloat { 1 }
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var focusedView: UIView? { nil }
    open var focusedItem: (any UIFocusItem)? { nil }
    open var supportsFocus: Bool { false }

    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in UIWindow.visible {
            if let picture = window.snapshotView(afterScreenUpdates: afterUpdates) {
                picture.frame = window.frame; view.addSubview(picture)
            }
        }
        return view
    }

    nonisolated public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    nonisolated public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    nonisolated public static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")
    nonisolated public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")
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
    open private(set) var size: CGSize
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
