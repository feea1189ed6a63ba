import Foundation
import InterfaceBuilder

/// View controllers (SP-A022).
@MainActor
enum ControllerElements {
    static let table: [String: ElementDecoder] = [
        "viewController": controller(UIViewController.self) { _, _, _ in },
        "navigationController": controller(UINavigationController.self, value: navigationValue, navigation),
        "tabBarController": controller(UITabBarController.self, tabs),
        "splitViewController": controller(UISplitViewController.self, value: splitValue, split),
        "pageViewController": controller(UIPageViewController.self, value: pageValue, pages),
        "tableViewController": controller(UITableViewController.self) { element, controller, _ in
            if let value = element.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
        },
        "collectionViewController": controller(UICollectionViewController.self) { element, controller, _ in
            if let value = element.bool("clearsSelectionOnViewWillAppear") { controller.clearsSelectionOnViewWillAppear = value }
        },
    ].merging(
        FrameworkElements.controllers.mapValues { framework in
            controller(framework.type(UIViewController.self), hook: UIViewController.self, framework.read)
        }
    ) { own, _ in own }

    private static func controller<Controller: UIViewController>(
        _ type: Controller.Type, hook: NSObject.Type? = nil, value: @escaping ElementDecoder.KeyedValue = { _, _, _ in nil },
        _ decode: @escaping @MainActor (Element, Controller, Decoding) -> Void
    ) -> ElementDecoder {
        ElementDecoder(type, hook: hook, value: value) { element, object, decoding in
            guard let controller = object as? UIViewController else { return }
            common(element, controller, decoding)
            if let controller = object as? Controller { decode(element, controller, decoding) }
        }
    }

    private static func common(_ element: Element, _ controller: UIViewController, _ decoding: Decoding) {
        if let title = decoding.text(element, "title") { controller.title = title }
        if !element.isPartial {
            // SP-J001: the nib's name is known from the start, but not the storyboard.
            controller.loading.nibBundle = decoding.bundle
            controller.loading.nibName = nibName(element)
            // A scene without an identifier gets one from its object's. (H-42, SP-A106)
            (controller as? UITableViewController)?.storyboardIdentifier =
                element["storyboardIdentifier"] ?? "UIViewController-\(element.id ?? "")"
        }
        if let value = element["restorationIdentifier"] { controller.restorationIdentifier = value }
        if element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" {
            controller.restorationIdentifier = element["storyboardIdentifier"]
        }
        // A missing style is the default one. (SP-A023)
        if let value = element["modalPresentationStyle"].flatMap({ Names.modalPresentationStyle[$0] }) {
            controller.modalPresentationStyle = value
        }
        if let value = element["modalTransitionStyle"].flatMap({ Names.modalTransitionStyle[$0] }) {
            controller.modalTransitionStyle = value
        }
        if let value = element.bool("wantsFullScreenLayout") { controller.wantsFullScreenLayout = value }
        if let value = element["focusGroupIdentifier"] { controller.focusGroupIdentifier = value }
        if let value = element["interactionActivityTrackingBaseName"] { controller.interactionActivityTrackingBaseName = value }
        if let value = element.bool("definesPresentationContext") { controller.definesPresentationContext = value }
        if let value = element.bool("providesPresentationContextTransitionStyle") {
            controller.providesPresentationContextTransitionStyle = value
        }
        if let value = element.bool("autoresizesArchivedViewToFullSize") { controller.loading.keepsArchivedSize = !value }
        if let value = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
        if let value = element.bool("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = value }
        if let value = element.bool("automaticallyAdjustsScrollViewInsets") { controller.automaticallyAdjustsScrollViewInsets = value }
        if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
        switch element["interfaceStyle"] {
        case "light"?: controller.overrideUserInterfaceStyle = .light
        case "dark"?: controller.overrideUserInterfaceStyle = .dark
        default: break
        }
        // An element without attributes means no edges. (SP-A026)
        if let edges = element.child(key: "edgesForExtendedLayout"), edges.name == "extendedEdge" {
            var value: UIRectEdge = []
            if edges["top"] == "YES" { value.insert(.top) }
            if edges["left"] == "YES" { value.insert(.left) }
            if edges["bottom"] == "YES" { value.insert(.bottom) }
            if edges["right"] == "YES" { value.insert(.right) }
            controller.edgesForExtendedLayout = value
        }
        // The old name for the preferred content size. (SP-A027)
        if let size = element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover") {
            controller.preferredContentSize = size
        }
        items(element, controller, decoding)
    }

    /// Returns the internal name of the scene's view; SP-B026: a scene without a view has none.
    private static func nibName(_ element: Element) -> String? {
        if let name = element["nibName"] { return name }
        guard let view = element.child(key: "view"), let viewID = view.id, let id = element.id else { return nil }
        return "\(id)-view-\(viewID)"
    }

    private static func items(_ element: Element, _ controller: UIViewController, _ decoding: Decoding) {
        for child in element.elements {
            switch (child.name, child.key ?? "") {
            case ("navigationItem", "navigationItem"):
                if let item = decoding.object(for: child) as? UINavigationItem { controller.settings.assignNavigationItem(item) }
            case ("tabBarItem", "tabBarItem"):
                if let item = decoding.object(for: child) as? UITabBarItem { controller.tabBarItem = item }
            case ("toolbarItems", _):
                // An empty list sets nothing. (SP-A032)
                let items = ItemElements.items(child, decoding)
                if !items.isEmpty { controller.toolbarItems = items }
            case ("keyCommands", _): child.elements.compactMap(keyCommand).forEach(controller.addKeyCommand)
            default: break
            }
        }
    }

    static func keyCommand(_ element: Element) -> UIKeyCommand? {
        guard let input = element["input"], let action = element["actionName"] else { return nil }
        var flags: UIKeyModifierFlags = []
        for part in (element["modifierFlags"] ?? "").split(separator: "-") {
            switch part.lowercased() {
            case "command": flags.insert(.command)
            case "shift": flags.insert(.shift)
            case "alternate", "option": flags.insert(.alternate)
            case "control": flags.insert(.control)
            default: break
            }
        }
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector(action))
        if let title = element["discoverabilityTitle"] { command.discoverabilityTitle = title }
        return command
    }

    // MARK: Containers

    private static func navigationValue(_ key: String, _ element: Element, _ decoding: Decoding) -> Any? {
        switch key {
        case "UINavigationBarClass": element.child(key: "navigationBar").flatMap { custom($0, UINavigationBar.self, decoding) }
        case "UIToolbarClass": element.child(key: "toolbar").flatMap { custom($0, UIToolbar.self, decoding) }
        default: nil
        }
    }

    /// Returns the class of a bar if it is not UIKit's own.
    private static func custom(_ element: Element, _ base: NSObject.Type, _ decoding: Decoding) -> Any? {
        let type = decoding.resolve(element, base: base)
        return type == base ? nil : type
    }

    private static func navigation(_ element: Element, _ controller: UINavigationController, _ decoding: Decoding) {
        if let bar = element.child(key: "navigationBar"), bar.name == "navigationBar" {
            BarElements.adopt(bar, controller.navigationBar, decoding)
        }
        if let bar = element.child(key: "toolbar"), bar.name == "toolbar" { BarElements.adopt(bar, controller.toolbar, decoding) }
        if let value = element.bool("navigationBarHidden") { controller.isNavigationBarHidden = value }
        if let value = element.bool("toolbarHidden") { controller.isToolbarHidden = value }
        if let value = element.bool("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = value }
        if let value = element.bool("hidesBarsOnTap") { controller.hidesBarsOnTap = value }
        if let value = element.bool("hidesBarsWhenVerticallyCompact") { controller.hidesBarsWhenVerticallyCompact = value }
        if let value = element.bool("hidesBarsWhenKeyboardAppears") { controller.hidesBarsWhenKeyboardAppears = value }
        let children = nested(element, decoding)
        if !children.isEmpty { controller.setViewControllers(children, animated: false) }
    }

    private static func tabs(_ element: Element, _ controller: UITabBarController, _ decoding: Decoding) {
        if let bar = element.child(key: "tabBar"), bar.name == "tabBar" { BarElements.adopt(bar, controller.tabBar, decoding) }
        let children = nested(element, decoding)
        if !children.isEmpty { controller.setViewControllers(children, animated: false) }
    }

    /// Returns the children of a container in a xib, which are inside it; in a storyboard they are separate scenes.
    private static func nested(_ element: Element, _ decoding: Decoding) -> [UIViewController] {
        (element.first("viewControllers")?.elements ?? []).compactMap { decoding.object(for: $0) as? UIViewController }
    }

    private static func split(_ element: Element, _ controller: UISplitViewController, _ decoding: Decoding) {
        switch element["preferredDisplayMode"] {
        case "beside"?, "oneBeside"?, "allVisible"?, "oneBesideSecondary"?: controller.preferredDisplayMode = .oneBesideSecondary
        case "overlay"?, "oneOver"?, "primaryOverlay"?, "oneOverSecondary"?: controller.preferredDisplayMode = .oneOverSecondary
        case "primaryHidden"?, "secondaryOnly"?: controller.preferredDisplayMode = .secondaryOnly
        case "twoBeside"?, "twoBesideSecondary"?: controller.preferredDisplayMode = .twoBesideSecondary
        case "twoOver"?, "twoOverSecondary"?: controller.preferredDisplayMode = .twoOverSecondary
        case "twoDisplace"?, "twoDisplaceSecondary"?: controller.preferredDisplayMode = .twoDisplaceSecondary
        default: break
        }
        if element["primaryEdge"] == "trailing" { controller.primaryEdge = .trailing }
        if element["primaryBackgroundStyle"] == "sidebar" { controller.primaryBackgroundStyle = .sidebar }
        if let value = element.bool("presentsWithGesture") { controller.presentsWithGesture = value }
        if let value = element.bool("showsSecondaryOnlyButton") { controller.showsSecondaryOnlyButton = value }
        let columns = ["masterViewController", "detailViewController"].map { key in
            element.child(key: key).flatMap { decoding.object(for: $0) as? UIViewController }
        }
        if columns.contains(where: { $0 != nil }) {
            SplitColumns.install(in: controller, primary: columns[0], secondary: columns[1], supplementary: nil, compact: nil)
        }
        switch element["behavior"] {
        case "tile"?: controller.preferredSplitBehavior = .tile
        case "overlay"?: controller.preferredSplitBehavior = .overlay
        case "displace"?: controller.preferredSplitBehavior = .displace
        default: break
        }
    }

    private static func splitValue(_ key: String, _ element: Element, _ decoding: Decoding) -> Any? {
        guard key == "UISplitViewControllerStyle" else { return nil }
        let style = element["style"] ?? (element["allowDoubleColumnStyle"] == "YES" ? "doubleColumn" : nil)
        let hasMiddle = (element.first("connections")?.elements ?? []).contains { $0["relationship"] == "supplementaryViewController" }
        if hasMiddle || style == "tripleColumn" { return UISplitViewController.Style.tripleColumn.rawValue }
        return style == "doubleColumn" ? UISplitViewController.Style.doubleColumn.rawValue : nil
    }

    private static func pageValue(_ key: String, _ element: Element, _ decoding: Decoding) -> Any? {
        switch key {
        case "UIPageViewControllerTransitionStyle":
            (element["transitionStyle"] == "scroll" ? UIPageViewController.TransitionStyle.scroll : .pageCurl).rawValue
        case "UIPageViewControllerNavigationOrientation":
            (element["navigationOrientation"] == "vertical" ? UIPageViewController.NavigationOrientation.vertical : .horizontal).rawValue
        case "UIPageViewControllerPageSpacing": element.double("pageSpacing")
        case "UIPageViewControllerSpineLocation":
            element["spineLocation"].flatMap { ["none", "min", "mid", "max"].firstIndex(of: $0) }
        default: nil
        }
    }

    private static func pages(_ element: Element, _ controller: UIPageViewController, _ decoding: Decoding) {
        if let value = element.bool("doubleSided") { controller.isDoubleSided = value }
    }
}
