import Foundation

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The font and colors of a tab's title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the icon, or `nil` for the system's.
    open var iconColor: UIColor?
    /// The color of the badge, or `nil` for red.
    open var badgeBackgroundColor: UIColor?
    /// The font and colors of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the badge's text in points. Stored but has no effect.
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
    /// The layout of a tab: title below the icon, beside it, or beside it in the lower bar of a phone in landscape.
    public enum Style: Int, Sendable { case stacked, inline, compactInline }

    /// The appearance of a tab that isn't selected.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled tab.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance with the focus. Never shown.
    open private(set) var focused = UITabBarItemStateAppearance()
    package private(set) var style: Style

    public override convenience init() { self.init(style: .stacked) }

    /// Creates the system's appearance for a layout.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Resets all states to the system's appearance for a layout.
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
    /// The appearance of tabs with the title below the icon.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
    /// The appearance of tabs with the title beside the icon, as on a tablet.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
    /// The appearance of tabs with the title beside the icon in the lower bar of a phone in landscape. Stored but has no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
    /// The tint of ``selectionIndicatorImage``, or `nil` for none.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected tab, or `nil` for none.
    open var selectionIndicatorImage: UIImage?
    /// The distribution of stacked tabs.
    open var stackedItemPositioning = TabItemPositioning.automatic
    /// The width of a stacked tab in points; 0 for the system's. For centered tabs.
    open var stackedItemWidth: CGFloat = 0
    /// The distance between stacked tabs in points; 0 for the system's. For centered tabs.
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
