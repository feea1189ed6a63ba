import Foundation

/// Puts one file or folder in another's place.
package enum FileExchange {
    /// Moves `new` to `url`. A file takes a file's place in one step of the file system: at every moment there is either the old one or the
    /// new one, complete, even if the app is killed.
    package static func put(_ new: URL, at url: URL) throws {
        // A file replaces a file, and a folder an empty folder or nothing.
        if rename(new.path, url.path) == 0 { return }
        guard errno == ENOTEMPTY || errno == EEXIST || errno == EISDIR || errno == ENOTDIR else {
            let reason = String(cString: strerror(errno))
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: reason])
        }
        // A folder with contents steps aside first. If the app is killed before the new item arrives, its old contents are still there.
        let manager = FileManager.default,
            old = url.deletingLastPathComponent().appendingPathComponent("." + url.lastPathComponent + ".replaced")
        try? manager.removeItem(at: old)
        try manager.moveItem(at: url, to: old)
        do {
            try manager.moveItem(at: new, to: url)
        } catch {
            try? manager.moveItem(at: old, to: url)
            throw error
        }
        try manager.removeItem(at: old)
    }
}
