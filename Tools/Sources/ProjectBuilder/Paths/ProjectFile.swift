import Foundation

/// Reads the files of a project, which may be anything: a link out of the project, a pipe without a writer, a disk's worth of zeros.
enum ProjectFile {
    /// The maximum size in bytes. Xcode's largest project files have some 20 MB.
    static let largest = 64 << 20

    /// Returns the file's content, or `nil` if it is not a regular file, is larger than ``largest``, or cannot be read.
    static func data(_ path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= largest else { return nil }
        return try? handle.read(upToCount: largest) ?? Data()
    }

    /// Returns the file's content as UTF-8.
    static func text(_ path: String) -> String? { data(path).flatMap { String(data: $0, encoding: .utf8) } }

    /// Returns the content of a file whose values become visible to the app. Also `nil`, with a warning, if it is outside the tree of the
    /// project that is being read.
    static func settings(_ path: String) -> Data? {
        guard SourceTree.current?.contains(path) ?? true else {
            Terminal.warningOnce(
                "\(path) is outside the project's folder, at \(path.realPath ?? "nothing"), and is not read; use --trust to read it")
            return nil
        }
        return data(path)
    }
}
