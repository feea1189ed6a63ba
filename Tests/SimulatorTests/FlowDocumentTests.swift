import Foundation
import Testing
@testable import Simulator

@Suite("Flow files")
struct FlowDocumentTests {
    private func read(_ text: String) throws -> FlowDocument { try FlowDocument(text, file: URL(fileURLWithPath: "/flows/walk.yaml")) }

    @Test("a flow is a header and a list of commands, each with its line")
    func header() throws {
        let flow = try read("appId: org.example\nname: Walk\n---\n- launchApp\n- tapOn: \"Save\"\n- takeScreenshot: end\n")
        #expect(flow.name == "Walk" && flow.appId == "org.example")
        #expect(flow.steps.map(\.line) == [4, 5, 6])
        guard case .tapOn(let selector, 1) = flow.steps[1].command else { Issue.record("not a tap"); return }
        #expect(selector.text == "Save")
    }

    @Test("elements are picked by text, identifier, point, index and state")
    func selectors() throws {
        let flow = try read("- tapOn:\n    id: name-field\n    index: 2\n    enabled: true\n- tapOn:\n    point: \"50%,25%\"\n")
        guard case .tapOn(let field, _) = flow.steps[0].command, case .tapOn(let point, _) = flow.steps[1].command else { Issue.record("not taps"); return }
        #expect(field.identifier == "name-field" && field.index == 2 && field.isEnabled == true)
        #expect(point.point?.resolved(in: CGSize(width: 400, height: 800)) == CGPoint(x: 200, y: 200))
    }

    @Test("what no flow can mean is named with file, line and column", arguments: [
        ("- tapIn: \"Save\"\n", "/flows/walk.yaml:1:3: error: `tapIn` is not a command here"),
        ("- launchApp\n- swipe: SIDEWAYS\n", "/flows/walk.yaml:2:10: error: `SIDEWAYS` is no direction"),
        ("- tapOn:\n    colour: red\n", "/flows/walk.yaml:2:5: error: `colour` does not pick elements"),
        ("name: x\n", "/flows/walk.yaml:1:1: error: a flow is a list of commands"),
        ("- \"open\n", "/flows/walk.yaml:2:1: error: not YAML"),
    ])
    func failures(text: String, message: String) throws {
        let error = #expect(throws: FlowError.self) { try self.read(text) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
    }

    @Test("a text that is no regular expression is meant literally")
    func literal() throws {
        let flow = try read("- assertVisible: \"3 * (4\"\n")
        guard case .assertVisible(let selector) = flow.steps[0].command else { Issue.record("not an assertion"); return }
        #expect(selector.text == NSRegularExpression.escapedPattern(for: "3 * (4"))
    }

    @Test("a flow that runs itself is an error, not an endless loop")
    func recursion() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("self.yaml")
        try "- runFlow: self.yaml\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: FlowError.self) { try FlowDocument(contentsOf: file) }
    }
}
