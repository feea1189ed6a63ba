/// The reason that a command stops: a message for the user, and the cause, which determines the exit code.
public struct Failure: Error, CustomStringConvertible {
    /// The cause of a failure. Raw values are the command's exit codes.
    public enum Kind: Int32, Sendable {
        /// A mistake in the user's project, or in the machine's setup.
        case user = 1
        /// Invalid arguments.
        case usage = 2
        /// A defect of understudy.
        case defect = 70
    }
    /// The cause.
    public let kind: Kind
    /// The message, which says what happened and what to do.
    public let message: String

    /// Creates a failure, by default of the user's.
    public init(_ message: String, kind: Kind = .user) { (self.message, self.kind) = (message, kind) }
    /// The message.
    public var description: String { message }

    /// Returns the failure of a program that ended because the disk was full, or `nil` if it ended for another reason.
    static func noSpace(_ output: String) -> Failure? {
        guard ["No space left on device", "disk is full"].contains(where: output.contains) else { return nil }
        return fullDisk
    }
    /// The failure for a write that ran out of space.
    public static var fullDisk: Failure {
        Failure(
            "no space left on the disk of understudy's cache, \(Cache.directory). Free some space, or set UNDERSTUDY_CACHE to a folder on another disk, and run the command again"
        )
    }
}
