import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// An app's process, driven over a control socket that only the two have.
///
///     let app = AppProcess(.init(executable: path, library: sdk))
///     let connection = try app.launch()
///     try connection.request("tap", ["point": [100, 200]])
///     app.terminate()
///
/// The app ends when this process does. Methods may be called on any thread.
public final class AppProcess: @unchecked Sendable {  // `lock` guards mutable state
    /// The settings for launching an app.
    public struct Configuration: Sendable {
        /// The path of the built app's executable.
        public var executable: String
        /// The SDK's shared library, which is preloaded so that the app's waiting follows the virtual clock, or `nil` to omit it.
        public var library: String?
        /// The arguments of every launch, which precede a launch's own.
        public var arguments: [String]
        /// The variables to set in addition to this process's own environment.
        public var environment: [String: String]
        /// The app's home, which is kept between launches, or `nil` for one in the temporary folder that is removed with this object.
        public var home: String?
        /// The time in seconds within which a launched app must respond.
        public var launchTimeout: TimeInterval
        /// Returns the command that starts the app's command in a confinement, given the app's environment and its home folder. The
        /// returned command runs in this process's environment, and passes on the app's. With `nil`, the app isn't confined.
        public var confine: (@Sendable (_ command: [String], _ environment: [String: String], _ home: String) throws -> [String])?

        /// Creates settings. Only the executable is required.
        public init(
            executable: String, library: String? = nil, arguments: [String] = [], environment: [String: String] = [:], home: String? = nil,
            launchTimeout: TimeInterval = 60
        ) {
            (self.executable, self.library, self.arguments) = (executable, library, arguments)
            (self.environment, self.home, self.launchTimeout) = (environment, home, launchTimeout)
        }
    }

    /// The states of `XCUIApplication.State`, with the protocol's names.
    public enum State: String, Sendable { case notRunning, runningBackground, runningBackgroundSuspended, runningForeground }

    /// The way in which a process ended.
    public struct End: Hashable, Sendable {
        /// The exit status, or 0 if a signal ended the process.
        public var status: Int32
        /// The number of the signal that ended the process, or `nil` if it exited.
        public var signal: Int32?

        /// Creates a description of a process's end.
        public init(status: Int32, signal: Int32? = nil) { (self.status, self.signal) = (status, signal) }
    }

    /// The settings for launching the app.
    public let configuration: Configuration
    private let lock = NSRecursiveLock()
    private var process: pid_t = 0
    private var lifeline: Int32 = -1
    private var current: ControlConnection?
    private var lastEnd: End?
    private let folder: String
    private let isFolderOwn: Bool
    /// The app's home folder.
    public let home: String

    /// Creates a process that isn't running yet. Its home, unless the configuration names one, is in a new temporary folder that only this
    /// user can open.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        let temporary = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        // A name that no other user can predict and claim.
        var template = Array((temporary + "/understudy-XXXXXX").utf8CString)
        isFolderOwn = mkdtemp(&template) != nil
        folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        home = configuration.home ?? folder + "/home"
    }

    deinit {
        terminate()
        if isFolderOwn { Self.remove(folder) }
    }

    /// Removes a folder in which a program that the app left may still run.
    private static func remove(_ path: String) {
        let place = URL(fileURLWithPath: path).standardizedFileURL
        _ = AppFiles(home: place.deletingLastPathComponent().path).remove(place.lastPathComponent)
    }

    // MARK: Life

    /// Returns whether a variable makes the dynamic linker load other code into a program, so that no client may set it for the app.
    public static func isLinkers(_ variable: String) -> Bool { variable.hasPrefix("LD_") || variable.hasPrefix("GLIBC_") }

    /// Starts the app and waits until it responds; a running one is terminated first.
    ///
    /// - Parameters:
    ///   - arguments: Arguments that follow the configuration's.
    ///   - environment: Variables that override the configuration's.
    ///   - clearState: Whether to empty the app's home first.
    /// - Throws: ``ControlError`` if the app does not start or does not respond in time.
    @discardableResult
    public func launch(arguments: [String] = [], environment: [String: String] = [:], clearState: Bool = false) throws -> ControlConnection
    {
        try lock.withLock {
            terminate()
            if clearState { Self.remove(home) }
            try makeFolders()
            // The app inherits its end of a pair: a confined app can't make a socket, nor can a confined test that launches one. It reads
            // the requests when it has launched.
            let sockets = try ControlSocket.pair()
            let connection = ControlConnection(sockets.own)
            do {
                defer { close(sockets.other) }
                let variables = launchEnvironment(folder + "/control").merging(environment) { $1 }
                try spawn(configuration.arguments + arguments, variables, socket: sockets.other)
            }
            do { try connection.request("hello", timeout: configuration.launchTimeout) } catch {
                connection.close()
                throw launchError()
            }
            current = connection
            return connection
        }
    }

    /// Returns why a launched app didn't respond, and terminates it.
    private func launchError() -> ControlError {
        // The socket of a process that ends closes a moment earlier.
        let deadline = MonotonicTime.now + 1
        while isRunning, MonotonicTime.now < deadline { usleep(1000) }
        guard isRunning else {
            return ControlError(.notRunning, "the app ended while it launched\(endText)", data: ["home": .string(home)])
        }
        terminate()
        return ControlError(.timedOut, "the app did not answer within \(Int(configuration.launchTimeout)) s of its launch")
    }

    /// Ends the app without a callback, once its `UserDefaults` are on disk. Has no effect if it isn't running.
    public func terminate() {
        lock.withLock {
            guard isRunning else { return }
            if let current { _ = try? current.request("terminate", timeout: 2) } else { kill(process, SIGTERM) }
            let deadline = MonotonicTime.now + 2
            while isRunning, MonotonicTime.now < deadline { usleep(500) }
            if isRunning { kill(process, SIGKILL) }
            while isRunning { usleep(500) }
        }
    }

    /// Ends the app immediately, like a crash: no callback runs.
    public func crash() {
        lock.withLock {
            guard isRunning else { return }
            kill(process, SIGKILL)
            while isRunning { usleep(500) }
        }
    }

    /// Whether the process exists.
    public var isRunning: Bool {
        lock.withLock {
            guard process > 0 else { return false }
            var status: Int32 = 0
            guard waitpid(process, &status, WNOHANG) == process else { return true }
            let signal = status & 0x7f
            lastEnd = End(status: signal == 0 ? (status >> 8) & 0xff : 0, signal: signal == 0 ? nil : signal)
            process = 0
            current?.close()
            current = nil
            if lifeline >= 0 { close(lifeline) }
            lifeline = -1
            return false
        }
    }

    /// The app's process identifier, or `nil` if it isn't running.
    public var processIdentifier: Int32? { lock.withLock { isRunning ? process : nil } }

    /// The way in which the last process ended, or `nil` if none has.
    public var end: End? { lock.withLock { isRunning ? nil : lastEnd } }

    /// Returns the connection to the running app.
    /// - Throws: `notRunning`.
    public func connection() throws -> ControlConnection {
        try lock.withLock {
            guard isRunning, let current else { throw ControlError(.notRunning, "the app is not running\(endText)") }
            return current
        }
    }

    /// The app's state, which the running app reports, or `notRunning` if it doesn't answer.
    public var state: State {
        guard isRunning, let answer = try? connection().request("state") else { return .notRunning }
        return answer["state"]?.string.flatMap(State.init) ?? .runningForeground
    }

    private var endText: String {
        guard let lastEnd else { return "" }
        if let signal = lastEnd.signal { return ": it crashed (\(String(cString: strsignal(signal))))" }
        return ": it exited with \(lastEnd.status)"
    }

    // MARK: Starting

    private func makeFolders() throws {
        let manager = FileManager.default
        guard isFolderOwn else { throw ControlError(.failed, "can't create a folder like \(folder)") }
        do {
            for name in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
                try manager.createDirectory(atPath: home + "/" + name, withIntermediateDirectories: true)
            }
        } catch { throw ControlError(.failed, "the app's home folder can't be created: \(error.localizedDescription)") }
    }

    private func launchEnvironment(_ socket: String) -> [String: String] {
        var variables = ProcessInfo.processInfo.environment
        for key in variables.keys where Self.isRunners(key) { variables[key] = nil }
        variables["UNDERSTUDY_HOST"] = "control"
        variables.merge([
            "UNDERSTUDY_HOME": home, "HOME": home, "CFFIXED_USER_HOME": home, "XDG_CONFIG_HOME": home + "/Library/Preferences",
            "XDG_CACHE_HOME": home + "/Library/Caches", "XDG_DATA_HOME": home + "/Library", "TMPDIR": home + "/tmp",
            // On a device, UIKit calls from a background thread mostly work; Swift's runtime would stop the app.
            "SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE": "legacy", "SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL": "0",
        ]) { $1 }
        if let library = configuration.library { variables["LD_PRELOAD"] = library }
        variables.merge(configuration.environment) { $1 }
        variables["UNDERSTUDY_CONTROL"] = socket
        return variables
    }

    /// Returns whether a variable is for a test program and not for the app, which takes XCTest's variables to mean that it is tested from
    /// within.
    private static func isRunners(_ variable: String) -> Bool {
        ["UNDERSTUDY_FLOW", "UNDERSTUDY_UITEST"].contains { variable.hasPrefix($0) }
            || ["UNDERSTUDY_TEST_DELEGATE", "UNDERSTUDY_ATTACHMENTS", "XCTestConfigurationFilePath", "XCTestBundlePath"].contains(variable)
    }

    private func spawn(_ arguments: [String], _ environment: [String: String], socket: Int32) throws {
        // The app reads the other end, so that it ends with this process, however this one ends.
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ControlError(.failed, "can't create a pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let (socketNumber, lifelineNumber): (Int32, Int32) = (62, 63)
        posix_spawn_file_actions_adddup2(&actions, socket, socketNumber)
        posix_spawn_file_actions_adddup2(&actions, ends[0], lifelineNumber)
        // Not this process's own files, such as the pipe on which a test program reports its results. Numbers that aren't open are skipped.
        for number: Int32 in 3..<1024 where number != socketNumber && number != lifelineNumber {
            posix_spawn_file_actions_addclose(&actions, number)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // A separate process group: the terminal's Control-C goes to this process, which ends the app.
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        // The parent process may have blocked signals.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var environment = environment
        environment["UNDERSTUDY_CONTROL_LIFELINE"] = "\(lifelineNumber)"
        environment[ControlSocket.variable] = "\(socketNumber)"
        var command = [configuration.executable] + arguments
        if let confine = configuration.confine {
            command = try confine(command, environment, home)
            environment = ProcessInfo.processInfo.environment
        }
        var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, command[0], &actions, &attributes, &words, &variables)
        close(ends[0])
        guard code == 0 else {
            close(ends[1])
            throw ControlError(.notRunning, "\(configuration.executable) cannot be started: \(String(cString: strerror(code)))")
        }
        (process, lifeline, lastEnd) = (identifier, ends[1], nil)
    }
}
