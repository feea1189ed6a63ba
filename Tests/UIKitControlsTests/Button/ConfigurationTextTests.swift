import Testing
import UIKit

/// Pictures of iOS 26.1: essentialdevelopercom/essential-feed-case-study, LIST_WITH_ERROR_MESSAGE. A button's attributed title in the body
/// style is 16 points large at the medium text size and 23 at XXXL, and its lines are centered by its paragraph style.
@MainActor @Suite(.serialized) struct ConfigurationTextTests {
    @Test("a configured button's attributed title follows the text size and keeps its paragraph style")
    func attributedTitle() throws {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString(
            "This is a\nmulti-line\nerror message",
            attributes: AttributeContainer([.paragraphStyle: paragraph, .font: UIFont.preferredFont(forTextStyle: .body)]))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        let button = UIButton(configuration: configuration)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(button)
        window.isHidden = false
        for (category, height) in [(UIContentSizeCategory.medium, 77.333), (.extraExtraExtraLarge, 101.667), (.large, 80.333)] {
            window.traitOverrides.preferredContentSizeCategory = category
            window.layoutIfNeeded()
            #expect(abs(button.sizeThatFits(CGSize(width: 390, height: 844)).height - height) < 0.01)
            let text = try #require(button.titleLabel?.attributedText)
            #expect((text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .center)
            #expect(button.titleLabel?.textAlignment == .center)
        }
    }

    @Test("a configuration's title is the text of its attributed title, whose font apps set after the title")
    func oneTitle() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.attributedTitle?.font = UIFont.systemFont(ofSize: 20)
        configuration.subtitle = "All"
        #expect(configuration.title == "Save" && configuration.attributedSubtitle == AttributedString("All"))
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.string == "Save" && text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        configuration.attributedTitle = AttributedString("Keep")
        #expect(configuration.title == "Keep")
        configuration.title = "Drop"
        #expect(configuration.attributedTitle == AttributedString("Drop"))
        configuration.title = nil
        #expect(configuration.attributedTitle == nil && configuration.title == nil)
    }

    @Test("a configuration's background has its insets, its subtitle its line break mode, and its indicator its own color")
    func looks() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.subtitle = "A subtitle that is far too long for this button, which is narrow"
        configuration.subtitleLineBreakMode = .byTruncatingTail
        configuration.indicator = .popup
        configuration.indicatorColorTransformer = UIConfigurationColorTransformer { _ in .red }
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
        button.layoutIfNeeded()
        #expect(button.subviews.first?.frame == CGRect(x: 10, y: 4, width: 130, height: 50))
        #expect(button.subtitleLabel?.numberOfLines == 1 && button.subtitleLabel?.lineBreakMode == .byTruncatingTail)
        let subtitle = try #require(button.subtitleLabel)
        #expect(subtitle.frame.height < 20 && subtitle.frame.maxX <= 160)
        #expect(button.subviews.compactMap { $0 as? UIImageView }.last?.tintColor == .red)
    }

    @Test("a label that follows the text size adjusts every font of attributed text")
    func mixedFonts() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        let text = NSMutableAttributedString(string: "A", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.append(NSAttributedString(string: "B", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
        text.append(NSAttributedString(string: "C", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        label.attributedText = text
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.addSubview(label)
        window.isHidden = false
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        window.layoutIfNeeded()
        let sizes = (0..<3).map { (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [23, 19, 10])
    }
}
