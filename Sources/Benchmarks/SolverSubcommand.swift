import ConstraintSolver

/// `solver DIR`: solves the problems that `kiwi_bench --dump DIR` wrote.
func runSolverBenchmark(_ words: [String]) throws {
    guard let directory = words.first else { throw BenchmarkUsage(text: "solver DIR, as kiwi_bench --dump DIR wrote it") }
    try SolverBenchmark(directory: directory).run { print($0.json) }
}

struct BenchmarkUsage: Error, CustomStringConvertible {
    let text: String
    var description: String { "usage: \(text)" }
}
