import Testing

@testable import TestResults

@Suite("Shards")
struct ShardTests {
    @Test("the shards of a suite cover it, each unit once, and are balanced", arguments: [1, 2, 3, 7])
    func parts(count: Int) {
        let units = (0..<40).map { (name: "Suite\($0)", weight: Double($0 % 9 + 1)) }
        let parts = (1...count).map { Shard(index: $0, count: count).part(of: units, name: \.name, weight: \.weight) }
        #expect(parts.flatMap { $0.map(\.name) }.sorted() == units.map(\.name).sorted())
        let loads = parts.map { $0.reduce(0) { $0 + $1.weight } }
        #expect(loads.max()! - loads.min()! <= 9, "\(loads)")  // there is at least one part
    }

    @Test("each CI system's environment gives the shard, counted from 0 or from 1")
    func engines() throws {
        func read(_ environment: [String: String], shards: Int? = nil) throws -> String? {
            try ShardEnvironment(environment, shards: shards).map { "\($0.engine) \($0.shard)" }
        }
        #expect(try read(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"]) == "Bazel 1/3")
        #expect(try read(["GITLAB_CI": "true", "CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]) == "GitLab 2/3")
        #expect(try read(["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"]) == "CircleCI 3/3")
        #expect(try read(["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"]) == "Buildkite 2/2")
        let array = ["SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_STEP": "2"]
        #expect(try read(array.merging(["SLURM_ARRAY_TASK_ID": "9"]) { $1 }) == "Slurm 3/3")
        #expect(try read(["JOB_COMPLETION_INDEX": "1"], shards: 4) == "Kubernetes 2/4")
        #expect(try read(["JOB_COMPLETION_INDEX": "1"]) == nil)
        #expect(try read(["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]) == nil)
        #expect(throws: ShardError.self) { try read(["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"]) }
        #expect(throws: ShardError.self) { try read(["TEST_SHARD_INDEX": "x", "TEST_TOTAL_SHARDS": "3"]) }
    }

    @Test("an invalid shard is rejected", arguments: ["0/2", "3/2", "2", "a/b", "1/0", "-1/2", "1/2/3"])
    func refused(text: String) { #expect(Shard(text) == nil) }
}
