import Foundation
import SourceTranslator

/// Translates a target's sources into a folder, touching only files whose translation changed.
struct TranslationStore {
    private typealias Record = TranslationRecords.Record

    struct Outcome {
        var outputs: [String] = []
        var issues: [TranslationIssue] = []
        var columns: [String: ColumnMap] = [:]
        /// Output → source.
        var originals: [String: String] = [:]
        var translated = 0
        var mainType: String?
        var facts: [FileFacts] = []
    }

    let folder: String
    let settings: TranslationSettings
    /// Changes with anything that could make the compiler accept what it refused.
    var refusalKey = ""

    /// `users`: the files of modules that import this one.
    func translate(_ sources: [String], users: [FileFacts] = []) throws -> Outcome {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var records = TranslationRecords(file: recordsPath)
        var outcome = Outcome()

        // First pass: facts of files whose content is new.
        var work: [(path: String, stamp: Stamp, bytes: [UInt8]?)] = []
        for path in sources {
            guard let stamp = Stamp(path) else {
                outcome.issues.append(
                    TranslationIssue(severity: .error, file: path, line: 1, column: 1, construct: "missing file", message: "the project lists this source of \(settings.moduleName), but it does not exist"))
                continue
            }
            work.append((path, stamp, records[path]?.stamp == stamp ? nil : manager.contents(atPath: path).map { [UInt8]($0) }))
        }
        let fresh = Parallel.map(work) { item -> (String, FileFacts, Translator.Parsed)? in
            guard let bytes = item.bytes else { return nil }
            var fingerprint = Fingerprint()
            fingerprint.add(bytes)
            let parsed = Translator.parse(bytes)
            return (fingerprint.text, Translator.facts(of: parsed, path: item.path), parsed)
        }
        for (item, result) in zip(work, fresh) {
            guard let (content, facts, _) = result else { continue }
            if records[item.path]?.content == content {
                records[item.path]?.stamp = item.stamp
            } else {
                let repairs = records[item.path]?.repairs.map { Repair.relocated($0, in: Self.lines(item.bytes ?? [])) }
                records[item.path] = Record(
                    path: item.path, stamp: item.stamp, content: content, facts: facts, key: "", output: records[item.path]?.output ?? "", issues: [], repairs: repairs)
            }
        }

        for path in records.paths(where: { $0.refusalKey != nil && $0.refusalKey != refusalKey }) {
            records[path]?.repairs?.removeAll { $0.isRefusal }
            records[path]?.refusalKey = nil
        }

        // Second pass: files whose content, neighbours or settings changed.
        let sources = work.map(\.path)
        outcome.facts = sources.compactMap { records[$0].map { $0.facts.refusing($0.repairs ?? []) } }
        let index = ModuleIndex(outcome.facts, users: users)
        let names = outputNames(sources)
        let translator = Translator(settings: settings)
        let common = "\(Cache.translator) \(index.digest) \(settings.description)"
        let tasks = sources.enumerated().map { offset, path in (offset: offset, path: path, output: folder.appending(names[offset])) }
        let translations = Parallel.map(tasks) { task -> Translator.Output? in
            let record = records[task.path]!  // every source got its record in the first pass
            if record.key == record.content + common + (record.repairs?.description ?? ""), record.output == task.output, manager.fileExists(atPath: task.output) { return nil }
            let parsed = fresh[task.offset]?.2 ?? Translator.parse([UInt8](manager.contents(atPath: task.path) ?? Data()))
            return translator.translate(parsed, path: task.path, index: index, repairs: record.repairs ?? [])
        }
        for (task, translation) in zip(tasks, translations) {
            if let translation {
                try InfoPlist.write(Data(translation.text), ifChanged: task.output)
                records[task.path]!.key = records[task.path]!.content + common + (records[task.path]!.repairs?.description ?? "")
                records[task.path]!.output = task.output
                records[task.path]!.issues = translation.issues
                records[task.path]!.columns = translation.columns
                outcome.translated += 1
            }
            outcome.outputs.append(task.output)
            outcome.originals[task.output] = task.path
            outcome.mainType = outcome.mainType ?? records[task.path]!.facts.mainType
            outcome.issues += records[task.path]!.issues
            outcome.columns[task.path] = records[task.path]!.columns
        }
        try records.write(keeping: Set(sources))
        let current = Set(outcome.outputs.map(\.lastPathComponent))
        for name in try manager.contentsOfDirectory(atPath: folder) where name.hasSuffix(".swift") && !current.contains(name) && !name.hasPrefix("_Understudy") {
            try? manager.removeItem(atPath: folder.appending(name))
        }
        return outcome
    }

    /// Takes the repairs that a compile asked for; the next ``translate(_:)`` makes them. False when none is new.
    /// In the `leaveOut` round, everything that is wrong is left out.
    func add(_ found: [String: [Diagnostics.Message]], leaveOut round: Int? = nil) throws -> Bool {
        var records = TranslationRecords(file: recordsPath)
        var isNew = false
        for (path, messages) in found {
            guard var record = records[path], let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = Self.lines([UInt8](data))
            var repairs = record.repairs ?? []
            let output = messages.contains(where: \.isGenerated) ? Self.lines([UInt8](FileManager.default.contents(atPath: record.output) ?? Data())) : []
            for message in messages {
                let repair = message.isGenerated ? Translator.generatedLine(message.line, of: path, in: output).flatMap { Repair(generated: $0) } : round.map { Repair.leavingOut(message.text, line: message.line, column: message.column, round: $0, source: lines, tried: repairs) }
                    ?? Repair(message: message.text, line: message.line, column: message.column, source: lines)
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

    private static func lines(_ bytes: [UInt8]) -> [Substring] { String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) }

    /// The records of the present translator; those of one before are of no use any more.
    private var recordsPath: String {
        let path = folder + "." + Cache.translator + ".jsonl", parent = folder.deletingLastPathComponent, manager = FileManager.default
        if !manager.fileExists(atPath: path) {
            for name in (try? manager.contentsOfDirectory(atPath: parent)) ?? [] where name.hasPrefix(folder.lastPathComponent + ".") && name.hasSuffix(".jsonl") {
                try? manager.removeItem(atPath: parent.appending(name))
            }
        }
        return path
    }

    /// `Home.us.swift`; `main.swift` keeps the name that makes it a script. Two files of one name get a number.
    private func outputNames(_ sources: [String]) -> [String] {
        var used: [String: Int] = [:]
        return sources.map { path in
            let name = path.lastPathComponent
            if name == "main.swift" { return name }
            let stem = name.deletingPathExtension
            used[stem.lowercased(), default: 0] += 1
            let count = used[stem.lowercased()]!  // set on the line above
            return count == 1 ? stem + ".us.swift" : "\(stem)_\(count).us.swift"
        }
    }
}

/// Work on as many cores as there are, in order.
enum Parallel {
    static func map<Element, Result>(_ items: [Element], _ transform: (Element) -> Result) -> [Result] {
        guard items.count > 1 else { return items.map(transform) }
        let storage = UnsafeMutablePointer<Result?>.allocate(capacity: items.count)
        storage.initialize(repeating: nil, count: items.count)
        defer {
            storage.deinitialize(count: items.count)
            storage.deallocate()
        }
        nonisolated(unsafe) let (unsafeItems, unsafeStorage) = (items, storage)
        withoutActuallyEscaping(transform) { transform in
            nonisolated(unsafe) let transform = transform
            DispatchQueue.concurrentPerform(iterations: items.count) { unsafeStorage[$0] = transform(unsafeItems[$0]) }
        }
        return (0..<items.count).map { storage[$0]! }  // each iteration wrote its own place
    }
}
