import UIKitControls

/// A batch of changes being collected.
struct TableUpdates {
    var depth = 0
    /// The completions of the batches inside the outermost one, which run after its own.
    var completions: [(Bool) -> Void] = []
    var plan = UpdatePlan()
    var animations: [IndexPath: UITableView.RowAnimation] = [:]
    var deletionAnimations: [IndexPath: UITableView.RowAnimation] = [:]
    var sectionAnimation: UITableView.RowAnimation = .automatic
    var reconfiguring: Set<IndexPath> = []
    var reordering: UITableView.Reordering?

    mutating func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        plan.insertedSections.formUnion(sections)
        sectionAnimation = animation
    }
    mutating func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        plan.deletedSections.formUnion(sections)
        sectionAnimation = animation
    }
    mutating func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        plan.reloadedSections.formUnion(sections)
        sectionAnimation = animation
    }
    mutating func moveSection(_ from: Int, _ to: Int) { plan.movedSections.append((from, to)) }
    mutating func insert(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths {
            plan.inserted.insert(path)
            animations[path] = animation
        }
    }
    mutating func delete(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths {
            plan.deleted.insert(path)
            deletionAnimations[path] = animation
        }
    }
    mutating func reload(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        for path in paths {
            plan.reloaded.insert(path)
            animations[path] = animation
        }
    }
    mutating func move(_ from: IndexPath, _ to: IndexPath) { plan.moved.append((from, to)) }
}

extension UITableView {
    /// Adds a change to the open batch, or applies it as a separate batch.
    func update(_ change: (inout TableUpdates) -> Void) {
        beginBatch()
        change(&updates)
        endBatch(completion: nil)
    }

    func batch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginBatch()
        changes?()
        endBatch(completion: completion)
    }

    func beginBatch() {
        updates.depth += 1
    }

    func endBatch(completion: ((Bool) -> Void)?) {
        guard updates.depth > 0 else { return }
        updates.depth -= 1
        guard updates.depth == 0 else {
            if let completion { updates.completions.append(completion) }
            return
        }
        let finished = updates
        updates = TableUpdates()
        let completion: (Bool) -> Void = {
            completion?($0)
            for next in finished.completions { next($0) }
        }
        // Counts before the change are those of the last load; a table that has not loaded yet has nothing to update,
        // and outside a window nothing to load for.
        guard !display.needsReload else {
            if window != nil { loadIfNeeded() }
            EventLoop.main.enqueue { completion(true) }
            return
        }
        apply(finished, completion: completion)
    }

    private func apply(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
        let oldCounts = geometry.sections.map(\.rows.count)
        let oldGeometry = geometry.sections
        let map = updates.plan.itemMap(oldCounts: oldCounts)
        let sectionMap = updates.plan.sectionMap(oldCount: oldCounts.count)
        let newCount = dataSource?.numberOfSections(in: self) ?? 1
        let newCounts = (0..<max(0, newCount)).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
        if let complaint = updates.plan.inconsistency(
            oldCounts: oldCounts, newCounts: newCounts, thing: "row", container: "table view", view: "Table view: \(Fault.name(of: self))")
        {
            Fault.raise(.internalInconsistencyException, complaint)
            reload()
            return
        }
        swipe.close(animated: false)
        let old = display.cells
        let oldHeaders = display.headers
        let oldFooters = display.footers
        display.headers = [:]
        display.footers = [:]
        display.cells = [:]
        loadGeometry()
        keepHeights(from: oldGeometry, map: map, plan: updates.plan)
        remapSelection(map, updates.plan)
        keepBands(oldHeaders, oldFooters, sectionMap, updates.plan)
        var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
        for (path, cell) in old {
            let reloads = updates.plan.reloaded.contains(path) || updates.plan.reloadedSections.contains(path.section)
            if let new = map(path), geometry.contains(new), !reloads { display.cells[new] = cell } else { leaving.append((cell, path)) }
        }
        if sectionIndexMinimumDisplayRowCount > 0, display.askedForIndex { showIndex() }
        let animates = window != nil && UIView.areAnimationsEnabled
        animateUpdate(updates, leaving: leaving, animates: animates, completion: completion)
    }

    /// Keeps the measured heights of rows that stay.
    private func keepHeights(from old: [TableGeometry.Section], map: (IndexPath) -> IndexPath?, plan: UpdatePlan) {
        for (sectionIndex, section) in old.enumerated()
        where !plan.reloadedSections.contains(sectionIndex) && (!section.unmeasured.isEmpty || rowHeight < 0) {
            for row in 0..<section.rows.count where !section.unmeasured.contains(row) {
                let path = IndexPath(row: row, section: sectionIndex)
                guard let new = map(path), geometry.contains(new), !geometry.isMeasured(new), !plan.reloaded.contains(path) else {
                    continue
                }
                // An empty batch queries the heights again: apps resize rows in this way.
                if plan.isEmpty { continue }
                geometry.setHeight(section.rows[row], of: new)
            }
        }
        applyContentSize()
    }

    private func remapSelection(_ map: (IndexPath) -> IndexPath?, _ plan: UpdatePlan) {
        selection.rows = Set(
            selection.rows.compactMap { plan.reloaded.contains($0) || plan.reloadedSections.contains($0.section) ? nil : map($0) })
    }

    /// Moves headers and footers of sections that stay; the others disappear.
    private func keepBands(_ headers: [Int: UIView], _ footers: [Int: UIView], _ map: [Int?], _ plan: UpdatePlan) {
        func keep(_ views: [Int: UIView], in kept: inout [Int: UIView]) {
            for (index, view) in views {
                if index < map.count, let new = map[index], !plan.reloadedSections.contains(index), kept[new] == nil {
                    kept[new] = view
                } else {
                    view.removeFromSuperview()
                }
            }
        }
        keep(headers, in: &display.headers)
        keep(footers, in: &display.footers)
    }

    private func animateUpdate(
        _ updates: TableUpdates, leaving: [(cell: UITableViewCell, path: IndexPath)], animates: Bool, completion: ((Bool) -> Void)?
    ) {
        let retireAll = {
            for (cell, path) in leaving { self.retire(cell, at: path) }
        }
        guard animates else {
            retireAll()
            display.settled = nil
            layoutTable()
            completion?(true)
            return
        }
        // New cells are created at their final positions first, then start at the position of their animation.
        var startFrames: [IndexPath: CGRect] = [:]
        for (path, cell) in display.cells { startFrames[path] = cell.frame }
        UIView.performWithoutAnimation {
            self.display.settled = nil
            self.layoutTable()
        }
        var targets: [(UITableViewCell, CGRect)] = []
        UIView.performWithoutAnimation {
            for (path, cell) in self.display.cells {
                targets.append((cell, cell.frame))
                if let start = startFrames[path] {
                    cell.frame = start
                } else {
                    self.setUpArrival(of: cell, animation: updates.animations[path] ?? updates.sectionAnimation)
                }
            }
        }
        UIView.animate(withDuration: ListDurations.update, delay: 0, options: [.allowUserInteraction]) {
            for (cell, frame) in targets {
                cell.frame = frame
                cell.alpha = 1
            }
            for (cell, path) in leaving {
                self.depart(cell, animation: updates.deletionAnimations[path] ?? updates.animations[path] ?? updates.sectionAnimation)
            }
        } completion: { finished in
            for (cell, _) in leaving { cell.alpha = 1 }
            retireAll()
            completion?(finished)
        }
    }

    private func setUpArrival(of cell: UITableViewCell, animation: RowAnimation) {
        switch animation {
        case .none: break
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .top: cell.frame.origin.y -= cell.frame.height
        default: break
        }
        if animation != .none { cell.alpha = 0 }
    }

    private func depart(_ cell: UITableViewCell, animation: RowAnimation) {
        switch animation {
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .bottom: cell.frame.origin.y += cell.frame.height
        case .top, .automatic, .middle: cell.frame.origin.y -= cell.frame.height / 2
        default: break
        }
        cell.alpha = 0
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = display.cells[path], let dataSource else { continue }
            updates.reconfiguring.insert(path)
            let configured = dataSource.tableView(self, cellForRowAt: path)
            updates.reconfiguring.remove(path)
            if configured !== cell {
                retire(cell, at: path)
                adopt(configured, at: path)
                rowDelegate?.tableView(self, willDisplay: configured, forRowAt: path)
            }
            if geometry.contains(path), rowHeight < 0 {
                geometry.setHeight(measuredHeight(configured, path, rowFrame(path).width), of: path)
            }
        }
        display.settled = nil
        setNeedsLayout()
    }
}
