import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var badgePositionAdjustment = UIOffset.zero
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func take(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// The appearance of tabs in one layout.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    open private(set) var normal = UITabBarItemStateAppearance()
    open private(set) var selected = UITabBarItemStateAppearance()
    open private(set) var disabled = UITabBarItemStateAppearance()
    open private(set) var focused = UITabBarItemStateAppearance()
    package private(set) var style: Style

    public override convenience init() { self.init(style: .stacked) }

    public init(style: Style) {
        self.style = style
        super.init()
    }

    open func configureWithDefault(for style: Style) {
        self.style = style
        for state in [normal, selected, disabled, focused] { state.take(from: UITabBarItemStateAppearance()) }
    }

    package func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: style)
        copy.normal.take(from: normal)
        copy.selected.take(from: selected)
        copy.disabled.take(from: disabled)
        copy.focused.take(from: focused)
        return copy
    }
}

/// The distribution of tabs across the width; `UITabBar.ItemPositioning` in the module that defines the bar.
public enum TabItemPositioning: Int, Sendable { case automatic, fill, centered }

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    open var selectionIndicatorTintColor: UIColor?
    open var selectionIndicatorImage: UIImage?
    open var stackedItemPositioning = TabItemPositioning.automatic
    open var stackedItemWidth: CGFloat = 0
    open var stackedItemSpacing: CGFloat = 0

    package override func take(from other: UIBarAppearance) {
        super.take(from: other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
        inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
