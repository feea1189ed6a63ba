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
            return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundColor = .clear
        (collection.dataSource, collection.delegate) = (self, self)
        return collection
    }()

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
        var content = row.isHeader ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
        (content.text, content.secondaryText) = (row.tab.title, row.tab.subtitle)
        if !row.isHeader { content.image = row.tab.image }
        cell.contentConfiguration = content
        cell.indentationLevel = row.level
        cell.accessories = row.tab.badgeValue.map { [.label(text: $0)] } ?? []
        cell.isUserInteractionEnabled = row.tab.isEnabled && !row.isHeader
    }

    init() {
        super.init(frame: .zero)
        toggle.addAction(UIAction { [weak self] _ in self?.whenHidden() }, for: .primaryActionTriggered)
        backgroundColor = .secondarySystemBackground
        for view in [collection, toggle] { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }

    // MARK: Showing

    func show(_ controller: UITabBarController?) {
        guard let controller else { return }
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
                sections.append([Row(tab: group, isHeader: true)] + rows(group.children, 0))
            } else {
                single += rows([tab], 0)
            }
        }
        return (single.isEmpty ? [] : [single]) + sections
    }

    private static func rows(_ tabs: [UITab], _ level: Int) -> [Row] {
        tabs.filter { !$0.isHidden }.flatMap { tab in [Row(tab: tab, level: level)] + rows((tab as? UITabGroup)?.children ?? [], level + 1)
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
        whenChosen(sections[indexPath.section][indexPath.item].tab)
    }
}
