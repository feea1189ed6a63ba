import Foundation

/// A report as a single page that needs no server: it contains the data, the style, and the script; pictures are in the folder beside it.
public enum HTMLReport {
    private struct Page: Encodable {
        var report: TestReport
        /// The source lines around each `file:line`.
        var sources: [String: [Line]]

        func encode(to encoder: any Encoder) throws {
            try report.encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(sources, forKey: .sources)
        }
        enum Key: String, CodingKey { case sources }
    }
    private struct Line: Encodable {
        var number: Int, text: String
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(number)
            try container.encode(text)
        }
    }

    /// Returns the page of a report. It refers to pictures by paths relative to the results folder.
    /// - Parameters:
    ///   - report: The report.
    ///   - roots: The folders whose source files may be quoted. A test, or a report from elsewhere, can name any file, and a reader
    ///     of the page would see its contents.
    /// - Throws: An error of `JSONEncoder`.
    public static func text(_ report: TestReport, roots: [String] = [FileManager.default.currentDirectoryPath]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // `<` in a string could end the script element.
        let data = String(decoding: try encoder.encode(Page(report: report, sources: sources(report, roots))), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003c").replacingOccurrences(of: "\u{2028}", with: "\\u2028").replacingOccurrences(
                of: "\u{2029}", with: "\\u2029")
        let parts = [
            "/*STYLE*/": String(decoding: PackageResources.report_css, as: UTF8.self) + PictureComparer.style,
            "/*SCRIPT*/": PictureComparer.script + String(decoding: PackageResources.report_js, as: UTF8.self),
        ]
        let page = String(decoding: PackageResources.report_html, as: UTF8.self)
        return parts.reduce(page) { $0.replacingOccurrences(of: $1.key, with: $1.value) }.replacingOccurrences(of: "/*REPORT*/", with: data)
    }

    /// Returns the text of a source file below one of the folders. Hidden files and folders hold settings, such as tokens, not sources.
    private static func source(_ path: String, _ roots: [String]) -> String? {
        guard let name = real(path),
            roots.compactMap(real).contains(where: { root in
                name.hasPrefix(root + "/") && !name.dropFirst(root.count).contains("/.")
            })
        else { return nil }
        var info = stat()
        guard ["swift", "m", "mm", "c", "cpp", "h", "yaml", "yml"].contains((name as NSString).pathExtension), stat(name, &info) == 0,
            info.st_mode & S_IFMT == S_IFREG, info.st_size <= 16 << 20
        else { return nil }
        return try? String(contentsOfFile: name, encoding: .utf8)
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns two lines before and after each failure, if the files exist on this machine.
    private static func sources(_ report: TestReport, _ roots: [String]) -> [String: [Line]] {
        var files: [String: [Substring]] = [:]
        var result: [String: [Line]] = [:]
        for issue in report.tests.flatMap(\.attempts).flatMap(\.issues) {
            guard let file = issue.file, let line = issue.line, result["\(file):\(line)"] == nil, result.count < 2_000 else { continue }
            let lines =
                files[file] ?? source(file, roots)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            files[file] = lines
            guard line >= 1, line <= lines.count else { continue }
            result["\(file):\(line)"] = (max(1, line - 2)...min(lines.count, line + 2)).map {
                Line(number: $0, text: String(lines[$0 - 1]))
            }
        }
        return result
    }
}
