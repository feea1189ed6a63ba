import ConstraintSolver
import SolverProblems
import Testing

/// Properties of every system, checked on random ones.
@Suite struct SolverPropertyTests {
    static func differs(_ found: Double, _ least: Double) -> Bool { abs(found - least) > 1e-5 * max(1, least) }

    /// Compares the solver's errors with the minimum; infeasible systems must be reported as conflicts.
    static func complaint(_ problem: DumpedProblem, _ solver: Solver) -> String? {
        let least = DenseSolver.leastErrors(problem)
        let canHold = (least[requiredPriority] ?? 0) < 1e-7
        guard canHold else {
            return solver.brokenConstraints.isEmpty ? "a system that cannot hold was not reported" : nil
        }
        if !solver.brokenConstraints.isEmpty { return "a conflict was reported where there is none" }
        let found = problem.errors(solver.value)
        for (priority, sum) in least where differs(found[priority] ?? 0, sum) {
            return "priority \(priority): error \(found[priority] ?? 0), least \(sum)"
        }
        return nil
    }

    @Test("10,000 random systems have the same errors as with a dense linear program")
    func randomSystems() {
        var source = ProblemSource(seed: 1)
        var solved = 0
        for number in 0..<10_000 {
            let variables = 1 + source.below(6)
            let count = 1 + source.below(12)
            let (problem, _) = source.problem(variables: variables, lines: count)
            let solver = Solver()
            for _ in 0..<problem.variableCount { _ = solver.addVariable() }
            problem.add(to: solver)
            solver.solve()
            if let complaint = Self.complaint(problem, solver) {
                Issue.record("system \(number): \(complaint)\n\(problem.lines)")
                return
            }
            if solver.brokenConstraints.isEmpty { solved += 1 }
        }
        #expect(solved > 5000)
    }

    @Test("after any 200 additions, removals, and edits the result is as good as that of a fresh solve", arguments: 0..<40)
    func changes(seed: Int) {
        var source = ProblemSource(seed: UInt64(1000 + seed))
        let variableCount = 8
        let point = (0..<variableCount).map { _ in Double(source.below(60) - 20) }
        let solver = Solver()
        for _ in 0..<variableCount { _ = solver.addVariable() }
        var problem = DumpedProblem(variableCount: variableCount)
        var constraints: [Constraint] = []
        for step in 0..<200 {
            let choice = source.below(10)
            if choice < 5 || problem.lines.isEmpty, problem.lines.count < 18 {
                let line = source.line(variableCount: variableCount, point: point)
                problem.lines.append(line)
                constraints.append(solver.add(line.terms, line.relation, line.constant, priority: line.priority))
            } else if choice < 8 {
                let index = source.below(problem.lines.count)
                solver.remove(constraints.remove(at: index))
                problem.lines.remove(at: index)
            } else if choice < 9 {
                let index = source.below(problem.lines.count)
                guard problem.lines[index].priority < 1000 || problem.lines[index].relation != .equal else { continue }
                let change = Double(source.below(5))
                let isLower = problem.lines[index].relation == .greaterThanOrEqual
                problem.lines[index].constant += isLower ? -change : change
                solver.setConstant(problem.lines[index].constant, of: constraints[index])
            } else {
                let index = source.below(problem.lines.count)
                guard problem.lines[index].priority < 1000 else { continue }
                problem.lines[index].priority = [Float(250), 500, 750][source.below(3)]
                solver.setPriority(problem.lines[index].priority, of: constraints[index])
            }
            guard source.below(3) == 0 else { continue }
            solver.solve()
            if let complaint = Self.complaint(problem, solver) {
                Issue.record("seed \(seed), step \(step): \(complaint)\n\(problem.lines)")
                return
            }
        }
    }

    @Test("a long row that is edited back and forth has the same result as a fresh solve")
    func warmEdits() {
        var source = ProblemSource(seed: 1)
        let solver = Solver()
        var problem = DumpedProblem(variableCount: 61)
        for _ in 0..<61 { _ = solver.addVariable() }
        let width = Variable(index: 60)
        var sum = [Term(width, -1)]
        for index in 0..<60 {
            let name = Variable(index: Int32(index))
            sum.append(Term(name))
            let size = Double(20 + source.below(80))
            let hugging = Float(250 + source.below(3))
            problem.lines.append(.init(priority: hugging, relation: .lessThanOrEqual, constant: size, terms: [Term(name)]))
            problem.lines.append(
                .init(priority: 750 - hugging / 250, relation: .greaterThanOrEqual, constant: size, terms: [Term(name)]))
            problem.lines.append(.init(priority: 1000, relation: .greaterThanOrEqual, constant: 4, terms: [Term(name)]))
        }
        problem.lines.append(.init(priority: 1000, relation: .equal, constant: 0, terms: sum))
        problem.lines.append(.init(priority: 1000, relation: .equal, constant: 3000, terms: [Term(width)]))
        let constraints = problem.add(to: solver)
        for _ in 0..<30 {
            let value = Double(400 + source.below(6000))
            problem.lines[problem.lines.count - 1].constant = value
            solver.setConstant(value, of: constraints[constraints.count - 1])
            solver.solve()
            let fresh = Solver()
            for _ in 0..<61 { _ = fresh.addVariable() }
            problem.add(to: fresh)
            fresh.solve()
            let found = problem.errors(solver.value), expected = problem.errors(fresh.value)
            for (priority, error) in expected { #expect(!Self.differs(found[priority]!, error)) }
        }
    }
}
