import Foundation

/// An interface file as a tree of elements. Reading it and writing it back produces the same bytes.
public final class MarkupDocument {
    /// The path used in messages.
    public var file: String
    /// The `document` element.
    public var root: Element
    /// The text before the root element: the XML declaration.
    var prolog: String
    var epilog: String
    var hasByteOrderMark = false
    var hasCarriageReturns = false
    private let source: [UInt8]

    static let maximumSize = 256 << 20
    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// Creates a document for a tool.
    public init(root: Element, file: String) {
        self.root = root
        self.file = file
        prolog = Self.declaration
        epilog = "\n"
        source = []
    }

    /// Reads a file. Throws `InterfaceError`, with the position of the first error if there is one.
    public convenience init(contentsOf url: URL) throws {
        guard let data = RegularFile.data(url.path) else { throw InterfaceError(unreadable: url, CocoaError(.fileReadUnknown)) }
        try self.init(parsing: Array(data), file: url.path)
    }

    /// Parses a whole document. Throws `InterfaceError` with the position of the first error.
    public init(parsing bytes: [UInt8], file: String) throws {
        self.file = file
        let normal = try Self.normalized(bytes, file: file)
        hasByteOrderMark = normal.hasByteOrderMark
        hasCarriageReturns = normal.hasCarriageReturns
        source = normal.bytes
        (prolog, root, epilog) = try source.withUnsafeBufferPointer { buffer in
            var reader = try MarkupReader(buffer, range: 0..<buffer.count, file: file)
            let prolog = try reader.readProlog()
            let root = try reader.readElement(depth: 0)
            return (prolog, root, try reader.readEpilog())
        }
    }

    /// The document as Xcode would save it, or as it was read if nothing changed.
    public var bytes: [UInt8] {
        var writer = MarkupWriter()
        writer.write(prolog)
        writer.write(root, depth: 0)
        writer.write(epilog)
        var bytes = writer.output
        if hasCarriageReturns {
            bytes = bytes.reduce(into: []) { result, byte in
                if byte == 0x0A { result.append(0x0D) }
                result.append(byte)
            }
        }
        return hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + bytes : bytes
    }

    /// ``bytes`` as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the position of an element in the file that it was read from.
    public func position(of element: Element) -> SourcePosition? {
        guard let offset = element.offset, offset < source.count else { return nil }
        return source.withUnsafeBufferPointer { SourcePosition(of: offset, in: $0) }
    }

    /// Removes the byte order mark and carriage returns of Windows line ends, which XML treats as line feeds.
    static func normalized(_ bytes: [UInt8], file: String) throws -> (bytes: [UInt8], hasByteOrderMark: Bool, hasCarriageReturns: Bool) {
        guard bytes.count <= maximumSize else {
            throw InterfaceError(file: file, message: "The file is larger than \(maximumSize >> 20) MB.")
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw InterfaceError(file: file, message: "The encoding UTF-16 is not supported. Save the file as UTF-8.")
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let hasReturns = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { memchr($0, 0x0D, buffer.count) != nil } ?? false
        }
        guard hasMark || hasReturns else { return (bytes, false, false) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = hasMark ? 3 : 0
        while index < bytes.count {
            if bytes[index] == 0x0D {
                result.append(0x0A)
                if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
            } else {
                result.append(bytes[index])
            }
            index += 1
        }
        return (result, hasMark, hasReturns)
    }
}
