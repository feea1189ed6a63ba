import Foundation

extension UIResponder {
    /// Posted before the keyboard appears, or its docked height changes. The user info has the frames, the duration, and the curve.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard appeared.
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard disappears, or an iPad's keyboard is detached from the bottom edge.
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard disappeared.
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before each change of the keyboard's frame, including those by showing and hiding.
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after each change of the keyboard's frame.
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// The key for the keyboard's old frame, a boxed `CGRect` in the screen's points.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key for the keyboard's new frame, a boxed `CGRect` in the screen's points. Convert it to a view's coordinates before use.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key for the animation's duration in seconds, a boxed `Double`.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key for the animation's curve, a boxed integer. Shifted left by 16, it is an animation option.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key for a boxed Boolean: whether the keyboard belongs to this app. Always `true`.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The state of the software keyboard: whether it is shown, its frame, and its observers. UIKitText draws it.
@MainActor
package final class KeyboardState {
    package static let shared = KeyboardState()

    /// The frame on the screen while the keyboard is shown, docked or floating; `nil` while it is hidden. While a finger pulls it down, its
    /// resting frame.
    package private(set) var frame: CGRect?
    /// The distance by which a finger has pulled the docked keyboard down.
    private var pull: CGFloat = 0
    /// Whether the user moved the keyboard away from the bottom edge of an iPad. (K-10)
    package private(set) var isFloating = false
    /// Whether the host has a hardware keyboard, so no software keyboard is shown.
    package var isHardwareKeyboardAttached = false
    /// Draws the keyboard at a frame (off screen if `nil`), within a duration, for a responder. UIKitText installs itself.
    package var show: (_ frame: CGRect?, _ duration: TimeInterval, _ responder: UIResponder?) -> Void = { _, _, _ in }
    /// Whether a responder takes what is typed: text can be selected without being edited. UIKitText installs itself.
    package var accepts: (any UIKeyInput) -> Bool = { _ in true }
    private var pending: EventLoop.Token?
    /// The hiding that was requested in this turn.
    private var hiding: EventLoop.Token?
    /// The presentation whose controller keeps the keyboard without a first responder. (J-12)
    private weak var keeper: UIViewController?
    /// The alerts during which the keyboard is hidden although there is a first responder.
    private var interruptions: [Interruption] = []
    private struct Interruption {
        weak var controller: UIViewController?
    }

    private init() {}

    /// Installs the keyboard's drawing when the app starts. UIKitText sets it before `main`.
    nonisolated(unsafe) package static var install: (@MainActor @Sendable () -> Void)?

    func connect() {
        Self.install?()
        FirstResponderChanges.didChange = { [weak self] old, new, _ in self?.follow(new, after: old) }
        FirstResponderChanges.inputViewsDidChange = { [weak self] in self?.follow($0, after: nil) }
    }

    package func reset() {
        pending?.cancel()
        hiding?.cancel()
        (frame, isFloating, keeper, pull, interruptions) = (nil, false, nil, 0, [])
    }

    /// Connects or disconnects the hardware keyboard. The first responder stays: its software keyboard is hidden, or comes back.
    package func attachHardwareKeyboard(_ isAttached: Bool) {
        guard isAttached != isHardwareKeyboardAttached else { return }
        isHardwareKeyboardAttached = isAttached
        guard interruptions.isEmpty, let responder = UIApplication.shared.keyWindowForActions?.firstResponder else { return }
        follow(responder, after: nil)
    }

    // MARK: Following the first responder

    // K-07: between fields with keyboards of one height, nothing is posted from iOS 11 on.
    private func follow(_ responder: UIResponder?, after old: UIResponder?) {
        if responder == nil, let old, InputViews.heir(of: old)?.becomeFirstResponder() == true { return }
        guard let responder, let height = height(for: responder) else { return hide(after: old) }
        hiding?.cancel()
        keeper = nil
        guard !isFloating, let begin = frame else {
            if isFloating { return show(frame, 0, responder) }
            let end = docked(height)
            return move(from: end.offsetBy(dx: 0, dy: height), to: end, .show, responder)
        }
        let end = docked(height)
        guard begin != end || Generation.precedes11 else { return show(end, 0, responder) }
        move(from: begin, to: end, .show, responder)
    }

    /// Called when the accessory view was laid out: the keyboard's height follows, and the change is announced as a new showing. (K-08)
    package func accessoryDidSettle() {
        guard let begin = frame, !isFloating, keeper == nil, let responder = UIApplication.shared.keyWindowForActions?.firstResponder,
            let height = height(for: responder), docked(height) != begin
        else { return }
        move(from: begin, to: docked(height), .show, responder)
    }

    private func docked(_ height: CGFloat) -> CGRect {
        let screen = UIScreen.main.bounds
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    /// Returns the responder if it takes what is typed.
    package func typist(_ responder: UIResponder?) -> (any UIKeyInput)? {
        guard let input = responder as? any UIKeyInput, accepts(input) else { return nil }
        return input
    }

    // The frame includes the accessory view and the home indicator's strip. (J-10, K-15)
    private func height(for responder: UIResponder) -> CGFloat? {
        let accessory = InputViews.accessory(for: responder)
        let accessoryHeight = accessory.map { InputViews.height(of: $0, width: UIScreen.main.bounds.width) } ?? 0
        if let custom = InputViews.input(for: responder) {
            return max(custom.frame.height, custom.intrinsicContentSize.height) + accessoryHeight
        }
        guard let typist = typist(responder), !isHardwareKeyboardAttached else {
            return accessory == nil ? nil : accessoryHeight + UIScreen.main.host.insets.bottom
        }
        let predicts = typist.autocorrectionType != UITextAutocorrectionType.no
        return KeyboardFigures.height(on: UIScreen.main.host, type: typist.keyboardType, predicts: predicts) + accessoryHeight
    }

    /// Hides the keyboard at the end of the turn, unless another responder takes it over before that.
    private func hide(after old: UIResponder?) {
        guard frame != nil else { return }
        hiding?.cancel()
        if let keeper = old.flatMap(InputViews.keeper) {
            self.keeper = keeper
            return
        }
        hiding = EventLoop.main.enqueue { [weak self] in
            guard let self, let begin = frame else { return }
            // K-10: a floating keyboard counts as hidden already.
            let wasFloating = isFloating
            isFloating = false
            // The keyboard ends below the screen. (K-09)
            move(
                from: begin, to: begin.offsetBy(dx: 0, dy: UIScreen.main.bounds.height - begin.minY), wasFloating ? .changeOfFrame : .hide,
                nil)
        }
    }

    /// Hides the keyboard while an alert is shown. The first responder stays, and its keyboard comes back after the alert:
    /// lionheart/openradar-mirror#8746 (iOS 9), sberrevoets/SDCAlertView#119.
    package func stepAside(for controller: UIViewController) {
        guard frame != nil && !isFloating && keeper == nil || !interruptions.isEmpty else { return }
        interruptions.append(Interruption(controller: controller))
        guard let begin = frame else { return }
        move(from: begin, to: begin.offsetBy(dx: 0, dy: UIScreen.main.bounds.height - begin.minY), .hide, nil)
    }

    private func endInterruption(by controller: UIViewController) {
        guard !interruptions.isEmpty else { return }
        interruptions.removeAll { $0.controller == nil || $0.controller === controller }
        if interruptions.isEmpty { follow(UIApplication.shared.keyWindowForActions?.firstResponder, after: nil) }
    }

    /// Called when a controller left the screen: a keyboard that only it kept is hidden, too, and one that it hid comes back.
    func presentationDidEnd(of controller: UIViewController) {
        endInterruption(by: controller)
        guard let keeper, keeper === controller else { return }
        self.keeper = nil
        if UIApplication.shared.keyWindowForActions?.firstResponder == nil { hide(after: nil) }
    }

    /// Called before the interface turns. Until iOS 11 the keyboard is announced to hide before the turn and to show after it, although it
    /// stays on the screen: apontious.com, "Keyboard Schmeeboard", 2013 (iOS 5 and 6); EddyVerbruggen/cordova-plugin-native-keyboard#30
    /// (iOS 10); RxSwiftCommunity/RxKeyboard#46 (iOS 11).
    // FIXME(gap): the notifications of later releases are not documented; here they show the keyboard again and don't hide it.
    func screenWillTurn() {
        guard let begin = frame, !isFloating, keeper == nil, Generation.current < .ios13 else { return }
        let end = begin.offsetBy(dx: 0, dy: UIScreen.main.bounds.height - begin.minY)
        post(UIResponder.keyboardWillChangeFrameNotification, begin, end, 0)
        post(UIResponder.keyboardWillHideNotification, begin, end, 0)
        post(UIResponder.keyboardDidChangeFrameNotification, begin, end, 0)
        post(UIResponder.keyboardDidHideNotification, begin, end, 0)
    }

    /// Called when the screen's bounds changed and the windows are laid out in them, so that observers can convert the new frame to their
    /// views' coordinates; a docked keyboard follows the bottom edge. (K-04; the new height arrives with the new bounds: RxKeyboard#46)
    func screenDidTurn() {
        let screen = UIScreen.main.bounds
        guard let frame, !isFloating, keeper == nil, frame.width != screen.width || frame.maxY != screen.maxY else { return }
        follow(UIApplication.shared.keyWindowForActions?.firstResponder, after: nil)
    }

    // MARK: Floating

    /// Detaches the keyboard of an iPad from the bottom edge, or moves the floating keyboard. Detaching is announced as hiding, and later
    /// moves only as changes of the frame. (K-10)
    func float(to place: CGRect) {
        guard let begin = frame, UIScreen.main.host.idiom == .pad else { return }
        let announcement: Announcement = isFloating ? .changeOfFrame : .hide
        isFloating = true
        move(from: begin, to: place, announcement, UIApplication.shared.keyWindowForActions?.firstResponder)
    }

    /// Docks the keyboard at the bottom edge.
    func dock() {
        guard isFloating, let begin = frame, let responder = UIApplication.shared.keyWindowForActions?.firstResponder,
            let height = height(for: responder)
        else { return }
        isFloating = false
        move(from: begin, to: docked(height), .show, responder)
    }

    // MARK: Under a finger

    /// Moves the keyboard's upper edge with a finger that scrolls past it, down and up again. An accessory view that remains without the
    /// keys does not move. Notifications wait until the finger lifts; layout guides follow immediately. (K-12, K-13)
    ///
    /// - Parameter finger: The finger's distance from the top of the screen, in points.
    package func follow(finger: CGFloat) {
        guard let frame, !isFloating, let responder = UIApplication.shared.keyWindowForActions?.firstResponder else { return }
        let place = min(max(0, finger - frame.minY), pullRoom(of: responder, in: frame))
        guard place != pull else { return }
        pull = place
        show(frame.offsetBy(dx: 0, dy: pull), 0, responder)
        for window in UIWindow.visible { guidesDidChange(in: window) }
    }

    /// Called when the finger lifts: the keyboard continues in its direction, or moves to the nearer end if it was at rest.
    ///
    /// - Parameters:
    ///   - velocity: The finger's velocity, positive downward, in points per second.
    ///   - resign: Resigns the first responder, which may refuse.
    package func letGo(velocity: CGFloat, resign: () -> Void) {
        guard pull > 0, let docked = frame, let responder = UIApplication.shared.keyWindowForActions?.firstResponder else { return }
        let goes = abs(velocity) > Self.restingVelocity ? velocity > 0 : pull > pullRoom(of: responder, in: docked) / 2
        if goes {
            // The keyboard starts where the finger left it. (K-09)
            frame = docked.offsetBy(dx: 0, dy: pull)
            resign()
            guard responder.isFirstResponder else { return }
            frame = docked
        }
        pull = 0
        show(docked, KeyboardFigures.duration, responder)
        for window in UIWindow.visible { guidesDidChange(in: window) }
    }

    /// The velocity below which a finger counts as at rest; estimated, not measured.
    private static let restingVelocity: CGFloat = 50

    /// Returns the distance by which the keyboard can be pulled down: its whole height, or down to the accessory view of the responder that
    /// takes over.
    private func pullRoom(of responder: UIResponder, in frame: CGRect) -> CGFloat {
        guard typist(responder) != nil || InputViews.input(for: responder) != nil else { return 0 }
        return frame.height - (InputViews.heir(of: responder).flatMap(height) ?? 0)
    }

    // MARK: Notifying

    /// The notifications that a movement posts in addition to the change of frame.
    private enum Announcement {
        case show, hide, changeOfFrame

        var names: (will: Notification.Name, did: Notification.Name)? {
            switch self {
            case .show: (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
            case .hide: (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
            case .changeOfFrame: nil
            }
        }
    }

    // The keys, the duration, the curve, and the order of the notifications. (K-02, K-03, K-05, K-06)
    private func move(from begin: CGRect, to end: CGRect, _ announcement: Announcement, _ responder: UIResponder?) {
        pending?.cancel()
        hiding?.cancel()
        pull = 0
        frame = responder == nil ? nil : end
        let duration = UIView.areAnimationsEnabled ? KeyboardFigures.duration : 0
        let names = announcement.names
        post(UIResponder.keyboardWillChangeFrameNotification, begin, end, duration)
        if let names { post(names.will, begin, end, duration) }
        show(frame, duration, responder)
        for window in UIWindow.visible { guidesDidChange(in: window) }
        pending = EventLoop.main.schedule(after: duration) { [weak self] in
            self?.post(UIResponder.keyboardDidChangeFrameNotification, begin, end, duration)
            if let names { self?.post(names.did, begin, end, duration) }
        }
    }

    // K-01, K-02, K-04: the object is the screen since iOS 16.
    private func post(_ name: Notification.Name, _ begin: CGRect, _ end: CGRect, _ duration: TimeInterval) {
        // Changes of the frame are announced since iOS 5. (K-01)
        let isOfFrame = name == UIResponder.keyboardWillChangeFrameNotification || name == UIResponder.keyboardDidChangeFrameNotification
        guard !isOfFrame || !Generation.precedes5 else { return }
        var info: [String: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: reported(begin), UIResponder.keyboardFrameEndUserInfoKey: reported(end),
            // Boxed as UIKit's are: apps read the curve as Int, as UInt and as NSNumber.
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardFigures.curve),
        ]
        if Generation.current >= .ios8 { info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true) }
        // The keys of iOS 2 to 3.1, which apps of that time read.
        if Generation.precedes5 {
            info["UIKeyboardBoundsUserInfoKey"] = CGRect(origin: .zero, size: reported(end).size)
            info["UIKeyboardCenterBeginUserInfoKey"] = CGPoint(x: reported(begin).midX, y: reported(begin).midY)
            info["UIKeyboardCenterEndUserInfoKey"] = CGPoint(x: reported(end).midX, y: reported(end).midY)
        }
        NotificationCenter.default.post(name: name, object: Generation.current < .ios16 ? nil : UIScreen.main, userInfo: info)
    }

    // K-04: interface-oriented from iOS 8 on, portrait before.
    private func reported(_ rect: CGRect) -> CGRect {
        guard Generation.current < .ios8 else { return rect }
        return UIScreen.main.coordinateSpace.convert(rect, to: UIScreen.main.fixedCoordinateSpace)
    }

    // MARK: Guides

    // The guide follows the docked keyboard, else the safe area. (K-12)
    private func guidesDidChange(in view: UIView) {
        if view.supplement?.guides[.keyboard] != nil {
            view.autoLayoutGuideDidChange()
            view.setNeedsLayout()
        }
        for subview in view.storedSubviews { guidesDidChange(in: subview) }
    }

    /// Returns the frame of the docked keyboard in `view`; `nil` while it is hidden or floats.
    package func dockedFrame(in view: UIView) -> CGRect? {
        guard let frame, !isFloating, let window = view.window else { return nil }
        return view.convert(frame.offsetBy(dx: -window.frame.minX, dy: pull - window.frame.minY), from: nil)
    }
}

extension Generation {
    /// Whether this is iOS 10 or earlier. `ios8` means 11 and 12 unless this is set. (K-07)
    @MainActor package static var precedes11: Bool {
        get { current < .ios8 || current == .ios8 && isBefore11 }
        set { isBefore11 = newValue }
    }
    @MainActor private static var isBefore11 = false
}
