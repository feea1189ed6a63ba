import AutomationClient
import Foundation

/// A Model Context Protocol server: JSON-RPC 2.0, one message per line, on two files.
///
/// https://modelcontextprotocol.io/specification/2025-11-25 and the versions before it. Messages about the server itself are answered at
/// once; tools run one after another on a separate thread, so that clients get answers while a project builds.
public final class AgentServer: @unchecked Sendable {  // `lock` guards mutable state
    private let tools: AgentTools
    private let output: FileHandle
    /// The command's version, which clients can request.
    private let version: String
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "tools")
    private var cancelled: Set<JSONValue> = []
    private var waiting: Set<JSONValue> = []

    static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    private static let mostWaiting = 64

    /// Creates a server.
    /// - Parameters:
    ///   - tools: The tools that it offers.
    ///   - version: The command's version, which clients can request.
    ///   - output: The file to which responses are written.
    public init(tools: AgentTools, version: String, output: FileHandle) {
        (self.tools, self.version, self.output) = (tools, version, output)
    }

    /// Serves the messages of `input` until it ends, then ends the app.
    public func serve(_ input: FileHandle) {
        var reader = LineReader(input.fileDescriptor)
        while let line = reader.next() {
            switch line {
            case .text(let data): receive(data)
            case .tooLong: send(AgentServer.error(.null, -32600, "a message has at most \(ControlSocket.longestLine) bytes"))
            }
        }
        queue.sync {}
        tools.end()
    }

    private func send(_ message: JSONValue) {
        let line = message.data + [UInt8(ascii: "\n")]
        // A client that has disconnected is detected at the end of its input.
        lock.withLock { try? output.write(contentsOf: line) }
    }

    static func error(_ id: JSONValue, _ code: Int, _ message: String) -> JSONValue {
        ["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(code)), "message": .string(message)]]
    }

    // MARK: Messages

    /// Handles one line.
    func receive(_ line: Data) {
        if line.isBlankLine { return }
        guard let message = try? JSONValue(parsing: line) else { return send(AgentServer.error(.null, -32700, "the message isn't JSON")) }
        if let batch = message.array {
            // Only version 2025-03-26 has batches; each response is sent on its own line.
            guard !batch.isEmpty, batch.count <= AgentServer.mostWaiting else {
                return send(AgentServer.error(.null, -32600, "a batch has 1 to \(AgentServer.mostWaiting) messages"))
            }
            for message in batch { take(message) }
        } else {
            take(message)
        }
    }

    private func take(_ message: JSONValue) {
        guard message["jsonrpc"]?.string == "2.0" else { return send(AgentServer.error(.null, -32600, "the message is not JSON-RPC 2.0")) }
        guard let method = message["method"]?.string else {
            // A response without a request is ignored.
            if message["result"] == nil, message["error"] == nil { send(AgentServer.error(.null, -32600, "`method` is missing")) }
            return
        }
        let params = message["params"] ?? [:]
        guard let id = message["id"] else { return note(method, params) }
        guard id.string != nil || id.number != nil else {
            return send(AgentServer.error(.null, -32600, "`id` must be a string or a number"))
        }
        guard params.object != nil else { return send(AgentServer.error(id, -32602, "`params` isn't an object")) }
        switch method {
        case "initialize": send(["jsonrpc": "2.0", "id": id, "result": greeting(params)])
        case "ping": send(["jsonrpc": "2.0", "id": id, "result": [:]])
        case "tools/list":
            guard params["cursor"] == nil else { return send(AgentServer.error(id, -32602, "the list of tools has only one page")) }
            send(["jsonrpc": "2.0", "id": id, "result": ["tools": .array(AgentTools.all.map(\.json))]])
        case "tools/call": call(id, params)
        case "logging/setLevel": send(["jsonrpc": "2.0", "id": id, "result": [:]])
        default: send(AgentServer.error(id, -32601, "there is no method `\(method)`"))
        }
    }

    private func note(_ method: String, _ params: JSONValue) {
        guard method == "notifications/cancelled", let id = params["requestId"] else { return }
        lock.withLock { if waiting.contains(id) { cancelled.insert(id) } }
    }

    private func greeting(_ params: JSONValue) -> JSONValue {
        let asked = params["protocolVersion"]?.string ?? ""
        return [
            "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions.last ?? asked),
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "understudy", "title": "Understudy", "version": .string(version)],
            "instructions": """
            Builds and runs iOS apps on Linux and drives them. Call run first; it shows the screen, a line an element. Numbers at the beginning of lines name \
            elements for tap, type and swipe; so does their text. The app's clock stands still between calls: nothing happens while you think, and wait moves it. \
            Each action says what it changed.
            """,
        ]
    }

    private func call(_ id: JSONValue, _ params: JSONValue) {
        guard let name = params["name"]?.string else { return send(AgentServer.error(id, -32602, "`name` is missing")) }
        guard let tool = AgentTools.all.first(where: { $0.name == name }) else {
            return send(AgentServer.error(id, -32602, "there is no tool `\(name)`"))
        }
        let arguments = params["arguments"] ?? [:]
        guard arguments.object != nil else { return send(AgentServer.error(id, -32602, "`arguments` isn't an object")) }
        guard lock.withLock({ waiting.count < AgentServer.mostWaiting && waiting.insert(id).inserted }) else {
            return send(AgentServer.error(id, -32600, "too many calls are waiting, or two have the same id"))
        }
        queue.async { [self] in
            let isCancelled = lock.withLock { () -> Bool in
                waiting.remove(id)
                return cancelled.remove(id) != nil
            }
            // A client that cancels a request expects no response.
            if isCancelled { return }
            send(["jsonrpc": "2.0", "id": id, "result": tools.call(tool, arguments)])
        }
    }
}
