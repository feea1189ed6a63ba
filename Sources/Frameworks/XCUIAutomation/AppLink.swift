import AutomationClient
import Foundation
import UIKitXCTest

/// An app's process and the connection to it.
@MainActor
final class AppLink {
    private let process: AppProcess
    private let connection: ControlConnection

    /// Starts the app, and waits until it responds.
    init(_ product: TestConfiguration.App, home: String, _ arguments: [String], _ environment: [String: String]) throws {
        var configuration = AppProcess.Configuration(executable: product.executable, library: product.library, home: home)
        if let limits = try AppLimits.given(ProcessInfo.processInfo.environment) {
            configuration.confine = { command, environment, home in
                try limits.confined(command, product, environment, home: home, own: ProcessInfo.processInfo.environment)
            }
        }
        process = AppProcess(configuration)
        connection = try process.launch(arguments: arguments, environment: environment)
    }

    var isRunning: Bool { process.isRunning }
    var processIdentifier: Int32 { process.processIdentifier ?? 0 }

    /// The way in which the app ended, if it ended by itself.
    var terminationReason: String? {
        process.end.map { end in
            end.signal.map { "it ended with signal \($0) (\(String(cString: strsignal($0))))" } ?? "it exited with \(end.status)"
        }
    }

    /// Sends a request, waiting at most `seconds` of real time.
    func request(_ method: String, _ parameters: JSONValue = [:], within seconds: TimeInterval) throws -> JSONValue {
        try connection.request(method, parameters, timeout: seconds)
    }

    func terminate() { process.terminate() }
}
