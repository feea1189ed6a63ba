import UIKitCore

/// A menu on screen: a dimmed catcher over the window and a platter with one row an element.
package final class MenuPlatter: UIView {
    private let platter = UIView()
    private let scroller = UIView()
    private var rows: [MenuRow] = []
    private var bands: [UIView] = []
    private var onDismiss: (() -> Void)?
    private let perform: (UIMenuElement) -> Void
    private weak var anchor: UIView?

    private let figures = MenuFigures.current
    /// Blurs what lies behind the menu.
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

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
        platter.layer.cornerRadius = figures.radius
        platter.layer.cornerCurve = .continuous
        platter.layer.shadowColor = UIColor.black.cgColor
        platter.layer.shadowOpacity = 0.2
        platter.layer.shadowRadius = 16
        platter.layer.shadowOffset = CGSize(width: 0, height: 8)
        scroller.layer.cornerRadius = figures.radius
        scroller.layer.cornerCurve = .continuous
        scroller.clipsToBounds = true
        scroller.addSubview(material)
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
        let hasImages = figures.imageIsLeading && rows.contains(where: \.hasImage), hasChecks = rows.contains(where: \.isChecked)
        var inset = hasImages ? figures.imageInset : figures.inset
        if hasChecks { inset += figures.checkColumn }
        for row in rows { row.titleInset = inset }
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
        // A platter of round corners keeps its rows clear of them.
        let edge = figures.rowsHaveLines ? 0 : 10.0
        var y = edge
        for row in rows {
            if row.startsGroup { y += figures.groupGap }
            row.frame = CGRect(x: 0, y: y, width: MenuFigures.width, height: row.height)
            y = row.frame.maxY
        }
        platter.frame = place(CGSize(width: MenuFigures.width, height: y + edge))
        scroller.frame = platter.bounds
        material.frame = scroller.bounds
        platter.layer.shadowPath = UIBezierPath(roundedRect: platter.bounds, cornerRadius: figures.radius).cgPath
        layOutBands()
    }

    /// Between groups with lines lies a band.
    private func layOutBands() {
        bands.forEach { $0.removeFromSuperview() }
        bands = rows.filter { $0.startsGroup && figures.rowsHaveLines }.map { row in
            let band = UIView(frame: CGRect(x: 0, y: row.frame.minY - figures.groupGap, width: MenuFigures.width, height: figures.groupGap))
            band.backgroundColor = .quaternarySystemFill
            scroller.insertSubview(band, aboveSubview: material)
            return band
        }
        rows.last?.line.isHidden = figures.rowsHaveLines || rows.last?.startsGroup != true
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
