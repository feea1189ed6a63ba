import Foundation

/// A folder with the results of a run: the `events.jsonl` stream, `report.json`, `junit.xml`, `index.html`, `attachments/`, and `logs/`.
public struct ResultsFolder: Sendable {
    /// The path of the folder.
    public let path: String
    private let ledger: String?

    /// Creates a description of the folder, without creating the folder itself.
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - ledger: A folder of Understudy's cache that records what was created in which results folder, or `nil` to know nothing. The
    ///     contents of the results folder itself prove nothing: it is often in a project, which can contain any file.
    public init(_ path: String, ledger: String? = nil) { (self.path, self.ledger) = (path, ledger) }

    /// The file of events, one line of JSON each.
    public var eventsPath: String { path + "/events.jsonl" }
    /// The file of the report as JSON.
    public var reportPath: String { path + "/report.json" }
    /// The file of the report as JUnit XML.
    public var junitPath: String { path + "/junit.xml" }
    /// The page of the report.
    public var pagePath: String { path + "/index.html" }
    /// The folder of the tests' attachments.
    public var attachments: String { path + "/attachments" }
    /// The folder of the processes' output.
    public var logs: String { path + "/logs" }

    /// Creates the folder, and removes the results of an earlier run. Other files in it are kept.
    /// - Throws: ``ResultsError`` if the folder contains a file with the name of a result that isn't one.
    public func prepare() throws {
        try check()
        let manager = FileManager.default, created = created
        for name in Self.folders where holds(name) && !created.contains(name) { try setAside(name) }
        // Also links with these names, which would lead elsewhere.
        for old in Self.entries { try? manager.removeItem(atPath: path + "/" + old) }
        try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
        try mark(Self.entries)
        try manager.createDirectory(atPath: attachments, withIntermediateDirectories: true)
        try manager.createDirectory(atPath: logs, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: eventsPath))
    }

    /// Writes the files that are generated from a report.
    /// - Parameters:
    ///   - report: The report.
    ///   - roots: The folders whose source files the page may quote.
    /// - Throws: ``ResultsError`` if the folder contains a file with the name of one of them that isn't one.
    public func write(_ report: TestReport, roots: [String] = [FileManager.default.currentDirectoryPath]) throws {
        try check(Self.generated)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try mark(Self.generated)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(report).write(to: URL(fileURLWithPath: reportPath), options: .atomic)
        try Data(JUnit.text(report, dialect: .init(environment: ProcessInfo.processInfo.environment)).utf8).write(
            to: URL(fileURLWithPath: junitPath), options: .atomic)
        try Data(try HTMLReport.text(report, roots: roots).utf8).write(to: URL(fileURLWithPath: pagePath), options: .atomic)
    }

    /// Reads the run in the folder. One that was terminated has no report, only events.
    public func report() throws -> TestReport {
        if let data = FileManager.default.contents(atPath: reportPath) {
            do { return try JSONDecoder().decode(TestReport.self, from: data) } catch {
                throw ResultsError(description: "\(reportPath): cannot be read: \(error)")
            }
        }
        guard let data = FileManager.default.contents(atPath: eventsPath) else {
            throw ResultsError(description: "\(path): the folder contains no results; `understudy test --results` writes them")
        }
        return TestReport.of(TestEvent.read(data))
    }

    // MARK: Files of others

    private static let generated = ["report.json", "junit.xml", "index.html"], folders = ["attachments", "logs"]
    private static let entries = ["events.jsonl", "swift-testing.jsonl"] + folders + generated

    /// Checks whether the results can be written: the user or a project may name any folder, such as `.`, whose `logs` are the user's own.
    /// - Throws: ``ResultsError`` if the folder contains a file with the name of a result that isn't one.
    public func check() throws { try check(Self.entries) }

    private func check(_ names: [String]) throws {
        let present = names.filter(holds)
        guard !present.isEmpty, !created.isSuperset(of: present), !created.union(recognized).isSuperset(of: present) else { return }
        throw ResultsError(description: "\(path) contains files that understudy didn't create; name another folder", isUsage: true)
    }

    /// Returns whether something would be lost with the entry. A link is removed without what it leads to.
    private func holds(_ name: String) -> Bool {
        var info = stat()
        let place = path + "/" + name
        guard lstat(place, &info) == 0 else { return false }
        switch info.st_mode & S_IFMT {
        case S_IFLNK: return false
        case S_IFDIR: return (try? FileManager.default.contentsOfDirectory(atPath: place))?.isEmpty != true
        default: return info.st_size > 0
        }
    }

    /// The names of the entries whose content is that of results: those of a download, of another machine, or of an earlier version. A
    /// project can make them, too, so files are replaced by others of their kind, and folders are only set aside.
    private var recognized: Set<String> {
        var names: Set<String> = []
        let first = start(of: "events.jsonl", 1 << 20)?.prefix { $0 != 10 }
        if let first, TestEvent.read(Data(first)).first?.kind == .runStarted { names.formUnion(Self.entries) }
        if !names.isSuperset(of: Self.generated), let data = start(of: "report.json", .max),
            (try? JSONDecoder().decode(TestReport.self, from: data)) != nil
        {
            names.formUnion(Self.generated)
        }
        return names
    }

    /// Renames a folder that may contain a user's files.
    private func setAside(_ name: String) throws {
        let manager = FileManager.default
        guard let free = (1...1000).map({ "\(path)/\(name).\($0)" }).first(where: { !manager.fileExists(atPath: $0) }) else {
            throw ResultsError(description: "\(path) contains files that understudy didn't create; name another folder", isUsage: true)
        }
        try manager.moveItem(atPath: path + "/" + name, toPath: free)
    }

    // MARK: The ledger

    /// What was created in a results folder.
    private struct Record: Codable {
        var path: String
        /// Also in the folder itself: another folder with the same path is not that of the record.
        var token: String
        var names: Set<String>
    }
    /// The file with the token in the results folder.
    private static let marker = ".understudy-results"

    /// The names of the entries that were created in the folder.
    private var created: Set<String> { record?.names ?? [] }

    private var record: Record? {
        guard let place = recordPath, let data = FileManager.default.contents(atPath: place.file),
            let record = try? JSONDecoder().decode(Record.self, from: data), record.path == place.folder,
            start(of: Self.marker, 1 << 10) == Data((record.token + "\n").utf8)
        else { return nil }
        return record
    }

    /// The file of the folder's record, and the folder's path without links.
    private var recordPath: (file: String, folder: String)? {
        guard let ledger, let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        let folder = String(cString: real)
        // FNV-1a; two folders with the same value forget each other's record.
        let key = folder.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return (ledger + "/" + String(key, radix: 16) + ".json", folder)
    }

    private func mark(_ names: [String]) throws {
        guard let place = recordPath else { return }
        var new = record ?? Record(path: place.folder, token: UUID().uuidString, names: [])
        new.names.formUnion(names)
        try JSONEncoder().encode(new).write(to: URL(fileURLWithPath: place.file), options: .atomic)
        let file = path + "/" + Self.marker
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) != nil { try FileManager.default.removeItem(atPath: file) }
        try Data((new.token + "\n").utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    /// Returns the first bytes of a regular file: a pipe would never end.
    private func start(of name: String, _ count: Int) -> Data? {
        let place = path + "/" + name
        guard (try? FileManager.default.attributesOfItem(atPath: place))?[.type] as? FileAttributeType == .typeRegular,
            let file = FileHandle(forReadingAtPath: place)
        else { return nil }
        return try? count == .max ? file.readToEnd() : file.read(upToCount: count)
    }

    // MARK: Merging

    /// Merges the reports of several folders into one, with their attachments beside it. A test that ran in several folders has all its
    /// attempts. Shards without results, or with only a part, are in ``TestReport/lostShards``; their tests that are known to have been
    /// planned have no result.
    /// - Parameters:
    ///   - folders: The results folders.
    ///   - target: The folder into which attachments and logs are copied.
    ///   - shards: The expected number of shards, or `nil` for the number that the results contain.
    ///   - ledger: The folder that records what was created, or `nil`.
    /// - Throws: ``ResultsError`` if a folder contains no results, or if the target contains other files with the names of results.
    public static func merge(_ folders: [String], into target: String, shards: Int? = nil, ledger: String? = nil) throws -> TestReport {
        try ResultsFolder(target).check(generated)
        let isMerge = ResultsFolder(target).recognized.isSuperset(of: generated)
        var merged = TestReport()
        var places: [String: Int] = [:]
        var count = shards ?? 0
        merged.isComplete = true
        for folder in folders.map({ ResultsFolder($0) }) {
            let report = try folder.report()
            merged.project = merged.project.isEmpty ? report.project : merged.project
            let end = max(merged.start + merged.duration, report.start + report.duration)
            merged.start = merged.start == 0 ? report.start : min(merged.start, report.start)
            merged.duration = end - merged.start
            merged.seed = merged.seed ?? report.seed
            merged.shards += report.shards
            merged.issues += report.issues
            merged.notes += report.notes.filter { !merged.notes.contains($0) }
            merged.leftOut += report.leftOut.filter { !merged.leftOut.contains($0) }
            merged.lostShards += report.lostShards
            count = report.shards.reduce(count) { max($0, $1.count) }
            if !report.isComplete { merged.lostShards += report.shards }
            let prefix = (report.shards.first.map { "shard-\($0.index)" } ?? (folder.path as NSString).lastPathComponent) + "/"
            for var test in report.tests {
                moveAttachments(of: &test, to: prefix)
                guard let place = places[test.id] else {
                    places[test.id] = merged.tests.count
                    merged.tests.append(test)
                    continue
                }
                merged.tests[place].attempts += test.attempts
            }
            try copyFiles(of: folder, to: ResultsFolder(target + "/" + prefix.dropLast(), ledger: ledger), isMerge: isMerge)
        }
        if count > 0 {
            let present = Set(merged.shards.map(\.index))
            merged.lostShards += (1...count).filter { !present.contains($0) }.map { Shard(index: $0, count: count) }
        }
        merged.lostShards = Array(Set(merged.lostShards)).sorted { $0.index < $1.index }
        merged.isComplete = merged.lostShards.isEmpty
        merged.tests.sort { $0.id < $1.id }
        return merged
    }

    /// Adds a prefix to the paths of a test's attachments and of its steps' pictures.
    private static func moveAttachments(of test: inout TestReport.Test, to prefix: String) {
        for index in test.attempts.indices {
            test.attempts[index].attachments = test.attempts[index].attachments.map { prefix + $0 }
            for step in test.attempts[index].steps.indices {
                for key in [\TestEvent.Step.before, \.after] {
                    test.attempts[index].steps[step][keyPath: key] = test.attempts[index].steps[step][keyPath: key].map { prefix + $0 }
                }
            }
        }
    }

    /// Copies attachments and logs into the part of the merged results that belongs to a folder. Files of an earlier merge are kept under
    /// another name; other files are an error.
    private static func copyFiles(of folder: ResultsFolder, to part: ResultsFolder, isMerge: Bool) throws {
        let manager = FileManager.default
        let copied = ["attachments", "logs"].filter { part.path != folder.path && manager.fileExists(atPath: folder.path + "/" + $0) }
        for name in copied where part.holds(name) && !part.created.contains(name) {
            if isMerge { try part.setAside(name) } else { try part.check([name]) }
        }
        for name in copied {
            let source = folder.path + "/" + name, destination = part.path + "/" + name
            try manager.createDirectory(atPath: (destination as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try? manager.removeItem(atPath: destination)
            try copy(source, to: destination)
            try part.mark([name])
        }
    }
}

extension ResultsFolder {
    /// Copies a folder of results without the links in it. The results may be from elsewhere, and a program that packs them, such as a CI
    /// service's, would follow the links to files of this machine.
    private static func copy(_ source: String, to destination: String) throws {
        let manager = FileManager.default
        func isLink(_ path: String) -> Bool { (try? manager.destinationOfSymbolicLink(atPath: path)) != nil }
        guard !isLink(source) else { return }
        try manager.copyItem(atPath: source, toPath: destination)
        for name in manager.enumerator(atPath: destination)?.compactMap({ $0 as? String }) ?? [] where isLink(destination + "/" + name) {
            try manager.removeItem(atPath: destination + "/" + name)
        }
    }
}

/// An error of a results folder that can't be read or written, with the folder's path.
public struct ResultsError: Error, CustomStringConvertible {
    /// The message of the error.
    public var description: String
    /// Whether the user must name another folder.
    public var isUsage = false
}
