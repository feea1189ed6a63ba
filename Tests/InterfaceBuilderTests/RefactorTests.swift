import Foundation
import RuleTrait
import Testing

@testable import InterfaceBuilder

@Suite struct RefactorTests {
    /// Edges by title, so that files with and without references compare.
    private func flow(_ files: [InterfaceFile]) -> Set<String> {
        let graph = FlowGraph(InterfaceProject(files))
        let names = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, String($0.id.split(separator: "/")[1])) })
        return Set(graph.edges.map { "\(names[$0.source] ?? $0.source) -\($0.label)> \(names[$0.destination] ?? $0.destination)" })
    }

    @Test("extracted scenes leave references behind and lead back by reference", .rule("SP-B009", "SP-B010"))
    func extract() throws {
        let file = try Fixtures.file()
        let before = flow([file])
        let created = try Extraction.extract(["det-00-001"], from: file, into: "Detail.storyboard")
        #expect(created.initialViewController == "det-00-001")
        #expect(created.scenes.count == 2)
        #expect(file.scenes.compactMap(\.reference).map(\.storyboardName) == ["Detail"])
        #expect(created.scenes.compactMap(\.reference).map(\.identifier) == ["List"])
        #expect(flow([file, created]) == before)
        // Both have Xcode's layout, and the images moved with the scenes that show them.
        for file in [file, created] {
            #expect(try InterfaceFile(text: file.markup.text, file: file.file).markup.text == file.markup.text)
            #expect(Lint.run(InterfaceProject([file])).filter { $0.severity == .error }.isEmpty)
        }
        #expect(file.root.first("resources")?.elements.map { $0["name"] } == ["gear"])
        #expect(created.root.first("resources")?.elements.map { $0["name"] } == ["star"])
        #expect(created.markup.text.contains("        <!--Detail View Controller-->\n        <scene sceneID=\"sce-00-003\">"))
    }

    @Test("the entry point can be extracted: the old storyboard then starts with a reference")
    func extractEntry() throws {
        let file = try Fixtures.file()
        let before = flow([file])
        let created = try Extraction.extract(["nav-00-001", "List"], from: file, into: "Start.storyboard")
        #expect(flow([file, created]) == before)
        let entry = file.initialViewController.flatMap { file.scene(ofControllerWithID: $0) }
        #expect(entry?.reference?.storyboardName == "Start")
    }

    @Test("merging undoes extraction")
    func merge() throws {
        let file = try Fixtures.file()
        let before = flow([file])
        let created = try Extraction.extract(["det-00-001", "set-00-001"], from: file, into: "More.storyboard")
        let third = try Fixtures.file(
            Fixtures.storyboard(
                initial: nil,
                Fixtures.scene(
                    "                <viewControllerPlaceholder storyboardName=\"More\" referencedIdentifier=\"DetailViewController\" id=\"ref-00-001\" sceneMemberID=\"viewController\"/>",
                    name: "More", scene: "sce-00-009", responder: "fir-00-009")), named: "Third.storyboard")
        let changed = Merging.merge(created, into: file, rest: [third])
        #expect(flow([file]) == before)
        #expect(file.scenes.compactMap(\.reference).isEmpty)
        #expect(changed.map(\.name) == ["Third"])
        #expect(third.scenes.first?.reference?.storyboardName == "Main")
        #expect(Set(file.root.first("resources")?.elements.compactMap { $0["name"] } ?? []) == ["gear", "star"])
    }

    @Test("a merged scene returns to its old position, and the file is unchanged", arguments: ["det-00-001", "set-00-001"])
    func undone(_ id: String) throws {
        let file = try Fixtures.file()
        let before = file.markup.text
        let created = try Extraction.extract([id], from: file, into: "More.storyboard")
        Merging.merge(created, into: file)
        // The names that others use for a scene are kept.
        let given = file.scenes.compactMap { $0.controller?["storyboardIdentifier"] }.filter {
            !before.contains("storyboardIdentifier=\"\($0)\"")
        }
        let after = given.reduce(file.markup.text) { $0.replacingOccurrences(of: "storyboardIdentifier=\"\($1)\" ", with: "") }
        #expect(after == before)
    }

    @Test("references that only extracted scenes use move with them, and scenes keep the comments above them")
    func travellingReferences() throws {
        let text = Fixtures.storyboard(
            initial: "a",
            [
                Fixtures.scene(
                    "                <viewController id=\"a\" sceneMemberID=\"viewController\">\n                    <connections>\n                        <segue destination=\"b\" kind=\"show\" id=\"ab\"/>\n                        <segue destination=\"s\" kind=\"show\" id=\"as\"/>\n                    </connections>\n                </viewController>",
                    name: "Its own name", scene: "1", responder: "r1"),
                Fixtures.scene(
                    "                <viewController id=\"b\" sceneMemberID=\"viewController\">\n                    <connections>\n                        <segue destination=\"r\" kind=\"show\" id=\"br\"/>\n                        <segue destination=\"s\" kind=\"show\" id=\"bs\"/>\n                    </connections>\n                </viewController>",
                    name: "The second", scene: "2", responder: "r2"),
                Fixtures.scene(
                    "                <viewControllerPlaceholder storyboardName=\"Other\" id=\"r\" sceneMemberID=\"viewController\"/>",
                    name: "Other", scene: "3", responder: "r3"),
                Fixtures.scene(
                    "                <viewControllerPlaceholder storyboardName=\"Shared\" id=\"s\" sceneMemberID=\"viewController\"/>",
                    name: "Shared", scene: "4", responder: "r4"),
            ].joined(separator: "\n"))
        let file = try Fixtures.file(text)
        let created = try Extraction.extract(["b"], from: file, into: "New.storyboard")
        #expect(
            created.scenes.compactMap { $0.controller?.id }.prefix(2) == ["b", "r"]
                && created.scenes.compactMap(\.reference?.storyboardName) == ["Other", "Shared"])
        #expect(file.scenes.compactMap(\.reference?.storyboardName) == ["New", "Shared"])
        #expect(created.markup.text.contains("<!--The second-->"))
        Merging.merge(created, into: file)
        #expect(file.markup.text == text)
    }

    @Test("resources are placed where the file's version of Xcode puts them", arguments: [("9531", true), ("22505", false)])
    func resourcesPlace(version: String, isBehindScenes: Bool) throws {
        let text = Fixtures.library.replacing(#/toolsVersion="[0-9]+"/#, with: "toolsVersion=\"\(version)\"")
            .replacing(#/    <resources>[\s\S]*<\/resources>\n/#, with: "    <inferredMetricsTieBreakers/>\n")
        let file = try Fixtures.file(text)
        Merging.merge(
            try Fixtures.file(Fixtures.library.replacingOccurrences(of: "-00-", with: "-01-"), named: "Twin.storyboard"), into: file)
        let names = file.root.elements.map(\.name)
        #expect(names.contains("inferredMetricsTieBreakers"))
        #expect(
            isBehindScenes ? names.firstIndex(of: "resources") == names.firstIndex(of: "scenes").map { $0 + 1 } : names.last == "resources")
    }

    @Test("colliding ids are renamed with everything that refers to them")
    func collidingIDs() throws {
        let file = try Fixtures.file()
        let twin = try Fixtures.file(named: "Twin.storyboard")
        Merging.merge(twin, into: file)
        #expect(file.scenes.count == 8)
        #expect(file.duplicateIDs.isEmpty)
        #expect(!Lint.run(InterfaceProject([file])).contains { $0.rule == "dangling-id" })
    }

    /// Returns a controller with segues to the given ids, and any attributes.
    private func plain(_ id: String, _ attributes: String = "", to destinations: [String] = []) -> String {
        let segues = destinations.map { "                        <segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/>\n" }
            .joined()
        let connections = segues.isEmpty ? "" : "                    <connections>\n\(segues)                    </connections>\n"
        let start = "                <viewController \(attributes)id=\"\(id)\" sceneMemberID=\"viewController\""
        return Fixtures.scene(
            connections.isEmpty ? start + "/>" : "\(start)>\n\(connections)                </viewController>", name: id,
            scene: "scene of \(id)",
            responder: "responder of \(id)")
    }

    private func reference(_ id: String, _ target: String) -> String {
        Fixtures.scene(
            "                <viewControllerPlaceholder \(target) id=\"\(id)\" sceneMemberID=\"viewController\"/>", name: id,
            scene: "scene of \(id)",
            responder: "responder of \(id)")
    }

    private func roundTrip(_ scenes: [String], _ chosen: [String], tail: String = "") throws -> (
        before: String, after: String, created: InterfaceFile
    ) {
        let file = try Fixtures.file(Fixtures.storyboard(initial: "a", resources: tail, scenes.joined(separator: "\n")))
        let before = file.markup.text
        let created = try Extraction.extract(chosen, from: file, into: "New.storyboard")
        let copy = try Fixtures.file(created.markup.text, named: "New.storyboard")
        Merging.merge(created, into: file)
        return (before, file.markup.text, copy)
    }

    @Test("references that already pointed into their own storyboard are kept by extracting and merging")
    func ownReferences() throws {
        let result = try roundTrip(
            [
                plain("a", to: ["r", "b"]), plain("b"), plain("c", "storyboardIdentifier=\"C\" "),
                reference("r", "storyboardName=\"Main\" referencedIdentifier=\"C\""),
            ], ["b"])
        #expect(result.after == result.before)
    }

    @Test("a name given to a scene is not used in the other half either")
    func givenNames() throws {
        let scenes = [
            plain("a", to: ["b", "c"]), plain("b", "storyboardIdentifier=\"Shown\" ", to: ["d"]), plain("c"),
            plain("d", "customClass=\"Shown\" "),
        ]
        let result = try roundTrip(scenes, ["b", "c"])
        #expect(result.after.contains("storyboardIdentifier=\"Shown-d\""))
        #expect(Lint.run(InterfaceProject([try Fixtures.file(result.after)])).allSatisfy { $0.rule != "duplicate-identifier" })
        #expect(result.after.contains("<segue destination=\"d\" kind=\"show\" id=\"b-d\"/>"))
    }

    @Test("scenes that no remaining scene leads to return beside those they left with")
    func orderOfGroups() throws {
        let result = try roundTrip(
            [plain("a", to: ["c", "f"]), plain("b"), plain("c", to: ["b", "d"]), plain("d"), plain("e"), plain("f")], ["b", "c", "d", "f"])
        #expect(result.created.scenes.compactMap { $0.controller?.id } == ["b", "c", "d", "f"])
        let named = result.after.replacingOccurrences(of: "storyboardIdentifier=\"c\" ", with: "").replacingOccurrences(
            of: "storyboardIdentifier=\"f\" ", with: "")
        #expect(named == result.before)
    }

    @Test("two references that both halves needed merge into one")
    func sharedReferences() throws {
        let result = try roundTrip([plain("a", to: ["r", "b"]), plain("b", to: ["r"]), reference("r", "storyboardName=\"Other\"")], ["b"])
        #expect(result.created.scenes.compactMap(\.reference?.storyboardName) == ["Other"])
        #expect(result.after == result.before)
    }

    @Test("segue destinations, designables, and the tint of extracted scenes move with them")
    func remarks() throws {
        let tail = """

                <inferredMetricsTieBreakers>
                    <segue reference="b-c"/>
                </inferredMetricsTieBreakers>
                <designables>
                    <designable name="b">
                        <size key="intrinsicContentSize" width="84" height="43"/>
                    </designable>
                </designables>
                <color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            """
        let result = try roundTrip([plain("a", to: ["b"]), plain("b", to: ["c"]), plain("c")], ["b", "c"], tail: tail)
        #expect(result.created.root.elements.map(\.name).suffix(4) == ["scenes", "inferredMetricsTieBreakers", "designables", "color"])
        #expect(result.after == result.before)
    }

    @Test("tie breakers return between the others, from the last scene to the first", arguments: ["a", "b", "c"])
    func tieBreakerOrder(moved: String) throws {
        let tail = """

                <inferredMetricsTieBreakers>
                    <segue reference="c-d"/>
                    <segue reference="b-c"/>
                    <segue reference="a-b"/>
                </inferredMetricsTieBreakers>
            """
        let scenes = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")].map { plain($0, "storyboardIdentifier=\"\($0)\" ", to: [$1]) }
        let result = try roundTrip(scenes, [moved], tail: tail)
        #expect(result.after == result.before)
    }

    @Test("an action of another scene's object is not left dangling in the new file")
    func connectionsBetweenScenes() throws {
        let text = plain("b", to: ["c"]).replacingOccurrences(
            of: "<connections>\n", with: "<connections>\n                        <action selector=\"go:\" destination=\"a\" id=\"act\"/>\n")
        let file = try Fixtures.file(Fixtures.storyboard(initial: "a", [plain("a", to: ["b"]), text, plain("c")].joined(separator: "\n")))
        let line =
            file.markup.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("id=\"act\"") }.map {
                $0 + 1
            } ?? 0
        var dropped: [String] = []
        let created = try Extraction.extract(["b"], from: file, into: "New.storyboard") {
            dropped.append("\($0.id ?? "") \(file.markup.position(of: $0)?.line ?? 0)")
        }
        #expect(dropped == ["act \(line)"])
        #expect(created.elementsByID["act"] == nil && created.scene(ofControllerWithID: "b")?.segues.count == 1)
        for half in [file, created] { #expect(!Lint.run(InterfaceProject([half])).contains { $0.rule == "dangling-id" }) }
    }

    @Test("a color that only the document's tint uses is listed in both halves")
    func tintResource() throws {
        let tail = """
                <color key="tintColor" name="Brand"/>
                <resources>
                    <namedColor name="Brand">
                        <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </namedColor>
                </resources>
            """
        let scenes = [plain("a", "storyboardIdentifier=\"a\" ", to: ["b"]), plain("b", "storyboardIdentifier=\"b\" ")]
        let result = try roundTrip(scenes, ["b"], tail: tail)
        #expect(result.after == result.before)
        #expect(result.created.root.first("resources")?.elements.map { $0["name"] } == ["Brand"])
    }

    @Test("fonts and Xcode's metadata move along, and duplicates of one template get new ids")
    func mergedFiles() throws {
        let fonts =
            "    <customFonts key=\"customFonts\">\n        <array key=\"A.ttf\">\n            <string>A</string>\n        </array>\n    </customFonts>\n"
        let text = Fixtures.storyboard(initial: "a", plain("a")).replacingOccurrences(of: "    <scenes>\n", with: fonts + "    <scenes>\n")
            .replacingOccurrences(
                of: "        <capability",
                with: "        <capability name=\"System colors\" minToolsVersion=\"11.0\"/>\n        <capability")
        let file = try Fixtures.file(Fixtures.storyboard(initial: "a", plain("a")))
        Merging.merge(try Fixtures.file(text, named: "Twin.storyboard"), into: file)
        #expect(file.root.elements.map(\.name) == ["device", "dependencies", "customFonts", "scenes"])
        #expect(
            file.root.first("dependencies")?.elements.compactMap { $0.name == "capability" ? $0["name"] : nil } == [
                "System colors", "documents saved in the Xcode 8 format",
            ])
        #expect(Set(file.scenes.map(\.id)).count == 2 && file.duplicateIDs.isEmpty)
    }

    @Test("a class identifies a scene if only one scene has it")
    func extractByClass() throws {
        let file = try Fixtures.file()
        #expect(
            try Extraction.extract(["DetailViewController"], from: file, into: "Detail.storyboard").initialViewController == "det-00-001")
    }

    @Test("unknown scenes and names already in use are rejected")
    func refusals() throws {
        #expect(throws: Extraction.Failure.unknownScene("nobody", known: ["nav-00-001", "List", "DetailViewController", "set-00-001"])) {
            try Extraction.extract(["nobody"], from: Fixtures.file(), into: "New.storyboard")
        }
        #expect(throws: Extraction.Failure.nameTaken("Main")) {
            try Extraction.extract(["List"], from: Fixtures.file(), into: "Main.storyboard")
        }
    }
}
