import Foundation

/// Puts one file or folder in another's place.
enum FileExchange {
    /// Moves `new` to `url`. A file takes a file's place in one step of the file system: at every moment there is either the old one or the new one,
    /// complete, even if the app is killed.
    static func put(_ new: URL, at url: URL) throws {
        // A file replaces a file, and a folder an empty folder or nothing.
        if rename(new.path, url.path) == 0 { return }
        guard errno == ENOTEMPTY || errno == EEXIST || errno == EISDIR || errno == ENOTDIR else {
            let reason = String(cString: strerror(errno))
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: reason])
        }
        // Foundation lets a folder with contents trade places with the new item.
        _ = try FileManager.default.replaceItemAt(url, withItemAt: new)
    }
}
