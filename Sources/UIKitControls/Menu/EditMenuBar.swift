import UIKitCore

/// The visible edit menu: titles in a row above the content they act on, or below it if there is no space above. Sizes are estimated by
/// eye.
@MainActor
final class EditMenuBar: UIView {
    struct Item {
        var title: String
        var perform: () -> Void
    }

    private static weak var shown: EditMenuBar?
    private static let height: CGFloat = 44, padding: CGFloat = 14, gap: CGFloat = 8
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let touchedOutside: () -> Void
    private var buttons: [UIButton] = []

    /// Shows `items` over `rect` of `view`, replacing any visible menu. A touch elsewhere calls `touchedOutside` and is passed through.
    static func show(_ items: [Item], from view: UIView, _ rect: CGRect, touchedOutside: @escaping () -> Void) {
        dismiss()
        guard let window = view.window, !items.isEmpty else { return }
        let bar = EditMenuBar(touchedOutside)
        window.addSubview(bar)
        bar.fill(items, from: 0)
        bar.place(view.convert(rect, to: window))
        bar.alpha = 0
        UIView.animate(withDuration: 0.15) { bar.alpha = 1 }
        shown = bar
    }

    static func dismiss() {
        guard let bar = shown else { return }
        shown = nil
        bar.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.15, animations: { bar.alpha = 0 }) { _ in bar.removeFromSuperview() }
    }

    private init(_ touchedOutside: @escaping () -> Void) {
        self.touchedOutside = touchedOutside
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        material.layer.cornerRadius = 10
        material.layer.cornerCurve = .continuous
        material.clipsToBounds = true
        material.frame = bounds
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(material)
    }

    required init?(coder: NSCoder) { fatalError("an edit menu is not archived") }

    /// Adds the items that fit, from the one at `start`; a chevron leads to the rest, and back.
    private func fill(_ items: [Item], from start: Int) {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = []
        let room = (superview?.bounds.width ?? 0) - 2 * Self.gap
        var x: CGFloat = 0, index = start
        func add(_ title: String, _ image: UIImage?, _ action: UIAction) {
            let button = UIButton(type: .custom)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.setTitleColor(.label, for: .normal)
            button.tintColor = .label
            button.setTitle(title.isEmpty ? nil : title, for: .normal)
            button.setImage(image, for: .normal)
            button.addAction(action, for: .touchUpInside)
            button.frame = CGRect(
                x: x, y: 0, width: (button.intrinsicContentSize.width + 2 * Self.padding).rounded(.up), height: Self.height)
            if x > 0 {
                let line = UIView(frame: CGRect(x: 0, y: 0, width: 1 / max(traitCollection.displayScale, 1), height: Self.height))
                line.backgroundColor = .separator
                button.addSubview(line)
            }
            material.contentView.addSubview(button)
            buttons.append(button)
            x = button.frame.maxX
        }
        if start > 0 { add("", UIImage(systemName: "chevron.left"), UIAction { [weak self] _ in self?.turn(items, to: 0) }) }
        while index < items.count {
            let item = items[index],
                width = (item.title as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width + 2 * Self.padding
            // Space for the chevron, unless this is the last item.
            if x > 0, x + width + (index == items.count - 1 ? 0 : 44) > room { break }
            add(item.title, nil, UIAction { _ in item.perform() })
            index += 1
        }
        let next = index
        if next < items.count { add("", UIImage(systemName: "chevron.right"), UIAction { [weak self] _ in self?.turn(items, to: next) }) }
        bounds.size.width = x
    }

    private func turn(_ items: [Item], to start: Int) {
        let middle = center.x
        fill(items, from: start)
        place(CGRect(x: middle, y: frame.maxY + Self.gap, width: 0, height: 0))
    }

    private func place(_ rect: CGRect) {
        guard let window = superview else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
        let above = rect.minY - Self.gap - Self.height
        let x = min(max(rect.midX - bounds.width / 2, room.minX), max(room.minX, room.maxX - bounds.width))
        frame = CGRect(
            x: x.rounded(), y: above >= room.minY ? above : min(rect.maxY + Self.gap, room.maxY - Self.height), width: bounds.width,
            height: Self.height)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 10).cgPath
    }

    /// Observes touches that begin elsewhere, without handling them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        if event != nil, isUserInteractionEnabled { EventLoop.main.schedule(after: 0) { [weak self] in self?.touchedOutside() } }
        return nil
    }
}
