import Foundation

/// The control of a bar button item.
@MainActor
final class BarButton: UIControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let icon = UIImageView()
    private let isBack: Bool
    /// The pane on which the button floats. iOS 26.
    private let platter: GlassPlatter? = Generation.current >= .ios26 ? GlassPlatter() : nil
    private var attributes: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?
    /// Replaces the item's action: the back button pops, regardless of its item's action. (F-32)
    var override: (() -> Void)?

    init(item: UIBarButtonItem, isBack: Bool = false, appearance: @escaping (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?) {
        self.item = item
        self.isBack = isBack
        attributes = appearance
        super.init(frame: .zero)
        for view in [platter, icon, label] as [UIView?] { if let view { addSubview(view) } }
        icon.contentMode = .center
        label.lineBreakMode = .byTruncatingTail
        addAction(UIAction { [weak self] _ in self?.fire() }, for: .touchUpInside)
        item.barView = self
        item.shownImageView = icon
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// The event of the touch that is being lifted. The item's action gets it.
    private var event: UIEvent?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.event = event
        defer { self.event = nil }
        super.touchesEnded(touches, with: event)
    }

    private func fire() {
        if let override { return override() }
        if let menu = item.menuOfTap { return showMenu(menu) }
        item.fire(event: event)
    }

    private func showMenu(_ menu: UIMenu) {
        MenuPlatter.present(menu, from: self) { [weak item] element in
            if let action = element as? UIAction { action.performWithSender(item, target: nil) } else { element.perform(from: self) }
        }
    }

    /// An alternative title for the same item: the back button's when space is short.
    var shownTitle: String? { didSet { if shownTitle != oldValue { update() } } }
    /// The title that only names the button: iOS 26 shows the back button without a title.
    var spokenTitle: String? { didSet { if spokenTitle != oldValue { update() } } }
    var hidesTitle = false { didSet { if hidesTitle != oldValue { update() } } }
    /// The app's image, which replaces the back button's chevron.
    var indicator: UIImage? { didSet { if indicator !== oldValue { update() } } }
    private var titleOffset = UIOffset.zero

    /// Updates the accessibility properties immediately, the appearance with the next layout.
    func update() {
        isStale = true
        isEnabled = item.isEnabled
        let title = title
        // A SwiftUI button that shows only a symbol has an empty title. Some apps give the back button a space.
        let words = [item.accessibilityLabel, title, item.title, spokenTitle].lazy.compactMap { $0 }.first {
            isBack ? !$0.allSatisfy(\.isWhitespace) : !$0.isEmpty
        }
        accessibilityLabel = words ?? (isBack ? SystemWords.text("Back") : item.image?.spokenName)
        accessibilityIdentifier = item.accessibilityIdentifier ?? (isBack ? Self.backIdentifier : item.image?.givenName)
        takeAccessibility(of: item, traits: item.isSelected ? [.button, .selected] : .button)
        setNeedsLayout()
    }

    /// The back button's identifier in the element trees of iOS 26. It has none in those of iOS 18.
    private static var backIdentifier: String? { Generation.current >= .ios26 ? "BackButton" : nil }

    private var isStale = true
    /// The visible title. An image replaces the title, which then only names the button; the back button has both.
    private var title: String? { hidesTitle ? nil : shownTitle ?? (isBack || item.image == nil ? item.title : nil) }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        let title = title
        icon.image = isBack ? indicator?.inBar ?? Self.chevron : item.image?.inBarItem
        icon.isHidden = icon.image == nil
        let look = attributes(item.style)
        let state = !isEnabled ? look?.disabled : isHighlighted ? look?.highlighted : look?.normal
        label.show(
            title, font: .systemFont(ofSize: BarFigures.titleSize, weight: item.style.isDone ? .semibold : .regular), color: currentColor,
            item.titleTextAttributes(for: isEnabled ? .normal : .disabled), state?.titleTextAttributes)
        let own = isBack ? item.backButtonTitlePositionAdjustment(for: .default) : item.titlePositionAdjustment(for: .default),
            given = state?.titlePositionAdjustment ?? .zero
        titleOffset = UIOffset(horizontal: own.horizontal + given.horizontal, vertical: own.vertical + given.vertical)
        label.textAlignment = .center
        label.isHidden = title == nil
        icon.tintColor = currentColor
        platter?.fill = isProminent ? item.tintColor ?? tintColor : nil
    }

    /// Whether the button is filled with the tint, as a prominent action is.
    private var isProminent: Bool { platter != nil && item.style.isDone && isEnabled }

    private var currentColor: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        // The circle of Close is gray in bars of any tint, estimated by eye.
        let own: UIColor = platter != nil ? .label : item.systemItem == .close ? .systemGray3 : tintColor
        let base: UIColor = isProminent ? .white : item.tintColor ?? own
        return isHighlighted ? base.withAlphaComponent(0.3) : base
    }

    /// Applies the item's appearance proxies when it is first shown.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { Appearance.apply(to: item, in: self) }
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    static let chevron = UIImage(
        systemName: "chevron.backward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold))

    // MARK: Size

    /// Whether the button shows only an image.
    var isImage: Bool {
        refresh()
        return !icon.isHidden && label.isHidden
    }

    private var iconSize: CGSize {
        if isBack, indicator == nil { return BarFigures.chevronSize }
        return icon.image?.size ?? .zero
    }

    /// The width of the widest possible title, so that the button's size does not change with its title.
    private var reservedWidth: CGFloat {
        guard !isBack, let titles = item.possibleTitles else { return 0 }
        let text = label.attributedText, attributes = text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
        return titles.map { ($0 as NSString).size(withAttributes: attributes ?? [.font: label.font as Any]).width.rounded(.up) }.max() ?? 0
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width > 0 { return CGSize(width: item.width, height: size.height) }
        refresh()
        let text =
            label.isHidden
            ? 0 : max(label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)).width, reservedWidth)
        let image = icon.isHidden ? 0 : iconSize.width
        let gap: CGFloat = text > 0 && image > 0 ? BarFigures.chevronGap : 0
        let width = text + image + gap
        let isSymbol = !icon.isHidden && icon.image?.isSymbolImage == true
        let least: CGFloat = Generation.current >= .ios26 ? 44 : isBack || isSymbol ? 0 : 24
        return CGSize(width: max(width + (Generation.current >= .ios26 ? 32 : 0), least), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        platter?.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = icon.isHidden ? .zero : iconSize
        let room = bounds.width - image.width
        let text = label.isHidden ? 0 : min(label.sizeThatFits(bounds.size).width, max(0, room))
        let gap: CGFloat = text > 0 && image.width > 0 ? BarFigures.chevronGap : 0
        let total = text + image.width + gap
        var x = isBack && platter == nil ? 0 : (bounds.width - total) / 2
        if isBack, platter == nil, isRightToLeft { x = bounds.width - total }
        let iconX = isRightToLeft ? x + text + gap : x
        icon.frame = CGRect(x: iconX, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        label.frame = CGRect(
            x: (isRightToLeft ? x : x + image.width + gap) + titleOffset.horizontal, y: titleOffset.vertical, width: text,
            height: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let grow = max(0, 44 - bounds.width) / 2
        return bounds.insetBy(dx: -grow, dy: -4).contains(point)
    }
}

extension UIView {
    /// A custom view's size in a bar if no constraints determine it. Since iOS 11, bars use Auto Layout: the intrinsic size takes
    /// precedence over the frame. For views without an intrinsic size, see https://gist.github.com/niw/569b49648fcab22124e1d12c195fe595.
    var sizeInBar: CGSize {
        let (own, inside) = (bounds.size, intrinsicContentSize)
        guard Generation.current >= .ios13 else {
            return CGSize(
                width: own.width > 0 ? own.width : max(inside.width, 0), height: own.height > 0 ? own.height : max(inside.height, 0))
        }
        return CGSize(width: inside.width > 0 ? inside.width : own.width, height: inside.height > 0 ? inside.height : own.height)
    }
}

extension UIControl {
    /// Takes over what the app set on the item that the button shows, except for its names, which have defaults.
    func takeAccessibility(of item: UIBarItem, traits: UIAccessibilityTraits) {
        accessibilityTraits = traits.union(item.accessibilityTraits)
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.accessibilityValue
        isAccessibilityElement = item.isAccessibilityElement
    }
}

/// Lays bar button items out in a row: buttons, custom views, fixed and flexible spaces.
@MainActor
final class BarRow {
    /// The items of the row, including hidden ones.
    private var items: [UIBarButtonItem] = []
    /// The items that aren't hidden, each with its custom view or a button, or `nil` for a space.
    private(set) var views: [(item: UIBarButtonItem, view: UIView?)] = []
    private weak var parent: UIView?
    private var appearance: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance? = { _ in nil }

    func show(_ items: [UIBarButtonItem], in parent: UIView, appearance: @escaping (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?) {
        for item in self.items { item.changeHandlers[ObjectIdentifier(self)] = nil }
        for (_, view) in views { view?.removeFromSuperview() }
        (self.items, views, self.parent, self.appearance) = (items, [], parent, appearance)
        for item in items {
            item.changeHandlers[ObjectIdentifier(self)] = { [weak self, weak item] in
                if let item { self?.itemDidChange(item) }
            }
        }
        makeViews()
    }

    /// Whether the row shows `items` in `parent`.
    func shows(_ items: [UIBarButtonItem], in parent: UIView) -> Bool {
        self.items.elementsEqual(items, by: { $0 === $1 }) && isCurrent
            && views.allSatisfy { $0.view == nil || $0.view?.superview === parent }
    }

    /// An item may appear, disappear, or get another custom view while the row shows it.
    private func itemDidChange(_ item: UIBarButtonItem) {
        if isCurrent { (views.first { $0.item === item }?.view as? BarButton)?.update() } else { makeViews() }
        parent?.setNeedsLayout()
    }

    private var isCurrent: Bool {
        let shown = items.filter { !$0.isHidden }
        return views.count == shown.count
            && zip(views, shown).allSatisfy { entry, item in
                guard entry.item === item else { return false }
                if item.isSpace { return entry.view == nil }
                return item.customView.map { $0 === entry.view } ?? (entry.view is BarButton)
            }
    }

    /// Makes the missing views, and removes those that are not needed any longer.
    private func makeViews() {
        let old = views
        views = items.filter { !$0.isHidden }.map { item in
            if item.isSpace { return (item, nil) }
            let kept = old.first { $0.item === item }?.view as? BarButton
            let view = item.customView ?? kept ?? BarButton(item: item, appearance: appearance)
            item.barView = view
            parent?.addSubview(view)
            return (item, view)
        }
        for (_, view) in old where !views.contains(where: { $0.view === view }) { view?.removeFromSuperview() }
    }

    func update() { for (_, view) in views { (view as? BarButton)?.update() } }

    private func width(_ entry: (item: UIBarButtonItem, view: UIView?), height: CGFloat) -> CGFloat {
        guard let view = entry.view else { return entry.item.isFlexible ? 0 : entry.item.width }
        if view is BarButton { return view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)).width }
        return customSize(view, height: height).width
    }

    private func customSize(_ view: UIView, height: CGFloat) -> CGSize {
        let fitting =
            view.translatesAutoresizingMaskIntoConstraints && view.constraints.isEmpty
            ? .zero : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let own = view.sizeInBar
        return CGSize(
            width: fitting.width > 0 ? fitting.width : own.width, height: min(fitting.height > 0 ? fitting.height : own.height, height))
    }

    /// The space before an item, given the number of images among its neighbor and itself.
    typealias Gap = (_ images: Int) -> CGFloat

    private func gap(before view: UIView?, after previous: UIView?, _ gap: Gap) -> CGFloat {
        guard let view, let previous else { return 0 }
        return gap([view, previous].filter { ($0 as? BarButton)?.isImage == true }.count)
    }

    func totalWidth(height: CGFloat, gap: Gap) -> CGFloat {
        var total: CGFloat = 0
        var previous: UIView?
        for entry in views {
            total += self.gap(before: entry.view, after: previous, gap) + width(entry, height: height)
            previous = entry.view
        }
        return total
    }

    /// Places the row from `x`, distributing the space left in `room` to the flexible spaces; `reversed` runs right to left.
    func layOut(x: CGFloat, room: CGFloat, height: CGFloat, y: CGFloat, gap: Gap, reversed: Bool, scale: CGFloat) {
        let flexible = views.filter { $0.view == nil && $0.item.isFlexible }.count
        let spare = max(0, room - totalWidth(height: height, gap: gap))
        let share = flexible > 0 ? spare / CGFloat(flexible) : 0
        var cursor = x
        var previous: UIView?
        for entry in views {
            cursor += self.gap(before: entry.view, after: previous, gap) * (reversed ? -1 : 1)
            let own = width(entry, height: height) + (entry.view == nil && entry.item.isFlexible ? share : 0)
            if let view = entry.view {
                let size =
                    view is BarButton
                    ? CGSize(width: own, height: height) : CGSize(width: own, height: customSize(view, height: height).height)
                let left = reversed ? cursor - own : cursor
                let origin = CGPoint(x: left, y: y + (height - size.height) / 2)
                view.frame = CGRect(origin: origin.rounded(toPixelsAt: scale), size: size)
            }
            cursor += reversed ? -own : own
            previous = entry.view
        }
    }
}

extension UIBarButtonItem.Style {
    /// Whether the style is that of a confirming button; `bordered` is another name for plain since iOS 7.
    var isDone: Bool { self == .prominent }
}

extension UIBarButtonItem {
    var isFlexible: Bool { systemItem == .flexibleSpace }
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
