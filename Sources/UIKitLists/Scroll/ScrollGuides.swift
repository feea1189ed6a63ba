import UIKitControls

/// The content and frame guides, and the content size that constraints determine.
extension UIScrollView {
    func makeGuides() {
        let guides = autoLayoutMakeContentArea { [weak self] size in self?.constraintsGave(size) }
        contentGuide = guides.content
        frameGuide = guides.frame
    }

    /// Adopts the size that constraints determine. Tables and collections compute their size themselves.
    private func constraintsGave(_ size: CGSize) {
        guard !(self is UITableView), !(self is UICollectionView) else { return }
        scroll.constrainedSize = size
        contentSize = zoomedSize(size)
    }

    /// Removes the insets that became content insets from the content's safe area. (L-42)
    func absorbSafeArea() {
        supplemented.safeAreaForSubviews = { view in
            guard let scroll = view as? UIScrollView else { return view.safeAreaInsets }
            let (safe, taken) = (view.safeAreaInsets, scroll.scrollInsets.system)
            return UIEdgeInsets(
                top: max(0, safe.top - taken.top), left: max(0, safe.left - taken.left), bottom: max(0, safe.bottom - taken.bottom),
                right: max(0, safe.right - taken.right))
        }
    }
}
