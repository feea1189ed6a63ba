import Foundation
import FoundationXML
import Testing
@testable import ProjectBuilder

@Suite("Flow folders")
struct FlowWorkspaceTests {
    /// A folder with `files`, deleted when `body` returns.
    private func inFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-workspace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder.path)
    }

    private func flow(_ header: String = "") -> String { "appId: org.example\n\(header)---\n- launchApp\n" }
    private func names(_ workspace: FlowWorkspace, in folder: String) -> [String] {
        workspace.flows.map { String($0.path.dropFirst(folder.count + 1)) }
    }

    @Test("a header has a flow's name, tags, and properties")
    func header() throws {
        try inFolder([
            "a.yaml": flow("name: Sign up\ntags: [smoke, 'auth']\nproperties:\n  priority: High\n"), "b.yaml": "- launchApp\n",
            "c.yaml": "- \"open\n",
        ]) { folder in
            let first = FlowFile(folder + "/a.yaml"), second = FlowFile(folder + "/b.yaml")
            #expect(
                first.name == "Sign up" && first.tags == ["smoke", "auth"] && first.properties == ["priority": "High"] && first.isReadable)
            #expect(second.name == "b" && second.tags.isEmpty && second.isReadable)
            #expect(!FlowFile(folder + "/c.yaml").isReadable)
        }
    }

    @Test("a folder means the flows at its top level, or those that its configuration lists")
    func patterns() throws {
        let files = ["a.yaml": flow(), "auth/b.yaml": flow(), "auth/deep/c.yml": flow(), "shop/d.yaml": flow(), "notes.txt": ""]
        try inFolder(files) { folder in
            let found = try names(FlowWorkspace(.init([folder])), in: folder)
            #expect(found == ["a.yaml"])
        }
        try inFolder(files.merging(["config.yaml": "flows:\n- auth/*\n- shop/**\n"]) { $1 }) { folder in
            let found = try names(FlowWorkspace(.init([folder])), in: folder)
            #expect(found == ["auth/b.yaml", "shop/d.yaml"])
        }
        // Keys without values count as absent.
        let empty = "flows:\n# - auth/*\nincludeTags:\nexecutionOrder:\n"
        try inFolder(["a.yaml": flow("name:\ntags:\n# - smoke\n"), "auth/b.yaml": flow(), "config.yaml": empty]) { folder in
            let workspace = try FlowWorkspace(.init([folder]))
            #expect(names(workspace, in: folder) == ["a.yaml"])
            #expect(workspace.flows.map(\.name) == ["a"] && workspace.flows[0].tags.isEmpty)
        }
        try inFolder(files.merging(["config.yaml": "flows:\n- '**'\n"]) { $1 }) { folder in
            let found = try names(FlowWorkspace(.init([folder])), in: folder)
            #expect(found == ["a.yaml", "auth/b.yaml", "auth/deep/c.yml", "shop/d.yaml"])
        }
    }

    @Test("tags on the command line count in addition to those of the configuration; an unreadable file counts as failed")
    func tags() throws {
        let files = [
            "a.yaml": flow("tags: [dev, pr]\n"), "b.yaml": flow("tags:\n- dev\n"), "c.yaml": flow("tags: [wip]\n"), "d.yaml": "- \"open\n",
            "config.yaml": "excludeTags: [wip]\n",
        ]
        try inFolder(files) { folder in
            let found = try names(FlowWorkspace(.init([folder])), in: folder)
            #expect(found == ["a.yaml", "b.yaml", "d.yaml"])
            var options = FlowWorkspace.Options([folder])
            (options.includedTags, options.excludedTags) = (["dev", "wip"], ["pr"])
            let tagged = try names(FlowWorkspace(options), in: folder)
            #expect(tagged == ["b.yaml", "d.yaml"])
        }
        try inFolder(["a.yaml": flow()]) { folder in
            var options = FlowWorkspace.Options([folder])
            options.includedTags = ["smoke"]
            let failure = #expect(throws: Failure.self) { try FlowWorkspace(options) }
            #expect(failure?.message.contains("no flow has the requested tags") == true)
        }
    }

    @Test("an execution order lists flows by file or name; they run first")
    func order() throws {
        let files = [
            "a.yaml": flow(), "b.yaml": flow("name: Buy\n"), "c.yaml": flow(),
            "config.yaml": "executionOrder:\n  continueOnFailure: false\n  flowsOrder:\n  - c\n  - Buy\n",
        ]
        try inFolder(files) { folder in
            let workspace = try FlowWorkspace(.init([folder]))
            #expect(
                names(workspace, in: folder) == ["c.yaml", "b.yaml", "a.yaml"] && workspace.ordered == 2 && !workspace.continuesOnFailure)
        }
        let others = ["a.yaml": flow(), "b.yaml": flow()]
        for (order, ordered) in [("nobody", 0), ("b, nobody, a", 1)] {
            try inFolder(others.merging(["config.yaml": "executionOrder:\n  flowsOrder: [\(order)]\n"]) { $1 }) { folder in
                let workspace = try FlowWorkspace(.init([folder]))
                #expect(workspace.flows.count == 2 && workspace.ordered == ordered && workspace.warnings.count == 1)
                #expect(workspace.warnings[0].contains("config.yaml:2:1: warning: `executionOrder` names the flow nobody"))
            }
        }
        try inFolder(others.merging(["config.yaml": "executionOrder:\n  flowsOrder: [nobody, a]\n"]) { $1 }) { folder in
            let failure = #expect(throws: Failure.self) { try FlowWorkspace(.init([folder])) }
            #expect(failure?.message.hasPrefix("\(folder)/config.yaml:2:1: error: `executionOrder` names the flow nobody") == true)
        }
    }

    @Test("configuration without effect gives a warning, and invalid configuration an error with its position")
    func configuration() throws {
        try inFolder([
            "a.yaml": flow(),
            "config.yaml":
                "testOutputDir: x\nenv:\n  HOST: example.org\nspeed: 3\nplatform:\n  ios:\n    snapshotKeyHonorModalViews: false\n",
        ]) { folder in
            let workspace = try FlowWorkspace(.init([folder]))
            #expect(workspace.variables == ["HOST": "example.org"] && workspace.warnings.count == 2)
            #expect(
                workspace.warnings[0] == "\(folder)/config.yaml:4:1: warning: `speed` isn't a key of a configuration and has no effect")
        }
        try inFolder(["a.yaml": flow(), "config.yaml": "executionOrder:\n  continueOnFailure: maybe\n"]) { folder in
            let failure = #expect(throws: Failure.self) { try FlowWorkspace(.init([folder])) }
            #expect(failure?.message == "\(folder)/config.yaml:2:22: error: continueOnFailure takes true or false")
        }
    }

    @Test("only the first document of a configuration is read, as Maestro does")
    func severalDocuments() throws {
        let texts = [
            "# A note.\n---\nincludeTags: [a]\n---\n- launchApp\n", "appId: org.example\nincludeTags: [a]\n---\n# Nothing else.\n",
        ]
        for text in texts {
            try inFolder(["a.yaml": flow("tags: [a]\n"), "b.yaml": flow(), "config.yaml": text]) { folder in
                let workspace = try FlowWorkspace(.init([folder]))
                #expect(names(workspace, in: folder) == ["a.yaml"] && workspace.warnings.isEmpty)
            }
        }
    }

    @Test("files and folders together run each flow once, each with an output folder of its own name")
    func several() throws {
        try inFolder(["a/login.yaml": flow(), "b/login.yaml": flow(), "c.yaml": flow()]) { folder in
            let workspace = try FlowWorkspace(.init([folder + "/c.yaml", folder + "/a", folder + "/b/login.yaml", folder]))
            #expect(names(workspace, in: folder) == ["c.yaml", "a/login.yaml", "b/login.yaml"])
            #expect(workspace.outputNames() == ["c", "a-login", "b-login"])
            let failure = #expect(throws: Failure.self) { try FlowWorkspace(.init([folder + "/no.yaml"])) }
            #expect(failure?.message.hasSuffix("no.yaml: no such flow file") == true)
        }
    }

    @Test("a report is JUnit XML with each flow's name, properties, and failure, whatever characters they have")
    func report() throws {
        try inFolder([
            "a.yaml": flow("name: A & B\nproperties:\n  junitId: TC-1\n  team: \"<shop>\"\n"), "b.yaml": flow(), "c.yaml": flow(),
        ]) { folder in
            var report = FlowReport()
            report.results = [
                .init(flow: FlowFile(folder + "/a.yaml"), duration: 1.5, failure: "x.yaml:3:1: error: \"Save\" is\nnot visible \u{1}]]>"),
                .init(flow: FlowFile(folder + "/b.yaml"), duration: 0.25, failure: nil),
            ]
            report.skipped = [FlowFile(folder + "/c.yaml")]
            #expect(report.summary == "1 passed, 1 failed, 1 skipped" && report.failures == 1)
            let xml = report.junit()
            #expect(xml.contains("<testsuite name=\"Test Suite\" tests=\"3\" failures=\"1\" skipped=\"1\" time=\"1.750\">"))
            #expect(xml.contains("<testcase id=\"TC-1\" name=\"A &amp; B\" classname=\"A &amp; B\" time=\"1.500\" status=\"ERROR\">"))
            #expect(xml.contains("<property name=\"team\" value=\"&lt;shop&gt;\"/>") && !xml.contains("junitId"))
            #expect(xml.contains("<failure>x.yaml:3:1: error: \"Save\" is\nnot visible \u{FFFD}]]&gt;</failure>"))
            #expect(xml.contains("<testcase id=\"b\" name=\"b\" classname=\"b\" time=\"0.250\" status=\"SUCCESS\"/>"))
            _ = try XMLDocument(xmlString: xml)
        }
    }
}
