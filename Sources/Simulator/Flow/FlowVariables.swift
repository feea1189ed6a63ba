import Foundation

/// The values behind `${…}`: the command's `--env`, the flow's `env:`, and what the flow copied.
public struct FlowVariables: Sendable {
    private var scopes: [[String: String]]
    /// `maestro.copiedText`, which `pasteText` types.
    public var clipboard = ""

    /// `values`: what the command line gives, which nothing overrides.
    public init(_ values: [String: String] = [:]) { scopes = [values] }

    /// What stands in the way of a value.
    public struct Failure: Error { public var message: String }

    /// Adds what a `runFlow` hands in and the flow's own `env:`, which gives way to that and to the command line.
    public mutating func push(_ values: [String: String] = [:], defaults: [String: String] = [:]) throws {
        var scope: [String: String] = [:]
        for (name, value) in defaults where scopes[0][name] == nil { scope[name] = try expand(value) }
        for (name, value) in values { scope[name] = try expand(value) }
        scopes.append(scope)
    }

    /// Forgets what the last ``push(_:defaults:)`` added; the command line's values stay.
    public mutating func pop() { if scopes.count > 1 { scopes.removeLast() } }

    func value(_ name: String) -> String? {
        if name == "maestro.copiedText" { return clipboard }
        if name == "maestro.platform" { return "ios" }
        return scopes.reversed().lazy.compactMap { $0[name] }.first
    }

    /// The text with every `${…}` replaced; `\${` stays.
    public func expand(_ text: String) throws -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "${") {
            if rest[..<start.lowerBound].hasSuffix("\\") {
                result += rest[..<start.lowerBound].dropLast() + "${"
                rest = rest[start.upperBound...]
                continue
            }
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { throw Failure(message: "`\(text)` opens ${ without a }") }
            result += rest[..<start.lowerBound]
            result += try evaluate(String(rest[start.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Whether an expression holds, written with or without `${ }`.
    public func isTrue(_ expression: String) throws -> Bool {
        let trimmed = expression.trimmingCharacters(in: .whitespaces)
        let inner = trimmed.hasPrefix("${") && trimmed.hasSuffix("}") ? String(trimmed.dropFirst(2).dropLast()) : trimmed
        return FlowExpression.isTruthy(try evaluate(inner))
    }

    private func evaluate(_ expression: String) throws -> String {
        var parser = FlowExpression(expression, lookUp: value)
        return try parser.result()
    }
}
