import Foundation

/// The reason that an interface file can't be read: `Main.storyboard:12:5: error: …`.
public struct InterfaceError: Error, CustomStringConvertible, Equatable {
    public var file: String
    /// The position, or `nil` if the error is about the whole file.
    public var position: SourcePosition?
    public var message: String
    /// Whether the file is valid, but not for iOS.
    public var isOfOtherSystem: Bool

    public init(file: String, position: SourcePosition? = nil, message: String, isOfOtherSystem: Bool = false) {
        self.file = file
        self.position = position
        self.message = message
        self.isOfOtherSystem = isOfOtherSystem
    }

    /// Creates an error for a file that the system cannot read.
    init(unreadable url: URL, _ error: any Error) {
        self.init(
            file: url.path,
            message: FileManager.default.fileExists(atPath: url.path)
                ? "The file cannot be read: \(error.localizedDescription)" : "There is no such file.")
    }

    public var description: String {
        guard let position else { return "\(file): error: \(message)" }
        return "\(file):\(position.line):\(position.column): error: \(message)"
    }
}

/// A position in a file; line and column are 1-based, and columns count UTF-8 bytes.
public struct SourcePosition: Equatable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Creates the position of the byte at `offset`. It scans from the start, since positions are rarely needed.
    public init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var line = 1
        var lineStart = 0
        let end = min(offset, bytes.count)
        var index = 0
        while index < end {
            if bytes[index] == UInt8(ascii: "\n") {
                line += 1
                lineStart = index + 1
            }
            index += 1
        }
        self.init(line: line, column: end - lineStart + 1)
    }
}
