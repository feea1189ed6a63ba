import UIKitControls

/// The positions at which an orthogonally scrolling section comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The insets that a section's content respects.
public enum UIContentInsetsReference: Int, Sendable { case automatic = 0, none, safeArea, layoutMargins, readableContent }

/// A length: points, an estimate in points, or a fraction (0…1) of the container's width or height.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }
    let kind: Kind
    public private(set) var dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { .init(.fractionalWidth, fractionalWidth) }
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { .init(.fractionalHeight, fractionalHeight) }
    public static func absolute(_ absoluteDimension: CGFloat) -> Self { .init(.absolute, absoluteDimension) }
    public static func estimated(_ estimatedDimension: CGFloat) -> Self { .init(.estimated, estimatedDimension) }
    public static func uniformAcrossSiblings(estimate: CGFloat) -> Self { .init(.estimated, estimate) }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// A width and a height of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
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
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { .init(fixedSpacing, flexible: false) }
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { .init(flexibleSpacing, flexible: true) }
    public var isFixed: Bool { !isFlexible }
}

/// The spacing at the edges of an item; `nil` for none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
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

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, fractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges, absoluteOffset, fractional: false) }
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, fractional: true)
    }
    open var isAbsoluteOffset: Bool { !isFractional }
    open var isFractionalOffset: Bool { isFractional }

    /// Returns the rectangle of an element of `size` anchored to `frame`.
    func place(_ size: CGSize, on frame: CGRect) -> CGRect {
        var x = frame.midX - size.width / 2
        var y = frame.midY - size.height / 2
        if edges.contains(.leading) { x = frame.minX } else if edges.contains(.trailing) { x = frame.maxX - size.width }
        if edges.contains(.top) { y = frame.minY } else if edges.contains(.bottom) { y = frame.maxY - size.height }
        let shift = isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
        return CGRect(x: x + shift.x, y: y + shift.y, width: size.width, height: size.height)
    }
}

/// The space available to a layout, in points, with and without the insets.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider: the container and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// An element on screen that orthogonal sections' handlers can read and change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    public var name: String { representedElementKind ?? "" }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
public typealias UICollectionViewCompositionalLayoutSectionProvider =
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
