import UIKitControls

/// Provides the numbers of wheels and of rows on each.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the content of a picker's rows, as text or views, and receives the selection. Sizes are in points.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the width of a wheel in points. Without it, the wheels share the width.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Returns the height of a wheel's rows in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Returns the title of a row, or nil for an empty row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Returns the title of a row with attributes, or nil to use that of `titleForRow`.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
    /// Returns the view of a row, which may be a reused one. It takes precedence over titles.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    /// Called after the user turned a wheel, when it rests. It is not called for selections by code.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns `0` for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalRequirement.decline()
        return 0
    }
    /// Returns `0` for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalRequirement.decline()
        return 0
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
        nil
    }
    /// Returns an empty view, and records for the picker that the delegate doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        OptionalRequirement.decline()
        return UIView()
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Provides the labels of a picker's wheels for assistive technologies.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the name of a wheel for VoiceOver.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// Returns a hint to a wheel for VoiceOver.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// Returns names of a wheel for voice control.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    /// Returns the name of a wheel with attributes. It is never called here.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    /// Returns a hint to a wheel with attributes. It is never called here.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    /// Returns names of a wheel with attributes. It is never called here.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns an empty array for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] { [] }
    /// Returns the name without attributes, for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString? {
        self.pickerView(pickerView, accessibilityLabelForComponent: component).map(NSAttributedString.init(string:))
    }
    /// Returns the hint without attributes, for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString? {
        self.pickerView(pickerView, accessibilityHintForComponent: component).map(NSAttributedString.init(string:))
    }
    /// Returns the names without attributes, for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int)
        -> [NSAttributedString]
    {
        self.pickerView(pickerView, accessibilityUserInputLabelsForComponent: component).map(NSAttributedString.init(string:))
    }
    /// Returns nil for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    /// Returns nil for a delegate that doesn't implement the method.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
}

/// Wheels, one for each component, which query their delegate for rows as they turn. Components and rows count from zero.
@preconcurrency @MainActor open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
        setUpPicker()
    }

    /// Creates the `UIPickerView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpPicker()
        coder.decodeInterface(of: self, as: UIPickerView.self)
    }

    private static let standardSize = CGSize(width: 320, height: 216)
    /// Contains the columns. Apps find the band behind the selected row by its place, `picker.subviews[1]`, where UIKit has had it since
    /// iOS 14.
    private let columnsView = UIView()
    private let band = UIView()
    /// The two lines that enclosed the selected row, from side to side, up to iOS 12.
    private let lines = Generation.current < .ios13 ? [UIView(), UIView()] : []
    private var columns: [PickerColumn] = []
    private var needsReload = true

    private func setUpPicker() {
        clipsToBounds = true
        if lines.isEmpty {
            band.backgroundColor = .tertiarySystemFill
            band.layer.cornerRadius = 8
        }
        for line in lines {
            line.backgroundColor = .separator
            band.addSubview(line)
        }
        band.isUserInteractionEnabled = false
        band.layer.zPosition = -1
        addSubview(columnsView)
        addSubview(band)
    }

    /// The object that supplies the numbers of wheels and rows. If it is nil, a delegate that conforms is used.
    open weak var dataSource: UIPickerViewDataSource? { didSet { setNeedsReload() } }
    /// The object that supplies titles and views, and is notified of selections. It is held weakly.
    open weak var delegate: UIPickerViewDelegate? { didSet { setNeedsReload() } }
    /// The data source. If none is set, a delegate that conforms to the data source's protocol is used.
    private var source: UIPickerViewDataSource? { dataSource ?? delegate as? UIPickerViewDataSource }
    /// Whether the band or the lines at the selected row are visible. The default is `true`.
    open var showsSelectionIndicator = true { didSet { band.isHidden = !showsSelectionIndicator } }

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    private func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = source?.numberOfComponents(in: self) ?? 0
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(frame: .zero)
            column.picker = self
            column.component = columns.count
            columnsView.addSubview(column)
            columns.append(column)
        }
        for column in columns { column.reload(count: source?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0) }
    }

    /// The number of wheels. Reading it loads the picker if necessary.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }
    /// Returns the number of rows of a wheel, or 0 for one that doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component].count : 0
    }
    /// Returns the size of a wheel's rows in points, or zero for a wheel that doesn't exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        layoutIfNeeded()
        return columns.indices.contains(component)
            ? CGSize(width: columns[component].bounds.width, height: columns[component].rowHeight) : .zero
    }
    /// Returns the view of a visible row, or nil.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        return columns.indices.contains(component) ? columns[component].content(of: row) : nil
    }
    /// Loads all wheels again from the data source and the delegate.
    open func reloadAllComponents() {
        needsReload = true
        loadIfNeeded()
        setNeedsLayout()
    }
    /// Loads a wheel again from the data source and the delegate.
    open func reloadComponent(_ component: Int) {
        loadIfNeeded()
        guard columns.indices.contains(component) else { return }
        columns[component].reload(count: source?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    /// Selects a row without notifying the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard columns.indices.contains(component) else { return }
        columns[component].select(row, animated: animated)
    }
    /// Returns the selected row of a wheel, or -1 for a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return columns.indices.contains(component) && columns[component].count > 0 ? columns[component].selected : -1
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        columnsView.frame = bounds
        loadIfNeeded()
        let asked = columns.map { column in
            delegate.flatMap { delegate in OptionalRequirement.ask { delegate.pickerView(self, widthForComponent: column.component) } }
        }
        let fixed = asked.compactMap { $0 }.reduce(0, +)
        let free = asked.filter { $0 == nil }.count
        let room = bounds.width - 18
        let share = free > 0 ? max(0, (room - fixed) / CGFloat(free)) : 0
        let total = fixed + share * CGFloat(free)
        var x = (bounds.width - total) / 2
        for (column, width) in zip(columns, asked) {
            column.frame = CGRect(x: x, y: 0, width: width ?? share, height: bounds.height)
            x += width ?? share
            column.rowHeight =
                delegate.flatMap { delegate in
                    OptionalRequirement.ask { delegate.pickerView(self, rowHeightForComponent: column.component) }
                } ?? 32
        }
        let height = columns.first?.rowHeight ?? 32
        let inset: CGFloat = lines.isEmpty ? 9 : 0
        band.frame = CGRect(x: inset, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * inset), height: height)
        let hairline = 1 / displayScale
        for (line, y) in zip(lines, [0, height - hairline]) { line.frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline) }
    }

    open override var intrinsicContentSize: CGSize { Self.standardSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
}

/// A wheel: a scroll view whose rows lie on a drum.
final class PickerColumn: UIScrollView {
    weak var picker: UIPickerView?
    var component = 0
    private(set) var count = 0
    private(set) var selected = 0
    private var rows: [Int: UIView] = [:]
    private var waiting: [UIView] = []
    var rowHeight: CGFloat = 32 { didSet { if rowHeight != oldValue { sizeRows() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        clipsToBounds = true
        scrollsToTop = false
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] tap in self?.tapped(tap.location(in: self)) }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func reload(count: Int) {
        self.count = count
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        selected = min(selected, max(0, count - 1))
        sizeRows()
    }

    private func sizeRows() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
        let inset = max(0, (bounds.height - rowHeight) / 2)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        if !isTracking { setContentOffset(CGPoint(x: contentOffset.x, y: offset(of: selected)), animated: false) }
        setNeedsLayout()
    }

    override func sizeChanged() {
        super.sizeChanged()
        sizeRows()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }
    private var centeredRow: Int {
        min(max(Int(saturating: ((contentOffset.y + contentInset.top) / rowHeight).rounded()), 0), max(0, count - 1))
    }

    func select(_ row: Int, animated: Bool) {
        guard row >= 0, row < count else { return }
        selected = row
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    }

    override func willEndDragging(velocity: CGPoint, target: inout CGPoint) {
        let row = ((target.y + contentInset.top) / rowHeight).rounded()
        target.y = clamped(CGPoint(x: 0, y: row * rowHeight - contentInset.top)).y
    }

    override func boundsDidScroll() { setNeedsLayout() }
    override func motionEnded() { settle() }

    private func settle() {
        guard !isTracking, !isDecelerating, count > 0, let picker else { return }
        let row = centeredRow
        guard row != selected else { return }
        selected = row
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    private func tapped(_ point: CGPoint) {
        let steps = Int(saturating: ((point.y - bounds.midY) / rowHeight).rounded())
        let row = min(max(centeredRow + steps, 0), max(0, count - 1))
        guard row != centeredRow else { return }
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
    }

    func content(of row: Int) -> UIView? { rows[row] }

    // metrics.md §7: the drum's radius and the distance between its rows.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard count > 0, bounds.height > 0, rowHeight > 0 else { return }
        let table = Double(bounds.height + 75)
        let perTurn = (2 * table / Double(rowHeight)).rounded(.up)
        let radius = 0.334225372 * table
        let position = Double((contentOffset.y + contentInset.top) / rowHeight)
        // A corrupt file may specify a drum of millions of points; no screen shows more than 8,000.
        let reach = min(perTurn / 4, 8000 / Double(rowHeight))
        let first = max(0, Int(saturating: (position - reach).rounded(.up)))
        let last = min(count - 1, Int(saturating: (position + reach).rounded(.down)))
        for (row, view) in rows where row < first || row > last {
            view.removeFromSuperview()
            waiting.append(view)
            rows[row] = nil
        }
        guard first <= last else { return }
        for row in first...last {
            let view = rows[row] ?? makeRow(row)
            let angle = 2 * Double.pi * (Double(row) - position) / perTurn
            let squash = CGFloat(max(0.01, cos(angle)))
            view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + CGFloat(radius * sin(angle)))
            view.transform = CGAffineTransform(scaleX: 1, y: squash)
            view.alpha = abs(Double(row) - position) < 0.5 ? 1 : max(0.1, 0.55 * squash)
        }
    }

    private func makeRow(_ row: Int) -> UIView {
        let view = customRow(row) ?? titleRow(row)
        rows[row] = view
        if view.superview !== self { addSubview(view) }
        return view
    }

    private func customRow(_ row: Int) -> UIView? {
        guard let picker, let delegate = picker.delegate else { return nil }
        let old = waiting.last
        return OptionalRequirement.ask { delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: old) }.map { view in
            waiting.removeAll { $0 === view }
            return view
        }
    }

    private func titleRow(_ row: Int) -> UIView {
        let label = (waiting.popLast() as? UILabel) ?? UILabel()
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        label.textColor = picker?.textColor ?? .label
        if let picker, let text = picker.delegate?.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
            label.textAlignment = .center
        } else {
            label.text = picker.flatMap { $0.delegate?.pickerView($0, titleForRow: row, forComponent: component) }
        }
        return label
    }
}

private let textColors = AttachedProperty<UIColor?>(nil)

extension UIPickerView {
    /// The color of rows with titles; apps access it by its key, as no header of UIKit declares it.
    package var textColor: UIColor? {
        get { textColors[self] }
        set {
            textColors[self] = newValue
            reloadAllComponents()
        }
    }
}
