import Foundation

/// The button of a tab: icon, title, badge.
@MainActor
final class TabButton: UIControl {
    let item: UITabBarItem
    private unowned let bar: UITabBar
    private let icon = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let capsule = UIView()
    /// The image behind the selected tab, created when the app first sets one.
    private var indicator: UIImageView?
    private var titleOffset = UIOffset.zero, badgeOffset = UIOffset.zero

    init(item: UITabBarItem, bar: UITabBar) {
        (self.item, self.bar) = (item, bar)
        super.init(frame: .zero)
        capsule.isUserInteractionEnabled = false
        for view in [capsule, icon, label, badge] { addSubview(view) }
        icon.contentMode = .center
        badge.clipsToBounds = true
        badge.layer.cornerRadius = BarFigures.badgeHeight / 2
        addAction(UIAction { [weak self] _ in self.map { $0.bar.tapped($0.item) } }, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Applies the item's appearance proxies when it is first shown.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { Appearance.apply(to: item, in: self) }
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

    func update() {
        isEnabled = item.isEnabled
        let appearance = bar.currentAppearance
        let layout = bar.isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
        let state = isSelected ? layout.selected : layout.normal
        let tint: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .tabUnselected
        icon.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.inBar
        icon.tintColor = state.iconColor ?? tint
        let is26 = Generation.current >= .ios26
        label.show(
            item.title,
            font: .systemFont(
                ofSize: bar.isInline ? BarFigures.tabInlineTitleSize : BarFigures.tabTitleSize,
                weight: is26 && isSelected ? .semibold : bar.isInline ? .regular : .medium),
            color: state.iconColor ?? (is26 && !isSelected ? .label : tint), state.titleTextAttributes,
            item.titleTextAttributes(for: isSelected ? .selected : .normal))
        label.textAlignment = .center
        label.isHidden = (item.title ?? "").isEmpty
        titleOffset = UIOffset(
            horizontal: item.titlePositionAdjustment.horizontal + state.titlePositionAdjustment.horizontal,
            vertical: item.titlePositionAdjustment.vertical + state.titlePositionAdjustment.vertical)
        updateBadge(state)
        showIndicator(appearance)
        capsule.isHidden = !(is26 && isSelected)
        capsule.backgroundColor = .tertiarySystemFill
        let isUntitled = (item.title ?? "").isEmpty
        accessibilityLabel = item.accessibilityLabel ?? (isUntitled ? item.image?.spokenName : item.title)
        // Since iOS 26 a symbol's name identifies a tab with a title, too: public UI tests find it as `tabBars.buttons["house"]`.
        let isIdentifiedByImage = isUntitled || is26 && item.image?.isSymbolImage == true
        accessibilityIdentifier = item.accessibilityIdentifier ?? (isIdentifiedByImage ? item.image?.givenName : nil)
        takeAccessibility(of: item, traits: isSelected ? [.button, .selected] : .button)
        if accessibilityValue == nil { accessibilityValue = item.badgeValue.flatMap(Self.spokenBadge) }
        setNeedsLayout()
    }

    /// The value of a tab with a badge: "1 item" or "6 items" in public UI tests, and the badge's own text if it isn't a number.
    // FIXME(gap): the words are English in every language.
    private static func spokenBadge(_ badge: String) -> String? {
        guard let count = Int(badge) else { return badge.isEmpty ? nil : badge }
        return count == 1 ? "1 item" : "\(count) items"
    }

    private func updateBadge(_ state: UITabBarItemStateAppearance) {
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        badgeOffset = state.badgePositionAdjustment
        badge.show(
            item.badgeValue, font: .systemFont(ofSize: 13), color: .white, state.badgeTextAttributes,
            item.badgeTextAttributes(for: isSelected ? .selected : .normal))
        badge.textAlignment = .center
    }

    /// Shows the app's image behind the selected tab.
    private func showIndicator(_ appearance: UITabBarAppearance) {
        let image = isSelected ? appearance.selectionIndicatorImage ?? bar.selectionIndicatorImage : nil
        guard indicator != nil || image != nil else { return }
        let view = indicator ?? UIImageView()
        view.image = appearance.selectionIndicatorTintColor == nil ? image : image?.withRenderingMode(.alwaysTemplate)
        view.tintColor = appearance.selectionIndicatorTintColor
        if indicator == nil { insertSubview(view, belowSubview: icon) }
        indicator = view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        capsule.frame = bounds
        capsule.layer.cornerRadius = bounds.height / 2
        if let indicator, let size = indicator.image?.size {
            indicator.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        let width = max(BarFigures.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
        let image = icon.image?.size ?? .zero
        let title = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: bounds.width, height: bounds.height))
        if bar.isInline {
            layOutInline(image: image, title: title, badge: badge.isHidden ? 0 : width)
        } else if Generation.current >= .ios26 {
            // A low image is centered in the space of a common one.
            icon.frame = CGRect(
                x: (bounds.width - image.width) / 2, y: 8 + max(0, BarFigures.tabPlatterIcon - image.height) / 2, width: image.width,
                height: image.height)
            label.frame = CGRect(x: 0, y: 35, width: bounds.width, height: 12)
        } else {
            layOutStacked(image: image, title: title)
        }
        // Beside a title the badge does not overlap it.
        let left = bar.isInline && title.width > 0 ? min(icon.frame.maxX - 6, label.frame.minX - width) : icon.frame.maxX - 6
        badge.frame = CGRect(
            x: left + badgeOffset.horizontal, y: max(1, icon.frame.minY - 5) + badgeOffset.vertical, width: width,
            height: BarFigures.badgeHeight)
    }

    /// Places the icon in the middle of the upper 36 points, also without a title: icons of 25 and 30 points were printed at 5.5 and 3 in
    /// view hierarchies, and one of 24 points is at 6 on iOS 17.2 (yossibank/EngineerMemo, testTabBarController). Apps move untitled icons
    /// to the middle by insets of 6 and -6 (stackoverflow.com/questions/16285205).
    private func layOutStacked(image: CGSize, title: CGSize) {
        let scale = max(1, traitCollection.displayScale)
        let place = CGRect(
            x: ((bounds.width - image.width) / 2).rounded(toPixelsAt: scale, .down),
            y: ((bounds.height - 12 - image.height) / 2).rounded(toPixelsAt: scale, .down), width: image.width, height: image.height)
        let insets = item.imageInsets
        icon.frame = CGRect(
            x: place.minX + insets.left, y: place.minY + insets.top, width: max(0, place.width - insets.left - insets.right),
            height: max(0, place.height - insets.top - insets.bottom))
        icon.contentMode = icon.frame.size == image ? .center : .scaleToFill
        label.frame = CGRect(
            x: titleOffset.horizontal, y: bounds.height - 1 - title.height + titleOffset.vertical, width: bounds.width,
            height: title.height)
    }

    /// The width of icon and title side by side, with margins.
    var inlineWidth: CGFloat {
        let image = icon.image?.size.width ?? 0,
            title = label.isHidden ? 0 : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 36)).width
        return image + title + (image > 0 && title > 0 ? 7 : 0) + 16
    }

    private func layOutInline(image: CGSize, title: CGSize, badge: CGFloat) {
        // A wide badge widens the gap, so that the icon is as visible as under a badge of one digit.
        let gap: CGFloat = image.width > 0 && title.width > 0 ? max(7, badge - 11) : 0
        let total = image.width + gap + title.width
        let x = (bounds.width - total) / 2
        icon.frame = CGRect(x: x, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
        label.frame = CGRect(x: x + image.width + gap, y: 0, width: title.width, height: bounds.height)
    }
}

extension UIColor {
    /// The color of unselected tabs in bars of iOS 13–18.
    fileprivate static let tabUnselected = UIColor { traits in
        Generation.current >= .ios26
            ? .label.resolvedColor(with: traits) : UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
    }
}
