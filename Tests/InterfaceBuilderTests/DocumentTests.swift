import Foundation
import RuleTrait
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentTests {
    private func open(_ text: String) throws -> InterfaceDocument { try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard") }

    @Test("scenes are found by identifier and by implicit name, not by object id", .rule("SP-A106"))
    func index() throws {
        let document = try open(Fixtures.library)
        #expect(document.scenes.count == 4)
        #expect(document.initialViewController == "nav-00-001")
        #expect(document.index(ofIdentifier: "List") == 1)
        #expect(document.index(ofIdentifier: "UIViewController-det-00-001") == 2)
        #expect(document.index(ofIdentifier: "det-00-001") == nil)
        #expect(document.root.first("scenes")?.elements.isEmpty == true)
        #expect(try Scene(document.scene(at: 1)).controller?.id == "lis-00-001")
    }

    @Test("a document indented by hand has the same scenes")
    func otherLayout() throws {
        let flat = Fixtures.library.replacingOccurrences(of: "    ", with: " ")
        let document = try open(flat)
        #expect(document.scenes.map(\.controllerID) == ["nav-00-001", "lis-00-001", "det-00-001", "set-00-001"])
        #expect(try Scene(document.scene(at: 2)).controller?["customClass"] == "DetailViewController")
    }

    @Test("scenes that end in the middle of a line don't join the next one")
    func scenesOnOneLine() throws {
        func scene(_ id: String, _ end: String) -> String {
            "        <scene sceneID=\"s\(id)\">\n            <objects><viewController id=\"\(id)\" sceneMemberID=\"viewController\"/></objects>\(end)</scene>"
        }
        let line = "        <scene sceneID=\"sx\"><objects><viewController id=\"x\" sceneMemberID=\"viewController\"/></objects></scene>"
        let own = "\n        "
        for scenes in [
            [line, scene("a", own)], [scene("a", own), line, scene("b", own)], [scene("a", own), line], [scene("a", ""), scene("b", own)],
            [line, line],
        ] {
            let text = Fixtures.storyboard(initial: nil, scenes.joined(separator: "\n"))
            let document = try InterfaceDocument(data: Data(text.utf8), file: "Main.storyboard")
            let ids = try MarkupDocument(parsing: Array(text.utf8), file: "Main.storyboard").root.first("scenes")?.elements.map {
                Scene($0).controller?.id
            }
            #expect(document.scenes.count == scenes.count && document.scenes.map(\.controllerID) == ids)
            for index in scenes.indices { #expect(try Scene(document.scene(at: index)).controller?.id == ids?[index]) }
        }
    }

    @Test("strings files give their pairs and the first place that can't be parsed")
    func strings() {
        let file = StringsFile(Data("/* a */ \"k\\n\" = \"v \\U00e9\"; // b\nplain = word;\nshort;\n".utf8))
        #expect(file.pairs == ["k\n": "v é", "plain": "word", "short": "short"] && file.damage == nil)
        for (text, line, column, message) in [
            ("\"a\" = \"A\";\n\"b\" = \"B\"\n\"c\" = \"C\";", 2, 10, "“;” is missing after the value of “b”."),
            ("\"a\" \"A\";", 1, 4, "“=” is missing after the key “a”."),
            ("\"a\" = ;", 1, 6, "The key “a” has no value."),
            ("\n\"a\" = \"A;", 2, 7, "The text has no closing quotation mark."),
            ("\"a\" = \"A\";\n/* b", 2, 1, "The comment has no end."),
            ("= \"A\";", 1, 1, "A key is missing before “=”."),
        ] {
            #expect(StringsFile(Data(text.utf8)).damage == .init(line: line, column: column, message: message))
        }
        #expect(StringsFile(Data("\"a\" = \"A\"\n\"c\" = \"C\";".utf8)).pairs == ["a": "A", "c": "C"])
    }

    @Test("the compiled form holds the same scenes", .rule("SP-A104"))
    func compiled() throws {
        let source = try open(Fixtures.library)
        let bytes = try InterfaceCompiler.compile(Array(Fixtures.library.utf8), file: "Main.storyboard")
        let compiled = try InterfaceDocument(data: Data(bytes), file: "Main.storyboardc")
        #expect(compiled.scenes.map(\.controllerID) == source.scenes.map(\.controllerID))
        #expect(compiled.index(ofIdentifier: "List") == 1)
        for index in source.scenes.indices {
            let (a, b) = (try source.scene(at: index), try compiled.scene(at: index))
            var left: [String] = []
            var right: [String] = []
            a.walk { left.append(MarkupWriter.startTag(of: $0)) }
            b.walk { right.append(MarkupWriter.startTag(of: $0)) }
            #expect(left == right)
        }
        #expect(bytes.count < Fixtures.library.utf8.count)
    }

    @Test("a damaged compiled file throws an error and never traps")
    func damaged() throws {
        let bytes = try InterfaceCompiler.compile(Array(Fixtures.library.utf8), file: "Main.storyboard")
        var state: UInt64 = 7
        var refused = 0
        for _ in 0..<2000 {
            var mutated = bytes
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                mutated[4 + Int(state >> 40) % (mutated.count - 4)] = UInt8(truncatingIfNeeded: state >> 20)
            }
            do {
                let document = try InterfaceDocument(data: Data(mutated), file: "m")
                for index in document.scenes.indices { _ = try document.scene(at: index) }
            } catch {
                #expect(error is InterfaceError)
                refused += 1
            }
        }
        #expect(refused > 0 && refused < 2000)
    }

    @Test(
        "documents of other platforms and versions are rejected by name", .rule("SP-A002"),
        arguments: [
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "Xcode 4"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "macOS"),
            ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>", "macOS"),
            ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "watchOS"),
            ("<document type=\"com.apple.InterfaceBuilder.AppleTV.XIB\"/>", "tvOS"), ("<plist/>", "not <document>"),
        ])
    func refused(text: String, reason: String) {
        #expect { try open(text) } throws: { "\($0)".contains(reason) }
    }

    @Test("values are read as UIKit reads them", .rule("SP-A011", "SP-A037", "SP-A039", "SP-A049", "SP-A069"))
    func values() throws {
        let element = try MarkupDocument(
            parsing: Array(
                """
                <inset minX="2.2250738585072014e-308" maxX="7"><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>\
                <frame key="frameInset" maxX="10" width="20" minY="5" maxY="15"/>\
                <string key="text" base64-UTF8="YES">SGk</string></inset>
                """.utf8), file: "t"
        ).root
        #expect(element.double("minX") == 0)
        #expect(element.autoresizingMaskValue == 34)
        #expect(element.insetFrame(in: CGSize(width: 100, height: 50)) == CGRect(x: 70, y: 5, width: 20, height: 30))
        let shares = try MarkupDocument(
            parsing: Array("<a><frame key=\"frameInset\" minX=\"18.67%\" minY=\"40.65%\" width=\"62.53%\" height=\"52\"/></a>".utf8),
            file: "t"
        ).root
        #expect(shares.insetFrame(in: CGSize(width: 375, height: 667)) == CGRect(x: 70, y: 271, width: 234.5, height: 52))
        #expect(element.string("text") == "Hi")
        #expect(ConstraintDescription.ratio("16:9") == 16.0 / 9)
        #expect(ConstraintDescription.ratio("1/3") == 1.0 / 3)
        #expect(
            ConstraintDescription.ratio("8/10") == 0.8 && ConstraintDescription.ratio("1:1") == 1
                && ConstraintDescription.ratio("1.58:1") == 1.58)
        #expect(ConstraintDescription.ratio("0.935") == 0.935)
        #expect(FontDescription(Element("fontDescription", [.init("style", "UICTFontTextStyleSubhead")])) == .style("subheadline"))
        #expect(FontDescription(Element("fontDescription", [.init("style", "UICTFontTextStyleTitle0")])) == .style("largeTitle"))
    }

    // A fuzzed file once made the solver read outside its tables.
    @Test(
        "a constraint's nonfinite numbers are ignored", .rule("SP-A069"),
        arguments: ["nan", "inf", "1e400", "1:1e-400", "nan:2"])
    func finiteConstraints(number: String) {
        let element = Element("constraint", [.init("multiplier", number), .init("constant", number), .init("priority", number)])
        let constraint = ConstraintDescription(element)
        #expect(constraint.multiplier == 1.0 && constraint.constant == 0.0 && constraint.priority == 1000.0)
    }
}
