import Foundation

/// The groups in the center of a navigation bar, and those that move to its overflow menu.
///
/// The center has groups if the bar is of regular width and the style isn't a navigator's. Where they don't fit, representative items
/// replace the groups that have one, then groups leave for the menu, in either case the last ones first.
@MainActor
struct BarGroups {
    /// The groups in the center, and whether each is replaced by its representative item.
    private(set) var shown: [(group: UIBarButtonItemGroup, isCollapsed: Bool)] = []
    private(set) var overflowed: [UIBarButtonItemGroup] = []

    init(of item: UINavigationItem, isRegular: Bool) {
        guard item.style != .navigator else { return }
        let groups = item.centerItemGroups.filter { !$0.isHidden && !$0.barButtonItems.isEmpty }
        if isRegular { shown = groups.map { ($0, false) } } else { overflowed = groups }
    }

    var items: [UIBarButtonItem] {
        shown.flatMap { group, isCollapsed in isCollapsed ? [group.representativeItem].compactMap { $0 } : group.barButtonItems }
    }

    /// Makes the groups narrower by one step, and returns whether there was one.
    mutating func shrink() -> Bool {
        if let wide = shown.lastIndex(where: { !$0.isCollapsed && $0.group.representativeItem != nil }) {
            shown[wide].isCollapsed = true
            return true
        }
        guard let last = shown.popLast() else { return false }
        overflowed.insert(last.group, at: 0)
        return true
    }

    /// Tells the groups which of them is displayed by its representative item.
    func apply(to item: UINavigationItem) {
        for group in item.centerItemGroups {
            group.isCollapsed = shown.contains { $0.group === group && $0.isCollapsed }
        }
    }

    /// The overflow menu of an item, or `nil` if it would be empty.
    func overflowMenu(of item: UINavigationItem) -> UIMenu? {
        let elements = overflowed.map(\.elementInMenu) + [item.additionalOverflowItems].compactMap { $0 }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }
}

extension UIBarButtonItemGroup {
    fileprivate var elementInMenu: UIMenuElement { menuRepresentation ?? UIMenu(options: .displayInline, children: elementsInMenu) }

    fileprivate var elementsInMenu: [UIMenuElement] {
        barButtonItems.filter { !$0.isHidden && !$0.isSpace && $0.customView == nil }.map(\.elementInMenu)
    }
}

extension UIBarButtonItem {
    /// The menu that a tap opens if the item has no action.
    var menuOfTap: UIMenu? {
        guard primaryAction == nil, action == nil else { return nil }
        if let menu { return menu }
        return buttonGroup.flatMap { $0.representativeItem === self ? UIMenu(children: $0.elementsInMenu) : nil }
    }

    fileprivate var elementInMenu: UIMenuElement {
        if let menuRepresentation { return menuRepresentation }
        let title = title ?? image?.spokenName ?? ""
        if let menu = menuOfTap { return UIMenu(title: title, image: image, children: menu.children) }
        return UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off) {
            [weak self] _ in self?.fire()
        }
    }
}
