@testable import SwiftUICompanion
import Testing
import UIKitFoundation
import UIKitTesting

/// The views that accessibility modifiers describe, from what public UI tests look for.
@MainActor @Suite(.serialized) struct ElementTests {
    @Test("padding, a background, and rounded corners pass an identifier on to the field inside") func decorated() throws {
        let laid = Laid(
            TextField("User", text: .constant("")).padding().background(Color.gray).cornerRadius(5).padding(.bottom, 20)
                .accessibilityIdentifier("user"))
        let found = try #require(laid.view.withDescendants.first { $0.accessibilityIdentifier == "user" })
        #expect(found is UITextField && laid.view.withDescendants.filter { $0.accessibilityIdentifier == "user" }.count == 1)
    }

    @Test("each element of a stack gets the stack's identifier, unless the stack contains its elements") func stacks() {
        func identified(_ view: some View) -> [String] {
            Laid(view).view.withDescendants.filter { $0.accessibilityIdentifier == "row" }.map { ($0 as? UILabel)?.text ?? "container" }
        }
        let stack = HStack {
            Text(verbatim: "a"); Text(verbatim: "b").accessibilityIdentifier("own")
        }
        #expect(identified(stack.accessibilityIdentifier("row")) == ["a", "b"])
        let lazy = LazyVStack { stack.accessibilityIdentifier("inside") }
        #expect(identified(lazy.border(.black).accessibilityIdentifier("row")) == ["container"])
        #expect(identified(stack.accessibilityElement(children: .contain).accessibilityIdentifier("row")) == ["container"])
    }

    @Test("the texts of labeled content are one text, and a control in it stays an element of its own") func labeledContent() throws {
        func texts(_ view: some View) -> [String?] {
            Laid(view).view.withDescendants.filter { $0.isAccessibilityElement && $0.accessibilityTraits.contains(.staticText) }
                .filter { !($0 is UILabel) }.map(\.accessibilityLabel)
        }
        #expect(texts(LabeledContent("Version", value: "1.0")) == ["Version, 1.0"])
        #expect(
            texts(
                LabeledContent("Size") {
                    Text(verbatim: "large"); Text(verbatim: "3 rooms")
                }) == ["Size, large, 3 rooms"])
        #expect(texts(LabeledContent("Name") { TextField("Field", text: .constant("")) }) == [])
        #expect(texts(LabeledContent("More") { Button("Open") {} }) == [])
        let named = Laid(LabeledContent("Version", value: "1.0").accessibilityIdentifier("version"))
        let found = named.view.withDescendants.filter { $0.accessibilityIdentifier == "version" }
        #expect(found.map(\.accessibilityLabel) == ["Version, 1.0"])
    }

    @Test("a shape takes the touches inside its outline") func touches() throws {
        let laid = Laid(Color.blue.border(.black, width: 4).frame(width: 100, height: 50))
        let frame = try #require(laid.view.withDescendants.last { $0 is PaintedView })
        let inside = frame.convert(CGPoint(x: 50, y: 25), to: laid.view), edge = frame.convert(CGPoint(x: 2, y: 25), to: laid.view)
        #expect(laid.view.hitTest(inside, with: nil) !== frame && laid.view.hitTest(edge, with: nil) === frame)
    }

    @Test("an app's own UIKit view is the element, not what it contains") func represented() throws {
        struct Box: UIViewRepresentable {
            func makeUIView(context: Context) -> UIView {
                let view = UIView()
                view.addSubview(UILabel())
                return view
            }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        let laid = Laid(Box().padding().accessibilityIdentifier("box"))
        let found = try #require(laid.view.withDescendants.first { $0.accessibilityIdentifier == "box" })
        #expect(!(found is UILabel) && found.subviews.first is UILabel)
    }

    @Test("a button is named by its texts and by labels of images, and by an image's name only without any") func names() {
        func name(_ label: some View) -> String? {
            Laid(Button(action: {}) { label }).view.withDescendants.first { $0.accessibilityTraits.contains(.button) }?.accessibilityLabel
        }
        func beside(_ image: some View) -> some View {
            HStack {
                image; Text(verbatim: "Book")
            }
        }
        #expect(name(beside(Image(systemName: "creditcard"))) == "Book" && name(beside(Image("photo"))) == "Book")
        #expect(name(beside(Image(systemName: "magnifyingglass"))) == "Search, Book")
        #expect(name(beside(Image(systemName: "circle").accessibilityLabel("Open"))) == "Open, Book")
        #expect(name(Image(systemName: "creditcard")) == "creditcard")
    }

    private struct Amounts: View {
        @State var whole = 0
        @State var part: Double? = nil
        @State var day = Date(timeIntervalSince1970: 0)
        let days: DateFormatter = {
            let formatter = DateFormatter()
            (formatter.dateFormat, formatter.locale, formatter.timeZone) = ("yyyy-MM-dd", Locale(identifier: "en_US"), .gmt)
            return formatter
        }()
        var body: some View {
            VStack {
                TextField("Whole", value: $whole, formatter: UIKitFoundation.NumberFormatter())
                TextField("Part", value: $part, formatter: UIKitFoundation.NumberFormatter())
                TextField(String("Day"), value: $day, formatter: days)
                Text(verbatim: "\(whole) \(part ?? -1) \(Int(day.timeIntervalSince1970))")
            }
        }
    }
    @Test("a field with a formatter has the type of its value, and ignores text that is not one") func formatters() throws {
        let screen = Screen(Amounts())
        let fields = screen.views.compactMap { $0 as? UITextField }
        #expect(fields.map(\.text) == ["0", "", "1970-01-01"])
        func type(_ text: String, in field: UITextField) {
            field.becomeFirstResponder()
            field.text = ""
            screen.stage.type(text)
            screen.turn()
        }
        type("185", in: fields[0])
        type("7.5", in: fields[1])
        type("1970-01-02", in: fields[2])
        #expect(screen.texts.contains("185 7.5 86400"), "\(screen.texts)")
        type("x", in: fields[0])
        #expect(screen.texts.contains("185 7.5 86400") && fields[0].text == "x")
    }
}
