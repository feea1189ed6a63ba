import Foundation

/// Reads the files of a project, which may be anything: a link out of the project, a pipe that says nothing, a disk's worth of zeros.
enum ProjectFile {
    /// In bytes. Xcode's largest project files have some 20 MB.
    static let largest = 64 << 20

    /// The file's content; nil where it is no regular file, is larger than ``largest``, or cannot be read.
    static func data(_ path: String) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= largest else { return nil }
        return try? handle.read(upToCount: largest) ?? Data()
    }

    /// The same as UTF-8.
    static func text(_ path: String) -> String? { data(path).flatMap { String(data: $0, encoding: .utf8) } }

    /// The content of a file whose values the app gets to see: nil also where it lies outside the tree of the project that is being read,
    /// which is said.
    static func settings(_ path: String) -> Data? {
        guard SourceTree.current?.contains(path) ?? true else {
            Terminal.warningOnce(
                "\(path) lies outside the project's folder, at \(path.realPath ?? "nothing"), and is not read; --trust reads it")
            return nil
        }
        return data(path)
    }
}
