import Foundation
import SourceTranslator

/// What is known of each source of a target: a file with a line of JSON for each, read on all cores, of which a change rewrites only its own.
struct TranslationRecords {
    struct Record: Codable {
        var path: String
        var stamp: Stamp
        var content: String
        var facts: FileFacts
        /// What the output was made from: content, index and settings.
        var key: String
        var output: String
        var issues: [TranslationIssue]
        var columns: ColumnMap?
        var repairs: [Repair]?
        /// For which state of sources and SDK the compiler refused what ``repairs`` leave out.
        var refusalKey: String?
    }

    private let file: OwnedPath
    private var entries: [String: Entry] = [:]
    private var isChanged = false

    private struct Entry {
        var record: Record
        /// The line that says so; nil when it is to be written anew.
        var line: Data?
    }

    /// The records in `file`: none when it is missing, and without the lines that cannot be read.
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

    /// Those of which `condition` holds.
    func paths(where condition: (Record) -> Bool) -> [String] { entries.values.lazy.map(\.record).filter(condition).map(\.path) }

    /// Forgets all but `wanted`, and writes what changed.
    mutating func write(keeping wanted: Set<String>? = nil) throws {
        for path in entries.keys where wanted?.contains(path) == false { self[path] = nil }
        guard isChanged else { return }
        let sorted = entries.sorted { $0.key < $1.key }
        let lines = try sorted.map { try $0.value.line ?? JSONEncoder().encode($0.value.record) }
        try file.write(Data(lines.joined(separator: [UInt8(ascii: "\n")])))
        isChanged = false
    }
}
