import ConstraintSolver
import Testing

@Suite struct SolverTests {
    @Test("a required inequality overrides an optional constraint, and by no more than needed")
    func inequality() {
        let solver = Solver()
        let width = solver.addVariable()
        solver.add([Term(width)], .lessThanOrEqual, 100)
        solver.add([Term(width)], .equal, 140, priority: 250)
        solver.solve()
        #expect(solver.value(of: width) == 100)
    }

    @Test("one strong constraint outweighs any number of weaker ones")
    func strictPriority() {
        let solver = Solver()
        let width = solver.addVariable()
        solver.add([Term(width)], .equal, 10, priority: 750)
        for _ in 0..<20 { solver.add([Term(width)], .equal, 90, priority: 749) }
        solver.solve()
        #expect(solver.value(of: width) == 10)
    }

    @Test("optional constraints of one priority minimize the weighted sum of errors")
    func leastSum() {
        let solver = Solver()
        let width = solver.addVariable()
        solver.add([Term(width)], .equal, 10, priority: 500)
        solver.add([Term(width)], .equal, 20, priority: 500)
        solver.add([Term(width)], .equal, 90, priority: 500)
        solver.solve()
        #expect(solver.value(of: width) == 20)
        solver.add([Term(width)], .equal, 70, priority: 500, weight: 4)
        solver.solve()
        #expect(solver.value(of: width) == 70)
    }

    @Test("of equally good solutions the constraint with the larger tie value wins, in a component as for a single variable")
    func ties() {
        let solver = Solver()
        let first = solver.addVariable(), second = solver.addVariable()
        solver.add([Term(first), Term(second)], .equal, 300)
        solver.add([Term(first)], .lessThanOrEqual, 80, priority: 250, tie: 1)
        solver.add([Term(second)], .lessThanOrEqual, 70, priority: 250, tie: 2)
        solver.solve()
        #expect(solver.value(of: first) == 230)
        #expect(solver.value(of: second) == 70)
    }

    @Test("editing a constant moves only what depends on it")
    func edit() {
        let solver = Solver()
        let width = solver.addVariable(), inner = solver.addVariable(), far = solver.addVariable()
        let edit = solver.addEdit(width, value: 390)
        solver.add([Term(inner), Term(width, -1)], .equal, -32)
        solver.add([Term(far)], .equal, 7)
        solver.solve()
        #expect(solver.value(of: inner) == 358)
        solver.setConstant(500, of: edit)
        solver.solve()
        #expect(solver.value(of: inner) == 468)
        #expect(Set(solver.changedVariables) == [width, inner])
    }

    @Test("a conflict is reported once, with its smallest set of constraints, and the last one added is broken")
    func conflict() {
        let solver = Solver()
        let x = solver.addVariable(), width = solver.addVariable(), end = solver.addVariable()
        solver.add([Term(width)], .greaterThanOrEqual, 0)
        let left = solver.add([Term(x)], .equal, 10)
        let right = solver.add([Term(end)], .equal, 100)
        let sum = solver.add([Term(x), Term(width), Term(end, -1)], .equal, 0)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        let fixed = solver.add([Term(width)], .equal, 50)
        solver.solve()
        #expect(solver.conflicts == [Conflict(group: [left, right, sum, fixed], nonNegative: [], broken: fixed)])
        #expect(solver.value(of: width) == 90)
        solver.conflicts = []
        solver.solve()
        #expect(solver.conflicts.isEmpty)

        solver.remove(right)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        #expect(solver.value(of: end) == 60)
        #expect(solver.brokenConstraints.isEmpty)
    }

    @Test("a nonnegative variable stops at zero, whatever determines its value")
    func nonNegative() {
        let solver = Solver()
        let parent = solver.addVariable(), width = solver.addVariable(isNonNegative: true)
        let gap = solver.addVariable()
        let edit = solver.addEdit(parent, value: 100)
        let inset = solver.add([Term(gap)], .equal, 30, priority: 900)
        solver.add([Term(width), Term(gap, 2), Term(parent, -1)], .equal, 0)
        solver.solve()
        #expect(solver.value(of: width) == 40)
        solver.setConstant(20, of: edit)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: gap) == 10)
        #expect(solver.conflicts.isEmpty)
        solver.setPriority(1000, of: inset)
        solver.solve()
        #expect(solver.conflicts.first?.nonNegative == [width])
    }

    @Test("underdetermined variables are reported as ambiguous")
    func ambiguity() {
        let solver = Solver()
        let x = solver.addVariable(), width = solver.addVariable(), clear = solver.addVariable()
        solver.add([Term(x), Term(width)], .equal, 100)
        solver.add([Term(clear)], .equal, 1)
        solver.solve()
        #expect(solver.ambiguousVariables() == [x, width])
        solver.add([Term(width)], .equal, 40, priority: 1)
        solver.solve()
        #expect(solver.ambiguousVariables().isEmpty)
    }

    @Test("two equal optional constraints that share slack are ambiguous even if a tie value decides")
    func ambiguousTie() {
        let solver = Solver()
        let first = solver.addVariable(), second = solver.addVariable()
        solver.add([Term(first), Term(second)], .equal, 300)
        solver.add([Term(first)], .lessThanOrEqual, 80, priority: 250, tie: 1)
        solver.add([Term(second)], .lessThanOrEqual, 70, priority: 250, tie: 2)
        solver.solve()
        #expect(solver.ambiguousVariables() == [first, second])
    }
}
