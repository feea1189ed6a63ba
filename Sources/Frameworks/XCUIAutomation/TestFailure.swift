import AutomationClient
import Foundation
import UIKitXCTest
import UIKitFoundation
import UIKitRuntime

/// Records failures of UI tests at the line of the test that caused them.
@MainActor
enum TestFailure {
    /// Records a failure with the running test; set by the tools' part of the test target, which imports XCTest.
    static var recorder: ((_ description: String, _ file: String, _ line: Int) -> Void)?

    static func text(_ error: any Error) -> String {
        switch error {
        case let failure as QueryFailure: failure.text
        case let failure as ControlError: failure.message
        default: "\(error)"
        }
    }

    /// Fails the test with Apple's wording. Returns if the test continues after failures.
    static func record(_ text: String) {
        let place = CallerPlace.find()
        guard let recorder else {
            FileHandle.standardError.write(Data("\(place.file):\(place.line): error: \(text)\n".utf8))
            return
        }
        recorder(text, place.file, place.line)
    }

    private static var isAttaching = false

    /// Attaches the screen at the failure of the running test, and the steps before it.
    static func attach() {
        guard !isAttaching else { return }
        isAttaching = true
        defer { isAttaching = false }
        keep(XCTAttachment(string: TestSteps.text), "steps")
        guard let app = TestRunner.shared.foreground, app.isRunning else { return }
        if let root = try? app.tree(asked: nil) { keep(XCTAttachment(string: root.tree()), "App UI hierarchy for \(app.bundleIdentifier)") }
        if let answer = try? app.request("screenshot"), let data = answer["png"]?.string.flatMap({ Data(base64Encoded: $0) }) {
            keep(XCTAttachment(data: data, uniformTypeIdentifier: "public.png"), "Screenshot")
        }
    }

    private static func keep(_ attachment: XCTAttachment, _ name: String) {
        attachment.name = "\(TestSteps.testName) \(name)"
        attachment.keep()
    }
}

/// Finds the line in the test's sources that made the current call. Apple's functions take no location, so it is read from the call stack.
enum CallerPlace {
    static func find() -> (file: String, line: Int) {
        // The program holds the tests; UIKit and this module are in a library beside it.
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"), let ranges = ranges(of: program),
            let base = ranges.first?.lowerBound
        else { return ("<unknown>", 0) }
        let addresses = Thread.callStackReturnAddresses.map(\.uintValue).filter { address in ranges.contains { $0.contains(address) } }
        // A return address is that of the next instruction.
        return lines(of: addresses.prefix(12).map { $0 - base - 1 }, in: program) ?? ("<unknown>", 0)
    }

    /// The address ranges of a file in this process's memory, beginning first.
    private static func ranges(of program: String) -> [Range<UInt>]? {
        guard let map = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return nil }
        return map.split(separator: "\n").filter { $0.hasSuffix(" " + program) }.compactMap { line in
            let bounds = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
            return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
        }
    }

    /// Reads the program's debug information through the toolchain's own reader. Does not use `Process`, which waits in the run loop and so
    /// moves the clock.
    private static func lines(of addresses: [UInt], in program: String) -> (file: String, line: Int)? {
        guard !addresses.isEmpty else { return nil }
        let quoted = "'" + program.replacingOccurrences(of: "'", with: "'\\''") + "'"
        let words = addresses.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
        guard let output = popen("llvm-symbolizer --output-style=GNU --functions=none --obj=\(quoted) \(words) 2>/dev/null", "r") else {
            return nil
        }
        var text = "", buffer = [CChar](repeating: 0, count: 4096)
        while fgets(&buffer, Int32(buffer.count), output) != nil {
            text += String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        pclose(output)
        for line in text.split(separator: "\n") {
            // `…/Tests.swift:12`; code that the tools add to a target has no line in the user's sources.
            guard let colon = line.lastIndex(of: ":"), let number = Int(line[line.index(after: colon)...].prefix { $0.isNumber }),
                number > 0
            else { continue }
            let file = String(line[..<colon])
            if file.hasSuffix(".swift"), !file.contains("_Understudy"), !file.contains("<"), FileManager.default.fileExists(atPath: file) {
                return (file, number)
            }
        }
        return nil
    }
}

/// Functions for the tools' part of a UI-test target, which imports XCTest. Not for tests.
@preconcurrency @MainActor
public enum _UITestHooks {
    /// Sets the closure that records failures, with a description and a place in the source.
    public static func prepare(_ recorder: @escaping (_ description: String, _ file: String, _ line: Int) -> Void) {
        TestFailure.recorder = recorder
        TestPasteboard.begin()
    }
    /// Seconds of real time since the running test began.
    nonisolated public static var testDuration: TimeInterval { MonotonicTime.now - testStart }
    nonisolated(unsafe) private static var testStart: TimeInterval = 0  // XCTest reports its tests on the main thread.

    /// Called before a test, with its name.
    public static func testWillStart(_ name: String) {
        testStart = MonotonicTime.now
        TestRunner.shared.begin()
        TestSteps.begin(name)
    }
    /// Called before a test is torn down.
    public static func testWillEnd() {
        TestRunner.shared.keepTraces()
        TestRunner.shared.checkClasses()
    }
    /// Called when a test has failed. It attaches a picture of the app.
    public static func testDidFail() { TestFailure.attach() }
    /// Called after all tests. It ends the apps.
    public static func testsDidEnd() { TestRunner.shared.endAll() }
    /// Returns the format of a predicate, with its arguments.
    nonisolated public static func text(of predicate: NSPredicate) -> String { predicate.formatText }
    /// Adds a monitor of interruptions, and returns its token.
    public static func addMonitor(_ name: String, _ handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol {
        TestInterruptions.add(name, handler)
    }
    public static func removeMonitor(_ token: any NSObjectProtocol) { TestInterruptions.remove(token) }
}
