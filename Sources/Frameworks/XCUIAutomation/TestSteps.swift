import Foundation
import UIKitFoundation
import UIKitRuntime

/// The steps of a test, with the time of each.
@MainActor
enum TestSteps {
    private(set) static var testName = ""
    private static var lines: [String] = []
    private static var start: TimeInterval = 0
    private static let isSaid = ProcessInfo.processInfo.environment["UNDERSTUDY_UITEST_STEPS"] == "1"

    static func begin(_ name: String) { (testName, lines, start) = (name, [], TestRunner.shared.now) }

    static func note(_ text: String) {
        let time = String(format: "%.2f", TestRunner.shared.now - start)
        let line = "    t = \(String(repeating: " ", count: max(0, 8 - time.count)))\(time)s \(text)"
        lines.append(line)
        if isSaid { print(line) }
    }

    static var text: String { lines.joined(separator: "\n") + "\n" }
}
