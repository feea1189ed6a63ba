import Foundation
import LoopbackServer

/// A decoded message from a page.
enum BrowserInput: Sendable, Equatable {
    case touch(identifier: Int, phase: String, x: Double, y: Double)
    case text(String)
    case key(String)
    case device(String)
    case orientation(String)
    case appearance(String)
    case memoryWarning
    case joined
    case left
    case acknowledged(UInt32)
    /// A request of the control protocol, as JSON.
    case request(String)
}

/// A message to a page.
enum BrowserOutput: Sendable {
    /// Tiles, as ``FrameStream`` packs them.
    case frame(Data)
    /// JSON with the device, its orientation, and its appearance, or the response to a request.
    case text(String)
}

/// Carries messages between the server's thread and the main loop.
final class BrowserLink: @unchecked Sendable {  // `lock` guards mutable state
    private let lock = NSLock()
    private var inbox: [(client: Int, input: BrowserInput)] = []
    private var clients: [Int: LoopbackSocket] = [:]
    private var numbers: [LoopbackSocket: Int] = [:]
    private var nextClient = 1

    /// The number of waiting messages from which successive moves of a finger are merged.
    private static let crowded = 1000
    /// The number of waiting messages at which a page is disconnected.
    private static let full = 4000

    /// Adds a message; called on the server's thread. Returns `false` if too many messages are waiting.
    func receive(_ input: BrowserInput, from socket: LoopbackSocket) -> Bool {
        let (hasRoom, isFirst) = lock.withLock { () -> (Bool, Bool) in
            guard let client = numbers[socket] else { return (true, false) }
            if inbox.count >= BrowserLink.crowded, let last = inbox.last, last.client == client, BrowserLink.replaces(input, last.input) {
                inbox[inbox.count - 1] = (client, input)
                return (true, false)
            }
            guard inbox.count < BrowserLink.full else { return (false, false) }
            inbox.append((client, input))
            return (true, inbox.count == 1)
        }
        if isFirst { wake() }
        return hasRoom
    }

    private static func replaces(_ input: BrowserInput, _ last: BrowserInput) -> Bool {
        guard case .touch(let finger, "moved", _, _) = input, case .touch(finger, "moved", _, _) = last else { return false }
        return true
    }

    /// Wakes the main run loop, which otherwise sleeps until the next frame.
    private func wake() { DispatchQueue.main.async {} }

    /// Returns the messages since the last call; called on the main loop.
    func drain() -> [(client: Int, input: BrowserInput)] {
        lock.withLock {
            defer { inbox.removeAll() }
            return inbox
        }
    }

    func join(_ socket: LoopbackSocket) {
        lock.withLock {
            (numbers[socket], clients[nextClient]) = (nextClient, socket)
            inbox.append((nextClient, .joined))
            nextClient += 1
        }
        wake()
    }

    func leave(_ socket: LoopbackSocket) {
        lock.withLock {
            guard let client = numbers.removeValue(forKey: socket) else { return }
            clients[client] = nil
            inbox.append((client, .left))
        }
        wake()
    }

    func send(_ output: BrowserOutput, to client: Int) {
        guard let socket = lock.withLock({ clients[client] }) else { return }
        switch output {
        case .frame(let data): socket.send(data)
        case .text(let text): socket.send(text)
        }
    }

    /// Ends every page's socket, so that pages detect that the app has ended.
    func close() {
        for socket in lock.withLock({ Array(clients.values) }) { socket.close() }
    }
}
