import Foundation
import UIKitRuntime

/// Parses Foundation's predicate format: comparisons, AND/OR/NOT, ANY/ALL/NONE, IN, BETWEEN, string operators with [cd], %@ and %K.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(String)
        case symbol(String)
        case argument
        case keyArgument
        case end
    }
    struct SyntaxError: Error {}

    private var tokens: [Token] = []
    private var position = 0
    private var arguments: [Any]

    init(_ format: String, arguments: [Any]) {
        self.arguments = arguments.reversed()
        tokens = Self.tokenize(format)
    }

    private static func tokenize(_ format: String) -> [Token] {
        var result: [Token] = []
        let characters = Array(format)
        var index = 0
        func isWord(_ c: Character) -> Bool { c.isLetter || c.isNumber || c == "_" || c == "." || c == "@" || c == "$" || c == "#" }
        while index < characters.count {
            let c = characters[index]
            if c.isWhitespace { index += 1; continue }
            if c == "\"" || c == "'" {
                var text = ""
                index += 1
                while index < characters.count, characters[index] != c {
                    if characters[index] == "\\", index + 1 < characters.count { index += 1 }
                    text.append(characters[index])
                    index += 1
                }
                index += 1
                result.append(.text(text))
            } else if c == "%", index + 1 < characters.count {
                let kind = characters[index + 1]
                index += 2
                while index < characters.count, "lduqf".contains(characters[index]), "lq".contains(characters[index - 1]) { index += 1 }
                result.append(kind == "K" ? .keyArgument : .argument)
            } else if c.isNumber || (c == "-" && index + 1 < characters.count && characters[index + 1].isNumber) {
                var text = String(c)
                index += 1
                while index < characters.count, characters[index].isNumber || characters[index] == "." {
                    text.append(characters[index]); index += 1
                }
                result.append(.number(text))
            } else if isWord(c) {
                var text = ""
                while index < characters.count, isWord(characters[index]) { text.append(characters[index]); index += 1 }
                result.append(.word(text))
            } else {
                let pair = index + 1 < characters.count ? String([c, characters[index + 1]]) : ""
                if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(pair) {
                    result.append(.symbol(pair))
                    index += 2
                } else {
                    result.append(.symbol(String(c)))
                    index += 1
                }
            }
        }
        return result + [.end]
    }

    private var current: Token { tokens[position] }
    private mutating func advance() { if position < tokens.count - 1 { position += 1 } }
    private mutating func take(symbol: String) -> Bool {
        guard current == .symbol(symbol) else { return false }
        advance()
        return true
    }
    private mutating func take(word: String) -> Bool {
        guard case .word(let text) = current, text.uppercased() == word else { return false }
        advance()
        return true
    }

    mutating func parse() throws -> PredicateTest {
        let test = try disjunction()
        guard current == .end else { throw SyntaxError() }
        return test
    }

    private mutating func disjunction() throws -> PredicateTest {
        var test = try conjunction()
        while take(word: "OR") || take(symbol: "||") { test = .or(test, try conjunction()) }
        return test
    }

    private mutating func conjunction() throws -> PredicateTest {
        var test = try negation()
        while take(word: "AND") || take(symbol: "&&") { test = .and(test, try negation()) }
        return test
    }

    private mutating func negation() throws -> PredicateTest {
        if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
        if take(word: "TRUEPREDICATE") { return .constant(true) }
        if take(word: "FALSEPREDICATE") { return .constant(false) }
        if current == .symbol("(") {
            let start = (position, arguments)
            advance()
            if let test = try? disjunction(), take(symbol: ")") { return test }
            (position, arguments) = start
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateTest {
        var modifier = PredicateTest.Modifier.direct
        if take(word: "ANY") || take(word: "SOME") {
            modifier = .any
        } else if take(word: "ALL") {
            modifier = .all
        } else if take(word: "NONE") {
            modifier = .none
        }
        let left = try value()
        let (comparison, isNegated) = try comparisonOperator()
        var options: PredicateTest.Options = []
        if take(symbol: "[") {
            guard case .word(let letters) = current else { throw SyntaxError() }
            advance()
            if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            guard take(symbol: "]") else { throw SyntaxError() }
        }
        let test = PredicateTest.compare(modifier, left, comparison, try value(), options)
        return isNegated ? .not(test) : test
    }

    private mutating func comparisonOperator() throws -> (PredicateTest.Comparison, Bool) {
        let token = current
        advance()
        switch token {
        case .symbol("="), .symbol("=="): return (.equal, false)
        case .symbol("!="), .symbol("<>"): return (.notEqual, false)
        case .symbol("<"): return (.less, false)
        case .symbol("<="), .symbol("=<"): return (.lessOrEqual, false)
        case .symbol(">"): return (.greater, false)
        case .symbol(">="), .symbol("=>"): return (.greaterOrEqual, false)
        case .word(let word):
            switch word.uppercased() {
            case "BEGINSWITH": return (.beginsWith, false)
            case "ENDSWITH": return (.endsWith, false)
            case "CONTAINS": return (.contains, false)
            case "LIKE": return (.like, false)
            case "MATCHES": return (.matches, false)
            case "IN": return (.within, false)
            case "BETWEEN": return (.between, false)
            case "NOT" where take(word: "IN"): return (.within, true)
            default: throw SyntaxError()
            }
        default: throw SyntaxError()
        }
    }

    private mutating func value() throws -> PredicateValue {
        var result = try product()
        while case .symbol(let sign) = current, sign == "+" || sign == "-" {
            advance()
            result = .arithmetic(result, sign, try product())
        }
        return result
    }

    private mutating func product() throws -> PredicateValue {
        var result = try member()
        while case .symbol(let sign) = current, sign == "*" || sign == "/" {
            advance()
            result = .arithmetic(result, sign, try member())
        }
        return result
    }

    /// Parses a value and the path that may follow it: `%K.name`, `SUBQUERY(…).@count`.
    private mutating func member() throws -> PredicateValue {
        let result = try primary()
        guard case .word(let word) = current, word.hasPrefix("."), word.count > 1 else { return result }
        advance()
        return Self.member(of: result, word.dropFirst())
    }

    /// Returns the value at `path` of a value, or its count.
    private static func member(of value: PredicateValue, _ path: Substring) -> PredicateValue {
        if path == "@count" { return .count(value) }
        return path.hasSuffix(".@count") ? .count(.member(value, String(path.dropLast(7)))) : .member(value, String(path))
    }

    /// Parses the part after the name: a collection, the name of each element, and the test.
    private mutating func subquery() throws -> PredicateValue {
        guard take(symbol: "(") else { throw SyntaxError() }
        let collection = try value()
        guard take(symbol: ","), case .word(let name) = current, name.hasPrefix("$") else { throw SyntaxError() }
        advance()
        guard take(symbol: ",") else { throw SyntaxError() }
        let test = try disjunction()
        guard take(symbol: ")") else { throw SyntaxError() }
        return .subquery(collection, String(name.dropFirst()), test)
    }

    private mutating func primary() throws -> PredicateValue {
        let token = current
        advance()
        switch token {
        case .text(let text): return .constant(text)
        case .number(let text): return .constant(text.contains(".") ? Double(text) as Any : Int(text) as Any)
        case .argument:
            guard let argument = arguments.popLast() else { throw SyntaxError() }
            return .constant(argument)
        case .keyArgument:
            guard let argument = arguments.popLast() else { throw SyntaxError() }
            return .path("\(argument)")
        case .symbol("{"), .symbol("("):
            var items: [PredicateValue] = []
            while current != .symbol("}"), current != .symbol(")") {
                items.append(try value())
                _ = take(symbol: ",")
                if current == .end { throw SyntaxError() }
            }
            advance()
            return .list(items)
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .itself
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(nil)
            case "SUBQUERY": return try subquery()
            default: break
            }
            if word.hasPrefix("$") {
                let parts = word.dropFirst().split(separator: ".", maxSplits: 1)
                let variable = PredicateValue.variable(parts.first.map(String.init) ?? "")
                return parts.count == 2 ? Self.member(of: variable, parts[1]) : variable
            }
            // Keywords are not case-sensitive: `self.count > 0`.
            let path = word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
            if path == "@count" { return .count(.itself) }
            if path.hasSuffix(".@count") { return .count(.path(String(path.dropLast(7)))) }
            return .path(path.hasPrefix("#") ? String(path.dropFirst()) : path)
        default: throw SyntaxError()
        }
    }
}
