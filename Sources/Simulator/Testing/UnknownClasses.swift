import Foundation
import UIKit

/// Fails a test in which an interface file names a class that the program lacks. UIKit logs it and creates the plain class in its place, so
/// the test would check something else than the app's code.
enum UnknownClasses {
    /// Records an issue in the running test: its message, and the file and line.
    typealias Recorder = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int) -> Void

    /// Passes each such class to `record`, unless `--allow-unknown-classes` is given.
    static func report(to record: @escaping Recorder, _ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard environment["UNDERSTUDY_ALLOW_UNKNOWN_CLASSES"] != "1" else { return MissingClasses.report = nil }
        MissingClasses.report = { name, place in
            let issue = Self.issue(name, place)
            record(issue.message, issue.file, issue.line)
        }
    }

    /// Returns the issue for a class at a place, which is a file or `file:line:column`.
    static func issue(_ name: String, _ place: String) -> (message: String, file: String, line: Int) {
        let parts = place.components(separatedBy: ":")
        let hasLine = parts.count > 2 && parts.suffix(2).allSatisfy { Int($0) != nil }
        let file = hasLine ? parts.dropLast(2).joined(separator: ":") : place
        let message =
            "\(place): an interface file names a class that the test program does not have: \(name). "
            + "Add its source or its module to the targets of the test, or use --allow-unknown-classes to continue"
        return (message, file, hasLine ? Int(parts[parts.count - 2]) ?? 0 : 0)
    }
}
