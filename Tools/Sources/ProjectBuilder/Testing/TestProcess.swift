import Foundation

/// A process of a test program: started, read and, if it hangs, terminated.
///
/// Foundation's `Process` and swift-subprocess give a child three descriptors. A test program has two more, for events: its observer's and
/// Swift Testing's. Separately from them, standard output and error remain what the tests print, in whole lines. It has no others: neither
/// the files of this process nor the pipes of another test program.
struct TestProcess {
    /// The paths of the child's event descriptors.
    static let eventsPath = "/dev/fd/3", modernEventsPath = "/dev/fd/4"

    enum Ending: Equatable {
        case exited(Int32)
        case signal(Int32)
        /// The process was terminated because nothing happened for longer than the limit.
        case timedOut
        /// The process was terminated because the run is over.
        case stopped

        var isClean: Bool { self == .exited(0) || self == .exited(1) }

        /// Returns a phrase that completes "the program": how it ended, at `place`.
        func explained(limit: TimeInterval, _ place: String = "") -> String {
            let place = place.isEmpty ? "" : " " + place
            return switch self {
            case .exited(let status): "ended with status \(status)\(place)"
            case .signal(SIGKILL): "was killed\(place) (signal 9; the system may have run out of memory)"
            case .signal(let signal): "ended with signal \(signal) (\(String(cString: strsignal(signal))))\(place)"
            case .timedOut: "was terminated after \(limit.formatted()) s\(place)"
            case .stopped: "was ended\(place)"
            }
        }
    }

    enum Input {
        /// An event of the observer, as a line of JSON.
        case event(Data)
        case modernEvent(Data)
        case text(String, stream: String)
    }

    private final class Stream {
        let descriptor: Int32, name: String
        var isOpen = true
        private var pending: [UInt8] = []
        /// Whole lines, including marks.
        var lines: [String] = []

        init(_ descriptor: Int32, _ name: String) {
            (self.descriptor, self.name) = (descriptor, name)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }

        /// Reads all available data.
        func drain() {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while isOpen {
                let count = read(descriptor, &buffer, buffer.count)
                if count > 0 {
                    pending += buffer[..<count]
                    continue
                }
                if count < 0, errno == EINTR { continue }
                if count == 0 { isOpen = false }
                break
            }
            while let newline = pending.firstIndex(of: 10) {
                append(String(decoding: pending[..<newline], as: UTF8.self))
                pending.removeSubrange(...newline)
            }
            if !isOpen, !pending.isEmpty {
                append(String(decoding: pending, as: UTF8.self))
                pending = []
            }
        }

        /// Adds a line, splitting it before a mark: a test may have left text without a newline.
        private func append(_ line: String) {
            guard let mark = line.firstIndex(of: "\u{1E}"), mark != line.startIndex else { return lines.append(line) }
            lines += [String(line[..<mark]), String(line[mark...])]
        }
    }

    var executable: String
    var arguments: [String]
    var directory: String
    var environment: [String: String]
    /// The seconds after which a test, or the phase before the first, counts as hanging.
    var limit: TimeInterval
    /// The limits of the program, whose environment it gets instead of this process's, or `nil` if it isn't confined.
    var confinement: Confinement?

    /// Runs the program to its end. `handle` receives the input in order: text before the event that it precedes; it returns `true` to
    /// restart the time limit. `allowance` is the limit that the running test requests instead.
    func run(isStopped: () -> Bool, allowance: () -> TimeInterval? = { nil }, handle: (Input) -> Bool) throws -> Ending {
        let (child, streams) = try spawn()
        defer {
            for stream in streams { close(stream.descriptor) }
            RunningPrograms.remove(child)
        }
        let (events, modern, texts) = (streams[0], streams[1], Array(streams[2...]))
        var last = DispatchTime.now().uptimeNanoseconds
        var ending: Ending?
        var killTime: UInt64?
        while streams.contains(where: \.isOpen) {
            var polled = streams.filter(\.isOpen).map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            _ = poll(&polled, nfds_t(polled.count), 100)
            // Events are read first, so that text printed before any of them is already available.
            events.drain()
            modern.drain()
            for text in texts { text.drain() }
            for line in modern.lines {
                for text in texts { take(all: text, handle) }
                if handle(.modernEvent(Data(line.utf8))) { last = DispatchTime.now().uptimeNanoseconds }
            }
            modern.lines = []
            for line in events.lines {
                for text in texts { take(text, before: Self.number(line), handle) }
                if handle(.event(Data(line.utf8))) { last = DispatchTime.now().uptimeNanoseconds }
            }
            events.lines = []
            for text in texts { take(unmarked: text, handle) }

            let now = DispatchTime.now().uptimeNanoseconds
            if let time = killTime {
                if now > time || isBacktraceDone { kill(child, SIGKILL) }
            } else if isStopped() {
                ending = .stopped
                killTime = now
                kill(child, SIGKILL)
            } else if Double(now - last) / 1e9 > allowance() ?? limit {
                ending = .timedOut
                // Swift's runtime responds with a backtrace of the main thread, and continues.
                backtraceEnd.value = false
                kill(child, SIGABRT)
                killTime = now + 8_000_000_000
            }
            // A grandchild may keep the streams open.
            if polled.allSatisfy({ $0.revents == 0 }), hasEnded(child) { break }
        }
        for text in texts { take(all: text, handle) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        if let ending { return ending }
        let signal = status & 0x7f
        return signal == 0 ? .exited((status >> 8) & 0xff) : .signal(signal)
    }

    private final class Flag { var value = false }
    private let backtraceEnd = Flag()
    private var isBacktraceDone: Bool { backtraceEnd.value }

    private func handleLine(_ line: String, _ stream: String, _ handle: (Input) -> Bool) {
        if line.hasPrefix("Backtrace took ") { backtraceEnd.value = true }
        _ = handle(.text(line, stream: stream))
    }

    private func take(all stream: Stream, _ handle: (Input) -> Bool) {
        let lines = stream.lines
        stream.lines = []
        for line in lines where !line.hasPrefix("\u{1E}") { handleLine(line, stream.name, handle) }
    }
    /// Handles the text before the mark of event `number`, or all of it if there is no such mark.
    private func take(_ stream: Stream, before number: Int?, _ handle: (Input) -> Bool) {
        guard let number, let place = stream.lines.firstIndex(of: "\u{1E}\(number)") else { return }
        let lines = stream.lines[..<place]
        stream.lines.removeSubrange(...place)
        for line in lines where !line.hasPrefix("\u{1E}") { handleLine(line, stream.name, handle) }
    }
    /// Handles the text that precedes the next mark, whose event has not been read.
    private func take(unmarked stream: Stream, _ handle: (Input) -> Bool) {
        let place = stream.lines.firstIndex { $0.hasPrefix("\u{1E}") } ?? stream.lines.endIndex
        let lines = stream.lines[..<place]
        stream.lines.removeSubrange(..<place)
        for line in lines { handleLine(line, stream.name, handle) }
    }

    private struct Numbered: Decodable { var number: Int? }
    private static func number(_ line: String) -> Int? { (try? JSONDecoder().decode(Numbered.self, from: Data(line.utf8)))?.number }

    private func hasEnded(_ child: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
    }

    // MARK: Starting

    /// Processes are started one at a time, so that no child inherits another's pipes.
    private static let spawning = NSLock()

    private func spawn() throws -> (pid_t, [Stream]) {
        Self.spawning.lock()
        defer { Self.spawning.unlock() }
        var pipes: [(read: Int32, write: Int32)] = []
        for _ in 0..<4 {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw Failure("can't create a pipe: \(String(cString: strerror(errno)))", kind: .defect) }
            // Above the child's own descriptors, so that none is overwritten before it is copied.
            _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
            pipes.append((ends[0], fcntl(ends[1], F_DUPFD_CLOEXEC, 16)))
            close(ends[1])
        }
        defer { for pipe in pipes { close(pipe.write) } }
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC), input = fcntl(nothing, F_DUPFD_CLOEXEC, 16)
        close(nothing)
        defer { close(input) }
        // Not by `env --chdir`: the preloaded library finds the Swift runtime only by the run path of the test program itself.
        let child: pid_t
        do {
            child = try Confinement.spawn(
                [executable] + arguments, in: directory, descriptors: [input] + [2, 3, 0, 1].map { pipes[$0].write },
                environment: (confinement?.environment ?? ProcessInfo.processInfo.environment).merging(environment) { $1 },
                confinement: confinement)
        } catch {
            for pipe in pipes { close(pipe.read) }
            throw error
        }
        RunningPrograms.add(child)
        return (child, zip(pipes, ["events", "modern", "stdout", "stderr"]).map { Stream($0.read, $1) })
    }

    init(
        executable: String, arguments: [String], directory: String, environment: [String: String], limit: TimeInterval,
        confinement: Confinement?
    ) {
        (self.executable, self.arguments, self.directory, self.environment, self.limit) = (
            executable, arguments, directory, environment, limit
        )
        self.confinement = confinement
    }
}

/// The running test programs, which are terminated when the command is, as a batch system does.
enum RunningPrograms {
    /// Fixed memory that a signal handler may read; 0 marks a free slot.
    nonisolated(unsafe) private static let places: UnsafeMutablePointer<pid_t> = {
        let places = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
        places.initialize(repeating: 0, count: count)
        return places
    }()
    private static let count = 256
    private static let lock = NSLock()

    static func add(_ child: pid_t) {
        lock.withLock {
            signal(SIGTERM) { _ in
                for place in 0..<RunningPrograms.count where RunningPrograms.places[place] > 0 {
                    kill(RunningPrograms.places[place], SIGKILL)
                }
                _exit(128 + SIGTERM)
            }
            if let free = (0..<count).first(where: { places[$0] == 0 }) { places[free] = child }
        }
    }
    static func remove(_ child: pid_t) {
        lock.withLock { for place in 0..<count where places[place] == child { places[place] = 0 } }
    }
}
