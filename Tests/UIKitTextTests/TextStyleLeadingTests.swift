import Testing
import UIKitText

@testable import UIKitControls

/// Measured on reference pictures of iOS: essentialdevelopercom/essential-feed-case-study, `IMAGE_COMMENTS_light` (lines of body text are
/// 21 points apart at the medium size, and 29 at XXXL), and gonzalezreal/AttributedText, `testHeight` (a text view of 138 points).
@MainActor @Suite(.serialized) struct TextStyleLeadingTests {
    private func body(_ category: UIContentSizeCategory) -> UIFont {
        .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }

    @Test("a label's lines are as far apart as the text style's leading, and the label ends below the last line")
    func label() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = body(.medium)
        label.text = "1\n2\n3\n4\n5\n6\n7"
        #expect(abs(label.sizeThatFits(.zero).height - 145.333) < 0.01)
        label.text = "1"
        #expect(abs(label.sizeThatFits(.zero).height - 19.333) < 0.01)
        label.font = body(.extraExtraExtraLarge)
        let one = label.sizeThatFits(.zero).height
        label.text = "1\n2"
        #expect(abs(label.sizeThatFits(.zero).height - one - 29) < 0.01)
    }

    @Test("a system font of the same size has no leading, nor has a style's font in another size")
    func others() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "1\n2"
        for font in [UIFont.systemFont(ofSize: 16), body(.large).withSize(16)] {
            label.font = font
            #expect(font.leading == 0)
            #expect(abs(label.sizeThatFits(.zero).height - 38.333) < 0.01)
        }
    }

    /// Lines of footnotes with a weight of their own are 18 points apart in pictures of iOS 17 at the standard size
    /// (Automattic/Gravatar-SDK-iOS, testAboutMe and testPersonalInfoWithSmallWidth).
    @Test("a font that metrics scale keeps the leading of its base's text style, in proportion")
    func scaled() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.regular]])
        let base = UIFont(descriptor: descriptor, size: 0), label = UILabel()
        label.numberOfLines = 0
        func distance(_ font: UIFont) -> CGFloat {
            label.font = font
            label.text = "1"
            let one = label.sizeThatFits(.zero).height
            label.text = "1\n2"
            return label.sizeThatFits(.zero).height - one
        }
        #expect(abs(distance(UIFontMetrics.default.scaledFont(for: base)) - 18) < 0.4)
        let large = UIFontMetrics.default.scaledFont(
            for: base, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
        #expect(abs(distance(large) - 18 * large.pointSize / 13) < 0.4)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13)).leading == 0)
    }

    @Test("in a text view, every line has the leading, also the last")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.textContainerInset = .zero
        let text = NSMutableAttributedString(
            string: "Title\n", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
        text.append(NSAttributedString(string: "1\n2\n3\n4\n5", attributes: [.font: body(.large)]))
        view.attributedText = text
        #expect(abs(view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height - 138) < 0.01)
    }

    @Test("string drawing has the leading only with usesFontLeading")
    func stringDrawing() {
        let string = NSAttributedString(string: "1\n2", attributes: [.font: body(.large)])
        let size = CGSize(width: 100, height: 100)
        #expect(abs(string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height - 2 * 20.287) < 0.01)
        #expect(
            abs(string.boundingRect(with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height - 44) < 0.01)
    }
}
