import Automation
import AutomationClient
import Foundation
import UIKit

/// Serves only the control socket: headless, with a clock that only requests advance.
@MainActor
final class ControlHost: ApplicationHost {
    private let session: AppSession
    init(_ session: AppSession) { self.session = session }

    var screen: HostScreen { session.settings.screen }

    func prepare(_ input: HostInput) {
        VirtualTime.begin()
        session.prepare(input)
        session.askForPermissions()
    }

    func run() -> Int32 {
        session.settle(limit: 2)
        session.noteFirstFrame()
        guard let control = session.control else {
            FileHandle.standardError.write(Data("set UNDERSTUDY_CONTROL to the path of the socket\n".utf8))
            return 2
        }
        let end = EndRequest()
        while !end.isPending, !session.isEnding {
            if !control.serve() { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
        session.end()
        control.close()
        return 0
    }
}

/// The control socket of a session, for any host.
@MainActor
final class SessionControl {
    private unowned let session: AppSession
    private let server: ControlServer
    private let stage: SessionAutomation
    private let driver: Driver
    /// Whether a client requested that the app end.
    var isEnding: Bool { stage.isEnding }

    init(_ session: AppSession, path: String, hasVirtualClock: Bool) throws {
        self.session = session
        // Wakes the run loop in which the main thread waits.
        let inherited = ControlSocket.inherited(ProcessInfo.processInfo.environment)
        server = try ControlServer(path: path, inherited: inherited) { DispatchQueue.main.async {} }
        stage = SessionAutomation(session, hasVirtualClock: hasVirtualClock)
        driver = Driver(stage)
        driver.begin()
    }

    func start() { server.start() }

    func close() { server.close() }

    /// Responds to a request. Returns `false` if there is none.
    func serve() -> Bool {
        guard !isEnding, let request = server.next(timeout: 0) else { return false }
        // Work that other threads have dispatched to the main queue since the last request comes before this one.
        session.drainMainQueue(waiting: 0)
        session.beginAction()
        request.reply(driver.answer(request.method, request.params))
        return true
    }
}

/// A session as the driver acts on it: for flows and for the control protocol alike.
@MainActor
final class SessionAutomation: AutomationStage {
    private unowned let session: AppSession
    let hasVirtualClock: Bool
    private(set) var isEnding = false

    init(_ session: AppSession, hasVirtualClock: Bool) { (self.session, self.hasVirtualClock) = (session, hasVirtualClock) }

    var input: HostInput { session.input }
    var now: TimeInterval { EventLoop.main.now }
    func advance(by interval: TimeInterval) { session.advance(by: interval) }
    func settle(limit: TimeInterval) -> Bool { session.settle(limit: limit, ignoringEndless: true) }
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool { session.wait(limit: limit, until: condition) }
    var unrest: [String] { session.finiteUnrest }
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) { session.picture(of: frame) }
    func end() { isEnding = true }
}
