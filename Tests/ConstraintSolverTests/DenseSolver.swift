import ConstraintSolver
import SolverProblems

/// A reference solution: a textbook simplex on a dense tableau, one priority after another, independent of the solver under test.
struct DenseSolver {
    /// Returns the least sum of errors at each priority, strongest first, given the sums before it.
    static func leastErrors(_ problem: DumpedProblem) -> [Float: Double] {
        let priorities = Set(problem.lines.map { min($0.priority, requiredPriority) }).sorted(by: >)
        // Columns: x⁺ and x⁻ for each variable, then surplus and shortfall of each row; rows read a·x − up + down = b.
        let rowCount = problem.lines.count
        let slackStart = problem.variableCount * 2
        let columnCount = slackStart + rowCount * 2
        var tableau = [[Double]](repeating: [Double](repeating: 0, count: columnCount + 1), count: rowCount)
        var basis = [Int](repeating: 0, count: rowCount)
        for (index, line) in problem.lines.enumerated() {
            for term in line.terms {
                tableau[index][Int(term.variable.index) * 2] += term.coefficient
                tableau[index][Int(term.variable.index) * 2 + 1] -= term.coefficient
            }
            tableau[index][slackStart + index * 2] = -1
            tableau[index][slackStart + index * 2 + 1] = 1
            tableau[index][columnCount] = line.constant
            basis[index] = slackStart + index * 2 + 1
            if line.constant < 0 {
                for column in 0...columnCount { tableau[index][column].negate() }
                basis[index] = slackStart + index * 2
            }
        }
        var isBarred = [Bool](repeating: false, count: columnCount)
        var result: [Float: Double] = [:]
        for priority in priorities {
            var cost = [Double](repeating: 0, count: columnCount + 1)
            for (index, line) in problem.lines.enumerated() where min(line.priority, requiredPriority) == priority {
                if line.relation != .greaterThanOrEqual { cost[slackStart + index * 2] = 1 }
                if line.relation != .lessThanOrEqual { cost[slackStart + index * 2 + 1] = 1 }
            }
            for row in 0..<rowCount where cost[basis[row]] != 0 {
                let factor = cost[basis[row]]
                for column in 0...columnCount { cost[column] -= factor * tableau[row][column] }
            }
            // Bland's rule prevents cycling.
            while let entering = (0..<columnCount).first(where: { !isBarred[$0] && cost[$0] < -1e-9 }) {
                var leaving = -1
                for row in 0..<rowCount where tableau[row][entering] > 1e-9 {
                    if leaving < 0 { leaving = row; continue }
                    let ratio = tableau[row][columnCount] / tableau[row][entering]
                    let best = tableau[leaving][columnCount] / tableau[leaving][entering]
                    if ratio < best - 1e-12 || (ratio <= best + 1e-12 && basis[row] < basis[leaving]) { leaving = row }
                }
                guard leaving >= 0 else { break }
                let pivot = tableau[leaving][entering]
                for column in 0...columnCount { tableau[leaving][column] /= pivot }
                for row in 0..<rowCount where row != leaving && tableau[row][entering] != 0 {
                    let factor = tableau[row][entering]
                    for column in 0...columnCount { tableau[row][column] -= factor * tableau[leaving][column] }
                }
                let factor = cost[entering]
                for column in 0...columnCount { cost[column] -= factor * tableau[leaving][column] }
                basis[leaving] = entering
            }
            result[priority] = -cost[columnCount]
            for column in 0..<columnCount where cost[column] > 1e-9 { isBarred[column] = true }
        }
        return result
    }
}

extension DumpedProblem {
    /// Returns the sum of errors at each priority for the given values.
    func errors(_ value: (Variable) -> Double) -> [Float: Double] {
        var result: [Float: Double] = [:]
        for line in lines {
            var sum = -line.constant
            for term in line.terms { sum += term.coefficient * value(term.variable) }
            let error =
                switch line.relation {
                case .equal: abs(sum)
                case .lessThanOrEqual: max(0, sum)
                case .greaterThanOrEqual: max(0, -sum)
                }
            result[min(line.priority, requiredPriority), default: 0] += error
        }
        return result
    }
}

/// Random layout-like systems, the same in every run.
struct ProblemSource {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// Required constraints mostly hold at `point`, so most systems can be solved.
    mutating func line(variableCount: Int, point: [Double]) -> DumpedProblem.Line {
        let coefficients = [1.0, 1, 1, -1, -1, -1, 2, -2, 0.5]
        var terms: [Term] = []
        for _ in 0..<(1 + below(3)) {
            let variable = Int32(below(variableCount))
            if terms.contains(where: { $0.variable.index == variable }) { continue }
            terms.append(Term(Variable(index: variable), coefficients[below(coefficients.count)]))
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][below(3)]
        let priority = [Float(1000), 1000, 1000, 750, 750, 500, 251, 250][below(8)]
        var constant = Double(below(80) - 40)
        if priority == 1000, below(20) > 0 {
            constant = terms.reduce(0) { $0 + $1.coefficient * point[Int($1.variable.index)] }
            if relation == .lessThanOrEqual { constant += Double(below(3) * 5) }
            if relation == .greaterThanOrEqual { constant -= Double(below(3) * 5) }
        }
        return DumpedProblem.Line(priority: priority, relation: relation, constant: constant, terms: terms)
    }

    mutating func problem(variables: Int, lines: Int) -> (DumpedProblem, point: [Double]) {
        let point = (0..<variables).map { _ in Double(below(60) - 20) }
        let made = (0..<lines).map { _ in line(variableCount: variables, point: point) }
        return (DumpedProblem(variableCount: variables, lines: made), point)
    }
}
