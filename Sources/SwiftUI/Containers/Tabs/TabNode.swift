/// Keeps a controller for each tab. Its children determine the tabs; each is shown in a tree of its own.
final class TabNode: ViewNode {
    private var pages: [ObjectIdentifier: PageController] = [:]
    private var order: [(slot: ViewElement, page: PageController)] = []
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    private var tabs: (any TabPresenter)?
    private var look = TabLook.bar
    private var selection: ListSelection? { (view as? any AnyTabView)?.selection }

    override func update(_ change: Change) {
        guard let content = (view as? any AnyTabView)?.anyContent else { return }
        if given != environment {
            inner = environment
            inner.containerContext = .tabs
            inner.tabAccessory = nil
            inner.columnStack = NavigatorReference()
            given = environment
        }
        setChild(content, in: inner)
        makePages()
        let presenter = presenter()
        presenter.tint = environment.accent?.uiColor(in: environment)
        if let tabs = presenter as? TabsController {
            tabs.tabBarMinimizeBehavior = environment.tabBarMinimizeBehavior.behavior
            tabs.show(accessory: environment.tabAccessory, in: environment)
        }
        presenter.show(order.map(\.page))
        if let selected = tracking({ self.selection?.get().first }) {
            if let index = order.firstIndex(where: { identifiers(of: $0).contains(selected) }) { presenter.select(index) }
        }
    }

    private func presenter() -> any TabPresenter {
        if let tabs, look == environment.tabLook { return tabs }
        made?.remove()
        look = environment.tabLook
        let new: any TabPresenter =
            if case .pages(let mode) = look { PagesController(mode, hasBackground: environment.indexHasBackground) } else {
                TabsController()
            }
        new.chosen = { [weak self] index in self?.choose(index) }
        tabs = new
        return new
    }

    private func makePages() {
        var kept: [ObjectIdentifier: PageController] = [:]
        order = []
        for element in super.elements {
            guard let slot = element[SlotKey.self], !element[TabHiddenKey.self] else { continue }
            let page = pages[ObjectIdentifier(slot)] ?? PageController()
            kept[ObjectIdentifier(slot)] = page
            page.sharedTabItem = sharedItem(of: slot)
            page.tabIsEnabled = !element[TabDisabledKey.self]
            page.tabIdentifier = element[TabIdentifierKey.self]
            slot.changed = { [weak slot, weak page] in if let slot { page?.show(slot.view, in: slot.innerEnvironment) } }
            page.show(slot.view, in: slot.innerEnvironment)
            page.prepare()
            order.append((element, page))
        }
        pages = kept
        // A search's tab is at the end.
        order = order.filter { $0.slot[TabRoleKey.self] != .search } + order.filter { $0.slot[TabRoleKey.self] == .search }
    }

    /// Returns the tab item that a modifier gives to each of several views, such as those of a view whose body has two.
    private func sharedItem(of slot: SlotNode) -> AnyView? {
        for node in sequence(first: slot, next: \.parent).dropFirst().prefix(while: { $0 !== self }) {
            var chrome = Chrome()
            (node as? ChromeNode)?.apply(to: &chrome)
            if let item = chrome.tabItem { return item }
        }
        return nil
    }

    private func identifiers(of tab: (slot: ViewElement, page: PageController)) -> Set<AnyHashable> {
        tab.page.contentElements.reduce(tab.slot.identifiers) { $0.union($1.selectionValues) }
    }
    private func choose(_ index: Int) {
        guard let selection, order.indices.contains(index), let value = selection.value(identifiers(of: order[index])) else { return }
        selection.set([value])
    }

    private var made: ControllerElement?
    private func element(for controller: UIViewController) -> ControllerElement {
        if let made, made.controller === controller { return made }
        let new = ControllerElement(controller, self, extends: !(controller is PagesController))
        made = new
        return new
    }
    override var elements: [ViewElement] { tabs.map { [element(for: $0)] } ?? [] }
    override func willRemove() { made?.remove() }
}

/// A controller that shows tabs.
@MainActor protocol TabPresenter: UIViewController {
    var chosen: ((Int) -> Void)? { get set }
    var tint: UIColor? { get set }
    func show(_ pages: [PageController])
    func select(_ index: Int)
}

final class TabsController: UITabBarController, UITabBarControllerDelegate, TabPresenter {
    var chosen: ((Int) -> Void)?
    var tint: UIColor? { didSet { if tint != oldValue { tabBar.tintColor = tint } } }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func show(_ pages: [PageController]) {
        for page in pages {
            page.chromeChanged = { [weak page] in page?.updateTabItem() }
            page.updateTabItem()
        }
        if viewControllers ?? [] != pages { setViewControllers(pages, animated: false) }
    }
    func select(_ index: Int) { if selectedIndex != index { selectedIndex = index } }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { chosen?(selectedIndex) }
}

extension PageController {
    fileprivate func updateTabItem() {
        guard let label = chrome.tabItem ?? sharedTabItem else { return }
        let content = LabelContent(label, pageEnvironment.fillingSymbols)
        let item = tabBarItem ?? UITabBarItem()
        if item.title != content.title { item.title = content.title }
        if item.image != content.image { item.image = content.image }
        (item.accessibilityLabel, item.accessibilityIdentifier) = (content.words.label, tabIdentifier ?? content.words.identifier)
        if item.isEnabled != tabIsEnabled { item.isEnabled = tabIsEnabled }
        if item.badgeValue != chrome.badge { item.badgeValue = chrome.badge }
        tabBarItem = item
    }
}
