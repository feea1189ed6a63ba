import Foundation
import Testing

@testable import InterfaceBuilder

/// Changes storyboards like a failed merge: elements are lost, duplicated, and moved, and ids and values are swapped.
struct StoryboardMutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func random(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return bound > 0 ? Int(state >> 33) % bound : 0
    }

    private static let strange = [
        "", "YES", "-1", "1e400", "nan", "99999999999999999999", "a\u{0}b", "../../etc/passwd", "0:0", "1/0",
        String(repeating: "x", count: 5000), "self", "id",
    ]

    mutating func mutate(_ root: Element) {
        var all: [(parent: Element, child: Element)] = []
        root.walk { parent in for child in parent.elements { all.append((parent, child)) } }
        for _ in 0...random(4) {
            guard !all.isEmpty else { return }
            let (parent, child) = all[random(all.count)]
            switch random(6) {
            case 0: parent.remove(child)
            case 1: parent.append(child.copy())
            case 2:
                let target = all[random(all.count)].child
                if target !== child, child.descendant(where: { $0 === target }) == nil {
                    parent.remove(child)
                    target.append(child)
                }
            case 3 where !child.attributes.isEmpty:
                child.attributes[random(child.attributes.count)].value = Self.strange[random(Self.strange.count)]
            case 4 where !child.attributes.isEmpty:
                let other = all[random(all.count)].child
                guard !other.attributes.isEmpty else { continue }
                child.attributes[random(child.attributes.count)].value = other.attributes[random(other.attributes.count)].value
            case 5 where !child.attributes.isEmpty: child.attributes.remove(at: random(child.attributes.count))
            default: break
            }
        }
    }
}

@Suite struct FuzzTests {
    @Test("numbers that do not fit an integer are printed in floating-point form")
    func hugeNumbers() throws {
        let again =
            "<constraint firstItem=\"but-00-001\" firstAttribute=\"top\" secondItem=\"vie-00-001\" secondAttribute=\"top\" constant=\"1e25\" id=\"con-00-009\"/>"
        let text = Fixtures.library.replacingOccurrences(
            of: "constant=\"100\" id=\"con-00-002\"/>", with: "constant=\"100\" id=\"con-00-002\"/>\(again)")
        let file = try InterfaceFile(MarkupDocument(parsing: Array(text.utf8), file: "Main.storyboard"))
        #expect(Lint.run(InterfaceProject([file])).contains { $0.rule == "conflicting-constraints" && $0.message.contains("1e+25") })
    }

    @Test("an object that contains its own id does not recurse endlessly", .timeLimit(.minutes(1)))
    func circle() throws {
        let text = Fixtures.library.replacingOccurrences(
            of: "<state key=\"normal\" image=\"gear\"/>",
            with: "<state key=\"normal\" image=\"gear\"/><view id=\"vie-00-001\"><subviews><view id=\"but-00-001\"/></subviews></view>")
        #expect(text != Fixtures.library)
        let file = try InterfaceFile(MarkupDocument(parsing: Array(text.utf8), file: "Main.storyboard"))
        let before = try Fixtures.file()
        // An id that occurs twice means two objects.
        #expect(InterfaceDiff(from: before, to: file).changes.map(\.kind) == [.added, .added])
        #expect(InterfaceDiff(from: file, to: before).changes.map(\.kind) == [.removed, .removed])
    }

    @Test("every tool survives storyboards with lost, doubled, moved, and swapped parts", arguments: 0..<8)
    func tools(seed: UInt64) throws {
        var mutator = StoryboardMutator(seed: seed &* 7919 &+ 13)
        for _ in 0..<25 {
            let markup = try MarkupDocument(parsing: Array(Fixtures.library.utf8), file: "Main.storyboard")
            mutator.mutate(markup.root)
            let bytes = markup.bytes
            guard let file = try? InterfaceFile(MarkupDocument(parsing: bytes, file: "Main.storyboard")) else { continue }
            #expect(file.markup.bytes == bytes)
            let project = InterfaceProject([file])
            _ = LintReport.text(Lint.run(project))
            _ = FlowGraph(project).svg
            _ = InterfaceDiff(from: try Fixtures.file(), to: file).text
            if let compiled = try? InterfaceCompiler.compile(bytes, file: "m"),
                let document = try? InterfaceDocument(data: Data(compiled), file: "m")
            {
                for index in document.scenes.indices { _ = try document.scene(at: index) }
            }
            let controllers = file.scenes.compactMap { $0.controller?.id }
            guard !controllers.isEmpty else { continue }
            if let created = try? Extraction.extract([controllers[mutator.random(controllers.count)]], from: file, into: "New.storyboard") {
                Merging.merge(created, into: file)
            }
        }
    }
}
