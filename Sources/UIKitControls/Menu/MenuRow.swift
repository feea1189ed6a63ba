import UIKitCore

/// The position of an element among those side by side.
struct MenuTile {
    let column: Int
    let count: Int
    /// Whether only the image is shown.
    let isSmall: Bool
}

/// A row of a menu.
final class MenuRow: UIControl {
    let element: UIMenuElement?
    let startsGroup: Bool
    var chosen: ((UIMenuElement) -> Void)?
    private let label = UILabel()
    private let subtitle = UILabel()
    private let icon = UIImageView()
    private let check = UIImageView()
    let line = UIView()
    private let figures = MenuFigures.current
    var isTitle: Bool { element == nil }
    var isChecked: Bool { check.image != nil }
    var hasImage: Bool { icon.image != nil && !(element is UIMenu && element?.image == nil) }
    /// The position, or `nil` if the element has its own row.
    var tile: MenuTile? { didSet { becomeTile() } }
    private var divider: UIView?
    /// The inset of the titles of all rows.
    var titleInset: CGFloat = 0 { didSet { if titleInset != oldValue { setNeedsLayout() } } }

    init(title: String, startsGroup: Bool = false) {
        element = nil
        self.startsGroup = startsGroup
        super.init(frame: .zero)
        setUp(title: title)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        isEnabled = false
    }

    init(element: UIMenuElement, startsGroup: Bool) {
        self.element = element
        self.startsGroup = startsGroup
        super.init(frame: .zero)
        setUp(title: element.title)
        isAccessibilityElement = true
        (accessibilityIdentifier, accessibilityLabel) = (element.accessibilityIdentifier, element.title)
        let color: UIColor = element.attributesInMenu.contains(.destructive) ? .systemRed : .label
        isEnabled = !element.attributesInMenu.contains(.disabled)
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        label.textColor = isEnabled ? color : .tertiaryLabel
        subtitle.text = element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = .secondaryLabel
        icon.image =
            (element is UIMenu && element.image == nil && figures.imageIsLeading ? symbol("chevron.forward", 13) : element.imageInMenu)?
            .withRenderingMode(.alwaysTemplate)
        icon.tintColor = label.textColor
        // Since iOS 16, a menu's chevron is in the column of the check marks, as estimated by eye.
        check.image =
            switch element.stateInMenu {
            case .on: symbol("checkmark", 15)
            case .mixed: symbol("minus", 15)
            case .off: element is UIMenu && !figures.imageIsLeading ? symbol("chevron.forward", 12) : nil
            }
        check.tintColor = .label
        addAction(UIAction { [weak self] _ in if let self, let element = self.element { chosen?(element) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("a menu is not archived") }

    private func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
    }

    private func setUp(title: String) {
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        // Large text wraps instead of being truncated.
        let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
        for text in [label, subtitle] { text.numberOfLines = isLarge ? 0 : 1 }
        line.backgroundColor = .separator
        for view in [label, subtitle, icon, check, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    /// The height in a menu of the standard width.
    var height: CGFloat {
        if let tile { return tile.isSmall ? figures.rowHeight : MenuFigures.mediumHeight }
        let texts = textHeights(in: MenuFigures.width),
            further = texts.title + texts.subtitle - Self.line(label) - (hasSubtitle ? Self.line(subtitle) : 0)
        if isTitle { return figures.headerHeight + Self.growth(label.font, 13) + further }
        guard hasSubtitle else { return figures.rowHeight + Self.growth(label.font, 17) + further }
        return figures.subtitleRowHeight + Self.growth(label.font, 17) + Self.growth(subtitle.font, 13) + further
    }

    private static func line(_ label: UILabel) -> CGFloat { label.font.lineHeight.rounded(.up) }

    private var textInsets: (start: CGFloat, end: CGFloat) {
        let inset = isTitle ? figures.inset : titleInset
        return (inset, isTitle || figures.imageIsLeading && hasImage ? inset : 48)
    }

    private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: max(0, width - textInsets.start - textInsets.end), height: .greatestFiniteMagnitude)
        func height(_ label: UILabel) -> CGFloat {
            label.numberOfLines == 1 ? Self.line(label) : max(Self.line(label), label.sizeThatFits(room).height.rounded(.up))
        }
        return (height(label), hasSubtitle ? height(subtitle) : 0)
    }

    /// Returns the additional height of a line compared with the standard text size.
    private static func growth(_ font: UIFont, _ size: CGFloat) -> CGFloat {
        max(0, font.lineHeight - UIFont.systemFont(ofSize: size).lineHeight).rounded(.up)
    }

    private var hasSubtitle: Bool { !(subtitle.text ?? "").isEmpty }

    override func stateChanged() {
        backgroundColor = isHighlighted ? .systemFill : tile != nil && element?.stateInMenu == .on ? .tertiarySystemFill : nil
    }

    private func becomeTile() {
        guard let tile else { return }
        subtitle.isHidden = true
        check.isHidden = true
        label.isHidden = tile.isSmall && icon.image != nil
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textAlignment = .center
        if tile.column > 0 {
            let divider = UIView()
            divider.backgroundColor = .separator
            divider.isUserInteractionEnabled = false
            addSubview(divider)
            self.divider = divider
        }
        stateChanged()
    }

    private func layOutTile() {
        let hairline = 1 / displayScale, second = label.isHidden || icon.image == nil ? 0 : Self.line(label)
        let top = (bounds.height - 22 - second - (second > 0 ? 4 : 0)) / 2
        icon.frame = CGRect(x: (bounds.width - 22) / 2, y: top, width: 22, height: 22)
        label.frame = CGRect(
            x: 4, y: second > 0 ? icon.frame.maxY + 4 : 0, width: bounds.width - 8, height: second > 0 ? second : bounds.height)
        line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        line.isHidden = !figures.rowsHaveLines
        divider?.frame = CGRect(x: isRightToLeft ? bounds.width - hairline : 0, y: 0, width: hairline, height: bounds.height)
        divider?.isHidden = !figures.rowsHaveLines
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if tile != nil { return layOutTile() }
        let isLeading = figures.imageIsLeading && hasImage
        let (inset, end) = textInsets, (line, second) = textHeights(in: bounds.width)
        let width = max(0, bounds.width - inset - end)
        let top = (bounds.height - line - second) / 2
        label.frame = CGRect(x: inset, y: top, width: width, height: line)
        subtitle.frame = CGRect(x: inset, y: top + line, width: width, height: second)
        let column = figures.imageIsLeading ? figures.inset - 12 : 10
        check.frame = CGRect(x: column, y: (bounds.height - 16) / 2, width: 16, height: 16)
        check.contentMode = .center
        let iconX = isLeading ? titleInset - 32 : bounds.width - 36
        icon.frame = CGRect(x: iconX, y: (bounds.height - 20) / 2, width: 20, height: 20)
        icon.contentMode = element is UIMenu && element?.image == nil ? .center : .scaleAspectFit
        let hairline = 1 / displayScale
        if figures.rowsHaveLines {
            self.line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
        } else {
            self.line.isHidden = !startsGroup
            self.line.frame = CGRect(x: figures.inset, y: -figures.groupGap / 2, width: bounds.width - 2 * figures.inset, height: hairline)
        }
        if isRightToLeft {
            for view in [label, subtitle, check, icon] as [UIView] { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
    }
}
