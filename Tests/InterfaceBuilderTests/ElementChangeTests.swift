import Foundation
import InterfaceBuilder
import Testing

/// The changes in an element, as an element.
struct ElementChangeTests {
    private func change(_ old: String, _ new: String, forced: Set<String> = []) throws -> ElementChange {
        func element(_ text: String) throws -> Element { try MarkupDocument(parsing: Array(text.utf8), file: "test").root }
        return ElementChange(from: try element(old), to: try element(new), forced: forced) { ["label", "button", "view"].contains($0) }
    }

    @Test("a partial element contains only the differences")
    func partial() throws {
        let result = try change(
            "<label text=\"A\" hidden=\"YES\" userLabel=\"x\" id=\"l\"><rect key=\"frame\" x=\"1\"/><color key=\"textColor\" white=\"1\"/></label>",
            "<label userLabel=\"y\" id=\"l\" text=\"B\"><color key=\"textColor\" white=\"1\"/><rect key=\"frame\" x=\"2\"/></label>")
        let partial = try #require(result.partial)
        #expect(Set(partial.attributes.map { "\($0.name)=\($0.value)" }) == ["text=B", "hidden=NO", "id=l"])
        #expect(partial.elements.map(\.key) == ["frame"] && result.lost == nil)
        #expect(partial.determines("text") && !partial.determines("opaque") && partial.isPartial)
    }

    @Test("an order of attributes and children inside isn't a change")
    func unchanged() throws {
        let result = try change(
            "<view id=\"v\" tag=\"1\" alpha=\"0.5\"><subviews><label id=\"a\"/></subviews></view>",
            "<view alpha=\"0.5\" id=\"v\" tag=\"1\"><subviews><label id=\"a\" text=\"x\"/><label id=\"b\"/></subviews></view>")
        #expect(result.partial == nil && result.lost == nil)
    }

    @Test("a state of a button contains only what differs in it; a value without a known default is lost")
    func states() throws {
        let result = try change(
            "<button id=\"b\"><state key=\"normal\" title=\"A\"><color key=\"titleColor\" white=\"1\"/></state></button>",
            "<button id=\"b\"><state key=\"normal\" title=\"B\"><color key=\"titleColor\" white=\"1\"/></state></button>")
        let state = try #require(result.partial?.first("state"))
        #expect(state["title"] == "B" && state.key == "normal" && state.elements.isEmpty)
        #expect(
            try change("<label id=\"l\"><fontDescription key=\"fontDescription\"/></label>", "<label id=\"l\"/>").lost == "fontDescription")
        #expect(try change("<label id=\"l\" shadow=\"1\"/>", "<label id=\"l\"/>").lost == "shadow")
    }

    @Test("a text of several lines replaces the attribute, and forced values apply again")
    func texts() throws {
        let lines = try change("<label text=\"A\" id=\"l\"/>", "<label id=\"l\"><string key=\"text\">A\nB</string></label>")
        #expect(lines.partial?.string("text") == "A\nB" && lines.lost == nil)
        #expect(
            try change("<label text=\"A\" tag=\"1\" id=\"l\"/>", "<label text=\"A\" tag=\"1\" id=\"l\"/>", forced: ["text"]).partial?[
                "text"] == "A")
    }
}
