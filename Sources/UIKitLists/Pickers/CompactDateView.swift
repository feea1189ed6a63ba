import UIKitControls

/// The gray fields of the compact style.
final class CompactDateView: UIView {
    /// Called with the index of the tapped field.
    var tapped: ((Int) -> Void)?
    private var buttons: [UIButton] = []
    /// A line of 17 points is 34.333 tall at 3x.
    private static let padding: CGFloat = 7

    /// - Parameter name: The name by which tests find the field, or both fields together, or nil for their texts.
    func show(_ texts: [String], name: String?) {
        while buttons.count > texts.count { buttons.removeLast().removeFromSuperview() }
        while buttons.count < texts.count {
            let button = UIButton(type: .system)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 6
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.contentEdgeInsets = UIEdgeInsets(top: Self.padding, left: 12, bottom: Self.padding, right: 12)
            let index = buttons.count
            button.addAction(UIAction { [weak self] _ in self?.tapped?(index) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        // As Apple's test runner sees them: one field has a name, and its text as its value; two fields have their texts as labels, and are
        // in a button with the name.
        let isOne = texts.count == 1 && name != nil
        accessibilityLabel = isOne ? nil : name
        for (button, text) in zip(buttons, texts) {
            button.setTitle(text, for: .normal)
            button.accessibilityLabel = isOne ? name : text
            button.accessibilityValue = isOne ? text : nil
        }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width } + 5 * CGFloat(max(0, sizes.count - 1)),
            height: (buttons.first?.titleLabel?.intrinsicContentSize.height ?? 0) + 2 * Self.padding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for button in buttons {
            let width = button.intrinsicContentSize.width
            button.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + 5
        }
    }
}
