import Foundation

/// The content of a navigation bar for one item. Changes are collected until the next layout.
@MainActor
final class NavigationBarContent: UIView {
    private(set) var item: UINavigationItem
    private var back: UINavigationItem?
    private unowned let bar: UINavigationBar
    private let left = BarRow()
    private let right = BarRow()
    private let middle = BarRow()
    private var groups: BarGroups?
    private var titleMenu: TitleMenuButton?
    private var titleField: TitleField?
    /// The back button, kept while hidden: most stacks alternate between a screen with it and one without.
    private var keptBackButton: BarButton?
    var backButton: BarButton? { keptBackButton.flatMap { $0.isHidden ? nil : $0 } }
    let titleLabel = UILabel()
    /// The subtitle below the title, if the item has one.
    private(set) var subtitleLabel: UILabel?
    /// The large title, created when first shown, as most bars have neither a large title nor a prompt.
    private(set) var largeTitleLabel: UILabel?
    private var largeTitleClip: UIView?
    private var promptLabel: UILabel?
    private var isStale = true

    init(item: UINavigationItem, back: UINavigationItem?, bar: UINavigationBar) {
        (self.item, self.back, self.bar) = (item, back, bar)
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.lineBreakMode = .byTruncatingTail
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// Shows another item with the same views.
    func show(_ item: UINavigationItem, back: UINavigationItem?) {
        if item !== self.item, let view = self.item.titleView, view.superview === self { view.removeFromSuperview() }
        (self.item, self.back) = (item, back)
        shiftTitle(by: 0)
        update()
    }

    /// Prepares for disappearing: the content keeps its appearance even if the bar changes.
    func leave() {
        layoutIfNeeded()
        isLeaving = true
    }
    private var isLeaving = false

    func update() {
        guard !isLeaving else { return }
        isStale = true
        setNeedsLayout()
    }

    /// The content with all pending changes applied.
    var upToDate: NavigationBarContent {
        refresh()
        return self
    }

    func refresh() {
        guard isStale else { return }
        isStale = false
        let appearance = bar.currentAppearance
        let color = bar.barStyle != .default ? UIColor.white : UIColor.label
        titleLabel.show(
            item.title, font: .systemFont(ofSize: BarFigures.titleSize, weight: .semibold), color: color, bar.titleTextAttributes,
            appearance.titleTextAttributes)
        if let own = item.attributedTitle { titleLabel.attributedText = own.over([.font: titleLabel.font!, .foregroundColor: color]) }
        showSubtitle()
        if bar.showsLargeTitle {
            makeLargeTitle().show(
                item.largeTitle ?? item.title, font: .systemFont(ofSize: bar.figures.largeTitlePointSize, weight: .bold), color: color,
                bar.largeTitleTextAttributes, appearance.largeTitleTextAttributes)
        }
        showPrompt()

        updateBackButton()
        show([bar.containersItem].compactMap { $0 } + item.shownLeadingItems, in: left)
        placeTitleView()
        showTitleMenu()
        fitGroups()
    }

    private var isRegular: Bool { bar.traitCollection.horizontalSizeClass == .regular }
    /// Whether the title is at the leading edge. (UINavigationItem.ItemStyle)
    private var leadsWithTitle: Bool { item.style != .navigator && isRegular }

    /// Shows the groups of the center that fit between the title and the trailing buttons, and the trailing buttons.
    private func fitGroups() {
        fittedWidth = bounds.width
        var groups = BarGroups(of: item, isRegular: isRegular)
        showGroups(groups)
        guard !groups.shown.isEmpty else { return }
        let figures = bar.figures, height = figures.navigationBarRow
        let back = backButton?.sizeThatFits(CGSize(width: 0, height: height)).width ?? 0
        let room =
            bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * sideMargin(figures) - back - titleSize(height: height).width
            - left.totalWidth(height: height, gap: figures.itemGap(images:)) - 4 * figures.itemGap
        while [middle, right].reduce(0, { $0 + $1.totalWidth(height: height, gap: figures.itemGap(images:)) }) > room, groups.shrink() {
            showGroups(groups)
        }
    }

    /// The width for which the groups were chosen.
    private var fittedWidth: CGFloat = 0

    private func showGroups(_ groups: BarGroups) {
        self.groups = groups
        show(groups.items, in: middle)
        var trailing = item.shownTrailingItems
        if let menu = groups.overflowMenu(of: item) {
            item.overflowItem.menu = menu
            item.overflowItem.accessibilityLabel = SystemWords.text("More")
            trailing.insert(item.overflowItem, at: 0)
        }
        if let pinned = item.pinnedTrailingGroup, !pinned.isHidden { trailing = pinned.barButtonItems.reversed() + trailing }
        show(trailing, in: right)
        groups.apply(to: item)
    }

    /// Whether the bar shows a button for the overflow menu.
    var showsOverflow: Bool { groups?.overflowMenu(of: item) != nil }

    private func showTitleMenu() {
        let isNeeded = item.titleView == nil && (item.titleMenuProvider != nil || item.renameDelegate != nil)
        titleMenu?.isHidden = !isNeeded
        titleLabel.isAccessibilityElement = !isNeeded
        guard isNeeded else { return }
        let button = titleMenu ?? TitleMenuButton(of: self)
        button.accessibilityLabel = item.title
        guard titleMenu == nil else { return }
        addSubview(button)
        titleMenu = button
    }

    private var hasTitleMenu: Bool { titleMenu?.isHidden == false }

    /// Edits the title in its place. The delegate gets the name when editing ends.
    func rename() {
        guard titleField == nil else { return }
        titleField = TitleField(of: item, font: titleLabel.font) { [weak self] in self?.endRenaming() }
        guard let titleField else { return }
        addSubview(titleField)
        for view in [titleLabel, titleMenu, subtitleLabel] { view?.isHidden = true }
        setNeedsLayout()
        layoutIfNeeded()
        titleField.begin()
    }

    private func endRenaming() {
        titleField?.removeFromSuperview()
        titleField = nil
        update()
    }

    private func makeLargeTitle() -> UILabel {
        if let largeTitleLabel { return largeTitleLabel }
        let label = UILabel(), clip = UIView()
        clip.clipsToBounds = true
        clip.isUserInteractionEnabled = false
        clip.addSubview(label)
        insertSubview(clip, at: 0)
        (largeTitleLabel, largeTitleClip) = (label, clip)
        return label
    }

    private var hasSubtitle: Bool { item.titleView == nil && (item.subtitle?.isEmpty == false || item.attributedSubtitle != nil) }

    private func showSubtitle() {
        subtitleLabel?.isHidden = !hasSubtitle || titleField != nil
        guard hasSubtitle else { return }
        let label = subtitleLabel ?? UILabel()
        let font = UIFont.systemFont(ofSize: BarFigures.subtitleSize),
            color = bar.barStyle != .default ? UIColor.white : UIColor.secondaryLabel
        label.show(item.subtitle, font: font, color: color, nil, nil)
        if let own = item.attributedSubtitle { label.attributedText = own.over([.font: font, .foregroundColor: color]) }
        guard subtitleLabel == nil else { return }
        label.textAlignment = .center
        addSubview(label)
        subtitleLabel = label
    }

    // The prompt is an extra line above the buttons. (F-39)
    private func showPrompt() {
        promptLabel?.isHidden = item.prompt == nil
        guard let prompt = item.prompt else { return }
        let label = promptLabel ?? UILabel()
        label.text = prompt
        guard promptLabel == nil else { return }
        label.font = .systemFont(ofSize: BarFigures.promptSize)
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
    }

    private func show(_ items: [UIBarButtonItem], in row: BarRow) {
        if row.shows(items, in: self) {
            row.update()
        } else {
            row.show(items, in: self) { [unowned bar] style in
                style.isDone ? bar.currentAppearance.doneButtonAppearance : bar.currentAppearance.buttonAppearance
            }
        }
    }

    private func placeTitleView() {
        titleLabel.isHidden = item.titleView != nil || titleField != nil
        guard let view = item.titleView, view.superview !== self else { return }
        addSubview(view)
    }

    // Determines the back button's title, and its replacement. (F-31, F-32, F-33, F-35, F-36, F-37)
    private func updateBackButton() {
        let isReplaced = !item.shownLeadingItems.isEmpty && !item.leftItemsSupplementBackButton
        let isNeeded = (back != nil || item.backAction != nil) && !item.hidesBackButton && !isReplaced
        guard isNeeded else {
            keptBackButton?.isHidden = true
            return
        }
        let shown = back?.backBarButtonItem ?? plainBackItem
        let button: BarButton
        if let existing = keptBackButton, existing.item === shown {
            button = existing
            button.isHidden = false
        } else {
            keptBackButton?.removeFromSuperview()
            keptBackButton?.item.changeHandlers[ObjectIdentifier(self)] = nil
            button = BarButton(item: shown, isBack: true) { [unowned bar] _ in bar.currentAppearance.backButtonAppearance }
            shown.changeHandlers[ObjectIdentifier(self)] = { [weak self, weak button] in
                button?.update()
                self?.update()
            }
            button.override = { [unowned bar] in bar.back() }
            addSubview(button)
            keptBackButton = button
        }
        button.shownTitle = backTitles.first
        button.spokenTitle = possibleBackTitles.first
        let appearance = bar.currentAppearance
        button.indicator = appearance.hasBackIndicatorImage ? appearance.backIndicatorImage : bar.backIndicatorImage
    }

    /// The item for a screen that has no back item of its own.
    private lazy var plainBackItem = UIBarButtonItem()

    /// The titles to try for the back button, from the longest to only the chevron. (F-31, F-33, F-34) Empty on iOS 26, which shows only
    /// the chevron on its pane.
    private var backTitles: [String] { Generation.current < .ios26 ? possibleBackTitles : [] }

    private var possibleBackTitles: [String] {
        let word = SystemWords.text("Back")
        guard let back else { return [word] }
        let own = back.backBarButtonItem?.title
        switch back.backButtonDisplayMode {
        case .default:
            // The app's own item replaces the other titles, even without one. (F-31)
            let title = back.backBarButtonItem == nil ? back.backButtonTitle ?? back.title ?? word : own ?? ""
            return cutsBackTitle ? [title] : [title, word]
        case .generic: return [own ?? word, word]
        case .minimal: return []
        }
    }

    /// Whether a back title that does not fit is truncated inside the button. It gets the space beside the title, and at least half of the
    /// space. (F-34)
    private var cutsBackTitle: Bool { Generation.current < .ios6 }

    // MARK: Layout

    func shiftTitle(by travel: CGFloat) {
        for view in [titleLabel, subtitleLabel, item.titleView, largeTitleLabel] {
            view?.transform = CGAffineTransform(translationX: travel, y: 0)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLeaving else { return }
        refresh()
        if fittedWidth != bounds.width, !item.centerItemGroups.isEmpty { fitGroups() }
        let figures = bar.figures
        let scale = max(traitCollection.displayScale, 1)
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let y = item.prompt == nil ? 0 : figures.prompt, row = rowFrame(figures)
        if item.prompt != nil { promptLabel?.frame = CGRect(x: 0, y: 4, width: bounds.width, height: figures.prompt - 4) }
        let safe = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        var leading = isRightToLeft ? bounds.width - safe.right : safe.left
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let margin = sideMargin(figures)
        let trailing = isRightToLeft ? safe.left : bounds.width - safe.right

        let rightWidth = right.totalWidth(height: row.height, gap: figures.itemGap(images:))
        // F-41: a search bar beside the title is the last item at its side.
        let search = bar.placesSearchInline ? SearchFigures.inlineWidth + figures.itemGap : 0
        let trailingEnd = trailing - sign * (margin + search + rightWidth)
        if !right.views.isEmpty {
            right.layOut(
                x: trailing - sign * (margin + search), room: rightWidth, height: row.height, y: row.minY, gap: figures.itemGap(images:),
                reversed: !isRightToLeft, scale: scale)
        }
        let leftWidth = left.totalWidth(height: row.height, gap: figures.itemGap(images:))
        let title = titleSize(height: row.height)

        if let backButton {
            leading += sign * (figures.generation >= .ios26 ? margin : figures.backMargin)
            // F-34: the previous title if both fit, else "Back", else the chevron.
            let shared = abs(trailingEnd - leading) - leftWidth - 2 * figures.itemGap
            fit(backButton, room: shared - title.width, height: row.height)
            let wanted = backButton.sizeThatFits(CGSize(width: 0, height: row.height)).width
            let width = cutsBackTitle ? min(wanted, max(shared - title.width, shared / 2)) : wanted
            backButton.frame = CGRect(x: isRightToLeft ? leading - width : leading, y: row.minY, width: width, height: row.height)
            leading += sign * (width + figures.itemGap / 2)
        }
        if !left.views.isEmpty {
            if backButton == nil { leading += sign * margin }
            left.layOut(
                x: leading, room: leftWidth, height: row.height, y: row.minY, gap: figures.itemGap(images:), reversed: isRightToLeft,
                scale: scale)
            leading += sign * leftWidth
        } else if backButton == nil {
            leading += sign * margin
        }
        layOutTitle(title, row: row, from: min(leading, trailingEnd), to: max(leading, trailingEnd), figures: figures, scale: scale)
        layOutCenter(row: row, trailingEnd: trailingEnd, figures: figures, scale: scale)
        layOutLargeTitle(below: y + figures.navigationBar, figures: figures)
    }

    /// Returns the frame of items and title.
    private func rowFrame(_ figures: BarFigures) -> CGRect {
        CGRect(
            x: 0, y: (item.prompt == nil ? 0 : figures.prompt) + figures.navigationBarRowTop, width: bounds.width,
            height: figures.navigationBarRow)
    }

    /// The frame of a search bar at the end of the row. (F-41)
    var inlineSearchFrame: CGRect {
        let figures = bar.figures, row = rowFrame(figures), margin = sideMargin(figures)
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? safeAreaInsets.left + margin : bounds.width - safeAreaInsets.right - margin - SearchFigures.inlineWidth
        return CGRect(x: x, y: row.minY, width: SearchFigures.inlineWidth, height: row.height)
    }

    /// Whether the bar is wide. Phones of compact width keep the margin of narrow screens in landscape, as their content does. (L-22)
    private var isWide: Bool {
        let isCompact = traitCollection.verticalSizeClass == .compact && traitCollection.horizontalSizeClass == .compact
        return bounds.width >= 414 && !(isCompact && bar.figures.generation >= .ios8)
    }

    /// Returns the margin at the sides: 20 points in wide bars, as in the accessibility trees of iPhones of 414 points.
    private func sideMargin(_ figures: BarFigures) -> CGFloat {
        isWide && figures.generation < .ios26 ? max(20, figures.sideMargin) : figures.sideMargin
    }

    private func fit(_ button: BarButton, room: CGFloat, height: CGFloat) {
        for title in backTitles {
            button.hidesTitle = false
            button.shownTitle = title
            if button.sizeThatFits(CGSize(width: 0, height: height)).width <= room { return }
        }
        button.hidesTitle = !cutsBackTitle
    }

    private func titleSize(height: CGFloat) -> CGSize {
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: height)
        guard let view = item.titleView else {
            var title = titleLabel.sizeThatFits(unlimited)
            if hasTitleMenu { title.width += TitleMenuButton.arrowRoom }
            guard hasSubtitle, let subtitle = subtitleLabel?.sizeThatFits(unlimited) else { return title }
            return CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height)
        }
        let own = view.sizeInBar
        if own.width > 0, own.height > 0, view.translatesAutoresizingMaskIntoConstraints { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(unlimited)
    }

    /// Centers the title in the bar if it fits, else between its neighbors.
    private func layOutTitle(_ size: CGSize, row: CGRect, from: CGFloat, to: CGFloat, figures: BarFigures, scale: CGFloat) {
        let low = from + (from > 0 ? figures.itemGap / 2 : 0), high = to - figures.itemGap / 2
        let width = min(size.width, max(0, high - low))
        var x = (bounds.width - width) / 2
        x = max(low, min(x, high - width))
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if leadsWithTitle { x = isRightToLeft ? high - width : low }
        titleField?.frame = CGRect(x: low, y: row.minY + (row.height - 36) / 2, width: max(0, high - low), height: 36)
        let height = min(size.height, row.height)
        let offset = bar.currentAppearance.titlePositionAdjustment
        let y =
            row.minY + (row.height - height) / 2 + bar.titleVerticalPositionAdjustment(for: .default)
            + (item.titleView == nil ? offset.vertical : 0)
        if item.titleView == nil { x += offset.horizontal }
        let view: UIView = item.titleView ?? titleLabel
        var frame = CGRect(origin: CGPoint(x: x, y: y).rounded(toPixelsAt: scale), size: CGSize(width: width, height: height))
        let isCovered =
            bar.isUnderTabs && item.titleView == nil
            || bar.showsLargeTitle && bar.largeTitleCollapse < figures.largeTitle * 0.75 && item.titleView == nil
        if hasSubtitle, let subtitleLabel {
            let (lower, upper) = frame.divided(
                atDistance: min(subtitleLabel.sizeThatFits(frame.size).height, frame.height), from: .maxYEdge)
            (frame, subtitleLabel.bounds.size, subtitleLabel.center) = (upper, lower.size, CGPoint(x: lower.midX, y: lower.midY))
            subtitleLabel.alpha = isCovered ? 0 : 1
        }
        if hasTitleMenu, let titleMenu {
            titleMenu.frame = frame
            titleMenu.alpha = isCovered ? 0 : 1
            frame.size.width -= TitleMenuButton.arrowRoom
            if isRightToLeft { frame.origin.x += TitleMenuButton.arrowRoom }
        }
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.alpha = isCovered ? 0 : 1
    }

    /// Centers the groups in the bar if they fit, else between the title and the trailing buttons.
    private func layOutCenter(row: CGRect, trailingEnd: CGFloat, figures: BarFigures, scale: CGFloat) {
        guard !middle.views.isEmpty else { return }
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title = item.titleView ?? (hasTitleMenu ? titleMenu : nil) ?? titleLabel
        let width = middle.totalWidth(height: row.height, gap: figures.itemGap(images:))
        let low = isRightToLeft ? trailingEnd + figures.itemGap : title.frame.maxX + figures.itemGap
        let high = isRightToLeft ? title.frame.minX - figures.itemGap : trailingEnd - figures.itemGap
        let x = max(low, min((bounds.width - width) / 2, high - width))
        middle.layOut(
            x: isRightToLeft ? x + width : x, room: width, height: row.height, y: row.minY, gap: figures.itemGap(images:),
            reversed: isRightToLeft, scale: scale)
    }

    private func layOutLargeTitle(below y: CGFloat, figures: BarFigures) {
        largeTitleClip?.isHidden = !bar.showsLargeTitle
        guard bar.showsLargeTitle, let largeTitleLabel, let largeTitleClip else { return }
        let height = max(0, figures.largeTitle - bar.largeTitleCollapse) + bar.stretch
        largeTitleClip.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        let margin = max(
            layoutMargins.left, isWide && (figures.generation < .ios26 || figures.idiom == .pad) ? 20 : figures.largeTitleMargin)
        let size = largeTitleLabel.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: figures.largeTitle))
        let width = min(size.width, bounds.width - 2 * margin)
        let x = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - margin - width : margin
        let frame = CGRect(x: x, y: height - figures.largeTitle + 3, width: width, height: size.height)
        largeTitleLabel.bounds.size = frame.size
        largeTitleLabel.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
