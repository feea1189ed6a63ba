import Foundation

/// The glass of iOS 26.
// FIXME(gap): shown as a thin material with the tint over it: no lensing, and it does not follow the finger.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Sendable { case regular, clear }

    nonisolated(unsafe) open private(set) var style: Style
    nonisolated(unsafe) open var isInteractive = false
    nonisolated(unsafe) open var tintColor: UIColor?

    nonisolated public init(style: Style) {
        self.style = style
        super.init()
    }
    nonisolated public override convenience init() { self.init(style: .regular) }
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

/// Merges the glass views inside it when they are nearer than `spacing`.
// FIXME(gap): they stay separate.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    nonisolated(unsafe) open var spacing: CGFloat = 0
    nonisolated public override init() { super.init() }
    nonisolated public required init?(coder: NSCoder) { super.init(coder: coder) }
}
