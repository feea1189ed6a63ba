import CoreGraphics
import CoreText
import Foundation

/// The part of text that is omitted if it is too long.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines that are too long are cut off at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the start of a line that is too long.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end of a line that is too long.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the middle of a line that is too long.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines begin at the side where the text's language begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Lines are aligned at the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Lines are aligned at the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Lines are centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Lines are stretched to the full width, except for the last one.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A font object that wraps a CoreText font: `UIFont`.
package protocol FontCarrier: AnyObject {
    var carriedFont: CTFont { get }
}

/// Plain or attributed text, starting at the top of the bounds.
open class CATextLayer: CALayer {
    package struct Text {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        var allowsFontSubpixelQuantization = false
    }

    package final var text = Text()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { text = layer.text }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? CATextLayer { text = other.text }
    }

    private func change<V>(_ key: String, _ path: WritableKeyPath<Text, V>, _ value: V) {
        let action = willChange(key)
        text[keyPath: path] = value
        didChange(key, .content, action)
    }

    /// A `String` or an `NSAttributedString`, which has its own fonts and colors.
    open var string: Any? {
        get { text.string }
        set { change("string", \.string, newValue) }
    }
    /// A `CTFont`, a `UIFont`, or the name of a font.
    open var font: Any? {
        get { text.font }
        set { change("font", \.font, newValue) }
    }
    /// The size of the font in points. Attributed text ignores it. The default is 36. Animatable.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { change("fontSize", \.fontSize, newValue) }
    }
    /// The color of the text. Attributed text ignores it. The default is white. Animatable.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { change("foregroundColor", \.foregroundColor, newValue) }
    }
    /// Whether lines are broken to fit into the bounds.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { change("wrapped", \.isWrapped, newValue) }
    }
    /// The part of a long line that an ellipsis replaces.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { change("truncationMode", \.truncationMode, newValue) }
    }
    /// The alignment of lines in the bounds.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { change("alignmentMode", \.alignmentMode, newValue) }
    }
    /// Whether glyphs are placed at fractions of a pixel in steps. It is stored but has no effect.
    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsFontSubpixelQuantization }
        set { text.allowsFontSubpixelQuantization = newValue }
    }

    open override func preferredFrameSize() -> CGSize { makeLayout(width: .infinity)?.size ?? .zero }

    // MARK: Drawing

    package override var ownContentExtent: CGRect? { text.string == nil ? nil : bounds }

    private var resolvedFont: CTFont {
        switch text.font {
        case let font as CTFont: font.withSize(text.fontSize)
        case let carrier as any FontCarrier: carrier.carriedFont.withSize(text.fontSize)
        case let name as String: CTFont.named(name, size: text.fontSize) ?? .system(size: text.fontSize)
        default: CTFont.named("Helvetica", size: text.fontSize) ?? .system(size: text.fontSize)
        }
    }

    private func makeLayout(width: CGFloat) -> TextLayout? {
        let attributed: AttributedText
        switch text.string {
        case let string as NSAttributedString: attributed = AttributedText(string, defaultFont: resolvedFont)
        case let string as String: attributed = AttributedText(string, font: resolvedFont)
        default: return nil
        }
        var limits = TextConstraints(width: width, maximumLines: text.isWrapped ? 0 : 1)
        if !text.isWrapped, text.truncationMode == .none { limits.wrapping = .none }
        switch text.truncationMode {
        case .start: limits.truncation = .head
        case .middle: limits.truncation = .middle
        case .end: limits.truncation = .tail
        default: break
        }
        if text.truncationMode != .none { limits.height = bounds.height }
        switch text.alignmentMode {
        case .left: limits.alignment = .left
        case .right: limits.alignment = .right
        case .center: limits.alignment = .center
        case .justified: limits.alignment = .justified
        default: break
        }
        return TextLayout(attributed, limits)
    }

    package override func drawOwnContent(in context: CGContext) {
        guard bounds.width > 0, let layout = makeLayout(width: bounds.width) else { return }
        context.saveGState()
        context.clip(to: bounds)
        layout.draw(in: context, at: bounds.origin, color: text.foregroundColor ?? .white)
        context.restoreGState()
    }

    // MARK: By name

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "fontSize": .number(Double(text.fontSize))
        case "foregroundColor": .color(text.foregroundColor ?? .clear)
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "fontSize": text.fontSize = value.cgFloat ?? text.fontSize
        case "foregroundColor": text.foregroundColor = value.color
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }
}
