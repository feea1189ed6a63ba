import Foundation

/// The effect of a visual effect view on the views behind it or on its content.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    /// Always `true`.
    nonisolated public static var supportsSecureCoding: Bool { true }

    nonisolated public override init() { super.init() }
    /// Creates an effect; the base class reads nothing from the archive.
    nonisolated public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing; subclasses write their style.
    nonisolated open func encode(with coder: NSCoder) {}
    // Effects are immutable.
    /// Returns the effect itself, which is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Blurs and tints the views behind a visual effect view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The lightness of a blur, and how much shows through.
    public enum Style: Int, Sendable {
        /// A fixed blur of a light or dark color.
        case extraLight = 0, light, dark
        /// A blur that follows the interface style.
        case regular = 4, prominent
        /// A material that follows the interface style, from the most to the least transparent; the last is that of bars.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// The same materials, always light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight
        /// The same materials, always dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    package let style: Style

    /// Creates a blur of a style.
    nonisolated public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur from an archive; an unknown style becomes `regular`.
    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "UIBlurEffectStyle") }

    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect).map { $0.style == style } ?? false }
    nonisolated open override var hash: Int { style.rawValue }
}

/// The kind of content on a blur, which determines how strongly it takes the blur's color.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// The kinds of content, from strong to faint: text, fills, and lines.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

// FIXME(gap): content becomes black or white with the style's opacity; it does not take up the backdrop's colors.
/// Blends content with the blur below it: here, content is black or white with the style's opacity.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    package let blurEffect: UIBlurEffect
    package let style: UIVibrancyEffectStyle

    /// Creates an effect for a label on the given blur.
    nonisolated public init(blurEffect: UIBlurEffect) {
        (self.blurEffect, style) = (blurEffect, .label)
        super.init()
    }

    /// Creates an effect for a kind of content on the given blur.
    nonisolated public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        (self.blurEffect, self.style) = (blurEffect, style)
        super.init()
    }

    /// Returns `nil`: the effect can't be read from an archive.
    nonisolated public required init?(coder: NSCoder) { nil }

    /// The opacity of the single color in which content is shown.
    package var strength: CGFloat {
        switch style {
        case .label: 0.9
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.36
        case .secondaryFill: 0.32
        case .tertiaryFill: 0.24
        case .separator: 0.29
        }
    }
}
