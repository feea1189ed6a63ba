import Foundation
import UIKitRuntime

/// A state of a file at one time: the current one, or one that another device saved.
///
/// Linux has no iCloud, so other versions come only from a test, which adds them (`FileConflicts` in UIKitTesting).
open class NSFileVersion: NSObject, @unchecked Sendable {  // Its members never change.
    /// How a version's contents replace a file.
    public struct ReplacingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The version's contents are moved instead of copied, so the version is gone afterward.
        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    /// The location of the version's contents. For the current version, it is the file itself.
    public let url: URL
    let item: URL
    let record: FileVersions.Record?

    init(_ item: URL, _ record: FileVersions.Record?) {
        (self.item, self.record) = (item, record)
        url = record.map { FileVersions.contents(of: item, $0.identifier) } ?? item
    }

    /// The name of the file.
    open var localizedName: String? { item.lastPathComponent }
    /// The device that saved the version; nil if it is this device.
    open var localizedNameOfSavingComputer: String? { record?.device }
    /// The name of the person who saved the version. Always `nil`.
    open var originatorNameComponents: PersonNameComponents? { nil }
    /// The date on which the version was saved.
    open var modificationDate: Date? {
        record?.date ?? (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    /// An identifier with which the version can be found again.
    open var persistentIdentifier: any NSCoding { (record?.identifier ?? "current") as NSString }
    /// Whether another device saved the version at the same time as this one.
    open var isConflict: Bool { record != nil }
    /// Whether the version's contents are on this device.
    open var hasLocalContents: Bool { FileManager.default.fileExists(atPath: url.path) }
    /// Whether the version has a preview. Always `false`.
    open var hasThumbnail: Bool { false }

    /// Whether a conflict was resolved. An app sets it once it has taken over what it needs; it cannot be set to false.
    open var isResolved: Bool {
        get { record.map { FileVersions.record(of: item, $0.identifier)?.isResolved ?? true } ?? true }
        set {
            guard newValue, var record, !isResolved else { return }
            record.isResolved = true
            FileVersions.save(record, of: item)
            FileVersions.notify(
                item, { $0.presentedItemDidResolveConflict(self) }, { $0.presentedSubitem(at: self.item, didResolve: self) })
        }
    }

    /// Returns the current version of a file; `nil` if there is no such file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url, nil) : nil
    }
    /// The versions besides the current one, the oldest first; nil if there is no such file.
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return FileVersions.records(of: url).map { NSFileVersion(url, $0) }
    }
    /// Returns the versions that conflict with the current one; `nil` if there is no such file.
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
        otherVersionsOfItem(at: url)?.filter { !$0.isResolved }
    }
    /// Passes on the versions in iCloud: none, immediately.
    @preconcurrency open class func getNonlocalVersionsOfItem(
        at url: URL, completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    /// Returns the version with an identifier, or `nil`.
    open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? {
        guard let identifier = persistentIdentifier as? String else { return nil }
        if identifier == "current" { return currentVersionOfItem(at: url) }
        return FileVersions.record(of: url, identifier).map { NSFileVersion(url, $0) }
    }

    /// Puts the version's contents in place of the file at `url`, which need not be the version's own.
    @discardableResult
    open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        let beside = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).version")
        try? FileManager.default.removeItem(at: beside)
        try FileManager.default.copyItem(at: self.url, to: beside)
        try FileExchange.put(beside, at: url)
        if options.contains(.byMoving), record != nil { try remove() }
        return url
    }

    /// Deletes the version. The current version cannot be deleted.
    open func remove() throws {
        guard let record else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSURLErrorKey: url]) }
        try FileVersions.remove(record, of: item)
        FileVersions.notify(item, { $0.presentedItemDidLose(self) }, { $0.presentedSubitem(at: self.item, didLose: self) })
    }

    /// Deletes every version but the current one.
    open class func removeOtherVersionsOfItem(at url: URL) throws {
        for version in otherVersionsOfItem(at: url) ?? [] { try version.remove() }
    }
}

/// The location of the versions of files: a folder for each file in the app's library folder, with a folder for each version. The versions
/// of files outside the app's home are in the temporary folder.
package enum FileVersions {
    struct Record: Codable {
        let identifier: String
        let device: String
        let date: Date
        var isResolved = false
    }

    private static func folder(of item: URL) -> URL {
        let path = item.standardizedFileURL.path, home = NSHomeDirectory()
        let isOwn = path.hasPrefix(home + "/")
        let library = isOwn ? URL(fileURLWithPath: home).appendingPathComponent("Library") : FileManager.default.temporaryDirectory
        let name = isOwn ? String(path.dropFirst(home.count + 1)) : path
        return library.appendingPathComponent("File Versions").appendingPathComponent(name.replacingOccurrences(of: "/", with: ":"))
    }
    static func contents(of item: URL, _ identifier: String) -> URL {
        folder(of: item).appendingPathComponent(identifier).appendingPathComponent(item.lastPathComponent)
    }
    private static func recordFile(of item: URL, _ identifier: String) -> URL {
        folder(of: item).appendingPathComponent("\(identifier).plist")
    }

    static func records(of item: URL) -> [Record] {
        let files = (try? FileManager.default.contentsOfDirectory(at: folder(of: item), includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "plist" }
            .compactMap { try? PropertyListDecoder().decode(Record.self, from: Data(contentsOf: $0)) }
            .sorted { ($0.date, $0.identifier) < ($1.date, $1.identifier) }
    }
    static func record(of item: URL, _ identifier: String) -> Record? { records(of: item).first { $0.identifier == identifier } }
    static func save(_ record: Record, of item: URL) {
        try? PropertyListEncoder().encode(record).write(to: recordFile(of: item, record.identifier), options: .atomic)
    }
    static func remove(_ record: Record, of item: URL) throws {
        try FileManager.default.removeItem(at: recordFile(of: item, record.identifier))
        try FileManager.default.removeItem(at: folder(of: item).appendingPathComponent(record.identifier))
    }
    static func move(from old: URL, to new: URL) {
        for record in records(of: old) {
            let target = contents(of: new, record.identifier)
            try? FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.moveItem(at: contents(of: old, record.identifier), to: target)
            save(record, of: new)
        }
        try? FileManager.default.removeItem(at: folder(of: old))
    }

    /// Adds a version that another device saved at the same time as this one, and notifies the presenters of the file.
    @discardableResult
    package static func addConflict(to item: URL, contents data: Data, savedBy device: String, at date: Date) throws -> NSFileVersion {
        let number = (records(of: item).compactMap { Int($0.identifier) }.max() ?? 0) + 1
        let record = Record(identifier: String(number), device: device, date: date)
        let target = contents(of: item, record.identifier)
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target)
        // The record comes last: a version without contents is never seen.
        save(record, of: item)
        let version = NSFileVersion(item, record)
        notify(item, { $0.presentedItemDidGain(version) }, { $0.presentedSubitem(at: item, didGain: version) })
        return version
    }

    static func notify(
        _ item: URL, _ tell: @escaping (any NSFilePresenter) -> Void, _ tellFolder: @escaping (any NSFilePresenter) -> Void
    ) {
        for presenter in FilePresenters.at(item) { presenter.call(tell) }
        for presenter in FilePresenters.above(item) { presenter.call(tellFolder) }
    }
}
