import Foundation

/// Reads the files of a project, which may be anything: a pipe without a writer, a disk's worth of zeros.
public enum RegularFile {
    /// The maximum size in bytes. Xcode's largest project files have some 20 MB.
    public static let largest = 64 << 20

    /// Returns the file's content, or `nil` if it is not a regular file, is larger than ``largest``, or cannot be read.
    public static func data(_ path: String) -> Data? { bytes(of: path, largest: largest, count: largest) }

    /// Returns up to `count` bytes from the start of a file of any size, or `nil` if it is not a regular file or cannot be read.
    public static func start(of path: String, count: Int) -> Data? { bytes(of: path, largest: .max, count: count) }

    private static func bytes(of path: String, largest: Int, count: Int) -> Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= largest else { return nil }
        return try? handle.read(upToCount: count) ?? Data()
    }

    /// Returns the file's content as UTF-8.
    public static func text(_ path: String) -> String? { data(path).flatMap { String(data: $0, encoding: .utf8) } }
}

/// The nesting of YAML, whose parser recurses for each level.
public enum YAMLNesting {
    /// The maximum number of levels, which is more than any project description or flow has.
    public static let deepest = 100

    /// Returns the line that exceeds the maximum nesting, or `nil` if none does. Counts brackets, dashes of nested lists, and increasing
    /// indentation.
    public static func excessiveLine(_ text: String) -> Int? {
        var brackets = 0, indentations: [Int] = [], number = 0
        for line in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            number += 1
            let start = line.prefix { $0 == 32 }.count
            let rest = line.dropFirst(start)
            guard let first = rest.first, first != UInt8(ascii: "#") else { continue }
            while let last = indentations.last, last >= start { indentations.removeLast() }
            indentations.append(start)
            var dashes = 0
            for byte in rest {
                if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "?") { dashes += 1 } else if byte != 32 { break }
            }
            for byte in rest {
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { brackets += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { brackets = max(0, brackets - 1) }
                if brackets > deepest { return number }
            }
            if indentations.count > deepest || dashes > deepest && rest.contains(32) { return number }
        }
        return nil
    }
}
