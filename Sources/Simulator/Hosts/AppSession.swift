import Automation
import AutomationClient
import Foundation
import UIKit

/// An app on an emulated screen: its input, its frames, its trace. The hosts differ in what drives it and where the frames go.
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

    /// The control socket, where the environment names one.
    private(set) var control: SessionControl?
    /// Hot reload, where `understudy run` watches the app's sources.
    private(set) var reload: ReloadClient?
    /// Whether whoever started the app wants it to end.
    var isEnding: Bool { control?.isEnding == true || reload?.isEnding == true }

    func prepare(_ input: HostInput) {
        self.input = input
        reload = ReloadClient(ProcessInfo.processInfo.environment)
        guard let path = settings.control else { return }
        do {
            control = try SessionControl(self, path: path, hasVirtualClock: settings.host != "browser" && settings.host != "window")
            Lifeline.watch(ProcessInfo.processInfo.environment)
            control?.start()
        } catch { FileHandle.standardError.write(Data("understudy: the control socket cannot be opened: \(error)\n".utf8)) }
    }

    /// The same on a person's own day: date pickers agree with what the app calls now.
    func prepareForPerson(_ input: HostInput) {
        HostClock.date = Date()
        prepare(input)
    }

    // MARK: Frames

    var scale: CGFloat { UIScreen.main.scale }
    var size: CGSize { UIScreen.main.bounds.size }

    /// Draws what changed since the last call.
    @discardableResult
    func draw() -> (pixels: PixelBuffer, damage: [PixelRect]) {
        let compositor: Compositor
        if let existing = self.compositor {
            compositor = existing
            if compositor.size != size || compositor.scale != scale { compositor.resize(to: size, scale: scale) }
        } else {
            compositor = Compositor(rootLayer: input.rootLayer, size: size, scale: scale)
            self.compositor = compositor
        }
        let damage = compositor.render()
        recorder?.drew(damage)
        return (compositor.pixels, damage)
    }

    func png() -> Data { PNGEncoder.encode(draw().pixels) }

    // MARK: Recording

    private var recorder: ScreenRecorder?

    func startRecording() {
        recorder = ScreenRecorder()
        record()
    }

    /// What was recorded since then, with the sizes in points.
    func finishRecording() -> [(png: Data, size: CGSize)] {
        record()
        defer { recorder = nil }
        return recorder?.finish(at: EventLoop.main.now) ?? []
    }

    private func record() { recorder?.sample(draw().pixels, scale: scale, at: EventLoop.main.now) }

    /// What is inside `frame`, in the screen's points, as PNG; nil draws the whole screen.
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) {
        let pixels = draw().pixels
        guard let frame, [frame.minX, frame.minY, frame.width, frame.height].allSatisfy({ abs($0) < 1e6 }) else { return (PNGEncoder.encode(pixels), size) }
        let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let part = CGRect(x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale).intersection(whole).integral
            .intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1, let cropped = PixelBuffer(cropping: pixels, to: part) else { return (PNGEncoder.encode(pixels), size) }
        return (PNGEncoder.encode(cropped), CGSize(width: part.width / scale, height: part.height / scale))
    }

    // MARK: Time

    /// How long one action, a tap or a turn, lets the clock stand for work that it began, in seconds of real time. Who waits for something gives more.
    private static let actionPatience: TimeInterval = 0.5
    private var holdLeft: TimeInterval = 0

    /// One frame of a host that follows real time, while it runs: its clock cannot be moved, only waited for.
    var frame: (() -> Void)?

    /// Before what a request or a step does.
    func beginAction() { holdLeft = Self.actionPatience }

    /// Moves the clock and lets the main queue run what apps put on it.
    func advance(by interval: TimeInterval) {
        if let frame {
            let end = EventLoop.main.now + interval
            repeat { frame() } while EventLoop.main.now < end
            return
        }
        var left = interval
        repeat {
            holdLeft -= hold(limit: holdLeft)
            // Small steps, so that work apps dispatch to the main queue takes part in time.
            let step = min(left, EventLoop.main.frameDuration)
            EventLoop.main.advance(by: step)
            drainMainQueue(waiting: 0)
            left -= step
            if let recorder, EventLoop.main.now - recorder.lastSample >= ScreenRecorder.interval - 1e-9 { record() }
        } while left > 1e-9
    }

    /// Runs what waits on the main queue; `waiting` seconds of real time for work that other threads finish.
    func drainMainQueue(waiting: TimeInterval) {
        let waiting = VirtualTime.takeHandedOver() ? max(waiting, Self.handover) : waiting
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: waiting))
        EventLoop.main.turn()
    }

    /// What another thread gets to come back to the main queue after the virtual clock has set it off, seconds.
    private static let handover: TimeInterval = 0.02

    /// Lets real time pass, and the clock stand, while work of the app goes on, at most `limit` seconds; returns how long that was.
    private func hold(limit: TimeInterval) -> TimeInterval {
        guard limit > 0, RealWork.state == .young else { return 0 }
        let start = MonotonicTime.now
        repeat {
            RealWork.wait(atMost: 0.001)
            drainMainQueue(waiting: 0)
        } while RealWork.state == .young && MonotonicTime.now - start < limit
        return MonotonicTime.now - start
    }

    /// Lets `interval` seconds pass for whoever waits: on the clock where nothing real goes on, in real time while something does. Work that has gone on for
    /// longer than ``RealWork/patience`` holds nothing; the clock then keeps pace with real time.
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

    /// Lets as much time pass on the clock as in reality.
    private func keepPace(_ interval: TimeInterval) {
        let end = MonotonicTime.now + interval
        repeat {
            RealWork.wait(atMost: min(0.005, max(0, end - MonotonicTime.now)))
            drainMainQueue(waiting: 0)
        } while MonotonicTime.now < end
        advance(by: interval)
    }

    /// Until nothing asks for frames, nothing is due soon and no work goes on, at most `limit` seconds; false where something still does.
    @discardableResult
    func settle(limit: TimeInterval) -> Bool {
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
            calm = isBusy ? 0 : calm + 1
            if calm >= 3 { return true }
            if RealWork.state == .old { keepPace(EventLoop.main.frameDuration) } else { advance(by: EventLoop.main.frameDuration) }
            passed += EventLoop.main.frameDuration
        }
        return !isBusy && RealWork.state != .young
    }

    /// How soon something must be due for the app not to rest, in seconds.
    private static let soon: TimeInterval = 0.2
    private var isBusy: Bool { EventLoop.main.wantsFrames || (EventLoop.main.nextDue ?? .infinity) <= EventLoop.main.now + Self.soon }

    /// Until `condition` holds, at most `limit` seconds; false where it still does not.
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

    /// What keeps the app from resting, a line each.
    var unrest: [String] {
        (EventLoop.main.wantsFrames ? ["an animation or a display link"] : []) + EventLoop.main.dueSoon(within: Self.soon) + RealWork.lines
    }

    /// Appends the moment of the first frame where the environment asks for it, and writes the trace at the end.
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

    /// The last callbacks of an app that is told to end.
    func end() {
        input.enterBackground()
        input.terminate()
        finish()
    }

    func finish() {
        // The next process of the app finds what this one set, as on a device.
        _ = UserDefaults.standard.synchronize()
        try? trace?.finishTrace()
    }
}

/// Feeds the loop from real time in test bundles, where nobody else turns it.
@MainActor
final class RealTimeFeed {
    static let shared = RealTimeFeed()
    private var last = DispatchTime.now()
    private var isAdvancing = false
    /// Seconds that the loop has not seen yet, a debugger's pause left out.
    private var passed: TimeInterval { Self.passed(from: last, to: .now()) }
    /// By the clock of `asyncAfter`, which then fires when as much has passed by the loop's.
    private static func passed(from last: DispatchTime, to now: DispatchTime) -> TimeInterval {
        min(0.25, Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9)
    }

    func start() {
        last = .now()
        EventLoop.main.sinceMoved = { [unowned self] in isAdvancing ? 0 : passed }
        serveNestedLoops()
        tick()
    }

    /// A run loop that code runs within a job of the main queue, as an asynchronous test does where it waits, serves its timers but not the queue.
    ///
    /// Elsewhere a loop's one pass serves either a timer or the queue, and a test that lets the loop run for no time means the queue.
    /// The jobs that run there may wait in a loop of their own. No timer fires within its own callback, so time passes by another one.
    private func serveNestedLoops() {
        let frame = EventLoop.main.frameDuration
        let time = Foundation.Timer(timeInterval: frame, repeats: true) { [unowned self] _ in
            MainActor.assumeIsolated { if !isAdvancing, passed > 2 * frame { step() } }
        }
        let queue = Foundation.Timer(timeInterval: frame, repeats: true) { _ in
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
        for timer in [time, queue] { RunLoop.main.add(timer, forMode: .common) }
    }

    private func tick() {
        if !isAdvancing { step() }
        DispatchQueue.main.asyncAfter(deadline: .now() + EventLoop.main.frameDuration) { MainActor.assumeIsolated { self.tick() } }
    }

    private func step() {
        // Read once: what passed between two readings would be lost.
        let now = DispatchTime.now(), step = Self.passed(from: last, to: now)
        last = now
        isAdvancing = true
        EventLoop.main.advance(by: step)
        isAdvancing = false
    }
}

extension PixelBuffer {
    /// A part of another buffer, whose memory it shares; nil where the part is empty or reaches outside.
    fileprivate convenience init?(cropping pixels: PixelBuffer, to part: CGRect) {
        guard part.minX >= 0, part.minY >= 0, part.maxX <= CGFloat(pixels.width), part.maxY <= CGFloat(pixels.height) else { return nil }
        self.init(
            memory: pixels.base + Int(part.minY) * pixels.bytesPerRow + Int(part.minX) * 4, width: Int(part.width), height: Int(part.height),
            bytesPerRow: pixels.bytesPerRow, isOpaque: pixels.isOpaque, owner: pixels)
    }
}
