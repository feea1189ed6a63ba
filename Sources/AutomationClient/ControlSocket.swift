import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Unix sockets of the control protocol, by file descriptor.
public enum ControlSocket {
    /// The maximum length of a request, in bytes.
    public static let longestLine = 8 << 20
    /// The maximum length of a response, in bytes. A picture of a screen full of photos is larger than any request.
    public static let longestResponse = 64 << 20
    /// The maximum number of clients of a listening socket at a time.
    public static let mostClients = 64

    /// Creates a socket that listens at `path` and that only this user can open (mode 0600).
    ///
    /// A socket left by a process that has ended is replaced; any other file is an error, and so is a path longer than the system's limit
    /// (107 bytes).
    public static func listen(at path: String) throws -> Int32 {
        if isSocket(path) {
            if let descriptor = try? connect(to: path) {
                close(descriptor)
                throw ControlError(.failed, "\(path): another process is listening on this socket")
            }
            unlink(path)
        }
        let descriptor = try make()
        do {
            // Set before the name exists, so that no other process can open the socket in between.
            let old = umask(0o177)
            defer { umask(old) }
            try withAddress(path) { address, length in
                guard bind(descriptor, address, length) == 0 else { throw failure("\(path): the socket can't be created") }
            }
            guard Glibc.listen(descriptor, 16) == 0 else { throw failure("\(path): the socket cannot be opened") }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// The variable with the number of the socket that a launched app inherits.
    static let variable = "UNDERSTUDY_CONTROL_SOCKET"

    /// Returns the socket that this process inherited, or `nil`: one that listens, or the end of a pair whose other end its only client
    /// has.
    /// - Parameter environment: The environment of the process.
    public static func inherited(_ environment: [String: String]) -> Int32? {
        guard let descriptor = environment[variable].flatMap(Int32.init), listens(descriptor) != nil else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    /// Returns whether the socket listens, or `nil` if the descriptor isn't a socket.
    private static func listens(_ descriptor: Int32) -> Bool? {
        var listens: Int32 = 0
        var length = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) == 0 ? listens != 0 : nil
    }

    /// Creates two sockets that are connected to each other.
    static func pair() throws -> (own: Int32, other: Int32) {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw failure("can't create sockets")
        }
        return (ends[0], ends[1])
    }

    /// Connects to the socket at `path`.
    public static func connect(to path: String) throws -> Int32 {
        let descriptor = try make()
        do {
            try withAddress(path) { address, length in
                guard Glibc.connect(descriptor, address, length) == 0 else { throw failure("\(path): no app is listening on this socket") }
            }
            return descriptor
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Accepts clients at a listening socket until it is shut down; each is served, and closed at the end, on a separate thread. An end of
    /// a pair is served itself.
    ///
    /// A client that does not read blocks ``write(_:to:)`` for at most 5 seconds. Each client has a thread, so one beyond ``mostClients``
    /// is disconnected at once.
    /// - Parameters:
    ///   - descriptor: The socket, from ``listen(at:)`` or ``inherited(_:)``.
    ///   - name: The name of the threads, for debuggers.
    ///   - serve: Serves a client until it leaves. It is called on the client's thread.
    public static func accept(at descriptor: Int32, threads name: String, serve: @escaping @Sendable (_ client: Int32) -> Void) {
        if listens(descriptor) == false {
            limitWrites(to: descriptor)
            return thread(name + " client") { serve(descriptor) }
        }
        let places = Places()
        thread(name) {
            while true {
                let client = Glibc.accept(descriptor, nil, nil)
                if client < 0 {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    if errno == EMFILE || errno == ENFILE {
                        // Another client's disconnection frees a place.
                        usleep(10_000)
                        continue
                    }
                    return
                }
                guard places.take() else {
                    close(client)
                    continue
                }
                _ = fcntl(client, F_SETFD, FD_CLOEXEC)
                limitWrites(to: client)
                thread(name + " client") {
                    serve(client)
                    places.leave()
                }
            }
        }
    }

    private static func limitWrites(to client: Int32) {
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// The places of the clients of one listening socket.
    private final class Places: @unchecked Sendable {  // `lock` guards the number
        private let lock = NSLock()
        private var taken = 0

        /// Returns whether a place was free.
        func take() -> Bool {
            lock.withLock {
                guard taken < ControlSocket.mostClients else { return false }
                taken += 1
                return true
            }
        }

        func leave() { lock.withLock { taken -= 1 } }
    }

    /// Starts a detached thread, with enough stack for deeply nested JSON.
    private static func thread(_ name: String, _ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = name
        thread.stackSize = 4 << 20
        thread.start()
    }

    /// Writes all of the data. Returns `false` if the other side is gone.
    public static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    private static func isSocket(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }

    private static func make() throws -> Int32 {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw failure("can't create a socket") }
        return descriptor
    }

    private static func failure(_ what: String) -> ControlError {
        ControlError(.notRunning, "\(what): \(String(cString: strerror(errno)))")
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) throws -> Void) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        guard !bytes.isEmpty, bytes.count < room, !bytes.contains(0) else {
            throw ControlError(.failed, "\(path): a socket's path must have 1 to \(room - 1) bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        try withUnsafePointer(to: &address) { pointer in
            try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { try body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
        }
    }
}

/// Reads the lines that arrive at a descriptor.
public struct LineReader {
    /// A line, or an indication that it is longer than the limit; its rest is skipped.
    public enum Line { case text(Data), tooLong }

    private let descriptor: Int32
    private let limit: Int
    private var buffer: [UInt8] = []
    private var searched = 0
    private var isSkipping = false
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)

    /// Creates a reader of a descriptor, which it doesn't close, and of lines of at most `limit` bytes.
    public init(_ descriptor: Int32, limit: Int = ControlSocket.longestLine) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Returns the next line without its terminator, or `nil` at the end of the stream, after a read error, or if nothing arrives within
    /// `timeout` seconds.
    public mutating func next(timeout: TimeInterval? = nil) -> Line? {
        let deadline = timeout.map { MonotonicTime.now + $0 }
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[..<end]), wasSkipping = isSkipping
                buffer.removeSubrange(...end)
                (searched, isSkipping) = (0, false)
                if wasSkipping { continue }
                return line.count > limit ? .tooLong : .text(line)
            }
            searched = buffer.count
            if buffer.count > limit {
                buffer.removeAll()
                searched = 0
                if !isSkipping {
                    isSkipping = true
                    return .tooLong
                }
            }
            if let deadline {
                var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                let left = max(0, deadline - MonotonicTime.now)
                let ready = poll(&poller, 1, Int32(min(left * 1000 + 1, 1e9)))
                if ready < 0, errno == EINTR { continue }
                guard ready > 0 else { return nil }
            }
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            buffer += chunk[..<count]
        }
    }
}

/// The system's monotonic clock in seconds.
public enum MonotonicTime {
    /// The seconds since an arbitrary moment, usually the machine's start.
    public static var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
}
