import UIKitControls

/// The configuration of a section that looks like a table: style, headers, separators, swipe actions.
public struct UICollectionLayoutListConfiguration {
    /// The appearance of a list.
    public enum Appearance: Int, Sendable { case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain }
    /// The source of a section's header: none, a supplementary view, or the first item.
    public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
    /// The source of a section's footer: none, or a supplementary view.
    public enum FooterMode: Int, Sendable { case none = 0, supplementary }
    /// A closure that returns the swipe actions of an item, or nil for none.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?
    /// A closure that returns the separators of an item, given those of the list.
    public typealias ItemSeparatorHandler = @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The supplementary views that keep the height of their content, instead of the list's smallest. iOS 18.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The headers.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
    }

    /// Creates a configuration with the defaults of an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    /// The appearance of the list.
    public let appearance: Appearance
    /// Whether lines separate the items. The default is `true`.
    public var showsSeparators = true
    /// The lines between the items.
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    /// A closure that changes the lines of single items, or nil.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The color behind the list, or nil to use that of the appearance.
    public var backgroundColor: UIColor?
    /// A closure that returns the actions which a swipe from the leading edge reveals, or nil.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// A closure that returns the actions which a swipe from the trailing edge reveals, or nil.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The source of the sections' headers. The default is none.
    public var headerMode: HeaderMode = .none
    /// The source of the sections' footers. The default is none.
    public var footerMode: FooterMode = .none
    // FIXME(gap): stored only; headers have their own padding.
    /// The padding above headers in points, or nil. It is stored but has no effect: headers have their own padding.
    public var headerTopPadding: CGFloat?
    // FIXME(gap): headers always have the height of their content.
    /// The elements that have the height of their content. It is stored but has no effect: headers always do.
    public var contentHuggingElements: ContentHuggingElements = .supplementaryHeader
}

/// The appearance of a list's separators, and whether they are shown.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is visible. Automatic leaves it to the list.
    public enum Visibility: Int, Sendable { case automatic = 0, visible, hidden }
    /// The insets that leave each edge to the list.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: -.greatestFiniteMagnitude, leading: -.greatestFiniteMagnitude, bottom: -.greatestFiniteMagnitude,
        trailing: -.greatestFiniteMagnitude)

    /// Creates the separators for a list appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
    /// Whether the line above the item is visible.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether the line below the item is visible.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// The insets of the line above the item, in points.
    public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
    /// The insets of the line below the item, in points.
    public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
    /// The color of the lines.
    public var color: UIColor = .separator
    /// The color of the lines around selected items.
    public var multipleSelectionColor: UIColor = .separator
    // FIXME(gap): separators are plain lines.
    /// A visual effect for the lines. It is stored but has no effect: separators are plain lines.
    public var visualEffect: UIVisualEffect?
}

/// The position of a list row, which determines its cell's appearance.
struct ListRow {
    var list: UICollectionLayoutListConfiguration
    var isFirst: Bool
    var isLast: Bool
    /// Whether the row is a header or footer.
    var isBand = false
    var isInSidebar: Bool { list.appearance == .sidebar || list.appearance == .sidebarPlain }
}

@MainActor enum ListSection {
    static func make(_ list: UICollectionLayoutListConfiguration, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        let figures = TableFigures.current
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(figures.rowHeight))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.list = list
        let isCard = list.appearance == .insetGrouped
        let side = isCard ? TableFigures.sideMargin(width: environment.container.contentSize.width) : 0
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        if list.appearance == .grouped || isCard {
            // On the pixel grid: 17.667 points at 3x.
            let gap = figures.groupedGap.rounded(toPixelsAt: max(environment.traitCollection.displayScale, 1))
            if list.headerMode == .none { section.contentInsets.top = gap }
            if list.footerMode == .none { section.contentInsets.bottom = gap }
        }
        let height = list.appearance == .plain ? figures.plainHeaderHeight : figures.groupedHeaderPadding + 16
        let band = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        if list.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: band, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = list.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if list.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: band, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// The rows of a list section: heights in a tree, so that ten thousand rows cost little more than ten.
@MainActor struct ListRows {
    let list: UICollectionLayoutListConfiguration
    let section: Int
    private(set) var origin: CGPoint
    let width: CGFloat
    private var tree: HeightTree

    init(list: UICollectionLayoutListConfiguration, section: Int, count: Int, origin: CGPoint, width: CGFloat, measured: MeasuredSizes) {
        (self.list, self.section, self.origin, self.width) = (list, section, origin, width)
        tree = HeightTree(count: count, height: TableFigures.current.rowHeight)
        for (path, size) in measured.items where path.section == section && path.item < count { tree[path.item] = size.height }
    }

    var height: CGFloat { tree.total }

    mutating func mirror(in whole: CGFloat) { origin.x = whole - origin.x - width }

    func attributes(_ item: Int, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        guard item >= 0, item < tree.count else { return nil }
        let frame = CGRect(x: origin.x, y: origin.y + tree.sum(before: item), width: width, height: tree[item])
        let attributes = layout.cellAttributes(IndexPath(item: item, section: section), frame)
        attributes.fixedAxes = .horizontal
        attributes.listRow = ListRow(list: list, isFirst: item == 0, isLast: item == tree.count - 1)
        return attributes
    }

    func attributes(in rect: CGRect, _ layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
        var result: [UICollectionViewLayoutAttributes] = []
        var item = tree.index(at: rect.minY - origin.y)
        while item < tree.count, let attributes = attributes(item, layout), attributes.frame.minY < rect.maxY {
            result.append(attributes)
            item += 1
        }
        return result
    }
}
