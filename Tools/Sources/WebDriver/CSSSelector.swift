import AutomationClient
import Foundation

/// A CSS selector, which Appium's XCUITest driver translates to a class chain: `cell > staticText[value="Soup"]:nth-child(-1)`.
struct CSSSelector {
    private static let flags: Set<String> = ["visible", "enabled", "accessible", "selected", "focused", "hittable"]
    private static let texts: Set<String> = ["name", "label", "value", "type", "placeholderValue"]
    private static let operators = ["=": "==", "*=": "CONTAINS", "~=": "CONTAINS", "^=": "BEGINSWITH", "$=": "ENDSWITH"]

    /// The class chain that finds the same elements.
    private(set) var classChain = "**/"
    private let text: String
    private var rest: Substring

    init(_ text: String) throws {
        (self.text, rest) = (text, Substring(text))
        skipSpaces()
        while true {
            try element()
            let isSpaced = skipSpaces()
            guard let next = rest.first else { return }
            if next == ">" {
                rest = rest.dropFirst()
                skipSpaces()
                classChain += "/"
            } else {
                guard isSpaced, next != "~", next != "+", next != "," else { throw wrong("`\(next)` is not expected") }
                classChain += "/**/"
            }
        }
    }

    private func wrong(_ what: String) -> WebDriverError { WebDriverError(.invalidSelector, "`\(text)`: \(what)") }

    @discardableResult private mutating func skipSpaces() -> Bool {
        let count = rest.count
        rest = rest.drop { $0.isWhitespace }
        return rest.count < count
    }

    private mutating func word() throws -> String {
        var word = ""
        while let character = rest.first {
            if character == "\\" {
                rest = rest.dropFirst()
                word += try escape()
            } else if character.isLetter || character.isNumber || character == "_" || character == "-" {
                word.append(rest.removeFirst())
            } else {
                break
            }
        }
        guard !word.isEmpty else { throw wrong("a name is missing") }
        return word
    }

    /// Reads an escape after its backslash: up to six hexadecimal digits of a code point and a space, or a character. Selenium's client for
    /// Java escapes every mark of an identifier: `#log\-in`.
    private mutating func escape() throws -> String {
        let digits = rest.prefix(6).prefix { $0.isASCII && $0.isHexDigit }
        guard !digits.isEmpty else {
            guard let character = rest.popFirst() else { throw wrong("something is missing after `\\`") }
            return String(character)
        }
        rest = rest.dropFirst(digits.count)
        if rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        guard let scalar = UInt32(digits, radix: 16).flatMap({ Unicode.Scalar($0) }) else { throw wrong("`\\\(digits)` isn't a character") }
        return String(Character(scalar))
    }

    private mutating func element() throws {
        var conditions: [String] = [], index: Int?
        if rest.first == "*" {
            rest = rest.dropFirst()
            classChain += "*"
        } else if rest.first.map({ "#[:".contains($0) }) == true {
            classChain += "*"
        } else {
            let name = try word()
            classChain +=
                name.hasPrefix(ElementSnapshot.prefix) ? name : ElementSnapshot.prefix + name.prefix(1).uppercased() + name.dropFirst()
        }
        while let mark = rest.first, "#[:".contains(mark) {
            rest = rest.dropFirst()
            switch mark {
            case "#": conditions.append("name == \(Self.quoted(try word()))")
            case "[": conditions.append(try attribute())
            default:
                let name = try word()
                let argument = try rest.first == "(" ? enclosed(by: ")") : nil
                if name == "nth-child" {
                    guard let number = argument.flatMap({ Int($0) }), number != 0 else { throw wrong("`nth-child` takes a number") }
                    index = number
                } else {
                    conditions.append(try condition(name, "=", argument))
                }
            }
        }
        if !conditions.isEmpty { classChain += "[`\(conditions.joined(separator: " AND "))`]" }
        if let index { classChain += "[\(index)]" }
    }

    /// Reads to the closing character, after the opening one.
    private mutating func enclosed(by end: Character) throws -> String {
        let inner = rest.dropFirst().prefix { $0 != end }
        rest = rest.dropFirst(inner.count + 1)
        guard rest.popFirst() == end else { throw wrong("`\(end)` is missing") }
        return String(inner)
    }

    /// Reads a text with its quotes.
    private mutating func quoted(by quote: Character) throws -> String {
        var text = ""
        rest = rest.dropFirst()
        while let character = rest.popFirst() {
            if character == quote { return text }
            if character == "\\" { text += try escape() } else { text.append(character) }
        }
        throw wrong("`\(quote)` is missing")
    }

    private mutating func attribute() throws -> String {
        let name = try word()
        var sign = "", value: String?
        while let character = rest.first, "=*~^$".contains(character), sign.last != "=" { sign.append(rest.removeFirst()) }
        if !sign.isEmpty {
            if let quote = rest.first, quote == "\"" || quote == "'" {
                value = try quoted(by: quote)
            } else {
                let plain = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(plain.count)
                value = String(plain)
            }
        }
        guard rest.popFirst() == "]" else { throw wrong("`]` is missing") }
        return try condition(name, sign, value)
    }

    private func condition(_ name: String, _ sign: String, _ value: String?) throws -> String {
        if Self.flags.contains(name) {
            guard [nil, "", "true", "false"].contains(value), ["", "="].contains(sign) else { throw wrong("`\(name)` is true or false") }
            return "\(name) == \(value == "false" ? 0 : 1)"
        }
        guard Self.texts.contains(name), let comparison = Self.operators[sign], let value else {
            throw wrong("`\(name)\(sign)` isn't a test of an attribute")
        }
        return "\(name) \(comparison) \(Self.quoted(value))"
    }

    /// The text as a predicate within a class chain has it, whose delimiter is doubled.
    private static func quoted(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(
                of: "`", with: "``") + "\""
    }
}
