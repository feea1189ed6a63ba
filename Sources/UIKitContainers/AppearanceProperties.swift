import Foundation
import UIKitText

/// The properties that proxies of UIKit's own classes apply (`UINavigationBar.appearance().barTintColor = …`), in addition to those of
/// UIView.
@MainActor
private enum AppearanceProperties {
    static func register() {
        registerBars()
        registerControls()
        registerLists()
    }

    private static func registerBars() {
        Appearance.register(
            UINavigationBar.self,
            [
                AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.isTranslucent),
                AppearanceProperty(\UINavigationBar.barTintColor, same: ===), AppearanceProperty(\UINavigationBar.prefersLargeTitles),
                AppearanceProperty(\UINavigationBar.titleTextAttributes, same: bothNil),
                AppearanceProperty(\UINavigationBar.largeTitleTextAttributes, same: bothNil),
                AppearanceProperty(\UINavigationBar.shadowImage, same: ===),
                AppearanceProperty(\UINavigationBar.backIndicatorImage, same: ===),
                AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage, same: ===),
                AppearanceProperty(\UINavigationBar.standardAppearance), AppearanceProperty(\UINavigationBar.compactAppearance),
                AppearanceProperty(\UINavigationBar.scrollEdgeAppearance), AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance),
                AppearanceProperty { (proxy: UINavigationBar, bar: UINavigationBar) in
                    if let image = proxy.backgroundImage(for: .default), bar.backgroundImage(for: .default) == nil {
                        bar.setBackgroundImage(image, for: .default)
                    }
                    let offset = proxy.titleVerticalPositionAdjustment(for: .default)
                    if offset != 0, bar.titleVerticalPositionAdjustment(for: .default) == 0 {
                        bar.setTitleVerticalPositionAdjustment(offset, for: .default)
                    }
                },
            ])
        Appearance.register(
            UITabBar.self,
            [
                AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.isTranslucent),
                AppearanceProperty(\UITabBar.barTintColor, same: ===),
                AppearanceProperty(\UITabBar.unselectedItemTintColor, same: ===), AppearanceProperty(\UITabBar.backgroundImage, same: ===),
                AppearanceProperty(\UITabBar.shadowImage, same: ===), AppearanceProperty(\UITabBar.selectionIndicatorImage, same: ===),
                AppearanceProperty(\UITabBar.standardAppearance), AppearanceProperty(\UITabBar.scrollEdgeAppearance),
                AppearanceProperty(\UITabBar.itemPositioning), AppearanceProperty(\UITabBar.itemWidth),
                AppearanceProperty(\UITabBar.itemSpacing),
            ])
        Appearance.register(
            UIToolbar.self,
            [
                AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.isTranslucent),
                AppearanceProperty(\UIToolbar.barTintColor, same: ===),
                AppearanceProperty(\UIToolbar.standardAppearance), AppearanceProperty(\UIToolbar.compactAppearance),
                AppearanceProperty(\UIToolbar.scrollEdgeAppearance),
                AppearanceProperty { (proxy: UIToolbar, bar: UIToolbar) in
                    if let image = proxy.backgroundImage(forToolbarPosition: .any, barMetrics: .default),
                        bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil
                    {
                        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
                    }
                    if let image = proxy.shadowImage(forToolbarPosition: .any), bar.shadowImage(forToolbarPosition: .any) == nil {
                        bar.setShadowImage(image, forToolbarPosition: .any)
                    }
                },
            ])
    }

    private static func registerControls() {
        Appearance.register(
            UILabel.self,
            [
                AppearanceProperty(\UILabel.font, same: ==), AppearanceProperty(\UILabel.textColor, same: ==),
                AppearanceProperty(\UILabel.shadowColor, same: ===),
            ])
        Appearance.register(
            UISwitch.self,
            [
                AppearanceProperty(\UISwitch.onTintColor, same: ===), AppearanceProperty(\UISwitch.thumbTintColor, same: ===),
            ])
        Appearance.register(
            UISlider.self,
            [
                AppearanceProperty(\UISlider.minimumTrackTintColor, same: ===),
                AppearanceProperty(\UISlider.maximumTrackTintColor, same: ===),
                AppearanceProperty(\UISlider.thumbTintColor, same: ===),
            ])
        Appearance.register(
            UIProgressView.self,
            [
                AppearanceProperty(\UIProgressView.progressTintColor, same: ===),
                AppearanceProperty(\UIProgressView.trackTintColor, same: ===),
            ])
        Appearance.register(
            UIPageControl.self,
            [
                AppearanceProperty(\UIPageControl.pageIndicatorTintColor, same: ===),
                AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor, same: ===),
            ])
        Appearance.register(UIActivityIndicatorView.self, [AppearanceProperty(\UIActivityIndicatorView.color, same: ==)])
        Appearance.register(
            UISegmentedControl.self,
            [
                AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor, same: ===),
                AppearanceProperty { (proxy: UISegmentedControl, control: UISegmentedControl) in
                    for state in [UIControlState.normal, .highlighted, .selected, .disabled] {
                        if let attributes = proxy.titleTextAttributes(for: state), control.titleTextAttributes(for: state) == nil {
                            control.setTitleTextAttributes(attributes, for: state)
                        }
                    }
                },
            ])
        Appearance.register(
            UIButton.self,
            [
                AppearanceProperty { (proxy: UIButton, button: UIButton) in
                    for state in [UIControlState.normal, .highlighted, .selected, .disabled] {
                        if let color = proxy.ownTitleColor(for: state), button.ownTitleColor(for: state) == nil {
                            button.setTitleColor(color, for: state)
                        }
                    }
                }
            ])
        Appearance.register(
            UIBarItem.self,
            [
                AppearanceProperty { (proxy: UIBarItem, item: UIBarItem) in
                    for state in [UIControlState.normal, .highlighted, .selected, .disabled, .focused] {
                        if let attributes = proxy.titleTextAttributes(for: state), item.titleTextAttributes(for: state) == nil {
                            item.setTitleTextAttributes(attributes, for: state)
                        }
                    }
                }
            ])
        Appearance.register(
            UIBarButtonItem.self,
            [
                AppearanceProperty(\UIBarButtonItem.tintColor, same: ===),
                AppearanceProperty { (proxy: UIBarButtonItem, item: UIBarButtonItem) in
                    let back = proxy.backButtonTitlePositionAdjustment(for: .default), title = proxy.titlePositionAdjustment(for: .default)
                    if back != .zero, item.backButtonTitlePositionAdjustment(for: .default) == .zero {
                        item.setBackButtonTitlePositionAdjustment(back, for: .default)
                    }
                    if title != .zero, item.titlePositionAdjustment(for: .default) == .zero {
                        item.setTitlePositionAdjustment(title, for: .default)
                    }
                },
            ])
        Appearance.register(UITabBarItem.self, [AppearanceProperty(\UITabBarItem.titlePositionAdjustment)])
    }

    private static func registerLists() {
        Appearance.register(
            UITableView.self,
            [
                AppearanceProperty(\UITableView.separatorColor, same: ==), AppearanceProperty(\UITableView.separatorStyle),
                AppearanceProperty(\UITableView.rowHeight), AppearanceProperty(\UITableView.sectionHeaderTopPadding),
                AppearanceProperty { (proxy: UITableView, table: UITableView) in
                    if !isStandard(proxy.separatorInset), isStandard(table.separatorInset) { table.separatorInset = proxy.separatorInset }
                },
                AppearanceProperty(\UITableView.sectionIndexColor, same: ===),
                AppearanceProperty(\UITableView.sectionIndexBackgroundColor, same: ===),
            ])
        Appearance.register(
            UITableViewCell.self,
            [
                AppearanceProperty { (proxy: UITableViewCell, cell: UITableViewCell) in
                    if !isStandard(proxy.separatorInset), isStandard(cell.separatorInset) { cell.separatorInset = proxy.separatorInset }
                },
                AppearanceProperty(\UITableViewCell.selectionStyle), AppearanceProperty(\UITableViewCell.proxiedBackgroundColor, same: ===),
            ])
        Appearance.register(
            UISearchBar.self,
            [
                AppearanceProperty(\UISearchBar.barTintColor, same: ===), AppearanceProperty(\UISearchBar.searchBarStyle),
                AppearanceProperty(\UISearchBar.barStyle),
            ])
        Appearance.register(
            UITextField.self,
            [
                AppearanceProperty(\UITextField.keyboardAppearance), AppearanceProperty(\UITextField.textColor, same: ==),
                AppearanceProperty(\UITextField.font, same: ==),
                AppearanceProperty(\UITextField.borderStyle), AppearanceProperty(\UITextField.textAlignment),
                AppearanceProperty(\UITextField.defaultTextAttributes, same: looksAlike),
            ])
        Appearance.register(
            UITextView.self,
            [
                AppearanceProperty(\UITextView.keyboardAppearance), AppearanceProperty(\UITextView.font, same: ==),
                AppearanceProperty(\UITextView.textColor, same: ==),
            ])
    }

    /// Whether the inset is the default one, which depends on the width.
    private static func isStandard(_ inset: UIEdgeInsets) -> Bool {
        inset == UIEdgeInsets(top: 0, left: inset.left < 20 ? 16 : 20, bottom: 0, right: 0)
    }

    private static func looksAlike(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
        a[.font] as? UIFont == b[.font] as? UIFont && a[.foregroundColor] as? UIColor == b[.foregroundColor] as? UIColor
    }

    private static func bothNil(_ a: [NSAttributedString.Key: Any]?, _ b: [NSAttributedString.Key: Any]?) -> Bool { a == nil && b == nil }
}

// Runs before `main`; only records that there is something to register.
@used @section(".init_array") nonisolated private let registration: @convention(c) @Sendable () -> Void = {
    Appearance.enqueue { AppearanceProperties.register() }
}
