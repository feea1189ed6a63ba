import Foundation
import RuleTrait
import Testing

/// docs/testing-tools.md lists the tests of each promise.
@Suite struct PromiseTableTests {
    /// Returns the contents of all test files of the repository.
    private func sources() -> [String] {
        ["Tests", "Tools/Tests"].flatMap { folder in
            let root = Repository.root.appendingPathComponent(folder)
            let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix("Tests.swift") && !$0.hasSuffix("PromiseTableTests.swift") }.compactMap {
                try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
            }
        }
    }

    @Test("each of the 25 promises names existing tests, or says that it is not kept")
    func table() throws {
        let rows = try Repository.text("docs/testing-tools.md").split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { Int($0[1]) != nil }
        #expect(rows.map { Int($0[1]) } == Array(1...25))
        let sources = sources()
        for row in rows {
            try #require(row.count == 9, "row \(row[1])")
            let (status, proof) = (row[6], row[7])
            #expect(["kept", "partly", "not kept"].contains(status), "row \(row[1])")
            let names = proof.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(
                \.element)
            #expect(names.isEmpty == (status == "not kept"), "row \(row[1])")
            for name in names { #expect(sources.contains { $0.contains("@Test(\"\(name)\"") }, "row \(row[1]): no test \"\(name)\"") }
            // Shortcomings are stated.
            if status == "partly" { #expect(proof.contains(";"), "row \(row[1])") }
        }
    }
}
