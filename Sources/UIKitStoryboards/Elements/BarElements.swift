import Foundation
import InterfaceBuilder

/// Bars, separately or inside a container's element.
@MainActor
enum BarElements {
    static let table: [String: ElementDecoder] = [
        "navigationBar": .view(UINavigationBar.self, navigationBar),
        "toolbar": .view(UIToolbar.self, toolbar),
        "tabBar": .view(UITabBar.self, tabBar),
    ]

    /// Configures a bar that a container created, from the container's child element: everything but its frame.
    static func adopt(_ element: Element, _ bar: UIView, _ decoding: Decoding) {
        decoding.adopt(bar, for: element)
        if let color = decoding.color(element, "backgroundColor") { bar.backgroundColor = color }
        if let color = decoding.color(element, "tintColor") { bar.tintColor = color }
        Accessibility.decode(element, bar, decoding)
        switch bar {
        case let bar as UINavigationBar: navigationBar(element, bar, decoding)
        case let bar as UIToolbar: toolbar(element, bar, decoding)
        case let bar as UITabBar: tabBar(element, bar, decoding)
        default: break
        }
    }

    // A navigation bar's attributes. (SP-A098)
    private static func navigationBar(_ element: Element, _ bar: UINavigationBar, _ decoding: Decoding) {
        if let value = element["barStyle"].flatMap({ Names.barStyle[$0] }) { bar.barStyle = value }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if let value = element.bool("largeTitles") { bar.prefersLargeTitles = value }
        if let color = decoding.color(element, "barTintColor") { bar.barTintColor = color }
        if let attributes = element.child(key: "titleTextAttributes") { bar.titleTextAttributes = decoding.attributes(attributes) }
        if let attributes = element.child(key: "largeTitleTextAttributes") {
            bar.largeTitleTextAttributes = decoding.attributes(attributes)
        }
        if let appearance = navigationBarAppearance(element, "standardAppearance", decoding) { bar.standardAppearance = appearance }
        if let appearance = navigationBarAppearance(element, "scrollEdgeAppearance", decoding) { bar.scrollEdgeAppearance = appearance }
        if let appearance = navigationBarAppearance(element, "compactAppearance", decoding) { bar.compactAppearance = appearance }
        if let appearance = navigationBarAppearance(element, "compactScrollEdgeAppearance", decoding) {
            bar.compactScrollEdgeAppearance = appearance
        }
        if let image = decoding.image(element, "backIndicatorImage") { bar.backIndicatorImage = image }
        if let image = decoding.image(element, "backIndicatorTransitionMaskImage") { bar.backIndicatorTransitionMaskImage = image }
        if let items = element.first("items") {
            bar.items = items.elements.compactMap { decoding.object(for: $0) as? UINavigationItem }
        }
    }

    static func navigationBarAppearance(_ element: Element, _ key: String, _ decoding: Decoding) -> UINavigationBarAppearance? {
        guard let child = element.child(key: key), child.name == "navigationBarAppearance" else { return nil }
        let appearance = UINavigationBarAppearance()
        background(child, appearance, decoding)
        if let attributes = child.child(key: "titleTextAttributes") { appearance.titleTextAttributes = decoding.attributes(attributes) }
        if let attributes = child.child(key: "largeTitleTextAttributes") {
            appearance.largeTitleTextAttributes = decoding.attributes(attributes)
        }
        buttons(child, "buttonAppearance", appearance.buttonAppearance, decoding)
        buttons(child, "doneButtonAppearance", appearance.doneButtonAppearance, decoding)
        buttons(child, "backButtonAppearance", appearance.backButtonAppearance, decoding)
        return appearance
    }

    private static func buttons(_ element: Element, _ key: String, _ look: UIBarButtonItemAppearance, _ decoding: Decoding) {
        guard let states = element.child(key: key), states.name == "barButtonItemAppearance" else { return }
        for (key, state) in [
            ("normal", look.normal), ("highlighted", look.highlighted), ("disabled", look.disabled), ("focused", look.focused),
        ] {
            guard let values = states.child(key: key), values.name == "barButtonItemStateAppearance" else { continue }
            if let attributes = values.child(key: "titleTextAttributes") { state.titleTextAttributes = decoding.attributes(attributes) }
            if let image = decoding.image(values, "backgroundImage") { state.backgroundImage = image }
        }
    }

    private static func background(_ element: Element, _ appearance: UIBarAppearance, _ decoding: Decoding) {
        if let color = decoding.color(element, "backgroundColor") { appearance.backgroundColor = color }
        if let color = decoding.color(element, "shadowColor") { appearance.shadowColor = color }
        if element.isNil("shadowColor") { appearance.shadowColor = nil }
        if let image = decoding.image(element, "backgroundImage") { appearance.backgroundImage = image }
        if element.isNil("backgroundEffect") { appearance.backgroundEffect = nil }
        if let style = element["backgroundEffect"] { appearance.backgroundEffect = UIBlurEffect(style: EffectElements.blurStyle(style)) }
    }

    private static func toolbar(_ element: Element, _ bar: UIToolbar, _ decoding: Decoding) {
        if let value = element["barStyle"].flatMap({ Names.barStyle[$0] }) { bar.barStyle = value }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if let color = decoding.color(element, "barTintColor") { bar.barTintColor = color }
        func appearance(_ key: String) -> UIToolbarAppearance? {
            guard let child = element.child(key: key), child.name == "toolbarAppearance" else { return nil }
            let appearance = UIToolbarAppearance()
            background(child, appearance, decoding)
            buttons(child, "buttonAppearance", appearance.buttonAppearance, decoding)
            buttons(child, "doneButtonAppearance", appearance.doneButtonAppearance, decoding)
            return appearance
        }
        if let appearance = appearance("standardAppearance") { bar.standardAppearance = appearance }
        if let appearance = appearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = appearance }
        if let items = element.first("items") { bar.items = ItemElements.items(items, decoding) }
    }

    private static func tabBar(_ element: Element, _ bar: UITabBar, _ decoding: Decoding) {
        if let value = element["barStyle"].flatMap({ Names.barStyle[$0] }) { bar.barStyle = value }
        if let value = element.bool("translucent") { bar.isTranslucent = value }
        if let color = decoding.color(element, "barTintColor") { bar.barTintColor = color }
        // Xcode's inspector calls this the image tint; UIKit uses one property for both since iOS 8.
        if let color = decoding.color(element, "selectedImageTintColor") { bar.selectedImageTintColor = color }
        if let color = decoding.color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let image = decoding.image(element, "backgroundImage") { bar.backgroundImage = image }
        if let image = decoding.image(element, "shadowImage") { bar.shadowImage = image }
        if let image = decoding.image(element, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
        switch element["itemPositioning"] {
        case "fill"?: bar.itemPositioning = .fill
        case "centered"?: bar.itemPositioning = .centered
        default: break
        }
        if let value = element.double("itemWidth") { bar.itemWidth = value }
        if let value = element.double("itemSpacing") { bar.itemSpacing = value }
        if let appearance = tabBarAppearance(element, "standardAppearance", decoding) { bar.standardAppearance = appearance }
        if let appearance = tabBarAppearance(element, "scrollEdgeAppearance", decoding) { bar.scrollEdgeAppearance = appearance }
        if let items = element.first("items") { bar.items = items.elements.compactMap { decoding.object(for: $0) as? UITabBarItem } }
    }

    static func tabBarAppearance(_ element: Element, _ key: String, _ decoding: Decoding) -> UITabBarAppearance? {
        guard let child = element.child(key: key), child.name == "tabBarAppearance" else { return nil }
        let appearance = UITabBarAppearance()
        background(child, appearance, decoding)
        if let color = decoding.color(child, "selectionIndicatorTintColor") { appearance.selectionIndicatorTintColor = color }
        let layouts = [
            ("stackedLayoutAppearance", appearance.stackedLayoutAppearance), ("inlineLayoutAppearance", appearance.inlineLayoutAppearance),
            ("compactInlineLayoutAppearance", appearance.compactInlineLayoutAppearance),
        ]
        for (key, layout) in layouts {
            guard let states = child.child(key: key), states.name == "tabBarItemAppearance" else { continue }
            for (key, state) in [
                ("normal", layout.normal), ("selected", layout.selected), ("disabled", layout.disabled), ("focused", layout.focused),
            ] {
                guard let values = states.child(key: key), values.name == "tabBarItemStateAppearance" else { continue }
                if let color = decoding.color(values, "iconColor") { state.iconColor = color }
                if let color = decoding.color(values, "badgeBackgroundColor") { state.badgeBackgroundColor = color }
                if let attributes = values.child(key: "titleTextAttributes") { state.titleTextAttributes = decoding.attributes(attributes) }
                if let attributes = values.child(key: "badgeTextAttributes") { state.badgeTextAttributes = decoding.attributes(attributes) }
            }
        }
        return appearance
    }
}
