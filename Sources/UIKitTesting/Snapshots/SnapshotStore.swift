import Foundation

/// The location of an assertion's references: `__Snapshots__/LoginTests/saves.1.png` beside `LoginTests.swift`, as in
/// swift-snapshot-testing.
struct SnapshotStore {
    /// A replacement for the folder of the test's file, for tests of the test kit itself.
    @TaskLocal static var root: URL?

    /// The path of the reference without its extension.
    let base: URL
    /// The part of the path that names the test and the picture.
    let title: String

    init(_ place: TestPlace, named name: String?) {
        let source = URL(fileURLWithPath: "\(place.filePath)")
        let test = Self.plain(place.function)
        title = "\(test).\(name.map(Self.plain) ?? "\(Self.ordinal(of: place))")"
        base = (Self.root ?? source.deletingLastPathComponent()).appendingPathComponent(
            "__Snapshots__/\(source.deletingPathExtension().lastPathComponent)/\(title)")
    }

    func url(_ pathExtension: String) -> URL { URL(fileURLWithPath: base.path + "." + pathExtension) }

    /// Returns the text with only characters that file systems and links accept: letters, digits, `_`, and `-`.
    private static func plain(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return parts.isEmpty ? "unnamed" : parts.joined(separator: "-")
    }

    // MARK: Numbers of unnamed snapshots

    private static let lock = NSLock()
    nonisolated(unsafe) private static var ordinals: [String: [String: Int]] = [:]  // `lock` guards it

    /// Returns the number of an assertion without a name. Assertions are numbered from 1 in the order in which they first run. An assertion
    /// in a loop has one number, so name its pictures.
    private static func ordinal(of place: TestPlace) -> Int {
        lock.withLock {
            let test = "\(place.filePath) \(place.function)", line = "\(place.line):\(place.column)"
            if let known = ordinals[test]?[line] { return known }
            let next = (ordinals[test]?.count ?? 0) + 1
            ordinals[test, default: [:]][line] = next
            return next
        }
    }

    // MARK: Files

    /// Returns the file's contents, or `nil` if it doesn't exist.
    func read(_ pathExtension: String) -> Data? { try? Data(contentsOf: url(pathExtension)) }

    func write(_ data: Data, _ pathExtension: String) throws {
        try FileManager.default.createDirectory(at: base.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url(pathExtension), options: .atomic)
    }
}
