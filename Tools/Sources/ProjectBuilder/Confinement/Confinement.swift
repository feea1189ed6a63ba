import CSystemCalls
import Foundation

/// What a program that runs a stranger's code may reach: files by Landlock, sockets by a seccomp filter. All that it starts is confined
/// with it.
struct Confinement: Codable, Sendable {
    enum Network: String, Codable, Sendable {
        /// Whatever the person's own programs reach.
        case all
        /// The network, but no other program of this machine by a socket of its own, such as the session's message bus.
        case outside
        /// Being connected to, and nothing that goes out.
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

    /// Files and folders whose contents may be read, and run. What is not there is passed over.
    var readable: [String]
    /// Files and folders whose contents may be changed as well.
    var writable: [String]
    var network: Network
    /// All that the program sees of the environment.
    var environment: [String: String]

    /// Whether the kernel confines programs.
    static var isAvailable: Bool { version > 0 }

    /// The version of Landlock that the kernel has, 0 for none.
    static let version = Int(us_landlock_version())

    /// Said once where it does not.
    static let unavailable = "this kernel has no Landlock, or has it turned off: what the project runs can read and change all that you can"

    /// The ruleset's descriptor; -1 where the kernel has no Landlock.
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

    /// Becomes the program, found on `PATH` where it is no path.
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

    /// The program of that name on `PATH`.
    static func found(_ name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { String($0).appending(name) }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    /// Runs the program on our terminal and returns how it ended: an exit code, or the signal it died of. Interrupts and requests to end
    /// reach it.
    static func attend(_ executable: String, environment: [String: String], confinement: Confinement?) throws -> (
        status: Int32, signal: Int32?
    ) {
        // The terminal sends its interrupt to both of us; only the child acts on it.
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

    /// Read by a signal handler, which can take no lock; written by the one thread that starts programs.
    nonisolated(unsafe) private static var attended: pid_t = 0

    // MARK: For programs that another part of the command starts

    /// The word by which the command knows that it is to confine itself and become another program.
    public static let word = "__confined"

    /// What to put before the words of a command, so that it runs confined. Empty where that cannot be had, which is said.
    func prefix() throws -> [String] {
        guard Self.isAvailable, let command = Self.command else {
            Terminal.warningOnce(Self.unavailable)
            return []
        }
        return [command, Self.word, String(decoding: try JSONEncoder().encode(self), as: UTF8.self)]
    }

    /// This program, or the one beside the tests that run in its place.
    private static let command: String? = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        if own.lastPathComponent == "understudy" { return own }
        let beside = CommandLine.arguments[0].standardizedPath.deletingLastPathComponent.appending("understudy")
        return FileManager.default.isExecutableFile(atPath: beside) ? beside : nil
    }()
}

/// What the command does when it was started to confine itself and become another program.
public enum ConfinedProgram {
    /// Returns when it was not.
    public static func runIfAsked(_ arguments: [String]) throws {
        guard arguments.count > 3, arguments[1] == Confinement.word else { return }
        guard let confinement = try? JSONDecoder().decode(Confinement.self, from: Data(arguments[2].utf8)) else {
            throw Failure("'\(Confinement.word)' is the command's own", kind: .usage)
        }
        try confinement.become(Array(arguments[3...]))
    }
}

/// Lists of C strings, ended by nil.
private enum CStrings {
    static func with<Result>(
        _ words: [String], _ environment: [String: String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let lists = [words, environment.map { "\($0)=\($1)" }].map { list in list.map { strdup($0) } + [nil] }
        defer { for text in lists.joined() { free(text) } }
        return lists[0].withUnsafeBufferPointer { words in lists[1].withUnsafeBufferPointer { body(words.baseAddress!, $0.baseAddress!) } }  // each holds its nil
    }
}
