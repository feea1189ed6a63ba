import CoreText
import Foundation

/// A set of attributes that describes a font.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = featureIdentifier
        public static let selector = typeIdentifier
    }

    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    open private(set) var fontAttributes: [AttributeName: Any]

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }
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

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?)
        -> UIFontDescriptor
    {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
    }

    // MARK: Attributes

    open var postscriptName: String { fontAttributes[.name] as? String ?? base?.fontName ?? "" }
    open var pointSize: CGFloat {
        (fontAttributes[.size] as? CGFloat) ?? (fontAttributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
    open var matrix: CGAffineTransform { fontAttributes[.matrix] as? CGAffineTransform ?? .identity }
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

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.size] = newPointSize
        attributes[.textStyle] = nil
        return copy(with: attributes, base: base)
    }

    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.name] = nil
        attributes[.family] = newFamily
        return copy(with: attributes, base: nil)
    }

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
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder: NSCoder) {
        self.init(
            name: coder.decodeObject(forKey: "NSFontNameAttribute") as? String ?? "",
            size: CGFloat(coder.decodeDouble(forKey: "NSFontSizeAttribute")))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(postscriptName as NSString, forKey: "NSFontNameAttribute")
        coder.encode(Double(pointSize), forKey: "NSFontSizeAttribute")
    }
}
