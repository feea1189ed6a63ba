import Foundation

/// Failures in the formats that CI services display beside the affected lines.
public enum Annotations {
    /// Returns GitHub's workflow commands, one line per failure, or nothing if GitHub doesn't run the job.
    public static func lines(_ report: TestReport, environment: [String: String]) -> [String] {
        guard environment["GITHUB_ACTIONS"] == "true" else { return [] }
        let root = environment["GITHUB_WORKSPACE"].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        return failures(report).map { test, issue, outcome in
            var properties: [String] = []
            if let file = issue?.file ?? test.file {
                properties.append("file=\(property(root.flatMap { file.hasPrefix($0) ? String(file.dropFirst($0.count)) : nil } ?? file))")
            }
            if let line = issue?.line ?? test.line { properties.append("line=\(line)") }
            if let column = issue?.column { properties.append("col=\(column)") }
            properties.append("title=\(property(TestName.spoken(test.id)))")
            return "::error \(properties.joined(separator: ","))::\(data(issue?.message ?? outcome))"
        }
            + report.tests.filter(\.isFlaky).map {
                "::warning title=\(property(TestName.spoken($0.id)))::flaky: passed in attempt \($0.attempts.count)"
            }
    }

    /// Returns GitLab's code-quality report, which shows failures in a merge request's changes. GitLab reads it as an artifact of the job.
    public static func codeQuality(_ report: TestReport, environment: [String: String]) throws -> Data {
        struct Place: Encodable { struct Lines: Encodable { var begin: Int }; var path: String; var lines: Lines }
        struct Entry: Encodable {
            var description: String; var check_name: String; var fingerprint: String; var severity: String; var location: Place
        }
        let root = environment["CI_PROJECT_DIR"].map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        let entries = failures(report).compactMap { test, issue, outcome -> Entry? in
            guard let file = issue?.file ?? test.file else { return nil }
            let path = root.flatMap { file.hasPrefix($0) ? String(file.dropFirst($0.count)) : nil } ?? file
            let text = TestName.spoken(test.id) + ": " + (issue?.message ?? outcome)
            return Entry(
                description: text, check_name: "test", fingerprint: fingerprint(test.id + text), severity: "major",
                location: Place(path: path, lines: .init(begin: issue?.line ?? test.line ?? 1)))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(entries)
    }

    private static func failures(_ report: TestReport) -> [(TestReport.Test, TestReport.Issue?, String)] {
        report.tests.flatMap { test -> [(TestReport.Test, TestReport.Issue?, String)] in
            guard let attempt = test.attempts.last, attempt.outcome.isFailure || attempt.outcome == .notCompiled else { return [] }
            let issues = attempt.issues.filter { $0.severity == .error }
            let words = attempt.message ?? attempt.outcome.rawValue
            return issues.isEmpty ? [(test, nil, words)] : issues.map { (test, $0, words) }
        }
    }

    /// A 64-bit FNV-1a hash, which is the same on every machine.
    private static func fingerprint(_ text: String) -> String {
        let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D").replacingOccurrences(
            of: "\n", with: "%0A")
    }
    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
