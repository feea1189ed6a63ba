import Foundation
import QuartzCore

extension UIWindow {
    /// An unretained window. Windows remove their entries when they are deallocated: weak references would slow down every access to a
    /// window.
    private struct Entry { unowned(unsafe) let window: UIWindow }
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// All living windows, in the order of creation and, among the visible ones, of showing.
    package static var all: [UIWindow] { entries.map(\.window) }

    nonisolated static func forget(_ window: UIWindow) { entries.removeAll { $0.window === window } }

    /// The windows of scenes, hidden ones included, from the lowest level to the highest.
    static var ordered: [UIWindow] {
        // A stable sort: same level by show order. (I-10)
        all.filter { $0.windowScene != nil }.enumerated()
            .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
    }

    /// The visible windows, from the lowest level to the highest.
    package static var visible: [UIWindow] { ordered.filter { !$0.isHidden } }

    final func becomeWindow(in scene: UIWindowScene?) {
        storedLayer.isHidden = true
        storedWindow = self
        storedScene = scene
        UIWindow.entries.append(Entry(window: self))
        SafeArea.update(self)
        // A window that nothing retains lives until the run loop turns: UIKit's windows are autoreleased, and tests that put a view into
        // one rely on it.
        EventLoop.keepAliveUntilTurn(self)
    }

    fileprivate final func moveToEndOfOrder() {
        UIWindow.forget(self)
        UIWindow.entries.append(Entry(window: self))
    }

    /// Puts a visible window in front of those of its level. (I-10)
    final func moveToFront() {
        guard !isHidden else { return }
        moveToEndOfOrder()
        WindowOrder.arrange()
    }

    /// Forgets all windows, between tests.
    package static func forgetAll() {
        for window in all { window.setShown(false) }
        entries.removeAll()
        KeyWindows.reset()
    }

    // I-12: no screen shows a window without a scene.
    final func moveToScene(_ scene: UIWindowScene?) {
        guard scene !== storedScene else { return }
        storedScene = scene
        WindowOrder.arrange()
        Traits.invalidate(self)
        SafeArea.update(self)
    }

    // Appearance callbacks begin when the window becomes visible. (I-06, I-07, B-45)
    final func setShown(_ shown: Bool) {
        guard shown == storedLayer.isHidden else { return }
        if shown { moveToEndOfOrder() } else { resignFirstResponderInside() }
        if shown {
            TestPool.hold(self)
            EventLoop.leaveKeptAlive(self)
        }
        AppearanceEngine.window(self, willBecomeVisible: shown)
        storedLayer.isHidden = !shown
        hasShown = true
        WindowOrder.arrange()
        SafeArea.update(self)
        NotificationCenter.default.post(
            name: shown ? UIWindow.didBecomeVisibleNotification : UIWindow.didBecomeHiddenNotification, object: self)
        AppearanceEngine.window(self, didBecomeVisible: shown)
        // The root's view is loaded for a window that already shows, and added then, so `viewWillAppear` sees no window. (B-06, B-45)
        if shown, storedRoot != nil {
            loadRoot()
            if let root = storedRoot { installIfNeeded(root) }
            RotationEngine.turnAtLaunch(self)
        }
        if shown {
            setNeedsLayout()
        } else {
            KeyWindows.didHide(self)
            TestPool.release(self)
        }
    }

    // MARK: Root

    // The old root disappears and the new one appears without animation. (I-01, I-02, I-03)
    final func replaceRoot(with controller: UIViewController?) {
        guard controller !== storedRoot else { return }
        let old = storedRoot
        // Also ends a presentation in transition, which apps of iOS 12 could not do, and one that is dismissed as soon as it has appeared.
        if let presentation = old?.presenting.presented {
            presentation.endChain(animated: false, completion: nil)
            presentation.settle()
        }
        storedRoot = controller
        for case let overlay as any WindowOverlay in storedSubviews { overlay.contentDidLeave() }
        if !isHidden {
            // A root that sets another while its view loads never shows: the window shows the last one.
            guard !UIWindow.loadingRoots.contains(ObjectIdentifier(self)) else { return }
            loadRoot()
        }
        if let view = old?.viewIfLoaded, holdsRootView(view) { view.removeFromSuperview() }
        guard let root = storedRoot, !isHidden else { return }
        installIfNeeded(root)
        RotationEngine.turnAtLaunch(self)
    }

    /// The windows whose roots load their views.
    private static var loadingRoots: Set<ObjectIdentifier> = []

    /// Loads the root's view, and that of each root that it sets while its view loads.
    private func loadRoot() {
        UIWindow.loadingRoots.insert(ObjectIdentifier(self))
        defer { UIWindow.loadingRoots.remove(ObjectIdentifier(self)) }
        UIViewController.loadViews(of: { storedRoot }, load: load)
    }

    /// Takes a root without loading its view yet: that of the main storyboard, which loads when the window shows.
    package final func adoptRoot(_ controller: UIViewController) { storedRoot = controller }

    private func installIfNeeded(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, !holdsRootView(view) else { return }
        let host = rootViewHost()
        view.frame = frame(ofRootViewOf: controller)
        RotationEngine.askAtLegacyLaunch(self, times: 2)
        host.insertSubview(view, at: 0)
    }

    /// Loads the root view. A view from a nib gets its frame in the window before the root's `viewDidLoad`.
    private func load(_ root: UIViewController) {
        root.loading.rootFrame = frame(ofRootViewOf: root)
        root.loadViewIfNeeded()
        root.loading.rootFrame = nil
    }

    final func holdsRootView(_ view: UIView) -> Bool {
        guard let superview = view.superview else { return false }
        return superview === self || superview === rootHost && rootHost?.window === self
    }

    // I-01: the root view fills the window.
    final func fitRootView() {
        if let outer = rootHost?.superview, outer.superview === self, outer.frame != bounds { outer.frame = bounds }
        guard let root = storedRoot, let view = root.viewIfLoaded, holdsRootView(view), view.transform.isIdentity else { return }
        let frame = frame(ofRootViewOf: root)
        if view.frame != frame { view.frame = frame }
    }

    /// Returns the whole window; until iOS 5, the part below the status bar, unless the controller wants the full screen as UIKit's
    /// containers do. (I-01, B-44)
    private func frame(ofRootViewOf controller: UIViewController) -> CGRect {
        guard Generation.current == .legacy5, !controller.wantsFullScreenLayout, controller.containment.mechanism == nil else {
            return bounds
        }
        return bounds.overlap(with: convert(screen.applicationFrame, from: screen.coordinateSpace))
    }

    // MARK: Environment

    final var inheritedTraits: UITraitCollection {
        guard let scene = windowScene else { return screen.traitCollection }
        return scene.traits(forWindowOf: bounds.size)
    }

    final var screenSafeArea: UIEdgeInsets {
        guard let scene = windowScene else { return .zero }
        return SafeArea.strip(of: scene.safeAreaInsets, in: scene.screen.bounds, over: frame)
    }

    // MARK: Events

    final func deliver(_ event: UIEvent) {
        switch event.type {
        case .touches, .hover, .scroll, .transform: GestureArena.shared.deliver(event, in: self)
        case .presses: PressDelivery.deliver(event, in: self)
        case .motion: MotionDelivery.deliver(event, in: self)
        case .remoteControl: (firstResponder ?? self).remoteControlReceived(with: event)
        }
    }
}

/// The stacking order of windows on the screen.
@MainActor
enum WindowOrder {
    static func arrange() {
        let layers = UIWindow.visible.map { $0.layer } + [StatusBarDisplay.layer]
        let root = UIScreen.main.rootLayer
        guard !(root.sublayers ?? []).elementsEqual(layers, by: ===) else { return }
        root.sublayers = layers
    }
}

/// The windows that receive keys.
@MainActor
enum KeyWindows {
    private struct Entry { unowned(unsafe) let window: UIWindow }
    nonisolated(unsafe) private static var current: [ObjectIdentifier: Entry] = [:]

    nonisolated static func forget(_ window: UIWindow) { current = current.filter { $0.value.window !== window } }

    static func reset() { current.removeAll() }

    // I-08: one for each scene from 15 on, one for the application before.
    private static func key(for window: UIWindow) -> ObjectIdentifier {
        guard Generation.current >= .ios16, let scene = window.windowScene else { return ObjectIdentifier(UIApplication.self) }
        return ObjectIdentifier(scene)
    }

    static func isKey(_ window: UIWindow) -> Bool { current[key(for: window)]?.window === window }

    // The old window resigns key before the new one becomes key. (I-06, I-09)
    static func makeKey(_ window: UIWindow) {
        let key = key(for: window)
        guard window.canBecomeKey, current[key]?.window !== window else { return }
        if let old = current[key]?.window {
            resign(old, key)
            // Its callbacks may have made this window key, or another one, which resigns as well.
            guard current[key]?.window !== window else { return }
            if let other = current[key]?.window { resign(other, key) }
        }
        current[key] = Entry(window: window)
        window.becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }

    private static func resign(_ window: UIWindow, _ key: ObjectIdentifier) {
        current[key] = nil
        window.resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: window)
    }

    /// Replaces a hidden key window with the topmost visible one of its scene.
    static func didHide(_ window: UIWindow) {
        guard isKey(window) else { return }
        resign(window, key(for: window))
        if let heir = UIWindow.visible.last(where: { $0.windowScene === window.windowScene && $0.canBecomeKey && $0.windowLevel <= .normal }
        ) {
            makeKey(heir)
        }
    }

    static var all: [UIWindow] { current.values.map(\.window) }
}

/// A view over a window's content that disappears with it, such as a menu.
@MainActor
package protocol WindowOverlay: UIView {
    /// Called when the window's root controller was replaced.
    func contentDidLeave()
}
