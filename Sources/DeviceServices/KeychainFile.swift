import Foundation

/// An app's keychain: a file in its home that outlives the process and that only its user can read. Each call reads it again, so that
/// changes by other processes are visible.
package enum KeychainFile {
    private static let lock = NSLock()

    /// The file's URL, or `nil` if the process has no home from the tools, as in a test bundle: then the items live as long as the process.
    package static var url: URL? {
        guard let home = ProcessInfo.processInfo.environment["UNDERSTUDY_HOME"], !home.isEmpty else { return nil }
        return URL(fileURLWithPath: home).appendingPathComponent("Library/Keychains/keychain.plist")
    }

    nonisolated(unsafe) private static var kept: [[String: Any]] = []  // Behind the lock.

    package static var items: [[String: Any]] { lock.withLock { read(url) } }

    /// Reads the items, lets `body` change them, and writes them if it did. Throws if the file cannot be written; the items are then
    /// unchanged.
    package static func change<Result>(_ body: (inout [[String: Any]]) -> (Result, isChanged: Bool)) throws -> Result {
        try lock.withLock {
            let url = url
            var items = read(url)
            let (result, isChanged) = body(&items)
            if isChanged { try write(items, url) }
            return result
        }
    }

    /// Removes all items.
    package static func clear() {
        lock.withLock {
            kept = []
            if let url { try? FileManager.default.removeItem(at: url) }
        }
    }

    /// Returns the items; a damaged file is treated as empty.
    private static func read(_ url: URL?) -> [[String: Any]] {
        guard let url else { return kept }
        guard let data = try? Data(contentsOf: url) else { return [] }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [[String: Any]] ?? []
    }

    private static func write(_ items: [[String: Any]], _ url: URL?) throws {
        guard let url else { return kept = items }
        let data = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
        let manager = FileManager.default
        try manager.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // Never readable by others, and complete at any moment.
        let draft = url.deletingLastPathComponent().appendingPathComponent(".keychain-\(ProcessInfo.processInfo.processIdentifier)")
        try? manager.removeItem(at: draft)
        guard manager.createFile(atPath: draft.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        guard rename(draft.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
