import Foundation
import QuartzCore

extension UIImage {
    /// The traits and symbol options with which an image was selected.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// The traits for which the image is chosen, or `nil` for the current ones.
        open package(set) var traitCollection: UITraitCollection?
        /// The locale for whose language a symbol is chosen; `nil` for the app's.
        // FIXME(gap): a symbol looks the same in every language.
        open package(set) var locale: Locale?

        package init(traitCollection: UITraitCollection?, locale: Locale? = nil) {
            self.traitCollection = traitCollection
            self.locale = locale
            super.init()
        }

        /// Creates a configuration for the given traits.
        public convenience init(traitCollection: UITraitCollection) { self.init(traitCollection: Optional(traitCollection)) }
        /// Creates a configuration for a locale, or for the app's if `nil`.
        public convenience init(locale: Locale?) { self.init(traitCollection: nil, locale: locale) }

        /// Returns the configuration with other traits, or without any.
        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            (Configuration(traitCollection: traitCollection, locale: locale) as? Self) ?? self
        }
        /// Returns the configuration with another locale.
        open func withLocale(_ locale: Locale?) -> Self {
            (Configuration(traitCollection: traitCollection, locale: locale) as? Self) ?? self
        }
        /// Returns the configuration with another's values, which take precedence.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let symbol = self as? SymbolConfiguration, addition = other as? SymbolConfiguration
            if symbol == nil, addition == nil {
                let merged = Configuration(traitCollection: traitCollection, locale: other.locale ?? locale)
                merged.addTraits(of: other)
                return merged as? Self ?? self
            }
            let merged = (symbol ?? .unspecified(like: self)).merging(addition ?? .unspecified(like: other))
            return merged as? Self ?? self
        }
        /// Adds another's traits, which take precedence.
        fileprivate func addTraits(of other: Configuration) {
            guard let traits = other.traitCollection else { return }
            traitCollection = traitCollection.map { UITraitCollection(traitsFrom: [$0, traits]) } ?? traits
        }
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration, type(of: other) == type(of: self) else { return false }
            return traitCollection == other.traitCollection && locale == other.locale
        }
        open override var hash: Int { locale?.hashValue ?? 0 }
        /// Returns the configuration itself, which is immutable.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Whether the layers of a symbol are filled with one color each or with gradients. iOS 26.
    public enum SymbolColorRenderingMode: Int, Sendable { case automatic, flat, gradient }
    /// Whether a symbol's value shows as the number of colored layers or as the length of a drawn path. iOS 26.
    public enum SymbolVariableValueMode: Int, Sendable { case automatic, color, draw }

    /// The size of a symbol in relation to the text beside it.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium = 2, large = 3 }

    /// The thickness of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        /// No weight of its own, or those of fonts from thin to thick.
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Returns the font's weight that matches; `regular` if unspecified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size, weight, scale, and colors of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        package let pointSize: CGFloat?
        package let textStyle: UIFont.TextStyle?
        package let weight: SymbolWeight
        package let scale: SymbolScale
        package let coloring: Coloring
        // FIXME(gap): both modes are kept, and merged; symbols are drawn flat, their values as colored layers.
        package private(set) var colorRenderingMode = SymbolColorRenderingMode.automatic
        package private(set) var variableValueMode = SymbolVariableValueMode.automatic

        /// The coloring of a symbol's layers.
        package enum Coloring: Hashable, Sendable {
            /// All layers in the tint color.
            case monochrome
            /// The primary layer in the color, the other layers in lighter ones.
            case hierarchical(UIColor)
            /// A color for each layer, the primary one first; the last is used for the remaining layers.
            case palette([UIColor])
            case multicolor
        }

        package init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified,
            coloring: Coloring = .monochrome
        ) {
            (self.pointSize, self.textStyle, self.weight, self.scale, self.coloring) = (pointSize, textStyle, weight, scale, coloring)
            super.init(traitCollection: nil)
        }

        /// The configuration that specifies nothing.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
        /// Creates a configuration with the size of text in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: Optional(pointSize)) }
        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }
        /// Creates a configuration with the size of text in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: Optional(pointSize), weight: weight) }
        /// Creates a configuration with the size of text in points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: Optional(pointSize), weight: weight, scale: scale)
        }
        /// Creates a configuration that follows a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }
        /// Creates a configuration that follows a text style, with a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }
        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, weight: .init(font: font)) }
        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: font.pointSize, weight: .init(font: font), scale: scale)
        }
        /// Creates a configuration that draws the layers in shades of one color.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, coloring: .hierarchical(hierarchicalColor)) }
        /// Creates a configuration that draws each layer in a color. Layers beyond the last take its color; an empty array uses the tint.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, coloring: paletteColors.isEmpty ? .monochrome : .palette(paletteColors))
        }
        /// Creates a configuration with flat colors or gradients. The mode is kept; symbols are drawn flat.
        public convenience init(colorRenderingMode mode: SymbolColorRenderingMode) {
            self.init(pointSize: nil)
            colorRenderingMode = mode
        }
        /// Creates a configuration with the way that a symbol's value is shown. The mode is kept.
        public convenience init(variableValueMode mode: SymbolVariableValueMode) {
            self.init(pointSize: nil)
            variableValueMode = mode
        }
        fileprivate static func unspecified(like other: Configuration) -> SymbolConfiguration {
            let configuration = SymbolConfiguration(pointSize: nil)
            (configuration.traitCollection, configuration.locale) = (other.traitCollection, other.locale)
            return configuration
        }
        open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            let copy = changed()
            copy.traitCollection = traitCollection
            return copy
        }
        open override func withLocale(_ locale: Locale?) -> Self {
            let copy = changed()
            copy.locale = locale
            return copy
        }
        /// Creates a configuration for a locale. Symbols look the same in every language.
        public convenience init(locale: Locale?) {
            self.init(pointSize: nil)
            self.locale = locale
        }
        /// Returns a configuration that draws a symbol in its own colors.
        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(pointSize: nil, coloring: .multicolor) }
        /// Returns a configuration that draws a symbol in one color.
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

        /// Returns the configuration without its text style.
        open func withoutTextStyle() -> Self { changed(textStyle: .some(nil)) }
        /// Returns the configuration without its scale.
        open func withoutScale() -> Self { changed(scale: .unspecified) }
        /// Returns the configuration without its weight.
        open func withoutWeight() -> Self { changed(weight: .unspecified) }
        /// Returns the configuration without its size and weight.
        open func withoutPointSizeAndWeight() -> Self { changed(pointSize: .some(nil), weight: .unspecified) }
        /// Whether both configurations specify the same.
        open func isEqual(to configuration: SymbolConfiguration?) -> Bool { isEqual(configuration) }

        private func changed(
            pointSize: CGFloat?? = .none, textStyle: UIFont.TextStyle?? = .none, weight: SymbolWeight? = nil, scale: SymbolScale? = nil
        ) -> Self {
            let changed = SymbolConfiguration(
                pointSize: pointSize ?? self.pointSize, textStyle: textStyle ?? self.textStyle, weight: weight ?? self.weight,
                scale: scale ?? self.scale,
                coloring: coloring)
            changed.adopt(self)
            return changed as? Self ?? self
        }

        private func adopt(_ other: SymbolConfiguration) {
            addTraits(of: other)
            locale = other.locale ?? locale
            if other.colorRenderingMode != .automatic { colorRenderingMode = other.colorRenderingMode }
            if other.variableValueMode != .automatic { variableValueMode = other.variableValueMode }
        }

        /// Whether the symbol is drawn in its own colors, not as a template.
        var hasColors: Bool {
            switch coloring {
            case .monochrome, .multicolor: false
            case .hierarchical, .palette: true
            }
        }

        /// Returns the combined configuration, in which the values of `other` take precedence.
        func merging(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let merged = SymbolConfiguration(
                pointSize: other.pointSize ?? (other.textStyle == nil ? pointSize : nil),
                textStyle: other.textStyle ?? (other.pointSize == nil ? textStyle : nil),
                weight: other.weight == .unspecified ? weight : other.weight, scale: other.scale == .unspecified ? scale : other.scale,
                coloring: other.coloring == .monochrome ? coloring : other.coloring)
            merged.adopt(self)
            merged.adopt(other)
            return merged
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && textStyle == other.textStyle && weight == other.weight && scale == other.scale
                && coloring == other.coloring && colorRenderingMode == other.colorRenderingMode
                && variableValueMode == other.variableValueMode && locale == other.locale && traitCollection == other.traitCollection
        }
        open override var hash: Int { [pointSize.map { Int($0 * 100) } ?? 0, weight.rawValue, scale.rawValue].hashValue }
    }
}

extension UIImage.SymbolWeight {
    init(font: UIFont) {
        switch font.ctFont.description.weight.value {
        case ..<(-0.7): self = .ultraLight
        case ..<(-0.5): self = .thin
        case ..<(-0.2): self = .light
        case ..<0.115: self = .regular
        case ..<0.265: self = .medium
        case ..<0.35: self = .semibold
        case ..<0.48: self = .bold
        case ..<0.59: self = .heavy
        default: self = .black
        }
    }
}

extension UIFont.Weight {
    /// The symbol weight that matches the font's.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        return weights.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) } ?? .regular
    }
}
