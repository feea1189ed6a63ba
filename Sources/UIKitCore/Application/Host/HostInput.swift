import Foundation
import QuartzCore

/// The actions that a host can perform on the app. Each call only queues or delivers; the host turns the loop (`EventLoop.main.turn()` or
/// `advance(by:)`).
@preconcurrency @MainActor
public final class HostInput {
    /// Creates an input. Events go to the app that runs in this process.
    public init() {}

    /// The state of a finger at one moment.
    public struct Finger: Sendable {
        /// What a finger did.
        public enum Phase: Sendable { case began, moved, ended, cancelled }
        /// Distinguishes fingers that are down together.
        public var identifier: Int
        /// What the finger did since the last report.
        public var phase: Phase
        /// The location in the screen's interface-oriented points.
        public var location: CGPoint
        /// Creates a report about a finger at a location in the screen's points.
        public init(identifier: Int = 0, phase: Phase, location: CGPoint) {
            (self.identifier, self.phase, self.location) = (identifier, phase, location)
        }
    }

    private var capturing: [Int: UIWindow] = [:]

    // MARK: Touches

    /// Delivers fingers that changed at this moment. A finger belongs to the window it landed on.
    public func touch(_ fingers: [Finger]) {
        var byWindow: [(window: UIWindow, contacts: [Contact])] = []
        for finger in fingers {
            guard let window = capturing[finger.identifier] ?? window(at: finger.location) else { continue }
            switch finger.phase {
            case .began: capturing[finger.identifier] = window
            case .ended, .cancelled: capturing[finger.identifier] = nil
            case .moved: break
            }
            let location = window.layer.convertFromSuperspace(finger.location)
            let contact = Contact(identifier: finger.identifier, phase: finger.phase.touchPhase, location: location)
            if let index = byWindow.firstIndex(where: { $0.window === window }) {
                byWindow[index].contacts.append(contact)
            } else {
                byWindow.append((window, [contact]))
            }
        }
        for (window, contacts) in byWindow {
            guard let event = window.touchTracker.event(for: contacts, in: window, at: EventLoop.main.now) else { continue }
            if contacts.contains(where: { $0.phase == .began }), window.canBecomeKey, window.windowLevel < .statusBar, !window.isKeyWindow {
                window.makeKey()
            }
            Cause.run(.touch, Self.text(contacts[0], event)) { UIApplication.shared.sendEvent(event) }
        }
    }

    /// Returns what a finger did, with the view that the touch belongs to.
    private static func text(_ contact: Contact, _ event: UIEvent) -> String {
        let words: String
        switch contact.phase {
        case .began: words = "Touch down"
        case .ended: words = "Touch up"
        case .cancelled: words = "Touch canceled"
        default: words = "Touch moved"
        }
        guard let view = event.allTouches?.lazy.compactMap(\.view).first else { return words }
        let name = view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
        return "\(words) on \(SystemClasses.printedName(of: view).split(separator: ".").last ?? "")"
            + (name.isEmpty ? "" : " “\(name.prefix(40).replacing("\n", with: " "))”")
    }

    /// Returns the topmost window that takes a touch at `point`.
    private func window(at point: CGPoint) -> UIWindow? {
        UIWindow.visible.reversed().first { $0.hitTest($0.layer.convertFromSuperspace(point), with: nil) != nil }
    }

    // MARK: Keys

    /// Presses and releases a key of a hardware keyboard: key commands first, then presses, then text for the first responder.
    public func key(_ key: UIKey) { Cause.run(.key, "A key") { KeyDelivery.deliver(key) } }

    /// Inserts text from a hardware keyboard or an input method, bypassing key commands.
    public func type(_ text: String) { Cause.run(.key, "Typed text") { KeyDelivery.insert(text) } }

    /// Shakes the device: the first responder gets the beginning and the end of a motion.
    public func shake() { Cause.run(.device, "A shake") { MotionDelivery.shake() } }

    /// Detaches an iPad's keyboard from the bottom edge, or moves the floating keyboard; in the screen's points. Does nothing on a phone.
    public func floatKeyboard(to frame: CGRect) { KeyboardState.shared.float(to: frame) }
    /// Moves a floating keyboard back to the bottom edge.
    public func dockKeyboard() { KeyboardState.shared.dock() }

    // MARK: Screen

    /// Rotates the device; the interface follows if the controllers and the application allow it.
    public func rotate(to orientation: UIDeviceOrientation, animated: Bool = true) {
        Cause.run(.device, "A rotation of the device") { turn(to: orientation, animated: animated) }
    }

    private func turn(to orientation: UIDeviceOrientation, animated: Bool) {
        UIDevice.current.turn(to: orientation)
        guard let interface = orientation.interface else { return }
        for scene in UIApplication.shared.lifecycle.scenes {
            guard let scene = scene as? UIWindowScene, let window = scene.keyWindow ?? scene.windows.first else { continue }
            RotationEngine.deviceDidTurn(window, to: interface, animated: animated)
        }
    }

    /// Resizes the host's window, or the app's share of the screen.
    public func resize(to size: CGSize, safeArea: UIEdgeInsets? = nil) {
        var host = UIScreen.main.host
        host.size = size
        host.safeArea = safeArea
        change(to: host, isResize: true)
    }

    /// Applies a setting that the user changed, or another device that the host shows.
    public func update(_ change: (inout HostScreen) -> Void) {
        var host = UIScreen.main.host
        change(&host)
        guard host != UIScreen.main.host else { return }
        self.change(to: host, isResize: host.bounds.size != UIScreen.main.bounds.size)
    }

    /// Returns which settings differ.
    private static func text(_ old: HostScreen, _ new: HostScreen) -> String {
        let changes = [
            ("device", old.device.name != new.device.name), ("orientation", old.orientation != new.orientation),
            ("appearance", old.appearance != new.appearance), ("contrast", old.contrast != new.contrast),
            ("text size", old.contentSizeCategory != new.contentSizeCategory), ("bold text", old.isBoldText != new.isBoldText),
            ("layout direction", old.isRightToLeft != new.isRightToLeft), ("size", old.bounds.size != new.bounds.size),
        ]
        return "A change of the " + (changes.first { $0.1 }?.0 ?? "settings")
    }

    private func change(to host: HostScreen, isResize: Bool) {
        Cause.run(.device, Self.text(UIScreen.main.host, host)) { apply(host, isResize: isResize) }
    }

    private func apply(_ host: HostScreen, isResize: Bool) {
        let application = UIApplication.shared
        let oldCategory = UIScreen.main.host.contentSizeCategory
        let orientation = UIScreen.main.host.orientation
        guard let scene = application.lifecycle.mainScene ?? application.implicitScene else { return UIScreen.main.become(host) }
        scene.rememberBeforeChange()
        if isResize, let window = scene.keyWindow ?? scene.windows.first(where: { !$0.isHidden }) {
            SizeTransition(
                window: window, size: host.bounds.size, traits: host.traits, safeArea: host.insets, turn: nil, duration: 0
            )
            .run {
                scene.change(to: host)
            } completion: {
                scene.notifyDelegate(from: orientation)
            }
        } else {
            scene.change(to: host)
            scene.notifyDelegate(from: orientation)
        }
        if host.contentSizeCategory != oldCategory {
            NotificationCenter.default.post(
                name: UIContentSizeCategory.didChangeNotification, object: application,
                userInfo: [UIContentSizeCategory.newValueUserInfoKey: host.contentSizeCategory.rawValue])
        }
    }

    // MARK: Life

    /// Reports that memory is low to the app's delegate and its controllers.
    public func receiveMemoryWarning() { Cause.run(.device, "A memory warning") { MemoryWarning.deliver() } }
    /// Makes the app active, with all callbacks on the way from its present state.
    public func becomeActive() { Cause.run(.device, "The app becomes active") { UIApplication.shared.lifecycle.becomeActive() } }
    /// Makes the app inactive, as when an alert of the system covers it.
    public func resignActive() { Cause.run(.device, "The app resigns active") { UIApplication.shared.lifecycle.resignActive() } }
    /// Takes the app off the screen; an active app becomes inactive first.
    public func enterBackground() {
        Cause.run(.device, "The app enters the background") { UIApplication.shared.lifecycle.enterBackground() }
    }
    /// Brings the app back to the screen and makes it active.
    public func enterForeground() { becomeActive() }
    /// Quits the app from the app switcher: none of its state is restored at the next launch. (SP-F006)
    public func forceQuit() {
        terminate()
        RestorationArchive.delete()
    }
    /// Continues an activity that began elsewhere.
    public func continueActivity(_ activity: NSUserActivity) { SceneActivities.continueActivity(activity) }
    /// Removes a scene in the background from memory. Its session stays; `requestSceneSessionActivation` brings it back.
    public func disconnect(_ scene: UIScene) { SceneRequests.disconnectBySystem(scene) }
    /// Discards a scene from the app switcher.
    public func discard(_ session: UISceneSession) { SceneRequests.discard(session) }
    /// Ends the app with its callbacks; state restoration was saved when it left the screen.
    public func terminate() { Cause.run(.device, "The end of the app") { UIApplication.shared.lifecycle.terminate() } }
    /// Asks the app to open a URL, through its scene or its delegate.
    public func open(_ url: URL) { Cause.run(.device, "A URL") { URLOpening.deliver(url) } }

    /// Performs a quick action of the home screen, through the main scene or the delegate.
    public func perform(_ shortcutItem: UIApplicationShortcutItem) {
        let application = UIApplication.shared
        if application.lifecycle.usesScenes, let scene = application.lifecycle.mainScene {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: shortcutItem) { _ in }
        } else {
            application.delegate?.application(application, performActionFor: shortcutItem) { _ in }
        }
    }

    /// Reports that the user took a screenshot. No picture is taken.
    public func takeScreenshot() {
        NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: UIApplication.shared)
    }

    /// The root of the layer tree that makes up the screen. The host's `Compositor` draws it at `UIScreen.main.scale`.
    public var rootLayer: CALayer { UIScreen.main.rootLayer }
}

extension HostInput.Finger.Phase {
    var touchPhase: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
