import Foundation

/// Items that belong together in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items, in the order in which they are shown. An item belongs to one group.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            adopt()
            navigationItem?.itemsDidChange(of: self)
        }
    }
    /// The item that represents the others where there is no room in the center of a bar, or `nil`. Without an action and a menu of its
    /// own, it opens a menu of the others.
    open var representativeItem: UIBarButtonItem? {
        didSet {
            representativeItem?.buttonGroup = self
            navigationItem?.itemsDidChange(of: self)
        }
    }
    /// Whether the bar leaves the group out.
    open var isHidden = false { didSet { if isHidden != oldValue { navigationItem?.itemsDidChange(of: self) } } }
    /// Stored but has no effect: users cannot customize bars here.
    open var alwaysAvailable = false
    /// The element for the group in an overflow menu, or `nil` for its items between separators.
    open var menuRepresentation: UIMenuElement?
    /// Whether the bar shows the representative item in place of the others.
    open var isDisplayingRepresentativeItem: Bool { isCollapsed }
    package final var isCollapsed = false
    /// The navigation item that the group is in.
    package final weak var navigationItem: UINavigationItem?

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
        representativeItem?.buttonGroup = self
    }
}
