import BenchmarkReport
import ConstraintSolver
import Foundation
import SolverProblems

/// Measures the solver with the problems that `kiwi_bench --dump DIR` wrote, in the way in which that program measures kiwi. Prints a JSON
/// object per line, in its format.
///
/// P1 and P4 to P7 are solved from scratch. In P2, the width is edited a thousand times. In P3, ten constraints are added and removed a
/// thousand times. In P8, the constraints of P1 are removed one by one.
public struct SolverBenchmark {
    /// The time and memory of one problem.
    public struct Record {
        /// `P1` to `P8`.
        public var family: String
        /// The `n` that the problem was generated with.
        public var size: Int
        public var constraints: Int
        /// The number of changes in one run. The times are those of the whole run.
        public var operations: Int
        public var medianNanoseconds: Double
        public var bestNanoseconds: Double
        public var runs: Int
        /// The result of `DumpedProblem.worstViolation(_:)` for the solution.
        public var violation: Double
        /// The result of `DumpedProblem.weightedError(_:)` for the solution.
        public var error: Double

        /// The record as `kiwi_bench --json` prints it.
        public var json: String {
            """
            {"solver":"understudy","family":"\(family)","n":\(size),"constraints":\(constraints),\
            "operations":\(operations),"median_ns":\(Int(medianNanoseconds)),"best_ns":\(Int(bestNanoseconds)),\
            "runs":\(runs),"violation":\(violation),"error":\(error)}
            """
        }
    }

    let directory: String
    /// The number of seconds to spend on each problem.
    let budget: Double

    /// Creates a benchmark.
    /// - Parameters:
    ///   - directory: The folder that contains the problems.
    ///   - budget: The time for each problem, in seconds.
    public init(directory: String, budget: Double = 0.6) {
        self.directory = directory
        self.budget = budget
    }

    /// Measures every problem found in the directory, in order of name and size.
    public func run(report: (Record) -> Void) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".txt") }
        var problems: [(family: String, size: Int)] = []
        for name in names {
            let parts = name.dropLast(4).split(separator: "_")
            guard let family = parts.first, let size = parts.last.flatMap({ Int($0) }) else { continue }
            if parts.count == 3, parts[1] == "subtree" { continue }
            problems.append((String(family), size))
            if family == "P1" { problems.append(("P8", size)) }
        }
        for (family, size) in problems.sorted(by: { ($0.family, $0.size) < ($1.family, $1.size) }) {
            report(try measure(family, size))
        }
    }

    private func load(_ name: String) throws -> DumpedProblem {
        try DumpedProblem(contentsOf: directory + "/" + name + ".txt")
    }

    private func measure(_ family: String, _ size: Int) throws -> Record {
        switch family {
        case "P2": try measureEdits(size)
        case "P3": try measureSubtree(size)
        case "P8": measureTeardown(size, try load("P1_\(size)"))
        default: measureFromScratch(family, size, try load("\(family)_\(size)"))
        }
    }

    private func solver(for problem: DumpedProblem) -> Solver {
        let solver = Solver()
        for _ in 0..<problem.variableCount { _ = solver.addVariable() }
        return solver
    }

    private func measureFromScratch(_ family: String, _ size: Int, _ problem: DumpedProblem) -> Record {
        var violation = 0.0, error = 0.0
        return sample(family, size, problem.lines.count, operations: problem.lines.count) {
            let solver = solver(for: problem)
            let time = seconds {
                for line in problem.lines {
                    solver.add(line.terms, line.relation, line.constant, priority: line.priority)
                }
                solver.solve()
            }
            violation = problem.worstViolation(solver.value)
            error = problem.weightedError(solver.value)
            return time
        } answer: {
            (violation, error)
        }
    }

    private func measureEdits(_ size: Int) throws -> Record {
        let problem = try load("P2_\(size)")
        let edits = 1000
        var violation = 0.0, error = 0.0
        return sample("P2", size, problem.lines.count, operations: edits) {
            let solver = solver(for: problem)
            let width = solver.addEdit(Variable(index: 0), value: 390)
            problem.add(to: solver)
            solver.solve()
            let time = seconds {
                for edit in 0..<edits {
                    solver.setConstant(Double(320 + (edit * 37) % 705), of: width)
                    solver.solve()
                }
            }
            violation = problem.worstViolation(solver.value)
            error = problem.weightedError(solver.value)
            return time
        } answer: {
            (violation, error)
        }
    }

    private func measureSubtree(_ size: Int) throws -> Record {
        let problem = try load("P3_base_\(size)")
        let subtree = try load("P3_subtree_\(size)")
        let cycles = 1000
        var violation = 0.0, error = 0.0
        return sample("P3", size, problem.lines.count, operations: cycles) {
            let solver = solver(for: subtree)
            problem.add(to: solver)
            solver.solve()
            var added: [Constraint] = []
            added.reserveCapacity(subtree.lines.count)
            let time = seconds {
                for _ in 0..<cycles {
                    for line in subtree.lines {
                        added.append(
                            solver.add(line.terms, line.relation, line.constant, priority: line.priority))
                    }
                    solver.solve()
                    for constraint in added { solver.remove(constraint) }
                    added.removeAll(keepingCapacity: true)
                    solver.solve()
                }
            }
            violation = problem.worstViolation(solver.value)
            error = problem.weightedError(solver.value)
            return time
        } answer: {
            (violation, error)
        }
    }

    private func measureTeardown(_ size: Int, _ problem: DumpedProblem) -> Record {
        sample("P8", size, problem.lines.count, operations: problem.lines.count) {
            let solver = solver(for: problem)
            let constraints = problem.add(to: solver)
            solver.solve()
            return seconds {
                for constraint in constraints { solver.remove(constraint) }
                solver.solve()
            }
        } answer: {
            (0, 0)
        }
    }

    // MARK: Timing

    private func seconds(_ body: () -> Void) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private func sample(
        _ family: String, _ size: Int, _ constraints: Int, operations: Int, body: () -> Double,
        answer: () -> (violation: Double, error: Double)
    ) -> Record {
        var times: [Double] = []
        let start = DispatchTime.now().uptimeNanoseconds
        while times.count < 3
            || (Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 < budget && times.count < 200)
        {
            times.append(body())
        }
        times.sort()
        let (violation, error) = answer()
        return Record(
            family: family, size: size, constraints: constraints, operations: operations,
            medianNanoseconds: times[times.count / 2] * 1e9, bestNanoseconds: times[0] * 1e9, runs: times.count,
            violation: violation, error: error)
    }
}
