import QuartzCore

/// A change of a view's pixels: a blur, or colors. The formulas for colors are those of the W3C's Filter Effects Module, section 9.
struct PixelFilter: EffectModifier {
    let step: PictureFilter.Step
    func apply(to view: HoldingView, _ node: ViewNode) {
        guard (view.layer.compositingFilter as? PictureFilter)?.steps != [step] else { return }
        view.layer.compositingFilter = PictureFilter([step])
    }
}

extension PictureFilter.Step {
    private static func rows(
        _ r: (Double, Double, Double), _ g: (Double, Double, Double), _ b: (Double, Double, Double), plus: Double = 0
    ) -> Self {
        .colors([r.0, r.1, r.2, 0, plus, g.0, g.1, g.2, 0, plus, b.0, b.1, b.2, 0, plus, 0, 0, 0, 1, 0])
    }
    static func brightness(_ amount: Double) -> Self { rows((1, 0, 0), (0, 1, 0), (0, 0, 1), plus: amount) }
    static func contrast(_ amount: Double) -> Self { rows((amount, 0, 0), (0, amount, 0), (0, 0, amount), plus: 0.5 - 0.5 * amount) }
    static func saturation(_ s: Double) -> Self {
        rows(
            (0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s), (0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s),
            (0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s))
    }
    static func grayscale(_ amount: Double) -> Self { saturation(1 - max(0, min(1, amount))) }
    static func hueRotation(_ angle: Angle) -> Self {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        return rows(
            (0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
            (0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
            (0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072))
    }
    static func inversion(_ amount: Double = 1) -> Self {
        let factor = 1 - 2 * amount
        return rows((factor, 0, 0), (0, factor, 0), (0, 0, factor), plus: amount)
    }
    static let luminanceToAlpha: Self = .colors([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2125, 0.7154, 0.0721, 0, 0])
    static func multiplication(_ color: UIColor) -> Self {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return .colors([r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, a, 0])
    }
}

extension View {
    /// Blurs the view with a radius in points. An opaque one has no transparent edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(PixelFilter(step: .blur(radius: max(0, radius), isOpaque: opaque)))
    }
    /// Adds an amount to the components of colors; -1 is black, and 1 is white.
    public func brightness(_ amount: Double) -> some View { modifier(PixelFilter(step: .brightness(amount))) }
    /// Multiplies the distance of colors from gray; 1 changes nothing.
    public func contrast(_ amount: Double) -> some View { modifier(PixelFilter(step: .contrast(amount))) }
    /// Multiplies the saturation of colors; 0 is gray, and 1 changes nothing.
    public func saturation(_ amount: Double) -> some View { modifier(PixelFilter(step: .saturation(amount))) }
    /// Removes color from the view; 1 is gray, and 0 changes nothing.
    public func grayscale(_ amount: Double) -> some View { modifier(PixelFilter(step: .grayscale(amount))) }
    /// Turns the hue of colors by an angle.
    public func hueRotation(_ angle: Angle) -> some View { modifier(PixelFilter(step: .hueRotation(angle))) }
    public func colorInvert() -> some View { modifier(PixelFilter(step: .inversion())) }
    /// Makes dark parts opaque and light parts transparent.
    public func luminanceToAlpha() -> some View { modifier(PixelFilter(step: .luminanceToAlpha)) }
    public func colorMultiply(_ color: Color) -> some View { modifier(MultiplyFilter(color: color)) }
}
struct MultiplyFilter: EffectModifier {
    let color: Color
    func apply(to view: HoldingView, _ node: ViewNode) {
        view.layer.compositingFilter = PictureFilter([.multiplication(color.paint(in: node.environment).color)])
    }
}
