import Foundation

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colors of a button's title. What they omit comes from the normal state, then from the system.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button, or `nil` for none.
    open var backgroundImage: UIImage?
    /// The offset of the background in points. Stored but has no effect.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance of an enabled button.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance under a finger.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance with the focus. Never shown.
    open private(set) var focused = UIBarButtonItemStateAppearance()
    package private(set) var style: UIBarButtonItem.Style

    public override convenience init() { self.init(style: .plain) }

    /// Creates the system's appearance for a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Resets all states to the system's appearance for a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] { state.take(from: UIBarButtonItemStateAppearance()) }
    }

    package func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.take(from: normal)
        copy.highlighted.take(from: highlighted)
        copy.disabled.take(from: disabled)
        copy.focused.take(from: focused)
        return copy
    }
}
