import Testing
import UIKit

@MainActor @Suite(.serialized) struct LabelLineTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label
    }

    private func width(_ text: String) -> CGFloat { label(text).intrinsicContentSize.width }

    @Test("the accessibility label is the text unless the app sets another, which stays when the text and the font change")
    func accessibilityLabels() {
        let label = label("1")
        #expect(label.accessibilityLabel == "1")
        label.text = "2"
        #expect(label.accessibilityLabel == "2")
        label.accessibilityLabel = "Points"
        label.text = "3"
        label.attributedText = NSAttributedString(string: "4")
        (label.font, label.numberOfLines) = (.boldSystemFont(ofSize: 20), 1)
        #expect(label.accessibilityLabel == "Points")
        label.accessibilityLabel = nil
        #expect(label.accessibilityLabel == "4")
    }

    // stackoverflow.com/questions/46200027: since iOS 11 the second line of a label has at least two words.
    @Test("system spacing between baselines puts the texts 8 points apart, times the multiplier")
    func baselineSpacing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), upper = UILabel(), lower = UILabel()
        for label in [upper, lower] {
            label.text = "text"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let spacing = lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
        spacing.isActive = true
        root.layoutIfNeeded()
        #expect(abs(lower.frame.minY - upper.frame.maxY - 8) < 0.5)
        let wider = lower.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)
        #expect(wider.constant == 2 * spacing.constant)
        #expect(lower.topAnchor.constraint(equalToSystemSpacingBelow: upper.bottomAnchor, multiplier: 1).constant == 8)
    }

    // DashedLabel of Automattic/Gravatar-SDK-iOS, whose pictures show every line.
    @Test("a label whose subclass derives the preferred width from its bounds is as high as its lines")
    func derivedWidth() {
        final class Padded: UILabel {
            override var preferredMaxLayoutWidth: CGFloat {
                get { bounds.width - 16 }
                set { super.preferredMaxLayoutWidth = newValue }
            }
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 16, height: size.height + 8)
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), padded = Padded(),
            text = "Testing variously linking sentences"
        padded.text = text
        padded.numberOfLines = 2
        padded.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(padded)
        // Both words of the second line fit only without the padding.
        let width = self.width("Testing variously linking") + 10
        NSLayoutConstraint.activate([
            padded.topAnchor.constraint(equalTo: root.topAnchor), padded.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            padded.widthAnchor.constraint(equalToConstant: width),
        ])
        root.layoutIfNeeded()
        #expect(padded.frame.height == label("Two\nlines").intrinsicContentSize.height + 8)
        padded.text = "Testing"
        root.layoutIfNeeded()
        #expect(padded.frame.height == label("One").intrinsicContentSize.height + 8)
    }

    @Test("a label avoids a single word on its last line") func orphan() {
        let room = CGSize(width: width("Testing variously") + 1, height: .greatestFiniteMagnitude)
        let pushed = label("Testing variously linking")
        #expect(pushed.sizeThatFits(room).width == width("variously linking"))
        #expect(pushed.sizeThatFits(room).height == label("Two\nlines").intrinsicContentSize.height)
        pushed.lineBreakStrategy = []
        #expect(abs(pushed.sizeThatFits(room).width - room.width) < 1e-6)
    }

    // gonzalezreal/swift-markdown-ui, ThemeDocCTests/testInlines, iOS 16.4: "committed." is alone on its third line.
    @Test("a single word may be on a paragraph's third line") func thirdLine() {
        let room = CGSize(width: width("Testing variously") + 1, height: .greatestFiniteMagnitude)
        let three = label("Testing variously testing variously linking")
        #expect(three.sizeThatFits(room).height == label("One\nTwo\nthree").intrinsicContentSize.height)
        #expect(abs(three.sizeThatFits(room).width - room.width) < 1e-6)
        // Each paragraph counts its own lines.
        #expect(label("One\nTesting variously linking").sizeThatFits(room).width == width("variously linking"))
    }

    /// square/Blueprint, AttributedLabelTests/test_textContainerRects, iOS 15 to 17.
    @Test("the space at the end of a line counts for a label's width, up to the space that there is, except below the last line")
    func spacesAtBreaks() {
        let text = NSAttributedString(string: "Wonderful weather continuing")
        let wide = CGSize(width: width("Wonderful weather") + 20, height: 1000), tight = CGSize(width: wide.width - 19, height: 1000)
        for isAttributed in [false, true] {
            let label = label("")
            if isAttributed { label.attributedText = text } else { (label.lineBreakStrategy, label.text) = ([], text.string) }
            #expect(label.sizeThatFits(wide).width == width("Wonderful weather "))
            #expect(label.sizeThatFits(tight).width == tight.width)
            label.numberOfLines = 2
            label.lineBreakMode = .byWordWrapping
            #expect(label.sizeThatFits(wide).width == width("Wonderful weather "))
            label.numberOfLines = 1
            #expect(
                label.textRect(forBounds: CGRect(origin: .zero, size: wide), limitedToNumberOfLines: 1).width == width("Wonderful weather"))
        }
    }

    /// square/Blueprint, AttributedLabelTests/test_textContainerRects_byCharWrapping_0-lines, iOS 15 to 17: " nostrud".
    @Test("a space that doesn't fit begins the next line if lines break at any character") func spaceInFront() {
        let text = label("WW ii")
        text.lineBreakMode = .byCharWrapping
        let size = text.sizeThatFits(CGSize(width: width("WW") + 1, height: 1000))
        #expect(size.width == width("WW") && size.height == label("One\ntwo").intrinsicContentSize.height)
    }

    /// square/Blueprint, AttributedLabelTests/test_fontSizeAdjustment, iOS 15 to 17.
    @Test("a label's text shrinks until all of it fits, and attributed text is then centered")
    func shrunk() throws {
        func bottom(_ label: UILabel) throws -> Int {
            label.backgroundColor = .white
            label.textColor = .black
            let compositor = Compositor(rootLayer: label.layer, size: label.bounds.size, scale: 2)
            defer { RenderTree.remove(label.layer) }
            compositor.render()
            return try #require(
                (0..<42).last { y in (0..<200).contains { compositor.pixels.row(y)[$0] & 255 < 128 } })
        }
        let text = String(repeating: "H", count: 13)
        let plain = label(text), attributed = label("")
        attributed.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        for label in [plain, attributed] {
            label.numberOfLines = 1
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
            let drawn = label.drawnSize(in: label.bounds.size)
            #expect(drawn.width > 99 && drawn.width <= 100.01)
        }
        // Text of about 10.5 points has its baseline at 14, and at 16.5 where the baseline is that of the full size.
        #expect(try bottom(attributed) <= 28 && bottom(attributed) >= 26)
        #expect(try bottom(plain) >= 31)
    }

    @Test("no word is moved if the last line has two, or if both do not fit together") func noOrphan() {
        let two = label("Testing variously linking on")
        let narrow = CGSize(width: width("Testing variously") + 1, height: 1000)
        #expect(abs(two.sizeThatFits(narrow).width - narrow.width) < 1e-6)
        let long = label("Ab extraordinarily incomprehensible")
        let room = CGSize(width: width("extraordinarily incomprehensible") - 1, height: 1000)
        #expect(long.sizeThatFits(room).width == max(width("Ab extraordinarily "), width("incomprehensible")))
    }

    @Test("text with paragraph styles follows their strategy, and drawn text and text views have none") func paragraphs() {
        let style = NSMutableParagraphStyle()
        #expect(style.lineBreakStrategy == [])
        let styled = label("")
        styled.attributedText = NSAttributedString(
            string: "Testing variously linking", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        let room = CGSize(width: width("Testing variously") + 1, height: 1000)
        #expect(abs(styled.sizeThatFits(room).width - room.width) < 1e-6)
        styled.attributedText = NSAttributedString(string: "Testing variously linking", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(abs(styled.sizeThatFits(room).width - room.width) < 1e-6)
        let drawn = ("Testing variously linking" as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        #expect(abs(drawn.width - width("Testing variously")) < 0.5)
    }

    @Test("runs without a font or a color have the label's, not the first run's, also when set again") func runsWithoutStyle() {
        let label = UILabel(), plain = UILabel(),
            text = NSMutableAttributedString(string: "Name ", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        label.font = .systemFont(ofSize: 14)
        plain.attributedText = text
        let first = plain.intrinsicContentSize.width
        plain.attributedText = NSAttributedString(string: "and the rest", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let rest = plain.intrinsicContentSize.width
        text.append(NSAttributedString(string: "and the rest"))
        for _ in 0..<2 {
            label.attributedText = text
            #expect(abs(label.intrinsicContentSize.width - first - rest) < 1)
            #expect(label.font.pointSize == 30)
        }
    }

    @Test("setting text keeps the indents and the spacing of the previous attributedText, and nothing else of it")
    func keptIndent() {
        let style = NSMutableParagraphStyle(), label = UILabel()
        style.firstLineHeadIndent = 10
        label.attributedText = NSAttributedString(
            string: "Score", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style, .underlineStyle: 1])
        label.text = "Score: 0"
        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.firstLineHeadIndent == 10 && attributes?[.underlineStyle] == nil)
        let plain = UILabel()
        plain.text = "Score: 0"
        #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 10) < 0.5)
        label.attributedText = nil
        label.text = "Score: 1"
        #expect(
            (label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.firstLineHeadIndent == 0)
    }
}
