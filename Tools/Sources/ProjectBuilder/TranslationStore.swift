import Foundation
import SourceTranslator

/// Translates a target's sources into a folder, writing only files whose translation changed.
struct TranslationStore {
    private typealias Record = TranslationRecords.Record

    struct Outcome {
        var outputs: [String] = []
        var issues: [TranslationIssue] = []
        var columns: [String: ColumnMap] = [:]
        /// Maps outputs to sources.
        var originals: [String: String] = [:]
        var translated = 0
        var mainType: String?
        /// The modules that the outputs name: see ``FrameworkUse``.
        var modules: Set<String> = []
    }

    /// A target's sources as they are now, read and parsed where they changed.
    struct Reading {
        let facts: [FileFacts]
        fileprivate let sources: [Source]
        fileprivate var records: TranslationRecords
        fileprivate var outcome: Outcome
    }

    let folder: OwnedPath
    let settings: TranslationSettings
    /// Changes with anything that could make the compiler accept code that it rejected.
    var refusalKey = ""

    /// The current state of a source on disk.
    fileprivate struct Source {
        let path: String
        let stamp: Stamp
        /// The source's new content, or `nil` if its stamp matches the record.
        var fresh: Fresh?

        struct Fresh {
            let bytes: [UInt8], content: String, facts: FileFacts, parsed: Translator.Parsed

            init(_ bytes: [UInt8], path: String) {
                var fingerprint = Fingerprint()
                fingerprint.add(bytes)
                (self.bytes, content, parsed) = (bytes, fingerprint.text, Translator.parse(bytes))
                facts = Translator.facts(of: parsed, path: path)
            }
        }
    }

    /// Reads the sources. The facts of all modules decide how ``translate(_:_:)`` translates them.
    func read(_ paths: [String]) throws -> Reading {
        try folder.makeDirectory()
        var records = TranslationRecords(file: try recordsPath)
        var outcome = Outcome()
        let sources = read(paths, records, &outcome)
        renew(&records, sources)
        let facts = sources.compactMap { source in records[source.path].map { $0.facts.refusing($0.repairs ?? []) } }
        return Reading(facts: facts, sources: sources, records: records, outcome: outcome)
    }

    /// Translates the sources of a module that is alone.
    func translate(_ sources: [String]) throws -> Outcome {
        let reading = try read(sources)
        return try translate(reading, ProjectFacts([.init(name: settings.moduleName, files: reading.facts)]).index(at: 0))
    }

    /// Translates the sources with the index of their module.
    func translate(_ reading: Reading, _ index: ModuleIndex) throws -> Outcome {
        var (records, outcome) = (reading.records, reading.outcome)
        try write(reading.sources, index, &records, &outcome)
        try records.write(keeping: Set(reading.sources.map(\.path)))
        let current = Set(outcome.outputs.map(\.lastPathComponent))
        for name in folder.names where name.hasSuffix(".swift") && !current.contains(name) && !name.hasPrefix("_Understudy") {
            try? folder.appending(name).remove()
        }
        return outcome
    }

    /// Reads and parses the sources that changed since they were recorded. A file that is missing or cannot be read becomes an error in the
    /// outcome.
    private func read(_ paths: [String], _ records: TranslationRecords, _ outcome: inout Outcome) -> [Source] {
        func refuse(_ path: String, _ construct: String, _ message: String) {
            outcome.issues.append(
                TranslationIssue(severity: .error, file: path, line: 1, column: 1, construct: construct, message: message))
        }
        let present = paths.compactMap { path -> Source? in
            if let stamp = Stamp(path) { return Source(path: path, stamp: stamp) }
            refuse(path, "missing file", "the project lists this source of \(settings.moduleName), but it does not exist")
            return nil
        }
        let sources = Parallel.map(present) { source in
            guard records[source.path]?.stamp != source.stamp, let data = ProjectFile.data(source.path) else { return source }
            return Source(path: source.path, stamp: source.stamp, fresh: Source.Fresh([UInt8](data), path: source.path))
        }
        return sources.filter { source in
            let isRead = source.fresh != nil || records[source.path]?.stamp == source.stamp
            if !isRead { refuse(source.path, "unreadable file", "this source of \(settings.moduleName) cannot be read") }
            return isRead
        }
    }

    /// Gives every source with new content a record, moving its repairs to their new lines, and forgets rejections that may no longer
    /// apply. A file that was left out whole is compiled again after each change.
    private func renew(_ records: inout TranslationRecords, _ sources: [Source]) {
        for source in sources {
            guard let fresh = source.fresh else { continue }
            if records[source.path]?.content == fresh.content {
                records[source.path]?.stamp = source.stamp
            } else {
                let known = records[source.path]?.repairs?.filter { $0.kind != .file }
                let repairs = known.map { Repair.relocated($0, in: Self.lines(fresh.bytes)) }
                records[source.path] = Record(
                    path: source.path, stamp: source.stamp, content: fresh.content, facts: fresh.facts, key: "",
                    output: records[source.path]?.output ?? "",
                    issues: [], repairs: repairs, refusalKey: records[source.path]?.refusalKey)
            }
        }
        for path in records.paths(where: { $0.refusalKey != nil && $0.refusalKey != refusalKey }) {
            records[path]?.repairs?.removeAll { $0.isRefusal }
            records[path]?.refusalKey = nil
        }
    }

    /// Translates the files whose content, neighbors or settings changed; other outputs are kept.
    private func write(_ sources: [Source], _ index: ModuleIndex, _ records: inout TranslationRecords, _ outcome: inout Outcome) throws {
        let common = "\(Cache.translator) \(index.digest) \(settings.description)"
        let translator = Translator(settings: settings)
        let outputs = try Translator.outputNames(sources.map(\.path)).map { try folder.appending($0) }
        let tasks = zip(sources, outputs).compactMap { source, output in
            records[source.path].map {
                (source: source, record: $0, output: output, key: $0.content + common + ($0.repairs?.description ?? ""))
            }
        }
        let translations = Parallel.map(tasks) { task -> Translator.Output? in
            if task.record.key == task.key, task.record.output == task.output.path, task.output.exists { return nil }
            let path = task.source.path, parsed = task.source.fresh?.parsed ?? Translator.parse([UInt8](ProjectFile.data(path) ?? Data()))
            return translator.translate(parsed, path: path, index: index, repairs: task.record.repairs ?? [])
        }
        for (task, translation) in zip(tasks, translations) {
            var record = task.record
            if let translation {
                try task.output.write(Data(translation.text))
                (record.key, record.output, record.issues, record.columns) = (
                    task.key, task.output.path, translation.issues, translation.columns
                )
                record.modules = FrameworkUse.modules(in: String(decoding: translation.text, as: UTF8.self))
                records[record.path] = record
                outcome.translated += 1
            }
            outcome.outputs.append(record.output)
            outcome.originals[record.output] = record.path
            outcome.mainType = outcome.mainType ?? record.facts.mainType
            outcome.issues += record.issues
            outcome.columns[record.path] = record.columns
            outcome.modules.formUnion(record.modules ?? [])
        }
    }

    /// Adds the repairs that a compile requires, which the next ``translate(_:)`` makes. Returns `false` if none is new. In the `leaveOut`
    /// round, all code with errors is left out.
    func add(_ found: [String: [Diagnostics.Message]], leaveOut round: Int? = nil) throws -> Bool {
        var records = TranslationRecords(file: try recordsPath)
        var isNew = false
        for (path, messages) in found {
            guard var record = records[path], let data = ProjectFile.data(path) else { continue }
            let lines = Self.lines([UInt8](data))
            var repairs = record.repairs ?? []
            let output =
                messages.contains(where: \.isGenerated)
                ? Self.lines([UInt8](FileManager.default.contents(atPath: record.output) ?? Data())) : []
            for message in messages {
                let repair: Repair?
                if message.isGenerated {
                    repair =
                        Translator.generatedLines(message.line, of: path, in: output).lazy.compactMap {
                            Repair(generated: $0, message: message.text)
                        }.first
                } else if let round {
                    repair = Repair.leavingOut(
                        message.text, line: message.line, column: message.column, round: round, source: lines, tried: repairs)
                } else {
                    repair = Repair(message: message.text, line: message.line, column: message.column, source: lines)
                }
                guard let repair, !repairs.contains(repair) else { continue }
                repairs.append(repair)
                if repair.isRefusal { record.refusalKey = refusalKey }
                isNew = true
            }
            record.repairs = repairs
            records[path] = record
        }
        if isNew { try records.write() }
        return isNew
    }

    /// Leaves out whole files, each for its first message. Returns `false` if all are already left out.
    func leaveOutFiles(_ found: [String: [Diagnostics.Message]]) throws -> Bool {
        var records = TranslationRecords(file: try recordsPath)
        var isNew = false
        for (path, messages) in found {
            guard var record = records[path], let first = messages.first, record.repairs?.contains(where: { $0.kind == .file }) != true
            else { continue }
            record.repairs =
                (record.repairs ?? []) + [
                    Repair(leavingOutFile: first.text, line: first.isGenerated ? 1 : first.line, column: first.column)
                ]
            record.refusalKey = refusalKey
            records[path] = record
            isNew = true
        }
        if isNew { try records.write() }
        return isNew
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The facts about these sources from their last translation.
    func records(of sources: [String]) throws -> [TranslationRecords.Record] {
        let records = TranslationRecords(file: try recordsPath)
        return sources.compactMap { records[$0] }
    }

    /// The path of the current translator's records; those of an earlier translator are removed.
    private var recordsPath: OwnedPath {
        get throws {
            let parent = folder.parent, path = try parent.appending(folder.name + "." + Cache.translator + ".jsonl")
            if !path.exists {
                for name in parent.names where name.hasPrefix(folder.name + ".") && name.hasSuffix(".jsonl") {
                    try? parent.appending(name).remove()
                }
            }
            return path
        }
    }
}

/// Parallel work on all cores, with results in order.
enum Parallel {
    static func map<Element, Result>(
        _ items: [Element], threads: Int = ProcessInfo.processInfo.activeProcessorCount, _ transform: @escaping (Element) -> Result
    ) -> [Result] {
        guard items.count > 1 else { return items.map(transform) }
        let storage = UnsafeMutablePointer<Result?>.allocate(capacity: items.count)
        storage.initialize(repeating: nil, count: items.count)
        defer {
            storage.deinitialize(count: items.count)
            storage.deallocate()
        }
        nonisolated(unsafe) let (unsafeItems, unsafeStorage, unsafeTransform) = (items, storage, transform)
        let next = Counter(), done = DispatchGroup()
        for _ in 0..<min(items.count, threads) {
            done.enter()
            // Dispatch's own threads have too little stack for the trees of long chains.
            let thread = Thread {
                while let index = next.next(below: unsafeItems.count) { unsafeStorage[index] = unsafeTransform(unsafeItems[index]) }
                done.leave()
            }
            thread.stackSize = 16 << 20
            thread.start()
        }
        done.wait()
        return (0..<items.count).map { storage[$0]! }  // each iteration wrote its own place
    }

    private final class Counter: @unchecked Sendable {  // `lock` guards the number
        private let lock = NSLock()
        private var number = 0

        func next(below end: Int) -> Int? {
            lock.withLock {
                guard number < end else { return nil }
                number += 1
                return number - 1
            }
        }
    }
}
