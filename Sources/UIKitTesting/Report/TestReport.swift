import Foundation
import Testing
import UIKit

/// The location of a call in a test.
public struct TestPlace: Sendable {
    /// `Module/File.swift`
    public var fileID: StaticString
    /// The absolute path of the file.
    public var filePath: StaticString
    /// The line, counted from 1.
    public var line: UInt
    /// The column, counted from 1.
    public var column: UInt
    /// The test's function with its parentheses: `saves()`.
    public var function: String

    /// Creates a location, usually from the default arguments `#fileID`, `#filePath`, `#line`, and `#column`.
    public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, function: String = "") {
        (self.fileID, self.filePath, self.line, self.column, self.function) = (fileID, filePath, line, column, function)
    }

    /// `LoginTests.swift:12`, for messages.
    public var short: String { "\("\(fileID)".split(separator: "/").last ?? "?"):\(line)" }
}

/// Fails the running test, in Swift Testing or XCTest.
enum TestReport {
    enum Severity { case failure, warning }
    typealias Recorder = @Sendable (_ message: String, _ severity: Severity, _ place: TestPlace) -> Void

    /// A replacement for the running test, for tests of the test kit itself.
    @TaskLocal static var recorder: Recorder?

    static func fail(_ message: String, at place: TestPlace) { record(message, .failure, at: place) }

    /// Records a warning.
    static func warn(_ message: String, at place: TestPlace) { record(message, .warning, at: place) }

    private static func record(_ message: String, _ severity: Severity, at place: TestPlace) {
        if let recorder { return recorder(message, severity, place) }
        if Test.current == nil, let fail = ClassicTests.fail {
            if severity == .failure { return fail(message, place.filePath, place.line) }
            return FileHandle.standardError.write(Data("\(place.filePath):\(place.line): warning: \(message)\n".utf8))
        }
        let location = SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column))
        Issue.record(Comment(rawValue: message), severity: severity == .failure ? .error : .warning, sourceLocation: location)
    }
}

/// Access to XCTest, if it is loaded. XCTest isn't linked, because an app that finds XCTest's classes assumes that it is being tested.
private enum ClassicTests {
    typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void

    /// `XCTFail(_:file:line:)`, or `nil` if XCTest isn't loaded.
    static var fail: Fail? {
        // A pointer from the dynamic linker has no type; the mangled name states the function's.
        dlsym(nil, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF").map { unsafeBitCast($0, to: Fail.self) }
    }
}

/// An error that the finders and gestures of ``Stage`` throw if a step of a test isn't possible.
public struct StageFailure: Error, CustomStringConvertible, LocalizedError {
    /// A description of the problem, and of the elements that exist instead.
    public var message: String
    /// The location of the call that threw the error, or `nil` if it isn't known.
    public var place: TestPlace?

    /// Creates an error with a message and the location of the call that throws it.
    public init(_ message: String, at place: TestPlace? = nil) { (self.message, self.place) = (message, place) }

    /// The message, followed by the location on a line of its own.
    public var description: String { message + (place.map { "\n(\($0.short))" } ?? "") }
    /// The same text, for `localizedDescription`.
    public var errorDescription: String? { description }
}
