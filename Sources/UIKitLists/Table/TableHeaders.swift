import UIKitControls

/// Section headers and footers: heights, views, and headers pinned to the top of a plain table.
extension UITableView {
    private func title(header: Bool, _ section: Int) -> String? {
        let title =
            header
            ? dataSource?.tableView(self, titleForHeaderInSection: section) : dataSource?.tableView(self, titleForFooterInSection: section)
        return (title ?? "").isEmpty ? nil : title
    }

    /// The height of a header or footer, and whether a title determined it: then it changes with the table's width.
    struct BandHeight {
        var value: CGFloat
        var isTitled = false
    }

    func headerHeight(_ section: Int) -> BandHeight {
        let asked = rowDelegate.flatMap { delegate in
            OptionalRequirement.ask { delegate.tableView(self, heightForHeaderInSection: section) }
        }
        return bandHeight(asked: asked, fixed: sectionHeaderHeight, header: true, section)
    }

    func footerHeight(_ section: Int) -> BandHeight {
        let asked = rowDelegate.flatMap { delegate in
            OptionalRequirement.ask { delegate.tableView(self, heightForFooterInSection: section) }
        }
        return bandHeight(asked: asked, fixed: sectionFooterHeight, header: false, section)
    }

    /// Measures titles again, which break differently at another width.
    func remeasureTitles() {
        guard display.titleWidth != bounds.width else { return }
        display.titleWidth = bounds.width
        for index in geometry.sections.indices {
            if geometry.sections[index].isHeaderTitled { geometry.sections[index].header = headerHeight(index).value }
            if geometry.sections[index].isFooterTitled { geometry.sections[index].footer = footerHeight(index).value }
        }
        applyContentSize()
    }

    private func bandHeight(asked: CGFloat?, fixed: CGFloat, header: Bool, _ section: Int) -> BandHeight {
        // Zero from a grouped table's delegate means the standard gap; apps that prefer none return the least positive number.
        if let asked, asked > 0 || (asked == 0 && style == .plain) { return BandHeight(value: asked) }
        let figures = TableFigures.current
        let view =
            header
            ? rowDelegate?.tableView(self, viewForHeaderInSection: section) : rowDelegate?.tableView(self, viewForFooterInSection: section)
        if let view {
            keep(view, header: header, section)
            if fixed >= 0, asked == nil, !(style == .plain && fixed == 0) { return BandHeight(value: fixed) }
            let width = bounds.width > 0 ? bounds.width : 320
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return BandHeight(value: size.height > 0 ? size.height : style == .plain ? figures.plainHeaderHeight : figures.groupedGap)
        }
        if let title = title(header: header, section) {
            let standard = titledHeight(title, header: header, section)
            return BandHeight(value: style == .plain && fixed >= 0 && asked == nil ? max(fixed, standard) : standard, isTitled: true)
        }
        guard style != .plain else { return BandHeight(value: 0) }
        if header, section == 0, tableHeaderView == nil, fixed < 0 { return BandHeight(value: figures.groupedFirstGap) }
        if fixed >= 0, asked == nil {
            return BandHeight(value: header && section == 0 && tableHeaderView == nil ? max(fixed, figures.groupedFirstGap) : fixed)
        }
        return BandHeight(value: figures.groupedGap)
    }

    /// Keeps a view created while heights were queried, in order to show it.
    private func keep(_ view: UIView, header: Bool, _ section: Int) {
        let old = header ? display.headers[section] : display.footers[section]
        if old !== view { old?.removeFromSuperview() }
        if header { display.headers[section] = view } else { display.footers[section] = view }
    }

    private func titledHeight(_ title: String, header: Bool, _ section: Int) -> CGFloat {
        let figures = TableFigures.current
        let label = UILabel()
        label.numberOfLines = 0
        label.font = UITableViewHeaderFooterView.titleFont(style: style, isHeader: header, compatibleWith: traitCollection)
        label.text = UITableViewHeaderFooterView.shown(title, style: style, isHeader: header)
        let width = max(0, bounds.width - cardInsets.left - cardInsets.right - 2 * sideMargin)
        let text = label.sizeThatFits(CGSize(width: width > 0 ? width : 300, height: .greatestFiniteMagnitude)).height
        if style == .plain { return figures.plainBandHeight(text: text) }
        if header {
            let base = figures.groupedHeaderPadding + (figures.groupedHeaderUppercase ? text.rounded(.up) : text)
            if section == 0 { return tableHeaderView == nil ? base + figures.groupedGap : base }
            return base + (self.title(header: false, section - 1) == nil ? 0 : figures.headerRoomAfterFooter)
        }
        return text.rounded(.up) + 14
    }

    func layoutHeadersAndFooters() {
        let visible = bounds
        var shownHeaders: Set<Int> = []
        var shownFooters: Set<Int> = []
        let top = visible.minY
        var index = geometry.section(at: max(top, geometry.headerViewHeight)) ?? (geometry.sections.isEmpty ? 0 : geometry.sections.count)
        while index < geometry.sections.count, geometry.start(of: index) < visible.maxY {
            let section = geometry.sections[index]
            if section.header > 0, placeHeader(index, section) { shownHeaders.insert(index) }
            if section.footer > 0, placeFooter(index) { shownFooters.insert(index) }
            index += 1
        }
        for (index, view) in display.headers where !shownHeaders.contains(index) {
            display.headers[index] = nil
            retire(view, header: true, index)
        }
        for (index, view) in display.footers where !shownFooters.contains(index) {
            display.footers[index] = nil
            retire(view, header: false, index)
        }
    }

    private func placeHeader(_ index: Int, _ section: TableGeometry.Section) -> Bool {
        var frame = geometry.headerRect(index, width: bounds.width)
        if style == .plain {
            let pin = bounds.minY + coveredInset.top
            let limit = geometry.start(of: index) + section.height - section.footer - frame.height
            frame.origin.y = min(max(frame.minY, pin), max(limit, frame.minY))
        }
        guard let view = display.headers[index] ?? makeBand(header: true, index) else { return false }
        display.headers[index] = view
        show(view, frame, header: true, index)
        if let band = view as? UITableViewHeaderFooterView { band.isPinned = frame.minY > geometry.headerRect(index, width: 1).minY }
        return true
    }

    private func placeFooter(_ index: Int) -> Bool {
        guard let view = display.footers[index] ?? makeBand(header: false, index) else { return false }
        display.footers[index] = view
        show(view, geometry.footerRect(index, width: bounds.width), header: false, index)
        return true
    }

    private func show(_ view: UIView, _ frame: CGRect, header: Bool, _ index: Int) {
        var frame = frame
        if style == .insetGrouped { frame = frame.inset(by: cardInsets) }
        if view.frame != frame { view.frame = frame }
        guard view.superview !== self else { return }
        if view is UITableViewHeaderFooterView { view.placeByFrame() }
        addSubview(view)
        if header {
            rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        } else {
            rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
    }

    private func makeBand(header: Bool, _ index: Int) -> UIView? {
        let own =
            header
            ? rowDelegate?.tableView(self, viewForHeaderInSection: index) : rowDelegate?.tableView(self, viewForFooterInSection: index)
        if let own {
            (own as? UITableViewHeaderFooterView)?.adopt(table: self, header: header)
            return own
        }
        guard let title = title(header: header, index) else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.adopt(table: self, header: header)
        view.showTitle(title)
        return view
    }

    private func retire(_ view: UIView, header: Bool, _ index: Int) {
        view.removeFromSuperview()
        if header {
            rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
        } else {
            rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
        }
        if let band = view as? UITableViewHeaderFooterView, let identifier = band.reuseIdentifier {
            reuse.headers.keep(band, for: identifier)
        }
    }

    func removeHeadersAndFooters() {
        for (index, view) in display.headers { retire(view, header: true, index) }
        for (index, view) in display.footers { retire(view, header: false, index) }
        display.headers = [:]
        display.footers = [:]
    }
}
