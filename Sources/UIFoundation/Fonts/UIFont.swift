import CoreText
import Foundation

/// A font at a point size. Metrics are San Francisco's, outlines Inter's (metrics 2).
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The thickness of a font's strokes, from -1 to 1.
    public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
        /// The weight as a number; 0 is regular.
        public let rawValue: CGFloat
        /// Creates a weight from a number between -1 and 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from a number between -1 and 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest weight: -0.8.
        public static let ultraLight = Weight(-0.8)
        /// The weight -0.6.
        public static let thin = Weight(-0.6)
        /// The weight -0.4.
        public static let light = Weight(-0.4)
        /// The weight of running text: 0.
        public static let regular = Weight(0)
        /// The weight 0.23.
        public static let medium = Weight(0.23)
        /// The weight of headlines: 0.3.
        public static let semibold = Weight(0.3)
        /// The weight 0.4.
        public static let bold = Weight(0.4)
        /// The weight 0.56.
        public static let heavy = Weight(0.56)
        /// The thickest weight: 0.62.
        public static let black = Weight(0.62)
    }

    /// The width of a font's letters.
    public struct Width: Hashable, RawRepresentable, Sendable {
        /// The width as a number; 0 is the standard.
        public let rawValue: CGFloat
        /// Creates a width from a number. It isn't drawn.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width from a number. It isn't drawn.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrower letters: -0.2.
        public static let condensed = Width(-0.2)
        /// The ordinary width: 0.
        public static let standard = Width(0)
        /// Wider letters: 0.2.
        public static let expanded = Width(0.2)
        /// The narrowest letters: -0.3.
        public static let compressed = Width(-0.3)
    }

    // The first stored property, where CoreFoundation looks for it.
    private final let coreFoundationMark = CoreFoundationMark.word
    /// The font with which the text engine draws.
    open private(set) var ctFont: CTFont
    /// The style for which a preferred font was created; it follows the content size category.
    package let textStyle: TextStyle?
    /// The scaling with which `UIFontMetrics` created the font; it follows the content size category, too.
    package let scaling: Scaling?

    package struct Scaling: Sendable {
        let metrics: UIFontMetrics
        let base: UIFont
        /// The maximum size; 0 for no limit.
        let maximumPointSize: CGFloat
    }

    /// The attributes of the descriptor that ``ctFont`` does not have: features, a cascade. FIXME(gap): features are not drawn.
    let furtherAttributes: [UIFontDescriptor.AttributeName: Any]

    package init(_ ctFont: CTFont, textStyle: TextStyle? = nil, scaling: Scaling? = nil) {
        // A scaled font of a text style keeps the distance of the style's lines in proportion, as in pictures of iOS 17
        // (Automattic/Gravatar-SDK-iOS, testAboutMe).
        let spacing = scaling.map { $0.base.ctFont.description.lineSpacing * ctFont.size / max($0.base.pointSize, 1) }
        self.ctFont = spacing.map(ctFont.withLineSpacing) ?? ctFont.spaced(for: textStyle)
        (self.textStyle, self.scaling, furtherAttributes) = (textStyle, scaling, [:])
        super.init()
    }

    init(_ ctFont: CTFont, textStyle: TextStyle?, furtherAttributes: [UIFontDescriptor.AttributeName: Any]) {
        (self.ctFont, self.textStyle, scaling) = (ctFont.spaced(for: textStyle), textStyle, nil)
        self.furtherAttributes = furtherAttributes
        super.init()
    }

    /// Returns the font at the content size of `traits`, or `nil` if it does not follow the size.
    package func following(_ traits: UITraitCollection) -> UIFont? {
        if let scaling {
            return scaling.metrics.scaledFont(for: scaling.base, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
        }
        guard let textStyle else { return nil }
        // With the same face: a bold font created from the style's descriptor stays bold.
        return UIFont(ctFont.withSize(TextStyleFigures.of(textStyle).size(traits.contentSizeForFonts)), textStyle: textStyle)
    }

    /// Creates the default font, as tests do for comparison.
    public convenience override init() { self.init(.system(size: UIFont.systemFontSize)) }

    /// Creates a font by PostScript, full or family name; returns `nil` for an unknown name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = CTFont.named(fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize) else { return nil }
        self.init(font)
    }

    /// Creates a font from a descriptor. If `pointSize` is 0, the descriptor's size is used.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : (descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.systemFontSize)
        self.init(
            descriptor.font(size: size), textStyle: pointSize > 0 ? nil : descriptor.textStyle,
            furtherAttributes: descriptor.furtherAttributes)
    }

    // MARK: System fonts

    /// Returns the system's regular font at a size in points. It doesn't follow the user's text size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    /// Returns the system's semibold font at a size in points, as UIKit's method of this name does.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
    /// Returns the system's italic font at a size in points.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize, isItalic: true)) }
    /// Returns the system's font at a size in points and a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.rawValue))
    }

    /// Returns a system font. The width axis is not drawn; the standard width is used. FIXME(gap): San Francisco's widths.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the system's font with digits of one width, for numbers in columns.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.rawValue, source: .monospacedDigits))
    }

    /// Returns the system's font with letters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.rawValue, source: .monospaced))
    }

    /// The size of labels in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of small text in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text in points on a Mac, UIKit's default.
    public static let systemFontSize: CGFloat = 14

    // MARK: Text styles

    /// Returns the font of a style at the current traits' text size. A label that adjusts its font follows later changes.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// Returns the font of a style at the text size of the given traits; `nil` uses the current ones.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).contentSizeForFonts
        let figures = TextStyleFigures.of(style)
        return UIFont(.system(size: figures.size(category), weight: figures.weight.rawValue), textStyle: style)
    }

    /// Returns the style's font with another weight; it follows the preferred size as the style does.
    package static func preferredFont(forTextStyle style: TextStyle, weight: Weight) -> UIFont {
        UIFont(.system(size: preferredFont(forTextStyle: style).pointSize, weight: weight.rawValue), textStyle: style)
    }

    // MARK: Properties

    /// The name of the font's family, as Apple names it.
    open var familyName: String { ctFont.familyName }
    /// The font's PostScript name, as Apple names it.
    open var fontName: String { ctFont.fontName }
    /// The size in points.
    open var pointSize: CGFloat { ctFont.size }
    /// The distance by which the font extends above the baseline, in points.
    open var ascender: CGFloat { ctFont.ascent }
    /// The distance by which the font extends below the baseline, as a negative number.
    open var descender: CGFloat { -ctFont.descent }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { ctFont.capHeight }
    /// The height of the letter x, in points.
    open var xHeight: CGFloat { ctFont.xHeight }
    /// The height of a line in points, without ``leading``.
    open var lineHeight: CGFloat { ctFont.ascent + ctFont.descent }
    /// The additional space between lines, in points; 0 for the system's fonts.
    open var leading: CGFloat { ctFont.leading }

    /// A descriptor from which the same font can be created.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// Returns the font at another size in points. It no longer follows the user's text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(ctFont.withSize(fontSize), textStyle: nil, furtherAttributes: furtherAttributes)
    }

    // MARK: Families

    /// The families of iOS, sorted by name. Those that aren't installed are drawn with substitutes.
    open class var familyNames: [String] { AppleFontNames.families.map(\.name).sorted() }

    /// Returns the PostScript names of a family's fonts; none for an unknown family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        let registered = FontLibrary.shared.registeredFaces(inFamily: familyName).map(\.postScriptName)
        if !registered.isEmpty { return registered.sorted() }
        guard let family = AppleFontNames.families.first(where: { $0.name == familyName }) else { return [] }
        return ["", "-Bold", "-Italic", "-BoldItalic"].map { family.postScript + $0 }
    }

    // MARK: Comparing, copying, archiving

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.ctFont == ctFont && other.textStyle == textStyle
            && (furtherAttributes.isEmpty && other.furtherAttributes.isEmpty
                || (furtherAttributes as NSDictionary).isEqual(other.furtherAttributes as NSDictionary))
    }
    open override var hash: Int { ctFont.hashValue }

    open override var description: String {
        let weight = ctFont.isBold ? "bold" : "normal"
        let slant = ctFont.isItalic ? "italic" : "normal"
        return
            "<UICTFont: 0x0> font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(slant); font-size: \(String(format: "%.2f", Double(pointSize)))pt"
    }

    /// Returns the font itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a font from an archive; the system's font of the size if the name is unknown.
    // A designated initializer, as in Objective-C: a subclass without initializers of its own inherits it.
    public required init?(coder: NSCoder) {
        let size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
        let named = (coder.decodeObject(forKey: "UIFontName") as? String).flatMap { CTFont.named($0, size: size) }
        ctFont = (named ?? .system(size: size > 0 ? size : UIFont.systemFontSize)).spaced(for: nil)
        (textStyle, scaling, furtherAttributes) = (nil, nil, [:])
        super.init()
    }

    /// Writes the font's name and size to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }
}

extension CTFont {
    /// Returns the font with the line spacing of a text style, of which its size must be one.
    fileprivate func spaced(for style: UIFont.TextStyle?) -> CTFont {
        withLineSpacing(style.flatMap { TextStyleFigures.of($0).lineSpacing(at: size) } ?? 0)
    }
}
