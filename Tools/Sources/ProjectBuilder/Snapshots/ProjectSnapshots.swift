import Foundation
import InterfaceBuilder
import SourceTranslator

/// The snapshots of a project's tests: the files in its folders `__Snapshots__`.
public struct ProjectSnapshots {
    public enum State: String, Codable, Sendable {
        /// It is not known to differ.
        case recorded
        /// The last test that compared something with it failed.
        case failed
        /// No test of the last full run asked for it.
        case orphan
    }

    /// A reference, or a file of another one, such as the description of the views in a picture.
    public struct Reference: Codable, Sendable {
        /// The name: `CartTests/adds.1.png`.
        public var name: String
        /// The path relative to the project's folder.
        public var file: String
        public var state: State
        /// The test that failed, with its message, and the paths of what it compared and of the difference.
        public var test: String?
        public var message: String?
        public var actual: String?
        public var difference: String?
    }

    /// The project's folder.
    public let directory: String
    public private(set) var references: [Reference] = []
    /// The start of the last full run, without which there are no orphans.
    public var lastFullRun: Date? { history.fullRun.map(Date.init(timeIntervalSince1970:)) }

    private let folder: UserFolder
    private var history: SnapshotHistory
    /// The folders in which the project's tests are built.
    private let places: [String]

    /// Reads the project at `path`, and what its last test run left.
    public init(path: String) throws {
        let project = try Manifests.reading(evaluating: false) { try ProjectLocator.read(path, forTests: true) }
        let places = try Cache.existing(project).map { $0.path.appending("tests") }
        let last = places.max {
            (Stamp($0.appending("snapshots.json"))?.modified ?? 0) < (Stamp($1.appending("snapshots.json"))?.modified ?? 0)
        }
        try self.init(
            directory: project.directory, history: last.map(SnapshotHistory.init) ?? SnapshotHistory(), places: [last].compactMap { $0 })
    }

    init(directory: String, history: SnapshotHistory, places: [String] = []) throws {
        guard let folder = UserFolder(existing: directory) else { throw Failure("\(directory) is not a folder") }
        (self.directory, self.folder, self.history, self.places) = (directory, folder, history, places)
        references = found()
    }

    // MARK: Finding

    static let folderName = "__Snapshots__"
    private static let skipped: Set<String> = [".build", ".git", "DerivedData", "node_modules", "Pods", "Carthage", ".swiftpm"]

    private func found() -> [Reference] {
        let failures = Dictionary(history.failures.map { (real($0.reference), $0) }, uniquingKeysWith: { first, _ in first })
        let asked = Set(history.asked.map(real))
        return files().map { file in
            let path = folder.path.appending(file), parts = file.split(separator: "/")
            let start = parts.lastIndex { $0 == Self.folderName } ?? 0
            var reference = Reference(name: parts[(start + 1)...].joined(separator: "/"), file: file, state: .recorded)
            if let failure = failures[path] {
                reference.state = .failed
                (reference.test, reference.message) = (failure.test, failure.message)
                (reference.actual, reference.difference) = (failure.actual, failure.difference)
            } else if !asked.contains(path), isOrphan(path, asked) {
                reference.state = .orphan
            }
            return reference
        }
    }

    /// Returns the files in the folders, without those that belong to another reference, and without what is reached through a link.
    private func files() -> [String] {
        var files: [String] = []
        let enumerator = FileManager.default.enumerator(atPath: folder.path)
        while let file = enumerator?.nextObject() as? String {
            let type = enumerator?.fileAttributes?[.type] as? FileAttributeType
            if type == .typeDirectory, Self.skipped.contains(file.lastPathComponent) { enumerator?.skipDescendants() }
            guard type == .typeRegular, file.deletingLastPathComponent.split(separator: "/").contains(where: { $0 == Self.folderName }),
                !file.lastPathComponent.hasPrefix(".")
            else { continue }
            files.append(file)
        }
        let all = Set(files)
        return files.filter { !$0.hasSuffix(".scene") || !all.contains($0.deletingPathExtension + ".png") }.sorted()
    }

    /// Returns whether no test needs a reference that none asked for. A file's tests that didn't all pass, or that didn't run, may need it,
    /// and so may tests that came with it after the last full run. If the tests of a file asked for nothing at all, they may read their
    /// references in a way that isn't noticed.
    private func isOrphan(_ path: String, _ asked: Set<String>) -> Bool {
        guard let fullRun = history.fullRun, let stamp = Stamp(path), Double(stamp.modified) / 1e9 < fullRun,
            let range = path.range(of: "/" + Self.folderName + "/"), let suite = path[range.upperBound...].split(separator: "/").first
        else { return false }
        let source = "\(path[..<range.lowerBound])/\(suite).swift"
        if FileManager.default.fileExists(atPath: source) {
            let folder = "\(path[..<range.upperBound])\(suite)/"
            return Set(history.judged.map(real)).contains(source) && asked.contains { $0.hasPrefix(folder) }
        }
        return history.judged == history.files && !asked.isEmpty
    }

    private func real(_ path: String) -> String {
        path.realPath ?? (path.deletingLastPathComponent.realPath.map { $0.appending(path.lastPathComponent) } ?? path)
    }

    // MARK: Accepting

    /// Replaces the references with these names by what the tests compared with them. Returns the references.
    ///
    /// A name is that of a reference, with or without its extension and its folder, or that of a folder. Throws `Failure`, and changes
    /// nothing, if a name is unknown or means several references.
    public mutating func accept(_ names: [String]) throws -> [Reference] { try accept(names.flatMap(failed)) }

    /// Replaces all references that failed.
    public mutating func acceptAll() throws -> [Reference] { try accept(references.filter { $0.state == .failed && $0.actual != nil }) }

    private mutating func accept(_ chosen: [Reference]) throws -> [Reference] {
        var accepted: [Reference] = []
        var contents: [(Reference, Data, scene: Data?)] = []
        for reference in chosen where !contents.contains(where: { $0.0.file == reference.file }) {
            guard let failure = history.failures.first(where: { real($0.reference) == folder.path.appending(reference.file) }),
                let data = failure.actual.flatMap(ProjectFile.data)
            else {
                throw Failure("\(reference.name): the last test run left no picture or text to accept; run the test again")
            }
            contents.append((reference, data, failure.scene.flatMap(ProjectFile.data)))
        }
        for (reference, data, scene) in contents {
            try folder.write(data, to: reference.file)
            let description = reference.file.deletingPathExtension + ".scene"
            // A description of other views would name the wrong changes the next time.
            if let scene {
                try folder.write(scene, to: description)
            } else if reference.file.hasSuffix(".png") {
                try folder.remove(description)
            }
            let path = folder.path.appending(reference.file)
            history.failures = history.failures.filter { real($0.reference) != path }
            history.asked.insert(path)
            accepted.append(reference)
        }
        for place in places { try history.write(to: place) }
        references = found()
        return accepted
    }

    /// Returns the references that failed and that `name` means.
    private func failed(_ name: String) throws -> [Reference] {
        let failed = references.filter { $0.state == .failed }
        let exact = failed.filter { $0.name == name || $0.file == name || folder.path.appending($0.file) == name.standardizedPath }
        if !exact.isEmpty { return exact }
        let stems = failed.filter { $0.name.deletingPathExtension == name || $0.name.hasPrefix(name + "/") }
        if !stems.isEmpty { return stems }
        let loose = failed.filter { [$0.name.lastPathComponent, $0.name.lastPathComponent.deletingPathExtension].contains(name) }
        if loose.count == 1 { return loose }
        if loose.count > 1 {
            throw Failure("'\(name)' means several snapshots: \(loose.map(\.name).joined(separator: ", "))", kind: .usage)
        }
        if let other = references.first(where: { $0.name == name || $0.name.deletingPathExtension == name }) {
            throw Failure("\(other.name) didn't fail in the last test run, so there is nothing to accept")
        }
        let near = Nearness.nearest(to: name, among: failed.map { $0.name.deletingPathExtension })
        let hint = near.isEmpty ? "" : ". Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
        throw Failure("no snapshot that failed is named '\(name)'" + hint, kind: .usage)
    }

    // MARK: Cleaning

    /// Removes the orphans, with the descriptions that belong to them, and folders that are empty then. Returns the orphans.
    public mutating func clean() throws -> [Reference] {
        guard history.fullRun != nil else {
            throw Failure("it isn't known which snapshots are orphans; run all tests once with `understudy test`")
        }
        let orphans = references.filter { $0.state == .orphan }
        for orphan in orphans {
            try folder.remove(orphan.file)
            if orphan.file.hasSuffix(".png") { try folder.remove(orphan.file.deletingPathExtension + ".scene") }
        }
        references = found()
        return orphans
    }
}
