/// The words of Swift and of Objective-C, which spell comments and strings alike.
enum SourceTokens {
    /// Words and marks, without comments and the insides of strings.
    static func words(of text: String) -> [String] {
        var tokens: [String] = []
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
                index += isLong ? 3 : 1
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
                index += isLong ? 3 : 1
            } else if byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 {
                let start = index
                while index < bytes.count,
                    bytes[index] >= 0x80 || bytes[index] == UInt8(ascii: "_") || (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26
                        || bytes[index] &- UInt8(ascii: "0") < 10
                { index += 1 }
                tokens.append(String(decoding: bytes[start..<index], as: UTF8.self))
            } else {
                if byte > 0x20 { tokens.append(String(UnicodeScalar(byte))) }
                index += 1
            }
        }
        return tokens
    }
}
