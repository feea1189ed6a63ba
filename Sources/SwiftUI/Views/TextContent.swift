extension Text {
    /// Returns the plain text, as it is spoken.
    /// The text in an environment without settings.
    package var plainText: String { string() }

    func string(in environment: EnvironmentValues = EnvironmentValues()) -> String {
        switch content {
        case .verbatim(let string): string
        case .key(let key, let table, let bundle): Self.unmarked(key.string(table: table, bundle: bundle, locale: environment.locale))
        case .attributed(let string): String(string.characters)
        case .joined(let texts): texts.map { $0.string(in: environment) }.joined()
        case .image(let image): image.label ?? ""
        case .dated(let dated): dated.words(in: environment)
        case .formatted(let value): value.text(in: environment.locale)
        }
    }

    /// Returns the seconds until the text changes by itself, or `nil` if it doesn't.
    @MainActor func timeToChange() -> TimeInterval? {
        switch content {
        case .dated(let dated): dated.timeToChange
        case .joined(let texts): texts.compactMap { $0.timeToChange() }.min()
        case .key(let key, _, _): key.texts.compactMap { $0.timeToChange() }.min()
        default: nil
        }
    }

    /// Returns the text if it has a single font and color.
    func plain(in environment: EnvironmentValues) -> String? {
        guard changes.isEmpty, environment.textChanges.isEmpty else { return nil }
        switch content {
        case .verbatim(let string): return string
        case .dated(let dated): return dated.words(in: environment)
        case .formatted(let value): return value.text(in: environment.locale)
        case .key(let key, let table, let bundle):
            guard !key.hasTexts else { return nil }
            let string = key.string(table: table, bundle: bundle, locale: environment.locale)
            return Self.isMarked(string) ? nil : string
        default: return nil
        }
    }

    @MainActor func attributed(in environment: EnvironmentValues) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = environment.lineSpacing
        paragraph.lineBreakStrategy = .standard
        paragraph.alignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        let text = NSMutableAttributedString(attributedString: attributed(Style(environment: environment)))
        if environment.lineSpacing != 0 {
            text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
        }
        return text
    }

    /// The combined changes, from the outer text inward.
    private struct Style {
        let environment: EnvironmentValues
        var font: Font?
        var fontChanges: [Font.Change] = []
        var color: UIColor?
        var attributes: [NSAttributedString.Key: Any] = [:]

        init(environment: EnvironmentValues) {
            self.environment = environment
            for change in environment.textChanges { apply(change, environment) }
        }

        mutating func apply(_ change: Change, _ environment: EnvironmentValues) {
            switch change {
            case .font(let new): font = new ?? font
            case .fontChange(let change): fontChanges.append(change)
            case .color(let new): color = new?.uiColor(in: environment) ?? color
            case .style(let new): color = new.style.paint(in: environment).color
            case .underline(let style, let color):
                attributes[.underlineStyle] = style?.value
                attributes[.underlineColor] = color?.uiColor(in: environment)
            case .strikethrough(let style, let color):
                attributes[.strikethroughStyle] = style?.value
                attributes[.strikethroughColor] = color?.uiColor(in: environment)
            case .kerning(let length): attributes[.kern] = length
            case .baselineOffset(let offset): attributes[.baselineOffset] = offset
            case .attributes(let new):
                attributes[.textAttributes] = (attributes[.textAttributes] as? TextAttributes)?.adding(new) ?? new
            }
        }
        /// Returns a part of the text in the case of the environment. The places of texts among a key's values have no case.
        func cased(_ string: String) -> String { environment.textCase?.applied(to: string) ?? string }
        func all(_ more: [Font.Change] = []) -> [NSAttributedString.Key: Any] {
            let base = font ?? environment.font ?? .body
            let font = Font(base.base, base.changes + environment.fontChanges + fontChanges + more).uiFont(environment.dynamicTypeSize)
            return attributes.merging([.font: font, .foregroundColor: color ?? environment.foregroundColor]) { $1 }
        }
    }

    @MainActor private func attributed(_ outer: Style) -> NSAttributedString {
        var style = outer
        for change in changes { style.apply(change, outer.environment) }
        switch content {
        case .verbatim(let string): return NSAttributedString(string: style.cased(string), attributes: style.all())
        case .dated(let dated):
            let text = onMainActor { dated.text(in: style.environment) }
            return NSAttributedString(string: style.cased(text), attributes: style.all())
        case .formatted(let value):
            return NSAttributedString(string: style.cased(value.text(in: style.environment.locale)), attributes: style.all())
        case .key(let key, let table, let bundle):
            let string = key.string(table: table, bundle: bundle, locale: style.environment.locale) { index, _ in Self.place(index) }
            guard Self.isMarked(string),
                let marked = try? AttributedString(markdown: string, options: Self.markdown)
            else {
                return key.inserting(NSAttributedString(string: style.cased(string), attributes: style.all())) { $0.attributed(style) }
            }
            return key.inserting(Self.resolve(marked, style)) { $0.attributed(style) }
        case .attributed(let string): return Self.resolve(string, style)
        case .joined(let texts):
            let joined = NSMutableAttributedString()
            for text in texts { joined.append(text.attributed(style)) }
            return joined
        case .image(let image):
            let attributes = style.all()
            guard let font = attributes[.font] as? UIFont, let picture = image.picture(beside: font, in: style.environment) else {
                return NSAttributedString()
            }
            let attachment = NSTextAttachment(image: picture)
            // A symbol is centered on the capital letters; the bottom of another image is on the baseline.
            if image.isSymbol {
                attachment.bounds = CGRect(
                    x: 0, y: (font.capHeight - picture.size.height) / 2, width: picture.size.width, height: picture.size.height)
            }
            let text = NSMutableAttributedString(attachment: attachment)
            text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
            return text
        }
    }

    /// The characters that take the place of a text among a key's values until the text is inserted. They are from Unicode's private-use
    /// area.
    nonisolated fileprivate static func place(_ index: Int) -> String { "\u{E0F0}\(index)\u{E0F1}" }

    private static var markdown: AttributedString.MarkdownParsingOptions {
        .init(allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    }
    /// Returns whether a key's text may contain emphasis, code or links in Markdown.
    private static func isMarked(_ string: String) -> Bool { string.contains { "*_`[~".contains($0) } }
    private static func unmarked(_ string: String) -> String {
        guard isMarked(string),
            let marked = try? AttributedString(markdown: string, options: Self.markdown)
        else {
            return string
        }
        return String(marked.characters)
    }

    private static func resolve(_ string: AttributedString, _ style: Style) -> NSAttributedString {
        let text = NSMutableAttributedString()
        for run in string.runs {
            var changes: [Font.Change] = []
            let intent = run.inlinePresentationIntent ?? []
            if intent.contains(.stronglyEmphasized) { changes.append(.weight(.bold)) }
            if intent.contains(.emphasized) { changes.append(.italic) }
            if intent.contains(.code) { changes.append(.design(.monospaced)) }
            var style = style
            let own = run.textChanges
            for change in own { style.apply(change, style.environment) }
            var attributes = style.all(changes)
            if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
                attributes[.backgroundColor] = color.uiColor(in: style.environment)
            }
            if intent.contains(.strikethrough) { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            let hasColor = own.contains { if case .color = $0 { true } else { false } }
            if run.link != nil, !hasColor { attributes[.foregroundColor] = style.environment.accent?.uiColor() ?? UIColor.tintColor }
            attributes[.opened] = run.link
            let part = NSMutableAttributedString(string: style.cased(String(string[run.range].characters)), attributes: attributes)
            // The string's own UIKit attributes take precedence.
            let bridged = NSAttributedString(AttributedString(string[run.range]))
            if bridged.length > 0 {
                let given = bridged.attributes(at: 0, effectiveRange: nil).filter {
                    [.font, .foregroundColor, .backgroundColor, .underlineStyle, .strikethroughStyle, .kern].contains($0.key)
                }
                part.addAttributes(given, range: NSRange(location: 0, length: part.length))
            }
            text.append(part)
        }
        return text
    }
}

extension LocalizedStringKey {
    /// The texts among the values.
    var texts: [Text] { arguments.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    /// Whether a text or an image is among the values.
    var hasTexts: Bool { arguments.contains { if case .text = $0 { true } else { false } } }

    /// Replaces the places of texts with the texts.
    @MainActor fileprivate func inserting(
        _ string: NSAttributedString, _ attributed: @MainActor (Text) -> NSAttributedString
    ) -> NSAttributedString {
        guard hasTexts else { return string }
        let result = NSMutableAttributedString(attributedString: string)
        for (index, argument) in arguments.enumerated() {
            guard case .text(let text) = argument else { continue }
            let range = (result.string as NSString).range(of: Text.place(index))
            if range.location != NSNotFound { result.replaceCharacters(in: range, with: attributed(text)) }
        }
        return result
    }
}
extension Image {
    fileprivate var isSymbol: Bool { if case .system = source { true } else { false } }
    /// Returns the image for a line of text: a symbol has the font's size and weight.
    @MainActor fileprivate func picture(beside font: UIFont, in environment: EnvironmentValues) -> UIImage? {
        guard case .system(let name) = source else { return uiImage(in: environment) }
        let symbol = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
        return symbol?.withRenderingMode(.alwaysTemplate)
    }
}
