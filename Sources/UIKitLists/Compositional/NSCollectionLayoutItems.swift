import UIKitControls

/// The size of an item and the space around it, in a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// Creates an item with supplementary views, such as badges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// Creates an item without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize: layoutSize, supplementaryItems: []) }

    open private(set) var layoutSize: NSCollectionLayoutSize
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The space in points inside the item's place, by which its cell is smaller.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space around the item, between it and its neighbors, or nil for none. Estimated dimensions ignore it.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
}

/// A frame in a custom group, in the group's coordinates.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// Creates an item with a frame in the group's coordinates, in points.
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
    /// The number of subitems in the group, or nil if they repeat until it is full.
    let limit: Int?
    let provider: NSCollectionLayoutGroupCustomItemProvider?

    init(
        _ direction: Direction, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
        limit: Int? = nil, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.direction, self.subitems, repeatCount, self.limit, self.provider) = (direction, subitems, count, limit ?? count, provider)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Returns a row of `count` copies of an item that share the width equally. The item's own width is ignored.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.horizontal, layoutSize, [subitem], count: count)
    }
    /// Returns a row of `count` copies of an item, each with its own width.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self
    {
        .init(.horizontal, layoutSize, Array(repeating: subitem, count: count), limit: count)
    }
    /// Returns a row of items, which repeat from the first until the row is full.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        .init(.horizontal, layoutSize, subitems)
    }
    /// Returns a column of `count` copies of an item that share the height equally. The item's own height is ignored.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.vertical, layoutSize, [subitem], count: count)
    }
    /// Returns a column of `count` copies of an item, each with its own height.
    public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        .init(.vertical, layoutSize, Array(repeating: subitem, count: count), limit: count)
    }
    /// Returns a column of items, which repeat from the first until the column is full.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        .init(.vertical, layoutSize, subitems)
    }
    /// Returns a group whose items the closure places. It is called for each layout of the group.
    public static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self
    {
        .init(.custom, layoutSize, [], provider: itemProvider)
    }

    /// The views that hang on the group as a whole. A group's can be set; an item's come with it.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }
    /// The space between the items along the group's direction, or nil for none.
    public var interItemSpacing: NSCollectionLayoutSpacing?
    /// Returns a line about the group's direction and number of items. Unlike Apple's, it is no drawing.
    public func visualDescription() -> String { "<\(type(of: self)): \(direction) \(subitems.count) subitems>" }
}

/// A view attached to an item or a group: a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Creates a view at an anchor of its item or group.
    ///
    /// - Parameter itemAnchor: The point of the view itself that meets the container's anchor, or nil for the default.
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
    /// The order among overlapping elements; higher numbers are above. The default is 1.
    open var zIndex = 1
}

/// A header or footer at the edge of a section or of the layout, which may be pinned.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Creates a header or footer at an edge. The offset in points moves it from there.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []), itemAnchor: nil)
    }
    open private(set) var alignment: NSRectAlignment
    open private(set) var offset: CGPoint
    /// Whether the section grows by the view's size. With `false`, the view lies over the content. The default is `true`.
    open var extendsBoundary = true
    /// Whether the view stays at the visible edge as long as its section is visible. The default is `false`.
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
    /// Returns a view behind the section, whose class is registered with the layout.
    public static func background(elementKind: String) -> Self { .init(kind: elementKind) }
    public private(set) var elementKind: String
    /// The order among overlapping elements; lower numbers are below. The default is -1.
    public var zIndex = -1
}

/// A group repeated for as many items as the section has, optionally with headers and an orthogonal direction.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    let group: NSCollectionLayoutGroup
    /// The space in points around the section's content.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The space in points between groups. The default is 0.
    open var interGroupSpacing: CGFloat = 0
    /// The edges from which `contentInsets` count at the sides. Automatic leaves it to the layout's configuration.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The edges from which the insets of headers and footers count at the sides. Automatic means those of `contentInsets`.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// Whether headers and footers keep within the section's insets. The default is `true`.
    open var supplementariesFollowContentInsets = true
    /// The way in which the section scrolls across the layout's direction. The default is not at all.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The properties of orthogonal scrolling. iOS 17.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The section's headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A closure that is called before each layout of visible items, and may change their transforms and opacities, or nil.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The configuration of a section created from a list configuration.
    var list: UICollectionLayoutListConfiguration?

    /// Returns a section that looks like a list.
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
    /// The number of the collection layout section orthogonal scrolling deceleration rate.
    public let rawValue: CGFloat
    /// Creates the collection layout section orthogonal scrolling deceleration rate with the given number, which may be the app's own.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of the section's behavior.
    public static let automatic = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(rawValue: -1)
    /// The usual rate of scroll views.
    public static let normal = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(
        rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// The rate of scroll views that stop sooner.
    public static let fast = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(
        rawValue: UIScrollView.DecelerationRate.fast.rawValue)
}

/// The deceleration and bounce of a section that scrolls horizontally.
@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The rate at which scrolling slows down. The default is that of the section's behavior.
    open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    /// Whether the section bounces past its ends. The default is automatic.
    open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}
