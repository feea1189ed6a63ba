import Foundation

extension UIResponder {
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Whether the software keyboard is up, where, and who hears of it. What it looks like is UIKitText's.
@MainActor
package final class KeyboardState {
    package static let shared = KeyboardState()

    /// The frame on the screen while the keyboard is up; nil while it is down.
    package private(set) var frame: CGRect?
    /// A host with a hardware keyboard shows none.
    package var isHardwareKeyboardAttached = false
    /// Draws the keyboard: told the frame to move to (nil: away), how long, and for whom. UIKitText installs itself.
    package var show: (_ frame: CGRect?, _ duration: TimeInterval, _ responder: UIResponder?) -> Void = { _, _, _ in }
    private var pending: EventLoop.Token?

    private init() {}

    func connect() {
        FirstResponderChanges.didChange = { [weak self] _, new, _ in self?.follow(new) }
        FirstResponderChanges.inputViewsDidChange = { [weak self] in self?.follow($0) }
    }

    package func reset() {
        pending?.cancel()
        frame = nil
    }

    // MARK: Following the first responder

    // K-07: between fields of one height nothing is said (iOS 11 and later).
    private func follow(_ responder: UIResponder?) {
        guard let responder, let height = height(for: responder) else { return hide() }
        let screen = UIScreen.main.bounds
        let end = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        if let begin = frame {
            guard begin != end || Generation.current < .ios13 else { return show(end, 0, responder) }
            move(from: begin, to: end, isShowing: true, responder)
        } else {
            move(from: end.offsetBy(dx: 0, dy: height), to: end, isShowing: true, responder)
        }
    }

    // J-10, K-15
    private func height(for responder: UIResponder) -> CGFloat? {
        let accessory = first(from: responder) { $0.inputAccessoryView ?? $0.inputAccessoryViewController?.view }
        let accessoryHeight = accessory.map { max($0.frame.height, $0.intrinsicContentSize.height) } ?? 0
        if let custom = responder.inputView ?? responder.inputViewController?.view { return custom.frame.height + accessoryHeight }
        guard let typist = responder as? any UIKeyInput else { return accessory == nil ? nil : accessoryHeight + UIScreen.main.host.insets.bottom }
        guard !isHardwareKeyboardAttached else { return accessory == nil ? nil : accessoryHeight + UIScreen.main.host.insets.bottom }
        return KeyboardFigures.height(on: UIScreen.main.host, type: typist.keyboardType) + accessoryHeight
    }

    private func first(from responder: UIResponder, _ find: (UIResponder) -> UIView?) -> UIView? {
        sequence(first: responder, next: { $0.next }).lazy.compactMap(find).first
    }

    /// Hides the keyboard at the end of the turn, unless another responder takes it over until then.
    private func hide() {
        guard frame != nil else { return }
        pending?.cancel()
        pending = EventLoop.main.enqueue { [weak self] in
            guard let self, let begin = frame else { return }
            // K-09
            move(from: begin, to: begin.offsetBy(dx: 0, dy: begin.height), isShowing: false, nil)
        }
    }

    // MARK: Telling

    // K-02, K-03, K-05, K-06
    private func move(from begin: CGRect, to end: CGRect, isShowing: Bool, _ responder: UIResponder?) {
        pending?.cancel()
        frame = isShowing ? end : nil
        let duration = UIView.areAnimationsEnabled ? KeyboardFigures.duration : 0
        post(UIResponder.keyboardWillChangeFrameNotification, begin, end, duration)
        post(isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, begin, end, duration)
        show(frame, duration, responder)
        for window in UIWindow.visible { guidesDidChange(in: window) }
        pending = EventLoop.main.schedule(after: duration) { [weak self] in
            self?.post(UIResponder.keyboardDidChangeFrameNotification, begin, end, duration)
            self?.post(isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, begin, end, duration)
        }
    }

    // K-01: the object is the screen.
    private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
                UIResponder.keyboardAnimationDurationUserInfoKey: duration, UIResponder.keyboardAnimationCurveUserInfoKey: KeyboardFigures.curve,
                UIResponder.keyboardIsLocalUserInfoKey: true,
            ])
    }

    // MARK: Guides

    // K-12
    private func guidesDidChange(in view: UIView) {
        if view.supplement?.guides[.keyboard] != nil {
            view.autoLayoutGuideDidChange(.keyboard)
            view.setNeedsLayout()
        }
        for subview in view.storedSubviews { guidesDidChange(in: subview) }
    }

    /// Where the docked keyboard lies in `view`; nil while it is down.
    package func dockedFrame(in view: UIView) -> CGRect? {
        guard let frame, let window = view.window else { return nil }
        return view.convert(frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY), from: nil)
    }
}

/// Figures: lifecycle.md K-03, K-11.
enum KeyboardFigures {
    static let duration: TimeInterval = 0.25
    static let curve = 7

    /// Portrait and landscape, with the prediction bar, by the screen's portrait size; and of the number pads.
    private static let rows: [(width: CGFloat, height: CGFloat, letters: (CGFloat, CGFloat), digits: (CGFloat, CGFloat))] = [
        (320, 480, (216, 162), (216, 162)), (375, 667, (260, 200), (216, 162)), (390, 844, (335, 248), (308, 248)),
        (428, 926, (345, 248), (318, 248)), (393, 852, (336, 219), (291, 181)), (402, 874, (335, 209), (308, 165)),
        (440, 956, (346, 219), (301, 181)), (810, 1080, (320, 408), (320, 408)), (1032, 1376, (405.5, 501), (405.5, 501)),
    ]

    static func height(on host: HostScreen, type: UIKeyboardType) -> CGFloat {
        let size = host.device.size
        // A device the table does not hold has the keyboard of the nearest one.
        let row = rows.min { abs($0.width - size.width) + abs($0.height - size.height) < abs($1.width - size.width) + abs($1.height - size.height) }
        guard let row else { return 216 }
        let heights: (CGFloat, CGFloat)
        switch type {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: heights = row.digits
        default: heights = row.letters
        }
        return host.isLandscape ? heights.1 : heights.0
    }
}
