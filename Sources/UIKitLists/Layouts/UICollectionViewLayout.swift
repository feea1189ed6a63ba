import UIKitControls

/// The parts of a layout that are invalid; everything if there is no context.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether everything must be determined again, as after `reloadData()`.
    open var invalidateEverything: Bool { everything }
    /// Whether the numbers of sections and items must be determined again.
    open var invalidateDataSourceCounts: Bool { counts }
    var everything = false
    var counts = false

    /// Marks items whose attributes are no longer valid.
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
    /// Marks supplementary views whose attributes are no longer valid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = (supplementaries ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    /// Marks decoration views whose attributes are no longer valid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = (decorations ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
    }
    private var items: [IndexPath]?
    private var supplementaries: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?
    /// The marked items, or nil if none is.
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    /// The marked supplementary views by their kinds, or nil if none is.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
    /// The marked decoration views by their kinds, or nil if none is.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
    /// The change in points of the content's offset after the invalidation.
    open var contentOffsetAdjustment: CGPoint = .zero
    // FIXME(gap): the content's size is always queried again.
    /// The change in points of the content's size. It is stored but has no effect: the size is always determined again.
    open var contentSizeAdjustment: CGSize = .zero
    /// The former places of the moving items, or nil if the context is not about a movement.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The new places of the moving items, or nil if the context is not about a movement.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The point to which the items are moved.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero
}

/// A change of a batch: the paths before and after it, `nil` for an inserted or deleted element.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change in a batch of updates.
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

    /// The kind of the change.
    open var updateAction: Action { stored.action }
    /// The index path before the batch, or nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { stored.before }
    /// The index path after the batch, or nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { stored.after }
}

/// Determines the positions of items, headers, and decorations. A subclass returns them in the collection's content coordinates, in points.
@preconcurrency @MainActor open class UICollectionViewLayout: MainActorKeyValueObject, @preconcurrency NSCoding {
    public override init() { super.init() }

    /// Creates the `UICollectionViewLayout` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Writes nothing: a layout in code has no archive.
    open func encode(with coder: NSCoder) {}

    /// The collection view that uses the layout, or nil.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?
    /// Whether the layout is prepared; `false` after it was invalidated.
    var isPrepared = false
    /// The context of a call of ``invalidateLayout()`` by the collection view.
    private var pendingContext: UICollectionViewLayoutInvalidationContext?
    var decorationClasses: [String: AnyClass] = [:]
    var decorationNibs: [String: UINib] = [:]

    /// The class of the layout's attributes. Override it for attributes of the app's own.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts. Override it for contexts of the app's own.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Whether the layout depends on the collection view's layout margins.
    var followsLayoutMargins: Bool { false }

    /// Discards the layout, which is prepared again before the next layout of the view.
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

    /// Discards the parts of the layout that a context marks. Override it to discard caches, and call super.
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

    /// Prepares the layout: determine places here. It is called before the other methods, after each invalidation. Override it.
    open func prepare() {}
    /// The size of the content in points. Override it.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of all elements that meet a rectangle of the content. Override it.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item, or nil for one that doesn't exist. Override it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view, or nil for one that doesn't exist. Override it.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    /// Returns the attributes of a decoration view, or nil for one that doesn't exist. Override it.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// Returns the attributes of an item that the user moves: those of its place, centered at the touch, above all others.
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

    /// Registers the class of a kind of decoration views. Nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorationClasses[elementKind] = viewClass }
    /// Registers a nib that creates a kind of decoration views. Nil removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorationNibs[elementKind] = nib }

    /// Returns whether new bounds, which also change by scrolling, invalidate the layout. Override it; the default is `false`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// Returns a context for new bounds. Override it to mark elements.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext(everything: false, counts: false)
    }
    /// Returns whether the size that a cell determines itself invalidates the layout. Override it; the default is `false`.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns a context for the size that a cell determines itself, which marks its item.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext(everything: false, counts: false)
        context.invalidateItems(at: [preferredAttributes.indexPath])
        return context
    }
    /// Returns the offset at which scrolling stops after a drag, before the collection view's delegate is asked. Override it, for
    /// example to stop at items; the default keeps the proposed one. The velocity is in points per millisecond.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    { proposedContentOffset }
    /// Returns the content's offset after a change of layouts or a batch of updates. Override it; the default keeps the proposed one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Called before a batch of updates is animated. Override it, and call super.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after the places of a batch of updates were determined. Override it, and call super.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the bounds change with animation. It is never called here.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds changed with animation. It is never called here.
    open func finalizeAnimatedBoundsChange() {}
    /// Called, on the old layout, before the view changes to another.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called, on the new layout, before the view changes from another.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after the view changed layouts.
    open func finalizeLayoutTransition() {}
    /// Returns the attributes from which an inserted item appears. By default, it fades in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }
    /// Returns the attributes at which a deleted item disappears. By default, it fades out at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }
    /// Returns the attributes from which an inserted supplementary view appears. By default, it fades in at its place. It is never called
    /// here.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    /// Returns the attributes at which a deleted supplementary view disappears. By default, it fades out at its place. It is never called
    /// here.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    /// Returns nil: decoration views appear without animation. It is never called here.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns nil: decoration views disappear without animation. It is never called here.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns supplementary views that appear together with a batch of updates. The default is none. It is never called here.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns supplementary views that disappear together with a batch of updates. The default is none. It is never called here.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns decoration views that appear together with a batch of updates. The default is none. It is never called here.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns decoration views that disappear together with a batch of updates. The default is none. It is never called here.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the place for an item that the user moves: the item under the touch, else its former place.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        owner?.indexPathForItem(at: position) ?? previousIndexPath
    }
    /// Returns a context for items that the user moves, which contains their former and their new places.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(previousIndexPaths, targetIndexPaths, targetPosition) }
    /// Returns a context for the end of a movement by the user, which contains the items' former and their final places.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { movementContext(previousIndexPaths, indexPaths, .zero) }

    private func movementContext(_ previous: [IndexPath], _ target: [IndexPath], _ position: CGPoint)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = makeContext(everything: false, counts: false)
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = target
        context.interactiveMovementTarget = position
        return context
    }

    /// The direction for which the layout was written: left to right.
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
