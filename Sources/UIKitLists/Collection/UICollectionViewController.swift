import UIKitControls

/// A controller whose view contains a collection view and which is its data source and delegate.
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var layout: UICollectionViewLayout?

    /// Creates a controller that makes a collection view with the given layout when its view is loaded.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the `UICollectionViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UICollectionViewController.self)
    }

    // MARK: View

    open override func loadView() {
        // A subclass may name its nib by overriding the property; a scene without a view has none. (A-05, SP-B026)
        if loading.sceneView != nil || nibName.map({ InterfaceReader.shared.hasNib($0, in: nibBundle ?? .main) }) ?? false {
            super.loadView()
            if let collection = viewIfLoaded as? UICollectionView { hold(collection) }
        } else {
            let view = UIView(frame: UIScreen.main.bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view = view
            collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
            collectionView.backgroundColor = .systemBackground
        }
    }

    /// Puts the collection view of an interface file into a view that takes its place.
    private func hold(_ collection: UICollectionView) {
        let holder = UIView(frame: collection.frame)
        holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = holder
        collectionView = collection
    }

    private var storedCollection: UICollectionView?

    /// The collection view, which fills the controller's view. Loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollection
        }
        set {
            if storedCollection !== newValue { storedCollection?.removeFromSuperview() }
            storedCollection = newValue
            guard let newValue else { return }
            if newValue.dataSource == nil { newValue.dataSource = self }
            if newValue.delegate == nil { newValue.delegate = self }
            newValue.addGestureRecognizer(movementGesture.recognizer)
            guard let view = viewIfLoaded, view !== newValue, newValue.superview == nil else { return }
            newValue.frame = view.bounds
            newValue.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(newValue)
        }
    }

    /// The layout. Doesn't load the view if the controller was created with a layout.
    open var collectionViewLayout: UICollectionViewLayout {
        storedCollection?.collectionViewLayout ?? layout ?? collectionView.collectionViewLayout
    }
    /// Whether the selection is cleared each time the view appears. The default is `true`.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a push onto another collection view controller animates between the layouts. The push is a plain one, which is logged.
    /// (SP-E008)
    // FIXME(gap): the layouts are not interpolated, and each controller keeps its own collection view.
    /// Whether pushing a controller changes the layout of one shared collection view. It is stored but has no effect: each controller keeps
    /// its own view.
    open var useLayoutToLayoutNavigationTransitions = false
    /// Whether a long press moves items, if the data source can move them. The default is `true`.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movementGesture.recognizer.isEnabled = installsStandardGestureForInteractiveMovement }
    }
    private final let movementGesture = ItemMovementGesture()

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = storedCollection else { return }
        for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        // Loads the view, as UIKit does.
        collectionView?.isEditing = editing
    }

    // MARK: Data source

    /// Returns `0`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns an empty cell. A subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell()
    }
    /// Returns `1`, unless a subclass overrides it.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns an empty view, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView
    {
        OptionalRequirement.decline()
        return UICollectionReusableView()
    }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.decline()
        return true
    }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {}
    /// Returns nil, unless a subclass overrides it.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns the first item, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }

    // MARK: Delegate

    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Returns whether the view is not edited, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
        !collectionView.isEditing
    }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    /// Returns `false`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Returns a transition layout between both layouts, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns `collectionView.selectionFollowsFocus`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        collectionView.selectionFollowsFocus
    }
    /// Returns `proposedIndexPath`, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Calls the form before iOS 15, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// Returns `proposedContentOffset`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns `false`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalRequirement.decline()
        return nil
    }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// Returns `true`, unless a subclass overrides it.
    open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
        true
    }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns nil, unless a subclass overrides it.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scroll view delegate

    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns nil, unless a subclass overrides it.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true`, unless a subclass overrides it.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing, unless a subclass overrides it.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
