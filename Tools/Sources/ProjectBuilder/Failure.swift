/// Why a command stops: a message for a person, and whose doing it is.
public struct Failure: Error, CustomStringConvertible {
    public enum Kind: Int32, Sendable {
        case user = 1
        case usage = 2
        case defect = 70
    }
    public let kind: Kind
    public let message: String

    public init(_ message: String, kind: Kind = .user) { (self.message, self.kind) = (message, kind) }
    public var description: String { message }
}
