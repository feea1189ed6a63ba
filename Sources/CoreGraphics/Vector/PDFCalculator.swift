import Foundation

/// A PostScript calculator function of a PDF file (type 4): it maps numbers to numbers, without loops.
package struct PDFCalculator {
    private indirect enum Step {
        case number(CGFloat)
        case word(String)
        case choice([Step], otherwise: [Step])
    }

    private let steps: [Step]
    private let domain: [CGFloat]
    private let range: [CGFloat]

    /// Fails if the program is damaged, or if there is no range for its results.
    package init?(_ program: [UInt8], domain: [CGFloat], range: [CGFloat]) {
        var reader = PDFReader(program)
        guard range.count >= 2, range.count % 2 == 0, case .word("{")? = reader.object(resolvesReferences: false),
            let steps = PDFCalculator.block(&reader, depth: 0)
        else { return nil }
        (self.steps, self.domain, self.range) = (steps, domain, range)
    }

    private static func block(_ reader: inout PDFReader, depth: Int) -> [Step]? {
        guard depth < 32 else { return nil }
        var (steps, blocks): ([Step], [[Step]]) = ([], [])
        while let object = reader.object(resolvesReferences: false) {
            switch object {
            case .number(let value): steps.append(.number(value))
            case .bool(let value): steps.append(.number(value ? 1 : 0))
            case .word("{"):
                guard let inner = block(&reader, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case .word("}"): return blocks.isEmpty ? steps : nil
            case .word("if"):
                guard blocks.count == 1 else { return nil }
                steps.append(.choice(blocks.removeLast(), otherwise: []))
            case .word("ifelse"):
                guard blocks.count == 2 else { return nil }
                let otherwise = blocks.removeLast()
                steps.append(.choice(blocks.removeLast(), otherwise: otherwise))
            case .word(let name): steps.append(.word(name))
            default: return nil
            }
        }
        return nil
    }

    /// Returns as many numbers as the range has pairs, each clamped to its own pair; if the program fails, zeros, which are clamped in the
    /// same way.
    package func values(_ input: [CGFloat]) -> [CGFloat] {
        var stack = input.enumerated().map { index, value in
            2 * index + 1 < domain.count ? max(min(value, domain[2 * index + 1]), domain[2 * index]) : value
        }
        let count = range.count / 2
        let isWhole = PDFCalculator.run(steps, &stack) && stack.count >= count
        let results = isWhole ? Array(stack.suffix(count)) : Array(repeating: 0, count: count)
        return results.enumerated().map { index, value in max(min(value.isNaN ? 0 : value, range[2 * index + 1]), range[2 * index]) }
    }

    private static func run(_ steps: [Step], _ stack: inout [CGFloat]) -> Bool {
        for step in steps {
            switch step {
            case .number(let value): stack.append(value)
            case .choice(let then, let otherwise):
                guard let condition = stack.popLast(), run(condition != 0 ? then : otherwise, &stack) else { return false }
            case .word(let name): guard perform(name, &stack) else { return false }
            }
            guard stack.count <= 100 else { return false }
        }
        return true
    }

    private static let unary: [String: @Sendable (CGFloat) -> CGFloat] = [
        "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
        "round": { ($0 + 0.5).rounded(.down) },
        "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
        "sqrt": { $0 < 0 ? 0 : $0.squareRoot() },
        "sin": { CGFloat(sin(Double($0) * .pi / 180)) }, "cos": { CGFloat(cos(Double($0) * .pi / 180)) },
        "ln": { CGFloat(log(Double($0))) },
        "log": { CGFloat(log10(Double($0))) }, "not": { $0 == 0 ? 1 : $0 == 1 ? 0 : CGFloat(~whole($0)) },
    ]

    private static let binary: [String: @Sendable (CGFloat, CGFloat) -> CGFloat] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
        "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) }, "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
        "exp": { CGFloat(pow(Double($0), Double($1))) },
        "atan": { y, x in
            let degrees = CGFloat(atan2(Double(y), Double(x)) * 180 / .pi)
            return degrees < 0 ? degrees + 360 : degrees
        },
        "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 },
        "lt": { $0 < $1 ? 1 : 0 },
        "le": { $0 <= $1 ? 1 : 0 }, "and": { CGFloat(whole($0) & whole($1)) }, "or": { CGFloat(whole($0) | whole($1)) },
        "xor": { CGFloat(whole($0) ^ whole($1)) }, "bitshift": { CGFloat($1 >= 0 ? whole($0) << whole($1) : whole($0) >> -whole($1)) },
    ]

    private static func whole(_ value: CGFloat) -> Int { Int(max(min(value.isNaN ? 0 : value, 2_147_483_647), -2_147_483_648)) }

    private static func perform(_ name: String, _ stack: inout [CGFloat]) -> Bool {
        if let operation = unary[name] {
            guard let value = stack.popLast() else { return false }
            stack.append(operation(value))
            return true
        }
        if let operation = binary[name] {
            guard let right = stack.popLast(), let left = stack.popLast() else { return false }
            stack.append(operation(left, right))
            return true
        }
        return move(name, &stack)
    }

    private static func move(_ name: String, _ stack: inout [CGFloat]) -> Bool {
        switch name {
        case "pop": return stack.popLast() != nil
        case "exch":
            guard stack.count >= 2 else { return false }
            stack.swapAt(stack.count - 1, stack.count - 2)
        case "dup":
            guard let top = stack.last else { return false }
            stack.append(top)
        case "copy":
            guard let count = stack.popLast().map(whole), count >= 0, count <= stack.count else { return false }
            stack += stack.suffix(count)
        case "index":
            guard let depth = stack.popLast().map(whole), depth >= 0, depth < stack.count else { return false }
            stack.append(stack[stack.count - 1 - depth])
        case "roll":
            guard let turns = stack.popLast().map(whole), let count = stack.popLast().map(whole), count >= 0, count <= stack.count else {
                return false
            }
            guard count > 0 else { return true }
            let rolled = Array(stack.suffix(count))
            let shift = ((turns % count) + count) % count
            stack.removeLast(count)
            stack += rolled.suffix(shift) + rolled.prefix(count - shift)
        default: return false
        }
        return true
    }
}
