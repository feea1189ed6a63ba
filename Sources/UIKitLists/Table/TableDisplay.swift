import UIKitControls

/// The views on screen.
struct TableDisplay {
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var index: SectionIndexView?
    var fillers: [UIView] = []
    var separatorInset: UIEdgeInsets?
    var needsReload = true
    /// The visible range and width of the last pass: a scroll within it changes no rows.
    var settled: (first: IndexPath?, last: IndexPath?, width: CGFloat)?
    /// The width for which the heights of titles were measured.
    var titleWidth: CGFloat = 0
    var isLayingOut = false
    /// Whether the delegate is being asked for the height of a cell that is being dequeued.
    var isSizing = false
    var prefetching = Prefetching()
    var askedForIndex = false

    func indexPath(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// Loads counts and heights from data source and delegate.
extension UITableView {
    func setNeedsReload() {
        display.askedForIndex = false
        display.needsReload = true
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard display.needsReload else { return }
        display.needsReload = false
        loadGeometry()
    }

    func reload() {
        removeCells()
        selection.rows = []
        swipe.close(animated: false)
        display.needsReload = false
        loadGeometry()
        showIndex()
        setNeedsLayout()
    }

    private func removeCells() {
        for (path, cell) in display.cells { retire(cell, at: path) }
        display.cells = [:]
        removeHeadersAndFooters()
        display.settled = nil
    }

    /// Whether the table has no known rows: the data source has none, or was not queried yet.
    var hasNoRows: Bool { display.needsReload || geometry.sections.allSatisfy { $0.rows.count == 0 } }

    /// Loads the counts, and the heights that are known without cells.
    func loadGeometry() {
        display.settled = nil
        display.prefetching = Prefetching()
        display.titleWidth = bounds.width
        geometry.headerViewHeight = tableHeaderView?.frame.height ?? 0
        geometry.footerViewHeight = tableFooterView?.frame.height ?? 0
        let count = dataSource?.numberOfSections(in: self) ?? 1
        geometry.sections = (0..<max(0, count)).map(loadSection)
        applyContentSize()
    }

    func loadSection(_ index: Int) -> TableGeometry.Section {
        // The heights of a section's header and footer are asked for before its rows, as in printed traces (reibang.com/p/07fef73d9b4e).
        let header = headerHeight(index), footer = footerHeight(index)
        var section = loadRows(max(0, dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0), in: index)
        (section.header, section.isHeaderTitled) = (header.value, header.isTitled)
        (section.footer, section.isFooterTitled) = (footer.value, footer.isTitled)
        section.topPadding = style == .plain && section.header > 0 ? topPadding : 0
        section.rowSpacing = geometry.rowSpacing
        return section
    }

    private var topPadding: CGFloat {
        if sectionHeaderTopPadding != Self.automaticDimension { return sectionHeaderTopPadding }
        return Generation.current >= .ios16 ? TableFigures.current.sectionHeaderTopPadding : 0
    }

    private func loadRows(_ count: Int, in index: Int) -> TableGeometry.Section {
        guard count > 0 else { return TableGeometry.Section(rows: HeightTree(count: 0, height: 0)) }
        let first = IndexPath(row: 0, section: index)
        let asksDelegate =
            rowDelegate.map { delegate in OptionalRequirement.ask { delegate.tableView(self, heightForRowAt: first) } != nil } ?? false
        if !asksDelegate, rowHeight >= 0 { return TableGeometry.Section(rows: HeightTree(count: count, height: rowHeight)) }
        let estimates =
            rowDelegate.flatMap { delegate in OptionalRequirement.ask { delegate.tableView(self, estimatedHeightForRowAt: first) } } != nil
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : TableFigures.current.rowHeight
        // Only without estimates is every height queried now; otherwise those of rows near the screen, when they are shown.
        if asksDelegate, let rowDelegate, estimatedRowHeight == 0, !estimates {
            return exactRows(count, in: index, delegate: rowDelegate, estimate: estimate)
        }
        var section: TableGeometry.Section
        if estimates, let rowDelegate {
            section = TableGeometry.Section(
                rows: HeightTree(
                    (0..<count).map {
                        let height = rowDelegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: $0, section: index))
                        return height >= 0 ? height : estimate
                    }))
        } else {
            section = TableGeometry.Section(rows: HeightTree(count: count, height: estimate))
        }
        section.unmeasured = Set(0..<count)
        return section
    }

    private func exactRows(_ count: Int, in index: Int, delegate: UITableViewDelegate, estimate: CGFloat) -> TableGeometry.Section {
        var unmeasured: Set<Int> = []
        let heights = (0..<count).map { row -> CGFloat in
            let height = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: index))
            if height >= 0 { return height }
            unmeasured.insert(row)
            return estimate
        }
        var section = TableGeometry.Section(rows: HeightTree(heights))
        section.unmeasured = unmeasured
        return section
    }

    /// The space between the rows of each section, in points. UIKit's tables have none; the lists of SwiftUI may.
    package var rowSpacing: CGFloat {
        get { geometry.rowSpacing }
        set {
            guard newValue != geometry.rowSpacing else { return }
            geometry.rowSpacing = newValue
            applyContentSize()
            setNeedsLayout()
        }
    }

    func applyContentSize() {
        let size = CGSize(width: bounds.width, height: geometry.contentHeight)
        if contentSize != size { contentSize = size }
    }

    func accessoryViewChanged(from old: UIView?, to new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        if !display.needsReload {
            geometry.headerViewHeight = tableHeaderView?.frame.height ?? 0
            geometry.footerViewHeight = tableFooterView?.frame.height ?? 0
            applyContentSize()
        }
        display.settled = nil
        setNeedsLayout()
    }

    func backgroundViewChanged(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func adoptStyleLook() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        setNeedsReload()
    }

    /// The inset of text and separators from the edges of the content.
    var sideMargin: CGFloat {
        // Margins that an app gives to the table are those of its rows: in pictures of iOS 15.0 to 26.1, text in a table of 390 points with
        // margins of 8 begins at the controller's minimum of 16, not at 20 (essentialdevelopercom/essential-feed-case-study,
        // IMAGE_COMMENTS_light).
        let margin = Margins.given(to: self).map { max($0.left, 16) } ?? TableFigures.sideMargin(width: widthOfMargins)
        return style == .insetGrouped ? TableFigures.cardMargin(margin, traits: traitCollection) : max(margin, readableInset)
    }

    /// The width that determines the margins. On phones it is the screen's: a table of 358 points keeps 20 on one of 390 (Adyen/adyen-ios,
    /// testStartStopLoading.initial_state.txt, iOS 16).
    private var widthOfMargins: CGFloat {
        traitCollection.userInterfaceIdiom == .phone ? max(bounds.width, window?.bounds.width ?? 0) : bounds.width
    }

    /// The inset of the readable width from the edges of the content, if cells follow it. Since iOS 12, they don't by default. (H-45)
    private var readableInset: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        let isInset = insetsContentViewsToSafeArea || style == .insetGrouped
        return readableContentGuide.layoutFrame.minX - bounds.minX - (isInset ? safeAreaInsets.left : 0)
    }

    /// Called when cells, headers, and footers, or their cards, have new positions within their frames.
    func contentEdgesChanged() {
        remeasureAll()
        refreshVisibleCells()
        for view in subviews where view is UITableViewHeaderFooterView { view.setNeedsLayout() }
        setNeedsLayout()
    }

    /// The left and right insets of the cards of an inset-grouped table, which stay within the safe area.
    var cardInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let margin = max(TableFigures.sideMargin(width: bounds.width), readableInset), safe = safeAreaInsets
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    func rowFrame(_ path: IndexPath) -> CGRect {
        var frame = geometry.rowRect(path, width: bounds.width)
        if style == .insetGrouped { frame = frame.inset(by: cardInsets) }
        return frame
    }
}
