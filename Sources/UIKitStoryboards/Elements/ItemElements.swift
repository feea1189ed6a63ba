import Foundation
import InterfaceBuilder

/// The items of bars.
@MainActor
enum ItemElements {
    static let table: [String: ElementDecoder] = [
        "navigationItem": ElementDecoder(UINavigationItem.self, decode: navigationItem),
        "barButtonItem": ElementDecoder(UIBarButtonItem.self, value: barButtonValue, decode: barButtonItem),
        "tabBarItem": ElementDecoder(UITabBarItem.self, value: tabBarValue, decode: tabBarItem),
    ]

    // The system items of bar buttons. (SP-A100)
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize", "bookmarks",
        "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "pageCurl", "close",
    ]
    // The system items of tabs. (SP-A030)
    private static let systemTabs = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
        "mostViewed",
    ]

    // A navigation item's title is not the controller's. (SP-A029, SP-A099)
    private static func navigationItem(_ element: Element, _ object: NSObject, _ decoding: Decoding) {
        guard let item = object as? UINavigationItem else { return }
        if let title = decoding.text(element, "title") { item.title = title }
        if let prompt = decoding.text(element, "prompt") { item.prompt = prompt }
        switch element["largeTitleDisplayMode"] {
        case "always"?: item.largeTitleDisplayMode = .always
        case "never"?: item.largeTitleDisplayMode = .never
        default: break
        }
        switch element["style"] {
        case "browser"?: item.style = .browser
        case "editor"?: item.style = .editor
        default: break
        }
        if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
        if let value = element.bool("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
        if let value = element.bool("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = value }
        for child in element.elements {
            switch child.name {
            case "barButtonItem":
                guard let button = decoding.object(for: child) as? UIBarButtonItem else { continue }
                switch child.key {
                case "leftBarButtonItem"?: item.leftBarButtonItem = button
                case "rightBarButtonItem"?: item.rightBarButtonItem = button
                case "backBarButtonItem"?: item.backBarButtonItem = button
                default: break
                }
            case "nil": remove(child.key, from: item)
            case "leftBarButtonItems": item.leftBarButtonItems = items(child, decoding)
            case "rightBarButtonItems": item.rightBarButtonItems = items(child, decoding)
            default:
                if child.key == "titleView", let view = decoding.object(for: child) as? UIView { item.titleView = view }
            }
        }
        if let appearance = BarElements.navigationBarAppearance(element, "standardAppearance", decoding) {
            item.standardAppearance = appearance
        }
        if let appearance = BarElements.navigationBarAppearance(element, "scrollEdgeAppearance", decoding) {
            item.scrollEdgeAppearance = appearance
        }
        if let appearance = BarElements.navigationBarAppearance(element, "compactAppearance", decoding) {
            item.compactAppearance = appearance
        }
        if let appearance = BarElements.navigationBarAppearance(element, "compactScrollEdgeAppearance", decoding) {
            item.compactScrollEdgeAppearance = appearance
        }
    }

    /// Removes the items that a later version of the file doesn't contain.
    private static func remove(_ key: String?, from item: UINavigationItem) {
        switch key {
        case "leftBarButtonItem"?, "leftBarButtonItems"?: item.leftBarButtonItems = nil
        case "rightBarButtonItem"?, "rightBarButtonItems"?: item.rightBarButtonItems = nil
        case "backBarButtonItem"?: item.backBarButtonItem = nil
        case "titleView"?: item.titleView = nil
        default: break
        }
    }

    static func items(_ element: Element, _ decoding: Decoding) -> [UIBarButtonItem] {
        element.elements.compactMap { decoding.object(for: $0) as? UIBarButtonItem }
    }

    private static func barButtonValue(_ key: String, _ element: Element, _ decoding: Decoding) -> Any? {
        switch key {
        case "UISystemItem": element["systemItem"].flatMap(systemItems.firstIndex)
        case "UITitle": decoding.text(element, "title")
        case "UIImage": decoding.image(element, "image")
        case "UIImageLandscape": decoding.image(element, "landscapeImage")
        case "UIEnabled": element.bool("enabled")
        case "UITag": element.integer("tag")
        case "UIStyle": element["style"].flatMap { ["plain", "bordered", "done"].firstIndex(of: $0) }
        case "UIWidth": element.double("width")
        case "UICustomView": element.child(key: "customView").flatMap(decoding.object)
        case "UITintColor": decoding.color(element, "tintColor")
        default: nil
        }
    }

    /// Sets the properties that the class does not read by key.
    private static func barButtonItem(_ element: Element, _ object: NSObject, _ decoding: Decoding) {
        guard let item = object as? UIBarButtonItem else { return }
        if element.isPartial {
            change(element, item, decoding)
            if let value = barButtonValue("UIStyle", element, decoding) as? Int, let style = UIBarButtonItem.Style(rawValue: value) {
                item.style = style
            }
            if let value = element.double("width") { item.width = value }
            if let color = decoding.color(element, "tintColor") { item.tintColor = color }
        }
        if let insets = decoding.insets(element, "imageInsets") { item.imageInsets = insets }
        if let image = decoding.image(element, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = decoding.insets(element, "largeContentSizeImageInsets") { item.largeContentSizeImageInsets = insets }
        if let menu = element.child(key: "menu").flatMap({ MenuElements.menu($0, decoding) }) { item.menu = menu }
        Accessibility.decode(element, item, decoding)
    }

    /// Sets the properties that the items' initializers read by key.
    private static func change(_ element: Element, _ item: UIBarItem, _ decoding: Decoding) {
        if let title = decoding.text(element, "title") { item.title = title }
        if let image = decoding.image(element, "image") { item.image = image }
        if let image = decoding.image(element, "landscapeImage") { item.landscapeImagePhone = image }
        if element.determines("enabled") { item.isEnabled = element.bool("enabled") ?? true }
        if let value = element.integer("tag") { item.tag = value }
    }

    private static func tabBarValue(_ key: String, _ element: Element, _ decoding: Decoding) -> Any? {
        switch key {
        case "UISystemItem": element["systemItem"].flatMap(systemTabs.firstIndex)
        case "UITitle": decoding.text(element, "title")
        case "UIImage": decoding.image(element, "image")
        case "UISelectedImage": decoding.image(element, "selectedImage")
        case "UIImageLandscape": decoding.image(element, "landscapeImage")
        case "UIBadgeValue": element["badgeValue"]
        case "UIEnabled": element.bool("enabled")
        case "UITag": element.integer("tag")
        default: nil
        }
    }

    private static func tabBarItem(_ element: Element, _ object: NSObject, _ decoding: Decoding) {
        guard let item = object as? UITabBarItem else { return }
        if element.isPartial {
            change(element, item, decoding)
            if element.determines("badgeValue") { item.badgeValue = element["badgeValue"].flatMap { $0.isEmpty ? nil : $0 } }
            if let image = decoding.image(element, "selectedImage") { item.selectedImage = image }
        }
        if let image = decoding.image(element, "largeContentSizeImage") { item.largeContentSizeImage = image }
        if let insets = decoding.insets(element, "imageInsets") { item.imageInsets = insets }
        if let offset = element.child(key: "titlePositionAdjustment") {
            item.titlePositionAdjustment = UIOffset(horizontal: offset.double("horizontal") ?? 0, vertical: offset.double("vertical") ?? 0)
        }
        if let color = decoding.color(element, "badgeColor") { item.badgeColor = color }
        Accessibility.decode(element, item, decoding)
    }
}
