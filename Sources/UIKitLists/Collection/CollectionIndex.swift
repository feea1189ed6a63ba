import UIKitControls

/// The index at the trailing edge, whose titles the data source provides. iOS 14.
extension UICollectionView {
    func layoutIndex() {
        if !display.askedForIndex, let dataSource {
            display.askedForIndex = true
            showIndex(dataSource.indexTitles(for: self) ?? [])
        }
        guard let index = display.index else { return }
        let inset = coveredInset, width = SectionIndexView.width
        index.frame = CGRect(
            x: isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
            y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    private func showIndex(_ titles: [String]) {
        guard !titles.isEmpty else {
            display.index?.removeFromSuperview()
            display.index = nil
            return
        }
        let view = display.index ?? SectionIndexView(frame: .zero)
        view.titles = titles
        view.color = tintColor
        view.chosen = { [weak self] title, index in self?.jump(to: title, index) }
        // Above pinned headers.
        view.layer.zPosition = 1_000
        if view.superview == nil { addSubview(view) }
        display.index = view
    }

    private func jump(to title: String, _ index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), path.count == 2,
            display.counts.indices.contains(path.section), path.item < display.counts[path.section]
        else { return }
        scrollToItem(at: path, at: .top, animated: false)
    }
}
