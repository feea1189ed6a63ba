import UIKitControls

/// The positions at which an orthogonally scrolling section stops.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The ways of scrolling: not at all, freely, to groups' leading edges, by pages of the view's width, by groups, and by centered
    /// groups.
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The insets that a section's content respects.
public enum UIContentInsetsReference: Int, Sendable { case automatic = 0, none, safeArea, layoutMargins, readableContent }

/// A length: points, an estimate in points, or a fraction (0…1) of the container's width or height.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
    let kind: Kind
    public private(set) var dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    /// Returns a fraction of the container's width, where 1 is the whole width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { .init(.fractionalWidth, fractionalWidth) }
    /// Returns a fraction of the container's height, where 1 is the whole height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { .init(.fractionalHeight, fractionalHeight) }
    /// Returns a fixed number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { .init(.absolute, absoluteDimension) }
    /// Returns an estimate in points, which the cell's own size replaces when it is visible.
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { .init(.estimated, estimatedDimension) }
    /// Returns the largest dimension of the items in a group that have it, across the group's direction. Each is measured from an estimate
    /// in points. iOS 17.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { .init(.uniform, estimate) }

    /// Whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether the dimension is a fixed number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the dimension is an estimate.
    public var isEstimated: Bool { kind == .estimated || kind == .uniform }
    /// Whether the dimension is that of the largest sibling. iOS 17.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }

    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated, .uniform: dimension
        }
    }
}

/// A width and a height of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    /// Creates a size of two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }
    open private(set) var widthDimension: NSCollectionLayoutDimension
    open private(set) var heightDimension: NSCollectionLayoutDimension

    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: max(0, widthDimension.resolved(in: container)), height: max(0, heightDimension.resolved(in: container)))
    }

    var fixedAxes: UIAxis {
        var axes: UIAxis = []
        if !widthDimension.isEstimated { axes.insert(.horizontal) }
        if !heightDimension.isEstimated { axes.insert(.vertical) }
        return axes
    }
}

/// Spacing in points: exact, or a minimum.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    public private(set) var spacing: CGFloat
    public private(set) var isFlexible: Bool
    init(_ spacing: CGFloat, flexible: Bool) {
        (self.spacing, isFlexible) = (spacing, flexible)
        super.init()
    }
    /// Returns a fixed number of points.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { .init(fixedSpacing, flexible: false) }
    /// Returns at least the given number of points; flexible spaces share what remains.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { .init(flexibleSpacing, flexible: true) }
    /// Whether the space is a fixed number of points.
    public var isFixed: Bool { !isFlexible }
}

/// The spacing at the edges of an item; `nil` for none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Creates the spaces at the four edges. Nil means none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
    open private(set) var leading: NSCollectionLayoutSpacing?
    open private(set) var top: NSCollectionLayoutSpacing?
    open private(set) var trailing: NSCollectionLayoutSpacing?
    open private(set) var bottom: NSCollectionLayoutSpacing?

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, trailing: trailing?.spacing ?? 0)
    }
}

/// The anchor of a supplementary view: edges, and an offset in points or as a fraction of its size.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    open private(set) var edges: NSDirectionalRectEdge
    open private(set) var offset: CGPoint
    private let isFractional: Bool

    init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, fractional: Bool) {
        (self.edges, self.offset, isFractional) = (edges, offset, fractional)
        super.init()
    }

    /// Creates an anchor at edges: none for the center, one for its middle, or two for a corner.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, fractional: false) }
    /// Creates an anchor at edges, moved by an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, fractional: false) }
    /// Creates an anchor at edges, moved by an offset in fractions of the view's own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, fractional: true)
    }
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractional }
    /// Whether the offset is in fractions of the view's size.
    open var isFractionalOffset: Bool { isFractional }

    /// Returns the rectangle of an element of `size` anchored to `frame`: with its own anchor, the point there meets this anchor's, and
    /// else it is inside the edges.
    // FIXME(gap): the offset of an element's own anchor has no effect.
    func place(_ size: CGSize, on frame: CGRect, itemAnchor: NSCollectionLayoutAnchor? = nil) -> CGRect {
        guard let itemAnchor else { return place(size, inside: frame) }
        let target = point(of: frame), own = itemAnchor.point(of: CGRect(origin: .zero, size: size)), shift = shift(of: size)
        return CGRect(x: target.x - own.x + shift.x, y: target.y - own.y + shift.y, width: size.width, height: size.height)
    }

    /// Returns the point of a rectangle at the edges, or in its middle along an axis without one.
    private func point(of frame: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX,
            y: edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY)
    }

    private func shift(of size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    private func place(_ size: CGSize, inside frame: CGRect) -> CGRect {
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        if edges.contains(.leading) { x = frame.minX } else if edges.contains(.trailing) { x = frame.maxX - size.width }
        if edges.contains(.top) { y = frame.minY } else if edges.contains(.bottom) { y = frame.maxY - size.height }
        let shift = shift(of: size)
        return CGRect(x: x + shift.x, y: y + shift.y, width: size.width, height: size.height)
    }
}

/// The space available to a layout, in points, with and without the insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size of the container in points.
    var contentSize: CGSize { get }
    /// The size inside of the container's insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets of the container, where the layout direction is applied.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider: the container and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container for which the section is laid out, usually the collection view.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// An element on screen that orthogonal sections' handlers can read and change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order among overlapping elements.
    var zIndex: Int { get set }
    /// Whether the element is invisible.
    var isHidden: Bool { get set }
    /// The center in the coordinates of the collection view's content.
    var center: CGPoint { get set }
    /// The transform about the center.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform about the center.
    var transform3D: CATransform3D { get set }
    /// The kind of a supplementary or decoration view; empty for cells.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame in the coordinates of the collection view's content.
    var frame: CGRect { get }
    /// The bounds in the element's own coordinates.
    var bounds: CGRect { get }
    /// Whether the element is a cell, a supplementary, or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view, or nil for cells.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind of a supplementary or decoration view; empty for cells.
    public var name: String { representedElementKind ?? "" }
}

/// The closure that changes visible items: the items, the section's content offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    /// The closure that creates a section from its index and the environment. Nil creates no section.
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    /// The closure that places the items of a custom group.
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize {
        CGSize(
            width: contentSize.width - contentInsets.leading - contentInsets.trailing,
            height: contentSize.height - contentInsets.top - contentInsets.bottom)
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        (self.contentSize, self.contentInsets, traitCollection) = (contentSize, contentInsets, traits)
        super.init()
    }
}
