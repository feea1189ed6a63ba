import Foundation

/// Runs a program and passes on its output line by line.
enum Subprocess {
    struct Result {
        var status: Int32
        var output: String
    }

    /// Runs a program. `line` receives standard output and error combined. SIGINT also reaches the child, which is in the same process
    /// group. A child without output for `silence` seconds is terminated.
    @discardableResult
    static func run(
        _ arguments: [String], directory: String? = nil, environment: [String: String] = [:], silence: TimeInterval? = nil,
        line: ((String) -> Void)? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("cannot run \(arguments[0]): \(error.localizedDescription)", kind: .defect) }
        var output = Data()
        var pending = Data()
        while true {
            if let silence {
                var ready = pollfd(fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
                let count = poll(&ready, 1, Int32(silence * 1000))
                if count == 0 { kill(process.processIdentifier, SIGKILL) }
                if count < 0, errno == EINTR { continue }
            }
            let chunk = pipe.fileHandleForReading.availableData
            if chunk.isEmpty { break }
            output.append(chunk)
            guard let line else { continue }
            pending.append(chunk)
            while let newline = pending.firstIndex(of: 10) {
                line(String(decoding: pending[pending.startIndex..<newline], as: UTF8.self))
                pending = Data(pending[pending.index(after: newline)...])
            }
        }
        if let line, !pending.isEmpty { line(String(decoding: pending, as: UTF8.self)) }
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus,
            output: String(decoding: output, as: UTF8.self))
    }

    /// Returns whether the line is one of SwiftPM's progress lines, `[12/345] Compiling …`.
    static func isProgress(_ line: String) -> Bool {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return false }
        return line[line.index(after: line.startIndex)..<end].allSatisfy { $0.isNumber || $0 == "/" }
    }

    /// Replaces this process with the program: same terminal, same signals, and its exit code becomes ours.
    static func replace(with executable: String, arguments: [String], environment: [String: String]) -> Never {
        for (key, value) in environment { setenv(key, value, 1) }
        var pointers: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
        pointers.append(nil)
        execv(executable, pointers)
        Terminal.error("cannot start \(executable): \(String(cString: strerror(errno)))")
        exit(70)
    }
}
