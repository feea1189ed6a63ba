import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A client's end of the control socket: each request is answered before the next is sent.
///
///     let app = try ControlConnection(path: "/tmp/app.sock")
///     let tree = try app.describe()
///     try app.request("tap", ["element": 12])
///
/// Methods may be called on any thread; calls wait for one another.
public final class ControlConnection: @unchecked Sendable {  // `lock` guards mutable state
    private let descriptor: Int32
    private let lock = NSLock()
    private var reader: LineReader
    private var nextIdentifier = 1
    private var isClosed = false

    /// The default time within which a response must arrive, in seconds of real time.
    public let patience: TimeInterval

    /// Connects to the socket at `path`.
    ///
    /// - Parameters:
    ///   - timeout: The time in seconds within which the socket must appear; 0 tries once.
    ///   - patience: The time in seconds within which a response must arrive.
    public init(path: String, timeout: TimeInterval = 0, patience: TimeInterval = 120) throws {
        let deadline = MonotonicTime.now + timeout
        while true {
            do {
                descriptor = try ControlSocket.connect(to: path)
                break
            } catch  where MonotonicTime.now < deadline {
                usleep(2000)
            }
        }
        reader = LineReader(descriptor, limit: ControlSocket.longestResponse)
        self.patience = patience
    }

    /// Creates a connection over a connected socket, which it closes.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        reader = LineReader(descriptor, limit: ControlSocket.longestResponse)
        patience = 120
    }

    deinit { if !isClosed { Glibc.close(descriptor) } }

    /// Closes the connection; the app continues. Later requests throw ``ControlError/Code/notRunning``.
    public func close() {
        lock.withLock {
            guard !isClosed else { return }
            isClosed = true
            Glibc.close(descriptor)
        }
    }

    /// Whether ``close()`` hasn't been called.
    public var isOpen: Bool { lock.withLock { !isClosed } }

    /// Sends a request and waits for its response.
    ///
    /// - Parameters:
    ///   - timeout: The time within which the response must arrive, in seconds of real time, or `nil` for ``patience``.
    /// - Returns: The response's `result`.
    /// - Throws: ``ControlError``: the response's own, `notRunning` if the app is gone, or `timedOut` if it does not respond, after which
    ///   the connection is closed.
    @discardableResult
    public func request(_ method: String, _ params: JSONValue = [:], timeout: TimeInterval? = nil) throws -> JSONValue {
        try lock.withLock {
            guard !isClosed else { throw ControlError(.notRunning, "the connection to the app is closed") }
            let identifier = nextIdentifier
            nextIdentifier += 1
            let request: JSONValue = ["id": .number(Double(identifier)), "method": .string(method), "params": params]
            let line = request.data
            guard line.count <= ControlSocket.longestLine else { throw ControlError(.badRequest, "the request is longer than 8 MiB") }
            guard ControlSocket.write(line + [UInt8(ascii: "\n")], to: descriptor) else { throw gone() }
            let deadline = MonotonicTime.now + (timeout ?? patience)
            while true {
                guard let next = reader.next(timeout: max(0, deadline - MonotonicTime.now)) else {
                    let isLate = MonotonicTime.now >= deadline
                    if !isLate { throw gone() }
                    isClosed = true
                    Glibc.close(descriptor)
                    throw ControlError(.timedOut, "the app did not answer `\(method)` within \(Int(timeout ?? patience)) s")
                }
                guard case .text(let data) = next else { throw ControlError(.failed, "the response to `\(method)` is longer than 64 MiB") }
                guard let answer = try? JSONValue(parsing: data) else {
                    throw ControlError(.failed, "the response to `\(method)` isn't JSON")
                }
                guard answer["id"]?.int == identifier else { continue }
                if let error = answer["error"] { throw ControlError(json: error) }
                return answer["result"] ?? [:]
            }
        }
    }

    private func gone() -> ControlError {
        isClosed = true
        Glibc.close(descriptor)
        return ControlError(.notRunning, "the app's process ended")
    }

    // MARK: The common requests

    /// Returns the element tree of the screen, or of the element `within`.
    public func describe(within reference: Int? = nil) throws -> ElementSnapshot {
        var params: [String: JSONValue] = ["format": "json"]
        if let reference { params["within"] = .number(Double(reference)) }
        guard let tree = try request("describe", .object(params))["tree"].flatMap(ElementSnapshot.init(json:)) else {
            throw ControlError(.failed, "the response to `describe` contains no tree")
        }
        return tree
    }

    /// Returns the elements that match `query`, a `find` request's parameters, without their children.
    public func find(_ query: JSONValue) throws -> [ElementSnapshot] {
        try request("find", query)["elements"]?.array?.compactMap(ElementSnapshot.init(json:)) ?? []
    }

    /// Returns the screen, or an element of it, as PNG.
    public func screenshot(of reference: Int? = nil) throws -> Data {
        let result = try request("screenshot", reference.map { ["element": .number(Double($0))] } ?? [:])
        guard let png = result["png"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
            throw ControlError(.failed, "the response to `screenshot` contains no picture")
        }
        return png
    }
}
