import UIKitControls

/// The size of an item and the space around it, in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    open private(set) var layoutSize: NSCollectionLayoutSize
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A frame in a custom group, in the group's coordinates.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
    open private(set) var frame: CGRect
    open private(set) var zIndex: Int
}

/// Items in a row, in a column, or placed by a closure; groups may contain groups.
@preconcurrency @MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Direction { case horizontal, vertical, custom }
    let direction: Direction
    public private(set) var subitems: [NSCollectionLayoutItem]
    /// The fixed number of equal parts for a single subitem.
    let repeatCount: Int?
    let provider: NSCollectionLayoutGroupCustomItemProvider?

    init(
        _ direction: Direction, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
        provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.direction, self.subitems, repeatCount, self.provider) = (direction, subitems, count, provider)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.horizontal, layoutSize, [subitem], count: count)
    }
    public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
    {
        .init(.horizontal, layoutSize, Array(repeating: subitem, count: count))
    }
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        .init(.horizontal, layoutSize, subitems)
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.vertical, layoutSize, [subitem], count: count)
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.vertical, layoutSize, Array(repeating: subitem, count: count))
    }
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        .init(.vertical, layoutSize, subitems)
    }
    public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self
    {
        .init(.custom, layoutSize, [], provider: itemProvider)
    }

    /// The views that hang on the group as a whole. A group's can be set; an item's come with it.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }
    public var interItemSpacing: NSCollectionLayoutSpacing?
    public func visualDescription() -> String { "<\(type(of: self)): \(direction) \(subitems.count) subitems>" }
}

/// A view attached to an item or a group: a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    open private(set) var elementKind: String
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1
}

/// A header or footer at the edge of a section or of the layout, which may be pinned.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []), itemAnchor: nil)
    }
    open private(set) var alignment: NSRectAlignment
    open private(set) var offset: CGPoint
    open var extendsBoundary = true
    open var pinToVisibleBounds = false
}

/// A view behind a section, of a class that the layout registers.
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }
    public static func background(elementKind: String) -> Self { .init(kind: elementKind) }
    public private(set) var elementKind: String
    public var zIndex = -1
}

/// A group repeated for as many items as the section has, optionally with headers and an orthogonal direction.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    let group: NSCollectionLayoutGroup
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    // FIXME(gap): supplementary items follow the section's insets.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    open var supplementariesFollowContentInsets = true
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The properties of orthogonal scrolling. iOS 17.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The configuration of a section created from a list configuration.
    var list: UICollectionLayoutListConfiguration?

    open class func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection
    {
        ListSection.make(configuration, layoutEnvironment)
    }
}

/// Whether a section that scrolls horizontally bounces past its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable { case automatic, always, never }

/// The rate at which an orthogonal section decelerates.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of the section's behavior.
    public static let automatic = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(rawValue: -1)
    public static let normal = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(
        rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(
        rawValue: UIScrollView.DecelerationRate.fast.rawValue)
}

/// The deceleration and bounce of a section that scrolls horizontally.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}
