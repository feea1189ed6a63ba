import UIKit

/// A line of text, or several if ``numberOfLines`` allows them.
open class SKLabelNode: SKNode {
    private let content = CALayer()
    private var box = CGRect.zero

    public override init() {
        super.init()
        layer.addSublayer(content)
    }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// Creates a label with a font; nil for the default.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(content)
    }

    override func makeCopy() -> SKNode { SKLabelNode() }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKLabelNode else { return }
        (copy.fontName, copy.fontSize, copy.fontColor, copy.text, copy.attributedText) = (
            fontName, fontSize, fontColor, text, attributedText
        )
        (copy.horizontalAlignmentMode, copy.verticalAlignmentMode) = (horizontalAlignmentMode, verticalAlignmentMode)
        (copy.numberOfLines, copy.preferredMaxLayoutWidth, copy.lineBreakMode) = (numberOfLines, preferredMaxLayoutWidth, lineBreakMode)
    }

    /// The text; nil for none.
    open var text: String? { didSet { if text != oldValue { draw() } } }
    /// The text with its own fonts and colors, which takes precedence over ``text``.
    open var attributedText: NSAttributedString? { didSet { draw() } }
    /// The name of the font; nil for the system's.
    open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { if fontName != oldValue { draw() } } }
    /// The size of the font in points.
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { draw() } } }
    /// The color of the text.
    open var fontColor: UIColor? = .white { didSet { draw() } }
    /// The color that is mixed with the text's. It is stored but has no effect.
    open var color: UIColor?
    /// The strength of the mixed color. It is stored but has no effect.
    open var colorBlendFactor: CGFloat = 0
    /// The blend mode. It is stored but has no effect.
    open var blendMode = SKBlendMode.alpha
    /// The side of the text at the node's position.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { place() } }
    /// The height of the text at the node's position.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline { didSet { place() } }
    /// The maximum number of lines; 0 means no limit.
    open var numberOfLines = 1 { didSet { draw() } }
    /// The maximum width; 0 means no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { draw() } }
    /// The treatment of lines that are too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { draw() } }

    override var contentRect: CGRect { box }
    override var contentLayerCount: Int { 1 }

    private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }
    private var size = CGSize.zero, ascent: CGFloat = 0

    private func draw() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = [.left: .left, .right: .right][horizontalAlignmentMode] ?? .center
        if numberOfLines == 1 { paragraph.lineBreakMode = lineBreakMode }
        let string =
            attributedText
            ?? NSAttributedString(
                string: text ?? "", attributes: [.font: font, .foregroundColor: fontColor ?? .white, .paragraphStyle: paragraph])
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        let bounds = string.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], context: nil)
        size = CGSize(width: ceil(min(bounds.width, 8192)), height: ceil(min(bounds.height, 8192)))
        ascent = string.length > 0 ? ((string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont) ?? font).ascender : 0
        let area = size
        let picture =
            area.width > 0 && area.height > 0
            ? UIGraphicsImageRenderer(size: area).image { _ in string.draw(in: CGRect(origin: .zero, size: area)) }.cgImage : nil
        CATransaction.withoutActions { content.contents = picture }
        place()
    }

    private func place() {
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let top: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: ascent
            case .center: size.height / 2
            case .top: 0
            case .bottom: size.height
            }
        box = CGRect(x: x, y: top - size.height, width: size.width, height: size.height)
        CATransaction.withoutActions { content.frame = CGRect(x: x, y: -top, width: size.width, height: size.height) }
    }
}
