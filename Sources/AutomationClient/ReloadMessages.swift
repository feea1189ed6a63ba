import Foundation

/// A message that `understudy run` sends to the app that it started, as one line of JSON.
public struct ReloadRequest: Codable, Equatable, Sendable {
    /// The kind of request.
    public enum Kind: String, Codable, Sendable {
        /// Load `library`, which replaces bodies of the app's functions.
        case load
        /// Take over `files` of the app's bundle, which have changed.
        case resources
        /// Show the errors in the project's files as they are now. Without errors, the page is cleared.
        case errors
        /// The app is about to be built and started again, for the reason in `text`.
        case relaunch
    }

    /// An error in a file.
    public struct Problem: Codable, Equatable, Sendable {
        /// The path of the file.
        public var file: String
        /// The line, counted from 1.
        public var line: Int
        /// The column, counted from 1.
        public var column: Int
        /// The compiler's or the reader's message.
        public var message: String
        /// The line of the file that the message is about.
        public var source: String

        /// Creates a description of an error.
        public init(file: String, line: Int, column: Int, message: String, source: String) {
            (self.file, self.line, self.column, self.message, self.source) = (file, line, column, message, source)
        }
    }

    /// The kind of request.
    public var kind: Kind
    /// The number that the reply repeats.
    public var number: Int
    /// The absolute path of the library to load.
    public var library: String?
    /// Absolute paths.
    public var files: [String]?
    /// The unqualified names of the types whose members changed.
    public var types: [String]?
    /// Whether the change may affect anything on screen, as a change to a free function or a structure does.
    public var isBroad: Bool?
    /// The errors to show.
    public var problems: [Problem]?
    /// The reason for a relaunch, in words.
    public var text: String?

    /// Creates a request.
    public init(
        kind: Kind, number: Int = 0, library: String? = nil, files: [String]? = nil, types: [String]? = nil, isBroad: Bool? = nil,
        problems: [Problem]? = nil,
        text: String? = nil
    ) {
        (self.kind, self.number, self.library, self.files, self.types) = (kind, number, library, files, types)
        (self.isBroad, self.problems, self.text) = (isBroad, problems, text)
    }
}

/// The app's reply to a ``ReloadRequest``, or its report of where its page is.
public struct ReloadReply: Codable, Equatable, Sendable {
    /// The kind of reply.
    public enum Kind: String, Codable, Sendable {
        /// The address of the page, so that the app's next process can serve it at the same place.
        case address
        /// The change is on screen. `text` contains the parts of it that couldn't be used, one `file:line:column: error: message` on each
        /// line.
        case done
        /// The change couldn't be used. `text` contains the reason.
        case failed
        /// The user chose `settings` that take effect at launch: the app asks to be started again with them.
        case relaunch
    }

    /// The environment variables that the app may set for its next process.
    public static let settings: Set<String> = [
        "UNDERSTUDY_LANGUAGE", "UNDERSTUDY_DEVICE", "UNDERSTUDY_ORIENTATION", "UNDERSTUDY_APPEARANCE", "UNDERSTUDY_CONTENT_SIZE",
        "UNDERSTUDY_INCREASE_CONTRAST",
    ]

    /// The kind of reply.
    public var kind: Kind
    /// The number of the request, or `nil` for a report without one.
    public var number: Int?
    /// The address, the reason, or the list of unused parts.
    public var text: String?
    /// The environment variables of the next process.
    public var settings: [String: String]?

    /// Creates a reply.
    public init(kind: Kind, number: Int? = nil, text: String? = nil, settings: [String: String]? = nil) {
        (self.kind, self.number, self.text, self.settings) = (kind, number, text, settings)
    }

    /// The variables of `settings` that the app may set, with plain values. The app's own code can send any reply.
    public var allowedSettings: [String: String] {
        (settings ?? [:]).filter { name, value in
            Self.settings.contains(name) && value.count <= 64
                && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || " .()-_".contains($0)) }
        }
    }
}

/// The bytes received from the other end of a reload channel, which are read without waiting.
public struct ReloadBuffer {
    private var received = Data()

    /// Creates an empty buffer.
    public init() {}

    /// The number of bytes that don't form a complete message yet or that were not taken.
    public var count: Int { received.count }

    /// Adds received bytes.
    public mutating func append(_ bytes: some Sequence<UInt8>) { received.append(contentsOf: bytes) }

    /// Removes and returns the complete messages. Lines that don't contain a message of the type are skipped.
    public mutating func take<Message: Decodable>(_ type: Message.Type) -> [Message] {
        var messages: [Message] = []
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            if let message = try? JSONDecoder().decode(type, from: received[received.startIndex..<end]) { messages.append(message) }
            received = Data(received[received.index(after: end)...])
        }
        return messages
    }

    /// Returns a message as it is sent: one line of JSON.
    public static func line(_ message: some Encodable) -> Data? {
        guard var line = try? JSONEncoder().encode(message) else { return nil }
        line.append(UInt8(ascii: "\n"))
        return line
    }
}
