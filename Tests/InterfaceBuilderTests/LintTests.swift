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

    @Test("a valid storyboard has no findings except the button with only a gear")
    func sound() throws {
        #expect(try rules(Fixtures.library) == ["missing-accessibility-label"])
    }

    @Test(
        "each kind of mistake is found", .rule("SP-A107"),
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
        var labeled = SourceCatalog()
        labeled.add(Self.sources.replacingOccurrences(of: "closeSettings(_ segue", with: "closeSettings(segue"))
        let findings = Lint.run(InterfaceProject([try Fixtures.file()]), sources: labeled)
        #expect(
            findings.map(\.message).contains("No class declares the unwind action “closeSettings:”; there is “closeSettingsWithSegue:”."))
        let withoutOutlet = Self.sources.replacingOccurrences(of: "gearButton", with: "cog")
        #expect(try rules(Fixtures.library, sources: withoutOutlet).contains("missing-outlet"))
        let withoutClass = Self.sources.replacingOccurrences(of: "class DetailViewController", with: "class Detail")
        #expect(try rules(Fixtures.library, sources: withoutClass).contains("missing-class"))
    }

    @Test("Objective-C classes are read with their properties, instance variables, and methods")
    func objectiveC() throws {
        var catalog = SourceCatalog()
        catalog.add(
            objectiveC: """
                @interface ListViewController : UIViewController <UITableViewDelegate> {
                    IBOutlet UIButton *gearButton;
                }
                // @property UILabel *commented;
                @property (nonatomic, weak) IBOutlet UIButton *cogButton;
                - (IBAction)closeSettings:(UIStoryboardSegue *)segue;
                @end
                @implementation ListViewController
                - (void)turn:(id)sender for:(UIEvent *)event { int a = 1 - (2); [self closeSettings:nil]; }
                + (void)prepare {}
                @end
                @interface DetailViewController : UIViewController
                @end
                """)
        #expect(
            ["gearButton", "cogButton"].allSatisfy { catalog.hasProperty($0, in: "ListViewController") }
                && !catalog.hasProperty("commented", in: "ListViewController"))
        #expect(
            ["closeSettings:", "turn:for:", "prepare"].allSatisfy { catalog.hasMethod($0, in: "ListViewController") }
                && !catalog.hasMethod("closeSettings", in: "ListViewController"))
        #expect(
            Lint.run(InterfaceProject([try Fixtures.file()]), sources: catalog).map(\.rule).sorted() == [
                "missing-accessibility-label", "unconnected-outlet",
            ])
    }

    // MARK: Checks against the sources

    private func findings(_ text: String = Fixtures.library, _ sources: String, isWhole: Bool = true) throws -> [LintFinding] {
        var catalog = SourceCatalog()
        catalog.add(sources, file: "Library.swift")
        return Lint.run(InterfaceProject([try Fixtures.file(text)], isWhole: isWhole), sources: catalog).filter {
            $0.rule != "missing-accessibility-label"
        }
    }

    private static let used = """
        class ListViewController: UIViewController {
            @IBOutlet private weak var gearButton: UIButton!
            @IBAction func closeSettings(_ segue: UIStoryboardSegue) {}
            func go() {
                performSegue(withIdentifier: "detail", sender: self)
                self.performSegue(withIdentifier: "settings", sender: nil)
                storyboard?.instantiateViewController(withIdentifier: "List")
                _ = UIStoryboard(name: "Main", bundle: nil)
            }
        }
        class DetailViewController: UIViewController { enum Segue: String { case again, close } }
        """

    @Test("sources and storyboard that agree have no findings")
    func agreement() throws { #expect(try findings(Self.used) == []) }

    private func findings(_ sources: String) throws -> [LintFinding] { try findings(Fixtures.library, sources) }

    @Test("an outlet whose class does not match the object's is reported at the property; superclasses and protocols match")
    func mismatchedOutlets() throws {
        let wrong = try findings(Self.used.replacingOccurrences(of: "UIButton!", with: "UILabel!"))
        #expect(wrong.map(\.rule) == ["mismatched-outlet"] && wrong.first?.severity == .error && wrong.first?.file == "Main.storyboard")
        #expect(wrong.first?.message == "The outlet “gearButton” of ListViewController is a UILabel, and is connected to a UIButton.")
        #expect(wrong.first?.related == .init(message: "“gearButton” is declared here.", file: "Library.swift", line: 2, column: 32))
        for type in ["UIControl!", "UIView?", "Gear!", "AnyObject!"] {
            #expect(try findings(Self.used.replacingOccurrences(of: "UIButton!", with: type)) == [])
        }
        let own = Self.used.replacingOccurrences(of: "UIButton!", with: "GearButton!") + "\nclass GearButton: UIButton {}"
        #expect(try findings(own).map(\.rule) == ["mismatched-outlet"])
        #expect(
            try findings(
                Fixtures.library.replacingOccurrences(
                    of: "<button ", with: "<button customClass=\"GearButton\" customModule=\"Library\" customModuleProvider=\"target\" "),
                own) == [])
        #expect(LintReport.text(wrong).contains("\nLibrary.swift:2:32: note: “gearButton” is declared here.\n"))
        #expect(try LintReport.sarif(wrong).contains("relatedLocations"))
    }

    @Test("an outlet without a connection is reported in the source, with an object of the class, unless a subclass connects it")
    func unconnectedOutlets() throws {
        let more = Self.used.replacingOccurrences(of: "@IBAction", with: "@IBOutlet var never: UILabel?\n    @IBAction")
        let found = try findings(more)
        #expect(found.map(\.rule) == ["unconnected-outlet"] && found.first?.severity == .warning)
        #expect(found.first.map { "\($0.file):\($0.line):\($0.column)" } == "Library.swift:3:19" && found.first?.object == "lis-00-001")
        #expect(found.first?.related?.file == "Main.storyboard")
        let inherited = more.replacingOccurrences(of: "@IBOutlet var never: UILabel?", with: "").replacingOccurrences(
            of: ": UIViewController {\n    @IBOutlet", with: ": Base {\n    @IBOutlet")
        #expect(
            try findings(inherited + "\nclass Base: UIViewController { @IBOutlet var gearButton2: UIButton? }").map(\.rule) == [
                "unconnected-outlet"
            ])
        #expect(try findings(Self.used + "\nclass Unused: UIView { @IBOutlet var label: UILabel? }") == [])
    }

    @Test(
        "unknown identifiers in code are reported at their position with near matches; a segue of another scene counts as unknown"
    )
    func missingIdentifiers() throws {
        let segue = try findings(Self.used.replacingOccurrences(of: "\"detail\"", with: "\"Detial\""))
        #expect(segue.map(\.rule).sorted() == ["missing-segue-identifier", "unused-identifier"])
        #expect(
            segue.first { $0.severity == .error }.map { "\($0.file):\($0.line) \($0.message)" }
                == "Library.swift:5 No storyboard has a segue with the identifier “Detial”; there is “detail”.")
        let other = try findings(
            Self.used.replacingOccurrences(
                of: "self.performSegue(withIdentifier: \"settings\"", with: "self.performSegue(withIdentifier: \"again\""))
        #expect(
            other.first { $0.severity == .error }?.message
                == "The scene of ListViewController has no segue with the identifier “again”; another scene has one.")
        #expect(other.first { $0.severity == .error }?.related?.file == "Main.storyboard")
        let asked = Self.used.replacingOccurrences(
            of: "self.performSegue(withIdentifier: \"settings\"", with: "other.performSegue(withIdentifier: \"again\"")
        #expect(try findings(asked).map(\.severity) == [.note])
        let scene = try findings(Self.used.replacingOccurrences(of: "\"List\"", with: "\"Lists\""))
        #expect(
            scene.contains { $0.rule == "missing-scene-identifier" && $0.line == 7 }
                && scene.contains { $0.rule == "unused-identifier" && $0.object == "lis-00-001" })
        #expect(try findings(Self.used.replacingOccurrences(of: "\"Main\"", with: "\"Other\"")).map(\.rule) == ["missing-storyboard"])
        #expect(try findings(Self.used.replacingOccurrences(of: "\"detail\"", with: "\"de\\(x)\"")).allSatisfy { $0.severity == .note })
        #expect(try findings(Fixtures.library, Self.used.replacingOccurrences(of: "\"List\"", with: "\"Lists\""), isWhole: false) == [])
    }

    @Test("identifiers in Objective-C code are checked too")
    func objectiveCIdentifiers() throws {
        var catalog = SourceCatalog()
        catalog.add(
            objectiveC: "@class Other;\n@implementation A\n- (void)go { [self performSegueWithIdentifier:@\"nothing\" sender:nil]; }\n@end",
            file: "A.m")
        let found = Lint.run(InterfaceProject([try Fixtures.file()], isWhole: true), sources: catalog).filter {
            $0.rule == "missing-segue-identifier"
        }
        #expect(found.map { "\($0.file):\($0.line):\($0.column)" } == ["A.m:3:48"])
    }

    @Test("a custom segue needs a class that exists")
    func customSegues() throws {
        func rules(_ attributes: String) throws -> [LintFinding] {
            try findings(
                Fixtures.library.replacingOccurrences(
                    of: "kind=\"show\" identifier=\"detail\"", with: "kind=\"custom\" identifier=\"detail\"" + attributes), Self.used)
        }
        #expect(try rules("").map(\.rule) == ["missing-class"])
        let own = " customClass=\"Fade\" customModule=\"Library\" customModuleProvider=\"target\""
        #expect(try rules(own).map(\.rule) == ["missing-class"] && rules(own).first?.severity == .error)
        #expect(try rules(" customClass=\"Fade\"").map(\.rule) == ["missing-class"])
        #expect(try rules(" customClass=\"ListViewController\"") == [])
    }

    @Test("a reference to a missing storyboard is reported, even if the project has only one")
    func missingStoryboard() throws {
        let first =
            "<viewController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections></viewController>"
        let second = "<viewControllerPlaceholder storyboardName=\"Settings\" id=\"b\" sceneMemberID=\"viewController\"/>"
        let scenes = [first, second].enumerated().map { Fixtures.scene($1, name: "Scene", scene: "s\($0)", responder: "r\($0)") }
        let file = try Fixtures.file(Fixtures.storyboard(initial: "a", scenes.joined(separator: "\n")))
        #expect(
            Lint.run(InterfaceProject([file], isWhole: true)).contains {
                $0.rule == "unresolved-reference" && $0.message == "There is no storyboard named “Settings”."
            })
        #expect(!Lint.run(InterfaceProject([file])).contains { $0.rule == "unresolved-reference" })
    }

    @Test("an action whose selector Swift spells differently is reported with the near match")
    func similarAction() throws {
        let action =
            "<action selector=\"turn:\" destination=\"lis-00-001\" eventType=\"touchUpInside\" id=\"act-00-001\"/><outlet property=\"gearButton\""
        var catalog = SourceCatalog()
        catalog.add(
            Self.sources.replacingOccurrences(
                of: "class Base: UIViewController {", with: "class Base: UIViewController { @IBAction func turn(sender: Any) {}"))
        let file = try Fixtures.file(Fixtures.library.replacingOccurrences(of: "<outlet property=\"gearButton\"", with: action))
        #expect(
            Lint.run(InterfaceProject([file]), sources: catalog).contains {
                $0.message == "ListViewController has no action “turn:”; it has “turnWithSender:”."
            })
    }

    @Test("a class without a module may come from a library: a warning, except for Apple's classes")
    func libraryClasses() throws {
        func severities(_ name: String) throws -> [LintFinding.Severity] {
            var catalog = SourceCatalog()
            catalog.add(Self.sources)
            let file = try Fixtures.file(
                Fixtures.library.replacingOccurrences(of: "<imageView ", with: "<imageView customClass=\"\(name)\" "))
            return Lint.run(InterfaceProject([file]), sources: catalog).filter { $0.rule == "missing-class" }.map(\.severity)
        }
        #expect(try severities("SWRevealView") == [.warning] && severities("SKView") == [])
    }

    @Test("constraints and views that depend on the size class are checked in each class", .rule("SP-A077", "SP-A078"))
    func sizeClasses() throws {
        let top =
            "<constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"100\" id=\"con-00-002\"/>"
        let other = top.replacingOccurrences(of: "100", with: "40").replacingOccurrences(of: "con-00-002", with: "con-00-003")
        func findings(_ masks: String) throws -> [String] {
            let text = Fixtures.library.replacingOccurrences(of: top, with: top + other).replacingOccurrences(
                of: "</constraints>", with: "</constraints>" + masks)
            return Lint.run(InterfaceProject([try Fixtures.file(text)])).filter { $0.rule != "missing-accessibility-label" }.map(\.message)
        }
        func variation(_ key: String, _ content: String) -> String {
            "<variation key=\"\(key)\"><mask key=\"constraints\">\(content)</mask></variation>"
        }
        let neither = variation("default", "<exclude reference=\"con-00-002\"/><exclude reference=\"con-00-003\"/>")
        #expect(try findings("") == ["This constraint requires 40, but con-00-002 requires 100. Both are required."])
        let one = variation("heightClass=compact", "<include reference=\"con-00-002\"/>"),
            two = variation("heightClass=regular", "<include reference=\"con-00-003\"/>")
        #expect(try findings(neither + one + two) == [])
        #expect(try findings(neither) == ["The constraints of this button give it no vertical position."])
        #expect(
            try findings(neither + one + variation("heightClass=regular-widthClass=regular", "<include reference=\"con-00-003\"/>")) == [
                "The constraints of this button give it no vertical position, where the width is compact and the height regular."
            ])
        let absent = "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"but-00-001\"/></mask></variation>"
        #expect(try findings(neither + absent) == [])
    }

    @Test("placeholder constraints count as placing a view", .rule("SP-A071"))
    func placeholders() throws {
        let text = Fixtures.library.replacingOccurrences(of: "id=\"con-00-002\"/>", with: "placeholder=\"YES\" id=\"con-00-002\"/>")
        #expect(try text != Fixtures.library && rules(text) == ["missing-accessibility-label"])
    }

    @Test("an accessibility label may be a user-defined runtime attribute")
    func runtimeLabel() throws {
        let attributes =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityLabel\" value=\"Settings\"/></userDefinedRuntimeAttributes>"
        #expect(
            try rules(
                Fixtures.library.replacingOccurrences(
                    of: "<state key=\"normal\" image=\"gear\"/>", with: "<state key=\"normal\" image=\"gear\"/>\(attributes)")
            ).isEmpty)
    }

    @Test("an action whose name ends in a preposition has a label without “With”")
    func prepositions() throws {
        let text = Fixtures.library.replacingOccurrences(
            of: "<outlet property=\"gearButton\"",
            with: "<action selector=\"moveToButton:\" destination=\"lis-00-001\" id=\"act-00-001\"/><outlet property=\"gearButton\"")
        let sources = Self.sources.replacingOccurrences(
            of: "@IBAction func", with: "@IBAction func moveTo(button: UIButton) {}\n    @IBAction func")
        #expect(try rules(text, sources: sources) == ["missing-accessibility-label"])
    }

    @Test("the finding for a button with only a symbol names the symbol")
    func symbols() throws {
        #expect(try rules(Fixtures.library.replacingOccurrences(of: "image=\"gear\"/>", with: "image=\"gear\" catalog=\"system\"/>")) == [])
    }

    @Test("a folder's files for other platforms are skipped; one passed by name is an error")
    func otherSystems() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let television = folder.appendingPathComponent("TV.storyboard")
        try Fixtures.library.replacingOccurrences(of: "CocoaTouch.Storyboard.XIB", with: "AppleTV.Storyboard").write(
            to: television, atomically: true, encoding: .utf8)
        try Fixtures.library.write(to: folder.appendingPathComponent("Main.storyboard"), atomically: true, encoding: .utf8)
        let all = ProjectFiles([folder.path]), named = ProjectFiles([television.path])
        #expect(
            all.project.files.map(\.name) == ["Main"] && all.failures.isEmpty
                && all.others.map(\.message) == ["The file describes a tvOS interface (com.apple.InterfaceBuilder3.AppleTV.Storyboard)."])
        #expect(named.failures.count == 1 && named.others.isEmpty)
    }

    /// A change to the library storyboard that violates each rule.
    nonisolated private static let mistakesByRule: [String: (String, String)] = [
        "dangling-id": ("destination=\"det-00-001\"", "destination=\"xxx-00-001\""),
        "duplicate-id": ("id=\"vie-00-002\"", "id=\"vie-00-001\""),
        "duplicate-identifier": ("<viewController id=\"det-00-001\"", "<viewController storyboardIdentifier=\"List\" id=\"det-00-001\""),
        "duplicate-segue-identifier": ("identifier=\"detail\"", "identifier=\"settings\""),
        "unreachable-scene": ("<segue destination=\"det-00-001\" kind=\"show\" identifier=\"detail\" id=\"seg-00-002\"/>", ""),
        "misplaced-exit": (
            "<exit id=\"exi-00-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>\n                <placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fir-00-004\" userLabel=\"First Responder\" sceneMemberID=\"firstResponder\"/>\n            </objects>",
            "</objects><exit id=\"exi-00-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        ),
        "unknown-segue-kind": ("kind=\"presentation\"", "kind=\"teleport\""),
        "unresolved-reference": (
            "<viewController id=\"set-00-001\"",
            "<viewControllerPlaceholder referencedIdentifier=\"Nowhere\" id=\"ref-00-001\" sceneMemberID=\"viewController\"/><viewController id=\"set-00-001\""
        ),
        "missing-unwind-action": ("unwindAction=\"closeSettings:\"", "unwindAction=\"closeNothing:\""),
        "missing-class": ("customClass=\"DetailViewController\"", "customClass=\"Lost\""),
        "missing-outlet": ("property=\"gearButton\"", "property=\"cog\""),
        "missing-action": (
            "<outlet property=\"gearButton\"",
            "<action selector=\"turn:\" destination=\"lis-00-001\" eventType=\"touchUpInside\" id=\"act-00-001\"/><outlet property=\"gearButton\""
        ),
        "unknown-event": (
            "<outlet property=\"gearButton\"",
            "<action selector=\"closeSettings:\" destination=\"lis-00-001\" eventType=\"touchWithLove\" id=\"act-00-001\"/><outlet property=\"gearButton\""
        ),
        "conflicting-constraints": (
            "constant=\"100\" id=\"con-00-002\"/>",
            "constant=\"100\" id=\"con-00-002\"/><constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"90\" id=\"con-00-003\"/>"
        ),
        "ambiguous-layout": (
            "<constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"100\" id=\"con-00-002\"/>",
            ""
        ),
        "missing-reuse-identifier": (
            "<state key=\"normal\"",
            "<tableView id=\"tab-00-001\"><prototypes><tableViewCell id=\"cel-00-001\"/></prototypes></tableView><state key=\"normal\""
        ),
        "duplicate-reuse-identifier": (
            "<state key=\"normal\"",
            "<tableView id=\"tab-00-001\"><prototypes><tableViewCell reuseIdentifier=\"a\" id=\"cel-00-001\"/><tableViewCell reuseIdentifier=\"a\" id=\"cel-00-002\"/></prototypes></tableView><state key=\"normal\""
        ),
        "static-cells": (
            "<state key=\"normal\"", "<tableView dataMode=\"static\" id=\"tab-00-001\"><sections/></tableView><state key=\"normal\""
        ),
        "missing-accessibility-label": ("", ""),
        "unknown-element": ("<state key=\"normal\"", "<hologram/><state key=\"normal\""),
        "unknown-attribute": ("identifier=\"again\"", "identifier=\"again\" odd=\"1\""),
        "unsupported-element": ("<state key=\"normal\"", "<searchDisplayController id=\"sea-00-001\"/><state key=\"normal\""),
        "unsupported-attribute": ("<button opaque=\"NO\"", "<button springLoaded=\"YES\" opaque=\"NO\""),
    ]

    @Test("every rule is described, and reported where its mistake is made")
    func everyRule() throws {
        var described = Set(LintRule.all.map(\.id))
        #expect(described.count == LintRule.all.count)
        for (rule, (old, new)) in Self.mistakesByRule.sorted(by: { $0.key < $1.key }) {
            let text = old.isEmpty ? Fixtures.library : Fixtures.library.replacingOccurrences(of: old, with: new)
            #expect(old.isEmpty || text != Fixtures.library, "\(rule)")
            let found = try rules(text, sources: Self.sources)
            #expect(found.contains(rule), "\(rule)")
            #expect(Set(found).isSubset(of: Set(LintRule.all.map(\.id))))
            described.remove(rule)
        }
        let lost = Fixtures.storyboard(
            initial: nil,
            Fixtures.scene("<viewController id=\"a\" sceneMemberID=\"viewController\"/>", name: "V", scene: "s", responder: "r"))
        #expect(try rules(lost).contains("missing-entry-point"))
        described.remove("missing-entry-point")
        // Checks of sources against storyboards have their own tests.
        described.subtract([
            "mismatched-outlet", "unconnected-outlet", "missing-segue-identifier", "missing-scene-identifier", "missing-storyboard",
            "unused-identifier",
        ])
        #expect(described == [])
    }

    @Test(
        "SARIF has what its schema requires: version, tool, rules, and results with a known rule, a level, a message, and a location as a URI"
    )
    func sarifShape() throws {
        let file = try Fixtures.file(
            Fixtures.library.replacingOccurrences(of: "kind=\"presentation\"", with: "kind=\"teleport\""),
            named: "My App/Main Scenes.storyboard")
        let text = try LintReport.sarif(Lint.run(InterfaceProject([file])))
        let root = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["version"] as? String == "2.1.0" && (root["$schema"] as? String)?.contains("sarif-2.1.0") == true)
        let run = try #require((root["runs"] as? [[String: Any]])?.first),
            driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let ids = Set((driver["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }),
            results = run["results"] as? [[String: Any]] ?? []
        #expect((driver["name"] as? String)?.isEmpty == false && ids.count == LintRule.all.count && results.count == 2)
        for result in results {
            #expect((result["ruleId"] as? String).map(ids.contains) == true)
            #expect(["note", "warning", "error"].contains(result["level"] as? String ?? ""))
            #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
            let place = try #require(((result["locations"] as? [[String: Any]])?.first?["physicalLocation"]) as? [String: Any])
            #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "My%20App/Main%20Scenes.storyboard")
            let region = try #require(place["region"] as? [String: Int])
            #expect(Set(region.keys) == ["startLine", "startColumn"] && region.values.allSatisfy { $0 >= 1 })
        }
    }

    @Test("reports are written as text, JSON, and SARIF, with an exit code")
    func reports() throws {
        let findings = Lint.run(InterfaceProject([try Fixtures.file()]))
        #expect(LintReport.text(findings).hasPrefix("Main.storyboard:34:29: warning: This button shows only an image"))
        #expect(try LintReport.json(findings).contains("\"rule\" : \"missing-accessibility-label\""))
        let sarif = try LintReport.sarif(findings)
        #expect(sarif.contains("\"version\" : \"2.1.0\"") && sarif.contains("\"startLine\" : 34"))
        var below = findings
        below[0].file = "/work/app/Base.lproj/Main.storyboard"
        #expect(try LintReport.sarif(below, relativeTo: "/work/app").contains("\"uri\" : \"Base.lproj/Main.storyboard\""))
        #expect(LintReport.exitCode(findings) == 0)
        #expect(LintReport.exitCode(findings, failingAt: .warning) == 1)
    }
}

@Suite("Objective-C names")
struct SelectorNameTests {
    @Test(
        "the first argument label follows the compiler's rule",
        arguments: [
            ("tap", [], "tap"), ("tap", [nil], "tap:"), ("show", ["animated"], "showWithAnimated:"), ("move", ["to"], "moveTo:"),
            ("labeled", ["with", "count"], "labeledWith:count:"), ("tableView", [nil, "didSelectRowAt"], "tableView:didSelectRowAt:"),
            ("init", ["frame"], "initWithFrame:"), ("sort", ["by", nil], "sortBy::"), ("moveTo", ["button"], "moveToButton:"),
            ("zoomIn", [nil], "zoomIn:"),
        ] as [(String, [String?], String)])
    func rule(base: String, labels: [String?], expected: String) {
        #expect(SelectorName.method(base, labels: labels) == expected)
    }
}
