import UIKitControls

/// The parts of a layout that are invalid; everything if there is no context.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    open var invalidateEverything: Bool { everything }
    open var invalidateDataSourceCounts: Bool { counts }
    var everything = false
    var counts = false

    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = (supplementaries ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = (decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    private var items: [IndexPath]?
    private var supplementaries: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
    open var contentOffsetAdjustment: CGPoint = .zero
    // FIXME(gap): the content's size is always queried again; contexts have no information about interactive movements.
    open var contentSizeAdjustment: CGSize = .zero
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open var interactiveMovementTarget: CGPoint = .zero
}

/// A change of a batch: the paths before and after it, `nil` for an inserted or deleted element.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }

    private let stored: (action: Action, before: IndexPath?, after: IndexPath?)

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        stored = (action, before, after)
        super.init()
    }
    /// Creates an update that changes nothing, for subclasses that override its properties.
    public override init() {
        stored = (.none, nil, nil)
        super.init()
    }

    open var updateAction: Action { stored.action }
    open var indexPathBeforeUpdate: IndexPath? { stored.before }
    open var indexPathAfterUpdate: IndexPath? { stored.after }
}

/// Determines the positions of items, headers, and decorations. A subclass returns them in the collection's content coordinates, in points.
@preconcurrency @MainActor open class UICollectionViewLayout: MainActorKeyValueObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open func encode(with coder: NSCoder) {}

    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?
    /// Whether the layout is prepared; `false` after it was invalidated.
    var isPrepared = false
    /// The context of a call of ``invalidateLayout()`` by the collection view.
    private var pendingContext: UICollectionViewLayoutInvalidationContext?
    var decorationClasses: [String: AnyClass] = [:]
    var decorationNibs: [String: UINib] = [:]

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    open func invalidateLayout() {
        let context = pendingContext ?? makeContext(everything: false, counts: false)
        pendingContext = nil
        invalidateLayout(with: context)
    }

    /// Invalidates the layout through both methods, for the collection view itself: a subclass may discard its caches in either, and
    /// Chatto's does so in the older one alone for reloads, batch updates and new widths.
    func invalidate(using context: UICollectionViewLayoutInvalidationContext) {
        pendingContext = context
        invalidateLayout()
        guard pendingContext != nil else { return }
        pendingContext = nil
        invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        owner?.layoutWasInvalidated(context)
    }

    func makeContext(everything: Bool, counts: Bool) -> UICollectionViewLayoutInvalidationContext {
        let type =
            type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
            ?? UICollectionViewLayoutInvalidationContext.self
        let context = Instantiation.make(type)
        context.everything = everything
        context.counts = counts
        return context
    }

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let attributes =
            (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = .max
        return attributes
    }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorationClasses[elementKind] = viewClass }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorationNibs[elementKind] = nib }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext(everything: false, counts: false)
    }
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext(everything: false, counts: false)
        context.invalidateItems(at: [preferredAttributes.indexPath])
        return context
    }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.indexPathForItem(at: position) ?? previousIndexPath
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeContext(everything: false, counts: false) }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { makeContext(everything: false, counts: false) }

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether a flow or a compositional layout is mirrored if the collection view runs from right to left. A flow layout's subclass
    /// overrides it; compositional layouts return `true`.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        copy.alpha = 0
        return copy
    }

    func cellAttributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(for: self, .cell, nil, path)
        attributes.frame = frame
        return attributes
    }

    func supplementaryAttributes(_ kind: String, _ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(for: self, .supplementaryView, kind, path)
        attributes.frame = frame
        return attributes
    }
}
