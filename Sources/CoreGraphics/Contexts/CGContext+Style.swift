import Foundation

extension CGContext {
    // MARK: Lines

    /// Sets the width of lines in user space. Negative widths are ignored.
    public func setLineWidth(_ width: CGFloat) { if width >= 0, width.isFinite { state.lineWidth = width } }
    /// Sets the shape of lines' ends.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// Sets the shape of lines' corners.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// Sets the largest ratio of a miter's length to the line's width.
    public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.miterLimit = limit } }
    /// Has no effect: curves are always flattened to a small fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Patterns with a negative, infinite or all-zero length are ignored.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let isValid = phase.isFinite && lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
        (state.dashPhase, state.dashLengths) = isValid ? (phase, lengths) : (0, [])
    }

    // MARK: Colors

    /// Sets the fill color and its space.
    public func setFillColor(_ color: CGColor) {
        state.fill = paint(of: color)
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// Sets the stroke color and its space.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = paint(of: color)
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    private func paint(of color: CGColor) -> Paint {
        color.pattern.map { .pattern($0, color.paint) } ?? .solid(color.paint)
    }

    /// Sets the fill color to one in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = .solid(SolidPaint(red: red, green: green, blue: blue, alpha: alpha))
        state.fillSpace = .standardRGB
    }

    /// Sets the stroke color to one in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = .solid(SolidPaint(red: red, green: green, blue: blue, alpha: alpha))
        state.strokeSpace = .standardRGB
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = .solid(SolidPaint(red: gray, green: gray, blue: gray, alpha: alpha))
        state.fillSpace = .standardGray
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.stroke = .solid(SolidPaint(red: gray, green: gray, blue: gray, alpha: alpha))
        state.strokeSpace = .standardGray
    }

    /// Sets the fill color to amounts of four inks.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color to amounts of four inks.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the fill color from components in the fill color space, with alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the stroke color from components in the stroke color space, with alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }

    /// Sets the fill color space, and the fill color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        (state.fillSpace, state.fill) = (space, .solid(.black))
    }

    /// Sets the stroke color space, and the stroke color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        (state.strokeSpace, state.stroke) = (space, .solid(.black))
    }

    /// Sets the fill to a pattern. `components` are the alpha of a colored pattern, or the color of an uncolored one.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.fill = .pattern(pattern, patternTint(pattern, state.fillSpace, components))
    }

    /// Sets the stroke to a pattern. `components` are the alpha of a colored pattern, or the color of an uncolored one.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        state.stroke = .pattern(pattern, patternTint(pattern, state.strokeSpace, components))
    }

    private func patternTint(
        _ pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
    ) -> SolidPaint {
        guard !pattern.isColored, let base = space.baseColorSpace else {
            return SolidPaint(red: 0, green: 0, blue: 0, alpha: components[0])
        }
        let values = Array(UnsafeBufferPointer(start: components, count: base.numberOfComponents + 1))
        let (red, green, blue) = base.sRGBComponents(values)
        return SolidPaint(red: red, green: green, blue: blue, alpha: values[values.count - 1])
    }

    /// Sets the offset of patterns in base space.
    public func setPatternPhase(_ phase: CGSize) { if phase.isFinite { state.patternPhase = phase } }

    // MARK: Compositing

    package var alpha: CGFloat { state.alpha }
    /// Sets the opacity of everything that is drawn, limited to 0 through 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
    /// Sets how drawing is combined with what is below.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    /// Sets whether edges are smoothed, in this state.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Sets whether edges may be smoothed at all. It overrides ``setShouldAntialias(_:)``.
    public func setAllowsAntialiasing(_ allows: Bool) { state.allowsAntialiasing = allows }
    /// Has no effect: every color that can be created is in the gamut.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// The sampling of scaled images. `none` keeps the edges of enlarged pixels.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Sets the shadow. `blur` is twice the standard deviation. Offsets are in base space: in UIKit's contexts y points down.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.isFinite, blur.isFinite else { return state.shadow = nil }
        state.shadow = ShadowStyle(offset: offset, blur: max(blur, 0), color: color)
    }

    /// Sets a shadow in black of one third opacity. Offset and blur are in base space, not in user space.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Text

    // FIXME(gap): text does not become a clip; the clip modes paint as those without.
    /// Sets whether glyphs are filled, outlined with the current line width and join, or both. Color glyphs are drawn in every visible
    /// mode.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    /// Has no effect: only the functions that show strings, which Swift does not have, use it.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    package var font: CGFont? { state.font }
    package var fontSize: CGFloat { state.fontSize }
    /// Sets the font for drawing glyphs.
    public func setFont(_ font: CGFont) { state.font = font }
    /// Sets the size of the font in points.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }
    /// Does nothing: text is smoothed in gray only.
    public func setShouldSmoothFonts(_ should: Bool) {}
    /// Does nothing: text is smoothed in gray only.
    public func setAllowsFontSmoothing(_ allows: Bool) {}
    /// Does nothing: glyphs are always placed at fractions of a pixel.
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}
    /// Does nothing: glyphs are always placed at fractions of a pixel.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
    /// Does nothing.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
    /// Does nothing.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}

    /// The position of the next text in user space, which is the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }
}
