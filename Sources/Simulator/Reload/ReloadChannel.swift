import Foundation

/// What `understudy run` sends to the app that it watches over, a line of JSON each.
struct ReloadRequest: Codable, Equatable {
    enum Kind: String, Codable {
        /// Load `library`, which replaces bodies of the app's functions.
        case load
        /// What the compiler refuses of the sources as they are now; none clears the page.
        case errors
        /// The app is about to be built anew and started again, for the reason in `text`.
        case relaunch
    }

    struct Problem: Codable, Equatable {
        var file: String
        var line: Int
        var column: Int
        var message: String
        /// The line of the file that the message is about.
        var source: String
    }

    var kind: Kind
    /// The answer repeats it.
    var number: Int
    var library: String?
    /// Unqualified names of the types whose members changed.
    var types: [String]?
    /// Whether anything on screen may depend on what changed, as on a free function or a structure.
    var isBroad: Bool?
    var problems: [Problem]?
    var text: String?
}

/// What the app answers.
struct ReloadReply: Codable, Equatable {
    enum Kind: String, Codable {
        /// Where the page is, for the next process of the app to be at the same place.
        case address
        case done
        case failed
    }
    var kind: Kind
    var number: Int?
    var text: String?
}

/// The app's end of a socket pair that `understudy run` makes before it starts the app. Nobody else can open it: it has no name and no
/// address.
final class ReloadChannel: @unchecked Sendable {  // The descriptor and the buffer are used on the main queue alone.
    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?
    private var received = Data()
    /// A longer line is none of the command's.
    private static let longest = 8 << 20

    /// The channel that `UNDERSTUDY_RELOAD` numbers; nil where the environment names none, or no socket.
    init?(_ environment: [String: String]) {
        guard let number = environment["UNDERSTUDY_RELOAD"].flatMap(Int32.init), fcntl(number, F_GETFD) >= 0 else { return nil }
        var kind: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard getsockopt(number, SOL_SOCKET, SO_DOMAIN, &kind, &size) == 0, kind == AF_UNIX else { return nil }
        descriptor = number
        // What the app starts gets no part of it.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Calls `receive` on the main queue for each request, and `ended` once when the command is gone.
    func start(receive: @escaping @MainActor (ReloadRequest) -> Void, ended: @escaping @MainActor () -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            guard let self else { return }
            let isOpen = read()
            MainActor.assumeIsolated { for request in self.requests() { receive(request) } }
            guard !isOpen else { return }
            self.source?.cancel()
            self.source = nil
            MainActor.assumeIsolated { ended() }
        }
        self.source = source
        source.resume()
    }

    /// False where nothing can come any more.
    private func read() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                received.append(contentsOf: buffer[..<count])
                if received.count > Self.longest { return false }
            } else if count == 0 || errno != EINTR {
                return count < 0 && errno == EAGAIN
            }
        }
    }

    private func requests() -> [ReloadRequest] {
        var result: [ReloadRequest] = []
        while let end = received.firstIndex(of: 10) {
            if let request = try? JSONDecoder().decode(ReloadRequest.self, from: received[received.startIndex..<end]) {
                result.append(request)
            }
            received = Data(received[received.index(after: end)...])
        }
        return result
    }

    func send(_ reply: ReloadReply) {
        guard var line = try? JSONEncoder().encode(reply) else { return }
        line.append(10)
        // An answer is short, and the command reads: it fits into the socket's buffer.
        line.withUnsafeBytes { _ = Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
}
