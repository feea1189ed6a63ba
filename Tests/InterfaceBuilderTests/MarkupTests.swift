import Foundation
import RuleTrait
import Testing

@testable import InterfaceBuilder

@Suite struct MarkupTests {
    private func parse(_ text: String) throws -> MarkupDocument { try MarkupDocument(parsing: Array(text.utf8), file: "Test.xib") }

    private func failure(_ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch { return "\(error)" }
    }

    @Test("a document saved by Xcode is written back byte for byte", .rule("SP-A104"))
    func roundTrip() throws {
        #expect(try parse(Fixtures.library).text == Fixtures.library)
    }

    @Test(
        "unusual formatting survives a round trip",
        arguments: [
            "<a  b='1'\n c=\"2\" />", "<a></a>", "<a>\n  <b/>\n</a>", "<a><b/> <c/></a>", "<a>text &amp; &#x41; more</a>",
            "<a b=\"x&#10;y\"/>", "<a><![CDATA[1 < 2]]></a>", "<?xml version=\"1.0\"?><!-- one -->\n<a/><!-- two -->\n",
            "<a>\r\n    <b/>\r\n</a>",
            "\u{FEFF}<a/>", "<a>\n    <!--n-->\n    <b/>\n</a>", "<a b=\"raw > mark\"/>", "<a> </a>",
        ])
    func oddSpellings(text: String) throws {
        #expect(try parse(text).bytes == Array(text.utf8))
    }

    @Test("character references are decoded")
    func references() throws {
        let root = try parse("<a b=\"&lt;&#65;&#x1F600;&quot;\">&amp;&apos;</a>").root
        #expect(root["b"] == "<A😀\"")
        #expect(root.text == "&'")
    }

    @Test("text is escaped for content and for attributes, and parsed back; characters that XML 1.0 does not allow are replaced")
    func escaping() throws {
        let text = "a < b && \"c\" > d ]]>\t1\n2\r3"
        #expect(MarkupText.content("\"a\"\tb\nc\r") == "\"a\"\tb\nc&#13;")
        #expect(MarkupText.attribute("\"a\"\tb\nc\r") == "&quot;a&quot;&#9;b&#10;c&#13;")
        let root = try parse("<a b=\"\(MarkupText.attribute(text))\">\(MarkupText.content(text))</a>").root
        #expect(root["b"] == text && root.text == text)
        #expect(MarkupText.content("a\u{1B}\u{0}b\u{FFFE}\u{FFFF}é\u{FEFF}") == "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}é\u{FEFF}")
    }

    @Test("document types, entities, and deep nesting are rejected with their position")
    func refusals() {
        #expect(failure("<!DOCTYPE a [<!ENTITY x \"y\">]>\n<a>&x;</a>")?.contains("Test.xib:1:1: error: Document type") == true)
        #expect(failure("<a>\n  &x;</a>")?.contains("Test.xib:2:3: error: The entity &x; is refused") == true)
        let bomb = String(repeating: "<a>", count: 100_000)
        #expect(failure(bomb)?.contains("nested more than 256 deep") == true)
    }

    @Test(
        "a parse error has its line and column",
        arguments: [
            ("<a>\n<b></a>", "2:4: error: </a> closes <b>."), ("<a b=1/>", "1:6: error: The value of b in <a> is not quoted."),
            ("<a b=\"1\" b=\"2\"/>", "1:1: error: The attribute b occurs twice in <a>."),
            ("<a", "1:1: error: The tag <a> is never closed."),
            ("<a>", "1:1: error: The element <a> is never closed."), ("<a/><b/>", "1:5: error: Content after the end of the root element."),
            ("<a b=\"<\"/>", "1:7: error: A < is in the value of b"), ("", "error: The file is empty."),
        ])
    func places(text: String, message: String) {
        #expect(failure(text)?.contains(message) == true, "\(failure(text) ?? "no error")")
    }

    @Test("any truncation or changed byte gives an error or a tree, never a trap")
    func mutations() {
        let bytes = Array(Fixtures.library.utf8)
        var state: UInt64 = 42
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var refused = 0
        for round in 0..<400 {
            var mutated = bytes
            switch round % 3 {
            case 0: mutated.removeLast(random(bytes.count))
            case 1: for _ in 0..<8 { mutated[random(bytes.count)] = UInt8(random(256)) }
            default:
                let start = random(bytes.count - 64)
                mutated.removeSubrange(start..<start + random(64))
            }
            do {
                _ = try MarkupDocument(parsing: mutated, file: "m").bytes
            } catch {
                #expect(error is InterfaceError)
                refused += 1
            }
            if let document = try? InterfaceDocument(data: Data(mutated), file: "m") {
                for index in document.scenes.indices { _ = try? document.scene(at: index) }
            }
            if let compiled = try? InterfaceCompiler.compile(mutated, file: "m") {
                _ = try? InterfaceDocument(data: Data(compiled), file: "m")
            }
        }
        #expect(refused > 0 && refused < 400)
    }
}
