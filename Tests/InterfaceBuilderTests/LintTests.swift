import Foundation
import RuleTrait
import Testing

@testable import InterfaceBuilder

@Suite struct LintTests {
    private func rules(_ text: String, sources: String? = nil) throws -> [String] {
        var catalog: SourceCatalog?
        if let sources {
            catalog = SourceCatalog()
            catalog?.add(sources)
        }
        return Lint.run(InterfaceProject([try Fixtures.file(text)]), sources: catalog).map(\.rule)
    }

    @Test("a sound storyboard has no findings but the button that shows only a gear")
    func sound() throws {
        #expect(try rules(Fixtures.library) == ["missing-accessibility-label"])
    }

    @Test(
        "each mistake is found", .rule("SP-A107"),
        arguments: [
            ("destination=\"det-00-001\"", "destination=\"xxx-00-001\"", "dangling-id"),
            ("id=\"vie-00-002\"", "id=\"vie-00-001\"", "duplicate-id"),
            ("identifier=\"again\"", "identifier=\"again\" odd=\"1\"", "unknown-attribute"),
            ("kind=\"presentation\"", "kind=\"teleport\"", "unknown-segue-kind"),
            ("<segue destination=\"det-00-001\" kind=\"show\" identifier=\"detail\" id=\"seg-00-002\"/>", "", "unreachable-scene"),
            ("identifier=\"detail\"", "identifier=\"settings\"", "duplicate-segue-identifier"),
            (
                "constant=\"100\" id=\"con-00-002\"/>",
                "constant=\"100\" id=\"con-00-002\"/><constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"90\" id=\"con-00-003\"/>",
                "conflicting-constraints"
            ),
            (
                "<constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"100\" id=\"con-00-002\"/>",
                "", "ambiguous-layout"
            ),
        ])
    func mistakes(old: String, new: String, rule: String) throws {
        #expect(try rules(Fixtures.library.replacingOccurrences(of: old, with: new)).contains(rule))
    }

    private static let sources = """
        class Base: UIViewController { @IBOutlet private weak var gearButton: UIButton! }
        final class ListViewController: Base {
            // class Commented: UIView {}
            @IBAction func closeSettings(_ segue: UIStoryboardSegue) {}
        }
        class DetailViewController: UIViewController { func add(with sender: Any, for event: UIEvent) {} }
        """

    @Test("classes, outlets and unwind actions are looked up in the sources")
    func sources() throws {
        #expect(try rules(Fixtures.library, sources: Self.sources) == ["missing-accessibility-label"])
        let withoutAction = Self.sources.replacingOccurrences(of: "closeSettings", with: "other")
        #expect(try rules(Fixtures.library, sources: withoutAction).contains("missing-unwind-action"))
        let withoutOutlet = Self.sources.replacingOccurrences(of: "gearButton", with: "cog")
        #expect(try rules(Fixtures.library, sources: withoutOutlet).contains("missing-outlet"))
        let withoutClass = Self.sources.replacingOccurrences(of: "class DetailViewController", with: "class Detail")
        #expect(try rules(Fixtures.library, sources: withoutClass).contains("missing-class"))
    }

    @Test("reports come as text, JSON and SARIF, with an exit code")
    func reports() throws {
        let findings = Lint.run(InterfaceProject([try Fixtures.file()]))
        #expect(LintReport.text(findings).hasPrefix("Main.storyboard:34:29: warning: This button shows only an image"))
        #expect(try LintReport.json(findings).contains("\"rule\" : \"missing-accessibility-label\""))
        let sarif = try LintReport.sarif(findings)
        #expect(sarif.contains("\"version\" : \"2.1.0\"") && sarif.contains("\"startLine\" : 34"))
        #expect(LintReport.exitCode(findings) == 0)
        #expect(LintReport.exitCode(findings, failingAt: .warning) == 1)
    }
}
