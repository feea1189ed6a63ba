import Foundation
import Testing

/// One scenario through a UI test target, a flow, an Appium script, and an MCP session, with the same effect on the app.
@Suite("One trace through four interfaces", .serialized)
struct FourDoorsTests {
    private struct Event: Decodable {
        var controller: String
        var callback: String
        var arguments: [String]
        var line: String { controller + "." + callback + (arguments.isEmpty ? "" : " " + arguments.joined(separator: ", ")) }
    }

    private static func events(in file: String) throws -> [String] {
        try JSONDecoder().decode([Event].self, from: try Data(contentsOf: URL(fileURLWithPath: file))).map(\.line)
    }

    private static let flow = Result {
        let output = try Command.folder("doors flow"), example = Command.root + "/Examples/Recipes"
        let outcome = try Command.run("flow", example + "/flows/add-a-pie.yaml", "--app", PythonClient.project, "--output", output)
        try #require(outcome.code == 0, "\(outcome.all)")
        return try events(in: output + "/trace.json")
    }

    /// Returns the first difference besides the position.
    private func expectFlows(_ trace: [String], _ door: String) throws {
        let expected = try Self.flow.get()
        #expect(expected.count > 80 && expected.contains { $0.contains("AddRecipe") })
        let place = zip(trace, expected).enumerated().first { $0.element.0 != $0.element.1 }
        if let place {
            Issue.record("callback \(place.offset) through \(door) is \(place.element.0), through the flow \(place.element.1)")
        } else {
            #expect(trace.count == expected.count, "\(door) has other callbacks at its end: \(trace.dropFirst(expected.count))")
        }
    }

    @Test("a UI-test target")
    func uiTests() throws {
        let outcome = try Command.run(
            "test", PythonClient.project, "--target", "RecipesUITests", "--filter", "testAddAPie",
            environment: ["UNDERSTUDY_UITEST_TRACE": "1"])
        try #require(outcome.code == 0, "\(outcome.all)")
        let words = "note: the tests' attachments are in "
        let note = try #require(outcome.all.split(separator: "\n").first { $0.hasPrefix(words) })
        let folder = String(note.dropFirst(words.count))
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let trace = try #require(files.first { $0.contains("testAddAPie") && $0.contains("trace") }, "\(files)")
        try expectFlows(try Self.events(in: folder + "/" + trace), "XCUITest")
    }

    @Test("an Appium script", .enabled(if: PythonClient.has("appium")))
    func appium() throws {
        let file = try Command.folder("doors appium") + "/trace.json"
        let outcome = try PythonClient.underWebDriver { try PythonClient.run("appium_scenario", $0, file) }
        try #require(outcome.code == 0, "\(outcome.output)")
        try expectFlows(try Self.events(in: file), "Appium")
    }

    @Test("an MCP session", .enabled(if: PythonClient.has("mcp")))
    func mcp() throws {
        let file = try Command.folder("doors mcp") + "/trace.txt"
        let outcome = try PythonClient.run("mcp_scenario", Command.program, PythonClient.project, file)
        try #require(outcome.code == 0, "\(outcome.output)")
        // A line has the time, the callback, and its arguments as JSON.
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
            let arguments = parts.count > 2 ? try JSONDecoder().decode([String].self, from: Data(parts[2].utf8)) : []
            return (parts.count > 1 ? parts[1] : "") + (arguments.isEmpty ? "" : " " + arguments.joined(separator: ", "))
        }
        try expectFlows(lines, "MCP")
    }
}
