import Foundation

/// Formats findings as text and as JSON.
public enum LintReport {
    /// Returns lines in compiler format: `file:line:column: severity: message [rule]`.
    public static func text(_ findings: [LintFinding]) -> String {
        let lines = findings.flatMap { finding in
            ["\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"]
                + [finding.related].compactMap { $0 }.map { "\($0.file):\($0.line):\($0.column): note: \($0.message)" }
        }
        return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    }

    /// Returns an indented array of findings.
    public static func json(_ findings: [LintFinding]) throws -> String { try encode(findings) }

    /// Returns SARIF 2.1.0, which code hosts display beside the lines. Paths are relative to `folder`.
    public static func sarif(_ findings: [LintFinding], relativeTo folder: String? = nil) throws -> String {
        func uri(_ file: String) -> String {
            let path = folder.map { file.hasPrefix($0 + "/") ? String(file.dropFirst($0.count + 1)) : file } ?? file
            return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        }
        let rules = LintRule.all.map { SARIF.Rule(id: $0.id, shortDescription: .init(text: $0.summary)) }
        let results = findings.map { finding in
            SARIF.Result(
                ruleId: finding.rule, level: finding.severity.rawValue, message: .init(text: finding.message),
                locations: [
                    .init(
                        physicalLocation: .init(
                            artifactLocation: .init(uri: uri(finding.file)),
                            region: .init(startLine: finding.line, startColumn: finding.column)))
                ],
                relatedLocations: finding.related.map { related in
                    [
                        .init(
                            physicalLocation: .init(
                                artifactLocation: .init(uri: uri(related.file)),
                                region: .init(startLine: related.line, startColumn: related.column)),
                            message: .init(text: related.message))
                    ]
                })
        }
        let driver = SARIF.Driver(name: "understudy storyboard lint", rules: rules)
        return try encode(SARIF(runs: [.init(tool: .init(driver: driver), results: results)]))
    }

    /// Returns the exit code for continuous integration: 0 without findings of `threshold` or worse, otherwise 1.
    public static func exitCode(_ findings: [LintFinding], failingAt threshold: LintFinding.Severity = .error) -> Int32 {
        findings.contains { $0.severity >= threshold } ? 1 : 0
    }

    private static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    private struct SARIF: Encodable {
        struct Message: Encodable { let text: String }
        struct Rule: Encodable { let id: String; let shortDescription: Message }
        struct Driver: Encodable { let name: String; let rules: [Rule] }
        struct Tool: Encodable { let driver: Driver }
        struct Region: Encodable { let startLine: Int; let startColumn: Int }
        struct Artifact: Encodable { let uri: String }
        struct PhysicalLocation: Encodable { let artifactLocation: Artifact; let region: Region }
        struct Location: Encodable {
            let physicalLocation: PhysicalLocation
            var message: Message?
        }
        struct Result: Encodable {
            let ruleId: String; let level: String; let message: Message; let locations: [Location]; let relatedLocations: [Location]?
        }
        struct Run: Encodable { let tool: Tool; let results: [Result] }

        let version = "2.1.0"
        let schema = "https://json.schemastore.org/sarif-2.1.0.json"
        let runs: [Run]

        enum CodingKeys: String, CodingKey {
            case version, runs
            case schema = "$schema"
        }
    }
}
