import Foundation

/// The view of an alert controller: text, fields, and buttons in one or two blocks.
@MainActor
final class AlertCard: UIView {
    private unowned let alert: UIAlertController
    private let block = UIView()
    /// Blurs the views behind the card.
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let cancelBlock = UIView()
    private let scroll = UIScrollView()
    private let actionScroll = ActionScrollView()
    /// The content views of the scroll views. Apple's test runner shows them too, and recorded tests go through them.
    private let content = UIView(), actionContent = UIView()
    private let fieldList = AlertFieldList()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var fieldBoxes: [UIView] = []
    private var buttons: [AlertButton] = []
    private var lines: [UIView] = []

    private var isSheet: Bool { alert.preferredStyle == .actionSheet && Generation.current < .ios26 }
    /// Whether the card is in a popover, or will be: not while a popover adapts to a sheet.
    private var isPopover: Bool {
        guard let active = alert.activePresentationController else { return alert.modalPresentationStyle == .popover }
        return active is UIPopoverPresentationController
    }
    /// The form for which the buttons were last created.
    private var wasPopover = false
    private var figures: AlertFigures { .current }

    init(alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        for view in [block, cancelBlock] {
            view.clipsToBounds = true
            addSubview(view)
        }
        material.frame = block.bounds
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [material, scroll, actionScroll] as [UIView] { block.addSubview(view) }
        actionScroll.contentInsetAdjustmentBehavior = .never
        scroll.addSubview(content)
        actionScroll.addSubview(actionContent)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            content.addSubview(label)
        }
        rebuild()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Content

    func rebuild() {
        wasPopover = isPopover
        cancelBlock.backgroundColor = isSheet ? .secondarySystemGroupedBackground : .clear
        block.layer.cornerRadius = isSheet ? AlertFigures.sheetRadius : figures.cornerRadius
        cancelBlock.layer.cornerRadius = AlertFigures.sheetRadius

        titleLabel.font = AlertFigures.font(isSheet ? 13 : figures.titleSize, isSheet ? .footnote : .headline, .semibold)
        messageLabel.font = AlertFigures.font(isSheet ? 13 : figures.messageSize, figures.messageStyle)
        for label in [titleLabel, messageLabel] { label.adjustsFontForContentSizeCategory = true }
        let isAlone = !hasTitle || !hasMessage
        titleLabel.textAlignment = figures.hasPills && !isAlone ? .natural : .center
        messageLabel.textAlignment = titleLabel.textAlignment
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet || figures.hasPills ? .secondaryLabel : .label
        if let text = alert.attributedTitle { titleLabel.attributedText = text } else { titleLabel.text = alert.title }
        if let text = alert.attributedMessage { messageLabel.attributedText = text } else { messageLabel.text = alert.message }
        if let view = alert.contentViewController?.view, view.superview !== content {
            // The card places the view; it does not resize with the content.
            content.autoresizesSubviews = false
            content.addSubview(view)
        }

        for view in fieldBoxes + lines { view.removeFromSuperview() }
        for button in buttons { button.removeFromSuperview() }
        fieldBoxes = (alert.textFields ?? []).map(makeFieldBox)
        if fieldBoxes.isEmpty { fieldList.removeFromSuperview() } else { content.addSubview(fieldList) }
        buttons = shownActions.map { action in
            let button = AlertButton(
                action: action, isPreferred: isPreferred(action), isSheet: isSheet, figures: figures,
                whenTapped: { [weak self] in self?.alert.activate(action) })
            (isSheet && action.style == .cancel ? cancelBlock : actionContent).addSubview(button)
            return button
        }
        lines = []
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private var hasTitle: Bool { alert.title != nil || alert.attributedTitle != nil }
    private var hasMessage: Bool { alert.message != nil || alert.attributedMessage != nil }

    // A popover shows no cancel action. (SP-G014)
    private var shownActions: [UIAlertAction] { alert.arrangedActions.filter { !(isPopover && $0.style == .cancel) } }

    private func isPreferred(_ action: UIAlertAction) -> Bool {
        if alert.preferredStyle == .alert, let preferred = alert.preferredAction { return preferred === action }
        return action.style == .cancel && !figures.hasPills
    }

    func updateButtons() { for button in buttons { button.update() } }

    private func makeFieldBox(_ field: UITextField) -> UIView {
        let box = AlertFieldBox()
        box.backgroundColor = .tertiarySystemBackground
        box.layer.cornerRadius = figures.hasPills ? AlertFigures.field / 2 : 5
        box.layer.borderWidth = figures.hasPills ? 0 : 1 / max(traitCollection.displayScale, 1)
        box.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        box.addSubview(field)
        fieldList.addSubview(box)
        return box
    }

    // MARK: Layout

    /// Two actions of an alert, and no more, are side by side if their titles fit. (SP-G011)
    private func isSideBySide(width: CGFloat) -> Bool {
        guard !isSheet, !isPopover, buttons.count == 2 else { return false }
        let half = (width - 2 * figures.actionsPadding - figures.buttonGap) / 2
        return buttons.allSatisfy { $0.titleWidth <= half - 16 }
    }

    func height(forWidth width: CGFloat) -> CGFloat { arrange(width: width, limit: .greatestFiniteMagnitude, apply: false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if wasPopover != isPopover { rebuild() }
        _ = arrange(width: bounds.width, limit: bounds.height, apply: true)
    }

    /// Measures or places the parts in one pass; returns the height.
    private func arrange(width: CGFloat, limit: CGFloat, apply: Bool) -> CGFloat {
        let header = arrangeHeader(width: width, apply: apply)
        let cancel = isSheet ? buttons.first { $0.action.style == .cancel } : nil
        let listed = buttons.filter { $0 !== cancel }
        let rowHeight =
            isSheet || isPopover && !figures.hasPills
            ? AlertFigures.row(AlertFigures.sheetRow, titleSize: 20) : AlertFigures.row(figures.buttonHeight, titleSize: 17)
        let actions: CGFloat
        if listed.isEmpty {
            actions = 0
        } else if isSideBySide(width: width) {
            actions = rowHeight + 2 * figures.actionsPadding
        } else {
            actions = CGFloat(listed.count) * rowHeight + CGFloat(listed.count - 1) * figures.buttonGap + 2 * figures.actionsPadding
        }
        let cancelHeight = cancel == nil ? 0 : rowHeight + AlertFigures.sheetCancelGap
        let total = header + actions + cancelHeight
        guard apply else { return total }

        // Text and actions scroll separately; if both are too long, they share the space.
        let room = limit - cancelHeight
        let shownActions = min(actions, max(room - header, room / 2)), shownHeader = max(0, min(header, room - shownActions))
        block.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader + shownActions)
        let roomChanged = scroll.frame.height != shownHeader
        scroll.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader)
        scroll.contentSize = CGSize(width: width, height: header)
        content.frame = CGRect(origin: .zero, size: scroll.contentSize)
        // The field that is being edited stays visible above the keyboard.
        if roomChanged, let box = fieldBoxes.first(where: { $0.subviews.contains(where: \.isFirstResponder) }) {
            scroll.scrollRectToVisible(scroll.convert(box.bounds, from: box), animated: false)
        }
        actionScroll.frame = CGRect(x: 0, y: shownHeader, width: width, height: shownActions)
        actionScroll.contentSize = CGSize(width: width, height: actions)
        actionContent.frame = CGRect(origin: .zero, size: actionScroll.contentSize)
        actionScroll.isScrollEnabled = actions > shownActions
        actionScroll.delaysContentTouches = actionScroll.isScrollEnabled
        place(listed, hasHeader: shownHeader > 0, width: width, rowHeight: rowHeight)
        cancelBlock.isHidden = cancel == nil
        cancelBlock.frame = CGRect(x: 0, y: block.frame.maxY + AlertFigures.sheetCancelGap, width: width, height: rowHeight)
        cancel?.frame = cancelBlock.bounds
        return total
    }

    private func arrangeHeader(width: CGFloat, apply: Bool) -> CGFloat {
        guard hasTitle || hasMessage || !fieldBoxes.isEmpty || alert.contentViewController != nil else { return 0 }
        let inset = figures.textInset
        let room = CGSize(width: width - 2 * inset, height: CGFloat.greatestFiniteMagnitude)
        var y = isSheet ? AlertFigures.sheetHeaderPadding : figures.topPadding
        func put(_ label: UILabel) {
            let size = label.sizeThatFits(room)
            if apply { label.frame = CGRect(x: inset, y: y, width: room.width, height: size.height) }
            y += size.height
        }
        if hasTitle { put(titleLabel) }
        if hasTitle, hasMessage { y += isSheet ? 8 : figures.titleGap }
        if hasMessage { put(messageLabel) }
        if let content = alert.contentViewController {
            let height = content.preferredContentSize.height
            if apply { content.view.frame = CGRect(x: 0, y: y, width: width, height: height) }
            y += height
        }
        let listTop = y + figures.fieldGap
        for (index, box) in fieldBoxes.enumerated() {
            y += index == 0 ? figures.fieldGap : figures.hasPills ? 8 : 0
            if apply {
                let side = figures.hasPills ? figures.actionsPadding : inset
                box.frame = CGRect(x: side, y: y - listTop, width: width - 2 * side, height: AlertFigures.field)
                box.subviews.first?.frame = box.bounds.insetBy(dx: figures.fieldInset, dy: 2)
            }
            y += AlertFigures.field
        }
        if apply { fieldList.frame = CGRect(x: 0, y: listTop, width: width, height: max(0, y - listTop)) }
        titleLabel.isHidden = !hasTitle
        messageLabel.isHidden = !hasMessage
        return y + (isSheet ? AlertFigures.sheetHeaderPadding : figures.headerBottom)
    }

    private func place(_ listed: [AlertButton], hasHeader: Bool, width: CGFloat, rowHeight: CGFloat) {
        for line in lines { line.removeFromSuperview() }
        lines = []
        let padding = figures.hasPills && !isSheet ? figures.actionsPadding : 0
        if isSideBySide(width: width) {
            let half = (width - 2 * padding - figures.buttonGap) / 2
            for (index, button) in listed.enumerated() {
                let column = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - index : index
                button.frame = CGRect(x: padding + CGFloat(column) * (half + figures.buttonGap), y: padding, width: half, height: rowHeight)
            }
            if !figures.hasPills {
                addLine(CGRect(x: 0, y: 0, width: width, height: hairline))
                addLine(CGRect(x: half, y: 0, width: hairline, height: rowHeight))
            }
            return
        }
        var y = padding
        for button in listed {
            button.frame = CGRect(x: padding, y: y, width: width - 2 * padding, height: rowHeight)
            if !figures.hasPills, y > 0 || hasHeader { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
            y += rowHeight + figures.buttonGap
        }
    }

    private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    private func addLine(_ frame: CGRect) {
        let line = UIView(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        actionContent.addSubview(line)
        lines.append(line)
    }
}

/// The fields of an alert: in UIKit a collection view, whose cells are ``AlertFieldBox``.
@MainActor
final class AlertFieldList: UIView {}

/// The frame around a field of an alert.
@MainActor
final class AlertFieldBox: UIView {}

/// The buttons of an alert, which scroll even if the finger began on one of them.
private final class ActionScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

/// A button of an alert.
@MainActor
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel(), icon = UIImageView(), check = UIImageView(image: UIImage(systemName: "checkmark"))
    private let isPreferred: Bool
    private let figures: AlertFigures
    private let isSheet: Bool

    init(action: UIAlertAction, isPreferred: Bool, isSheet: Bool, figures: AlertFigures, whenTapped: @escaping () -> Void) {
        (self.action, self.isPreferred, self.isSheet, self.figures) = (action, isPreferred, isSheet, figures)
        super.init(frame: .zero)
        label.adjustsFontSizeToFitWidth = true
        for view in [label, icon, check] { addSubview(view) }
        addAction(UIAction { _ in whenTapped() }, for: .touchUpInside)
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) { nil }

    var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

    func update() {
        isEnabled = action.isEnabled
        label.text = action.title
        (accessibilityLabel, accessibilityIdentifier) = (action.title, action.accessibilityIdentifier)
        let isPill = figures.hasPills && !isSheet
        let size: CGFloat = isSheet ? 20 : 17
        label.font = AlertFigures.font(size, .body, isPreferred ? .semibold : isPill ? .medium : .regular)
        let normal: UIColor = isPill ? (isPreferred ? .white : .label) : tintColor
        let isFilled = isPill && isPreferred, isDestructive = action.style == .destructive
        label.textColor = !isEnabled ? .tertiaryLabel : action.titleTextColor ?? (isDestructive && !isFilled ? .systemRed : normal)
        label.textAlignment = action.titleTextAlignment ?? .center
        (icon.image, icon.tintColor) = (action.image, label.textColor)
        check.isHidden = !action.isChecked
        layer.cornerRadius = isPill ? figures.buttonRadius : 0
        let resting: UIColor? = isPill ? (isFilled ? (isDestructive ? .systemRed : tintColor) : .tertiarySystemFill) : nil
        backgroundColor = isHighlighted ? .systemFill : resting
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { update() } } }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        guard icon.image != nil || action.isChecked else { return }
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // The image precedes the title, the check mark follows it.
        for (view, leads) in [(icon, true), (check, false)] {
            let size = view.image?.size ?? .zero
            view.frame = CGRect(
                x: leads != rightToLeft ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        if action.titleTextAlignment != nil { label.frame = bounds.insetBy(dx: icon.image.map { 28 + $0.size.width } ?? 16, dy: 0) }
    }
}
