import Foundation

/// What a navigation bar shows for one item.
@MainActor
final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    private let back: UINavigationItem?
    private unowned let bar: UINavigationBar
    private let left = BarRow()
    private let right = BarRow()
    private(set) var backButton: BarButton?
    let titleLabel = UILabel()
    let largeTitleLabel = UILabel()
    private let largeTitleClip = UIView()
    private let promptLabel = UILabel()
    private var titleShift: CGFloat = 0

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        (self.item, self.back, self.bar) = (item, back, bar)
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.accessibilityTraits = .header
        promptLabel.textAlignment = .center
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.addSubview(largeTitleLabel)
        addSubview(largeTitleClip)
        addSubview(promptLabel)
        addSubview(titleLabel)
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func update() {
        let appearance = bar.currentAppearance
        var titleAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarFigures.titleSize, weight: .semibold),
            .foregroundColor: bar.barStyle == .black ? UIColor.white : UIColor.label,
        ]
        for (key, value) in bar.titleTextAttributes ?? [:] { titleAttributes[key] = value }
        for (key, value) in appearance.titleTextAttributes { titleAttributes[key] = value }
        titleLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: titleAttributes) }

        var largeAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: BarFigures.largeTitleSize, weight: .bold),
            .foregroundColor: bar.barStyle == .black ? UIColor.white : UIColor.label,
        ]
        for (key, value) in bar.largeTitleTextAttributes ?? [:] { largeAttributes[key] = value }
        for (key, value) in appearance.largeTitleTextAttributes { largeAttributes[key] = value }
        largeTitleLabel.attributedText = (item.largeTitle ?? item.title).map { NSAttributedString(string: $0, attributes: largeAttributes) }

        promptLabel.text = item.prompt
        promptLabel.font = .systemFont(ofSize: BarFigures.promptSize)
        promptLabel.isHidden = item.prompt == nil

        let buttons: (UIBarButtonItem.Style) -> UIBarButtonItemAppearance? = { [weak bar] style in
            style == .plain ? bar?.currentAppearance.buttonAppearance : bar?.currentAppearance.doneButtonAppearance
        }
        updateBackButton()
        show(item.leftBarButtonItems ?? [], in: left, buttons)
        show(item.rightBarButtonItems ?? [], in: right, buttons)
        placeTitleView()
        setNeedsLayout()
    }

    private func show(_ items: [UIBarButtonItem], in row: BarRow, _ appearance: @escaping (UIBarButtonItem.Style) -> UIBarButtonItemAppearance?) {
        let shown = items.filter { !$0.isHidden }
        if row.views.map({ ObjectIdentifier($0.item) }) == shown.map(ObjectIdentifier.init), row.views.allSatisfy({ $0.view == nil || $0.view?.superview === self }) {
            row.update()
        } else {
            row.show(items, in: self, appearance: appearance)
        }
    }

    private func placeTitleView() {
        titleLabel.isHidden = item.titleView != nil
        guard let view = item.titleView, view.superview !== self else { return }
        addSubview(view)
    }

    // F-31, F-32, F-33, F-35, F-36, F-37
    private func updateBackButton() {
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
        let isNeeded = (back != nil || item.backAction != nil) && !item.hidesBackButton && !isReplaced
        guard isNeeded else {
            backButton?.removeFromSuperview()
            backButton = nil
            return
        }
        let own = back?.backBarButtonItem
        let button: BarButton
        if let existing = backButton, existing.item === own || own == nil {
            button = existing
        } else {
            backButton?.removeFromSuperview()
            button = BarButton(item: own ?? UIBarButtonItem(), isBack: true) { [weak bar] _ in bar?.currentAppearance.backButtonAppearance }
            button.override = { [weak bar] in bar?.back() }
            addSubview(button)
            backButton = button
        }
        button.shownTitle = backTitles.first
    }

    /// The titles the back button may show, longest first; empty: the chevron alone.
    // F-31, F-33, F-34
    private var backTitles: [String] {
        guard let back else { return ["Back"] }
        let own = back.backBarButtonItem?.title
        switch back.backButtonDisplayMode {
        case .default: return [own ?? back.backButtonTitle ?? back.title ?? "Back", "Back"]
        case .generic: return [own ?? "Back", "Back"]
        case .minimal: return []
        }
    }

    // MARK: Layout

    func shiftTitle(by travel: CGFloat) {
        titleShift = travel
        titleLabel.transform = CGAffineTransform(translationX: travel, y: 0)
        item.titleView?.transform = CGAffineTransform(translationX: travel, y: 0)
        largeTitleLabel.transform = CGAffineTransform(translationX: travel, y: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let figures = BarFigures(traits: traitCollection)
        let pixel = max(traitCollection.displayScale, 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y = figures.navigationBarGap
        if item.prompt != nil {
            promptLabel.frame = CGRect(x: 0, y: y + 4, width: bounds.width, height: figures.prompt - 4)
            y += figures.prompt
        }
        let row = CGRect(x: 0, y: y, width: bounds.width, height: figures.navigationBar)
        let safe = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        var leading = isRightToLeft ? bounds.width - safe.right : safe.left
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let trailing = isRightToLeft ? safe.left : bounds.width - safe.right

        let rightWidth = right.totalWidth(height: row.height, gap: figures.itemGap)
        let trailingEnd = trailing - sign * (figures.sideMargin + rightWidth)
        if !right.views.isEmpty {
            right.layOut(
                x: trailing - sign * figures.sideMargin, room: rightWidth, height: row.height, y: row.minY, gap: figures.itemGap,
                reversed: !isRightToLeft, pixel: pixel)
        }
        let leftWidth = left.totalWidth(height: row.height, gap: figures.itemGap)
        let titleWidth = titleSize(room: bounds.width, height: row.height).width

        if let backButton {
            leading += sign * figures.backMargin
            // F-34: the previous title while both fit, then "Back", then the chevron.
            let room = abs(trailingEnd - leading) - leftWidth - titleWidth - 2 * figures.itemGap
            fit(backButton, room: room, titleWidth: titleWidth, height: row.height)
            let width = backButton.sizeThatFits(CGSize(width: 0, height: row.height)).width
            backButton.frame = CGRect(x: isRightToLeft ? leading - width : leading, y: row.minY, width: width, height: row.height)
            leading += sign * (width + figures.itemGap / 2)
        }
        if !left.views.isEmpty {
            if backButton == nil { leading += sign * figures.sideMargin }
            left.layOut(x: leading, room: leftWidth, height: row.height, y: row.minY, gap: figures.itemGap, reversed: isRightToLeft, pixel: pixel)
            leading += sign * leftWidth
        }
        layOutTitle(row: row, from: min(leading, trailingEnd), to: max(leading, trailingEnd), figures: figures, pixel: pixel)
        layOutLargeTitle(below: row.maxY, figures: figures)
    }

    private func fit(_ button: BarButton, room: CGFloat, titleWidth: CGFloat, height: CGFloat) {
        for title in backTitles {
            button.hidesTitle = false
            button.shownTitle = title
            if button.sizeThatFits(CGSize(width: 0, height: height)).width <= room { return }
        }
        button.hidesTitle = true
    }

    private func titleSize(room: CGFloat, height: CGFloat) -> CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
        guard let view = item.titleView else { return titleLabel.sizeThatFits(unlimited) }
        if view.bounds.width > 0, view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints { return view.bounds.size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(unlimited)
    }

    /// Centred in the bar while it fits, else between its neighbours.
    private func layOutTitle(row: CGRect, from: CGFloat, to: CGFloat, figures: BarFigures, pixel: CGFloat) {
        let low = from + (from > 0 ? figures.itemGap / 2 : 0), high = to - figures.itemGap / 2
        let size = titleSize(room: high - low, height: row.height)
        let width = min(size.width, max(0, high - low))
        var x = (bounds.width - width) / 2
        x = max(low, min(x, high - width))
        let height = min(size.height, row.height)
        let y = row.minY + (row.height - height) / 2 + bar.titleVerticalPositionAdjustment(for: .default)
        let view: UIView = item.titleView ?? titleLabel
        let frame = CGRect(x: (x * pixel).rounded() / pixel, y: (y * pixel).rounded() / pixel, width: width, height: height)
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        let isCovered = bar.showsLargeTitle && bar.largeTitleCollapse < figures.largeTitle * 0.75 && item.titleView == nil
        view.alpha = isCovered ? 0 : 1
    }

    private func layOutLargeTitle(below y: CGFloat, figures: BarFigures) {
        largeTitleClip.isHidden = !bar.showsLargeTitle
        guard bar.showsLargeTitle else { return }
        let height = max(0, figures.largeTitle - bar.largeTitleCollapse)
        largeTitleClip.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        let margin = max(layoutMargins.left, bounds.width >= 414 ? 20 : figures.largeTitleMargin)
        let size = largeTitleLabel.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: figures.largeTitle))
        let frame = CGRect(
            x: margin, y: height - figures.largeTitle + 3, width: min(size.width, bounds.width - 2 * margin), height: size.height)
        largeTitleLabel.bounds.size = frame.size
        largeTitleLabel.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
