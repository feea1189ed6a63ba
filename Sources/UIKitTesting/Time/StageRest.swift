import Automation
import Foundation
import UIKit

extension Stage {
    /// The activity that keeps the screen from settling, one line each: animations with their views, scrolling, timers that are due soon
    /// with their origins, and endless activity. Empty if there is none.
    public var unrest: [String] { Unrest.passing(within: 0.1) + Unrest.endless() }

    /// Advances the clock until nothing moves and nothing is due.
    ///
    /// Throws a ``StageFailure`` that names endless activity: a spinner, a repeating animation, a repeating timer. ``settle(limit:)``
    /// ignores endless drawing.
    ///
    /// - Parameter limit: The limit in seconds on the virtual clock.
    public func requireRest(
        limit: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let hasSettled = settle(limit: limit)
        let names = unrest
        guard !hasSettled || !names.isEmpty else { return }
        throw StageFailure(
            "after \(ViewNames.number(limit)) s the screen has not settled:\n" + names.map { "    " + $0 }.joined(separator: "\n"),
            at: place)
    }

    /// Fails the test unless the callbacks occurred in this order; others may occur between them. A line is `A.viewWillAppear`, or with its
    /// arguments `A.viewWillAppear(true)`. The failure names the first missing one, and the callbacks after the one before it.
    public func expect(
        order: [String], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let all = trace
        var rest = all[...]
        for (number, wanted) in order.enumerated() {
            guard let index = rest.firstIndex(where: { $0 == wanted || $0.hasPrefix(wanted + "(") }) else {
                let cameBefore = all.contains { $0 == wanted || $0.hasPrefix(wanted + "(") }
                let after = number == 0 ? "" : " after \(order[number - 1])"
                TestReport.fail(
                    "\(wanted) did not occur\(after)\(cameBefore ? ", only before" : ""). The callbacks\(after):\n"
                        + rest.map { "    " + $0 }.joined(separator: "\n"),
                    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
                return
            }
            rest = rest[(index + 1)...]
        }
    }
}
