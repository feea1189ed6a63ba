import UIKitControls

/// The letters at the trailing edge of a table.
final class SectionIndexView: UIControl {
    var titles: [String] = [] { didSet { rebuild() } }
    var color: UIColor = .tintColor { didSet { for label in labels { label.textColor = color } } }
    /// The colors behind the letters, at rest and during a touch.
    var restingColor: UIColor? { didSet { showBackground() } }
    var trackingColor: UIColor? { didSet { showBackground() } }
    private var isTouched = false { didSet { showBackground() } }
    var chosen: ((String, Int) -> Void)?
    private var labels: [UILabel] = []
    private var lastIndex: Int?
    static let width: CGFloat = 15

    private func rebuild() {
        // Public UI tests find it by these names, and no text inside it, such as a letter that is also a header.
        isAccessibilityElement = true
        accessibilityLabel = Generation.current >= .ios13 ? "Section index" : "table index"
        for label in labels { label.removeFromSuperview() }
        labels = titles.map { title in
            let label = UILabel()
            label.text = title == UITableView.indexSearch ? "⌕" : title
            label.font = .systemFont(ofSize: 11, weight: .semibold)
            label.textColor = color
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        setNeedsLayout()
    }

    private func showBackground() { backgroundColor = isTouched ? trackingColor ?? restingColor : restingColor }

    private var rowHeight: CGFloat { min(14, bounds.height / CGFloat(max(1, labels.count))) }
    private var top: CGFloat { (bounds.height - rowHeight * CGFloat(labels.count)) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lastIndex = nil
        isTouched = true
        choose(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isTouched = false }
    override func cancelTracking(with event: UIEvent?) { isTouched = false }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    private func choose(_ touch: UITouch) {
        guard !titles.isEmpty, rowHeight > 0 else { return }
        let index = min(max(Int(saturating: (touch.location(in: self).y - top) / rowHeight), 0), titles.count - 1)
        guard index != lastIndex else { return }
        lastIndex = index
        chosen?(titles[index], index)
    }
}

extension UITableView {
    /// The width that the letters take from each row.
    var indexWidth: CGFloat { display.index == nil || style == .insetGrouped ? 0 : SectionIndexView.width }

    func showIndex() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        guard !titles.isEmpty, hasRowsForIndex else {
            display.index?.removeFromSuperview()
            display.index = nil
            return
        }
        let view = display.index ?? SectionIndexView(frame: .zero)
        view.titles = titles
        view.color = sectionIndexColor ?? tintColor
        view.restingColor = sectionIndexBackgroundColor
        view.trackingColor = sectionIndexTrackingBackgroundColor
        view.chosen = { [weak self] title, index in self?.jump(to: title, index) }
        if view.superview == nil { addSubview(view) }
        display.index = view
        setNeedsLayout()
    }

    /// Whether the table has as many rows as its index requires.
    private var hasRowsForIndex: Bool {
        guard sectionIndexMinimumDisplayRowCount > 0 else { return true }
        loadIfNeeded()
        return geometry.sections.reduce(0) { $0 + $1.rows.count } >= sectionIndexMinimumDisplayRowCount
    }

    private func jump(to title: String, _ index: Int) {
        if title == Self.indexSearch {
            contentOffset.y = offsetRange.min.y
            return
        }
        guard let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index), section >= 0,
            section < numberOfSections
        else { return }
        let target = offsetToTop(of: geometry.start(of: section))
        contentOffset = clamped(CGPoint(x: contentOffset.x, y: target))
    }

    func layoutIndex() {
        if display.index == nil, dataSource != nil, !display.askedForIndex {
            display.askedForIndex = true
            showIndex()
        }
        guard let index = display.index else { return }
        let inset = coveredInset
        index.frame = CGRect(
            x: isRightToLeft ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - SectionIndexView.width,
            y: bounds.minY + inset.top,
            width: SectionIndexView.width,
            height: max(0, bounds.height - inset.top - inset.bottom))
        if subviews.last !== index { bringSubviewToFront(index) }
    }
}
