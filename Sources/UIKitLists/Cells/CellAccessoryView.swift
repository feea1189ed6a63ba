import UIKitControls

/// The chevron, checkmark, and detail button at a cell's end.
final class CellAccessoryView: UIView {
    private let type: UITableViewCell.AccessoryType
    private var chevron: UIImageView?
    private var button: UIButton?
    var tapped: (() -> Void)?

    /// Returns the size of a chevron, which grows with the user's text size: 10.5 × 14 points at the standard one, 14 × 19.5 and 20 × 28.5
    /// at two larger ones. By version as contents of rows in public storyboards end: 18 points before the margin up to iOS 12, with a gap
    /// of 10, then 11, and 8.5 in iOS 15.
    static func chevronSize(compatibleWith traits: UITraitCollection) -> CGSize {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        guard size > 17 else {
            let chevron = TableFigures.current.chevron
            return switch UIDevice.current.majorVersion {
            case ..<13: CGSize(width: 8, height: 13)
            case ..<15: CGSize(width: 11, height: chevron.height)
            case 15: CGSize(width: 8.5, height: chevron.height)
            default: chevron
            }
        }
        func halved(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        return CGSize(width: halved(0.595 * size + 0.35), height: halved(0.9063 * size - 1.407))
    }

    static func size(_ type: UITableViewCell.AccessoryType, compatibleWith traits: UITraitCollection) -> CGSize {
        let figures = TableFigures.current
        return switch type {
        case .none: .zero
        case .disclosureIndicator: chevronSize(compatibleWith: traits)
        case .checkmark: figures.checkmark
        case .detailButton: figures.detail
        case .detailDisclosureButton: CGSize(width: figures.detail.width + 10 + figures.chevron.width, height: figures.detail.height)
        }
    }

    /// Returns the space that an accessory has beside it within the margin.
    static func gaps(_ type: UITableViewCell.AccessoryType) -> (leading: CGFloat, trailing: CGFloat) {
        switch type {
        case .checkmark: (2.5, 2.5)
        case .disclosureIndicator where Generation.current < .ios13: (10, 0)
        default: (0, 0)
        }
    }

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: CGRect(origin: .zero, size: Self.size(type, compatibleWith: .current)))
        switch type {
        case .disclosureIndicator: addSymbol("chevron.forward", pointSize: 13, weight: .semibold, tint: .tertiaryLabel)
        case .checkmark: addSymbol("checkmark", pointSize: 17, weight: .semibold, tint: nil)
        case .detailDisclosureButton:
            addSymbol("chevron.forward", pointSize: 13, weight: .semibold, tint: .tertiaryLabel)
            addButton()
        case .detailButton: addButton()
        case .none: break
        }
        isUserInteractionEnabled = button != nil
    }

    required init?(coder: NSCoder) { fatalError("an accessory is not archived") }

    private func addSymbol(_ name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight, tint: UIColor?) {
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)))
        view.contentMode = .center
        if let tint { view.tintColor = tint }
        addSubview(view)
        chevron = view
    }

    private func addButton() {
        let button = UIButton(type: .detailDisclosure)
        button.addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
        addSubview(button)
        self.button = button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let figures = TableFigures.current
        switch type {
        case .detailDisclosureButton:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let buttonX = isMirrored ? bounds.width - figures.detail.width : 0,
                chevronX = isMirrored ? 0 : bounds.width - figures.chevron.width
            button?.frame = CGRect(x: buttonX, y: 0, width: figures.detail.width, height: bounds.height)
            chevron?.frame = CGRect(x: chevronX, y: 0, width: figures.chevron.width, height: bounds.height)
        case .detailButton: button?.frame = bounds
        default: chevron?.frame = bounds
        }
    }

    override var intrinsicContentSize: CGSize { Self.size(type, compatibleWith: traitCollection) }
}
