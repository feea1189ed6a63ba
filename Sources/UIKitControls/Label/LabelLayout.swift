import UIKitCore

/// The sizes and drawing of a label.
extension UILabel {
    /// Returns what the label's properties mean for its lines. Attributed text has the strategies of its own paragraph styles; without any,
    /// it does not avoid a single word on the last line: square/Blueprint (AttributedLabelTests/test_numberOfLines, iOS 15 to 17) has
    /// "lines." there. SwiftUI's text has the label's strategy.
    private func constraints(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> TextConstraints {
        let followsOwnStrategies = content.hasParagraphStyles || content.isAttributed && !appliesStrategyToAttributedText
        var result = TextConstraints.label(
            width: width, height: height, numberOfLines: lines, lineBreakMode: content.lineBreakMode,
            alignment: content.hasParagraphStyles ? nil : content.alignment,
            pushesOut: followsOwnStrategies ? nil : lineBreakStrategy.contains(.pushOut), isRightToLeft: isRightToLeft,
            alignsByLayoutDirection: true)
        result.countsSpaceAtBreaks = true
        return result
    }

    /// Returns the size of text within `width`; sizes are rounded up to pixels (metrics.md §1).
    private func textSize(width: CGFloat, height: CGFloat = .infinity, lines: Int) -> CGSize {
        guard !content.isEmpty else { return .zero }
        return roundedUpToPixels(content.size(constraints(width: width, height: height, lines: lines)))
    }

    var labelIntrinsicSize: CGSize {
        if numberOfLines == 1 { return labelSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)) }
        let preferred = preferredMaxLayoutWidth
        painter.measuredWidth = preferred
        let width = preferred > 0 ? preferred : autoLayoutWidth ?? .infinity
        return labelSize(fitting: CGSize(width: width, height: .infinity))
    }

    func labelSize(fitting size: CGSize) -> CGSize {
        // A single line is as wide as its text, regardless of the width.
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
        let rect = textRect(forBounds: CGRect(x: 0, y: 0, width: min(width, 1e6), height: 1e6), limitedToNumberOfLines: numberOfLines)
        return roundedUpToPixels(rect.size)
    }

    func labelTextRect(for bounds: CGRect, lines: Int) -> CGRect {
        let height = bounds.height >= 1e6 ? .infinity : bounds.height
        var size = textSize(width: bounds.width >= 1e6 ? .infinity : bounds.width, height: height, lines: lines)
        size.width = min(size.width, bounds.width)
        size.height = min(size.height, bounds.height)
        return CGRect(origin: bounds.origin, size: size)
    }

    // MARK: Drawing

    private var drawnColor: UIColor {
        if !isEnabled { return .tertiaryLabel }
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return content.isAttributed ? content.own.color : content.color
    }

    func drawLabelText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, rect.width > 0, rect.height > 0 else { return }
        let layout = drawnLayout(for: rect)
        let text = layout.size
        var y = rect.minY + (rect.height - min(roundedUpToPixels(text).height, max(text.height, 0))) / 2
        if layout.scaleBaseline != 0 { y += layout.scaleBaseline }
        y = y.rounded(toPixelsAt: displayScale)
        let color = drawnColor.resolvedColor(with: traitCollection).cgColor
        context.saveGState()
        if let shadowColor {
            context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.resolvedColor(with: traitCollection).cgColor)
        }
        layout.layout.draw(
            in: context, at: CGPoint(x: rect.minX, y: y), color: color, linkColor: tintColor.resolvedColor(with: traitCollection).cgColor)
        context.restoreGState()
    }

    /// Returns the size of the text as it is drawn in a space: shrunk if it must be and may be.
    package func drawnSize(in space: CGSize) -> CGSize { drawnLayout(for: CGRect(origin: .zero, size: space)).size }

    private struct DrawnLayout {
        var layout: TextLayout
        /// The offset that moves scaled text to the baseline of the full size.
        var scaleBaseline: CGFloat
        var size: CGSize { layout.size }
    }

    private func drawnLayout(for rect: CGRect) -> DrawnLayout {
        // A little extra space: frames are rounded to pixels.
        let limits = constraints(width: rect.width + 0.01, height: numberOfLines == 1 ? .infinity : rect.height + 0.5, lines: numberOfLines)
        let full = content.layout(limits)
        guard adjustsFontSizeToFitWidth, full.isTruncated || full.size.width > rect.width + 0.01 else {
            return DrawnLayout(layout: full, scaleBaseline: 0)
        }
        let scale = fittingScale(for: rect, limits)
        let shrunk = content.layout(limits, scale: scale)
        // Attributed text is centered, whatever the adjustment: square/Blueprint (AttributedLabelTests/test_fontSizeAdjustment, iOS 15 to
        // 17) shows the baseline of text shrunk to 10.7 points 14 points below the top, and of 8.5 points 13.3 points.
        if content.isAttributed { return DrawnLayout(layout: shrunk, scaleBaseline: 0) }
        let shift: CGFloat =
            switch baselineAdjustment {
            case .alignBaselines: (full.firstBaseline - full.size.height / 2) - (shrunk.firstBaseline - shrunk.size.height / 2)
            case .none: (full.size.height - shrunk.size.height) / -2
            default: 0
            }
        return DrawnLayout(layout: shrunk, scaleBaseline: numberOfLines == 1 ? shift : 0)
    }

    /// Returns the largest scale, not below the minimum, at which everything fits.
    private func fittingScale(for rect: CGRect, _ limits: TextConstraints) -> CGFloat {
        let least = max(minimumScaleFactor, 0.05)
        if numberOfLines == 1 {
            let free = constraints(width: .infinity, lines: 1)
            var scale = CGFloat(1)
            // Advances do not shrink in proportion to the size, so the quotient is corrected, each time by a little more than it says,
            // until all of the text fits.
            for _ in 0..<12 {
                let width = content.layout(free, scale: scale).size.width
                if width <= rect.width + 0.01 { break }
                scale *= rect.width / width - 1e-4
                if scale <= least { return least }
            }
            return scale
        }
        var scale = CGFloat(1)
        while scale > least {
            scale = max(least, scale - 0.05)
            if !content.layout(limits, scale: scale).isTruncated { return scale }
        }
        return least
    }

    /// Updates whether the height of wrapped text depends on the width.
    func wrappingDidChange() { autoLayoutHeightDependsOnWidth = numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// Measures wrapped text again if a subclass derives the width from a frame that layout has changed: dashed labels in pictures of
    /// Automattic/Gravatar-SDK-iOS (testProfileViewEmptyState) have two lines.
    func measureForPreferredWidth() {
        guard numberOfLines != 1, let measured = painter.measuredWidth, measured != preferredMaxLayoutWidth else { return }
        invalidateIntrinsicContentSize()
    }

    // MARK: Baselines

    /// Returns the distance from the label's top to its first line's baseline, for a label as high as `height`.
    package func firstBaselineOffset(height: CGFloat) -> CGFloat { baselineOffsets(height).first }
    /// Returns the distance from the label's bottom up to its last line's baseline.
    package func lastBaselineOffset(height: CGFloat) -> CGFloat { baselineOffsets(height).last }

    private func baselineOffsets(_ height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        guard !content.isEmpty else { return (font.ascender, height - font.ascender) }
        let layout = content.layout(constraints(width: bounds.width > 0 ? bounds.width : .infinity, lines: numberOfLines))
        // As it is drawn: text as high as the label, which is rounded up to pixels, begins at its top. thumbtack/thumbprint-ios
        // (CheckboxTest, XS) shows a label of 14 points a pixel lower than half of the rounding would put it.
        let top = (height - min(roundedUpToPixels(layout.size).height, height)) / 2
        return (top + layout.firstBaseline, height - top - layout.lastBaseline)
    }

    // MARK: Styles

    var baseAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment
        style.lineBreakMode = content.lineBreakMode
        return [.font: content.font, .foregroundColor: content.color, .paragraphStyle: style]
    }

    /// Gives each font that follows the text size the present one.
    func adjustFontToCategory() {
        let traits = traitCollection
        if let adjusted = content.font.following(traits) { content.font = adjusted }
        if let adjusted = content.own.font.following(traits) { content.own.font = adjusted }
        content.changeFonts { $0.following(traits) ?? $0 }
        textChanged()
    }

    /// Whether the text is larger at a larger text size, by itself or because its owner sets the font again.
    package var followsTextSize: Bool {
        if let label = self as? any ResizedText { return label.isResized }
        return adjustsFontForContentSizeCategory && font?.following(traitCollection) != nil
    }

    /// Adjusts the fonts now and whenever the text size changes, as the texts of configurations do.
    func followContentSize() {
        adjustsFontForContentSizeCategory = true
        adjustFontToCategory()
    }
}

/// A label whose owner sets its font at each text size.
@MainActor
package protocol ResizedText: UILabel {
    /// Whether the font that the owner sets depends on the text size.
    var isResized: Bool { get }
}

/// Draws a label directly into the frame.
final class LabelPainter: ImmediateContent {
    private unowned let label: UILabel
    /// The preferred width at which the label was last measured.
    var measuredWidth: CGFloat?

    init(_ label: UILabel) { self.label = label }

    func drawContent(of layer: CALayer, in context: CGContext) {
        label.drawing(in: context) { label.draw(label.bounds) }
    }
}

extension UILabel: BaselineProviding, LayoutMessageNaming {
    package var baselineOffsets: (first: CGFloat, last: CGFloat) {
        let height = labelIntrinsicSize.height
        return (firstBaselineOffset(height: height), lastBaselineOffset(height: height))
    }

    package var baselineFont: UIFont? { font }
    package var nameInLayoutMessages: String? { text }
}
