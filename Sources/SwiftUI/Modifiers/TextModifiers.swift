extension View {
    /// Sets the font of text; nil for the default one.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    private func changingFont(_ change: Font.Change?) -> some View {
        modifier(EnvironmentTransforming { if let change { $0.fontChanges.append(change) } })
    }
    /// Makes text bold.
    public func bold(_ isActive: Bool = true) -> some View { changingFont(isActive ? .weight(.bold) : nil) }
    /// Makes text italic.
    public func italic(_ isActive: Bool = true) -> some View { changingFont(isActive ? .italic : nil) }
    /// Sets the weight of text; nil for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> some View { changingFont(weight.map { .weight($0) }) }
    /// Sets the width of glyphs; nil for the font's own.
    public func fontWidth(_ width: Font.Width?) -> some View { changingFont(width.map { .width($0) }) }
    /// Sets the design of the font; nil for the font's own.
    public func fontDesign(_ design: Font.Design?) -> some View { changingFont(design.map { .design($0) }) }
    /// Uses a font of equal widths.
    public func monospaced(_ isActive: Bool = true) -> some View { changingFont(isActive ? .design(.monospaced) : nil) }
    /// Uses digits of equal widths.
    public func monospacedDigit() -> some View { changingFont(.monospacedDigits) }

    private func changingText(_ change: Text.Change) -> some View {
        modifier(EnvironmentTransforming { $0.textChanges.append(change) })
    }
    /// Underlines text. A nil color uses the text's color.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        changingText(.underline(isActive ? Text.LineStyle(pattern: pattern) : nil, color))
    }
    /// Draws a line through text. A nil color uses the text's color.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        changingText(.strikethrough(isActive ? Text.LineStyle(pattern: pattern) : nil, color))
    }
    /// Adds space in points after each character.
    public func kerning(_ kerning: CGFloat) -> some View { changingText(.kerning(kerning)) }
    /// Adds space in points after each character, as ``kerning(_:)`` does.
    public func tracking(_ tracking: CGFloat) -> some View { changingText(.kerning(tracking)) }
    /// Raises text above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { changingText(.baselineOffset(baselineOffset)) }

    /// Sets the largest number of lines; nil for no limit.
    public func lineLimit(_ number: Int?) -> some View { lines(most: number, reserved: 0) }
    /// Limits the number of lines. With `reservesSpace`, the text is as high as all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(most: limit, reserved: reservesSpace ? limit : 0) }
    /// Limits the number of lines. Text with fewer lines than the lower bound is as high as the lower bound.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(most: limit.upperBound, reserved: limit.lowerBound) }
    /// Sets the largest number of lines.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(most: limit.upperBound, reserved: 0) }
    /// Reserves space for a smallest number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(most: nil, reserved: limit.lowerBound) }
    private func lines(most: Int?, reserved: Int) -> some View {
        modifier(EnvironmentTransforming { ($0.lineLimit, $0.reservedLines) = (most, reserved) })
    }
    /// Sets the case of text; nil for its own.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets the part of a long line that an ellipsis replaces.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Sets the text size, in place of the user's.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Limits the text size. A size outside the range becomes the nearest size inside it.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        modifier(
            EnvironmentTransforming { environment in
                let size = environment.dynamicTypeSize, sizes = DynamicTypeSize.allCases
                guard !range.contains(size) else { return }
                let larger = sizes.first { $0 > size && range.contains($0) }, smaller = sizes.last { $0 < size && range.contains($0) }
                environment.dynamicTypeSize = larger ?? smaller ?? size
            })
    }
    /// Sets the space in points between lines.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets the alignment of lines.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }
    /// Sets the smallest factor by which text shrinks to fit.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets the color of text and shapes; nil for the default one.
    public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? []) }
    /// Sets the style of text and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(ForegroundModifier(styles: [AnyShapeStyle(style)])) }
    /// Sets the styles of the first two levels of content.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }
    /// Sets the styles of the three levels of content.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }
    /// Sets the color of controls; nil uses the app's.
    public func tint(_ tint: Color?) -> some View { environment(\.accent, tint) }
    /// Tints the view with the color of a style, or the first one of a gradient.
    @_disfavoredOverload public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(
            EnvironmentTransforming {
                $0.accent = tint.map { [environment = $0] style in Color(uiColor: style.resolvedPaint(in: environment).color) }
            })
    }
    /// Sets the color of controls; nil uses the app's.
    public func accentColor(_ accentColor: Color?) -> some View { environment(\.accent, accentColor) }
}

/// A level of the current style refers to that level of the outer style.
struct ForegroundModifier: EnvironmentModifier {
    let styles: [AnyShapeStyle]
    func modify(_ environment: inout EnvironmentValues) {
        let outer = environment
        environment.foregroundStyles = styles.map { style in
            guard style.style is HierarchicalShapeStyle || style.style is ForegroundStyle || style.style is any ShadowAdding else {
                return style
            }
            return AnyShapeStyle(PaintStyle(paint: style.paint(in: outer), shadows: style.shadows(in: outer)))
        }
    }
}

/// A style that is painted with the environment of the place where it was set.
struct PaintStyle: PaintedStyle, @unchecked Sendable {
    let paint: Paint
    var shadows: [ShadowStyle] = []
    func paint(in environment: EnvironmentValues) -> Paint { paint }
}
extension PaintStyle: ShadowCasting {
    func shadows(in environment: EnvironmentValues) -> [ShadowStyle] { shadows }
}
