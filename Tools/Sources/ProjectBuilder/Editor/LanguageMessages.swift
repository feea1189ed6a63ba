import AutomationClient
import Foundation

/// Messages of the Language Server Protocol in a stream: a header with the length, an empty line, and JSON.
struct LanguageMessages {
    private let file: FileHandle
    private var buffer = Data()
    /// The maximum length of a message, larger than any that editors and servers send.
    private static let most = 64 << 20

    init(_ file: FileHandle) { self.file = file }

    /// Returns the next message without its header, or `nil` at the end of the stream. Throws `Failure` if the data is not a message.
    mutating func next() throws -> Data? {
        let separator = Data("\r\n\r\n".utf8)
        while true {
            if let end = buffer.range(of: separator) {
                let length = try Self.length(String(decoding: buffer[..<end.lowerBound], as: UTF8.self))
                guard buffer.distance(from: end.upperBound, to: buffer.endIndex) < length else {
                    let body = Data(buffer[end.upperBound...].prefix(length))
                    buffer = Data(buffer[(end.upperBound + length)...])
                    return body
                }
            } else if buffer.count > 4096 {
                throw Failure("the input isn't a message of the Language Server Protocol")
            }
            let chunk = file.availableData
            guard !chunk.isEmpty else { return nil }
            buffer.append(chunk)
        }
    }

    private static func length(_ head: String) throws -> Int {
        for line in head.split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
            guard let length = Int(parts[1].trimmingCharacters(in: .whitespaces)), (0...most).contains(length) else { break }
            return length
        }
        throw Failure("a message of the Language Server Protocol has no valid Content-Length")
    }

    static func write(_ body: Data, to file: FileHandle) throws {
        try file.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }
}
