import Foundation

extension Data {
    /// Reads the contents of a URL, which may contain its own bytes (`data:`, RFC 2397): Linux's Foundation rejects such URLs. Throws an
    /// error if the contents can't be read.
    public init(contentsOf url: URL) throws {
        guard url.scheme?.lowercased() == "data" else {
            try self.init(contentsOf: url, options: [])
            return
        }
        guard let bytes = Data(dataAddress: url.absoluteString) else {
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
        }
        self = bytes
    }

    /// Parses `data:[type][;base64],bytes`; returns nil for any other URL.
    private init?(dataAddress text: String) {
        guard let comma = text.firstIndex(of: ",") else { return nil }
        let words = text[..<comma].dropFirst("data:".count).split(separator: ";")
        let payload = Data(percentEncoded: text[text.index(after: comma)...])
        if words.last?.lowercased().trimmingCharacters(in: .whitespaces) == "base64" {
            self.init(base64Encoded: payload, options: .ignoreUnknownCharacters)
        } else {
            self = payload
        }
    }

    /// Decodes text in which `%` and two hexadecimal digits represent a byte.
    private init(percentEncoded text: Substring) {
        var bytes = Array(text.utf8)[...], decoded: [UInt8] = []
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) else {
                decoded.append(byte)
                continue
            }
            decoded.append(value)
            bytes = bytes.dropFirst(2)
        }
        self.init(decoded)
    }
}
