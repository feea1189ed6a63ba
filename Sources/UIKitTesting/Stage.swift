import Automation
import EmulatedDevices
import Foundation
import InterfaceBuilder
import UIKit

/// A screen for one test: a window on an emulated device, fingers, a clock that the test moves, and a record of view-controller callbacks.
///
///     let stage = Stage(root: UINavigationController(rootViewController: list))
///     stage.tap(list.addButton)
///     stage.settle()
///     #expect(stage.trace.contains("AddViewController.viewDidAppear(true)"))
///
/// Creating a stage removes the windows and the keyboard of the previous stage and resets the clock.
@MainActor
public final class Stage {
    /// The app's window, which has the size of the screen. It becomes key and visible when it has a root.
    public let window: UIWindow
    let input = HostInput()
    private var compositor: Compositor?
    private var adapter: StageDriver?
    private var lazyDriver: Driver?
    private var sink: Int?

    /// The view-controller callbacks since the stage was created or ``forgetTrace()`` was called.
    public private(set) var callbacks: [ViewControllerCallback] = []

    /// Creates a stage with the settings of a device. The clock, the windows, and the keyboard of an earlier stage are reset.
    /// - Parameters:
    ///   - root: The window's root, or `nil` to leave the window hidden and empty.
    ///   - device: A name that `understudy devices` lists. Any other name fails the test, and the default device is used.
    ///   - size: The size of the screen in points, instead of the device's.
    ///   - textSize: The user's preferred text size.
    ///   - isRightToLeft: Whether the interface is laid out from right to left, as for Arabic and Hebrew.
    ///   - contrast: The user's preferred contrast.
    ///   - language: The user's first language, such as `de` or `pt-BR`, or `nil` to leave the languages unchanged. A localized text that a
    ///     bundle has already looked up doesn't change.
    public init(
        root: UIViewController? = nil, device: String = DeviceDescription.default.name, orientation: UIInterfaceOrientation = .portrait,
        appearance: UIUserInterfaceStyle = .light, size: CGSize? = nil, textSize: UIContentSizeCategory = .large,
        isRightToLeft: Bool = false,
        contrast: UIAccessibilityContrast = .normal, language: String? = nil, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        if let language { AppLanguages.use([language]) }
        EventLoop.main.reset()
        UIWindow.forgetAll()
        KeyboardState.shared.reset()
        let known = DeviceDescription.named(device)
        if known == nil {
            let near = Nearness.nearest(to: device, among: DeviceDescription.all.flatMap(\.names))
            let hint = near.isEmpty ? "" : " Did you mean \(near.map { "“\($0)”" }.joined(separator: " or "))?"
            TestReport.fail(
                "There is no device “\(device)”.\(hint)",
                at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        var host = HostScreen(device: known ?? .default)
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

    /// Makes `controller` the window's root, and shows it.
    public func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        turn()
    }

    // MARK: Time

    /// Runs the work that is due now, and then layout and drawing.
    public func turn() { EventLoop.main.turn() }

    /// Moves the clock by `interval` seconds. Animations, timers, and gestures follow it.
    public func advance(by interval: TimeInterval) { EventLoop.main.advance(by: interval) }

    /// Moves the clock until no animation is running. Returns `false` if `limit` seconds were not enough.
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

    /// Taps the center of the view. If another view covers it there, that view receives the tap.
    public func tap(_ view: UIView) { tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)) }

    /// Touches down, and lifts after a twentieth of a second.
    /// - Parameter point: A point of the window.
    public func tap(at point: CGPoint) {
        touch(.began, point)
        advance(by: 0.05)
        touch(.ended, point)
        turn()
    }

    /// Touches down, and lifts after `duration` seconds.
    public func press(at point: CGPoint, for duration: TimeInterval) {
        touch(.began, point)
        advance(by: duration)
        touch(.ended, point)
        turn()
    }

    /// Moves a finger in a straight line at constant speed.
    /// - Parameters:
    ///   - start: The point of the window at which the finger touches down.
    ///   - end: The point of the window to which it moves.
    ///   - duration: The time of the movement, in seconds.
    ///   - lifts: Whether the finger lifts at the end; otherwise, it stays down.
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

    /// Sends one phase of one finger, for gestures other than ``tap(at:)``, ``press(at:for:)``, and ``drag(from:to:duration:lifts:)``.
    /// Fingers with different identifiers can be down at the same time. The clock doesn't move.
    public func touch(_ phase: HostInput.Finger.Phase, _ point: CGPoint, identifier: Int = 0) {
        input.touch([HostInput.Finger(identifier: identifier, phase: phase, location: point)])
    }

    /// Types the text key by key into the first responder. Without a first responder, this method does nothing.
    public func type(_ text: String) {
        for character in text { input.type(String(character)) }
        turn()
    }

    // MARK: The device

    /// Rotates the device. The interface follows if the controllers allow it. With animation, the rotation is complete after
    /// ``settle(limit:)``.
    public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = true) {
        input.rotate(to: UIDeviceOrientation(orientation), animated: animated)
        turn()
    }

    /// Changes the size of the app's window, in points, like a user who drags its corner on an iPad.
    public func resize(to size: CGSize) {
        input.resize(to: size)
        turn()
    }

    /// Sends a memory warning to the app's delegate, its controllers, and the observers of the notification.
    public func sendMemoryWarning() {
        input.receiveMemoryWarning()
        turn()
    }

    // MARK: Looking

    /// The callbacks as text: `ListViewController.viewWillAppear(true)`.
    public var trace: [String] { callbacks.map { "\($0.controller).\($0.name)(\($0.arguments.joined(separator: ", ")))" } }

    /// Returns the callbacks with the given names, without arguments: `A.viewWillAppear`.
    public func trace(of names: Set<String>) -> [String] {
        callbacks.filter { names.contains($0.name) }.map { "\($0.controller).\($0.name)" }
    }

    /// Empties ``callbacks`` and ``trace``. Recording continues.
    public func forgetTrace() { callbacks.removeAll() }

    /// Returns the screen as PNG data, exactly as a host would show it.
    public func png() -> Data { PNGEncoder.encode(drawn()) }

    /// Returns a copy of the screen's pixels, or `nil` if memory is insufficient.
    func pixels() -> PixelBuffer? { drawn().copy() }

    private func drawn() -> PixelBuffer {
        turn()
        let compositor =
            compositor ?? Compositor(rootLayer: UIScreen.main.rootLayer, size: UIScreen.main.bounds.size, scale: UIScreen.main.scale)
        if compositor.size != UIScreen.main.bounds.size { compositor.resize(to: UIScreen.main.bounds.size, scale: UIScreen.main.scale) }
        self.compositor = compositor
        _ = compositor.render()
        return compositor.pixels
    }

    /// The driver that finds elements and moves fingers. Tools that drive an app from outside use the same driver.
    var driver: Driver {
        if let lazyDriver { return lazyDriver }
        let adapter = StageDriver(self), driver = Driver(adapter)
        (self.adapter, lazyDriver) = (adapter, driver)
        return driver
    }
}
