import Foundation
import InterfaceBuilder

/// The execution count of each line of each file.
public struct CoverageReport: Sendable, Equatable {
    /// A function, with the number of its executions.
    public struct Function: Sendable, Equatable {
        /// The mangled name.
        public var name: String
        /// The line of the declaration, counted from 1.
        public var line: Int
        /// The number of executions.
        public var count: Int
    }

    /// The coverage of a source file.
    public struct File: Sendable, Equatable {
        /// The path of the file.
        public var path: String
        /// The execution counts by line.
        public var lines: [Int: Int] = [:]
        /// The functions of the file.
        public var functions: [Function] = []

        /// The number of lines that were executed at least once.
        public var covered: Int { lines.values.count { $0 > 0 } }

        /// Creates coverage without lines.
        public init(path: String) { self.path = path }

        /// Returns the coverage for another file whose lines are numbered differently; lines that it does not have are omitted.
        public func moved(to path: String, by offset: Int, lines count: Int) -> File {
            var file = File(path: path)
            for (line, times) in lines where (1...count).contains(line + offset) { file.lines[line + offset] = times }
            file.functions = functions.compactMap { function in
                (1...count).contains(function.line + offset)
                    ? Function(name: function.name, line: function.line + offset, count: function.count) : nil
            }
            return file
        }
    }

    /// The covered files.
    public var files: [File] = []

    /// Creates a report without files.
    public init() {}

    /// Reads the output of `llvm-cov export --format=lcov`. Records of the same file are added up.
    public init(lcov text: String) {
        var places: [String: Int] = [:], current: Int?
        var lines: [String: Int] = [:]
        for record in text.split(separator: "\n") {
            guard let colon = record.firstIndex(of: ":") else {
                if record == "end_of_record" { current = nil }
                continue
            }
            let value = record[record.index(after: colon)...]
            let fields = value.split(separator: ",", maxSplits: 2).map(String.init)
            switch record[..<colon] {
            case "SF":
                let path = String(value)
                if places[path] == nil {
                    places[path] = files.count
                    files.append(File(path: path))
                }
                current = places[path]
                lines = [:]
            case "FN": if fields.count >= 2, let line = Int(fields[0]) { lines[fields.dropFirst().joined(separator: ",")] = line }
            case "FNDA":
                guard let current, fields.count >= 2, let count = Int(fields[0]) else { continue }
                let name = fields.dropFirst().joined(separator: ",")
                if let line = lines[name] { files[current].functions.append(Function(name: name, line: line, count: count)) }
            case "DA":
                guard let current, fields.count >= 2, let line = Int(fields[0]), let count = Int(fields[1]) else { continue }
                files[current].lines[line] = max(files[current].lines[line] ?? 0, count)
            default: continue
            }
        }
    }

    // MARK: Writing

    /// The report in the format of `lcov`.
    public var lcov: String {
        files.map { file in
            let functions = file.functions.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
            var text = "SF:\(file.path)\n"
            for function in functions { text += "FN:\(function.line),\(function.name)\n" }
            for function in functions { text += "FNDA:\(function.count),\(function.name)\n" }
            text += "FNF:\(functions.count)\nFNH:\(functions.count { $0.count > 0 })\n"
            for (line, count) in file.lines.sorted(by: { $0.key < $1.key }) { text += "DA:\(line),\(count)\n" }
            return text + "LF:\(file.lines.count)\nLH:\(file.covered)\nend_of_record\n"
        }.joined()
    }

    /// Returns Cobertura's XML: a package per folder, a class per file. `time` is in seconds since 1970.
    public func cobertura(root: String, time: Double) -> String {
        func rate(_ files: [File]) -> String {
            let all = files.reduce(0) { $0 + $1.lines.count }
            return String(format: "%.4f", all == 0 ? 1 : Double(files.reduce(0) { $0 + $1.covered }) / Double(all))
        }
        let quoted = JUnit.quoted
        let valid = files.reduce(0) { $0 + $1.lines.count }, covered = files.reduce(0) { $0 + $1.covered }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE coverage SYSTEM "http://cobertura.sourceforge.net/xml/coverage-04.dtd">
            <coverage line-rate="\(rate(files))" branch-rate="0" lines-covered="\(covered)" lines-valid="\(valid)" branches-covered="0" branches-valid="0" complexity="0" version="1" timestamp="\(Int(time))">
              <sources><source>\(MarkupText.content(root))</source></sources>
              <packages>

            """
        let groups = Dictionary(grouping: files) { Self.relative($0.path, root).split(separator: "/").dropLast().joined(separator: "/") }
        for (folder, files) in groups.sorted(by: { $0.key < $1.key }) {
            let name = folder.isEmpty ? "." : folder.replacingOccurrences(of: "/", with: ".")
            text += "    <package name=\(quoted(name)) line-rate=\"\(rate(files))\" branch-rate=\"0\" complexity=\"0\">\n      <classes>\n"
            for file in files.sorted(by: { $0.path < $1.path }) {
                let path = Self.relative(file.path, root), name = path.split(separator: "/").last.map(String.init) ?? path
                text +=
                    "        <class name=\(quoted(name)) filename=\(quoted(path)) line-rate=\"\(rate([file]))\" branch-rate=\"0\" complexity=\"0\">\n"
                text += "          <methods/>\n          <lines>\n"
                for (line, count) in file.lines.sorted(by: { $0.key < $1.key }) {
                    text += "            <line number=\"\(line)\" hits=\"\(count)\" branch=\"false\"/>\n"
                }
                text += "          </lines>\n        </class>\n"
            }
            text += "      </classes>\n    </package>\n"
        }
        return text + "  </packages>\n</coverage>\n"
    }

    /// Returns a line for each file, the least covered first, and a total.
    public func summary(root: String) -> String {
        func percent(_ covered: Int, _ all: Int) -> String {
            String(format: "%5.1f%%", all == 0 ? 100 : 100 * Double(covered) / Double(all))
        }
        let sorted = files.sorted { a, b in
            let (x, y) = (Double(a.covered) * Double(b.lines.count), Double(b.covered) * Double(a.lines.count))
            return x == y ? a.path < b.path : x < y
        }
        let lines = sorted.map {
            "\(percent($0.covered, $0.lines.count))  \($0.covered) of \($0.lines.count) lines  \(Self.relative($0.path, root))"
        }
        let all = files.reduce(0) { $0 + $1.lines.count }, covered = files.reduce(0) { $0 + $1.covered }
        return (lines + ["\(percent(covered, all))  \(covered) of \(all) lines covered"]).joined(separator: "\n")
    }

    private static func relative(_ path: String, _ root: String) -> String {
        path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
}
