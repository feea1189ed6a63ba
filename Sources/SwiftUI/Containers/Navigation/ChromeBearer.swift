/// Applies the settings of a hosting controller's views to UIKit's bars and controllers.
@MainActor final class ChromeBearer: UINavigationItemRenameDelegate {
    private unowned let controller: UIViewController
    private let host: ViewHost
    private(set) var chrome = Chrome()
    private var barItems: [BarItemHost] = []
    /// The bar above the keyboard of the screen's fields.
    private(set) var keyboardBar: UIToolbar?
    private lazy var search = SearchBinder(controller)
    /// Whether views ever changed these settings: a controller that an app configures itself is left unchanged.
    private var saidTitle = false, saidItems = false, saidBar = false, saidBack = false, saidRole = false, saidBottomBar = false
    var changed: (() -> Void)?

    init(_ controller: UIViewController, _ host: ViewHost) { (self.controller, self.host) = (controller, host) }

    /// Called after each layout, and before a screen appears.
    func update() {
        if host.chrome.isStale {
            chrome = host.chrome.collect()
            apply()
            changed?()
        } else {
            let old = barItems.map(\.item)
            barItems.forEach { $0.refresh() }
            // The views of an item may show something else now, or nothing, without a change outside.
            if let target, !zip(old, barItems).allSatisfy({ $0 === $1.item }) { applyItems(target.navigationItem, target) }
            if awaitsStack, let target { applySearch(target) }
        }
    }

    /// Whether the screen has a search but is in no stack, whose bar shows the field.
    private var awaitsStack = false
    /// Whether the bar shows the field of the views' search.
    private var hasSearch = false
    private func applySearch(_ target: UIViewController) {
        guard let description = chrome.search else {
            // The modifier is gone, and its field with it. A controller of an app's own remains.
            if hasSearch { target.navigationItem.searchController = nil }
            (hasSearch, awaitsStack) = (false, false)
            return
        }
        awaitsStack = target.navigationController == nil
        guard !awaitsStack else { return }
        hasSearch = true
        search.apply(description, to: target.navigationItem)
    }

    /// The controller whose navigation item applies: this one, or the enclosing tab bar controller.
    private var target: UIViewController? {
        var current = controller
        while let parent = current.parent {
            if parent is UINavigationController { return current }
            // Only the selected tab determines the settings.
            if let tabs = parent as? UITabBarController, tabs.selectedViewController !== current { return nil }
            current = parent
        }
        return controller
    }

    func apply() {
        guard let target else { return }
        let item = target.navigationItem
        if chrome.title != nil || saidTitle {
            saidTitle = true
            if item.title != chrome.title { item.title = chrome.title }
            if item.largeTitleDisplayMode != chrome.titleDisplayMode { item.largeTitleDisplayMode = chrome.titleDisplayMode }
            if chrome.titleDisplayMode == .always, let bar = target.navigationController?.navigationBar, !bar.prefersLargeTitles {
                bar.prefersLargeTitles = true
            }
        }
        applyTitle(item)
        if chrome.title == nil, target.navigationController is StackController { item.largeTitleDisplayMode = .never }
        if chrome.hidesBackButton || saidBack {
            saidBack = true
            item.hidesBackButton = chrome.hidesBackButton
        }
        if !chrome.items.isEmpty || saidItems { applyItems(item, target) }
        applySearch(target)
        applyBars(target)
        applySheet()
        if let transition = chrome.transition { controller.preferredTransition = transition._transition }
        if controller.hidesBottomBarWhenPushed != (chrome.hidesTabBar ?? false) {
            controller.hidesBottomBarWhenPushed = chrome.hidesTabBar ?? false
        }
    }

    /// Applies what surrounds the title: the line below, the menu, and the place.
    private func applyTitle(_ item: UINavigationItem) {
        if item.subtitle != chrome.subtitle, saidTitle { item.subtitle = chrome.subtitle }
        if chrome.leadsWithTitle || saidRole {
            saidRole = true
            let style: UINavigationItem.ItemStyle = chrome.leadsWithTitle ? .editor : .navigator
            if item.style != style { item.style = style }
        }
        if (chrome.rename != nil) != (item.renameDelegate === self) { item.renameDelegate = chrome.rename == nil ? nil : self }
        guard (chrome.titleMenu != nil) != hasTitleMenu else { return }
        hasTitleMenu.toggle()
        item.titleMenuProvider = hasTitleMenu ? { [weak self, weak item] _ in item.flatMap { self?.titleMenu(of: $0) } } : nil
    }
    private var hasTitleMenu = false
    private func titleMenu(of item: UINavigationItem) -> UIMenu? {
        guard let content = chrome.titleMenu else { return nil }
        var environment = content.environment
        if environment.rename == nil, chrome.rename != nil {
            environment.rename = RenameAction { [weak item] in item?.beginRenaming() }
        }
        return ActionItem.menu(ActionItem.menuItems(in: content.view, environment))
    }
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
        if !title.isEmpty, title != chrome.title { chrome.rename?(title) }
    }

    private func applyItems(_ item: UINavigationItem, _ target: UIViewController) {
        saidItems = true
        let old = barItems
        barItems = chrome.items.enumerated().map { index, content in
            let reused = index < old.count && old[index].placement == content.placement ? old[index] : nil
            let host = reused ?? BarItemHost(content.placement, controller)
            host.show(content)
            return host
        }
        let hasBackButton = !chrome.hidesBackButton && target.navigationController?.viewControllers.first.map { $0 !== target } == true
        let isFull = hasBackButton && target.traitCollection.horizontalSizeClass == .compact
        func items(_ side: ToolbarItemPlacement.Side) -> [UIBarButtonItem] {
            barItems.filter { (isFull && $0.placement.yieldsToBackButton ? .trailing : $0.placement.side) == side }.compactMap(\.item)
        }
        let leading = items(.leading), trailing = items(.trailing)
        if item.leftBarButtonItems ?? [] != leading {
            item.leftItemsSupplementBackButton = true
            item.setLeftBarButtonItems(leading, animated: false)
        }
        // UIKit's order is from the edge inward.
        if item.rightBarButtonItems ?? [] != trailing.reversed() { item.setRightBarButtonItems(trailing.reversed(), animated: false) }
        let center = barItems.first { $0.placement.side == .center }?.customView
        if item.titleView !== center { item.titleView = center }
        let bottom = bottomItems()
        if target.toolbarItems ?? [] != bottom {
            target.setToolbarItems(bottom.isEmpty ? nil : bottom, animated: false)
            if isOnTop(target) { target.navigationController?.setToolbarHidden(hidesToolbar(target), animated: false) }
        }
        let keyboard = items(.keyboard)
        guard keyboardBar?.items ?? [] != keyboard else { return }
        let bar = keyboardBar ?? UIToolbar()
        bar.items = keyboard
        bar.sizeToFit()
        keyboardBar = keyboard.isEmpty ? nil : bar
    }

    /// The space around the status items, which takes the room that the others leave.
    private lazy var statusSpaces = (before: UIBarButtonItem.flexibleSpace(), after: UIBarButtonItem.flexibleSpace())
    /// Returns the items of the bottom bar. The status items are in the middle (documentation of `ToolbarItemPlacement.status`): items that
    /// are declared before the first of them begin the bar, and the others end it.
    private func bottomItems() -> [UIBarButtonItem] {
        let shown = barItems.filter { $0.placement.side == .bottom && $0.item != nil }
        let status = shown.filter(\.placement.isStatus).compactMap(\.item)
        guard !status.isEmpty else { return shown.compactMap(\.item) }
        let before = shown.prefix { !$0.placement.isStatus }.compactMap(\.item)
        let after = shown.drop { !$0.placement.isStatus }.filter { !$0.placement.isStatus }.compactMap(\.item)
        return before + [statusSpaces.before] + status + [statusSpaces.after] + after
    }
    private func hidesToolbar(_ target: UIViewController) -> Bool { chrome.hidesBottomBar == true || (target.toolbarItems ?? []).isEmpty }
    private func isOnTop(_ target: UIViewController) -> Bool { target.navigationController?.topViewController === target }

    private func applyBars(_ target: UIViewController) {
        if let look = chrome.barBackground {
            let appearance = UINavigationBarAppearance()
            if look.visibility == .hidden {
                appearance.configureWithTransparentBackground()
            } else {
                appearance.configureWithDefaultBackground()
            }
            if let color = look.color {
                appearance.configureWithOpaqueBackground()
                appearance.backgroundColor = color
            }
            target.navigationItem.standardAppearance = appearance
            target.navigationItem.scrollEdgeAppearance = look.visibility == .visible || look.visibility == .hidden ? appearance : nil
        }
        if let look = chrome.tabBarBackground, let bar = controller.tabBarController?.tabBar {
            let appearance = UITabBarAppearance()
            if look.visibility == .hidden { appearance.configureWithTransparentBackground() }
            if let color = look.color { appearance.backgroundColor = color }
            bar.standardAppearance = appearance
            if look.visibility == .visible { bar.scrollEdgeAppearance = appearance }
        }
        if let scheme = chrome.tabBarScheme {
            controller.tabBarController?.tabBar.overrideUserInterfaceStyle = scheme.userInterfaceStyle
        }
        if isOnTop(target) {
            if let stack = target.navigationController { applySharedBars(of: stack) }
            showBars(animated: false)
        }
    }

    /// Applies the look of the bars that all pages of a stack share. A page of SwiftUI's own stacks that sets no color scheme has the
    /// app's, whatever the page below it set.
    private func applySharedBars(of stack: UINavigationController) {
        func show(_ scheme: ColorScheme?, on bar: UIView) {
            guard scheme != nil || stack is StackController else { return }
            let style = scheme?.userInterfaceStyle ?? .unspecified
            if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
        }
        show(chrome.barScheme, on: stack.navigationBar)
        guard chrome.bottomBarBackground != nil || chrome.bottomBarScheme != nil || saidBottomBar else { return }
        saidBottomBar = true
        show(chrome.bottomBarScheme, on: stack.toolbar)
        let appearance = UIToolbarAppearance(), look = chrome.bottomBarBackground ?? BarLook()
        if look.visibility == .hidden { appearance.configureWithTransparentBackground() }
        if let color = look.color {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        }
        stack.toolbar.standardAppearance = appearance
        stack.toolbar.scrollEdgeAppearance = look.visibility == .visible || look.visibility == .hidden ? appearance : nil
    }

    /// Applies the visibility of bars when the screen becomes the top of its stack.
    func showBars(animated: Bool) {
        guard let target, let stack = target.navigationController else { return }
        if let hidden = chrome.hidesBar ?? (saidBar || stack is StackController ? false : nil), stack.isNavigationBarHidden != hidden {
            saidBar = true
            stack.setNavigationBarHidden(hidden, animated: animated)
        }
        if stack is StackController { stack.setToolbarHidden(hidesToolbar(target), animated: animated) }
    }

    private func applySheet() {
        let look = chrome.sheet
        if let forbids = look.forbidsDismissal { controller.isModalInPresentation = forbids }
        if let background = look.background,
            case .color(let color) = background.resolvedPaint(in: host.root?.environment ?? EnvironmentValues())
        {
            controller.view.backgroundColor = color
        }
        if look.changesSheet, controller.presentingViewController != nil || willBeSheet {
            look.apply(to: controller.sheetPresentationController)
        }
        if let undimmed = look.undimmed, controller.modalPresentationStyle == .popover, (controller as? PageController)?.dismissed != nil {
            controller.popoverPresentationController?.leavesBackgroundInUse = undimmed.isEnabled
        }
    }

    /// Whether the controller is to be presented. Accessing its sheet earlier creates the sheet; both then live until it is presented.
    private var willBeSheet: Bool {
        if let page = controller as? PageController, page.dismissed == nil { return false }
        return controller.modalPresentationStyle == .pageSheet
    }
}

/// A controller whose views determine its bars.
@MainActor protocol ChromeBearing: UIViewController {
    /// The navigator for links in an app's own navigation controller.
    var outerNavigator: Navigator? { get set }
    var preferredSchemes: PreferredSchemes { get }
}
