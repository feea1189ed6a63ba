import Foundation

extension Stream {
    /// Creates an input stream that reads what is written to an output stream. A write waits while the buffer between them is full, and a
    /// read waits while it is empty.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let channel = BoundChannel(capacity: max(1, bufferSize))
        inputStream?.pointee = BoundInputStream(channel)
        outputStream?.pointee = BoundOutputStream(channel)
    }
}

/// The bytes on their way between two bound streams, whose ends different threads may use.
private final class BoundChannel: @unchecked Sendable {  // The condition guards its state.
    private let condition = NSCondition(), capacity: Int
    private var bytes: ArraySlice<UInt8> = [], statuses = [Stream.Status.notOpen, .notOpen]
    /// Tell the ends that their state changed.
    private var listeners: [(@Sendable () -> Void)?] = [nil, nil]
    enum End: Int { case input, output }

    init(capacity: Int) { self.capacity = capacity }

    private func locked<Result>(_ body: () -> Result) -> Result {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
    /// Changes the state, wakes waiting threads, and notifies both ends.
    private func change<Result>(_ body: () -> Result) -> Result {
        let result = locked {
            defer { condition.broadcast() }
            return body()
        }
        for notify in locked({ listeners }) { notify?() }
        return result
    }

    func status(_ end: End) -> Stream.Status {
        locked {
            let own = statuses[end.rawValue], other = statuses[1 - end.rawValue]
            guard own == .open, other == .closed else { return own }
            if end == .output { return .error }
            return bytes.isEmpty ? .atEnd : .open
        }
    }
    func set(_ status: Stream.Status, _ end: End) { change { statuses[end.rawValue] = status } }
    func listen(_ end: End, _ body: (@Sendable () -> Void)?) { locked { listeners[end.rawValue] = body } }
    var available: Int { locked { bytes.count } }
    var space: Int { locked { capacity - bytes.count } }

    func read(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
        change {
            guard statuses[0] == .open else { return -1 }
            while bytes.isEmpty, statuses[0] == .open, statuses[1] != .closed { condition.wait() }
            let part = bytes.prefix(count)
            for (index, byte) in part.enumerated() { buffer[index] = byte }
            bytes = bytes.dropFirst(part.count)
            return part.count
        }
    }
    func write(_ buffer: UnsafePointer<UInt8>, _ count: Int) -> Int {
        change {
            guard statuses[1] == .open else { return -1 }
            while bytes.count == capacity, statuses[1] == .open, statuses[0] != .closed { condition.wait() }
            guard statuses[0] != .closed, statuses[1] == .open else { return -1 }
            let part = min(count, capacity - bytes.count)
            bytes += UnsafeBufferPointer(start: buffer, count: part)
            return part
        }
    }
}

/// Delivers the events of one end to its delegate, on the run loop where it is scheduled.
private final class StreamEvents: @unchecked Sendable {  // The lock guards its state.
    private let lock = NSLock(), next: () -> Stream.Event?
    private var loop: RunLoop?, mode = RunLoop.Mode.default, saidOpen = false, saidEnd = false, isPending = false
    private weak var stream: Stream?

    init(_ stream: Stream, next: @escaping () -> Stream.Event?) { (self.stream, self.next) = (stream, next) }

    func schedule(in loop: RunLoop?, _ mode: RunLoop.Mode) {
        (self.loop, self.mode) = (loop, mode)
        notify()
    }
    @Sendable func notify() {
        guard let loop else { return }
        let isFirst = lock.withLock {
            defer { isPending = true }
            return !isPending
        }
        guard isFirst else { return }
        if loop === RunLoop.main {  // wall clock: the app schedules the stream there
            DispatchQueue.main.async { self.send() }
        } else {
            loop.perform(inModes: [mode]) { self.send() }
        }
    }
    private func send() {
        lock.withLock { isPending = false }
        guard let stream, loop != nil, !saidEnd else { return }
        if !saidOpen, stream.streamStatus != .notOpen {
            saidOpen = true
            stream.delegate?.stream(stream, handle: .openCompleted)
        }
        guard let event = next() else { return }
        saidEnd = [.endEncountered, .errorOccurred].contains(event)
        stream.delegate?.stream(stream, handle: event)
    }
}

private final class BoundInputStream: InputStream {
    private let channel: BoundChannel
    private lazy var events = StreamEvents(self) { [unowned self] in
        if channel.available > 0 { return .hasBytesAvailable }
        return streamStatus == .atEnd ? .endEncountered : nil
    }
    init(_ channel: BoundChannel) {
        self.channel = channel
        super.init(data: Data())
    }
    deinit { channel.set(.closed, .input) }
    override func open() { channel.set(.open, .input) }
    override func close() { channel.set(.closed, .input) }
    override var streamStatus: Status { channel.status(.input) }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { channel.available > 0 }
    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { channel.read(buffer, len) }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        channel.listen(.input, events.notify)
        events.schedule(in: aRunLoop, mode)
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        channel.listen(.input, nil)
        events.schedule(in: nil, mode)
    }
}

private final class BoundOutputStream: OutputStream {
    private let channel: BoundChannel
    private lazy var events = StreamEvents(self) { [unowned self] in
        switch streamStatus {
        case .open: channel.space > 0 ? .hasSpaceAvailable : nil
        case .error: .errorOccurred
        default: nil
        }
    }
    init(_ channel: BoundChannel) {
        self.channel = channel
        super.init(toMemory: ())
    }
    required init(toMemory: ()) {
        channel = BoundChannel(capacity: 1)
        super.init(toMemory: ())
    }
    deinit { channel.set(.closed, .output) }
    override func open() { channel.set(.open, .output) }
    override func close() { channel.set(.closed, .output) }
    override var streamStatus: Status { channel.status(.output) }
    override var streamError: (any Error)? { streamStatus == .error ? POSIXError(.EPIPE) : nil }
    override var hasSpaceAvailable: Bool { channel.space > 0 }
    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { channel.write(buffer, len) }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        channel.listen(.output, events.notify)
        events.schedule(in: aRunLoop, mode)
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        channel.listen(.output, nil)
        events.schedule(in: nil, mode)
    }
}
