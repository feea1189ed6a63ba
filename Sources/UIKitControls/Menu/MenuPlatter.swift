import UIKitCore

/// A visible menu: a touch catcher over the window and a platter with one row per element; for a context menu, the preview above the
/// platter, over the blurred window.
package final class MenuPlatter: UIView, WindowOverlay, VisibleMenu {
    private let platter = UIView()
    private let scroller = UIView()
    /// Scrolls the rows of a menu that is higher than its space.
    private let pan = UIPanGestureRecognizer()
    private var rows: [MenuRow] = []
    private var bands: [UIView] = []
    private var onDismiss: (() -> MenuAnimator?)?
    private let lifted: LiftedPreview?
    private let haze = UIVisualEffectView(effect: nil)
    private let perform: (UIMenuElement) -> Void
    private weak var anchor: UIView?
    private var isCentered = false { didSet { if isCentered { setNeedsLayout() } } }
    private var menu: UIMenu
    /// The children of deferred elements while this menu is open, and the elements already queried.
    private var provided: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []

    private let figures = MenuFigures.current
    /// Blurs the views behind the menu.
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

    /// Shows `menu` beside `anchor`, or below the preview that is lifted from it; `perform` is called with the chosen element. A centered
    /// menu has the anchor's center, others an edge of it.
    @discardableResult
    package static func present(
        _ menu: UIMenu, from anchor: UIView, isCentered: Bool = false, perform: @escaping (UIMenuElement) -> Void
    ) -> MenuPlatter? {
        let platter = present(menu, from: anchor, lifting: nil, alongside: nil, perform: perform, onDismiss: nil)
        platter?.isCentered = isCentered
        return platter
    }

    @discardableResult
    static func present(
        _ menu: UIMenu, from anchor: UIView, lifting lifted: LiftedPreview?, alongside animator: MenuAnimator?,
        perform: @escaping (UIMenuElement) -> Void,
        onDismiss: (() -> MenuAnimator?)?
    ) -> MenuPlatter? {
        guard let window = anchor.window else { return nil }
        let platter = MenuPlatter(menu, anchor: anchor, lifted: lifted, perform: perform)
        platter.onDismiss = onDismiss
        platter.frame = window.bounds
        window.addSubview(platter)
        platter.layoutIfNeeded()
        platter.appear(animator)
        return platter
    }

    private init(_ menu: UIMenu, anchor: UIView, lifted: LiftedPreview?, perform: @escaping (UIMenuElement) -> Void) {
        (self.perform, self.anchor, self.lifted, self.menu) = (perform, anchor, lifted, menu)
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        platter.layer.cornerRadius = figures.radius
        platter.layer.cornerCurve = .continuous
        platter.layer.shadowColor = UIColor.black.cgColor
        platter.layer.shadowOpacity = 0.2
        platter.layer.shadowRadius = 16
        platter.layer.shadowOffset = CGSize(width: 0, height: 8)
        platter.layer.role.insert(.animatesPaths)
        scroller.layer.cornerRadius = figures.radius
        scroller.layer.cornerCurve = .continuous
        scroller.clipsToBounds = true
        scroller.addSubview(material)
        if let lifted {
            haze.isUserInteractionEnabled = false
            addSubview(haze)
            addSubview(lifted)
        }
        addSubview(platter)
        platter.addSubview(scroller)
        scroller.addGestureRecognizer(pan)
        pan.addHandler { [weak self] _ in self?.scroll() }
        build(menu)
    }

    required init?(coder: NSCoder) { fatalError("a menu is not archived") }

    private func build(_ menu: UIMenu) {
        self.menu = menu
        for row in rows { row.removeFromSuperview() }
        rows = []
        if !menu.title.isEmpty { add(MenuRow(title: menu.title)) }
        add(menu.children, of: menu, startsGroup: false)
        let lines = rows.filter { $0.tile == nil }
        let hasImages = figures.imageIsLeading && lines.contains(where: \.hasImage), hasChecks = lines.contains(where: \.isChecked)
        var inset = hasImages ? figures.imageInset : figures.inset
        if hasChecks { inset += figures.checkColumn }
        for row in rows { row.titleInset = inset }
        setNeedsLayout()
    }

    private func add(_ elements: [UIMenuElement], of menu: UIMenu, startsGroup: Bool) {
        var startsGroup = startsGroup, made: [MenuRow] = []
        for element in elements {
            if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
                let startsHere = !rows.isEmpty
                if !submenu.title.isEmpty { add(MenuRow(title: submenu.title, startsGroup: startsHere)) }
                add(submenu.children, of: submenu, startsGroup: startsHere && submenu.title.isEmpty)
                startsGroup = true
                continue
            }
            if let deferred = element as? UIDeferredMenuElement {
                add(
                    self.elements(of: deferred) ?? [UIAction(title: "Loading…", attributes: .disabled) { _ in }], of: menu,
                    startsGroup: startsGroup)
                continue
            }
            if element.attributesInMenu.contains(.hidden) { continue }
            let row = MenuRow(element: element, startsGroup: startsGroup)
            startsGroup = false
            row.chosen = { [weak self] element in self?.choose(element) }
            add(row)
            made.append(row)
        }
        guard let columns = MenuFigures.columns(of: menu) else { return }
        for (index, row) in made.enumerated() {
            row.tile = MenuTile(
                column: index % columns, count: min(columns, made.count - index / columns * columns),
                isSmall: menu.isPalette || menu.preferredElementSize == .small)
        }
    }

    /// Returns the elements that the provider supplied, or `nil` until it has done so, when the menu is rebuilt.
    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        if let known = deferred.known ?? provided[ObjectIdentifier(deferred)] { return known }
        guard asked.insert(ObjectIdentifier(deferred)).inserted else { return nil }
        var isAsking = true
        deferred.provider { [weak self] elements in
            if deferred.isCached { deferred.known = elements }
            self?.provided[ObjectIdentifier(deferred)] = elements
            guard !isAsking, let self else { return }
            build(menu)
        }
        isAsking = false
        return provided[ObjectIdentifier(deferred)]
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
        // The app keeps the menu, and with it the selection.
        if let action = element as? UIAction, let group = menu.group(of: action), group.options.contains(.singleSelection) {
            for case let other as UIAction in group.children { other.state = other === action ? .on : .off }
        }
        // Apple's documentation of `keepsMenuPresented`: the menu stays after its element was chosen.
        guard element.attributesInMenu.contains(.keepsMenuPresented) else {
            dismiss()
            return perform(element)
        }
        perform(element)
        // The action may have changed its state, or others'.
        update { $0 }
    }

    package var isCompact: Bool { lifted == nil }

    package func update(_ change: (UIMenu) -> UIMenu) {
        guard isUserInteractionEnabled else { return }
        build(change(menu))
        layoutIfNeeded()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        // A platter with round corners insets its rows.
        let edge = figures.rowsHaveLines ? 0 : 10.0
        var y = edge
        for row in rows {
            if row.startsGroup { y += figures.groupGap }
            let count = CGFloat(row.tile?.count ?? 1), column = CGFloat(row.tile?.column ?? 0), width = MenuFigures.width / count
            row.frame = CGRect(x: (isRightToLeft ? count - 1 - column : column) * width, y: y, width: width, height: row.height)
            if column == count - 1 { y = row.frame.maxY }
        }
        haze.frame = bounds
        platter.isHidden = rows.isEmpty
        platter.frame = place(CGSize(width: MenuFigures.width, height: rows.isEmpty ? 0 : y + edge))
        scroller.frame = platter.bounds
        hiddenHeight = y + edge - scroller.bounds.height
        pan.isEnabled = hiddenHeight > 0
        scroll(to: scroller.bounds.minY)
        platter.layer.shadowPath = UIBezierPath(roundedRect: platter.bounds, cornerRadius: figures.radius).cgPath
        layOutBands()
    }

    private var hiddenHeight: CGFloat = 0

    // FIXME(gap): a long menu stops where the finger leaves it, without momentum or bounce.
    private func scroll() {
        scroll(to: scroller.bounds.minY - pan.translation(in: self).y)
        pan.setTranslation(.zero, in: self)
    }

    private func scroll(to offset: CGFloat) {
        scroller.bounds.origin.y = min(max(0, offset), max(0, hiddenHeight))
        material.frame = scroller.bounds
    }

    /// Places the bands between groups of rows with lines.
    private func layOutBands() {
        bands.forEach { $0.removeFromSuperview() }
        bands = rows.filter { $0.startsGroup && figures.rowsHaveLines }.map { row in
            let band = UIView(frame: CGRect(x: 0, y: row.frame.minY - figures.groupGap, width: MenuFigures.width, height: figures.groupGap))
            band.backgroundColor = .quaternarySystemFill
            scroller.insertSubview(band, aboveSubview: material)
            return band
        }
        for row in rows where row.frame.minY == rows.last?.frame.minY {
            row.line.isHidden = figures.rowsHaveLines || rows.last?.startsGroup != true
        }
    }

    private func place(_ size: CGSize) -> CGRect {
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        var source = anchor.map { $0.convert($0.bounds, to: self) } ?? .zero, gap: CGFloat = 8
        if let lifted, room.width > room.height, lifted.origin(in: self).height + MenuFigures.previewGap + size.height > room.height {
            return place(size, beside: lifted, in: room)
        }
        if let lifted {
            gap = size.height == 0 ? 0 : MenuFigures.previewGap
            source = lifted.place(in: room, above: size.height + gap, of: self)
            lifted.frame = source
        }
        var y = source.maxY + gap
        if y + size.height > room.maxY { y = lifted == nil ? source.minY - gap - size.height : room.maxY - size.height }
        y = max(room.minY, y)
        let beside = source.midX > bounds.midX ? source.maxX - size.width : source.minX
        let x = min(max(isCentered ? source.midX - size.width / 2 : beside, room.minX), room.maxX - size.width)
        return CGRect(x: x, y: y, width: size.width, height: min(size.height, room.height))
    }

    /// Places the menu beside the preview if the space is wide and too low for both.
    private func place(_ size: CGSize, beside lifted: LiftedPreview, in room: CGRect) -> CGRect {
        let left = CGRect(x: room.minX, y: room.minY, width: room.width - size.width - MenuFigures.previewGap, height: room.height)
        var source = lifted.place(in: left, above: 0, of: self)
        source.origin.x = max(room.minX, min(source.minX, left.maxX - source.width))
        lifted.frame = source
        let height = min(size.height, room.height), x = min(source.maxX + MenuFigures.previewGap, room.maxX - size.width)
        return CGRect(x: x, y: max(room.minY, min(source.minY, room.maxY - height)), width: size.width, height: height)
    }

    private func appear(_ animator: MenuAnimator?) {
        platter.alpha = 0
        guard let lifted else {
            UIView.animate(withDuration: 0.2) {
                self.platter.alpha = 1
                animator?.animate()
            } completion: { _ in
                animator?.complete()
            }
            return
        }
        let place = lifted.frame
        lifted.willShow(true)
        lifted.frame = lifted.origin(in: self)
        lifted.layoutIfNeeded()
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.platter.alpha = 1
            self.haze.effect = UIBlurEffect(style: .systemThinMaterial)
            lifted.frame = place
            lifted.layoutIfNeeded()
            animator?.animate()
        } completion: { _ in
            lifted.didShow()
            animator?.complete()
        }
    }

    package func dismiss() { dismiss(alongside: nil) }
    package func contentDidLeave() { dismiss() }

    /// Dismisses the menu. The commit's animations and completions run with the menu's own.
    func dismiss(alongside commit: MenuAnimator?) {
        guard isUserInteractionEnabled else { return }
        isUserInteractionEnabled = false
        let goal = commit == nil ? lifted?.goal(in: self) : nil
        let end = onDismiss?()
        onDismiss = nil
        lifted?.willShow(false)
        UIView.animate(withDuration: 0.2) {
            self.platter.alpha = 0
            if let lifted = self.lifted {
                self.haze.effect = nil
                if let goal { lifted.frame = goal } else { lifted.alpha = 0 }
                lifted.layoutIfNeeded()
            }
            for animator in [commit, end] { animator?.animate() }
        } completion: { _ in
            self.lifted?.didShow()
            self.lifted?.putBack()
            self.removeFromSuperview()
            for animator in [commit, end] { animator?.complete() }
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.view === self, !platter.frame.contains(touch.location(in: self)) else { return }
        dismiss()
    }
}
