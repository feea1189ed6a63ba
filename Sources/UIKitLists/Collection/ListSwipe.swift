import UIKitControls

/// Swipe actions for the rows of a list section whose configuration provides them.
extension UICollectionView: SwipeHost {
    func swipePath(at point: CGPoint) -> IndexPath? { item(at: point) }
    func swipeCell(at path: IndexPath) -> (any SwipeCell)? { display.cells[path] as? UICollectionViewListCell }

    func swipeActions(for path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        guard let cell = display.cells[path] as? UICollectionViewListCell, let list = cell.row?.list else { return nil }
        let actions = (leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider)?(path)
        guard let actions else { return cell.contentView.contentSwipeActions(leading: leading) }
        return actions.actions.isEmpty ? nil : actions
    }

    func swipeWillOpen(at path: IndexPath) { itemTouchCancelled() }
    func swipeDidClose(at path: IndexPath?) {}

    /// Installs the recognizers when a row with actions is shown.
    func listenForSwipes() {
        guard swipe == nil else { return }
        let swipe = RowSwipe()
        swipe.host = self
        addGestureRecognizer(swipe.recognizer)
        self.swipe = swipe
    }
}

extension UICollectionViewListCell: SwipeCell {
    func swipeDidOpen(isSettled: Bool) { setNeedsUpdateConfiguration() }
    func swipeDidClose() { setNeedsUpdateConfiguration() }
}
