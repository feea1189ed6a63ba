import Foundation
import ProjectBuilder

/// Reserves standard input and output for a command's protocol: output of builds and apps goes to standard error, and their input is empty.
struct MessageStreams {
    let input: FileHandle
    let output: FileHandle

    /// Throws `Failure` if the process has no descriptors left.
    init() throws {
        signal(SIGPIPE, SIG_IGN)
        let (input, output) = (dup(STDIN_FILENO), dup(STDOUT_FILENO))
        for descriptor in [input, output] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let nothing = open("/dev/null", O_RDONLY)
        guard input >= 0, output >= 0, nothing >= 0 else { throw Failure("too many open files") }
        dup2(nothing, STDIN_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        close(nothing)
        (self.input, self.output) = (FileHandle(fileDescriptor: input), FileHandle(fileDescriptor: output))
    }
}
