import UIKitCore

/// The text of a label with a single style, or with attributes of its own.
struct LabelContent {
    private(set) var string: String?
    private(set) var attributed: NSAttributedString?
    var font: UIFont = .systemFont(ofSize: 17)
    var color: UIColor = .label
    /// The font and color that the app set on the label itself, for runs of attributed text without them, even if the first run has its
    /// own.
    var own: (font: UIFont, color: UIColor) = (.systemFont(ofSize: 17), .label)
    var alignment: NSTextAlignment = .natural
    var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    var isAttributed: Bool { attributed != nil }
    /// Whether attributed text has paragraph styles, whose alignment it keeps; otherwise the label's applies.
    private(set) var hasParagraphStyles = false
    var isEmpty: Bool { (string ?? "").isEmpty }

    mutating func setPlain(_ text: String?) {
        string = text
        attributed = nil
        hasParagraphStyles = false
    }

    /// The first style of attributed text, if it indents or spaces its lines.
    var spacedParagraphStyle: NSParagraphStyle? {
        guard hasParagraphStyles, let attributed, attributed.length > 0,
            let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        else { return nil }
        let amounts = [
            style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.lineSpacing, style.paragraphSpacing,
            style.paragraphSpacingBefore,
            style.minimumLineHeight,
            style.maximumLineHeight, style.lineHeightMultiple,
        ]
        return amounts.contains { $0 != 0 } ? style : nil
    }

    mutating func setAttributed(_ text: NSAttributedString?) {
        attributed = text.map { NSAttributedString(attributedString: $0) }
        string = text?.string
        hasParagraphStyles = text.map(Self.bringsParagraphStyles) ?? false
    }

    private static func bringsParagraphStyles(_ text: NSAttributedString) -> Bool {
        var found = false
        text.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: text.length), options: []) { value, _, _ in
            found = found || value != nil
        }
        return found
    }

    /// Replaces each font of the attributed text.
    mutating func changeFonts(_ replacement: (UIFont) -> UIFont) {
        change { attributes in
            if let font = attributes[.font] as? UIFont { attributes[.font] = replacement(font) }
        }
    }

    /// Sets `key` to one value for all of the attributed text.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) { change { $0[key] = value } }

    mutating func applyParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
        hasParagraphStyles = attributed != nil
        self.change { attributes in
            let style =
                (attributes[.paragraphStyle] as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Applies a change to whole runs, because Foundation's mutable attributed string crashes on some edits of single attributes.
    private mutating func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        let text = NSMutableAttributedString(string: attributed.string)
        var index = 0
        while index < attributed.length {
            var range = NSRange()
            var attributes = attributed.attributes(at: index, effectiveRange: &range)
            body(&attributes)
            let end = min(max(range.location + range.length, index + 1), attributed.length)
            text.setAttributes(attributes, range: NSRange(location: index, length: end - index))
            index = end
        }
        self.attributed = text
    }

    // MARK: Cached layout

    private var prepared: AttributedText?
    private var known: [(TextConstraints, CGFloat, TextLayout)] = []
    private var measured: (constraints: TextConstraints, size: CGSize)?

    /// Discards the cached layout.
    mutating func forget() {
        prepared = nil
        measured = nil
        known.removeAll(keepingCapacity: true)
    }

    /// Returns the layout of the text under `constraints`, with fonts scaled by `scale`.
    mutating func layout(_ constraints: TextConstraints, scale: CGFloat = 1) -> TextLayout {
        guard let attributed else {
            let font = scale == 1 ? font.ctFont : font.ctFont.withSize(font.pointSize * scale)
            return TextCache.layout(string ?? "", font: font, constraints)
        }
        if let found = known.first(where: { $0.0 == constraints && $0.1 == scale }) { return found.2 }
        // Text without its own paragraph style has the label's alignment.
        var paragraph = NSParagraphStyle.Values()
        paragraph.alignment = alignment
        let text: AttributedText
        if scale == 1 {
            text = prepared ?? AttributedText(attributed, defaultFont: own.font.ctFont, defaultParagraph: paragraph)
            prepared = text
        } else {
            text = AttributedText(
                Self.scaled(attributed, by: scale), defaultFont: own.font.ctFont.withSize(own.font.pointSize * scale),
                defaultParagraph: paragraph)
        }
        let layout = TextLayout(text, constraints)
        if known.count > 3 { known.removeFirst() }
        known.append((constraints, scale, layout))
        return layout
    }

    /// Returns the exact size of the text.
    mutating func size(_ constraints: TextConstraints) -> CGSize {
        if let measured, measured.constraints == constraints { return measured.size }
        let size = attributed == nil ? TextCache.size(string ?? "", font: font.ctFont, constraints) : layout(constraints).size
        measured = (constraints, size)
        return size
    }

    private static func scaled(_ text: NSAttributedString, by scale: CGFloat) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            if let font = value as? UIFont { result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range) }
        }
        return result
    }
}

extension UILabel: DescribesText {
    package var describedText: String? { text }
}
