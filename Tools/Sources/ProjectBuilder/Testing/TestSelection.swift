import Foundation
import InterfaceBuilder
import TestResults

/// The selection and the order of a project's tests.
public struct TestSelection: Sendable {
    /// Regular expressions for `Module.Suite/test()`. Tests that match any of them run, or all if it is empty.
    public var filters: [String] = []
    /// Regular expressions; tests that match any of them do not run.
    public var skips: [String] = []
    /// Whether only tests that failed in the last run are included.
    public var onlyFailed = false
    /// The part of the tests to run, or `nil` for all.
    public var shard: Shard?
    /// The seed of a random order; the same seed gives the same order.
    public var seed: UInt64?

    /// Selects every test.
    public init() {}

    /// Whether only a shard or an order was requested.
    var isWhole: Bool { filters.isEmpty && skips.isEmpty && !onlyFailed }

    /// Throws if a pattern is not a valid regular expression.
    func check() throws {
        for (name, patterns) in [("--filter", filters), ("--skip", skips)] {
            for pattern in patterns {
                do { _ = try NSRegularExpression(pattern: pattern) } catch {
                    throw Failure(
                        "\(name): '\(pattern)' isn't a regular expression. To use a test's own name, put \\ before ( ) [ ] . * + ?",
                        kind: .usage)
                }
            }
        }
    }

    func matches(_ id: String, native: String? = nil) -> Bool {
        func isMatch(_ pattern: String) -> Bool {
            [id, native].compactMap { $0 }.contains { $0.range(of: pattern, options: .regularExpression) != nil }
        }
        return (filters.isEmpty || filters.contains(where: isMatch)) && !skips.contains(where: isMatch)
    }

    /// Returns the selected tests. Throws if tests were requested but none match.
    func chosen(from tests: [TestProgram.Test], lastFailures: [String]?) throws -> [TestProgram.Test] {
        try check()
        var chosen = tests.filter { matches($0.id, native: $0.native) }
        if chosen.isEmpty, !tests.isEmpty, !isWhole {
            let asked = filters.isEmpty ? "--skip leaves none" : "no test matches \(filters.map { "'\($0)'" }.joined(separator: " or "))"
            let near =
                filters.count == 1
                ? Nearness.nearest(
                    to: filters[0], among: tests.flatMap { [$0.id, TestName.spoken($0.id)] + $0.id.split(separator: "/").map(String.init) })
                : []
            throw Failure(
                asked + (near.isEmpty ? "" : ". Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
                    + " `--list` shows all \(tests.count)")
        }
        if onlyFailed {
            guard let lastFailures else { throw Failure("--only-failed: these tests haven't run yet. Run them once without the option") }
            chosen = chosen.filter { Set(lastFailures).contains($0.id) }
        }
        if let shard {
            let units = TestScheduler.units(chosen)
            let part = shard.part(
                of: units, name: { "\($0[0].program) \($0[0].library.rawValue) \($0[0].unit)" }, weight: { Double($0.count) })
            chosen = part.flatMap { $0 }
        }
        guard let seed else { return chosen }
        var random = SplitMix(state: seed)
        return TestScheduler.units(chosen).shuffled(using: &random).flatMap { $0.shuffled(using: &random) }
    }
}

/// Sebastiano Vigna's SplitMix64, whose state is a single number. https://prng.di.unimi.it/splitmix64.c
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// The record of a project's earlier test runs: how long each test took, and which failed last.
struct TestHistory {
    private struct Content: Codable {
        var durations: [String: Double] = [:]
        var failures: [String]?
    }
    private let path: String
    private var content: Content

    init(_ directory: String) {
        path = directory.appending("history.json")
        content = FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(Content.self, from: $0) } ?? Content()
    }

    /// Durations in seconds, by test.
    var durations: [String: Double] { content.durations }
    /// The tests that failed last, or `nil` if none has run yet.
    var failures: [String]? { content.failures }

    func remember(_ report: TestReport) throws {
        var content = content
        for test in report.tests where test.outcome == .passed || test.outcome == .failed { content.durations[test.id] = test.duration }
        // Tests that did not run keep their previous state.
        let ran = Set(report.tests.filter { $0.outcome != nil }.map(\.id))
        content.failures =
            (content.failures ?? []).filter { !ran.contains($0) } + report.tests.filter { $0.outcome?.isFailure == true }.map(\.id)
        try JSONEncoder().encode(content).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
