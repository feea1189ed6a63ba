import FoundationNetworking
import UIKitRuntime

extension URLSession {
    /// A response's bytes, all of which are available when the sequence is returned.
    // FIXME(gap): the bytes are not delivered while the server sends them.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let data: Data
        /// The task, which has ended.
        public let task: URLSessionDataTask

        /// Iterates over the response's bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var rest: Data.Iterator
            public mutating func next() async throws -> UInt8? { rest.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The text by characters, and by scalars of Unicode.
        public var characters: AsyncStream<Character> { stream(of: String(decoding: data, as: UTF8.self)) }
        public var unicodeScalars: AsyncStream<Unicode.Scalar> { stream(of: String(decoding: data, as: UTF8.self).unicodeScalars) }
        private func stream<S: Sequence>(of values: S) -> AsyncStream<S.Element> where S.Element: Sendable {
            AsyncStream { continuation in
                for value in values { continuation.yield(value) }
                continuation.finish()
            }
        }
        /// The text line by line, without the line ends; empty lines are omitted, as in Apple's sequence.
        public var lines: AsyncStream<String> {
            AsyncStream { continuation in
                for line in data.lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let running = Running()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    continuation.resume(
                        with: Result {
                            guard let response, error == nil, let task = running.task else { throw error ?? URLError(.badServerResponse) }
                            return (AsyncBytes(data: data ?? Data(), task: task), response)
                        })
                }
                task.delegate = delegate
                running.begin(task)
            }
        } onCancel: {
            running.cancel()
        }
    }
    /// The task of a call, which may be canceled before it exists.
    private final class Running: @unchecked Sendable {
        private let lock = NSLock()
        private var began: URLSessionDataTask?, isCanceled = false
        var task: URLSessionDataTask? { lock.withLock { began } }
        func begin(_ task: URLSessionDataTask) {
            let isCanceled = lock.withLock {
                began = task
                return self.isCanceled
            }
            if isCanceled { task.cancel() } else { task.resume() }
        }
        func cancel() {
            lock.withLock {
                isCanceled = true
                return began
            }?.cancel()
        }
    }

    public var allTasks: [URLSessionTask] {
        get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
    }
    public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
        get async {
            await withCheckedContinuation { continuation in getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) } }
        }
    }
}

extension Data {
    /// The lines of the text that are not empty.
    fileprivate var lines: [String] { String(decoding: self, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init) }
}

extension URL {
    /// The bytes of a resource, which are loaded when an iteration begins.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        fileprivate let url: URL

        /// Loads the resource before the first byte.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let url: URL
            fileprivate var rest: Data.Iterator?
            public mutating func next() async throws -> UInt8? {
                if rest == nil { rest = try await url.contents().makeIterator() }
                return rest?.next()
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// The text line by line, without the line ends; empty lines are omitted, as in Apple's sequence.
        public var lines: AsyncThrowingStream<String, any Error> {
            AsyncThrowingStream { [url] continuation in
                let task = Task {
                    do {
                        for line in try await url.contents().lines { continuation.yield(line) }
                        continuation.finish()
                    } catch { continuation.finish(throwing: error) }
                }
                continuation.onTermination = { _ in task.cancel() }
            }
        }
    }
    /// The bytes of the resource. A resource that can't be loaded makes the iteration throw.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The text of the resource line by line. A resource that can't be loaded makes the iteration throw.
    public var lines: AsyncThrowingStream<String, any Error> { resourceBytes.lines }

    fileprivate func contents() async throws -> Data {
        isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
    }
}

extension URLSessionConfiguration {
    /// The minimum version, stored only: the system library determines the connection's security.
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { objc_getAssociatedObject(self, &lowestTLS) as? tls_protocol_version_t ?? .TLSv12 }
        set { objc_setAssociatedObject(self, &lowestTLS, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { objc_getAssociatedObject(self, &highestTLS) as? tls_protocol_version_t ?? .TLSv13 }
        set { objc_setAssociatedObject(self, &highestTLS, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// The minimum and the maximum version, as until iOS 12.
    public var tlsMinimumSupportedProtocol: SSLProtocol {
        get { SSLProtocol(tlsMinimumSupportedProtocolVersion) }
        set { tlsMinimumSupportedProtocolVersion = newValue.version }
    }
    public var tlsMaximumSupportedProtocol: SSLProtocol {
        get { SSLProtocol(tlsMaximumSupportedProtocolVersion) }
        set { tlsMaximumSupportedProtocolVersion = newValue.version }
    }
}
nonisolated(unsafe) private var lowestTLS: UInt8 = 0, highestTLS: UInt8 = 0

/// The Security framework's names of TLS versions, with the numbers of RFC 8446.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13
    case DTLSv10 = 0xFEFF, DTLSv12 = 0xFEFD
}

/// The older names of the versions, with the numbers of the Security framework's header SecProtocolTypes.h.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0, sslProtocol2, sslProtocol3, sslProtocol3Only, tlsProtocol1, tlsProtocol1Only, sslProtocolAll
    case tlsProtocol11, tlsProtocol12, dtlsProtocol1, tlsProtocol13, dtlsProtocol12
    case tlsProtocolMaxSupported = 999

    fileprivate init(_ version: tls_protocol_version_t) {
        self =
            switch version {
            case .TLSv10: .tlsProtocol1
            case .TLSv11: .tlsProtocol11
            case .TLSv12: .tlsProtocol12
            case .TLSv13: .tlsProtocol13
            case .DTLSv10: .dtlsProtocol1
            case .DTLSv12: .dtlsProtocol12
            }
    }
    fileprivate var version: tls_protocol_version_t {
        switch self {
        case .tlsProtocol11: .TLSv11
        case .tlsProtocol12: .TLSv12
        case .tlsProtocol13, .tlsProtocolMaxSupported: .TLSv13
        case .dtlsProtocol1: .DTLSv10
        case .dtlsProtocol12: .DTLSv12
        default: .TLSv10
        }
    }
}
