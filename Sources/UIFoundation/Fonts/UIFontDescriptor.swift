import CoreText
import Foundation

/// A set of attributes that describes a font.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The features of a font that change its appearance, with Apple's bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, one for each feature.
        public let rawValue: UInt32
        /// Creates features from their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Thick strokes.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Wide letters.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Letters for vertical lines.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Letters for small text in interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines nearer to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines farther from each other.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The name of a descriptor's attribute.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The style's name within the family, such as "Bold".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that users see.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// The transform of the letters.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// The descriptors of the fonts to use for missing characters.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of ``TraitKey`` and values.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The width of every letter, in points.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// An array of dictionaries of ``FeatureKey`` and numbers. They aren't drawn.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style that the font follows.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key in the dictionary of traits.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, from -1 to 1.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key in the setting of a typographic feature.
    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The number of the kind of feature.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice within the kind.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The newer name of ``featureIdentifier``.
        public static let type = featureIdentifier
        /// The newer name of ``typeIdentifier``.
        public static let selector = typeIdentifier
    }

    /// The designs of the system's font.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The design's name, with UIKit's spelling.
        public let rawValue: String
        /// Creates a design by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The ordinary design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The design with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The design with letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The attributes that were given; others are those of the matching font.
    open private(set) var fontAttributes: [AttributeName: Any]

    /// Creates a descriptor with attributes. What they omit is the system's.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        super.init()
    }

    /// Creates a descriptor with a name and a size in points.
    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }
    /// Creates a descriptor with a name and a transform.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// The font from which the descriptor was created: kept, so that changing one attribute keeps the others.
    private var base: CTFont?

    convenience init(_ font: UIFont) {
        var attributes: [AttributeName: Any] = [.name: font.fontName, .size: font.pointSize]
        if let style = font.textStyle { attributes[.textStyle] = style.rawValue }
        self.init(fontAttributes: attributes.merging(font.furtherAttributes) { own, _ in own })
        base = font.ctFont
    }

    /// Returns the descriptor of a style at the current traits' text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    /// Returns the descriptor of a style at the text size of the given traits; `nil` uses the current ones.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?)
        -> UIFontDescriptor
    {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    // MARK: Attributes

    /// The PostScript name; empty if the descriptor doesn't have one.
    open var postscriptName: String { fontAttributes[.name] as? String ?? base?.fontName ?? "" }
    /// The size in points; 0 if the descriptor doesn't have one.
    open var pointSize: CGFloat {
        (fontAttributes[.size] as? CGFloat) ?? (fontAttributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
    /// The transform of the letters; the identity if the descriptor doesn't have one.
    open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }
    /// Returns the value of an attribute, or `nil`. Traits are those of the matching font if none were given.
    open func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .traits:
            fontAttributes[.traits] ?? [
                TraitKey.symbolic: symbolicTraits.rawValue, TraitKey.weight: font(size: max(pointSize, 1)).description.weight.value,
            ]
        case .family: fontAttributes[.family] ?? font(size: max(pointSize, 1)).familyName
        default: fontAttributes[attribute]
        }
    }

    /// The features of the matching font.
    open var symbolicTraits: SymbolicTraits {
        let font = font(size: max(pointSize, 1))
        var traits: SymbolicTraits = []
        if font.isBold { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        if font.isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    var textStyle: UIFont.TextStyle? {
        fontAttributes[.textStyle] as? UIFont.TextStyle ?? (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    }
    var furtherAttributes: [AttributeName: Any] {
        fontAttributes.filter { [.featureSettings, .cascadeList, .fixedAdvance, .characterSet].contains($0.key) }
    }

    // MARK: Derived descriptors

    private func copy(with attributes: [AttributeName: Any], base: CTFont?) -> UIFontDescriptor {
        let descriptor = UIFontDescriptor(fontAttributes: attributes)
        descriptor.base = base
        return descriptor
    }

    /// Returns a descriptor with more attributes; given ones replace those with the same name.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        // A new name or family starts from that font, not from the one this descriptor came from.
        let keepsBase = attributes[.name] == nil && attributes[.family] == nil
        return copy(with: fontAttributes.merging(attributes) { $1 }, base: keepsBase ? base : nil)
    }

    /// Returns `nil` if the family has no face with the traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let font = font(size: max(pointSize, 1))
        let weight: CGFloat? =
            symbolicTraits.contains(.traitBold) == font.isBold
            ? nil : (symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold.rawValue : 0)
        guard let changed = font.with(weight: weight, isItalic: symbolicTraits.contains(.traitItalic)) else { return nil }
        var attributes = fontAttributes
        attributes[.name] = changed.fontName
        return copy(with: attributes, base: changed)
    }

    /// Returns a descriptor with another size in points. It no longer follows the user's text size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.size] = newPointSize
        attributes[.textStyle] = nil
        return copy(with: attributes, base: base)
    }

    /// Returns a descriptor with a transform of the letters.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
    /// Returns a descriptor with another style of the same family.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    /// Returns a descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.name] = nil
        attributes[.family] = newFamily
        return copy(with: attributes, base: nil)
    }

    /// Returns a descriptor with another design of the system's font; `nil` for other fonts or an unknown design.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let sources: [SystemDesign: CTFont.Source] = [.default: .system, .rounded: .rounded, .monospaced: .monospaced, .serif: .serif]
        let font = font(size: max(pointSize, 1))
        guard font.isSystem, let source = sources[design] else { return nil }
        var attributes = fontAttributes
        attributes[.name] = nil
        return copy(
            with: attributes, base: .system(size: font.size, weight: font.description.weight.value, isItalic: font.isItalic, source: source)
        )
    }

    /// Returns only the descriptor itself, whatever the keys.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] { [self] }

    // MARK: The font

    func font(size: CGFloat) -> CTFont {
        var font =
            base?.withSize(size) ?? (fontAttributes[.name] as? String).flatMap { CTFont.named($0, size: size) }
            ?? (fontAttributes[.family] as? String).flatMap { CTFont.named($0, size: size) } ?? .system(size: size)
        if let face = fontAttributes[.face] as? String, base == nil {
            font = CTFont.named("\(font.familyName)-\(face)", size: size) ?? font
        }
        guard let traits = fontAttributes[.traits] as? [TraitKey: Any] else { return font }
        let symbolic =
            (traits[.symbolic] as? UInt32).map(SymbolicTraits.init(rawValue:))
            ?? (traits[.symbolic] as? NSNumber).map { SymbolicTraits(rawValue: $0.uint32Value) }
        var weight =
            (traits[.weight] as? CGFloat) ?? (traits[.weight] as? NSNumber).map { CGFloat($0.doubleValue) }
            ?? (traits[.weight] as? UIFont.Weight)?.rawValue
        if weight == nil, symbolic?.contains(.traitBold) == true { weight = UIFont.Weight.bold.rawValue }
        return font.with(weight: weight, isItalic: symbolic.map { $0.contains(.traitItalic) }) ?? font
    }

    // MARK: Comparing, copying, archiving

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other === self || (other.pointSize == pointSize && other.font(size: max(pointSize, 1)) == font(size: max(pointSize, 1)))
    }
    open override var hash: Int { postscriptName.hashValue }
    /// Returns the descriptor itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates a descriptor with the name and the size in an archive.
    public required convenience init?(coder: NSCoder) {
        self.init(
            name: coder.decodeObject(forKey: "NSFontNameAttribute") as? String ?? "",
            size: CGFloat(coder.decodeDouble(forKey: "NSFontSizeAttribute")))
    }
    /// Writes the name and the size to an archive. Other attributes are omitted.
    open func encode(with coder: NSCoder) {
        coder.encode(postscriptName as NSString, forKey: "NSFontNameAttribute")
        coder.encode(Double(pointSize), forKey: "NSFontSizeAttribute")
    }
}
