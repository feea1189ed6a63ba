/// A construct in the source that has no equivalent on Linux, with its location and what to do about it.
public struct TranslationIssue: Codable, Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Codable, Sendable { case warning, error }
    public var severity: Severity
    public var file: String
    public var line: Int
    public var column: Int
    public var construct: String
    public var message: String

    public init(severity: Severity, file: String, line: Int, column: Int, construct: String, message: String) {
        (self.severity, self.file, self.line, self.column) = (severity, file, line, column)
        (self.construct, self.message) = (construct, message)
    }

    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(construct)]" }
}
