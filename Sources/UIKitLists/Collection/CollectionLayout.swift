import UIKitControls

/// Updates the views on screen according to the layout.
extension UICollectionView {
    func layoutElementsIfNeeded() {
        if !collectionViewLayout.isPrepared || !display.hasLaidOut || display.needsReload { layoutCollection() }
    }

    func boundsWillChange(to new: CGRect) {
        guard new != bounds, collectionViewLayout.isPrepared, display.hasLaidOut else { return }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) {
            let context = collectionViewLayout.invalidationContext(forBoundsChange: new)
            if new.size != bounds.size { display.sized = [] }
            display.isLayingOut = true
            collectionViewLayout.invalidate(using: context)
            display.isLayingOut = false
        }
    }

    func layoutCollection() {
        guard !display.isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        display.isLayingOut = true
        defer { display.isLayingOut = false }
        // A self-sizing cell changes the layout, which may show other cells: repeats until nothing changes.
        for _ in 0..<20 {
            prepareLayout()
            guard layoutElements() else { break }
        }
        display.hasLaidOut = true
        backgroundView?.frame = bounds
        layoutIndex()
        prefetch()
    }

    /// Performs one pass. Returns `true` if a self-sizing cell changed the layout.
    private func layoutElements() -> Bool {
        let visible = bounds
        let elements = collectionViewLayout.layoutAttributesForElements(in: visible) ?? []
        var cells: Set<IndexPath> = []
        var supplementaries: Set<ElementKey> = []
        var decorations: Set<ElementKey> = []
        var resized = false
        placeOrthogonalScrollViews()
        for attributes in elements where !attributes.isHidden {
            switch attributes.representedElementCategory {
            case .cell:
                let path = attributes.indexPath
                guard path.section < display.counts.count, path.item < display.counts[path.section] else { continue }
                guard attributes.frame.meets(visible) || attributes.orthogonalSection != nil else { continue }
                cells.insert(path)
                if showCell(attributes) { resized = true }
            case .supplementaryView:
                let key = ElementKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
                supplementaries.insert(key)
                if showSupplementary(attributes, key) { resized = true }
            case .decorationView:
                let key = ElementKey(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
                decorations.insert(key)
                showDecoration(attributes, key)
            }
        }
        if resized, !collectionViewLayout.isPrepared { return true }
        for (path, cell) in display.cells where !cells.contains(path) && !cell.containsFirstResponder && selection.moving?.path != path {
            display.cells[path] = nil
            display.sized.remove(path)
            retire(cell, at: path)
        }
        for (key, view) in display.supplementaries where !supplementaries.contains(key) {
            display.supplementaries[key] = nil
            display.sizedSupplementaries.remove(key)
            retire(view, key)
        }
        for (key, view) in display.decorations where !decorations.contains(key) {
            display.decorations[key] = nil
            view.removeFromSuperview()
        }
        return false
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        var isNew = false
        let cell: UICollectionViewCell
        if let shown = display.cells[path] {
            cell = shown
        } else {
            guard let dataSource else { return false }
            display.asked = attributes
            cell = dataSource.collectionView(self, cellForItemAt: path)
            display.asked = nil
            isNew = true
            display.cells[path] = cell
            cell.collection = self
            cell.isHidden = false
            showOutline(of: cell, at: path)
            let selected = selection.items.contains(path)
            if cell.isSelected != selected { cell.isSelected = selected }
        }
        var resized = false
        if !display.sized.contains(path) {
            display.sized.insert(path)
            resized = askPreferred(cell, attributes)
        }
        if selection.moving?.path != path { place(cell, attributes, isNew: isNew) }
        if isNew { itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
        return resized
    }

    /// Measures the item of a visible cell again, which announced another size of its content, with the next layout (WWDC 2022, "What's new
    /// in UIKit").
    func cellSizeInvalidated(_ cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, Generation.current >= .ios16, !display.isLayingOut, !display.isReconfiguring,
            let path = indexPath(for: cell), display.sized.contains(path)
        else { return }
        display.sized.remove(path)
        setNeedsLayout()
    }

    private func showOutline(of cell: UICollectionViewCell, at path: IndexPath) {
        if let row = cell as? UICollectionViewListCell { row.outline = (dataSource as? any OutlineDataSource)?.outlineItem(at: path) }
    }

    /// Updates the visible rows' positions in their outlines.
    func showOutlines() {
        for (path, cell) in display.cells { showOutline(of: cell, at: path) }
    }

    /// Asks the element for its preferred size. Returns `true` if the layout adopts it.
    private func askPreferred(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        view.placeByFrame()
        UIView.performWithoutAnimation {
            if view.frame.size != attributes.size { view.bounds.size = attributes.size }
        }
        guard collectionViewLayout.mayTakePreferredSizes else { return false }
        view.layoutAttributes = attributes
        let preferred = view.preferredLayoutAttributesFitting(attributes.copy() as! UICollectionViewLayoutAttributes)
        guard collectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        let context = collectionViewLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        collectionViewLayout.invalidateLayout(with: context)
        return true
    }

    private func showSupplementary(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) -> Bool {
        var isNew = false
        let view: UICollectionReusableView
        if let shown = display.supplementaries[key] {
            view = shown
        } else {
            guard let dataSource,
                let made = OptionalRequirement.ask({
                    dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
                })
            else { return false }
            view = made
            isNew = true
            display.supplementaries[key] = view
        }
        var resized = false
        if !display.sizedSupplementaries.contains(key) {
            display.sizedSupplementaries.insert(key)
            resized = askPreferred(view, attributes)
        }
        place(view, attributes, isNew: isNew)
        if isNew { itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path) }
        return resized
    }

    private func showDecoration(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey) {
        let view: UICollectionReusableView
        if let shown = display.decorations[key] {
            view = shown
        } else if let nib = collectionViewLayout.decorationNibs[key.kind],
            let made = nib.instantiate(withOwner: nil, options: nil).first(where: { $0 is UICollectionReusableView })
                as? UICollectionReusableView
        {
            view = made
        } else if let type = collectionViewLayout.decorationClasses[key.kind],
            let made = UICollectionReusableView.make(type, size: attributes.size)
        {
            view = made
        } else {
            Fault.raise(
                .internalInconsistencyException,
                "no UICollectionReusableView class or nib registered for decoration view of kind \(key.kind)")
            return
        }
        display.decorations[key] = view
        place(view, attributes, isNew: view.superview == nil)
    }

    private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isNew: Bool) {
        let change = { view.adopt(attributes) }
        if isNew { UIView.performWithoutAnimation(change) } else { change() }
        let host: UIView = attributes.orthogonalSection.flatMap { display.orthogonal[$0] } ?? self
        if view.superview !== host {
            if host === self { insertByZ(view, attributes) } else { host.addSubview(view) }
        }
    }

    /// Inserts later and higher elements above others, cells below headers, and backgrounds at the bottom.
    private func insertByZ(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if attributes.zIndex < 0 || attributes.representedElementCategory == .decorationView && attributes.zIndex <= 0 {
            insertSubview(view, at: lowestContentIndex(above: backgroundView))
        } else if attributes.representedElementCategory == .cell, attributes.zIndex == 0,
            let first = subviews.first(where: { sibling in display.supplementaries.values.contains { $0 === sibling } })
        {
            insertSubview(view, belowSubview: first)
        } else {
            addSubview(view)
        }
        view.layer.zPosition = CGFloat(attributes.zIndex)
    }

    func retire(_ cell: UICollectionViewCell, at path: IndexPath) {
        itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        cell.removeFromSuperview()
        cell.isHighlighted = false
        if let identifier = cell.reuseIdentifier { display.cellPool.keep(cell, for: identifier) }
    }

    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        itemDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        view.removeFromSuperview()
        if let identifier = view.reuseIdentifier { display.viewPool.keep(view, for: key.kind + "/" + identifier) }
    }

    // MARK: Hit testing and scrolling

    /// Returns the item at a place, the topmost of those that overlap there. (JoniVR/VerticalCardSwiper, testScrollProgramaticallySuccess)
    func item(at point: CGPoint) -> IndexPath? {
        layoutElementsIfNeeded()
        // An item that is being moved lies over the others, which are its possible places.
        let cells = display.cells.filter { path, cell in
            cell.superview != nil && selection.moving?.path != path && cell.point(inside: convert(point, to: cell), with: nil)
        }
        if let top = cells.max(by: { ($0.value.layer.zPosition, $0.key) < ($1.value.layer.zPosition, $1.key) }) { return top.key }
        return collectionViewLayout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .filter { $0.representedElementCategory == .cell && $0.orthogonalSection == nil && $0.frame.contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    func scroll(toItem path: IndexPath, at position: ScrollPosition, animated: Bool) {
        layoutElementsIfNeeded()
        guard let frame = layoutAttributesForItem(at: path)?.frame else {
            Fault.raise(.invalidArgumentException, "attempting to scroll to invalid index path: \(path)")
            return
        }
        if let section = layoutAttributesForItem(at: path)?.orthogonalSection, let host = display.orthogonal[section] {
            scrollRectToVisible(host.frame, animated: animated)
            host.scroll(to: frame, position, animated: animated)
            return
        }
        let inset = adjustedContentInset
        let size = CGSize(width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var offset = contentOffset
        if position.contains(.top) { offset.y = offsetToTop(of: frame.minY) }
        if position.contains(.centeredVertically) { offset.y = frame.midY - inset.top - size.height / 2 }
        if position.contains(.bottom) { offset.y = frame.maxY - inset.top - size.height }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - inset.left - size.width / 2 }
        if position.contains(.right) { offset.x = frame.maxX - inset.left - size.width }
        if position.isEmpty { offset = offsetShowing(frame) }
        setContentOffset(pixelAligned(clamped(offset)), animated: animated)
    }

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, let first = display.cells.keys.min(), let last = display.cells.keys.max() else {
            return
        }
        var prefetching = display.prefetching
        let change = prefetching.scrolled(to: first...last, after: item(after:), before: item(before:))
        display.prefetching = prefetching
        if !change.cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled) }
        if !change.requested.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.requested) }
    }

    private func item(after path: IndexPath) -> IndexPath? {
        guard path.section < display.counts.count else { return nil }
        if path.item + 1 < display.counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
        let next = display.counts.indices.dropFirst(path.section + 1).first { display.counts[$0] > 0 }
        return next.map { IndexPath(item: 0, section: $0) }
    }

    private func item(before path: IndexPath) -> IndexPath? {
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        let previous = display.counts.indices.prefix(path.section).last { display.counts[$0] > 0 }
        return previous.map { IndexPath(item: display.counts[$0] - 1, section: $0) }
    }

    // MARK: Changing the layout

    /// Moves the content to the offset that the layout, and then the delegate, choose after a change of layouts or a batch of updates.
    func adoptTargetOffset() {
        let proposed = contentOffset
        var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        if let itemDelegate { target = itemDelegate.collectionView(self, targetContentOffsetForProposedContentOffset: target) }
        guard target != proposed else { return }
        contentOffset = clamped(target)
        layoutCollection()
    }

    func changeLayout(animated: Bool, completion: ((Bool) -> Void)?, _ change: () -> Void) {
        let old = collectionViewLayout, cells = Array(display.cells.values)
        change()
        let new = collectionViewLayout
        if new !== old { for cell in cells { cell.willTransition(from: old, to: new) } }
        display.sized = []
        display.sizedSupplementaries = []
        for (key, view) in display.supplementaries { retire(view, key) }
        for view in display.decorations.values { view.removeFromSuperview() }
        display.supplementaries = [:]
        display.decorations = [:]
        let finish = { (finished: Bool) in
            new.finalizeLayoutTransition()
            if new !== old { for cell in cells { cell.didTransition(from: old, to: new) } }
            completion?(finished)
        }
        guard animated, window != nil else {
            setNeedsLayout()
            if display.hasLaidOut {
                layoutCollection()
                adoptTargetOffset()
            }
            finish(true)
            return
        }
        UIView.animate(
            withDuration: ListDurations.update,
            animations: {
                self.layoutCollection()
                self.adoptTargetOffset()
            }, completion: finish)
    }

    func endTransition(finished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        setCollectionViewLayout(finished ? transition.nextLayout : transition.currentLayout, animated: true) { done in
            transition.completion?(done, finished)
        }
    }
}

extension UICollectionViewLayout {
    /// Whether the layout may use preferred sizes. Measuring a cell costs a layout pass; plain flow layouts never use the result.
    var mayTakePreferredSizes: Bool {
        if type(of: self) == UICollectionViewFlowLayout.self { return (self as! UICollectionViewFlowLayout).estimatedItemSize != .zero }
        return true
    }
}
