import Foundation
import LoopbackServer

/// What a page can send, decoded.
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

/// What a page is sent.
enum BrowserOutput: Sendable {
    /// Tiles, as ``FrameStream`` packs them.
    case frame(Data)
    /// JSON: what the device is, with its orientation and appearance, or the answer to a request.
    case text(String)
}

/// Carries messages between the server's thread and the main loop.
final class BrowserLink: @unchecked Sendable {  // `lock` guards all that changes
    private let lock = NSLock()
    private var inbox: [(client: Int, input: BrowserInput)] = []
    private var clients: [Int: LoopbackSocket] = [:]
    private var numbers: [LoopbackSocket: Int] = [:]
    private var nextClient = 1

    /// While the app does not take its input, moves of one finger count once from here on.
    private static let crowded = 1000
    /// A page that has sent this much more than the app takes is a page no longer.
    private static let full = 4000

    /// Called from the server's thread. False when the page has sent more than there is room for.
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

    /// The main run loop otherwise sleeps until the next frame.
    private func wake() { DispatchQueue.main.async {} }

    /// Called from the main loop: everything received since the last call.
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

    /// Ends every page's socket, so that pages learn the app has ended.
    func close() {
        for socket in lock.withLock({ Array(clients.values) }) { socket.close() }
    }
}
