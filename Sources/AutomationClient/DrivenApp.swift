import Foundation

/// An app that another program controls through the control protocol. ``ProcessApp`` is a real one.
public protocol DrivenApp: AnyObject, Sendable {
    /// Sends a request to the running app. Throws ``ControlError``, including `not-running`.
    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue
    /// Terminates the app if it is running, then starts it.
    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws
    /// Terminates the app. Has no effect if it isn't running.
    func terminate()
    /// The state of `XCUIApplication.State`, with the protocol's name.
    var state: String { get }
    /// The app's home folder, or `nil` if its files aren't available.
    var home: String? { get }
}

extension DrivenApp {
    /// No files.
    public var home: String? { nil }

    /// Sends a request with the connection's default timeout, and waits for its result.
    /// - Throws: ``ControlError``.
    @discardableResult
    public func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue { try request(method, params, timeout: nil) }
}

/// Adapts an ``AppProcess`` to a driven app.
public final class ProcessApp: DrivenApp {
    /// The process that runs the app.
    public let process: AppProcess

    /// Creates an adapter for a process.
    public init(_ process: AppProcess) { self.process = process }

    /// Sends a request over the process's connection.
    public func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue {
        try process.connection().request(method, params, timeout: timeout)
    }

    /// Terminates the app if it is running, then starts it.
    public func launch(arguments: [String], environment: [String: String], clearState: Bool) throws {
        try process.launch(arguments: arguments, environment: environment, clearState: clearState)
    }

    /// Terminates the app. Has no effect if it isn't running.
    public func terminate() { process.terminate() }
    /// The state of the process, with the protocol's name.
    public var state: String { process.state.rawValue }
    /// The home folder of the process.
    public var home: String? { process.home }
}
