/// Something in the source that has no meaning on Linux, with its place and what to do about it.
public struct TranslationIssue: Codable, Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Codable, Sendable { case warning, error }
    public var severity: Severity
    public var file: String
    public var line: Int
    public var column: Int
    public var construct: String
    public var message: String

    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(construct)]" }
}
