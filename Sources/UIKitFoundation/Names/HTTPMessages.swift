import Foundation

// Messages of HTTP, from Apple's pages about CFHTTPMessage. The results are unmanaged, because the headers of CFNetwork don't say who
// owns them.

/// A request or a response, in parts or as the bytes that are sent.
public final class CFHTTPMessage {
    fileprivate let isRequest: Bool
    fileprivate var version = kCFHTTPVersion1_1
    fileprivate var method = "", target = "", url: URL?
    fileprivate var code = 0, reason = ""
    fileprivate var fields: [(name: String, value: String)] = []
    fileprivate var body = Data()
    fileprivate var isHeaderComplete = true
    /// The bytes of a header that is not complete.
    private var pending = Data()

    fileprivate init(isRequest: Bool) { self.isRequest = isRequest }

    fileprivate init(_ other: CFHTTPMessage) {
        isRequest = other.isRequest
        (version, method, target, url, code, reason) = (other.version, other.method, other.target, other.url, other.code, other.reason)
        (fields, body, isHeaderComplete, pending) = (other.fields, other.body, other.isHeaderComplete, other.pending)
    }

    fileprivate convenience init(isRequest: Bool, isHeaderComplete: Bool) {
        self.init(isRequest: isRequest)
        self.isHeaderComplete = isHeaderComplete
    }

    fileprivate var startLine: String { isRequest ? "\(method) \(target) \(version)" : "\(version) \(code) \(reason)" }

    fileprivate func index(of name: String) -> Int? {
        fields.firstIndex { $0.name.caseInsensitiveCompare(name) == .orderedSame }
    }

    /// Adds bytes as they arrive: those of the header, and then those of the body.
    fileprivate func append(_ bytes: Data) -> Bool {
        guard !isHeaderComplete else {
            body += bytes
            return true
        }
        pending += bytes
        guard let end = pending.range(of: Data("\r\n\r\n".utf8)) ?? pending.range(of: Data("\n\n".utf8)) else { return true }
        let text = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
        var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard !lines.isEmpty, readStart(lines.removeFirst()), lines.allSatisfy(readField) else { return false }
        body = Data(pending[end.upperBound...])
        pending = Data()
        isHeaderComplete = true
        return true
    }

    private func readStart(_ line: Substring) -> Bool {
        let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true).map(String.init)
        if isRequest {
            guard words.count == 3, words[2].hasPrefix("HTTP/") else { return false }
            (method, target, version, url) = (words[0], words[1], words[2], URL(string: words[1]))
        } else {
            guard words.count >= 2, words[0].hasPrefix("HTTP/"), let number = Int(words[1]) else { return false }
            (version, code, reason) = (words[0], number, words.count > 2 ? words[2] : "")
        }
        return true
    }

    /// Reads a line of the header. One that begins with a space continues the line before it.
    private func readField(_ line: Substring) -> Bool {
        if let first = line.first, first == " " || first == "\t", !fields.isEmpty {
            fields[fields.count - 1].value += " " + line.trimmingCharacters(in: .whitespaces)
            return true
        }
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
        let name = String(line[..<colon]), value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        if let index = index(of: name) { fields[index].value += ", " + value } else { fields.append((name, value)) }
        return true
    }

    /// The texts of RFC 9110, of which a response without its own has one.
    fileprivate static let reasons = [
        100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 203: "Non-Authoritative Information",
        204: "No Content", 205: "Reset Content", 206: "Partial Content", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found",
        303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect", 308: "Permanent Redirect",
        400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found",
        405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict",
        410: "Gone", 411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed", 421: "Misdirected Request",
        422: "Unprocessable Content", 426: "Upgrade Required", 500: "Internal Server Error", 501: "Not Implemented",
        502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    ]
}

/// Creates a request. Its first line has the URL's path and query.
public func CFHTTPMessageCreateRequest(_ alloc: CFAllocator?, _ requestMethod: String, _ url: URL, _ httpVersion: String)
    -> Unmanaged<CFHTTPMessage>
{
    let message = CFHTTPMessage(isRequest: true)
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    (message.method, message.url, message.version) = (requestMethod, url, httpVersion)
    message.target = (path.isEmpty ? "/" : path) + (parts?.percentEncodedQuery.map { "?" + $0 } ?? "")
    return .passRetained(message)
}
/// Creates a response. Without a description, its first line has the standard text of the status.
public func CFHTTPMessageCreateResponse(
    _ alloc: CFAllocator?, _ statusCode: Int, _ statusDescription: String?, _ httpVersion: String
) -> Unmanaged<CFHTTPMessage> {
    let message = CFHTTPMessage(isRequest: false)
    (message.code, message.version) = (statusCode, httpVersion)
    message.reason = statusDescription ?? CFHTTPMessage.reasons[statusCode] ?? ""
    return .passRetained(message)
}
/// Creates a message that bytes are appended to.
public func CFHTTPMessageCreateEmpty(_ alloc: CFAllocator?, _ isRequest: Bool) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(isRequest: isRequest, isHeaderComplete: false))
}
public func CFHTTPMessageCreateCopy(_ alloc: CFAllocator?, _ message: CFHTTPMessage) -> Unmanaged<CFHTTPMessage> {
    .passRetained(CFHTTPMessage(message))
}

/// Appends bytes as they arrive. Returns false if they aren't a message.
public func CFHTTPMessageAppendBytes(_ message: CFHTTPMessage, _ newBytes: UnsafePointer<UInt8>, _ numBytes: Int) -> Bool {
    message.append(Data(bytes: newBytes, count: numBytes))
}
public func CFHTTPMessageIsHeaderComplete(_ message: CFHTTPMessage) -> Bool { message.isHeaderComplete }
public func CFHTTPMessageIsRequest(_ message: CFHTTPMessage) -> Bool { message.isRequest }

/// Sets a field of the header, or removes it with `nil`. Names are the same in any case.
public func CFHTTPMessageSetHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String, _ value: String?) {
    let index = message.index(of: headerField)
    switch (index, value) {
    case (let index?, let value?): message.fields[index].value = value
    case (let index?, nil): message.fields.remove(at: index)
    case (nil, let value?): message.fields.append((headerField, value))
    case (nil, nil): break
    }
}
public func CFHTTPMessageSetBody(_ message: CFHTTPMessage, _ bodyData: Data) { message.body = bodyData }

public func CFHTTPMessageCopyVersion(_ message: CFHTTPMessage) -> Unmanaged<NSString> { .passRetained(NSString(string: message.version)) }
/// Returns the value of a field of the header, or `nil`.
public func CFHTTPMessageCopyHeaderFieldValue(_ message: CFHTTPMessage, _ headerField: String) -> Unmanaged<NSString>? {
    message.index(of: headerField).map { .passRetained(NSString(string: message.fields[$0].value)) }
}
/// Returns the fields of a complete header.
public func CFHTTPMessageCopyAllHeaderFields(_ message: CFHTTPMessage) -> Unmanaged<NSDictionary>? {
    guard message.isHeaderComplete else { return nil }
    let fields: [AnyHashable: Any] = Dictionary(message.fields.map { ($0.name, $0.value) }) { $1 }
    return .passRetained(NSDictionary(dictionary: fields))
}
public func CFHTTPMessageCopyBody(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    message.body.isEmpty ? nil : .passRetained(NSData(data: message.body))
}
/// Returns the bytes that are sent: the header, an empty line, and the body.
public func CFHTTPMessageCopySerializedMessage(_ message: CFHTTPMessage) -> Unmanaged<NSData>? {
    guard message.isHeaderComplete else { return nil }
    let header = message.startLine + "\r\n" + message.fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
    return .passRetained(NSData(data: Data(header.utf8) + message.body))
}
public func CFHTTPMessageCopyRequestMethod(_ request: CFHTTPMessage) -> Unmanaged<NSString>? {
    request.method.isEmpty ? nil : .passRetained(NSString(string: request.method))
}
public func CFHTTPMessageCopyRequestURL(_ request: CFHTTPMessage) -> Unmanaged<NSURL>? {
    request.url.flatMap { NSURL(string: $0.absoluteString) }.map { .passRetained($0) }
}
/// Returns the status of a response, or 0 before it arrives.
public func CFHTTPMessageGetResponseStatusCode(_ response: CFHTTPMessage) -> Int { response.code }
/// Returns the first line of a response.
public func CFHTTPMessageCopyResponseStatusLine(_ response: CFHTTPMessage) -> Unmanaged<NSString>? {
    response.isRequest || !response.isHeaderComplete ? nil : .passRetained(NSString(string: response.startLine))
}
