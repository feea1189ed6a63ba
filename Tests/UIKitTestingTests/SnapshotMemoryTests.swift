import Foundation
import Testing
import UIKit

@testable import UIKitTesting

@MainActor @Suite(.serialized) struct SnapshotMemoryTests {
    /// In bytes, or nil if the system does not report it.
    private func residentMemory() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    /// `UNDERSTUDY_SNAPSHOTS=10000` sets the number of snapshots.
    @Test("snapshots in one process keep memory within 2% after the first 500")
    func memory() throws {
        let count = ProcessInfo.processInfo.environment["UNDERSTUDY_SNAPSHOTS"].flatMap(Int.init) ?? 1500
        try withReferences { _ in
            var first: Int?
            for index in 0..<count {
                let label = UILabel()
                label.text = "Snapshot \(index % 50)"
                label.frame.size = CGSize(width: 120, height: 40)
                _ = reports { verify(label, named: "label\(index % 50)", function: "memory()") }
                if index == 499 { first = residentMemory() }
            }
            let before = try #require(first), after = try #require(residentMemory())
            #expect(Double(after) <= Double(before) * 1.02, "\(before / 1024) KiB after 500, \(after / 1024) KiB at the end")
        }
    }
}
