import Foundation
import UIKitFoundation

/// Conflicts between versions of a document, as iCloud makes them when two devices save at the same time.
public enum FileConflicts {
    /// Adds a version that another device saved, and notifies the file's presenters. An open `UIDocument` is then `inConflict` until the
    /// app resolves the version.
    ///
    /// - Parameters:
    ///   - url: The document's file, which exists.
    ///   - contents: What the other device saved.
    ///   - device: The name of the other device.
    ///   - date: When it saved.
    /// - Returns: The version, as `NSFileVersion.unresolvedConflictVersionsOfItem(at:)` lists it.
    /// - Throws: An error of the file system if the version cannot be stored.
    @discardableResult
    public static func add(to url: URL, contents: Data, savedBy device: String, at date: Date) throws -> NSFileVersion {
        try FileVersions.addConflict(to: url, contents: contents, savedBy: device, at: date)
    }
}
