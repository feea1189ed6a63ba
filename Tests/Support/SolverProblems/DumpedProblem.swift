import ConstraintSolver
import Foundation

/// A layout problem as `kiwi_bench --dump` writes it: `variables N`, `constraints M`, then one constraint per line — priority, relation,
/// constant, and `variable:coefficient` for each term.
public struct DumpedProblem: Sendable {
    /// One constraint: the sum of `terms` has `relation` to `constant`.
    public struct Line: Sendable {
        public var priority: Float
        public var relation: Relation
        public var constant: Double
        public var terms: [Term]

        public init(priority: Float, relation: Relation, constant: Double, terms: [Term]) {
            self.priority = priority
            self.relation = relation
            self.constant = constant
            self.terms = terms
        }
    }

    /// The reason that a file could not be read, with its line.
    public struct ReadError: Error, CustomStringConvertible {
        public var path: String
        public var line: Int
        public var reason: String
        public var description: String { "\(path):\(line): \(reason)" }
    }

    public var variableCount = 0
    public var lines: [Line] = []

    public init(variableCount: Int = 0, lines: [Line] = []) {
        self.variableCount = variableCount
        self.lines = lines
    }

    /// Reads a dump. Throws ``ReadError`` at an invalid line, and Foundation's error if there is no such file.
    public init(contentsOf path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            func fail(_ reason: String) -> ReadError { ReadError(path: path, line: number + 1, reason: reason) }
            let words = line.split(separator: " ")
            guard let first = words.first else { continue }
            if first == "variables" {
                guard words.count == 2, let count = Int(words[1]) else { throw fail("a number of variables is due") }
                variableCount = count
                continue
            }
            if first == "constraints" { continue }
            guard words.count >= 3, let priority = Float(first), let constant = Double(words[2]) else {
                throw fail("priority, relation and constant are due")
            }
            let relation: Relation
            switch words[1] {
            case "<=": relation = .lessThanOrEqual
            case "==": relation = .equal
            case ">=": relation = .greaterThanOrEqual
            default: throw fail("‘\(words[1])’ is no relation")
            }
            let terms = try words.dropFirst(3).map { word -> Term in
                let parts = word.split(separator: ":")
                guard parts.count == 2, let variable = Int32(parts[0]), variable >= 0, Int(variable) < variableCount,
                    let coefficient = Double(parts[1])
                else { throw fail("‘\(word)’ is no variable:coefficient") }
                return Term(Variable(index: variable), coefficient)
            }
            lines.append(Line(priority: priority, relation: relation, constant: constant, terms: terms))
        }
    }

    /// Adds the constraints to a solver that has created the variables, in order.
    @discardableResult
    public func add(to solver: Solver) -> [Constraint] {
        var result: [Constraint] = []
        result.reserveCapacity(lines.count)
        for line in lines {
            result.append(solver.add(line.terms, line.relation, line.constant, priority: line.priority))
        }
        return result
    }

    private func error(of line: Line, _ value: (Variable) -> Double) -> Double {
        var sum = -line.constant
        for term in line.terms { sum += term.coefficient * value(term.variable) }
        switch line.relation {
        case .equal: return abs(sum)
        case .lessThanOrEqual: return max(0, sum)
        case .greaterThanOrEqual: return max(0, -sum)
        }
    }

    /// The largest error of a required constraint.
    public func worstViolation(_ value: (Variable) -> Double) -> Double {
        var worst = 0.0
        for line in lines where line.priority >= requiredPriority { worst = max(worst, error(of: line, value)) }
        return worst
    }

    /// The sum that kiwi minimizes: errors times the strength of the priority, in three bands.
    public func weightedError(_ value: (Variable) -> Double) -> Double {
        var sum = 0.0
        for line in lines where line.priority < requiredPriority {
            let priority = Int(line.priority)
            let inBand = Double(priority % 250) / 250 + 1
            let strength = priority >= 750 ? inBand * 1_000_000 : priority >= 500 ? inBand * 1000 : inBand
            sum += error(of: line, value) * strength
        }
        return sum
    }
}
