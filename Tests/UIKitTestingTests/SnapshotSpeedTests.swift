import Foundation
import Testing
import UIKit
@testable import UIKitTesting

/// What docs/snapshots.md says about speed, in processor time of this process: other programs on a busy machine stretch it to twice of what it is alone,
/// which the limits allow for.
@MainActor @Suite(.serialized) struct SnapshotSpeedTests {
    /// In seconds.
    private func processorTime() -> Double { Double(clock()) / 1_000_000 }

    /// In bytes; nil where the system does not say.
    private func residentMemory() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(getpagesize()) }
    }

    private final class ListController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Groceries"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(indexPath.row)"
            content.secondaryText = "Fresh from the market"
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    @Test("a snapshot of a phone's screen with PNG and comparison takes less than 100 ms of the processor's time in a debug build")
    func oneScreen() throws {
        try withReferences { _ in
            let stage = Stage(root: UINavigationController(rootViewController: ListController()), device: "iPhone 14")
            stage.settle()
            _ = reports { verify(screen: stage, named: "list", function: "oneScreen()") }
            var times: [Double] = []
            for _ in 0..<15 {
                stage.window.setNeedsLayout()
                let start = processorTime()
                let outcome = reports { verify(screen: stage, named: "list", function: "oneScreen()") }
                times.append(processorTime() - start)
                #expect(outcome.failures.isEmpty)
            }
            times.sort()
            print("snapshot of 390×844@3x: median \(Int(times[7] * 1e5) / 100) ms, best \(Int(times[0] * 1e5) / 100) ms")
            #expect(times[7] < 0.1)
        }
    }

    @Test("96 variants of one screen by one call take less than 10 s of the processor's time in a debug build")
    func matrix() throws {
        let matrix = SnapshotMatrix(
            devices: ["iPhone SE", "iPhone 16"], orientations: [.portrait, .landscapeLeft], appearances: [.light, .dark],
            contrasts: [.normal, .high], textSizes: [.small, .large, .accessibilityLarge], directions: [.leftToRight, .rightToLeft])
        #expect(matrix.variants.count == 96)
        try withReferences { _ in
            let call = { verify(matrix: matrix, named: "list", function: "matrix()") { UINavigationController(rootViewController: ListController()) } }
            _ = reports { _ = call() }
            let start = processorTime()
            let outcome = reports { _ = call() }
            let time = processorTime() - start
            #expect(outcome.failures.isEmpty)
            print("96 variants: \(Int(time * 100) / 100) s")
            #expect(time < 10)
        }
    }

    /// `UNDERSTUDY_SNAPSHOTS=10000` for the whole count of the bar.
    @Test("snapshots in one process leave memory flat within 2 % after the first 500")
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
            print("\(count) snapshots: \(before / 1024) KiB after 500, \(after / 1024) KiB at the end")
            #expect(Double(after) <= Double(before) * 1.02)
        }
    }
}
