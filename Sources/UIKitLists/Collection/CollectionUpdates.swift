import UIKitControls

struct CollectionUpdates {
    var depth = 0
    var plan = UpdatePlan()
    /// The completions of the batches inside the outermost one, which run after its own.
    var completions: [(Bool) -> Void] = []
}

extension UICollectionView {
    func update(_ change: (inout UpdatePlan) -> Void) {
        beginBatch()
        change(&updates.plan)
        endBatch(completion: nil)
    }

    func batch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        changes?()
        endBatch(completion: completion)
    }

    private func beginBatch() {
        // The counts before the change are those of the last load; a first layout happens now, as in UIKit.
        if updates.depth == 0 { loadIfNeeded() }
        updates.depth += 1
    }

    private func endBatch(completion: ((Bool) -> Void)?) {
        updates.depth -= 1
        guard updates.depth == 0 else {
            if let completion { updates.completions.append(completion) }
            return
        }
        let (plan, inner) = (updates.plan, updates.completions)
        updates.plan = UpdatePlan()
        updates.completions = []
        apply(plan) { finished in
            completion?(finished)
            for next in inner { next(finished) }
        }
    }

    private func apply(_ plan: UpdatePlan, completion: ((Bool) -> Void)?) {
        let old = display.counts
        let new = freshCounts()
        if let complaint = plan.inconsistency(
            oldCounts: old, newCounts: new, thing: "item", container: "collection view", view: "Collection view: \(Fault.name(of: self))")
        {
            Fault.raise(.internalInconsistencyException, complaint)
            reload()
            return
        }
        swipe?.close(animated: false)
        let map = plan.itemMap(oldCounts: old)
        let animates = window != nil && UIView.areAnimationsEnabled && display.hasLaidOut
        display.counts = new
        var leaving: [(UICollectionViewCell, IndexPath)] = []
        var stays: [IndexPath: UICollectionViewCell] = [:]
        for (path, cell) in display.cells {
            let reloads = plan.reloaded.contains(path) || plan.reloadedSections.contains(path.section)
            if !reloads, let target = map(path), target.section < new.count, target.item < new[target.section] {
                stays[target] = cell
            } else {
                leaving.append((cell, path))
            }
        }
        display.cells = stays
        display.sized = []
        selection.items = Set(selection.items.compactMap { plan.reloaded.contains($0) ? nil : map($0) })
        remapSupplementaries(plan, old.count)
        var finals: [UICollectionViewLayoutAttributes?] = []
        let layout = collectionViewLayout
        layout.invalidate(using: layout.makeContext(everything: false, counts: true))
        prepareLayout()
        if !plan.isEmpty { layout.prepare(forCollectionViewUpdates: updateItems(plan)) }
        for (_, path) in leaving { finals.append(animates ? finalAttributes(path) : nil) }
        let finish = { (finished: Bool) in
            for (cell, path) in leaving {
                cell.alpha = 1
                self.retire(cell, at: path)
            }
            if !plan.isEmpty { layout.finalizeCollectionViewUpdates() }
            completion?(finished)
        }
        guard animates else {
            layoutCollection()
            adoptTargetOffset()
            finish(true)
            return
        }
        animate(stays: stays, leaving: leaving, finals: finals, finish: finish)
    }

    /// Returns the attributes that the layout chooses for an item that disappears, or `nil` if the item fades out at its place.
    private func finalAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path) else { return nil }
        let isFaded = final.alpha == 0 && final.frame == collectionViewLayout.layoutAttributesForItem(at: path)?.frame
        return isFaded ? nil : final
    }

    private func animate(
        stays: [IndexPath: UICollectionViewCell], leaving: [(UICollectionViewCell, IndexPath)], finals: [UICollectionViewLayoutAttributes?],
        finish: @escaping (Bool) -> Void
    ) {
        let layout = collectionViewLayout
        let starts = stays.mapValues { ($0.center, $0.bounds) }
        var targets: [(UICollectionViewCell, UICollectionViewLayoutAttributes)] = []
        UIView.performWithoutAnimation {
            self.layoutCollection()
            for (path, cell) in self.display.cells {
                guard let attributes = cell.layoutAttributes else { continue }
                targets.append((cell, attributes))
                if let (center, bounds) = starts[path] {
                    cell.center = center
                    cell.bounds = bounds
                } else if let initial = layout.initialLayoutAttributesForAppearingItem(at: path) {
                    cell.adopt(initial)
                }
            }
        }
        UIView.animate(withDuration: ListDurations.update, delay: 0, options: [.allowUserInteraction]) {
            for (cell, attributes) in targets { cell.adopt(attributes) }
            for (index, (cell, _)) in leaving.enumerated() {
                if let final = finals[index] { cell.adopt(final) } else { cell.alpha = 0 }
            }
            // Last, because it may reuse cells.
            self.adoptTargetOffset()
        } completion: {
            finish($0)
        }
    }

    private func remapSupplementaries(_ plan: UpdatePlan, _ oldCount: Int) {
        let sections = plan.sectionMap(oldCount: oldCount)
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in display.supplementaries {
            if key.path.section < sections.count, let section = sections[key.path.section],
                !plan.reloadedSections.contains(key.path.section)
            {
                kept[ElementKey(kind: key.kind, path: key.path.count == 2 ? IndexPath(item: key.path.item, section: section) : key.path)] =
                    view
            } else if key.path.count == 1 {
                kept[key] = view
            } else {
                retire(view, key)
            }
        }
        display.supplementaries = kept
        for view in display.decorations.values { view.removeFromSuperview() }
        display.decorations = [:]
        display.sizedSupplementaries = []
    }

    private func updateItems(_ plan: UpdatePlan) -> [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += plan.deletedSections.map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
        items += plan.deleted.sorted(by: >).map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += plan.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
        items += plan.inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += plan.moved.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
        items += plan.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
        return items
    }

    func reconfigure(_ paths: [IndexPath]) {
        guard let dataSource else { return }
        for path in paths where display.cells[path] != nil {
            display.isReconfiguring = true
            _ = dataSource.collectionView(self, cellForItemAt: path)
            display.isReconfiguring = false
            display.sized.remove(path)
        }
        setNeedsLayout()
    }
}
