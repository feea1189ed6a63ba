import Foundation

/// An app that another program drives: started, ended, and asked by the control protocol's methods. ``ProcessApp`` is a real one.
public protocol DrivenApp: AnyObject, Sendable {
    /// Asks the running app. Throws ``ControlError``, `not-running` among them.
    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue
    /// Ends the app where it runs, then starts it.
    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws
    func terminate()
    /// `XCUIApplication.State`, by the protocol's words.
    var state: String { get }
}

extension DrivenApp {
    @discardableResult
    public func request(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue { try request(method, params, timeout: nil) }
}

/// An ``AppProcess`` as a driven app.
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
