import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Windows", .serialized)
struct WindowTests {
    final class Told: UIViewController {
        let log: Log
        let name: String
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log.note("\(name).viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.note("\(name).viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { log.note("\(name).viewIsAppearing") }
        override func viewWillLayoutSubviews() { log.note("\(name).layout") }
        override func viewDidAppear(_ animated: Bool) { log.note("\(name).viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.note("\(name).viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.note("\(name).viewDidDisappear") }
    }

    final class ToldWindow: UIWindow {
        var log: Log?
        var name = ""
        var whenResigned: (() -> Void)?
        override func becomeKey() { log?.note("\(name).becomeKey") }
        override func resignKey() {
            log?.note("\(name).resignKey")
            whenResigned?()
        }
    }

    @Test("a visible window lives until its test ends, its autorelease pool ends, or it is hidden; outside tests only its owner retains it")
    func heldByTest() {
        onDevice {
            weak var window: UIWindow?
            @MainActor func show() {
                let local = UIWindow(frame: UIScreen.main.bounds)
                local.makeKeyAndVisible()
                window = local
            }
            show()
            #expect(window == nil)
            TestPool.begin()
            show()
            EventLoop.main.turn()
            #expect(window?.isKeyWindow == true)
            TestPool.end()
            #expect(window == nil)

            TestPool.begin()
            defer { TestPool.end() }
            show()
            window?.isHidden = true
            #expect(window == nil)
            autoreleasepool(invoking: show)
            #expect(window == nil)
        }
    }

    @Test("a root's view fills the window; setting it on a hidden window neither loads nor shows its view", .rule("I-01", "B-45"))
    func root() {
        onDevice {
            let log = Log(), window = UIWindow(frame: UIScreen.main.bounds), controller = Told("A", log)
            #expect(window.rootViewController == nil)
            window.rootViewController = controller
            EventLoop.main.turn()
            #expect(log.lines == [] && !controller.isViewLoaded)
            window.makeKeyAndVisible()
            EventLoop.main.turn()
            #expect(controller.view.frame == window.bounds)
            #expect(log.lines == ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.layout", "A.viewDidAppear"])
            let next = UIViewController()
            window.rootViewController = next
            #expect(controller.view.superview == nil && next.view.isDescendant(of: window) && next.view.frame == window.bounds)
        }
    }

    @Test("replacing the root of a visible window: the old one disappears, the new one appears, without animation", .rule("I-02"))
    func replacing() {
        onDevice {
            let log = Log(), old = Told("A", log), new = Told("B", log)
            let window = makeWindow(root: old)
            log.lines = []
            window.rootViewController = new
            EventLoop.main.turn()
            #expect(
                log.lines == [
                    "B.viewDidLoad", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.layout",
                    "B.viewDidAppear",
                ])
            #expect(old.view.window == nil)
        }
    }

    final class Fleeting: UIViewController {
        override func viewDidAppear(_ animated: Bool) { dismiss(animated: true) }
    }

    @Test(
        "replacing a root that presents, also during the transition, leaves nothing of the old hierarchy in the window",
        .rule("I-03"),
        arguments: [Generation.ios8, .ios16], ["shown", "coming", "going", "fleeting"])
    func replacingPresenter(_ generation: Generation, _ state: String) {
        onDevice(generation: generation) {
            weak var gone: UIViewController?
            let window: UIWindow, new = UIViewController()
            do {
                let old = UIViewController(), modal = state == "fleeting" ? Fleeting() : UIViewController()
                gone = old
                modal.modalPresentationStyle = .fullScreen
                window = makeWindow(root: old)
                old.present(modal, animated: state == "coming" || state == "fleeting")
                EventLoop.main.advance(by: 0.1)
                #expect(modal.view.window === window)
                if state == "going" { old.dismiss(animated: true) }
                EventLoop.main.advance(by: 0.1)
                window.rootViewController = new
                EventLoop.main.advance(by: 2)
                #expect(old.view.window == nil)
                #expect(modal.viewIfLoaded?.window == nil)
            }
            #expect(new.view.window === window && gone == nil)
        }
    }

    @Test("a visible window need not be key", .rule("I-06"))
    func keyAndVisible() {
        onDevice {
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(window.isHidden)
            window.isHidden = false
            #expect(!window.isKeyWindow)
            window.isHidden = true
            window.makeKey()
            #expect(window.isKeyWindow)
            #expect(window.isHidden)
            window.makeKeyAndVisible()
            #expect(!window.isHidden)
        }
    }

    @Test(
        "key status passes from the old window to the new; notifications follow the override points, with the window as object",
        .rule("I-07", "I-09")
    )
    func keyOrder() {
        onDevice {
            let log = Log(), a = ToldWindow(frame: UIScreen.main.bounds), b = ToldWindow(frame: UIScreen.main.bounds)
            (a.log, a.name, b.log, b.name) = (log, "a", log, "b")
            let names: [Notification.Name] = [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
                UIWindow.didResignKeyNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    onMain {
                        log.note(
                            "\((note.object as? ToldWindow)?.name ?? "?").\(name.rawValue.dropFirst(8))\(note.userInfo == nil ? "" : "!")")
                    }
                }
            }
            defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
            a.makeKeyAndVisible()
            b.makeKeyAndVisible()
            #expect(
                log.lines == [
                    "a.DidBecomeVisibleNotification", "a.becomeKey", "a.DidBecomeKeyNotification", "b.DidBecomeVisibleNotification",
                    "a.resignKey",
                    "a.DidResignKeyNotification", "b.becomeKey", "b.DidBecomeKeyNotification",
                ])
            log.lines = []
            b.isHidden = true
            #expect(log.lines.first == "b.DidBecomeHiddenNotification")
            #expect(a.isKeyWindow)
        }
    }

    @Test("a window that becomes key while another resigns also resigns before the next one, or stays key", .rule("I-09"))
    func keyWhileResigning() {
        onDevice {
            let log = Log(), bounds = UIScreen.main.bounds
            let a = ToldWindow(frame: bounds), b = ToldWindow(frame: bounds), c = ToldWindow(frame: bounds)
            for (window, name) in [(a, "a"), (b, "b"), (c, "c")] { (window.log, window.name) = (log, name) }
            a.makeKeyAndVisible()
            a.whenResigned = { c.makeKey() }
            log.lines = []
            b.makeKey()
            #expect(log.lines == ["a.resignKey", "c.becomeKey", "c.resignKey", "b.becomeKey"] && b.isKeyWindow && !c.isKeyWindow)
            a.whenResigned = nil
            b.whenResigned = { a.makeKey() }
            log.lines = []
            a.makeKey()
            #expect(log.lines == ["b.resignKey", "a.becomeKey"] && a.isKeyWindow)
        }
    }

    @Test("a window whose canBecomeKey is false does not become key", .rule("I-08"))
    func cannotBecomeKey() {
        final class Unkeyed: UIWindow { override var canBecomeKey: Bool { false } }
        onDevice {
            let window = Unkeyed(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            #expect(!window.isKeyWindow)
            #expect(UIWindow().canBecomeKey)
        }
    }

    // devpass-tech/challenge-viewcode-finance, ConfirmationViewTests, recorded on an iPhone 11 with iOS 15.
    @Test("a window without a size is as large as the screen")
    func withoutSize() {
        onDevice {
            #expect(UIWindow(frame: .zero).frame == UIScreen.main.bounds)
            #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.size == CGSize(width: 10, height: 20))
        }
    }

    @Test("a window with a higher level is in front, and windows of one level are in the order they were shown", .rule("I-10"))
    func levels() {
        onDevice {
            #expect((UIWindow.Level.normal.rawValue, UIWindow.Level.statusBar.rawValue, UIWindow.Level.alert.rawValue) == (0, 1000, 2000))
            let a = UIWindow(frame: UIScreen.main.bounds), b = UIWindow(frame: UIScreen.main.bounds),
                alert = UIWindow(frame: UIScreen.main.bounds)
            alert.windowLevel = .alert
            for window in [alert, b, a] { window.isHidden = false }
            #expect(UIWindow.visible.map(ObjectIdentifier.init) == [b, a, alert].map(ObjectIdentifier.init))
            let layers = (UIScreen.main.rootLayer.sublayers ?? []).filter { $0.delegate is UIWindow }
            #expect(layers.map(ObjectIdentifier.init) == [b.layer, a.layer, alert.layer].map(ObjectIdentifier.init))
            a.windowLevel = .alert
            b.isHidden = true
            #expect(UIWindow.visible.map(ObjectIdentifier.init) == [alert, a].map(ObjectIdentifier.init))
            // A window that is shown again is in front of those of its level.
            alert.isHidden = true
            alert.isHidden = false
            #expect(UIWindow.visible.map(ObjectIdentifier.init) == [a, alert].map(ObjectIdentifier.init))
        }
    }

    @Test("a window without a scene is not visible", .rule("I-12"))
    func withoutScene() {
        onDevice {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.windowScene = nil
            window.isHidden = false
            #expect(UIWindow.visible.isEmpty)
            #expect(!UIApplication.shared.windows.contains(window))
            // A visible one disappears with its scene, and appears in another.
            let shown = UIWindow(frame: UIScreen.main.bounds), scene = shown.windowScene
            @MainActor func isOnScreen() -> Bool { (UIScreen.main.rootLayer.sublayers ?? []).contains { $0 === shown.layer } }
            shown.isHidden = false
            #expect(scene != nil && UIWindow.visible == [shown] && isOnScreen())
            shown.windowScene = nil
            #expect(UIWindow.visible.isEmpty && !isOnScreen())
            shown.windowScene = scene
            #expect(UIWindow.visible == [shown] && isOnScreen())
        }
    }

    @Test(
        "from iOS 13 on private views are between window and root view, transparent to touches and the responder chain",
        .rule("I-05", "J-01"))
    func rootContainer() {
        for generation in [Generation.ios8, .ios16] {
            onDevice(generation: generation) {
                let root = UIViewController(), below = UIView(frame: UIScreen.main.bounds)
                let window = makeWindow(root: root)
                #expect((root.view.superview === window) == (generation == .ios8))
                #expect(root.view.frame == window.bounds && root.view.isDescendant(of: window))
                #expect(root.next === window)
                #expect(window.next === (generation == .ios8 ? UIApplication.shared : window.windowScene))
                window.insertSubview(below, at: 0)
                root.view.isUserInteractionEnabled = false
                #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === below)
                // Apps that remove a window manually can continue to use it.
                for view in window.subviews { view.removeFromSuperview() }
                let other = UIViewController()
                window.rootViewController = other
                #expect(other.view.window === window && other.view.frame == window.bounds)
            }
        }
    }

    @Test("a view added directly to the window does not make its controller the root", .rule("I-04"))
    func straightIntoTheWindow() {
        onDevice {
            final class Told: UIViewController {
                var sizes = 0
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    sizes += 1
                }
            }
            let root = Told(), stray = Told(), window = makeWindow(root: root)
            window.addSubview(stray.view)
            #expect(window.rootViewController !== stray)
            #expect(stray.next === window)
            HostInput().rotate(to: .landscapeLeft)
            EventLoop.main.advance(by: 1)
            #expect((root.sizes, stray.sizes) == (1, 0))
        }
    }

    @Test(
        "a window over another rotates with it, and its controllers are notified like those below; a hidden and a smaller one are not",
        .rule("C-30", "C-33", "I-21"), arguments: [Generation.ios6, .ios8, .ios16])
    func severalWindows(_ generation: Generation) {
        onDevice(generation: generation) {
            final class Told: UIViewController {
                var log: [String] = []
                override func willTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
                    super.willTransition(to: traits, with: coordinator)
                    log.append("traits")
                }
                override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                    super.viewWillTransition(to: size, with: coordinator)
                    log.append("size \(Int(size.width))")
                    coordinator.animate { [unowned self] in
                        log.append("alongside \($0.containerView === view.window)")
                    } completion: {
                        [unowned self] _ in
                        log.append("done")
                    }
                }
                override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { log.append("will") }
                override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { log.append("did") }
            }
            let lower = Told(), upper = Told(), modal = Told(), hidden = Told(), small = Told()
            makeWindow(root: lower)
            let windows = [upper, hidden, small].map { root in
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.windowLevel = .alert
                window.rootViewController = root
                window.isHidden = false
                return window
            }
            windows[1].isHidden = true
            windows[2].frame = CGRect(x: 20, y: 20, width: 100, height: 100)
            modal.modalPresentationStyle = .overFullScreen
            upper.present(modal, animated: false)
            EventLoop.main.advance(by: 1)
            for item in [lower, upper, modal, hidden, small] { item.log = [] }
            HostInput().rotate(to: .landscapeLeft)
            EventLoop.main.advance(by: 1)
            let width = Int(UIScreen.main.bounds.width)
            let expected = generation == .ios6 ? ["will", "did"] : ["traits", "size \(width)", "alongside true", "done"]
            #expect(lower.log == expected && (generation == .ios6 ? modal.log : upper.log) == expected)
            #expect(hidden.log == [] && small.log == [])
            if generation > .ios6 { #expect(modal.log == expected && upper.transitionCoordinator == nil) }
            #expect(upper.view.bounds.size == UIScreen.main.bounds.size && modal.view.bounds.size == UIScreen.main.bounds.size)
            for window in windows { window.isHidden = true }
            HostInput().rotate(to: .portrait)
            EventLoop.main.advance(by: 1)
        }
    }
}
