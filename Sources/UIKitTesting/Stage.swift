import Automation
import EmulatedDevices
import Foundation
import UIKit

/// A screen for one test: a window on an emulated device, fingers, a clock that the test moves, and the callbacks controllers received.
///
///     let stage = Stage(root: UINavigationController(rootViewController: list))
///     stage.tap(list.addButton)
///     stage.settle()
///     #expect(stage.trace.contains("AddViewController.viewDidAppear(true)"))
///
/// Making a stage forgets the windows and the keyboard of the stage before it and starts the clock anew.
@MainActor
public final class Stage {
    /// As large as the screen; key and visible once it has a root.
    public let window: UIWindow
    let input = HostInput()
    private var compositor: Compositor?
    private var adapter: StageDriver?
    private var lazyDriver: Driver?
    private var sink: Int?

    /// Every view-controller callback since the stage was made or ``forgetTrace()`` was called.
    public private(set) var callbacks: [ViewControllerCallback] = []

    /// - Parameters:
    ///   - root: shown in the window at once; nil leaves the window hidden and empty.
    ///   - device: a name that `understudy devices` lists; any other stands for the default device.
    ///   - size: points, in place of the device's.
    ///   - textSize: the reader's text size.
    ///   - isRightToLeft: as where people read Arabic or Hebrew.
    ///   - contrast: `.high` where the reader asked for more.
    ///   - language: the first of the user's languages, `de` or `pt-BR`; nil leaves them as they are. A text of a bundle that was looked up before stays as
    ///     it was found.
    public init(
        root: UIViewController? = nil, device: String = DeviceDescription.default.name, orientation: UIInterfaceOrientation = .portrait,
        appearance: UIUserInterfaceStyle = .light, size: CGSize? = nil, textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false,
        contrast: UIAccessibilityContrast = .normal, language: String? = nil
    ) {
        if let language { AppLanguages.use([language]) }
        EventLoop.main.reset()
        UIWindow.forgetAll()
        KeyboardState.shared.reset()
        var host = HostScreen(device: DeviceDescription.named(device) ?? .default)
        host.orientation = orientation
        host.appearance = appearance
        host.size = size
        host.contentSizeCategory = textSize
        host.isRightToLeft = isRightToLeft
        host.contrast = contrast
        UIScreen.main.become(host)
        UIApplication.shared.lifecycle.becomeActive()
        window = UIWindow(frame: UIScreen.main.bounds)
        sink = CallbackTrace.addSink { [weak self] in self?.callbacks.append($0) }
        if let root { show(root) }
    }

    isolated deinit { if let sink { CallbackTrace.removeSink(sink) } }

    /// Makes `controller` the window's root and lets it appear.
    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
    }

    // MARK: Time

    /// Runs what is due now, then layout and drawing.
    public func turn() { EventLoop.main.turn() }

    /// Moves the clock by `interval` seconds; animations, timers and gestures take part.
    public func advance(by interval: TimeInterval) { EventLoop.main.advance(by: interval) }

    /// Moves the clock until nothing is animated; false when `limit` seconds did not suffice.
    @discardableResult
    public func settle(limit: TimeInterval = 10) -> Bool {
        turn()
        var passed: TimeInterval = 0
        while EventLoop.main.wantsFrames || (EventLoop.main.nextDue ?? .infinity) <= EventLoop.main.now + 0.1 {
            guard passed < limit else { return false }
            advance(by: EventLoop.main.frameDuration)
            passed += EventLoop.main.frameDuration
        }
        return true
    }

    // MARK: Fingers, in the window's points

    /// Taps the middle of the view: a view that covers it there takes the tap, as under a finger.
    public func tap(_ view: UIView) { tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }

    /// A finger that lifts after a twentieth of a second.
    public func tap(at point: CGPoint) {
        touch(.began, point)
        advance(by: 0.05)
        touch(.ended, point)
        turn()
    }

    /// A finger that rests for `duration` seconds and lifts.
    public func press(at point: CGPoint, for duration: TimeInterval) {
        touch(.began, point)
        advance(by: duration)
        touch(.ended, point)
        turn()
    }

    /// Moves a finger in a straight line at even speed; `lifts` false leaves it down.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, lifts: Bool = true) {
        touch(.began, start)
        let steps = max(2, Int((duration / EventLoop.main.frameDuration).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let share = CGFloat(step) / CGFloat(steps)
            touch(.moved, CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if lifts { touch(.ended, end) }
        turn()
    }

    /// One phase of one finger, for what ``tap(at:)``, ``press(at:for:)`` and ``drag(from:to:duration:lifts:)`` do not do. Fingers of different
    /// identifiers are down together; time stands still.
    public func touch(_ phase: HostInput.Finger.Phase, _ point: CGPoint, identifier: Int = 0) {
        input.touch([HostInput.Finger(identifier: identifier, phase: phase, location: point)])
    }

    /// Types the text key by key into the first responder; nothing happens where there is none.
    public func type(_ text: String) {
        for character in text { input.type(String(character)) }
        turn()
    }

    // MARK: The device

    /// Turns the device. The interface follows where the controllers allow it; animated, it is there after ``settle(limit:)``.
    public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        input.rotate(to: UIDeviceOrientation(orientation), animated: animated)
        turn()
    }

    /// Gives the app's window another size, in points, as a user does who drags its corner on an iPad.
    public func resize(to size: CGSize) {
        input.resize(to: size)
        turn()
    }

    /// Sends the app a memory warning: to the delegate, the controllers and the notification's observers.
    public func sendMemoryWarning() {
        input.receiveMemoryWarning()
        turn()
    }

    // MARK: Looking

    /// The callbacks as text: `ListViewController.viewWillAppear(true)`.
    public var trace: [String] { callbacks.map { "\($0.controller).\($0.name)(\($0.arguments.joined(separator: ", ")))" } }

    /// The callbacks with the given names only, without arguments: `A.viewWillAppear`.
    public func trace(of names: Set<String>) -> [String] { callbacks.filter { names.contains($0.name) }.map { "\($0.controller).\($0.name)" } }

    /// Empties ``callbacks`` and ``trace``; recording goes on.
    public func forgetTrace() { callbacks.removeAll() }

    /// The screen as PNG, exactly as a host would show it.
    public func png() -> Data { PNGEncoder.encode(drawn()) }

    /// A copy of what the screen shows; nil without memory for it.
    func pixels() -> PixelBuffer? { drawn().copy() }

    private func drawn() -> PixelBuffer {
        turn()
        let compositor = compositor ?? Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
        if compositor.size != UIScreen.main.bounds.size { compositor.resize(to: UIScreen.main.bounds.size, scale: UIScreen.main.scale) }
        self.compositor = compositor
        _ = compositor.render()
        return compositor.pixels
    }

    /// What finds elements and moves fingers, as for the tools that drive an app from outside.
    var driver: Driver {
        if let lazyDriver { return lazyDriver }
        let adapter = StageDriver(self), driver = Driver(adapter)
        (self.adapter, lazyDriver) = (adapter, driver)
        return driver
    }
}
