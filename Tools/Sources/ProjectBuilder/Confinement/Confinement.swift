import CSystemCalls
import Foundation

/// The limits of a program that runs untrusted code: files by Landlock, sockets by a seccomp filter. Its child processes are confined with
/// it.
struct Confinement: Codable, Sendable {
    enum Network: String, Codable, Sendable {
        /// Everything that the user's own programs can reach.
        case all
        /// The network, but no socket of another program on this machine, such as the session's message bus.
        case outside
        /// Incoming connections only.
        case listening
        case none

        fileprivate var sockets: us_sockets {
            switch self {
            case .all: US_SOCKETS_ALL
            case .outside: US_SOCKETS_NETWORK
            case .listening: US_SOCKETS_LISTENING
            case .none: US_SOCKETS_NONE
            }
        }
    }

    /// Files and folders whose contents may be read and run. Paths that don't exist are skipped.
    var readable: [String]
    /// Files and folders whose contents may also be changed.
    var writable: [String]
    var network: Network
    /// The program's entire environment, or in the words that ``prefix()`` returns, what differs from the environment of `kept`.
    var environment: [String: String]
    /// The variables that the program gets from this process's environment, without their values.
    private(set) var kept: Set<String> = []

    init(readable: [String], writable: [String], network: Network, environment: [String: String]) {
        (self.readable, self.writable, self.network, self.environment) = (readable, writable, network, environment)
    }

    /// Whether the kernel supports confining programs.
    static var isAvailable: Bool { version > 0 }

    /// The kernel's version of Landlock, or 0 if it has none.
    static let version = Int(us_landlock_version())

    /// The warning that is printed once if the kernel doesn't support it.
    static let unavailable =
        "this kernel has no Landlock, or has it turned off: the project's code can read and change everything that you can"

    /// Returns the ruleset's file descriptor, or -1 if the kernel has no Landlock.
    private func ruleset() throws -> Int32 {
        guard Self.isAvailable else { return -1 }
        let rules = readable.map { ($0, US_READ) } + writable.map { ($0, US_WRITE) }
        let paths = rules.map { strdup($0.0) }
        defer { for path in paths { free(path) } }
        let all = zip(paths, rules).map { us_rule(path: $0, access: $1.1) }
        let descriptor = us_ruleset(all, all.count, network.sockets)
        guard descriptor >= 0 else {
            throw Failure("the program cannot be confined: \(String(cString: strerror(-descriptor)))", kind: .defect)
        }
        return descriptor
    }

    // MARK: Running

    /// Replaces this process with the program, which is looked up on `PATH` unless it is a path.
    func become(_ words: [String]) throws -> Never {
        let ruleset = try ruleset()
        if ruleset >= 0 {
            let failure = us_confine(ruleset, network.sockets)
            guard failure == 0 else {
                throw Failure("the program cannot be confined: \(String(cString: strerror(failure)))", kind: .defect)
            }
            close(ruleset)
        }
        let program = words.first.flatMap { $0.contains("/") ? $0 : Self.found($0) } ?? ""
        CStrings.with(words, environment) { _ = execve(program, $0, $1) }
        throw Failure("cannot start \(words.first ?? "nothing"): \(String(cString: strerror(errno)))")
    }

    /// Returns the path of the program with that name on `PATH`.
    static func found(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { String($0).appending(name) }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// Runs the program on our terminal and returns how it ended: an exit code, or the signal that killed it. Interrupts and termination
    /// requests reach it.
    static func attend(_ executable: String, environment: [String: String], confinement: Confinement?) throws -> (
        status: Int32, signal: Int32?
    ) {
        // The terminal sends its interrupt to both processes; only the child acts on it.
        signal(SIGINT) { _ in }
        signal(SIGTERM) { _ in if Confinement.attended > 0 { kill(Confinement.attended, SIGTERM) } }
        let child = try spawn(executable, environment: environment, confinement: confinement)
        attended = child
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        attended = 0
        let ended = status & 0x7f
        return ended == 0 ? ((status >> 8) & 0xff, nil) : (128 + ended, ended)
    }

    /// Starts the program, which keeps the descriptors that are not closed on exec.
    static func spawn(_ executable: String, environment: [String: String], confinement: Confinement?) throws -> pid_t {
        let ruleset = try confinement?.ruleset() ?? -1
        defer { if ruleset >= 0 { close(ruleset) } }
        var child: pid_t = 0
        let failure = CStrings.with([executable], environment) {
            us_spawn(&child, executable, $0, $1, ruleset, confinement?.network.sockets ?? US_SOCKETS_ALL)
        }
        guard failure == 0 else { throw Failure("cannot start \(executable): \(String(cString: strerror(failure)))", kind: .defect) }
        return child
    }

    /// Starts a program in a folder. It gets the descriptors as its own, from 0 on, and no others of this process.
    /// - Parameters:
    ///   - words: The program's path, and its arguments.
    ///   - descriptors: Descriptors from 16 on.
    static func spawn(
        _ words: [String], in folder: String, descriptors: [Int32], environment: [String: String], confinement: Confinement?
    ) throws -> pid_t {
        let ruleset = try confinement?.ruleset() ?? -1
        defer { if ruleset >= 0 { close(ruleset) } }
        var child: pid_t = 0
        let failure = CStrings.with(words, environment) {
            us_spawn_with(
                &child, words[0], $0, $1, ruleset, confinement?.network.sockets ?? US_SOCKETS_ALL, folder, descriptors,
                Int32(descriptors.count))
        }
        guard failure == 0 else { throw Failure("cannot start \(words[0]): \(String(cString: strerror(failure)))", kind: .defect) }
        return child
    }

    /// Read by a signal handler, which cannot take a lock; written by the one thread that starts programs.
    nonisolated(unsafe) private static var attended: pid_t = 0

    // MARK: For programs that another part of the command starts

    /// The argument that makes the command confine itself and replace itself with another program.
    public static let word = "__confined"

    /// Returns the words that precede a command so that it runs confined. Empty, with a warning, if that isn't possible.
    ///
    /// All users of the machine can read a program's words. The values of the user's variables are not among them.
    func prefix() throws -> [String] {
        guard Self.isAvailable, let command = Self.command else {
            Terminal.warningOnce(Self.unavailable)
            return []
        }
        let own = ProcessInfo.processInfo.environment
        var words = self
        words.kept = Set(environment.filter { own[$0.key] == $0.value }.keys)
        words.environment = environment.filter { own[$0.key] != $0.value }
        let text = String(decoding: try JSONEncoder().encode(words), as: UTF8.self)
        // Linux limits an argument to 128 KiB. A longer text is divided: its parts, of at most 100,000 bytes, follow their number.
        guard text.utf8.count > 100_000 else { return [command, Self.word, text] }
        let scalars = Array(text.unicodeScalars)
        let parts = stride(from: 0, to: scalars.count, by: 25_000).map { start in
            String(String.UnicodeScalarView(scalars[start..<min(start + 25_000, scalars.count)]))
        }
        return [command, Self.word, "\(parts.count)"] + parts
    }

    /// Returns the confinement in the words of ``prefix()``, and the words after it.
    fileprivate static func read(_ words: ArraySlice<String>) -> (Confinement, rest: ArraySlice<String>)? {
        guard let first = words.first else { return nil }
        let count = Int(first).map { max(0, $0) }, parts = count.map { words.dropFirst().prefix($0) } ?? words.prefix(1)
        guard let confinement = try? JSONDecoder().decode(Confinement.self, from: Data(parts.joined().utf8)) else { return nil }
        return (confinement, words[parts.endIndex...])
    }

    /// Restores the environment of a confinement from the words of ``prefix()``.
    fileprivate mutating func restoreEnvironment() {
        environment.merge(ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }) { own, _ in own }
    }

    /// The path of this program, or of the one beside the tests that runs in its place.
    static let command: String? = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        if own.lastPathComponent == "understudy" { return own }
        let beside = CommandLine.arguments[0].standardizedPath.deletingLastPathComponent.appending("understudy")
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
    }()
}

/// Support for starting the command in order to confine itself and become another program.
public enum ConfinedProgram {
    /// Becomes the confined program if the arguments ask for it; otherwise returns.
    public static func runIfAsked(_ arguments: [String]) throws {
        guard arguments.count > 3, arguments[1] == Confinement.word else { return }
        guard let (limits, program) = Confinement.read(arguments[2...]), !program.isEmpty else {
            throw Failure("'\(Confinement.word)' is reserved for internal use", kind: .usage)
        }
        var confinement = limits
        confinement.restoreEnvironment()
        try confinement.become(Array(program))
    }
}

/// `nil`-terminated lists of C strings.
private enum CStrings {
    static func with<Result>(
        _ words: [String], _ environment: [String: String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let lists = [words, environment.map { "\($0)=\($1)" }].map { list in list.map { strdup($0) } + [nil] }
        defer { for text in lists.joined() { free(text) } }
        // Neither list is empty: each ends with nil.
        return lists[0].withUnsafeBufferPointer { words in lists[1].withUnsafeBufferPointer { body(words.baseAddress!, $0.baseAddress!) } }
    }
}
