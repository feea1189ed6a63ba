import Testing
import UIKit

@MainActor @Suite("Swift and Foundation attributed strings")
struct AttributeBridgingTests {
    @Test("a dictionary of attributes converts to a container and back, with numbers and styles of their own types")
    func container() {
        let font = UIFont.boldSystemFont(ofSize: 20)
        let container = AttributeContainer([
            .font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
            NSAttributedString.Key("own"): 1,
        ])
        #expect(container.font == font && container.foregroundColor == .red && container.kern == 2 && container.underlineStyle == .single)
        let back = [NSAttributedString.Key: Any](container)
        #expect(back.count == 4 && back[.font] as? UIFont == font && back[.underlineStyle] as? Int == 1)
    }

    @Test("a string keeps its runs when converted to AttributedString and back")
    func roundTrip() {
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "héllo 🎉", attributes: [.foregroundColor: UIColor.blue, .baselineOffset: 3 as CGFloat]))
        let swift = AttributedString(text)
        #expect(String(swift.characters) == "plain héllo 🎉" && swift.runs.count == 2)
        #expect(NSAttributedString(swift).isEqual(to: text))
    }

    @Test("the attributes for assistive technologies convert, except for the pitch, whose scale differs")
    func accessibility() {
        var text = AttributedString("Wow!")
        text.accessibilitySpeechAdjustedPitch = -0.5
        text.accessibilitySpeechIncludesPunctuation = true
        text.accessibilitySpeechPhoneticNotation = "waʊ"
        text.accessibilityTextCustom = ["cry"]
        text.accessibilityTextualContext = .sourceCode
        let keys = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(text.accessibilitySpeechAdjustedPitch == -0.5 && keys[.accessibilitySpeechPitch] == nil)
        #expect(keys[.accessibilitySpeechPunctuation] as? Bool == true && keys[.accessibilitySpeechIPANotation] as? String == "waʊ")
        #expect(AttributedString(NSAttributedString(text)).accessibilityTextCustom == ["cry"])
        #expect(AttributedString(NSAttributedString(text)).accessibilityTextualContext == .sourceCode)
    }

    @Test("an AttributedString in a Codable model is encoded and decoded; a color has no coded form and is dropped")
    func coding() throws {
        struct Note: Codable, Equatable { var body: AttributedString }
        var body = try AttributedString(markdown: "**bold** and [a link](https://example.org)")
        body.append(
            AttributedString("wide", attributes: AttributeContainer([.kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue])))
        let back = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(Note(body: body)))
        #expect(back == Note(body: body) && back.body.runs.count == 4)
        let red = AttributedString("red", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
        let plain = try JSONDecoder().decode([AttributedString].self, from: JSONEncoder().encode([red, AttributedString()]))
        #expect(plain == [AttributedString("red"), AttributedString()])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(AttributedString.self, from: Data("[1]".utf8)) }
    }
}
