import Testing
import UIKit

@MainActor @Suite("Attributed strings, Swift's and Foundation's")
struct AttributeBridgingTests {
    @Test("a dictionary of keys becomes a container and comes back, numbers and styles in their own types")
    func container() {
        let font = UIFont.boldSystemFont(ofSize: 20)
        let container = AttributeContainer([.font: font, .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue, NSAttributedString.Key("own"): 1])
        #expect(container.font == font && container.foregroundColor == .red && container.kern == 2 && container.underlineStyle == .single)
        let back = [NSAttributedString.Key: Any](container)
        #expect(back.count == 4 && back[.font] as? UIFont == font && back[.underlineStyle] as? Int == 1)
    }

    @Test("text keeps its runs on the way to Swift's attributed string and back")
    func roundTrip() {
        let text = NSMutableAttributedString(string: "plain ")
        text.append(NSAttributedString(string: "héllo 🎉", attributes: [.foregroundColor: UIColor.blue, .baselineOffset: 3 as CGFloat]))
        let swift = AttributedString(text)
        #expect(String(swift.characters) == "plain héllo 🎉" && swift.runs.count == 2)
        #expect(NSAttributedString(swift).isEqual(to: text))
    }
}
