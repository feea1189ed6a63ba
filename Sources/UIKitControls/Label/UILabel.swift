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

    private lazy var painter = LabelPainter(self)

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
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.color = newValue ?? .label
            content.own.color = content.color
            content.apply(.foregroundColor, content.color)
            setNeedsDisplay()
        }
    }
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            content.applyParagraph { $0.alignment = newValue }
            content.forget()
            setNeedsDisplay()
        }
    }
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            content.lineBreakMode = newValue
            content.applyParagraph { $0.lineBreakMode = newValue }
            textChanged()
        }
    }
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var isHighlighted = false { didSet { setNeedsDisplay() } }
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
    open var adjustsFontSizeToFitWidth = false { didSet { textChanged() } }
    /// The smallest fraction of the font's size that ``adjustsFontSizeToFitWidth`` may use; 0 is no limit. For a single line.
    open var minimumScaleFactor: CGFloat = 0 { didSet { textChanged() } }
    open var minimumFontSize: CGFloat {
        get { minimumScaleFactor * font.pointSize }
        set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
    }
    /// The pixels of a point where lines are set as in SwiftUI's text, a whole number of pixels high; otherwise 0.
    package final var textScale: CGFloat = 0
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
    // FIXME(gap): tightening before truncation is stored but not drawn.
    open var allowsDefaultTighteningForTruncation = false
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
    /// Stored only: the focus engine does not run.
    open var enablesMarqueeWhenAncestorFocused = false
    open var showsExpansionTextWhenTruncated = false
    // FIXME(gap): labels on materials keep their plain color.
    open var preferredVibrancy = UILabelVibrancy.none
    open var adjustsFontForContentSizeCategory = false

    // MARK: Drawing

    /// Returns the rectangle of the text in `bounds`, on which ``sizeThatFits(_:)`` and drawing are based.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        labelTextRect(for: bounds, lines: numberOfLines)
    }

    open func drawText(in rect: CGRect) { drawLabelText(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    func textChanged() {
        accessibilityLabel = nil
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
