import UIKitControls

/// The frames of content view, accessory, controls, and separators, and the height of a cell.
extension UITableViewCell {
    private var figures: TableFigures { .current }
    var sideMargin: CGFloat { table?.sideMargin ?? TableFigures.sideMargin(width: bounds.width) }
    /// The safe area's leading and trailing insets.
    private var safeSides: (leading: CGFloat, trailing: CGFloat) {
        guard let table, table.insetsContentViewsToSafeArea, rowPosition.style != .insetGrouped else { return (0, 0) }
        let safe = table.safeAreaInsets
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
    }

    /// Sets the cell's frame in the table. The content keeps its distances from the far edges, so that constraints in it never meet the old
    /// size.
    func move(to frame: CGRect) {
        let old = self.frame.size
        self.frame = frame
        if old != frame.size { contentView.grow(by: frame.size, from: old) }
    }

    func rowPositionChanged() {
        let isCard = rowPosition.style == .insetGrouped
        let radius = figures.cardRadius
        layer.cornerRadius = isCard && (rowPosition.isFirst || rowPosition.isLast) ? radius : 0
        layer.cornerCurve = .continuous
        var corners: CACornerMask = []
        if rowPosition.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if rowPosition.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        clipsToBounds = isCard
        adoptDefaultBackground()
        setNeedsLayout()
    }

    /// The background color without the table's own, which a proxy may replace.
    package var proxiedBackgroundColor: UIColor? {
        get { parts.defaultBackground === backgroundColor ? nil : backgroundColor }
        set { backgroundColor = newValue }
    }

    /// Gives cells of grouped tables the card's color, unless the app set one.
    private func adoptDefaultBackground() {
        guard backgroundConfiguration == nil, backgroundColor == nil || parts.defaultBackground === backgroundColor else { return }
        let color: UIColor = rowPosition.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        backgroundColor = color
        parts.defaultBackground = color
    }

    func layoutCell() {
        updateConfigurationIfNeeded()
        let (safeLeading, safeTrailing) = safeSides
        let shift = parts.swipeOffset
        var left = safeLeading
        var right = bounds.width - safeTrailing - (table?.indexWidth ?? 0)
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layoutEditControls(&left, &right)
        right = layoutAccessory(right)
        let size = CGSize(width: max(0, right - left), height: max(0, bounds.height - separatorPixel))
        let x = rightToLeft ? bounds.width - left - size.width : left
        let frame = CGRect(x: x + shift, y: 0, width: size.width, height: size.height)
        if contentView.frame != frame { contentView.frame = frame }
        updateContentMargins()
        layoutLabels()
        backgroundView?.frame = bounds
        parts.background?.fill(self)
        parts.selectedBackground?.frame = bounds
        layoutSeparators()
    }

    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    // MARK: Accessory

    var shownAccessory: (type: AccessoryType, view: UIView?) {
        if parts.isEditing { return (editingAccessoryType, editingAccessoryView) }
        return (accessoryType, accessoryView)
    }

    func accessoryChanged(from old: UIView? = nil) {
        if let old, old !== accessoryView, old !== editingAccessoryView, old.superview === self { old.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Places the accessory and returns the end of the content.
    private func layoutAccessory(_ right: CGFloat) -> CGFloat {
        let wanted = shownAccessory
        if let view = wanted.view {
            if parts.accessory !== view {
                parts.accessory?.removeFromSuperview()
                parts.accessory = view
            }
            if view.superview !== self { addSubview(view) }
            return place(view, size: view.bounds.size, right: right, gaps: (0, 0))
        }
        guard wanted.type != .none else {
            parts.accessory?.removeFromSuperview()
            parts.accessory = nil
            parts.accessoryKind = .none
            return right
        }
        if parts.accessoryKind != wanted.type || !(parts.accessory is CellAccessoryView) {
            parts.accessory?.removeFromSuperview()
            let view = CellAccessoryView(wanted.type)
            view.tapped = { [weak self] in self?.accessoryTapped() }
            addSubview(view)
            parts.accessory = view
            parts.accessoryKind = wanted.type
        }
        let view = parts.accessory as? CellAccessoryView
        return place(
            parts.accessory!, size: view?.intrinsicContentSize ?? .zero, right: right, gaps: CellAccessoryView.gaps(wanted.type))
    }

    private func place(_ view: UIView, size: CGSize, right: CGFloat, gaps: (leading: CGFloat, trailing: CGFloat)) -> CGFloat {
        let y = rounded((bounds.height - size.height) / 2)
        var x = right - sideMargin - gaps.trailing - size.width
        let end = x - gaps.leading
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { x = bounds.width - x - size.width }
        view.frame = CGRect(x: x + parts.swipeOffset, y: y, width: size.width, height: size.height)
        return end
    }

    private func accessoryTapped() {
        guard let table, let path = table.indexPath(for: self) else { return }
        accessorySegue?.trigger(sender: self)
        table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }

    // MARK: Labels

    /// Whether the labels are stacked. At the accessibility sizes the labels of the standard styles take as many lines as they need, and a
    /// value is below its title: since iOS 11 (WWDC 2017, session 245).
    private var isStacked: Bool { Generation.current >= .ios8 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    private func wrapLabels() {
        for label in [parts.textLabel, parts.detailLabel].compactMap({ $0 }) {
            if isStacked, label.numberOfLines == 1 {
                label.numberOfLines = 0
                parts.wrapped.insert(ObjectIdentifier(label))
            } else if !isStacked, parts.wrapped.remove(ObjectIdentifier(label)) != nil, label.numberOfLines == 0 {
                label.numberOfLines = 1
            }
        }
    }

    private func layoutLabels() {
        guard contentConfiguration == nil, parts.textLabel != nil || parts.detailLabel != nil || parts.imageView != nil else { return }
        wrapLabels()
        let box = contentView.bounds
        var left = sideMargin + indentation
        let right = box.width - (parts.accessory == nil ? sideMargin : accessoryRoom)
        if let view = parts.imageView {
            if let image = view.image {
                let place = place(of: image, from: left, in: box)
                let x = isRightToLeft ? box.width - place.frame.maxX : place.frame.minX
                view.frame = CGRect(origin: CGPoint(x: x, y: place.frame.minY), size: place.frame.size)
                left = place.labels
            } else {
                view.frame = CGRect(x: left, y: 0, width: 0, height: box.height)
            }
        }
        let room = max(0, right - left)
        switch style {
        case .subtitle: layoutSubtitle(left, room, box)
        case .value1 where isStacked: layoutSubtitle(left, room, box)
        case .value1: layoutValue(left, room, box)
        case .value2: layoutValue2(left, room, box)
        case .default: place(parts.textLabel, CGRect(x: left, y: 0, width: room, height: box.height))
        }
    }

    /// Returns the frame of an image, and the start of the labels beside it, both from the leading edge. Xcode 15 and 16 store symbols in
    /// the middle of a column of 24 points, and labels 15 points after the column, or after an image that is wider.
    private func place(of image: UIImage, from left: CGFloat, in box: CGRect) -> (frame: CGRect, labels: CGFloat) {
        let height = min(image.size.height, box.height)
        let width = image.size.height > 0 ? image.size.width * height / image.size.height : image.size.width
        let column = image.isSymbolImage ? 24 : width
        let x = left + (column - width) / 2
        let frame = CGRect(x: x, y: ((box.height - height) / 2).rounded(), width: width, height: height)
        return (frame, max(left + column, frame.maxX) + 15)
    }

    private func place(_ label: UILabel?, _ frame: CGRect) {
        guard let label else { return }
        var frame = frame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = contentView.bounds.width - frame.maxX }
        label.frame = frame
    }

    private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
        guard let label, !(label.text ?? "").isEmpty else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private func layoutSubtitle(_ left: CGFloat, _ room: CGFloat, _ box: CGRect) {
        let (title, detail) = (size(parts.textLabel, room), size(parts.detailLabel, room))
        let lines = title.height + detail.height
        // A low row omits the gap.
        let gap =
            detail.height > 0 && title.height > 0
            ? min(max(0, box.height - lines - rounded(figures.labels.gapRoom)), rounded(figures.labels.subtitleGap)) : 0
        let rise = gap > 0 ? figures.labels.subtitleRise : 0
        let y = ((box.height - lines - gap) / 2 - rise).rounded(.toNearestOrEven)
        place(parts.textLabel, CGRect(x: left, y: y, width: title.width, height: title.height))
        place(parts.detailLabel, CGRect(x: left, y: y + title.height + gap, width: detail.width, height: detail.height))
    }

    private func updateContentMargins() {
        let margin = UIEdgeInsets(
            top: figures.contentMargin, left: sideMargin + indentation, bottom: figures.contentMargin,
            right: accessoryWidth == 0 ? sideMargin : 8)
        // The getter adds the safe area, so changes are detected by the value that was last set.
        guard parts.contentMargins != margin else { return }
        parts.contentMargins = margin
        contentView.layoutMargins = margin
    }

    private func rounded(_ value: CGFloat) -> CGFloat { value.rounded(toPixelsAt: displayScale) }

    /// Places both labels on one baseline. Xcode 9 to 16 store the title at the first whole point that is not above the middle: at 12 in
    /// a row of 43.667 points if it is 20.333 high, and at 13 if it is 19.333 high, with a detail in Courier New at 14.
    private func layoutValue(_ left: CGFloat, _ room: CGFloat, _ box: CGRect) {
        let detail = size(parts.detailLabel, room)
        let title = size(parts.textLabel, room)
        func ascender(_ label: UILabel?) -> CGFloat { label?.font?.ascender ?? 0 }
        let top = ((box.height - (title.height > 0 ? title.height : detail.height)) / 2).rounded(.up)
        let detailTop = title.height > 0 ? rounded(top + ascender(parts.textLabel) - ascender(parts.detailLabel)) : top
        let titleWidth = min(title.width, max(0, room - (detail.width > 0 ? min(detail.width, room / 2) + 6 : 0)))
        let detailWidth = min(detail.width, max(0, room - titleWidth - 6))
        place(parts.textLabel, CGRect(x: left, y: top, width: titleWidth, height: title.height))
        place(parts.detailLabel, CGRect(x: left + room - detailWidth, y: detailTop, width: detailWidth, height: detail.height))
    }

    private func layoutValue2(_ left: CGFloat, _ room: CGFloat, _ box: CGRect) {
        let width = Self.value2Width
        // The title ends where the detail begins.
        if effectiveUserInterfaceLayoutDirection == .rightToLeft, let label = parts.textLabel, label.textAlignment == .right {
            label.textAlignment = .left
        }
        place(parts.textLabel, CGRect(x: left, y: 0, width: width, height: box.height))
        place(parts.detailLabel, CGRect(x: left + width + 6, y: 0, width: max(0, room - width - 6), height: box.height))
    }

    /// The width of the title in `.value2`.
    private static let value2Width: CGFloat = 91

    // MARK: Height

    /// Returns the height for `width`, from constraints of the content or the standard labels.
    func fittingHeight(width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        updateContentMargins()
        let (safeLeading, safeTrailing) = safeSides
        let accessory = accessoryWidth
        let content = max(0, width - safeLeading - safeTrailing - accessory - editingWidth - (table?.indexWidth ?? 0))
        // Its margins, too, depend on the width that an accessory leaves.
        if contentView.frame.width != content, parts.hostedContent != nil || contentHasConstraints || !constraints.isEmpty {
            contentView.frame.size.width = content
        }
        if let hosted = parts.hostedContent {
            let size = hosted.systemLayoutSizeFitting(
                CGSize(width: content, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            guard hosted is UIListContentView else { return size.height }
            return max(size.height, figures.rowHeight)
                + (table?.separatorStyle == UITableViewCell.SeparatorStyle.none ? 0 : figures.separatorRoom)
        }
        if !constraints.isEmpty {
            // The constraint belongs to the cell, as in many apps. The cell places its content view without a mask, which is equivalent
            // here.
            let mask = contentView.autoresizingMask
            contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            defer { contentView.autoresizingMask = mask }
            if bounds.width != width { bounds.size.width = width }
            let size = super.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            // A difference of less than a point is the separator's, between cell and content view.
            if size.height >= 1 { return size.height + separatorRoom }
        }
        if contentHasConstraints {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: content, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 { return size.height + separatorRoom }
        }
        // SP-A096: a row's height in Interface Builder is for static rows; it applies to other rows only if nothing else sizes them.
        if storyboardRowHeight >= 0 { return storyboardRowHeight }
        return max(figures.labels.rowHeight(scale: displayScale), labelsHeight(content))
    }

    /// The room between the labels and the content view's end beside an accessory. Up to iOS 12, public storyboards store none, and a point
    /// before a chevron.
    private var accessoryRoom: CGFloat {
        guard Generation.current < .ios13 else { return 8 }
        return shownAccessory.view == nil && shownAccessory.type == .disclosureIndicator ? 1 : 0
    }

    /// The pixel of its row that a content view leaves to the separator up to iOS 12, as public storyboards store it.
    private var separatorPixel: CGFloat {
        guard let table, table.separatorStyle != .none, Generation.current < .ios13 else { return 0 }
        return 1 / displayScale
    }

    /// The pixel that a self-sizing row reserves for its separator: Interface Builder stored rows of 38.5 points around a field of 22 and
    /// twice 8, of 88.5 around a view of 68 and twice 10, of 36.667 at 3x around a label of 20.333 and twice 8, and none where the table
    /// has no separators.
    private var separatorRoom: CGFloat {
        guard let table, table.separatorStyle != .none, Generation.current < .ios26 else { return 0 }
        return 1 / displayScale
    }

    private var contentHasConstraints: Bool {
        contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } || !contentView.constraints.isEmpty
    }

    private var accessoryWidth: CGFloat {
        let wanted = shownAccessory
        if let view = wanted.view { return view.bounds.width + sideMargin }
        guard wanted.type != .none else { return 0 }
        let gaps = CellAccessoryView.gaps(wanted.type)
        return CellAccessoryView.size(wanted.type, compatibleWith: traitCollection).width + gaps.leading + gaps.trailing + sideMargin
    }

    private func labelsHeight(_ content: CGFloat) -> CGFloat {
        wrapLabels()
        var room = content - sideMargin * 2 - indentation
        if isStacked, accessoryWidth > 0 { room += sideMargin - accessoryRoom }
        if let image = parts.imageView?.image { room -= place(of: image, from: 0, in: CGRect(origin: .zero, size: image.size)).labels }
        let isBeside = isStacked && style == .value2
        let title = size(parts.textLabel, isBeside ? Self.value2Width : room),
            detail = size(parts.detailLabel, isBeside ? room - Self.value2Width - 6 : room)
        let labels = figures.labels
        func grown(_ value: CGFloat) -> CGFloat {
            labels.followsTextSize ? UIFontMetrics(forTextStyle: .body).scaledValue(for: value, compatibleWith: traitCollection) : value
        }
        guard style == .subtitle || style == .value1 && isStacked, title.height > 0, detail.height > 0 else {
            return max(max(title.height, detail.height) + rounded(labels.padding), labels.followsTextSize ? grown(44) : 0)
        }
        return title.height + detail.height + rounded(labels.subtitleGap) + rounded(grown(labels.subtitlePadding))
    }

    // MARK: Separators

    /// The color of the line below the cell, or nil for the table's.
    package var separatorTint: UIColor? {
        get { parts.separatorTint }
        set {
            guard newValue != parts.separatorTint else { return }
            parts.separatorTint = newValue
            setNeedsLayout()
        }
    }

    private func layoutSeparators() {
        guard let table, table.separatorStyle != .none else {
            parts.separator?.isHidden = true
            parts.topSeparator?.isHidden = true
            return
        }
        let grouped = rowPosition.style == .grouped
        let hairline = Generation.current >= .ios26 ? 1 : 1 / displayScale
        let showsBottom = !(rowPosition.style == .insetGrouped && rowPosition.isLast)
        let bottom = line(&parts.separator, hidden: !showsBottom)
        bottom.backgroundColor = parts.separatorTint ?? separatorColor(of: table)
        let inset = separatorInset
        let edge = grouped && rowPosition.isLast
        let rightToLeft = isRightToLeft
        var left = edge ? 0 : inset.left
        let own = table.display.separatorInset
        if !edge, parts.separatorInset == nil, own == nil || table.separatorInsetReference == .fromAutomaticInsets {
            if let picture = parts.imageView?.image, contentConfiguration == nil {
                left = place(of: picture, from: sideMargin + indentation, in: contentView.bounds).labels
            } else if let list = parts.hostedContent as? UIListContentView {
                left = list.textStart
            } else if own != nil {
                left = table.sideMargin
            }
            left += own?.left ?? 0
        }
        if !edge {
            left += rightToLeft ? bounds.width - contentView.frame.maxX + parts.swipeOffset : contentView.frame.minX - parts.swipeOffset
        }
        let trailing =
            edge ? 0 : max(inset.right, rowPosition.style == .insetGrouped ? figures.cardSeparatorTrailing : figures.separatorTrailing)
        var frame = CGRect(x: left, y: bounds.height - hairline, width: max(0, bounds.width - left - trailing), height: hairline)
        if rightToLeft { frame.origin.x = bounds.width - frame.maxX }
        bottom.frame = frame
        let top = line(&parts.topSeparator, hidden: !(grouped && rowPosition.isFirst))
        top.backgroundColor = separatorColor(of: table)
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    }

    /// Returns the color of the separator. The system's own is fainter in some styles.
    private func separatorColor(of table: UITableView) -> UIColor {
        let color = table.separatorColor ?? .separator
        return color === UIColor.separator ? figures.separatorColor : color
    }

    private func line(_ slot: inout UIView?, hidden: Bool) -> UIView {
        if let view = slot {
            view.isHidden = hidden
            return view
        }
        let view = UIView()
        view.isHidden = hidden
        view.isUserInteractionEnabled = false
        addSubview(view)
        slot = view
        return view
    }
}

extension UIView {
    /// Resizes the view by the change of the enclosing view's size.
    func grow(by size: CGSize, from old: CGSize) {
        let own = bounds.size
        frame.size = CGSize(width: max(0, own.width + size.width - old.width), height: max(0, own.height + size.height - old.height))
    }
}
