import UIKitControls

/// The round control before a cell's content while editing: delete, insert, or a selection mark.
final class CellEditControl: UIControl {
    enum Kind { case delete, insert, select }
    let kind: Kind
    var isChosen = false { didSet { show() } }
    var tapped: (() -> Void)?
    private let image = UIImageView()

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        image.contentMode = .center
        addSubview(image)
        isUserInteractionEnabled = kind != .select
        accessibilityLabel = kind == .delete ? (Generation.current >= .ios16 ? "Remove" : "Delete") : kind == .insert ? "Insert" : nil
        isAccessibilityElement = kind != .select
        addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) { fatalError("an edit control is not archived") }

    private func show() {
        let (name, tint): (String, UIColor) =
            switch kind {
            case .delete: ("minus.circle.fill", .systemRed)
            case .insert: ("plus.circle.fill", .systemGreen)
            case .select: isChosen ? ("checkmark.circle.fill", tintColor ?? .tintColor) : ("circle", .tertiaryLabel)
            }
        image.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        image.tintColor = tint
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }

    /// "Remove Soup, 2 portions", as Apple's control: with the row's texts. Public UI tests find it by "Delete …" up to iOS 16.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map(named) }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIView {
    /// Returns `word` followed by the texts in the cell that contains the view.
    fileprivate func named(_ word: String) -> String {
        var current = superview
        while let view = current, !(view is UITableViewCell) { current = view.superview }
        func texts(_ view: UIView) -> [String] {
            if let text = (view as? UILabel)?.text, !text.isEmpty { return view.isHidden ? [] : [text] }
            return view.isHidden ? [] : view.subviews.flatMap(texts)
        }
        guard let cell = current as? UITableViewCell else { return word }
        let words = cell.accessibilityLabel ?? texts(cell.contentView).joined(separator: ", ")
        return words.isEmpty ? word : word + " " + words
    }
}

/// The three lines by which a row is dragged.
final class CellReorderControl: UIView {
    private var bars: [UIView] = []
    weak var cell: UITableViewCell?

    override init(frame: CGRect) {
        super.init(frame: frame)
        bars = (0..<3).map { _ in
            let bar = UIView()
            bar.backgroundColor = .tertiaryLabel
            bar.isUserInteractionEnabled = false
            addSubview(bar)
            return bar
        }
        accessibilityLabel = "Reorder"
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map(named) }
        set { super.accessibilityLabel = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            bar.frame = CGRect(x: (bounds.width - 20) / 2, y: bounds.midY - 6 + CGFloat(index) * 5, width: 20, height: 1.5)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let cell, let table = cell.table else { return }
        table.beginReorder(cell, touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        cell?.table?.reorder(touch)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.table?.endReorder() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cell?.table?.endReorder() }
}

extension UITableViewCell {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != parts.isEditing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        parts.isEditing = editing
        if !editing { parts.showsDeleteConfirmation = false }
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated, window != nil else {
            didTransition(to: mask)
            return
        }
        UIView.animate(withDuration: ListDurations.update, animations: { self.layoutIfNeeded() }) { _ in self.didTransition(to: mask) }
    }

    /// Shows the row's editing controls; called by the table before the cell shows and when editing begins.
    func adoptEditing(style: EditingStyle, canMove: Bool, indents: Bool, selects: Bool) {
        let kind: CellEditControl.Kind? = selects ? .select : style == .delete ? .delete : style == .insert ? .insert : nil
        parts.editingStyle = style
        parts.canMove = canMove
        parts.indents = indents
        parts.selectsInEditing = selects
        if parts.editControl?.kind != kind {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
        }
        setNeedsLayout()
    }

    private var wantedControl: CellEditControl.Kind? {
        if parts.selectsInEditing { return .select }
        return switch parts.editingStyle {
        case .delete: .delete
        case .insert: .insert
        case .none: nil
        }
    }

    func layoutEditControls(_ left: inout CGFloat, _ right: inout CGFloat) {
        let width = TableFigures.current.editControl
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if parts.isEditing, let kind = wantedControl {
            let control = parts.editControl ?? makeEditControl(kind)
            let x = left + (sideMargin - 16) + 4 + parts.swipeOffset
            control.frame = CGRect(x: rightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            control.alpha = 1
            left += width
        } else {
            // A row without a control still indents with its neighbors, unless the delegate disables it.
            if parts.isEditing, parts.indents, shouldIndentWhileEditing { left += width }
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
        }
        if parts.isEditing, parts.canMove {
            let control = parts.reorderControl ?? makeReorderControl()
            let width = TableFigures.current.reorderControl
            right -= width
            control.frame = CGRect(
                x: rightToLeft ? bounds.width - right - width : right + parts.swipeOffset, y: 0, width: width, height: bounds.height)
        } else {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
        }
    }

    /// The width that editing takes from the content.
    var editingWidth: CGFloat {
        guard parts.isEditing else { return 0 }
        let indents = wantedControl != nil || parts.indents && shouldIndentWhileEditing
        return (indents ? TableFigures.current.editControl : 0) + (parts.canMove ? TableFigures.current.reorderControl : 0)
    }

    private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
        let control = CellEditControl(kind)
        control.isChosen = parts.isSelected
        control.tapped = { [weak self] in self?.editControlTapped(kind) }
        addSubview(control)
        parts.editControl = control
        return control
    }

    private func makeReorderControl() -> CellReorderControl {
        let control = CellReorderControl(frame: .zero)
        control.cell = self
        addSubview(control)
        parts.reorderControl = control
        return control
    }

    private func editControlTapped(_ kind: CellEditControl.Kind) {
        guard let table, let path = table.indexPath(for: self) else { return }
        switch kind {
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
        case .delete: table.showDeleteConfirmation(at: path)
        case .select: break
        }
    }
}
