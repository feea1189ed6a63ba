import Foundation

/// Items that belong together in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items, in the order in which they are shown. An item belongs to one group.
    open var barButtonItems: [UIBarButtonItem] { didSet { adopt() } }
    /// The item that stands for the others where there is no room, or `nil`. Stored only.
    open var representativeItem: UIBarButtonItem?
    /// Whether the bar leaves the group out. Stored only: its items are shown.
    open var isHidden = false
    /// Stored only: users cannot customize bars here.
    open var alwaysAvailable = false
    /// The element for the group in an overflow menu, or `nil`. Stored only.
    open var menuRepresentation: UIMenuElement?
    /// Whether the bar shows the representative item. Always `false`.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Creates a group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adopt()
    }

    /// Creates a group with a space between groups.
    open class func fixedSpace() -> UIBarButtonItemGroup { fixedGroup(items: [.fixedSpace(8)]) }
    /// Creates a group that is always in the bar.
    open class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Creates a group that the user may move. FIXME(gap): bars offer no customization, so it stays where it is.
    open class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem])
        -> UIBarButtonItemGroup
    {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Creates a group that the user may remove. It is hidden if it is not in the default set.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
        items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    private func adopt() {
        for item in barButtonItems { item.buttonGroup = self }
    }
}
