import UIKitControls

/// The buttons that a swipe reveals. They share the width evenly and stretch with the finger.
final class SwipeButtons: UIView {
    let actions: [UIContextualAction]
    let isLeading: Bool
    private var buttons: [UIControl] = []
    var chosen: ((UIContextualAction) -> Void)?
    private static let buttonWidth: CGFloat = 74

    init(_ actions: [UIContextualAction], isLeading: Bool) {
        self.actions = actions
        self.isLeading = isLeading
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = SwipeButton(action)
            button.addAction(UIAction { [weak self] _ in self?.chosen?(action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) { fatalError("swipe buttons are not archived") }

    var restingWidth: CGFloat {
        buttons.reduce(0) { $0 + max(Self.buttonWidth, $1.intrinsicContentSize.width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let resting = restingWidth
        guard resting > 0 else { return }
        let stretch = bounds.width / resting
        // The first action is at the edge of the screen.
        let onLeft = isLeading != isRightToLeft
        var edge = onLeft ? 0 : bounds.width
        for button in buttons {
            let width = max(Self.buttonWidth, button.intrinsicContentSize.width) * stretch
            button.frame = CGRect(x: onLeft ? edge : edge - width, y: 0, width: width, height: bounds.height)
            edge += onLeft ? width : -width
        }
    }
}

/// A swipe button: image above title, white on the action's color.
final class SwipeButton: UIControl {
    private let label = UILabel()
    private let image = UIImageView()
    /// The minimum height at which an image is shown with its title.
    private static let leastHeightForTitle: CGFloat = 91

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
        label.textColor = .white
        label.textAlignment = .center
        image.image = action.image?.withRenderingMode(.alwaysTemplate)
        image.tintColor = .white
        image.contentMode = .center
        for view in [label, image] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        // Apps that show only an image name the action (Signal, Delta Chat, and Pocket Casts on iOS).
        let words = [action.accessibilityLabel, action.title, action.image?.spokenName]
        accessibilityLabel = words.lazy.compactMap { $0 }.first { !$0.isEmpty }
        accessibilityIdentifier = action.buttonIdentifier
    }

    required init?(coder: NSCoder) { fatalError("a swipe button is not archived") }

    override var intrinsicContentSize: CGSize {
        CGSize(width: max(label.intrinsicContentSize.width, image.sizeThatFits(.zero).width) + 30, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let text = label.intrinsicContentSize
        guard let size = image.image?.size else {
            label.frame = CGRect(x: 0, y: (bounds.height - text.height) / 2, width: bounds.width, height: text.height)
            return
        }
        let shows = !(label.text ?? "").isEmpty && bounds.height >= Self.leastHeightForTitle
        label.isHidden = !shows
        let total = size.height + (shows ? text.height + 4 : 0)
        image.frame = CGRect(x: 0, y: (bounds.height - total) / 2, width: bounds.width, height: size.height)
        label.frame = CGRect(x: 0, y: image.frame.maxY + 4, width: bounds.width, height: text.height)
    }
}
