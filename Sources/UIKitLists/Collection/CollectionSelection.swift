import UIKitControls

struct CollectionSelection {
    var items: Set<IndexPath> = []
    var pressed: IndexPath?
    /// The delegate's answer for the item under the finger, once it was asked.
    var mayHighlight: Bool?
    /// The item being moved by the app's gesture, and the point to which it was moved.
    var moving: (path: IndexPath, origin: IndexPath, position: CGPoint)?
}

/// Highlights and selects items in response to touches.
extension UICollectionView {
    private var selectionAllowed: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }
    private var multiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func itemTouchBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.first, selection.pressed == nil else { return }
        if let swipe, swipe.isOpen {
            swipe.close(animated: true)
            return
        }
        guard let path = item(at: touch.location(in: self)), display.cells[path] != nil else { return }
        (selection.pressed, selection.mayHighlight) = (path, nil)
        highlight(path)
    }

    func itemTouchMoved(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let path = selection.pressed, let cell = display.cells[path] else { return }
        if !cell.bounds.insetBy(dx: -10, dy: -10).contains(touch.location(in: cell)) { itemTouchCancelled() }
    }

    func itemTouchEnded() {
        guard let path = selection.pressed else { return }
        highlight(path)
        // The item is selected while it is highlighted, as UICollectionView's header lists the calls.
        if mayHighlight(path) { userSelected(path) }
        itemTouchCancelled()
    }

    func itemTouchCancelled() {
        guard let path = selection.pressed else { return }
        selection.pressed = nil
        guard let cell = display.cells[path], cell.isHighlighted else { return }
        cell.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Asks the delegate once for each touch. If it declines, nothing is selected either.
    private func mayHighlight(_ path: IndexPath) -> Bool {
        if let known = selection.mayHighlight { return known }
        let answer = selectionAllowed && itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        selection.mayHighlight = answer
        return answer
    }

    private func highlight(_ path: IndexPath) {
        guard let cell = display.cells[path], mayHighlight(path), !cell.isHighlighted else { return }
        cell.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Handles a tap on an item: the selection, and then the item's primary action, unless the tap extends or reduces a selection.
    package func userSelected(_ path: IndexPath) {
        if let row = display.cells[path] as? UICollectionViewListCell, row.togglesWhenTapped { return row.toggleOutline() }
        guard selectionAllowed else { return }
        // The primary action comes even if the delegate refused the selection. (UICollectionViewDelegate's documentation, iOS 16)
        let extends = multiple && !selection.items.isEmpty
        changeSelection(byTapOn: path)
        guard !extends, let itemDelegate, path.section < display.counts.count, path.item < display.counts[path.section],
            itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        itemDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func changeSelection(byTapOn path: IndexPath) {
        if selection.items.contains(path), multiple {
            userDeselects(path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !multiple {
            for old in selection.items where old != path {
                mark(old, selected: false); itemDelegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        mark(path, selected: true)
        // A cell's segue is performed when the cell is selected. (SP-A087)
        if let cell = cellForItem(at: path) { cell.selectionSegue?.trigger(sender: cell) }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }

    private func userDeselects(_ path: IndexPath) {
        guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        mark(path, selected: false)
        itemDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    func mark(_ path: IndexPath, selected: Bool) {
        if selected { selection.items.insert(path) } else { selection.items.remove(path) }
        if let cell = display.cells[path], cell.isSelected != selected { cell.isSelected = selected }
    }

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in selection.items { mark(old, selected: false) }
            return
        }
        guard selectionAllowed else { return }
        if !multiple { for old in selection.items where old != path { mark(old, selected: false) } }
        mark(path, selected: true)
        if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Interactive movement

    func beginMovement(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.collectionView(self, canMoveItemAt: path), let cell = display.cells[path] else { return false }
        selection.moving = (path, path, cell.center)
        bringSubviewToFront(cell)
        return true
    }

    func updateMovement(_ position: CGPoint) {
        guard let moving = selection.moving, let cell = display.cells[moving.path] else { return }
        lift(cell, moving.path, to: position)
        let proposed = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: moving.path, withPosition: position)
        let target =
            itemDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.origin, atCurrentIndexPath: moving.path,
                toProposedIndexPath: proposed) ?? proposed
        selection.moving?.position = position
        guard target != moving.path, target.section < display.counts.count else { return }
        var plan = UpdatePlan()
        plan.moved = [(moving.path, target)]
        let map = plan.itemMap(oldCounts: display.counts)
        if target.section != moving.path.section {
            display.counts[moving.path.section] -= 1
            display.counts[target.section] += 1
        }
        display.cells = Dictionary(uniqueKeysWithValues: display.cells.compactMap { path, cell in map(path).map { ($0, cell) } })
        selection.items = Set(selection.items.compactMap(map))
        selection.moving = (target, moving.origin, position)
        let context = collectionViewLayout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position, previousIndexPaths: [moving.path],
            previousPosition: moving.position)
        collectionViewLayout.invalidateLayout(with: context)
        UIView.animate(withDuration: ListDurations.makingWay) { self.layoutCollection() }
    }

    /// Gives a moving cell the layout's attributes for the touch.
    private func lift(_ cell: UICollectionViewCell, _ path: IndexPath, to position: CGPoint) {
        layoutElementsIfNeeded()
        let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
        // The compositor multiplies depths.
        attributes.zIndex = min(attributes.zIndex, 10_000)
        cell.adopt(attributes)
    }

    func endMovement(cancelled: Bool) {
        guard let moving = selection.moving else { return }
        selection.moving = nil
        let context = collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [cancelled ? moving.origin : moving.path], previousIndexPaths: [moving.path], movementCancelled: cancelled)
        if cancelled {
            collectionViewLayout.invalidateLayout(with: context)
            reload()
            return
        }
        if moving.path != moving.origin { dataSource?.collectionView(self, moveItemAt: moving.origin, to: moving.path) }
        collectionViewLayout.invalidateLayout(with: context)
        UIView.animate(withDuration: ListDurations.drop) { self.layoutCollection() }
    }
}
