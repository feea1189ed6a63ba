import Foundation

/// An app that another program controls through the control protocol. ``ProcessApp`` is a real one.
public protocol DrivenApp: AnyObject, Sendable {
    /// Sends a request to the running app. Throws ``ControlError``, including `not-running`.
    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue
    /// Terminates the app if it is running, then starts it.
    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws
    func terminate()
    /// The state of `XCUIApplication.State`, with the protocol's name.
    var state: String { get }
}

extension DrivenApp {
    @discardableResult
    public func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue { try request(method, params, timeout: nil) }
}

/// Adapts an ``AppProcess`` to a driven app.
public final class ProcessApp: DrivenApp {
    public let process: AppProcess

    public init(_ process: AppProcess) { self.process = process }

    public func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue {
        try process.connection().request(method, params, timeout: timeout)
    }

    public func launch(arguments: [String], environment: [String: String], clearState: Bool) throws {
        try process.launch(arguments: arguments, environment: environment, clearState: clearState)
    }

    public func terminate() { process.terminate() }
    public var state: String { process.state.rawValue }
}
