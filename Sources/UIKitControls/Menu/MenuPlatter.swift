import UIKitCore

/// A menu on screen: a dimmed catcher over the window and a platter with one row an element.
package final class MenuPlatter: UIView {
    private let platter = UIView()
    private let scroller = UIView()
    private var rows: [MenuRow] = []
    private var onDismiss: (() -> Void)?
    private let perform: (UIMenuElement) -> Void
    private weak var anchor: UIView?

    private static let rowHeight: CGFloat = 44
    private static let width: CGFloat = 250

    /// Shows `menu` beside `anchor`; `perform` is called with the element chosen.
    @discardableResult
    package static func present(_ menu: UIMenu, from anchor: UIView, perform: @escaping (UIMenuElement) -> Void, onDismiss: (() -> Void)? = nil) -> MenuPlatter? {
        guard let window = anchor.window else { return nil }
        let platter = MenuPlatter(menu, anchor: anchor, perform: perform)
        platter.onDismiss = onDismiss
        platter.frame = window.bounds
        window.addSubview(platter)
        platter.layoutIfNeeded()
        platter.appear()
        return platter
    }

    private init(_ menu: UIMenu, anchor: UIView, perform: @escaping (UIMenuElement) -> Void) {
        self.perform = perform
        self.anchor = anchor
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        platter.backgroundColor = .systemBackground
        platter.layer.cornerRadius = 13
        platter.layer.cornerCurve = .continuous
        platter.layer.shadowColor = UIColor.black.cgColor
        platter.layer.shadowOpacity = 0.2
        platter.layer.shadowRadius = 16
        platter.layer.shadowOffset = CGSize(width: 0, height: 8)
        scroller.layer.cornerRadius = 13
        scroller.clipsToBounds = true
        addSubview(platter)
        platter.addSubview(scroller)
        build(menu)
    }

    required init?(coder: NSCoder) { fatalError("a menu is not archived") }

    private func build(_ menu: UIMenu) {
        for row in rows { row.removeFromSuperview() }
        rows = []
        if !menu.title.isEmpty { add(MenuRow(title: menu.title)) }
        add(menu.children, startsGroup: false)
        setNeedsLayout()
    }

    private func add(_ elements: [UIMenuElement], startsGroup: Bool) {
        var startsGroup = startsGroup
        for element in elements {
            if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
                add(submenu.children, startsGroup: !rows.isEmpty)
                startsGroup = true
                continue
            }
            if let action = element as? UIAction, action.attributes.contains(.hidden) { continue }
            let row = MenuRow(element: element, startsGroup: startsGroup)
            startsGroup = false
            row.chosen = { [weak self] element in self?.choose(element) }
            add(row)
        }
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        scroller.addSubview(row)
    }

    private func choose(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu {
            build(submenu)
            layoutIfNeeded()
            return
        }
        dismiss()
        perform(element)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            y += row.startsGroup ? 8 : 0
            row.frame = CGRect(x: 0, y: y, width: Self.width, height: row.isTitle ? 30 : Self.rowHeight)
            y = row.frame.maxY
        }
        platter.frame = place(CGSize(width: Self.width, height: y))
        scroller.frame = platter.bounds
    }

    private func place(_ size: CGSize) -> CGRect {
        let source = anchor.map { $0.convert($0.bounds, to: self) } ?? .zero
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        var y = source.maxY + 8
        if y + size.height > room.maxY { y = source.minY - 8 - size.height }
        y = max(room.minY, y)
        let x = min(max(source.midX > bounds.midX ? source.maxX - size.width : source.minX, room.minX), room.maxX - size.width)
        return CGRect(x: x, y: y, width: size.width, height: min(size.height, room.height))
    }

    private func appear() {
        platter.alpha = 0
        UIView.animate(withDuration: 0.2) { self.platter.alpha = 1 }
    }

    package func dismiss() {
        let onDismiss = onDismiss
        self.onDismiss = nil
        UIView.animate(withDuration: 0.2, animations: { self.platter.alpha = 0 }) { _ in self.removeFromSuperview() }
        isUserInteractionEnabled = false
        onDismiss?()
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !platter.frame.contains(touch.location(in: self)) else { return }
        dismiss()
    }
}

/// One row of a menu.
final class MenuRow: UIControl {
    let element: UIMenuElement?
    let startsGroup: Bool
    var chosen: ((UIMenuElement) -> Void)?
    private let label = UILabel()
    private let icon = UIImageView()
    private let check = UIImageView()
    private let line = UIView()
    var isTitle: Bool { element == nil }

    init(title: String) {
        element = nil
        startsGroup = false
        super.init(frame: .zero)
        setUp(title: title)
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        isEnabled = false
    }

    init(element: UIMenuElement, startsGroup: Bool) {
        self.element = element
        self.startsGroup = startsGroup
        super.init(frame: .zero)
        setUp(title: element.title)
        let action = element as? UIAction
        let color: UIColor = action?.attributes.contains(.destructive) == true ? .systemRed : .label
        isEnabled = action?.attributes.contains(.disabled) != true
        label.textColor = isEnabled ? color : .tertiaryLabel
        icon.image = (element is UIMenu && element.image == nil ? UIImage(systemName: "chevron.right") : element.image)?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = label.textColor
        check.image = action?.state == .on ? UIImage(systemName: "checkmark") : nil
        check.tintColor = .label
        addAction(UIAction { [weak self] _ in if let self, let element = self.element { chosen?(element) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("a menu is not archived") }

    private func setUp(title: String) {
        label.text = title
        line.backgroundColor = .separator
        for view in [label, icon, check, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    override func stateChanged() { backgroundColor = isHighlighted ? .systemFill : nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset: CGFloat = check.image == nil ? 16 : 36
        label.frame = CGRect(x: inset, y: 0, width: bounds.width - inset - 48, height: bounds.height)
        check.frame = CGRect(x: 12, y: (bounds.height - 16) / 2, width: 16, height: 16)
        check.contentMode = .scaleAspectFit
        icon.frame = CGRect(x: bounds.width - 36, y: (bounds.height - 20) / 2, width: 20, height: 20)
        icon.contentMode = .scaleAspectFit
        let hairline = 1 / displayScale
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
    }
}
