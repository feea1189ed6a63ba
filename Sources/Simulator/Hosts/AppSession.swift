import Automation
import AutomationClient
import DeviceServices
import EmulatedDevices
import Foundation
import UIKit

/// An app on an emulated screen: its input, frames, and trace. The hosts differ in what drives it and where the frames go.
@MainActor
final class AppSession {
    let settings: HostSettings
    private(set) var input = HostInput()
    private var compositor: Compositor?
    private var trace: FlowRecord?

    init(_ settings: HostSettings) {
        self.settings = settings
        if let path = settings.trace { trace = try? FlowRecord(name: "trace", traceOnlyAt: path) }
    }

    /// The control socket, if the environment names one.
    private(set) var control: SessionControl?
    /// The client of hot reload, if `understudy run` watches the app's sources.
    private(set) var reload: ReloadClient?
    /// Whether the process that started the app requested its end.
    var isEnding: Bool { control?.isEnding == true || reload?.isEnding == true }

    /// Whether the user quit the app in the app switcher, which also discards the state that it saved.
    var quits = false

    /// The environment variables with which the app starts again when it has ended; `nil` if it doesn't.
    private(set) var nextSettings: [String: String]?

    /// Ends the app and starts it again with a setting that takes effect at launch. The device stays as the user has set it.
    ///
    /// The app saves its state in the background, which its next process restores.
    func relaunch(_ settings: [String: String]) {
        let host = UIScreen.main.host
        var settings = settings
        settings["UNDERSTUDY_DEVICE"] = DeviceDescription.all.first { $0.names.contains(host.device.name) }?.name
        settings["UNDERSTUDY_ORIENTATION"] = Orientations.name(of: host.orientation)
        settings["UNDERSTUDY_APPEARANCE"] = host.appearance == .dark ? "dark" : "light"
        settings["UNDERSTUDY_CONTENT_SIZE"] = TextSizes.name(of: host.contentSizeCategory)
        settings["UNDERSTUDY_INCREASE_CONTRAST"] = host.contrast == .high ? "1" : "0"
        if let reload { return reload.relaunch(settings) }
        nextSettings = settings
        kill(getpid(), SIGTERM)
    }

    /// Replaces this process with a new one of the app. Returns only if that fails.
    func startAgain(port: String?, token: String?) {
        guard let nextSettings, let path = Bundle.main.executablePath else { return }
        for (name, value) in nextSettings { setenv(name, value, 1) }
        if let port { setenv("UNDERSTUDY_PORT", port, 1) }
        if let token { setenv("UNDERSTUDY_PAGE_TOKEN", token, 1) }
        fflush(nil)
        // The server's sockets would keep the port from the next process.
        for descriptor in 3..<Int32(4096) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        execv(path, CommandLine.unsafeArgv)
        FileHandle.standardError.write(Data("error: the app cannot be started again: \(String(cString: strerror(errno)))\n".utf8))
    }

    func prepare(_ input: HostInput) {
        self.input = input
        DeviceConditions.install()
        reload = ReloadClient(ProcessInfo.processInfo.environment)
        guard let path = settings.control else { return }
        do {
            control = try SessionControl(self, path: path, hasVirtualClock: settings.host != "browser" && settings.host != "window")
            Lifeline.watch(ProcessInfo.processInfo.environment)
            control?.start()
        } catch { FileHandle.standardError.write(Data("understudy: the control socket cannot be opened: \(error)\n".utf8)) }
    }

    /// Prepares the input with the user's current date, so that date pickers agree with the app about the current date. The app asks the
    /// user for permissions.
    func prepareForPerson(_ input: HostInput) {
        HostClock.date = Date()
        prepare(input)
        askForPermissions()
    }

    /// On a new device, the user has not answered any permission request.
    // FIXME(gap): the answers are not kept between launches, as a device keeps them.
    func askForPermissions() {
        DeviceServices.shared.change { state in
            for permission in DeviceServices.Permission.allCases { state.answers[permission] = .unset }
        }
        PermissionAlert.install()
    }

    // MARK: Frames

    var scale: CGFloat { UIScreen.main.scale }
    var size: CGSize { UIScreen.main.bounds.size }

    /// The damage of pictures, which a host hasn't shown yet.
    private var unshown: [PixelRect] = []

    /// Draws what changed since the last call, for a host that shows it.
    @discardableResult
    func draw() -> (pixels: PixelBuffer, damage: [PixelRect]) {
        let (pixels, damage) = render()
        defer { unshown = [] }
        return (pixels, unshown + damage)
    }

    /// The current screen, for a picture. What changed is also part of the host's next ``draw()``: otherwise, pages would not get it.
    var pixels: PixelBuffer {
        let (pixels, damage) = render()
        unshown += damage
        // Some hosts never draw.
        if unshown.count > 64 { unshown = [unshown.reduce(.empty) { $0.union($1) }] }
        return pixels
    }

    private func render() -> (pixels: PixelBuffer, damage: [PixelRect]) {
        let compositor: Compositor
        if let existing = self.compositor {
            compositor = existing
            if compositor.size != size || compositor.scale != scale {
                compositor.resize(to: size, scale: scale)
                unshown = []
            }
        } else {
            compositor = Compositor(rootLayer: input.rootLayer, size: size, scale: scale)
            self.compositor = compositor
        }
        let damage = compositor.render()
        recorder?.drew(damage)
        return (compositor.pixels, damage)
    }

    func png() -> Data { PNGEncoder.encode(pixels) }

    // MARK: Recording

    private var recorder: ScreenRecorder?

    func startRecording() {
        recorder = ScreenRecorder()
        record()
    }

    /// Returns the recordings since then, with the sizes in points.
    func finishRecording() -> [(png: Data, size: CGSize)] {
        record()
        defer { recorder = nil }
        return recorder?.finish(at: EventLoop.main.now) ?? []
    }

    private func record() { recorder?.sample(pixels, scale: scale, at: EventLoop.main.now) }

    /// Returns the contents of `frame`, in the screen's points, as PNG; `nil` draws the whole screen.
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) {
        let pixels = pixels
        guard let frame, [frame.minX, frame.minY, frame.width, frame.height].allSatisfy({ abs($0) < 1e6 }) else {
            return (PNGEncoder.encode(pixels), size)
        }
        let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let part = CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
            .intersection(whole).integral
            .intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1, let cropped = PixelBuffer(cropping: pixels, to: part) else {
            return (PNGEncoder.encode(pixels), size)
        }
        return (PNGEncoder.encode(cropped), CGSize(width: part.width / scale, height: part.height / scale))
    }

    // MARK: Time

    /// The time, in seconds of real time, for which an action (a tap or a rotation) stops the clock for work that it started. Waiting
    /// steps allow more.
    private static let actionPatience: TimeInterval = 0.5
    private var holdLeft: TimeInterval = 0

    /// Runs a frame of a host that follows real time: its clock cannot be advanced, only waited for.
    var frame: (() -> Void)?

    /// Called before a request's or a step's action.
    func beginAction() { holdLeft = Self.actionPatience }

    /// Advances the clock and runs the blocks that apps dispatched to the main queue.
    func advance(by interval: TimeInterval) {
        let end = EventLoop.main.now + interval
        if let frame {
            repeat { frame() } while EventLoop.main.now < end
            return
        }
        var left = interval
        repeat {
            holdLeft -= hold(limit: holdLeft)
            // Small steps, so that work that apps dispatch to the main queue runs at its time. The last one ends at the very end, whatever
            // the sum of the others: what is due then is done, such as a press that takes exactly as long as a long press.
            let frame = EventLoop.main.frameDuration
            EventLoop.main.advance(by: left < frame + 1e-9 ? left : frame)
            drainMainQueue(waiting: 0)
            left = max(0, end - EventLoop.main.now)
            if let recorder, EventLoop.main.now - recorder.lastSample >= ScreenRecorder.interval - 1e-9 { record() }
        } while left > 1e-9
    }

    /// Runs the blocks of the main queue, and waits up to `waiting` seconds of real time for work on other threads.
    func drainMainQueue(waiting: TimeInterval) {
        let waiting = VirtualTime.takeHandedOver() ? max(waiting, Self.handover) : waiting
        Cause.run(.queue, "Work on the main queue") {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: waiting))
        }
        EventLoop.main.turn()
    }

    /// The time in seconds within which another thread, triggered by the virtual clock, may dispatch back to the main queue.
    private static let handover: TimeInterval = 0.02

    /// Lets real time pass with the clock stopped while the app works, for at most `limit` seconds. Returns the time that passed.
    private func hold(limit: TimeInterval) -> TimeInterval {
        guard limit > 0, RealWork.state == .young else { return 0 }
        let start = MonotonicTime.now
        repeat {
            RealWork.wait(atMost: 0.001)
            drainMainQueue(waiting: 0)
        } while RealWork.state == .young && MonotonicTime.now - start < limit
        return MonotonicTime.now - start
    }

    /// Lets `interval` seconds pass for a waiting step: on the clock while nothing real is running, in real time otherwise. Work that takes
    /// longer than ``RealWork/patience`` no longer stops the clock, which then keeps pace with real time.
    func pass(_ interval: TimeInterval) {
        var left = interval
        (holdLeft, left) = (0, max(left, 1e-6))
        while left > 1e-9 {
            let step = min(left, EventLoop.main.frameDuration)
            switch RealWork.state {
            case .none:
                advance(by: step)
                left -= step
            case .young: left -= max(1e-4, hold(limit: left))
            case .old:
                keepPace(step)
                left -= step
            }
        }
    }

    /// Advances the clock at the pace of real time.
    private func keepPace(_ interval: TimeInterval) {
        let end = MonotonicTime.now + interval
        repeat {
            RealWork.wait(atMost: min(0.005, max(0, end - MonotonicTime.now)))
            drainMainQueue(waiting: 0)
        } while MonotonicTime.now < end
        advance(by: interval)
    }

    /// Waits until nothing requests frames, nothing is due soon and no work is running, for at most `limit` seconds. Returns `false` if
    /// the limit was reached.
    /// - Parameter ignoringEndless: Whether work that recurs without an end counts as rest: a spinner, a blinking caret, a repeating
    ///   timer. Apple's test runner doesn't wait for it; Maestro compares pictures, and does.
    @discardableResult
    func settle(limit: TimeInterval, ignoringEndless: Bool = false) -> Bool {
        func isBusy() -> Bool {
            let loop = EventLoop.main, due = ignoringEndless ? loop.nextDueOnce : loop.nextDue
            return loop.wantsFrames || (due ?? .infinity) <= loop.now + Self.soon
        }
        var passed = hold(limit: limit)
        holdLeft = 0
        advance(by: EventLoop.main.frameDuration)
        var calm = 0
        while passed < limit {
            if RealWork.state == .young {
                passed += max(1e-4, hold(limit: limit - passed))
                calm = 0
                continue
            }
            calm = isBusy() ? 0 : calm + 1
            if calm >= 3 { return true }
            if RealWork.state == .old { keepPace(EventLoop.main.frameDuration) } else { advance(by: EventLoop.main.frameDuration) }
            passed += EventLoop.main.frameDuration
        }
        return !isBusy() && RealWork.state != .young
    }

    /// The time in seconds within which something must be due for the app to count as busy.
    private static let soon: TimeInterval = 0.2

    /// Waits until `condition` is true, for at most `limit` seconds. Returns `false` if the limit was reached.
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool {
        var waited: TimeInterval = 0
        while !condition() {
            guard waited < limit else { return false }
            let step = min(0.1, limit - waited)
            pass(step)
            waited += max(step, 1e-6)
        }
        return true
    }

    /// The reasons that the app is busy, one per line.
    var unrest: [String] { unrest(recurring: true) }
    /// The same without work that recurs without an end.
    var finiteUnrest: [String] { unrest(recurring: false) }

    private func unrest(recurring: Bool) -> [String] {
        // Without frames nothing moves: an animation that a layer keeps has ended.
        (EventLoop.main.wantsFrames ? Unrest.moving() : []) + EventLoop.main.dueSoon(within: Self.soon, recurring: recurring)
            + RealWork.lines
    }

    /// Appends the time of the first frame to the file that the environment names, and writes the trace at the end.
    func noteFirstFrame() {
        guard let path = settings.firstFrame else { return }
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let line = Data("\(Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)\n".utf8)
        if let descriptor = Int32(path) {
            FileHandle(fileDescriptor: descriptor).write(line)
        } else if let handle = FileHandle(forWritingAtPath: path) {
            handle.seekToEndOfFile()
            handle.write(line)
        } else {
            _ = FileManager.default.createFile(atPath: path, contents: line)
        }
    }

    /// Ends an app that its user leaves: it goes to the background, where it saves its state, and the system ends it there.
    ///
    /// A test or a flow ends the app immediately: no callback runs and no state is saved, unless the app was in the background. UIKit calls
    /// nothing when XCTest ends an app either, as facebookarchive/WebDriverAgent#1005 reports for `applicationWillTerminate`.
    func end() {
        if control?.isEnding != true {
            input.enterBackground()
            if quits { input.forceQuit() } else { input.terminate() }
        }
        finish()
    }

    func finish() {
        // The app's next process finds the defaults that this one set, as on a device.
        _ = UserDefaults.standard.synchronize()
        try? trace?.finishTrace()
    }
}

extension PixelBuffer {
    /// Creates a part of another buffer, sharing its memory. Fails if the part is empty or extends outside.
    fileprivate convenience init?(cropping pixels: PixelBuffer, to part: CGRect) {
        guard part.minX >= 0, part.minY >= 0, part.maxX <= CGFloat(pixels.width), part.maxY <= CGFloat(pixels.height) else { return nil }
        self.init(
            memory: pixels.base + Int(part.minY) * pixels.bytesPerRow + Int(part.minX) * 4, width: Int(part.width),
            height: Int(part.height),
            bytesPerRow: pixels.bytesPerRow, isOpaque: pixels.isOpaque, owner: pixels)
    }
}
