import Foundation

/// A folder that the user chooses for a run's output. It may be in an untrusted project: links in it, which may lead anywhere, are
/// replaced, not followed.
struct OutputFolder {
    let url: URL

    /// Writes a file below the folder, creating the folders in its name and ignoring components that lead up. Returns the path relative to
    /// the folder.
    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let parts = name.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." && !$0.utf8.contains(0) }
        var place = url
        for part in parts.dropLast() {
            place.appendPathComponent(part)
            try removeLink(place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
        place.appendPathComponent(parts.last ?? "unnamed")
        try removeLink(place)
        try data.write(to: place, options: .atomic)
        return parts.joined(separator: "/")
    }

    private func removeLink(_ place: URL) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil { try FileManager.default.removeItem(at: place) }
    }
}
