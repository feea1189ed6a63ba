import UIKitCore

/// Text that cannot be edited. The default font is the system font at 17 points; if `numberOfLines` is 0, there is no limit to the lines.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    /// Creates the `UILabel` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        coder.decodeInterface(of: self, as: UILabel.self)
    }

    private(set) lazy var painter = LabelPainter(self)

    private func setUpLabel() {
        ContextMenus.install
        layer.immediateContent = painter
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        // The priority of labels that code creates was reported, not measured. (metrics.md 15)
        setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
    }

    // MARK: Text

    var content = LabelContent()

    /// The text in the label's own attributes; ``attributedText`` has its own, of which indents and spacing remain: a phone's picture shows
    /// that the text that an app sets here keeps the `firstLineHeadIndent` of a storyboard's attributed text.
    open var text: String? {
        get { content.string }
        set {
            guard newValue != content.string || content.isAttributed else { return }
            if let newValue, let style = content.spacedParagraphStyle {
                content.setAttributed(
                    NSAttributedString(string: newValue, attributes: baseAttributes.merging([.paragraphStyle: style]) { $1 }))
            } else {
                content.setPlain(newValue)
            }
            textChanged()
            KeyValueObservation.noticeChanges(of: self)
        }
    }

    /// The text with attributes, or nil. Setting it takes font, color, and paragraph style from the first letter.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.string.map { NSAttributedString(string: $0, attributes: baseAttributes) } }
        set {
            content.setAttributed(newValue)
            if let newValue, newValue.length > 0 {
                let attributes = newValue.attributes(at: 0, effectiveRange: nil)
                if let font = attributes[.font] as? UIFont { content.font = font }
                if let color = attributes[.foregroundColor] as? UIColor { content.color = color }
                if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
                    content.alignment = style.alignment
                    content.lineBreakMode = style.lineBreakMode
                }
            }
            textChanged()
        }
    }

    /// The font. Setting it restyles all attributed text.
    open var font: UIFont! {
        get { content.font }
        set {
            content.font = newValue ?? .systemFont(ofSize: 17)
            content.own.font = content.font
            content.apply(.font, content.font)
            textChanged()
        }
    }
    /// The color of the text. Setting it changes attributed text, too. Nil means the label color.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.color = newValue ?? .label
            content.own.color = content.color
            content.apply(.foregroundColor, content.color)
            setNeedsDisplay()
        }
    }
    /// The alignment of the lines. The default follows the writing direction.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            content.applyParagraph { $0.alignment = newValue }
            content.forget()
            setNeedsDisplay()
        }
    }
    /// The breaking of lines that are too long. The default ends the last line with an ellipsis.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            content.lineBreakMode = newValue
            content.applyParagraph { $0.lineBreakMode = newValue }
            textChanged()
        }
    }
    /// The color of the text's shadow, or nil for none.
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The distance of the shadow from the text in points. The default is one point up.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    /// Whether the text has its color. With `false`, it is gray.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// Whether the text has `highlightedTextColor`.
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
    /// The color of the highlighted text, or nil for no change.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }

    // MARK: Lines

    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            guard numberOfLines != oldValue else { return }
            wrappingDidChange()
            textChanged()
        }
    }
    /// Whether the font shrinks until the text fits, within `minimumScaleFactor`. The default is `false`.
    open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
    /// The smallest fraction of the font's size that ``adjustsFontSizeToFitWidth`` may use; 0 is no limit. For a single line.
    open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
    /// The smallest size of a font that shrinks, in points, the older form of `minimumScaleFactor`.
    open var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }
    /// Whether ``lineBreakStrategy`` applies to attributed text without paragraph styles, too, as in SwiftUI's text.
    package final var appliesStrategyToAttributedText = false
    /// The position of shrunk text: on the same baseline, or centered.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    // FIXME(gap): tightening before truncation is stored but not drawn.
    /// Whether letters move together before the text is truncated. It is stored but has no effect.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether letters move together until the text fits. It is stored but has no effect.
    open var adjustsLetterSpacingToFitWidth = false
    /// The standard strategy avoids a single word on the last line.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            content.applyParagraph { [lineBreakStrategy] in $0.lineBreakStrategy = lineBreakStrategy }
            textChanged()
        }
    }
    /// The width at which constraints measure the text; zero for the label's width when constraints are solved.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            guard preferredMaxLayoutWidth != oldValue else { return }
            wrappingDidChange()
            invalidateIntrinsicContentSize()
        }
    }
    /// Stored but has no effect: the focus engine does not run.
    open var enablesMarqueeWhenAncestorFocused = false
    /// Whether a pointer over truncated text shows the whole text. It is stored but has no effect: there is no pointer.
    open var showsExpansionTextWhenTruncated = false
    // FIXME(gap): labels on materials keep their plain color.
    /// The vibrancy of the text on a material. It is stored but has no effect.
    open var preferredVibrancy = UILabelVibrancy.none
    /// Whether the font follows the user's text size. It must be a preferred or a scaled font.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Drawing

    /// Returns the rectangle of the text in `bounds`, on which ``sizeThatFits(_:)`` and drawing are based.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        labelTextRect(for: bounds, lines: numberOfLines)
    }

    /// Draws the text in a rectangle of the label. Override it to draw in a smaller one, and call super.
    open func drawText(in rect: CGRect) { drawLabelText(in: rect) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        measureForPreferredWidth()
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    func textChanged() {
        content.forget()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        {
            adjustFontToCategory()
        }
        setNeedsDisplay()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    // MARK: Sizes

    open override var intrinsicContentSize: CGSize { labelIntrinsicSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { labelSize(fitting: size) }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}

/// Whether a label on a material takes part in its vibrancy.
public enum UILabelVibrancy: Int, Sendable { case none, automatic }
