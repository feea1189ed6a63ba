import Foundation

/// Why an interface file cannot be read: `Main.storyboard:12:5: error: …`.
public struct InterfaceError: Error, CustomStringConvertible, Equatable {
    public var file: String
    /// Nil where it is the whole file that is wrong.
    public var position: SourcePosition?
    public var message: String
    /// Whether nothing is wrong with the file but that it is not for iOS.
    public var isOfOtherSystem: Bool

    public init(file: String, position: SourcePosition? = nil, message: String, isOfOtherSystem: Bool = false) {
        self.file = file
        self.position = position
        self.message = message
        self.isOfOtherSystem = isOfOtherSystem
    }

    /// A file that the system does not give us.
    init(unreadable url: URL, _ error: any Error) {
        self.init(
            file: url.path,
            message: FileManager.default.fileExists(atPath: url.path) ? "The file cannot be read: \(error.localizedDescription)" : "There is no such file.")
    }

    public var description: String {
        guard let position else { return "\(file): error: \(message)" }
        return "\(file):\(position.line):\(position.column): error: \(message)"
    }
}

/// A place in a file; both numbers start at 1, columns count UTF-8 bytes.
public struct SourcePosition: Equatable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// The place of the byte at `offset`. Costs a scan from the start: positions are asked for rarely.
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
