import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct LabelFontTests {
    private let root = UIViewController()
    private let stage: Stage

    init() { stage = Stage(root: root) }

    private func label(_ font: UIFont) -> UILabel {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = font
        root.view.addSubview(label)
        return label
    }

    private func show(_ category: UIContentSizeCategory) {
        root.view.traitOverrides.preferredContentSizeCategory = category
        stage.settle()
    }

    @Test("a custom font scaled by UIFontMetrics follows the content size, up to its limit") func scaled() throws {
        let metrics = UIFontMetrics(forTextStyle: .body), custom = try #require(UIFont(name: "Georgia", size: 20))
        let free = label(metrics.scaledFont(for: custom)), limited = label(metrics.scaledFont(for: custom, maximumPointSize: 24)),
            fixed = label(custom)
        show(.accessibilityExtraExtraLarge)
        #expect(free.font.pointSize > 40 && free.font.familyName == custom.familyName)
        #expect(limited.font.pointSize == 24)
        #expect(fixed.font.pointSize == 20)
        show(.large)
        #expect(free.font.pointSize == 20)
    }

    @Test("a label's accessibility label stays when its font, lines, or text size change")
    func accessibilityLabel() {
        let price = label(.preferredFont(forTextStyle: .body))
        price.text = "$5"
        price.accessibilityLabel = "Five dollars"
        price.font = .preferredFont(forTextStyle: .title1)
        price.numberOfLines = 0
        price.lineBreakMode = .byWordWrapping
        price.adjustsFontSizeToFitWidth = true
        show(.extraExtraExtraLarge)
        #expect(price.accessibilityLabel == "Five dollars")
    }

    @Test("a bold font of a text style stays bold as it follows the content size") func bold() throws {
        let descriptor = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
        let label = label(UIFont(descriptor: descriptor, size: 0))
        show(.extraExtraExtraLarge)
        #expect(label.font.pointSize == 23 && label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("metrics scale a preferred font, but not an already scaled one") func twice() {
        let metrics = UIFontMetrics.default, preferred = UIFont.preferredFont(forTextStyle: .body)
        let scaled = metrics.scaledFont(for: preferred)
        #expect(scaled.pointSize == preferred.pointSize)
        #expect(
            Fault.catching { _ = metrics.scaledFont(for: scaled) }.map(\.reason) == [
                "Attempt to scale a font that has already been scaled for Dynamic Type"
            ])
    }
}
