import Foundation
import QuartzCore

/// The top of a view hierarchy, shown on a screen through a scene.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The position of a window in the stacking order.
    public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The level as a number. Windows with a higher level are in front.
        public var rawValue: CGFloat
        /// Creates a level between or above those of the system.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level between or above those of the system.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        // The order of window levels. (I-10)
        /// The level of the app's windows: 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar: 1000. Windows above it cover the bar.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of the system's alerts: 2000.
        public static let alert = Level(rawValue: 2000)
    }

    package final weak var firstResponder: UIResponder?
    package final var isReplacingFirstResponder = false
    /// The responder whose input this window shows: for the keyboard's window, the first responder.
    package final weak var principal: UIResponder?
    /// The window in which the responders inside act.
    final var actingWindow: UIWindow { principal?.responderWindow ?? self }
    /// Whether the window lays out while hidden, because it is about to show.
    package final var wantsLayoutWhileHidden = false
    /// Whether the window has been visible at any time.
    final var hasShown = false
    /// Whether the window belongs to the storyboard that Info.plist names; the launch shows it.
    final var isMainInterface = false
    final var storedRoot: UIViewController?
    /// The view that holds the root view. (I-05)
    final var rootHost: UIDropShadowView?
    final weak var storedScene: UIWindowScene?
    package final let touchTracker = TouchTracker()

    // MARK: Creating

    /// Creates a window. One without a size is as large as the screen: devpass-tech/challenge-viewcode-finance, ConfirmationViewTests,
    /// shows a window made for a view of size zero in 414 by 896 points.
    public override init(frame: CGRect) {
        super.init(frame: frame == .zero ? UIScreen.main.bounds : frame)
        becomeWindow(in: UIApplication.shared.implicitScene)
    }

    /// Creates a hidden window as large as a scene, which it belongs to.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        becomeWindow(in: windowScene)
    }

    /// Creates a window from an archive or interface file, in the app's first scene.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeWindow(in: UIApplication.shared.implicitScene)
    }

    deinit {
        func leave(_ view: UIView) {
            view.storedWindow = nil
            for subview in view.storedSubviews { leave(subview) }
        }
        for subview in storedSubviews { leave(subview) }
        UIWindow.forget(self)
        KeyWindows.forget(self)
    }

    /// Creates a window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    // MARK: Scene and screen

    /// The scene that shows the window. Setting it moves the window; `nil` takes it off the screen.
    open var windowScene: UIWindowScene? {
        get { storedScene }
        set { moveToScene(newValue) }
    }
    /// The screen that shows the window. Setting it has no effect.
    open var screen: UIScreen {
        get { windowScene?.screen ?? .main }
        set {}
    }
    /// The position among the windows of the screen. Those of one level are in the order in which they were shown.
    open var windowLevel: Level = .normal { didSet { if windowLevel != oldValue { moveToFront() } } }
    /// Stored but has no effect: for windows of a Mac.
    open var canResizeToFitContent = false
    open override var window: UIWindow? { self }
    // The window's next responder is its scene, before iOS 13 the application. (J-01)
    open override var next: UIResponder? { Generation.current < .ios13 ? UIApplication.shared : windowScene ?? UIApplication.shared }

    // MARK: Showing

    open override var isHidden: Bool {
        get { storedLayer.isHidden }
        set { setShown(!newValue) }
    }
    // Shows the window and makes it key. (I-06)
    /// Shows the window in front of those of its level, and makes it key.
    open func makeKeyAndVisible() {
        Cause.run(.call, "makeKeyAndVisible()") {
            if isHidden { isHidden = false } else { moveToFront() }
            makeKey()
        }
    }
    /// Makes the window key: keys and other events without a location go to its first responder.
    open func makeKey() { KeyWindows.makeKey(self) }
    /// Whether the window is key.
    open var isKeyWindow: Bool { KeyWindows.isKey(self) }
    /// Whether the window may become key. `true` by default.
    open var canBecomeKey: Bool { true }
    /// Called after the window became key. Don't call it; use ``makeKey()``.
    open func becomeKey() {}
    /// Called after another window became key. Don't call it.
    open func resignKey() {}

    // MARK: Content

    /// The controller whose view fills the window. Setting it replaces the view immediately, without animation, and dismisses presentations
    /// from the old one.
    open var rootViewController: UIViewController? {
        get { storedRoot }
        set { Cause.run(.call, "rootViewController = \(CallbackTrace.text(newValue))") { replaceRoot(with: newValue) } }
    }

    // MARK: Events

    /// Delivers an event to the window's recognizers and views. Overrides see every event and call super.
    open func sendEvent(_ event: UIEvent) { deliver(event) }

    /// Converts a point of this window to another's coordinates, or the screen's if `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { convert(point, to: window as UIView?) }
    /// Converts a point of another window, or of the screen if `nil`, to this window's coordinates.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { convert(point, from: window as UIView?) }
    /// Converts a rectangle of this window to another's coordinates, or the screen's if `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { convert(rect, to: window as UIView?) }
    /// Converts a rectangle of another window, or of the screen if `nil`, to this window's coordinates.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { convert(rect, from: window as UIView?) }

    open override var undoManager: UndoManager? { windowUndoManager }
    private lazy var windowUndoManager = UndoManager()

    /// A guide that fits a ratio into the safe area. It places nothing here.
    open var safeAreaAspectFitLayoutGuide: any UILayoutGuideAspectFitting { aspectFitGuide }
    private lazy var aspectFitGuide = AspectFitGuide()

    open override func layoutSubviews() {
        super.layoutSubviews()
        fitRootView()
    }

    // MARK: Notifications

    /// Posted after a window was shown, with the window as the object.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden.
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window became key.
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window is no longer key.
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

/// A guide that keeps a ratio of width to height while its window is resized.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    /// The ratio of width to height; 1 by default. Stored but has no effect.
    var aspectRatio: CGFloat { get set }
}

@MainActor
final class AspectFitGuide: NSObject, UILayoutGuideAspectFitting {
    var aspectRatio: CGFloat = 1
}
