import Testing
import UIKit
import UIKitRuntime

/// CoreFoundation compares attribute values of adjacent runs, which must work with Swift objects.
@MainActor
@Suite(.serialized)
struct AttributeValueTests {
    private static let values: [(NSAttributedString.Key, () -> NSObject)] = [
        (.foregroundColor, { UIColor(white: 0.5, alpha: 1) }), (.backgroundColor, { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }),
        (.font, { UIFont.systemFont(ofSize: 16) }), (.paragraphStyle, { NSMutableParagraphStyle() }), (.shadow, { NSShadow() }),
        (.attachment, { NSTextAttachment(data: nil, ofType: nil) }),
    ]

    @Test("adjacent runs with equal custom values merge", arguments: 0..<6)
    func equal(index: Int) {
        let (key, make) = Self.values[index]
        let text = NSMutableAttributedString(string: "")
        for part in ["one", "two"] { text.append(NSAttributedString(string: part, attributes: [key: make()])) }
        text.addAttribute(key, value: make(), range: NSRange(location: 2, length: 2))
        #expect(text.string == "onetwo" && text.attribute(key, at: 5, effectiveRange: nil) != nil)
    }

    @Test("adjacent runs with different values stay separate")
    func different() {
        let text = NSMutableAttributedString(string: "")
        for white in [0.5, 0.25, 0, 1] {
            text.append(NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor(white: white, alpha: 1)]))
        }
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == UIColor(white: 0.25, alpha: 1))
    }

    @Test("attributes equal a dictionary with the same values, and no other")
    func dictionaries() {
        DictionaryEquality.install()
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
        #expect(
            NSDictionary(dictionary: attributes).isEqual(to: [
                NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red,
            ]))
        #expect(
            !NSDictionary(dictionary: attributes).isEqual(to: [
                NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.blue,
            ]))
        #expect(NSDictionary(dictionary: [1: "a"]).isEqual(to: [1: "a"]) && !NSDictionary(dictionary: [1: "a"]).isEqual(to: [2: "a"]))
        #expect(NSDictionary(dictionary: ["k": 1]).isEqual(to: ["k": 1]) && !NSDictionary(dictionary: ["k": 1]).isEqual(to: [:]))
    }
}
