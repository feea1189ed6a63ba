import Foundation

/// What a page can send, decoded.
enum BrowserInput: Sendable {
    case touch(identifier: Int, phase: String, x: Double, y: Double)
    case text(String)
    case key(String)
    case device(String)
    case orientation(String)
    case appearance(String)
    case memoryWarning
    case joined(Int)
    case left(Int)
    case acknowledged(client: Int, frame: UInt32)
}

/// What a page is sent.
enum BrowserOutput: Sendable {
    /// Tiles, as ``FrameStream`` packs them.
    case frame(Data)
    /// JSON: device, orientation, appearance.
    case state(String)
}

/// Carries messages between the server's tasks and the main loop.
final class BrowserLink: @unchecked Sendable {
    private let lock = NSLock()
    private var inbox: [BrowserInput] = []
    private var clients: [Int: AsyncStream<BrowserOutput>.Continuation] = [:]
    private var nextClient = 1

    /// Called from the server's tasks.
    func receive(_ input: BrowserInput) {
        lock.withLock { inbox.append(input) }
        // Wakes the main run loop, which otherwise sleeps until the next frame.
        DispatchQueue.main.async {}
    }

    /// Called from the main loop: everything received since the last call.
    func drain() -> [BrowserInput] {
        lock.withLock {
            defer { inbox.removeAll() }
            return inbox
        }
    }

    func join() -> (client: Int, outputs: AsyncStream<BrowserOutput>) {
        let (stream, continuation) = AsyncStream.makeStream(of: BrowserOutput.self)
        let client = lock.withLock {
            let client = nextClient
            nextClient += 1
            clients[client] = continuation
            return client
        }
        receive(.joined(client))
        return (client, stream)
    }

    func leave(_ client: Int) {
        lock.withLock { clients.removeValue(forKey: client) }?.finish()
        receive(.left(client))
    }

    func send(_ output: BrowserOutput, to client: Int) { _ = lock.withLock { clients[client] }?.yield(output) }

    /// Ends every page's stream, so that pages learn the app has ended.
    func close() {
        let open = lock.withLock {
            defer { clients = [:] }
            return Array(clients.values)
        }
        for client in open { client.finish() }
    }
}
