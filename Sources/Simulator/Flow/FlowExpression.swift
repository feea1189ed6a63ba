import Foundation

/// The part of JavaScript that flows use in `${…}`: names, texts, numbers, comparisons, `!`, `&&`, `||`, `+`.
struct FlowExpression {
    private var tokens: [String] = []
    private var position = 0
    private let text: String
    private let lookUp: (String) -> String?

    init(_ text: String, lookUp: @escaping (String) -> String?) {
        (self.text, self.lookUp) = (text, lookUp)
        tokens = FlowExpression.tokens(of: text)
    }

    static func isTruthy(_ value: String) -> Bool { !["", "false", "0", "null", "undefined"].contains(value) }

    mutating func result() throws -> String {
        let value = try disjunction()
        guard position == tokens.count else { throw unsupported() }
        return value
    }

    private func unsupported() -> FlowVariables.Failure {
        FlowVariables.Failure(message: "`${\(text)}`: only names, texts, numbers, comparisons, !, &&, || and + are understood here; scripts are not run")
    }

    private static func tokens(of text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: #"'[^']*'|"[^"]*"|[A-Za-z_][A-Za-z0-9_.]*|\d+(?:\.\d+)?|===|!==|==|!=|<=|>=|&&|\|\||[^\s]"#)
        else { return [] }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { Range($0.range, in: text).map { String(text[$0]) } }
    }

    private var next: String? { position < tokens.count ? tokens[position] : nil }

    private mutating func take(_ words: String...) -> String? {
        guard let next, words.contains(next) else { return nil }
        position += 1
        return next
    }

    private mutating func disjunction() throws -> String {
        var value = try conjunction()
        while take("||") != nil {
            let other = try conjunction()
            if !FlowExpression.isTruthy(value) { value = other }
        }
        return value
    }

    private mutating func conjunction() throws -> String {
        var value = try comparison()
        while take("&&") != nil {
            let other = try comparison()
            if FlowExpression.isTruthy(value) { value = other }
        }
        return value
    }

    private mutating func comparison() throws -> String {
        let left = try sum()
        guard let word = take("==", "===", "!=", "!==", "<", ">", "<=", ">=") else { return left }
        let right = try sum()
        let holds: Bool
        switch word {
        case "==", "===": holds = left == right
        case "!=", "!==": holds = left != right
        default:
            guard let a = Double(left), let b = Double(right) else { throw FlowVariables.Failure(message: "`${\(text)}`: '\(left)' and '\(right)' are not both numbers") }
            holds = switch word { case "<": a < b; case ">": a > b; case "<=": a <= b; default: a >= b }
        }
        return holds ? "true" : "false"
    }

    private mutating func sum() throws -> String {
        var value = try atom()
        while take("+") != nil {
            let other = try atom()
            if let a = Int(value), let b = Int(other), case let (sum, overflow) = a.addingReportingOverflow(b), !overflow { value = String(sum) } else { value += other }
        }
        return value
    }

    private mutating func atom() throws -> String {
        if take("!") != nil { return FlowExpression.isTruthy(try atom()) ? "false" : "true" }
        if take("(") != nil {
            let value = try disjunction()
            guard take(")") != nil else { throw unsupported() }
            return value
        }
        guard let word = next, let first = word.first else { throw unsupported() }
        position += 1
        if first == "'" || first == "\"" { return String(word.dropFirst().dropLast()) }
        if first.isNumber || ["true", "false", "null", "undefined"].contains(word) { return word }
        guard first.isLetter || first == "_", next != "(" else { throw unsupported() }
        // As in Maestro, a name without a value is undefined; alone it is a mistake, before `||` it asks for the default.
        if let value = lookUp(word) { return value }
        if tokens.count > 1 { return "undefined" }
        throw FlowVariables.Failure(message: "`${\(word)}` has no value: give it under `env:` in the flow, or with --env \(word)=…")
    }
}
