import UIKitControls

/// A controller whose view is a table and which is its data source and delegate.
@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Creates a controller that makes a table of the given style when its view is loaded.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with a plain table.
    public convenience init() { self.init(style: .plain) }

    /// Creates the `UITableViewController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UITableViewController.self)
    }

    private var tableStyle: UITableView.Style = .plain
    /// The rows of a storyboard's static table.
    package var staticContent: StaticTableContent?

    // MARK: View

    // H-40: without an interface file the controller creates its own table.
    open override func loadView() {
        if loading.sceneView != nil || hasNib {
            super.loadView()
        } else {
            view = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
        }
        checkView()
    }

    // A subclass may name its nib by overriding the property; a scene without a view has none. (A-05, SP-B026)
    private var hasNib: Bool { nibName.map { InterfaceReader.shared.hasNib($0, in: nibBundle ?? .main) } ?? false }

    // The view must be a table. (H-42)
    private func checkView() {
        guard let view = viewIfLoaded, !(view is UITableView) else { return }
        if hasNib, let nibName {
            Fault.raise(
                .internalInconsistencyException,
                "-[UITableViewController loadView] loaded the \"\(nibName)\" nib but didn't get a UITableView.")
        } else {
            Fault.raise(
                .internalInconsistencyException,
                "-[UITableViewController loadView] instantiated view controller with identifier \"\(storyboardIdentifier ?? "")\" "
                    + "from storyboard \"\(storyboard?.name ?? "")\", but didn't get a UITableView.")
        }
        self.view = UITableView(frame: UIScreen.main.bounds, style: tableStyle)
    }

    /// The scene's identifier in its storyboard, for messages.
    package var storyboardIdentifier: String?

    /// The table, which is the controller's view. Setting it replaces the view.
    ///
    /// The controller becomes the data source and the delegate of a table without them.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override var view: UIView! {
        get { super.view }
        set {
            super.view = newValue
            guard let table = newValue as? UITableView else { return }
            // H-40: the controller is data source and delegate, unless the interface file specifies others.
            if table.dataSource == nil { table.dataSource = self }
            if table.delegate == nil { table.delegate = self }
        }
    }

    /// Whether the selection is cleared each time the view appears. The default is `true`. A canceled back swipe restores it.
    open var clearsSelectionOnViewWillAppear = true

    // The control belongs to the scroll view. (H-44)
    /// The refresh control of the table, or nil for none.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    private let keyboard = TableKeyboardAvoidance()

    // Reloads an empty table, clears the selection, follows the keyboard. (H-40, H-43)
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboard.start(for: self)
        guard let tableView else { return }
        if tableView.hasNoRows {
            tableView.reloadData()
        } else if clearsSelectionOnViewWillAppear {
            clearSelection(animated)
        }
    }

    // A swipe that is canceled selects the row again. (H-41)
    private func clearSelection(_ animated: Bool) {
        guard let tableView, let paths = tableView.indexPathsForSelectedRows, !paths.isEmpty else { return }
        let deselect = { for path in paths { tableView.deselectRow(at: path, animated: animated) } }
        guard let coordinator = transitionCoordinator, animated else { return deselect() }
        coordinator.animate { _ in
            deselect()
        } completion: { context in
            guard context.isCancelled else { return }
            for path in paths { tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
        }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.stop()
    }

    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    // MARK: Data source

    /// Returns the number of static sections, or 1 without static content, unless a subclass overrides it.
    open func numberOfSections(in tableView: UITableView) -> Int { staticContent?.sections.count ?? 1 }
    /// Returns the number of a section's static rows, or 0 without static content, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { staticContent?.rowCount(section) ?? 0 }
    /// Returns the static cell of a row, or an empty cell without static content, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        staticContent?.cell(at: indexPath) ?? UITableViewCell()
    }
    /// Returns the title above a static section, or nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        staticContent?.section(section)?.header
    }
    /// Returns the title below a static section, or nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        staticContent?.section(section)?.footer
    }
    /// Returns whether there is no static content, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.decline()
        return staticContent == nil
    }
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.decline()
        return true
    }
    /// Returns nil, unless a subclass overrides it.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns `index`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        OptionalRequirement.decline()
    }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        OptionalRequirement.decline()
    }

    // MARK: Delegate

    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns the height of a static row, or else the table's `rowHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if let height = staticContent?.height(at: indexPath) { return height }
        OptionalRequirement.decline()
        return tableView.rowHeight
    }
    /// Returns `tableView.sectionHeaderHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.decline()
        return tableView.sectionHeaderHeight
    }
    /// Returns `tableView.sectionFooterHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.decline()
        return tableView.sectionFooterHeight
    }
    /// Returns `tableView.estimatedRowHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.decline()
        return tableView.estimatedRowHeight
    }
    /// Returns `tableView.estimatedSectionHeaderHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// Returns `tableView.estimatedSectionFooterHeight`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// Returns nil, so that the title appears, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Returns nil, so that the title appears, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns `indexPath`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Returns `indexPath`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns whether the view is not edited, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { !tableView.isEditing }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// Returns `.delete`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        OptionalRequirement.decline()
        return nil
    }
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns `proposedDestinationIndexPath`, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns the indentation of a static row, or 0, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.decline()
        return 0
    }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
        -> Bool
    { false }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool { true }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns nil, unless a subclass overrides it.
    open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    /// Returns `true`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `tableView.selectionFollowsFocus`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
    /// Returns `false`, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Returns nil, unless a subclass overrides it.
    open func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns nil, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing, unless a subclass overrides it.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
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
