import Foundation
import SourceTranslator

/// The records of a target's sources: a file with a line of JSON for each, decoded on all cores. A change rewrites only its own line.
struct TranslationRecords {
    struct Record: Codable {
        var path: String
        var stamp: Stamp
        var content: String
        var facts: FileFacts
        /// Identifies the inputs of the output: content, index, and settings.
        var key: String
        var output: String
        /// The modules that the output names: see ``FrameworkUse``.
        var modules: Set<String>?
        var issues: [TranslationIssue]
        var columns: ColumnMap?
        var repairs: [Repair]?
        /// Identifies the state of sources and SDK in which the compiler rejected the code that ``repairs`` leave out.
        var refusalKey: String?
    }

    private let file: OwnedPath
    private var entries: [String: Entry] = [:]
    private var isChanged = false

    private struct Entry {
        var record: Record
        /// The record's encoded line, or `nil` if it must be encoded again.
        var line: Data?
    }

    /// Reads the records in `file`: none if it is missing; lines that cannot be decoded are skipped.
    init(file: OwnedPath) {
        self.file = file
        let lines = FileManager.default.contents(atPath: file.path)?.split(separator: UInt8(ascii: "\n")) ?? []
        for (line, record) in zip(lines, Parallel.map(lines, { try? JSONDecoder().decode(Record.self, from: $0) })) {
            if let record { entries[record.path] = Entry(record: record, line: line) }
        }
    }

    subscript(path: String) -> Record? {
        get { entries[path]?.record }
        set {
            entries[path] = newValue.map { Entry(record: $0, line: nil) }
            isChanged = true
        }
    }

    /// Returns the paths of the records that satisfy `condition`.
    func paths(where condition: (Record) -> Bool) -> [String] { entries.values.lazy.map(\.record).filter(condition).map(\.path) }

    /// Removes all records except `wanted`, and writes the changes.
    mutating func write(keeping wanted: Set<String>? = nil) throws {
        for path in entries.keys where wanted?.contains(path) == false { self[path] = nil }
        guard isChanged else { return }
        let sorted = entries.sorted { $0.key < $1.key }
        let lines = try sorted.map { try $0.value.line ?? JSONEncoder().encode($0.value.record) }
        try file.write(Data(lines.joined(separator: [UInt8(ascii: "\n")])))
        isChanged = false
    }
}
