import Foundation

/// The sidebar of a tab bar controller: its tabs, a section for each group, and the app's views above and below them.
@MainActor
final class TabSidebarList: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
    static let toggleSize: CGFloat = 44

    /// Creates the button that shows and hides a sidebar.
    static func toggle() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "sidebar.leading"), for: .normal)
        button.accessibilityLabel = "Toggle sidebar"
        return button
    }

    private struct Row {
        var tab: UITab
        var isHeader = false
        var level = 0
        /// An action of the group `tab`, in a row of its own.
        var action: UIAction?
    }

    var whenChosen: (UITab) -> Void = { _ in }
    var whenHidden: () -> Void = {}
    private var sections: [[Row]] = []
    private let toggle = TabSidebarList.toggle()
    private var header: UIView?, footer: UIView?, bottomBar: UIView?

    private lazy var collection: UICollectionView = {
        let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
            if self?.sections[section].first?.isHeader == true { list.headerMode = .firstItemInSection }
            list.leadingSwipeActionsConfigurationProvider = { path in
                self?.ask(path) { $1.tabBarController($0, sidebar: $0.sidebar, leadingSwipeActionsConfigurationFor: $2) }
            }
            list.trailingSwipeActionsConfigurationProvider = { path in
                self?.ask(path) { $1.tabBarController($0, sidebar: $0.sidebar, trailingSwipeActionsConfigurationFor: $2) }
            }
            return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundColor = .clear
        (collection.dataSource, collection.delegate) = (self, self)
        return collection
    }()

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
        cell.indentationLevel = row.level
        cell.isUserInteractionEnabled = row.tab.isEnabled && !row.isHeader
        cell.configurationUpdateHandler = nil
        cell.accessibilityIdentifier = row.action == nil ? row.tab.accessibilityIdentifier : nil
        if row.isHeader {
            var content = UIListContentConfiguration.sidebarHeader()
            (content.text, content.secondaryText) = (row.tab.title, row.tab.subtitle)
            cell.contentConfiguration = content
            cell.accessories = row.tab.badgeValue.map { [.label(text: $0)] } ?? []
            return
        }
        let item = self?.item(row) ?? UITabSidebarItem(request: .init(content: .tab(row.tab)))
        cell.contentConfiguration = item.contentConfiguration
        if let background = item.chosenBackground { cell.backgroundConfiguration = background }
        cell.accessories = item.accessories
        cell.configurationUpdateHandler = { [weak self, item] cell, state in
            item.configurationState = state
            guard let self, let controller, let delegate = controller.sidebar.delegate else { return }
            delegate.tabBarController(controller, sidebar: controller.sidebar, update: item)
            cell.contentConfiguration = item.contentConfiguration
            if let background = item.chosenBackground { cell.backgroundConfiguration = background }
        }
    }
    private weak var controller: UITabBarController?

    /// Returns the item of a row, from the delegate if there is one.
    private func item(_ row: Row) -> UITabSidebarItem {
        let request = UITabSidebarItem.Request(content: row.action.map { .action($0) } ?? .tab(row.tab))
        guard let controller, let delegate = controller.sidebar.delegate else { return UITabSidebarItem(request: request) }
        return delegate.tabBarController(controller, sidebar: controller.sidebar, itemFor: request)
    }

    /// Calls the delegate for the tab of a row; `nil` for a header and an action.
    private func ask<T>(_ indexPath: IndexPath, _ question: (UITabBarController, any UITabBarController.Sidebar.Delegate, UITab) -> T?)
        -> T?
    {
        guard let controller, let delegate = controller.sidebar.delegate, sections.indices.contains(indexPath.section),
            sections[indexPath.section].indices.contains(indexPath.item), case let row = sections[indexPath.section][indexPath.item],
            row.action == nil, !row.isHeader
        else { return nil }
        return question(controller, delegate, row.tab)
    }

    func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
        switch target {
        case .header: collection.setContentOffset(CGPoint(x: 0, y: -collection.adjustedContentInset.top), animated: animated)
        case .footer:
            let end = collection.contentSize.height - collection.bounds.height + collection.adjustedContentInset.bottom
            collection.setContentOffset(CGPoint(x: 0, y: max(end, -collection.adjustedContentInset.top)), animated: animated)
        case .tab(let tab):
            for (section, rows) in sections.enumerated() {
                guard let row = rows.firstIndex(where: { $0.tab === tab && $0.action == nil }) else { continue }
                collection.scrollToItem(at: IndexPath(item: row, section: section), at: .centeredVertically, animated: animated)
            }
        }
    }

    init() {
        super.init(frame: .zero)
        toggle.addAction(UIAction { [weak self] _ in self?.whenHidden() }, for: .primaryActionTriggered)
        backgroundColor = .secondarySystemBackground
        // A registration must not be made while a cell is provided.
        _ = registration
        for view in [collection, toggle] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }

    // MARK: Showing

    func show(_ controller: UITabBarController?) {
        guard let controller else { return }
        self.controller = controller
        sections = Self.sections(of: controller.tabs)
        collection.reloadData()
        guard let selected = controller.selectedTab else { return }
        for (section, rows) in sections.enumerated() {
            guard let row = rows.firstIndex(where: { $0.tab === selected && !$0.isHeader }) else { continue }
            collection.selectItem(at: IndexPath(item: row, section: section), animated: false, scrollPosition: [])
        }
    }

    func showSurroundings(of sidebar: UITabBarController.Sidebar) {
        func exchange(_ old: UIView?, _ new: UIView?) -> UIView? {
            guard old !== new else { return old }
            old?.removeFromSuperview()
            if let new { addSubview(new) }
            return new
        }
        header = exchange(header, sidebar.headerContentConfiguration?.makeContentView())
        footer = exchange(footer, sidebar.footerContentConfiguration?.makeContentView())
        bottomBar = exchange(bottomBar, sidebar.bottomBarView)
        setNeedsLayout()
    }

    /// Arranges single tabs first, then each group under its title. An inline group is a row, with its children in the rows below.
    private static func sections(of tabs: [UITab]) -> [[Row]] {
        var single: [Row] = [], sections: [[Row]] = []
        for tab in tabs where !tab.isHidden {
            if let group = tab as? UITabGroup, group.sidebarAppearance != .inline, !group.children.isEmpty {
                let actions = group.sidebarActions.map { Row(tab: group, action: $0) }
                sections.append([Row(tab: group, isHeader: true)] + rows(group.shownChildren, 0) + actions)
            } else {
                single += rows([tab], 0)
            }
        }
        return (single.isEmpty ? [] : [single]) + sections
    }

    private static func rows(_ tabs: [UITab], _ level: Int) -> [Row] {
        tabs.filter { !$0.isHidden }.flatMap { tab in
            [Row(tab: tab, level: level)] + rows((tab as? UITabGroup)?.shownChildren ?? [], level + 1)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = superview?.safeAreaInsets.top ?? 0, isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        toggle.frame = CGRect(
            x: isRightToLeft ? bounds.width - 16 - Self.toggleSize : 16, y: top, width: Self.toggleSize, height: Self.toggleSize)
        var room = CGRect(x: 0, y: toggle.frame.maxY, width: bounds.width, height: bounds.height - toggle.frame.maxY)
        func height(_ view: UIView) -> CGFloat {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            )
            return max(fitting.height, view.frame.height)
        }
        if let header {
            header.frame = CGRect(x: 0, y: room.minY, width: bounds.width, height: height(header))
            (room.origin.y, room.size.height) = (header.frame.maxY, room.height - header.frame.height)
        }
        if let bottomBar {
            room.size.height -= superview?.safeAreaInsets.bottom ?? 0
            let height = height(bottomBar)
            bottomBar.frame = CGRect(x: 0, y: room.maxY - height, width: bounds.width, height: height)
            room.size.height -= height
        }
        if let footer {
            let height = height(footer)
            footer.frame = CGRect(x: 0, y: room.maxY - height, width: bounds.width, height: height)
            room.size.height -= height
        }
        collection.frame = room
    }

    // MARK: The list

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: sections[indexPath.section][indexPath.item])
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let row = sections[indexPath.section][indexPath.item]
        guard let action = row.action else { return whenChosen(row.tab) }
        collectionView.deselectItem(at: indexPath, animated: false)
        show(controller)
        action.performWithSender(controller, target: nil)
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        _ = ask(indexPath) { $1.tabBarController($0, sidebar: $0.sidebar, willBeginDisplaying: $2) }
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        _ = ask(indexPath) { $1.tabBarController($0, sidebar: $0.sidebar, didEndDisplaying: $2) }
    }
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        ask(indexPath) { $1.tabBarController($0, sidebar: $0.sidebar, contextMenuConfigurationFor: $2) }
    }
}
