/// A construct in the source that has no equivalent on Linux, with its location and what to do about it.
public struct TranslationIssue: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The construct in issues about an import of a module that is not available, which is removed.
    public static let removedImport = "import"
    /// The severity of an issue. An error stops the build.
    public enum Severity: String, Codable, Sendable { case warning, error }
    /// The severity of the issue.
    public var severity: Severity
    /// The path of the original file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The column in UTF-8 bytes, counted from 1.
    public var column: Int
    /// The name of the construct, such as `swizzling`.
    public var construct: String
    /// The problem, and what to do about it.
    public var message: String

    /// Creates an issue.
    public init(severity: Severity, file: String, line: Int, column: Int, construct: String, message: String) {
        (self.severity, self.file, self.line, self.column) = (severity, file, line, column)
        (self.construct, self.message) = (construct, message)
    }

    /// The issue in the format of a compiler message.
    public var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(construct)]" }
}
