/// Splits Swift and Objective-C, which share the syntax of comments and strings, into tokens.
enum SourceTokens {
    struct Token {
        /// A word, a punctuation mark, or the text between a string's quotes, with escapes as written.
        var text: String
        var isString = false
        /// The offset from the beginning of the text, in UTF-8 bytes.
        var offset: Int
    }

    /// Returns words and punctuation, without comments and strings.
    static func words(of text: String) -> [String] { tokens(of: text).filter { !$0.isString }.map(\.text) }

    /// Returns words, punctuation, and strings, without comments.
    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 10 { index += 1 }
            } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index + 1 < bytes.count, !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) { index += 1 }
                index += 2
            } else if byte == UInt8(ascii: "\"") {
                let isLong = index + 2 < bytes.count && bytes[index + 1] == byte && bytes[index + 2] == byte
                let start = index
                index += isLong ? 3 : 1
                let content = index
                while index < bytes.count {
                    if bytes[index] == UInt8(ascii: "\\") {
                        index += 2
                        continue
                    }
                    if bytes[index] == byte {
                        if !isLong { break }
                        if index + 2 < bytes.count, bytes[index + 1] == byte, bytes[index + 2] == byte { break }
                    }
                    if !isLong, bytes[index] == 10 { break }
                    index += 1
                }
                tokens.append(
                    Token(
                        text: String(decoding: bytes[content..<max(content, min(index, bytes.count))], as: UTF8.self), isString: true,
                        offset: start))
                index += isLong ? 3 : 1
            } else if byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
            {
                let start = index
                while index < bytes.count,
                    bytes[index] >= 0x80 || bytes[index] == UInt8(ascii: "_") || (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26
                        || bytes[index] &- UInt8(ascii: "0") < 10
                { index += 1 }
                tokens.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), offset: start))
            } else {
                if byte > 0x20 { tokens.append(Token(text: String(UnicodeScalar(byte)), offset: index)) }
                index += 1
            }
        }
        return tokens
    }

    /// Returns the 1-based line and column of an offset; the column counts UTF-8 bytes.
    static func position(of offset: Int, in text: String) -> SourcePosition {
        let before = text.utf8.prefix(offset)
        let line = before.count { $0 == 10 } + 1
        let column = before.reversed().prefix { $0 != 10 }.count + 1
        return SourcePosition(line: line, column: column)
    }
}
