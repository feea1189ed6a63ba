import UIKitLists

/// Shows the software keyboard, an app's input view and its accessory in a separate window.
@MainActor package final class KeyboardPresenter {
    package static let shared = KeyboardPresenter()
    private var window: KeyboardWindow?

    fileprivate static func install() {
        KeyboardState.shared.show = { frame, duration, responder in shared.show(frame, duration, responder) }
        KeyboardState.shared.accepts = { ($0 as? any UITextInput)?.isEditable ?? true }
    }

    private func show(_ frame: CGRect?, _ duration: TimeInterval, _ responder: UIResponder?) {
        guard let frame, let responder else { return hide(duration) }
        // Tests forget the windows of the previous test, to which this window belonged.
        let known = window.flatMap { window in UIWindow.all.contains { $0 === window } ? window : nil }
        let window = known ?? makeWindow()
        // In an app with scenes a window without a scene is not shown: the keyboard's window is in the first responder's scene. (I-12)
        if let scene = Self.scene(of: responder) { window.windowScene = scene }
        window.isHidden = false
        let tray = window.tray
        let starts = tray.superview == nil || tray.frame.minY >= UIScreen.main.bounds.height
        tray.adopt(responder)
        window.principal = tray.owner
        if starts { UIView.performWithoutAnimation { tray.frame = frame.offsetBy(dx: 0, dy: frame.height) } }
        window.addSubview(tray)
        UIView.animate(withDuration: duration) { tray.frame = frame }
    }

    private static func scene(of responder: UIResponder) -> UIWindowScene? {
        sequence(first: responder, next: { $0.next }).lazy.compactMap { $0 as? UIWindowScene }.first
    }

    private func hide(_ duration: TimeInterval) {
        guard let window else { return }
        let tray = window.tray
        UIView.animate(withDuration: duration) {
            tray.frame.origin.y = UIScreen.main.bounds.height
        } completion: { _ in
            guard KeyboardState.shared.frame == nil else { return }
            tray.clear()
            window.isHidden = true
        }
    }

    func textChanged(of input: any UIKeyInput) {
        window?.tray.keys.textChanged(of: input)
    }

    /// Called when text on an accessory view changed its size: the view's may change, too.
    func sizeChanged(of view: UIView) {
        if let window, view.window === window { window.tray.setNeedsLayout() }
    }

    private func makeWindow() -> KeyboardWindow {
        let made = KeyboardWindow(frame: UIScreen.main.bounds)
        made.windowLevel = UIWindow.Level(rawValue: 1_000)
        made.backgroundColor = nil
        window = made
        return made
    }
}

/// A window above the app, which is transparent to touches outside the keyboard.
final class KeyboardWindow: UIWindow {
    let tray = KeyboardTray(frame: .zero)
    override var canBecomeKey: Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// The accessory at the top, with keys or the app's input view below.
final class KeyboardTray: UIView {
    /// The responder for which the keyboard is shown; its accessory's, if it has one.
    private(set) weak var owner: UIResponder?
    private var accessory: UIView?
    private var input: UIView?
    /// The background of an app's input view, as of the keys.
    private let backdrop = UIView()
    let keys = KeyboardView(frame: .zero)

    func adopt(_ responder: UIResponder) {
        let newAccessory = InputViews.accessory(for: responder)
        let newInput = InputViews.input(for: responder)
        owner = InputViews.accessoryOwner(for: responder) ?? responder
        if accessory !== newAccessory {
            accessory?.removeFromSuperview()
            accessory = newAccessory
            if let newAccessory { addSubview(newAccessory) }
        }
        let typist = newInput == nil ? KeyboardState.shared.typist(responder) : nil
        let shown: UIView? = newInput ?? (typist == nil ? nil : keys)
        if input !== shown {
            input?.removeFromSuperview()
            input = shown
            backdrop.backgroundColor = UIInputView.keyboardColor
            if newInput == nil { backdrop.removeFromSuperview() } else { insertSubview(backdrop, at: 0) }
            if let shown { addSubview(shown) }
        }
        if let typist { keys.show(for: typist) }
        follow(responder)
        setNeedsLayout()
    }

    private var stopFollowing: (() -> Void)?

    /// Follows the responder's style while the keyboard is shown.
    private func follow(_ responder: UIResponder) {
        stopFollowing?()
        stopFollowing = nil
        keys.overrideUserInterfaceStyle = style(for: responder)
        if let environment = responder as? any UITraitChangeObservable { observe(environment, responder) }
    }

    private func observe<Environment: UITraitChangeObservable>(_ environment: Environment, _ responder: UIResponder) {
        let token = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [weak self, weak responder] (_: Environment, _) in
            if let self, let responder { keys.overrideUserInterfaceStyle = style(for: responder) }
        }
        stopFollowing = { [weak environment] in environment?.unregisterForTraitChanges(token) }
    }

    /// Returns the field's own style, else that of its environment.
    private func style(for responder: UIResponder) -> UIUserInterfaceStyle {
        switch (responder as? any UITextInputTraits)?.keyboardAppearance {
        case .dark?: .dark
        case .light?: .light
        default: (responder as? any UITraitEnvironment)?.traitCollection.userInterfaceStyle ?? .unspecified
        }
    }

    func clear() {
        accessory?.removeFromSuperview()
        input?.removeFromSuperview()
        (accessory, input, owner) = (nil, nil, nil)
        stopFollowing?()
        stopFollowing = nil
    }

    // J-10: a field on an accessory view finds that view as other fields find theirs.
    override var next: UIResponder? { owner ?? super.next }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = accessory.map { InputViews.height(of: $0, width: bounds.width) } ?? 0
        // Without keys, a self-sizing accessory extends into the strip of the home indicator, which it avoids by its safe area.
        let reaches = input == nil && accessory.map(InputViews.fitsItself) == true
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: reaches ? bounds.height : top)
        KeyboardState.shared.accessoryDidSettle()
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        backdrop.frame = input?.frame ?? .zero
    }
}

// Runs before `main`: a keyboard is also shown for an app's own input that isn't a field.
@used @section(".init_array") nonisolated private let installation: @convention(c) @Sendable () -> Void = {
    KeyboardState.install = { KeyboardPresenter.install() }
}
