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
        }
    }

    /// Returns the text if it has a single font and color.
    func plain(in environment: EnvironmentValues) -> String? {
        guard changes.isEmpty, environment.textChanges.isEmpty else { return nil }
        switch content {
        case .verbatim(let string): return string
        case .key(let key, let table, let bundle):
            let string = key.string(table: table, bundle: bundle, locale: environment.locale)
            return Self.isMarked(string) ? nil : string
        default: return nil
        }
    }

    func attributed(in environment: EnvironmentValues) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = environment.lineSpacing
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
            case .underline(let style, let color):
                attributes[.underlineStyle] = style?.value
                attributes[.underlineColor] = color?.uiColor(in: environment)
            case .strikethrough(let style, let color):
                attributes[.strikethroughStyle] = style?.value
                attributes[.strikethroughColor] = color?.uiColor(in: environment)
            case .kerning(let length): attributes[.kern] = length
            case .baselineOffset(let offset): attributes[.baselineOffset] = offset
            }
        }
        func all(_ more: [Font.Change] = []) -> [NSAttributedString.Key: Any] {
            let base = font ?? environment.font ?? .body
            let font = Font(base.base, base.changes + environment.fontChanges + fontChanges + more).uiFont(environment.dynamicTypeSize)
            return attributes.merging([.font: font, .foregroundColor: color ?? environment.foregroundColor]) { $1 }
        }
    }

    private func attributed(_ outer: Style) -> NSAttributedString {
        var style = outer
        for change in changes { style.apply(change, outer.environment) }
        switch content {
        case .verbatim(let string): return NSAttributedString(string: string, attributes: style.all())
        case .key(let key, let table, let bundle):
            let string = key.string(table: table, bundle: bundle, locale: style.environment.locale)
            guard Self.isMarked(string),
                let marked = try? AttributedString(markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
            else {
                return NSAttributedString(string: string, attributes: style.all())
            }
            return Self.resolve(marked, style)
        case .attributed(let string): return Self.resolve(string, style)
        case .joined(let texts):
            let joined = NSMutableAttributedString()
            for text in texts { joined.append(text.attributed(style)) }
            return joined
        }
    }

    /// Returns whether a key's text may contain emphasis, code or links in Markdown.
    private static func isMarked(_ string: String) -> Bool { string.contains { "*_`[~".contains($0) } }
    private static func unmarked(_ string: String) -> String {
        guard isMarked(string),
            let marked = try? AttributedString(markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
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
            let part = NSMutableAttributedString(string: String(string[run.range].characters), attributes: attributes)
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
