import CoreText
import Foundation

/// Scales custom fonts and lengths in proportion to a text style. The values are from metrics 3.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// The metrics that scale with running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let figures: TextStyleFigures

    /// Creates metrics that scale with a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        figures = .of(textStyle)
        super.init()
    }

    /// Returns the font at the current traits' text size. Labels that adjust their fonts follow later changes.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
    /// Returns the font at the current traits' text size, but no larger than a number of points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }
    /// Returns the font at the text size of the given traits; `nil` uses the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns a scaled font. If `maximumPointSize` is 0, there is no limit. Passing a font created by a `UIFontMetrics` is a programmer
    /// error; a preferred font may be scaled, as dotnet/macios #18335 does.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        guard font.scaling == nil else {
            Fault.raise(.invalidArgumentException, "Attempt to scale a font that has already been scaled for Dynamic Type")
            return font
        }
        let ratio = figures.ratio((traitCollection ?? .current).contentSizeForFonts)
        var size = ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
        if maximumPointSize > 0 { size = min(size, maximumPointSize) }
        return UIFont(font.ctFont.withSize(size), scaling: .init(metrics: self, base: font, maximumPointSize: maximumPointSize))
    }

    /// Returns a length in points in proportion to the current traits' text size, rounded to the device's pixels.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a scaled value, rounded to the device's pixels.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scale = traits.displayScale > 0 ? traits.displayScale : DrawingScale.screen
        return (value * figures.ratio(traits.contentSizeForFonts)).rounded(toPixelsAt: scale)
    }
}

extension UITraitCollection {
    /// The index of the content size category in the tables; unspecified counts as large.
    var contentSizeForFonts: Int { preferredContentSizeCategory.tableIndex ?? TextStyleFigures.standard }
}

extension UIFont.TextStyle {
    /// The metrics that scale with the style.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
