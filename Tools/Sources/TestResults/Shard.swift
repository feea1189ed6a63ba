import Foundation

/// One of the parts into which a suite is divided to run on several machines.
public struct Shard: Codable, Sendable, Hashable, CustomStringConvertible {
    /// The 1-based index.
    public var index: Int
    /// The number of parts.
    public var count: Int

    /// Creates a part. The index is from 1 to the number of parts.
    public init(index: Int, count: Int) { (self.index, self.count) = (index, count) }
    /// The part as the command line takes it: `2/4`.
    public var description: String { "\(index)/\(count)" }

    /// Parses text such as `2/4`. `nil` if it is invalid.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else { return nil }
        self.init(index: index, count: count)
    }

    /// Returns this shard's part of the units of work, which is the same on every machine: the largest units first, each to the shard with
    /// the smallest load, ties broken by name and by number.
    public func part<Unit>(of units: [Unit], name: (Unit) -> String, weight: (Unit) -> Double) -> [Unit] {
        let weighted = units.map { (unit: $0, name: name($0), weight: weight($0)) }
        var loads = Array(repeating: 0.0, count: count), mine: Set<String> = []
        for unit in weighted.sorted(by: { ($1.weight, $0.name) < ($0.weight, $1.name) }) {
            let shard = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[shard] += unit.weight
            if shard == index - 1 { mine.insert(unit.name) }
        }
        return weighted.filter { mine.contains($0.name) }.map(\.unit)
    }
}

/// The shard that a CI service's environment variables describe, for services that run a job in parts.
public struct ShardEnvironment: Sendable {
    /// The part that this machine runs.
    public var shard: Shard
    /// The service's name for messages, such as `GitLab`.
    public var engine: String
    /// A file that must be touched to confirm that sharding is supported.
    public var statusFile: String?

    /// Reads the variables of the first service found. `shards` is the number of parts for a service that provides only the index. `nil` if
    /// there is no such service, or only one part.
    public init?(_ environment: [String: String], shards: Int? = nil) throws {
        func number(_ name: String) throws -> Int? {
            guard let text = environment[name], !text.isEmpty else { return nil }
            guard let number = Int(text) else { throw ShardError(description: "\(name) is '\(text)', which isn't a number") }
            return number
        }
        let index: Int, count: Int
        if let place = try number("TEST_SHARD_INDEX"), let total = try number("TEST_TOTAL_SHARDS") {
            (index, count, engine) = (place + 1, total, "Bazel")
            statusFile = environment["TEST_SHARD_STATUS_FILE"]
        } else if environment["GITLAB_CI"] != nil, let place = try number("CI_NODE_INDEX"), let total = try number("CI_NODE_TOTAL") {
            (index, count, engine) = (place, total, "GitLab")
        } else if let place = try number("CIRCLE_NODE_INDEX"), let total = try number("CIRCLE_NODE_TOTAL") {
            (index, count, engine) = (place + 1, total, "CircleCI")
        } else if let place = try number("BUILDKITE_PARALLEL_JOB"), let total = try number("BUILDKITE_PARALLEL_JOB_COUNT") {
            (index, count, engine) = (place + 1, total, "Buildkite")
        } else if let task = try number("SLURM_ARRAY_TASK_ID"), let total = try number("SLURM_ARRAY_TASK_COUNT") {
            let (first, step) = (try number("SLURM_ARRAY_TASK_MIN") ?? 0, try number("SLURM_ARRAY_TASK_STEP") ?? 1)
            (index, count, engine) = ((task - first) / max(step, 1) + 1, total, "Slurm")
        } else if let place = try number("JOB_COMPLETION_INDEX"), let total = try shards ?? number("UNDERSTUDY_SHARDS") {
            (index, count, engine) = (place + 1, total, "Kubernetes")
        } else if let place = try number("CI_NODE_INDEX"), let total = try number("CI_NODE_TOTAL") {
            (index, count, engine) = (place, total, "CI_NODE_INDEX")
        } else {
            return nil
        }
        guard count > 1 else { return nil }
        guard (1...count).contains(index) else {
            throw ShardError(description: "\(engine) specifies part \(index) of \(count), which does not exist")
        }
        shard = Shard(index: index, count: count)
    }
}

/// An error of a service's variables, with the name of the variable or service.
public struct ShardError: Error, CustomStringConvertible { public var description: String }
