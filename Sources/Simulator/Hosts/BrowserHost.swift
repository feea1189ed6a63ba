import Automation
import EmulatedDevices
import Foundation
import UIKit

/// Shows the app on a page served by a local web server.
@MainActor
final class BrowserHost: ApplicationHost {
    private let session: AppSession
    private let link = BrowserLink()
    private var streams: [Int: FrameStream] = [:]
    private var fingers = PageFingers()
    private var lastState = ""
    private var clock = FrameClock()
    private var server: BrowserServer?
    private let workbench: Workbench
    /// The requests of pages, which are answered between two frames.
    private var requests: [(client: Int, text: String)] = []

    init(_ session: AppSession) {
        self.session = session
        workbench = Workbench(session)
    }

    var screen: HostScreen { session.settings.screen }
    func prepare(_ input: HostInput) {
        session.prepareForPerson(input)
        workbench.begin()
    }

    func run() -> Int32 {
        let title =
            Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? Bundle.main.infoDictionary?["CFBundleName"] as? String
            ?? "Understudy"
        let page: BrowserPage
        do { page = try BrowserPage(title: title, devices: DeviceDescription.all) } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return 1
        }
        let token = BrowserServer.token(ProcessInfo.processInfo.environment)
        let server = BrowserServer(
            token: token, link: link, page: page, address: session.settings.listen, published: session.settings.published)
        self.server = server
        let (port, failure, served, reload) = (session.settings.port, MessageBox(), MessageBox(), session.reload)
        reload?.show = { [unowned self] message in for client in streams.keys { link.send(.text(message), to: client) } }
        Task.detached {
            do {
                let address = try await server.listen(port: port)
                FileHandle.standardOutput.write(Data((address.shown + "\n").utf8))
                served.set(address.own)
                await reload?.announce(address: address.own)
            } catch { failure.set("\(error)") }
        }
        let end = EndRequest()
        session.draw()
        session.noteFirstFrame()
        clock = FrameClock()
        session.frame = { [unowned self] in frame() }
        while !end.isPending, !session.isEnding {
            frame(isPaused: workbench.isPaused)
            if let message = failure.message {
                FileHandle.standardError.write(Data("error: \(message)\n".utf8))
                return 1
            }
            while session.control?.serve() == true {}
            serve()
        }
        session.frame = nil
        session.control?.close()
        session.end()
        link.close()
        // The pages' last message takes a moment to be sent.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        // http://127.0.0.1:PORT/TOKEN/
        let address = served.message.flatMap(URL.init(string:))
        session.startAgain(port: address?.port.map(String.init), token: address?.path.filter { $0 != "/" })
        return session.nextSettings == nil ? 0 : 1
    }

    /// Runs one frame of real time. While the app is paused, only requests move its clock.
    private func frame(isPaused: Bool = false) {
        Cause.run(.queue, "Work on the main queue") {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: EventLoop.main.frameDuration))
        }
        for (client, input) in link.drain() { handle(input, of: client) }
        let elapsed = clock.elapsed()
        if UIApplication.shared.applicationState == .active { workbench.cover = .home }
        workbench.fitWindow()
        if isPaused { EventLoop.main.turn() } else { EventLoop.main.advance(by: elapsed * workbench.speed) }
        sendState()
        sendFrames()
    }

    /// Answers the requests of pages. More requests may arrive while an answer waits for frames.
    private func serve() {
        while !requests.isEmpty {
            let (client, text) = requests.removeFirst()
            if let answer = workbench.answer(text) { link.send(.text(answer), to: client) }
        }
    }

    private func sendFrames() {
        let frame = session.draw()
        var hasNew = false
        for client in streams.keys.sorted() {
            streams[client]?.add(frame.damage)
            // Compressing a whole screen takes a while: pages that open simultaneously take turns, so that open ones don't wait for them.
            if streams[client]?.isNew == true {
                if hasNew { continue }
                hasNew = true
            }
            if let message = streams[client]?.next(from: frame.pixels, scale: session.scale) { link.send(.frame(message), to: client) }
        }
    }

    /// Sends the device's state to all pages, because they show the same device.
    private func sendState() {
        let state = state
        guard state != lastState else { return }
        lastState = state
        for client in streams.keys { link.send(.text(state), to: client) }
    }

    private var state: String {
        let host = UIScreen.main.host
        let base = DeviceDescription.all.first { $0.names.contains(host.device.name) } ?? host.device
        return
            "{\"device\":\"\(base.name)\",\"orientation\":\"\(Orientations.name(of: host.orientation))\","
            + "\"appearance\":\"\(host.appearance == .dark ? "dark" : "light")\",\"activity\":\"\(activity)\"}"
    }

    /// Why the screen doesn't change although the app runs.
    private var activity: String {
        switch UIApplication.shared.applicationState {
        case .background: return workbench.cover == .lock ? "locked" : "background"
        case .inactive where workbench.cover == .switcher: return "switcher"
        default: return workbench.isPaused ? "paused" : "running"
        }
    }

    private func touch(_ finger: HostInput.Finger) {
        guard workbench.recorder.touch(finger.identifier, finger.phase, at: finger.location) else { return }
        session.input.touch([finger])
    }

    private func handle(_ input: BrowserInput, of client: Int) {
        switch input {
        case .touch(let identifier, let phase, let x, let y):
            guard let phase = HostInput.Finger.Phase(named: phase) else { return }
            if let finger = fingers.take(identifier, of: client, phase, at: CGPoint(x: x, y: y)) { touch(finger) }
        case .text(let text):
            workbench.recorder.type(text)
            session.input.type(text)
        case .key(let name):
            guard let key = HostKeys.key(named: name) else { return }
            workbench.recorder.press(key: name)
            session.input.key(key)
        case .device(let name):
            guard let device = DeviceDescription.named(name) else { return }
            session.input.update { $0.device = device }
        case .orientation(let name):
            guard let interface = Orientations.interface(named: name) else { return }
            workbench.recorder.rotate(to: name)
            session.input.rotate(to: UIDeviceOrientation(interface))
        case .appearance(let name):
            workbench.recorder.change(appearance: name == "dark" ? "dark" : "light")
            session.input.update { $0.appearance = name == "dark" ? .dark : .light }
        case .memoryWarning:
            workbench.recorder.note("a memory warning")
            session.input.receiveMemoryWarning()
        case .joined:
            var stream = FrameStream()
            let pixels = session.pixels
            stream.add([PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)])
            streams[client] = stream
            link.send(.text(state), to: client)
            if let message = session.reload?.shown { link.send(.text(message), to: client) }
        case .left:
            streams[client] = nil
            for finger in fingers.lift(client) { touch(finger) }
        case .acknowledged(let frame): streams[client]?.acknowledge(frame)
        // A page sends only a few requests at a time.
        case .request(let text): if requests.count < 1000 { requests.append((client, text)) }
        }
    }
}

/// The fingers of all pages. Pointers of two pages can have the same number, so each finger gets a number of its own.
struct PageFingers {
    private struct Pointer: Hashable {
        var client: Int
        var identifier: Int
    }
    private var down: [Pointer: HostInput.Finger] = [:]
    private var last = 0

    /// Returns what a page's pointer did as a finger, or `nil` if the pointer isn't down.
    mutating func take(_ identifier: Int, of client: Int, _ phase: HostInput.Finger.Phase, at point: CGPoint) -> HostInput.Finger? {
        let pointer = Pointer(client: client, identifier: identifier)
        if phase == .began, down[pointer] == nil { last += 1 } else if down[pointer] == nil { return nil }
        let finger = HostInput.Finger(identifier: down[pointer]?.identifier ?? last, phase: phase, location: point)
        down[pointer] = phase == .ended || phase == .cancelled ? nil : finger
        return finger
    }

    /// Returns the fingers that a page leaves on the screen when it is closed or loaded again, as canceled.
    mutating func lift(_ client: Int) -> [HostInput.Finger] {
        let left = down.filter { $0.key.client == client }
        for pointer in left.keys { down[pointer] = nil }
        return left.values.sorted { $0.identifier < $1.identifier }.map {
            HostInput.Finger(identifier: $0.identifier, phase: .cancelled, location: $0.location)
        }
    }
}

extension HostInput.Finger.Phase {
    init?(named name: String) {
        switch name {
        case "began": self = .began
        case "moved": self = .moved
        case "ended": self = .ended
        case "cancelled": self = .cancelled
        default: return nil
        }
    }
}

/// The real time between two frames. A longer pause, for example in a debugger, counts as a quarter of a second.
struct FrameClock {
    private var last = DispatchTime.now()

    mutating func elapsed() -> TimeInterval {
        let now = DispatchTime.now()
        defer { last = now }
        return min(0.25, Double(now.uptimeNanoseconds - last.uptimeNanoseconds) / 1e9)
    }
}

/// Handles Control-C, or a termination request: the app gets its last callbacks, and the trace is written.
@MainActor
final class EndRequest {
    private(set) var isPending = false
    private var sources: [any DispatchSourceSignal] = []

    init() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.isPending = true } }
            source.resume()
            sources.append(source)
        }
    }
}

/// A message from the server's task to the main loop.
private final class MessageBox: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: String?
    var message: String? { lock.withLock { stored } }
    func set(_ message: String) { lock.withLock { stored = message } }
}
