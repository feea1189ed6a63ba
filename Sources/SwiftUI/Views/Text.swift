import UIKit
import UIKitFoundation

/// A view that shows text in a label.
public struct Text: Equatable, @unchecked Sendable {  // The styles and formats in it are values, too.
    enum Content: Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: Bundle?)
        case attributed(AttributedString)
        case joined([Text])
        case image(Image)
        case dated(Dated)
        case formatted(Formatted)
    }
    /// A value in a format, written as in the locale around the text.
    struct Formatted: Equatable {
        /// The text as the format itself writes it.
        let own: String
        private let write: (Locale) -> String
        init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
            own = format.format(input)
            write = { format.locale($0).format(input) }
        }
        /// Returns the text. A locale that is the app's doesn't change the format's own.
        func text(in locale: Locale) -> String { locale.isCurrent ? own : write(locale) }
        static func == (one: Self, other: Self) -> Bool { one.own == other.own }
    }
    enum Change: Equatable {
        case font(Font?), fontChange(Font.Change), color(Color?), underline(LineStyle?, Color?), strikethrough(LineStyle?, Color?),
            kerning(CGFloat),
            baselineOffset(CGFloat), attributes(TextAttributes), style(Foreground)
    }
    /// A style of glyphs that isn't a color, such as a level of the style around the text.
    struct Foreground: Equatable {
        let style: AnyShapeStyle
        static func == (one: Self, other: Self) -> Bool {
            switch (one.style.style, other.style.style) {
            case (let one as HierarchicalShapeStyle, let other as HierarchicalShapeStyle): one.level == other.level
            case (let one as any Equatable, let other): isEqual(one, other)
            default: false
            }
        }
    }
    let content: Content
    var changes: [Change] = []

    init(_ content: Content) { self.content = content }
    /// Creates a text view from a string that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
    /// Creates a text view that shows an image.
    public init(_ image: Image) { self.init(.image(image)) }
    /// Creates a text view from a literal that isn't localized.
    public init(verbatim content: String) { self.init(.verbatim(content)) }
    /// Creates a localized text. Without a translation, it shows the key. `comment` has no effect.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.key(key, table: tableName, bundle: bundle))
    }
    /// Creates a text view from an attributed string.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.verbatim(String(localized: resource))) }
    /// Creates a text view from a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(Formatted(input, format)))
    }
    /// Creates a text view from a value in a format with attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.attributed(format.format(input)))
    }
    /// Creates a text view from a value that a formatter writes. It is empty if the formatter can't.
    @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
    /// Creates a text view from a value that a formatter writes.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { self.init(.verbatim(formatter.string(for: subject) ?? "")) }
    /// Creates a text view from a value that a formatter writes.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Concatenates two text views, each with its own fonts and colors.
    public static func + (one: Text, other: Text) -> Text { Text(.joined([one, other])) }

    // MARK: Changing

    private func changed(_ change: Change) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }
    /// Returns the text in a font; nil uses the environment's.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Returns the text in a weight; nil changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }
    /// Returns the text in a width; nil changes nothing.
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.fontChange(.width($0))) } ?? self }
    /// Returns the text in a design; nil changes nothing.
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }
    public func bold() -> Text { bold(true) }
    /// Returns the text, bold if `isActive` is true.
    public func bold(_ isActive: Bool) -> Text { isActive ? changed(.fontChange(.weight(.bold))) : self }
    public func italic() -> Text { italic(true) }
    /// Returns the text, italic if `isActive` is true.
    public func italic(_ isActive: Bool) -> Text { isActive ? changed(.fontChange(.italic)) : self }
    /// Returns the text in a font of equal widths.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.design(.monospaced))) : self }
    /// Returns the text with digits of equal widths.
    public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigits)) }
    /// Returns the text in a color; nil uses the environment's.
    public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
    /// Returns the text in a style. A level such as `.secondary` is that of the style around the text. Of a gradient, it shows the first
    /// color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        (style as? Color).map { changed(.color($0)) } ?? changed(.style(Foreground(style: AnyShapeStyle(style))))
    }
    /// Returns the text with a line below it. A nil color uses the text's color.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        changed(.underline(isActive ? LineStyle(pattern: pattern) : nil, color))
    }
    /// Returns the text with a line through it. A nil color uses the text's color.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? LineStyle(pattern: pattern) : nil, color))
    }
    /// Returns the text with space in points after each character.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Returns the text with space in points after each character, as ``kerning(_:)`` does.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.kerning(tracking)) }
    /// Returns the text, raised by a distance in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }

}

// MARK: Showing

extension Text: View, LeafView {
    func makeView(_ node: ViewNode) -> TextLabel { TextLabel() }

    /// The text is as wide as its widest line, including the space at its end, and its lines have the leading of its text style: at one
    /// pixel per point, six lines in a font of 34 points measure 318 by 246 (doordash-oss/swiftui-preview-snapshots,
    /// test_simpleState.UIKit-Long-Message, iOS 16). Only the whole height is rounded up to pixels: the baselines of seven lines of 16
    /// points, 2 points apart, are at 187, 208.5, 229.5, 250.5, 271.5, 292.5, and 314 at two pixels per point
    /// (gonzalezreal/swift-markdown-ui, MarkdownTests/testBlockquote, iOS 16.4).
    func update(_ label: TextLabel, _ node: ViewNode) {
        let environment = node.environment
        label.appliesStrategyToAttributedText = true
        label.font = environment.textFont
        label.isResized = shownFont(environment).followsTextSize
        label.numberOfLines = environment.lineLimit ?? 0
        label.lineBreakMode = environment.truncationMode.lineBreakMode
        label.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        label.minimumScaleFactor = environment.minimumScaleFactor
        label.show(environment.textRenderer, environment)
        if var plain = plain(in: environment), environment.lineSpacing == 0, environment.textRenderer == nil {
            plain = environment.textCase?.applied(to: plain) ?? plain
            label.textColor = environment.foregroundColor
            label.text = plain
            label.openLinks(with: nil)
        } else {
            label.attributedText = attributed(in: environment)
            label.openLinks(with: environment.openURL)
        }
        label.reservedLines = environment.reservedLines
        label.timeToChange = timeToChange
        label.update = { [weak node] in node?.setNeedsUpdate() }
        label.waitForChange()
        label.redact(environment.redactionReasons.contains(.placeholder))
    }

    func size(of label: TextLabel, for proposal: ProposedViewSize) -> CGSize {
        guard let renderer = label.textRenderer else { return ownSize(of: label, for: proposal) }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy { ownSize(of: label, for: $0) })
    }
    /// Returns the size of the lines that fit, never wider than offered, and at least one line high.
    @MainActor private func ownSize(of label: TextLabel, for proposal: ProposedViewSize) -> CGSize {
        let scale = max(1, label.traitCollection.displayScale)
        let width = proposal.width ?? .infinity
        // Not even a letter fits: layout would produce a column of letters.
        if width < 1 { return LeafSize.fitting(CGSize(width: 0, height: label.font.lineHeight), scale) }
        var size = LeafSize.fitting(label.sizeThatFits(CGSize(width: min(width, 1e6), height: 1e6)), scale)
        // Text that may shrink does so rather than lose lines, and is as large as it is drawn.
        if label.adjustsFontSizeToFitWidth, let height = proposal.height, height < size.height, width.isFinite {
            size = LeafSize.fitting(label.drawnSize(in: CGSize(width: width, height: height)), scale)
        }
        size.width = min(size.width, width)
        if label.reservedLines > 0 {
            // The leading of the text style is between the lines.
            let font: UIFont = label.font, count = CGFloat(label.reservedLines)
            let reserved = CGSize(width: 0, height: count * font.lineHeight + (count - 1) * font.leading)
            size.height = max(size.height, LeafSize.fitting(reserved, scale).height)
        }
        // Of less height, the text takes the lines that are drawn in it, at least one: a label may draw a line that a rounded frame cuts.
        if let height = proposal.height, height < size.height {
            let drawn = label.drawnSize(in: CGSize(width: min(width, 1e6), height: max(height, label.font.lineHeight)))
            size.height = min(size.height, LeafSize.fitting(drawn, scale).height)
        }
        return size
    }

    /// Returns the font of the text as a whole.
    private func shownFont(_ environment: EnvironmentValues) -> Font {
        changes.lazy.compactMap { if case .font(let font) = $0 { font } else { nil } }.first ?? environment.font ?? .body
    }

    /// The distances of text, in whole pixels, rounded up.
    ///
    /// From text above, it is the space by which the style's leading exceeds a line: 2⅓ points between a headline and a subheadline, 2
    /// between a subheadline and a caption (cashapp/AccessibilitySnapshot, testCustomActionsDemo and testCustomRotorsDemo, iOS 18.5), 1⅓
    /// between a title and a title3 (stadiamaps/ferrostar, testFerrostarInstruction, iOS 26). From other content, it grows with the font:
    /// 5⅓ points below content and 9⅓ above it at 15 points, 9⅔ and 16⅔ at 27 (marian-stanciulica/Foodybite, iOS 18.1).
    // FIXME(gap): the distance of text in a font of a fixed size from its neighbors is that of any views.
    func spacing(of label: TextLabel, _ node: ViewNode) -> ViewSpacing {
        var spacing = ViewSpacing()
        guard case .style(let style) = shownFont(node.environment).base, let font = label.font else { return spacing }
        let scale = max(1, label.traitCollection.displayScale)
        func pixels(_ length: CGFloat) -> CGFloat { max(0, length.rounded(toPixelsAt: scale, .up)) }
        let leading = TextStyleFigures.of(style.uiStyle).leading(at: font.pointSize)
        spacing.top = .init(hasContent: false, fromContent: pixels(0.35 * font.pointSize), fromText: pixels(leading - font.lineHeight))
        spacing.bottom = .init(hasContent: false, fromContent: pixels(0.612 * font.pointSize))
        return spacing
    }

    func explicitGuide(_ key: AlignmentKey, of label: TextLabel, in size: CGSize) -> CGFloat? {
        if key == AlignmentKey(.firstTextBaseline) { return label.font.ascender }
        if key == AlignmentKey(.lastTextBaseline) { return size.height + label.font.descender }
        return nil
    }
}

/// A label whose text begins at the top of space that is reserved for more lines, and can change by itself.
final class TextLabel: UILabel, ResizedText {
    var reservedLines = 0
    var isResized = true
    /// Returns the seconds until the text changes by itself, or `nil` if it doesn't.
    var timeToChange: () -> TimeInterval? = { nil }
    var update: () -> Void = {}
    private var timer: UIKitFoundation.Timer?

    /// Updates the text in time, while the label is on screen.
    func waitForChange() {
        timer?.invalidate()
        timer = nil
        guard window != nil, let delay = timeToChange() else { return }
        timer = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }  // scheduled on the main thread
        }
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        waitForChange()
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        if reservedLines > 0 { rect.origin.y = bounds.minY }
        return rect
    }
    // MARK: Links

    private var openURL: OpenURLAction?
    private lazy var linkTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] tap in
            if let self, let address = self.link(at: tap.location(in: self)) { openURL?(address) }
        }
        addGestureRecognizer(tap)
        return tap
    }()
    /// Lets taps on the links of the text open them. Other touches go to the views behind.
    func openLinks(with action: OpenURLAction?) {
        var hasLinks = false
        if action != nil, let text = attributedText {
            text.enumerateAttribute(.opened, in: NSRange(location: 0, length: text.length)) { link, _, _ in
                if link != nil { hasLinks = true }
            }
        }
        openURL = hasLinks ? action : nil
        isUserInteractionEnabled = hasLinks
        if hasLinks { linkTap.isEnabled = true }
    }
    private func link(at point: CGPoint) -> URL? {
        guard openURL != nil, let text = attributedText else { return nil }
        let top = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).minY
        for line in Text.Layout(text, width: bounds.width, maximumLines: numberOfLines > 0 ? numberOfLines : nil) {
            let rest = bounds.width - line.typographicBounds.width
            let place = CGPoint(x: point.x - (textAlignment == .center ? rest / 2 : textAlignment == .right ? rest : 0), y: point.y - top)
            for slice in line.flatMap(\.slices) where slice.typographicBounds.rect.insetBy(dx: 0, dy: -2).contains(place) {
                if let link = text.attribute(.opened, at: slice.character, effectiveRange: nil) as? URL { return link }
            }
        }
        return nil
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && (openURL == nil || link(at: point) != nil)
    }

    private(set) var textRenderer: (any TextRenderer)?
    /// The view in which the renderer draws, and the space around the text in it.
    private var rendered: (view: CanvasView, padding: EdgeInsets)?

    /// Lets a renderer draw the text.
    func show(_ renderer: (any TextRenderer)?, _ environment: EnvironmentValues) {
        textRenderer = renderer
        guard let renderer else {
            rendered?.view.removeFromSuperview()
            return rendered = nil
        }
        let view = rendered?.view ?? CanvasView(), padding = renderer.displayPadding
        if view.superview == nil { addSubview(view) }
        rendered = (view, padding)
        view.renderer = { [weak self] context, size in
            guard let self, let text = attributedText else { return }
            var graphics = GraphicsContext(context, environment, CGRect(origin: .zero, size: size))
            graphics.translateBy(x: padding.leading, y: padding.top)
            let layout = Text.Layout(text, width: bounds.width, maximumLines: numberOfLines > 0 ? numberOfLines : nil)
            renderer.draw(layout: layout, in: &graphics)
        }
        view.setNeedsDisplay()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let (view, padding) = rendered else { return }
        view.frame = CGRect(
            x: -padding.leading, y: -padding.top, width: bounds.width + padding.leading + padding.trailing,
            height: bounds.height + padding.top + padding.bottom)
    }

    override func drawText(in rect: CGRect) {
        if textRenderer != nil { return }
        super.drawText(in: reservedLines > 0 ? textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines) : rect)
    }
}

extension UILabel {
    /// Shows a gray bar in place of text that is not yet available.
    func redact(_ isRedacted: Bool) {
        backgroundColor = isRedacted ? .systemFill : nil
        layer.cornerRadius = isRedacted ? 4 : 0
        clipsToBounds = isRedacted
        if isRedacted { textColor = .clear }
    }
}

extension Text {
    /// The style of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line below or through text.
        public struct Pattern: Hashable, Sendable {
            let style: NSUnderlineStyle
            public static let solid = Pattern(style: []), dot = Pattern(style: .patternDot), dash = Pattern(style: .patternDash)
            /// Dashes and dots in turn, and dashes that are each followed by two dots.
            public static let dashDot = Pattern(style: .patternDashDot), dashDotDot = Pattern(style: .patternDashDotDot)
            public static func == (one: Self, other: Self) -> Bool { one.style.rawValue == other.style.rawValue }
            public func hash(into hasher: inout Hasher) { hasher.combine(style.rawValue) }
        }
        let pattern: Pattern
        var color: Color?
        /// Creates a line of a pattern; a nil color uses the text's color.
        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
        /// Creates the line of a style of UIKit's; nil if the style has none.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
            let patterns: [Pattern] = [.dashDotDot, .dashDot, .dash, .dot]
            // The bits of `patternDashDotDot` and the others overlap: a pattern is one value of these bits.
            self.init(pattern: patterns.first { $0.style.rawValue == nsUnderlineStyle.rawValue & 0x700 } ?? .solid)
        }
        /// A single solid line.
        public static let single = LineStyle()
        var value: Int { NSUnderlineStyle.single.union(pattern.style).rawValue }
    }
    /// The case in which text is shown, regardless of its own.
    public enum Case: Hashable, Sendable {
        /// Uppercase letters, or lowercase letters.
        case uppercase, lowercase
        func applied(to string: String) -> String { self == .uppercase ? string.uppercased() : string.lowercased() }
    }
    /// The part of a line that an ellipsis replaces if the line is too long.
    public enum TruncationMode: Hashable, Sendable {
        /// The start, the middle, or the end of the line.
        case head, middle, tail
        var lineBreakMode: NSLineBreakMode { self == .head ? .byTruncatingHead : self == .middle ? .byTruncatingMiddle : .byTruncatingTail }
    }
}

extension TextAlignment {
    func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .center: .center
        case .leading: direction == .rightToLeft ? .right : .left
        case .trailing: direction == .rightToLeft ? .left : .right
        }
    }
}
