import AutomationClient
import Foundation
import LoopbackServer

/// W3C WebDriver, and the dialect of Appium's XCUITest driver, for apps that run under the control protocol.
///
///     let service = WebDriverService { request in ProcessApp(AppProcess(try build(request))) }
///     let port = try await service.listen(port: 4723)
///
/// The commands of one session run one after another; different sessions run concurrently.
public final class WebDriverService: @unchecked Sendable {  // `lock` guards the sessions
    /// A new session's request for an app.
    public struct AppRequest: Sendable {
        /// The `appium:app` capability: a project's path, or `nil` for the app that the server was started with.
        public var app: String?
        /// The `appium:deviceName` capability.
        public var device: String?
        /// The `appium:platformVersion` capability: the version of iOS, such as `18.2`.
        public var systemVersion: String?
        /// The `appium:language` capability, such as `fr`.
        public var language: String?
    }

    /// Creates the app without starting it. Errors are reported to the session's client.
    public typealias Launcher = @Sendable (AppRequest) throws -> any DrivenApp

    private let launcher: Launcher
    private let lock = NSLock()
    private var sessions: [String: WebDriverSession] = [:]
    private var server: LoopbackServer?
    private static let mostSessions = 8
    /// The clock, in seconds, that measures the pauses of clients.
    private let uptime: @Sendable () -> TimeInterval

    /// Creates a service that isn't listening yet.
    /// - Parameter launcher: Creates the app of a new session.
    public convenience init(launcher: @escaping Launcher) {
        self.init(uptime: { ProcessInfo.processInfo.systemUptime }, launcher: launcher)
    }

    init(uptime: @escaping @Sendable () -> TimeInterval, launcher: @escaping Launcher) { (self.uptime, self.launcher) = (uptime, launcher) }

    /// Serves clients until ``close()`` and returns the port.
    /// - Parameters:
    ///   - address: The address of the interface to listen on.
    ///   - port: The port, or 0 for any free one.
    ///   - names: The host names that clients may use.
    public func listen(address: String = "127.0.0.1", port: UInt16, names: [String] = ["127.0.0.1", "localhost"]) async throws -> UInt16 {
        var limits = LoopbackLimits()
        limits.body = 8 << 20
        limits.sockets = 0
        limits.idleTime = 600
        let server = LoopbackServer(
            limits: limits, names: names, isForOwner: true, refusal: { WebDriverError.response(.invalidArgument, $1, status: $0) }
        ) { [weak self] request in
            await self?.answer(request) ?? WebDriverError.response(.unknownError, "the server is closing")
        }
        lock.withLock { self.server = server }
        return try await server.listen(address: address, port: port)
    }

    /// Ends every session and its app.
    public func close() async {
        let (server, open) = lock.withLock { () -> (LoopbackServer?, [WebDriverSession]) in
            defer { (self.server, sessions) = (nil, [:]) }
            return (self.server, Array(sessions.values))
        }
        for session in open { session.app.terminate() }
        await server?.close()
    }

    // MARK: Requests

    static func response(_ value: JSONValue, status: Int = 200) -> LoopbackResponse {
        LoopbackResponse(
            status: status, headers: [("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-cache")], body: value.data)
    }

    /// Responds to a request; every failure becomes an error from the W3C's list.
    public func answer(_ request: LoopbackRequest) async -> LoopbackResponse {
        await withCheckedContinuation { continuation in
            // Not on a task's thread: building and controlling an app blocks.
            let parts = WebDriverService.parts(request.path)
            let session = parts.count > 1 && parts[0] == "session" ? lock.withLock { sessions[parts[1]] } : nil
            (session?.queue ?? DispatchQueue.global()).async { [self] in
                do { continuation.resume(returning: WebDriverService.response(["value": try respond(request, parts, session)])) } catch {
                    continuation.resume(returning: WebDriverService.response(for: error))
                }
            }
        }
    }

    private static func response(for error: any Error) -> LoopbackResponse {
        let error =
            (error as? WebDriverError) ?? (error as? ControlError).map(WebDriverError.init) ?? WebDriverError(.unknownError, "\(error)")
        return WebDriverError.response(error.code, error.message)
    }

    /// Splits a path. Appium 1's prefix, `/wd/hub`, is accepted.
    static func parts(_ path: String) -> [String] {
        var parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
        if parts.starts(with: ["wd", "hub"]) { parts.removeFirst(2) }
        return parts
    }

    private func respond(_ request: LoopbackRequest, _ parts: [String], _ session: WebDriverSession?) throws -> JSONValue {
        let body = try body(of: request)
        switch (request.method, parts) {
        case ("GET", ["status"]):
            let ready = lock.withLock { sessions.count < WebDriverService.mostSessions }
            return ["ready": .bool(ready), "message": "understudy drives apps on Linux", "build": ["version": "2"]]
        case ("POST", ["session"]): return try begin(body)
        case ("GET", ["sessions"]), ("GET", ["appium", "sessions"]):
            return .array(
                lock.withLock {
                    sessions.values.sorted { $0.identifier < $1.identifier }.map {
                        ["id": .string($0.identifier), "capabilities": $0.capabilities]
                    }
                })
        default: break
        }
        guard parts.count >= 2, parts[0] == "session" else {
            throw WebDriverError(.unknownCommand, "there is no \(request.method) /\(parts.joined(separator: "/"))")
        }
        guard let session else { throw WebDriverError(.invalidSessionID, "there is no session \(parts[1])") }
        let rest = Array(parts.dropFirst(2))
        if rest.isEmpty, request.method == "DELETE" {
            lock.withLock { sessions[session.identifier] = nil }
            session.app.terminate()
            return .null
        }
        let (command, captures) = try CommandTable.command(request.method, rest)
        let isSearch = rest.last.map { $0.hasPrefix("element") } ?? false
        return try session.perform(
            name: request.method + " " + rest.joined(separator: "/"),
            isRead: request.method == "GET" || isSearch || WebDriverSession.isQuestion(rest, body), body
        ) {
            try command($0, captures, body)
        }
    }

    private func body(of request: LoopbackRequest) throws -> JSONValue {
        guard request.method == "POST" else { return [:] }
        if request.body.isEmpty { return [:] }
        guard let body = try? JSONValue(parsing: request.body), body.object != nil else {
            throw WebDriverError(.invalidArgument, "the body isn't a JSON object")
        }
        return body
    }

    private func begin(_ body: JSONValue) throws -> JSONValue {
        let capabilities = try Capabilities(body)
        guard lock.withLock({ sessions.count < WebDriverService.mostSessions }) else {
            throw WebDriverError(.sessionNotCreated, "\(WebDriverService.mostSessions) sessions are open already")
        }
        let session: WebDriverSession
        do {
            let app = try launcher(capabilities.request)
            session = try WebDriverSession(app, capabilities, uptime: uptime)
        } catch let error as WebDriverError { throw error } catch {
            throw WebDriverError(.sessionNotCreated, (error as? ControlError)?.message ?? "\(error)")
        }
        lock.withLock { sessions[session.identifier] = session }
        return ["sessionId": .string(session.identifier), "capabilities": session.capabilities]
    }
}

/// The commands by method and path.
enum CommandTable {
    typealias Command = @Sendable (WebDriverSession, [String], JSONValue) throws -> JSONValue

    private static let all: [String: [(pattern: [String], command: Command)]] = {
        var table: [String: [(pattern: [String], command: Command)]] = [:]
        let commands = WebDriverSession.searchCommands.merging(WebDriverSession.elementCommands) { $1 }.merging(
            WebDriverSession.deviceCommands
        ) { $1 }
        for (line, command) in commands {
            let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            table[String(words[0]), default: []].append((words[1].split(separator: "/").map(String.init), command))
        }
        return table
    }()

    /// Returns the command, and the parts that match the pattern's `:`.
    static func command(_ method: String, _ parts: [String]) throws -> (Command, [String]) {
        func captures(_ pattern: [String]) -> [String]? {
            guard pattern.count == parts.count else { return nil }
            var found: [String] = []
            for (word, part) in zip(pattern, parts) {
                if word == ":" { found.append(part) } else if word != part { return nil }
            }
            return found
        }
        for (pattern, command) in all[method] ?? [] { if let found = captures(pattern) { return (command, found) } }
        let path = "/session/…/" + parts.joined(separator: "/")
        let hasOther = all.values.joined().contains { captures($0.pattern) != nil }
        throw hasOther
            ? WebDriverError(.unknownMethod, "\(path) has no \(method)") : WebDriverError(.unknownCommand, "there is no \(method) \(path)")
    }
}
