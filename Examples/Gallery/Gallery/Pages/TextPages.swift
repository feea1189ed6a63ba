import UIKit

final class TextStylesPage: GalleryPage {
    override func fill() {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3), ("Headline", .headline),
            ("Body", .body),
            ("Callout", .callout), ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
            ("Caption 2", .caption2),
        ]
        for (name, style) in styles { add(label(name, .preferredFont(forTextStyle: style))) }
        caption("Weights")
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        row(weights.map { label("Ag", .systemFont(ofSize: 22, weight: $0)) }, alignment: .firstBaseline)
        caption("Designs")
        let designs: [UIFontDescriptor.SystemDesign] = [.default, .rounded, .serif, .monospaced]
        row(
            designs.map { design in
                let base = UIFont.systemFont(ofSize: 17)
                return label("Quick fox", base.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 17) } ?? base)
            }, alignment: .firstBaseline)
        row([
            label("0123456789", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
            label("let x = 1", .monospacedSystemFont(ofSize: 17, weight: .regular)),
        ])
        row([
            label("Italic", .italicSystemFont(ofSize: 17)), label("Bold", .boldSystemFont(ofSize: 17)),
            label("Georgia", UIFont(name: "Georgia", size: 17) ?? .systemFont(ofSize: 17)),
            label("Courier", UIFont(name: "Courier", size: 17) ?? .systemFont(ofSize: 17)),
            label("Helvetica", UIFont(name: "HelveticaNeue-Bold", size: 17) ?? .systemFont(ofSize: 17)),
        ])
        caption("Colors")
        row(
            [
                (UIColor.label, "label"), (.secondaryLabel, "secondary"), (.tertiaryLabel, "tertiary"), (.quaternaryLabel, "quaternary"),
                (.link, "link"),
            ].map {
                color, name in
                let sample = label(name)
                sample.textColor = color
                return sample
            })
    }
}

final class ParagraphsPage: GalleryPage {
    private let long = "The quick brown fox jumps over the lazy dog and runs away through the forest"

    private func truncated(_ mode: NSLineBreakMode, lines: Int = 1) {
        let sample = add(label(long, lines: lines), wide: true)
        sample.lineBreakMode = mode
    }

    override func fill() {
        caption("Truncating tail, middle, head; clipping; two lines")
        truncated(.byTruncatingTail)
        truncated(.byTruncatingMiddle)
        truncated(.byTruncatingHead)
        truncated(.byClipping)
        truncated(.byTruncatingTail, lines: 2)
        caption("Left, center, right, justified")
        for alignment in [NSTextAlignment.left, .center, .right, .justified] {
            let sample = add(label(long, .systemFont(ofSize: 13), lines: 0), wide: true)
            sample.textAlignment = alignment
        }
        caption("Attributes")
        let text = NSMutableAttributedString(string: "Underline ", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
            text.append(NSAttributedString(string: string, attributes: attributes))
        }
        append("thick", [.underlineStyle: NSUnderlineStyle.thick.rawValue, .underlineColor: UIColor.systemRed])
        append(" double", [.underlineStyle: NSUnderlineStyle.double.rawValue])
        append(" dotted", [.underlineStyle: NSUnderlineStyle.single.union(.patternDot).rawValue])
        append(" strike", [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.systemBlue])
        append(" k e r n", [.kern: 3])
        append(" up", [.baselineOffset: 6, .font: UIFont.systemFont(ofSize: 11)])
        append(" back", [.backgroundColor: UIColor.systemYellow])
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 2
        shadow.shadowColor = UIColor.systemGray
        append(" shadow", [.shadow: shadow, .font: UIFont.boldSystemFont(ofSize: 20)])
        append(" outline", [.strokeWidth: 3, .strokeColor: UIColor.systemPurple, .font: UIFont.boldSystemFont(ofSize: 24)])
        append(
            " filled",
            [
                .strokeWidth: -3, .strokeColor: UIColor.systemPurple, .foregroundColor: UIColor.systemYellow,
                .font: UIFont.boldSystemFont(ofSize: 24),
            ])
        append(" slanted", [.obliqueness: 0.3])
        append(" wide", [.expansion: 0.4])
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star.fill")
        text.append(NSAttributedString(string: " "))
        text.append(NSAttributedString(attachment: attachment))
        append(" attached", [.foregroundColor: UIColor.systemGreen])
        let sample = add(UILabel(), wide: true)
        sample.numberOfLines = 0
        sample.attributedText = text
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 24
        style.headIndent = 8
        style.lineSpacing = 4
        style.paragraphSpacing = 10
        let paragraphs = add(UILabel(), wide: true)
        paragraphs.numberOfLines = 0
        paragraphs.attributedText = NSAttributedString(
            string:
                "Indented first line, line spacing of four points and ten between paragraphs.\nA second paragraph that is long enough to wrap.",
            attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 15)])
        caption("Scripts")
        add(label("Ελληνικά Кириллица Türkçe Tiếng Việt", .systemFont(ofSize: 17)))
        add(label("مرحبا بالعالم · שלום עולם", .systemFont(ofSize: 17)))
        add(label("日本語 中文 한국어 ไทย हिन्दी", .systemFont(ofSize: 17)))
        add(label("😀 👩‍👩‍👧 🇩🇪 👍🏽 ❤️ ☀️ 1️⃣ ✓ → ★ € ½", .systemFont(ofSize: 22)))
        let shrinking = add(label(long), wide: true)
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumScaleFactor = 0.5
    }
}
