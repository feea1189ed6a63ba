import Foundation

// FIXME(gap): shown as a thin material with the tint over it: no lensing, and it does not follow the finger.
/// The glass of iOS 26, approximated by a thin blur with the tint over it.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The clarity of the glass.
    public enum Style: Int, Sendable { case regular, clear }

    /// The clarity of the glass.
    nonisolated(unsafe) open private(set) var style: Style
    /// Whether the glass reacts to touches. Stored but has no effect.
    nonisolated(unsafe) open var isInteractive = false
    /// The color over the glass, or `nil` for none. Set it before the effect is assigned to a view.
    nonisolated(unsafe) open var tintColor: UIColor?

    /// Creates glass of a style. Both styles look alike here.
    nonisolated public init(style: Style) {
        self.style = style
        super.init()
    }
    nonisolated public override convenience init() { self.init(style: .regular) }
    /// Creates regular glass; an archive's style is ignored.
    nonisolated public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }

    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// The material that approximates the glass.
    package var blur: UIBlurEffect { UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial) }
}

// FIXME(gap): they stay separate.
/// Merges the glass views inside it when they are nearer than `spacing`. They stay separate here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which glass views merge. Stored but has no effect.
    nonisolated(unsafe) open var spacing: CGFloat = 0
    nonisolated public override init() { super.init() }
    /// Creates the effect with a spacing of zero.
    nonisolated public required init?(coder: NSCoder) { super.init(coder: coder) }
}
