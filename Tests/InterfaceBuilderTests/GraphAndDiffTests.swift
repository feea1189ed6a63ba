import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct GraphAndDiffTests {
    @Test("a storyboard is exported as SVG, DOT, Mermaid, and JSON")
    func formats() throws {
        let graph = FlowGraph(InterfaceProject([try Fixtures.file()]))
        #expect(graph.nodes.count == 4)
        #expect(graph.edges.count == 5)
        #expect(graph.svg.hasPrefix("<svg") && graph.svg.contains(">settings (presentation)</text>"))
        #expect(graph.dot.contains("\"Main/nav-00-001\" -> \"Main/lis-00-001\" [label=\"rootViewController\", style=bold];"))
        #expect(graph.mermaid.contains("n1 -->|\"detail (show)\"| n2"))
        #expect(try graph.json().contains("\"unwind\""))
    }

    @Test("no two scenes of a large storyboard overlap; each is centered beside the scenes it leads to")
    func layout() throws {
        var scenes: [String] = []
        for index in 0..<200 {
            let segues = [index * 2 + 1, index * 2 + 2].filter { $0 < 200 }.map {
                "                        <segue destination=\"c\($0)\" kind=\"show\" id=\"s\(index)-\($0)\"/>"
            }.joined(separator: "\n")
            scenes.append(
                Fixtures.scene(
                    "                <viewController id=\"c\(index)\" sceneMemberID=\"viewController\">\n                    <connections>\n\(segues)\n                    </connections>\n                </viewController>",
                    name: "S", scene: "scene\(index)", responder: "r\(index)"))
        }
        let graph = FlowGraph(InterfaceProject([try Fixtures.file(Fixtures.storyboard(initial: "c0", scenes.joined(separator: "\n")))]))
        let layout = FlowLayout(graph)
        #expect(layout.places.count == 200)
        #expect(Set(layout.places.values.map { "\($0.column),\($0.row)" }).count == 200)
        #expect(layout.columns == 8 && layout.rows == 100)
        for index in 0..<99 {
            let rows = [index, index * 2 + 1, index * 2 + 2].compactMap { number in
                layout.places.first { $0.key.hasSuffix("/c\(number)") }?.value.row
            }
            #expect(rows.count == 3 && rows[0] == (rows[1] + rows[2]) / 2 && rows[1] < rows[2])
        }
    }

    @Test("a scene that leads to placed scenes is put beside them, not at the far end")
    func joining() throws {
        func scene(_ id: String, _ next: String...) -> String {
            let segues = next.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/>" }.joined()
            return Fixtures.scene(
                "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></viewController>",
                name: id,
                scene: "s\(id)", responder: "r\(id)")
        }
        // a → b → c and, found last, d → c; e is separate.
        let text = Fixtures.storyboard(
            initial: "a", [scene("a", "b"), scene("b", "c"), scene("c"), scene("e"), scene("d", "c")].joined(separator: "\n"))
        let layout = FlowLayout(FlowGraph(InterfaceProject([try Fixtures.file(text)])))
        func place(_ id: String) -> FlowLayout.Place? { layout.places.first { $0.key.hasSuffix("/\(id)") }?.value }
        #expect(["a", "b", "c"].map { place($0) } == (0..<3).map { FlowLayout.Place(column: $0, row: 0) })
        #expect(place("d") == FlowLayout.Place(column: 1, row: 1))
        #expect(place("e") == FlowLayout.Place(column: 0, row: 2))
    }

    @Test("low scenes are stacked beside a tall one")
    func packing() throws {
        func scene(_ id: String, _ next: [String] = []) -> String {
            let segues = next.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/>" }.joined()
            return Fixtures.scene(
                "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></viewController>",
                name: id,
                scene: "s\(id)", responder: "r\(id)")
        }
        let ends = (0..<20).map { "end\($0)" }
        let pairs = (0..<4).flatMap { [scene("p\($0)", ["q\($0)"]), scene("q\($0)")] }
        let text = Fixtures.storyboard(initial: "a", ([scene("a", ends)] + ends.map { scene($0) } + pairs).joined(separator: "\n"))
        let layout = FlowLayout(FlowGraph(InterfaceProject([try Fixtures.file(text)])))
        #expect(layout.rows == 20 && layout.columns == 4)
        #expect(
            (0..<4).map { index in layout.places.first { $0.key.hasSuffix("/p\(index)") }?.value }
                == (0..<4).map { FlowLayout.Place(column: 2, row: $0) })
    }

    @Test("a moved view and a new color are one difference each")
    func valueDifferences() throws {
        let old = Fixtures.library.replacingOccurrences(
            of: "<state key=\"normal\" image=\"gear\"/>",
            with: "<color key=\"tintColor\" white=\"0.33333\" alpha=\"1\"/><state key=\"normal\" image=\"gear\"/>"
        )
        let new = old.replacingOccurrences(
            of: "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"46\" height=\"30\"/>",
            with: "<rect key=\"frame\" x=\"24\" y=\"100.333\" width=\"46\" height=\"30\"/>"
        )
        .replacingOccurrences(of: "white=\"0.33333\" alpha=\"1\"", with: "red=\"1\" green=\"0.0\" blue=\"0.5\" alpha=\"0.25\"")
        #expect(
            InterfaceDiff(from: try Fixtures.file(old), to: try Fixtures.file(new)).text == """
                Scene “List”
                  ~ button: frame (20, 100; 46 × 30) → (24, 100.33; 46 × 30)
                  ~ button: tintColor white 0.33 → red 1 green 0 blue 0.5, alpha 0.25

                """)
    }

    @Test("a label's new text does not change its constraints, and a constraint with another target is one difference")
    func namesAreNoReferences() throws {
        let text = Fixtures.storyboard(
            initial: "a",
            Fixtures.scene(
                """
                                <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews><label text="One" id="l"/><label text="Two" id="m"/></subviews>
                                    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c"/></constraints>
                                </view></viewController>
                """, name: "A", scene: "s", responder: "r"))
        func changes(_ other: String) throws -> [InterfaceDiff.Change] {
            try InterfaceDiff(from: Fixtures.file(text), to: Fixtures.file(other)).changes
        }
        #expect(try changes(text.replacingOccurrences(of: "One", with: "First")).map(\.property) == ["text"])
        let led = try changes(text.replacingOccurrences(of: "firstItem=\"l\"", with: "firstItem=\"m\""))
        #expect(led.map(\.old) == ["label “One”"] && led.map(\.new) == ["label “Two”"])
    }

    @Test("a difference is described in terms of scenes, views, and segues")
    func diff() throws {
        let text = Fixtures.library.replacingOccurrences(
            of: "kind=\"presentation\" identifier=\"settings\"", with: "kind=\"show\" identifier=\"settings\""
        )
        .replacingOccurrences(of: "constant=\"100\"", with: "constant=\"120\"")
        .replacingOccurrences(of: "<exit id=\"exi-00-001\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>", with: "")
        let diff = InterfaceDiff(from: try Fixtures.file(), to: try Fixtures.file(text))
        #expect(
            diff.text == """
                Scene “List”
                  ~ show segue “settings” to view controller: kind presentation → show
                  ~ constraint button.top to view.top: constant 100 → 120
                Scene “View Controller”
                  - exit “Exit”
                  ~ unwind segue “close” to the view: destination exit “Exit” → exi-00-001

                """)
        #expect(InterfaceDiff(from: try Fixtures.file(), to: try Fixtures.file()).changes.isEmpty)
    }

    @Test("a scene's new identifier is one change and does not count as a move")
    func renamedScene() throws {
        let text = Fixtures.library.replacingOccurrences(of: "storyboardIdentifier=\"List\"", with: "storyboardIdentifier=\"Books\"")
        let diff = InterfaceDiff(from: try Fixtures.file(), to: try Fixtures.file(text))
        #expect(diff.changes.map(\.kind) == [.changed] && diff.changes.first?.property == "storyboardIdentifier")
    }

    @Test("a deleted scene is one change")
    func removedScene() throws {
        let file = try Fixtures.file()
        file.removeScene(file.scenes[3])
        let diff = InterfaceDiff(from: try Fixtures.file(), to: file)
        #expect(diff.changes.map(\.name).first == "scene “View Controller”")
        #expect(diff.changes.filter { $0.kind == .removed }.count == 1)
    }

    @Test("a scene that moved to another storyboard leaves a reference, and is reported as moved")
    func reference() throws {
        let file = try Fixtures.file()
        _ = try Extraction.extract(["DetailViewController"], from: file, into: "Details.storyboard")
        let lines = InterfaceDiff(from: try Fixtures.file(), to: file).text.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("+ storyboard reference “Details”") && lines.contains { $0.hasSuffix("→ storyboard reference “Details”") })
    }

    @Test("of two storyboards with one name, the nearest is used")
    func nearest() throws {
        let project = InterfaceProject([
            try Fixtures.file(named: "/a/One/Main.storyboard"), try Fixtures.file(named: "/a/Two/Main.storyboard"),
            try Fixtures.file(named: "/a/Two/More.storyboard"),
        ])
        #expect(project.storyboard(named: "Main", near: project.files[2])?.file == "/a/Two/Main.storyboard")
    }
}
