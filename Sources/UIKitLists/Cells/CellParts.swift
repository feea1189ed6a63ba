import UIKitControls

/// The views and flags of a cell.
@MainActor final class CellParts {
    var textLabel: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?
    /// The labels that wrap because of the text size.
    var wrapped: Set<ObjectIdentifier> = []
    /// The content view that a content configuration made.
    var hostedContent: (UIView & UIContentView)?
    var background: BackgroundView?
    var selectedBackground: UIView?
    /// Whether `updateConfiguration(using:)` is due with the next layout, as it is for a new cell.
    var needsConfigurationUpdate = true

    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var editingStyle: UITableViewCell.EditingStyle = .none
    var showsDeleteConfirmation = false
    var canMove = false
    var indents = true
    var selectsInEditing = false

    var accessory: UIView?
    var accessoryKind: UITableViewCell.AccessoryType = .none
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var separatorInset: UIEdgeInsets?
    var separatorTint: UIColor?
    var defaultBackground: UIColor?
    var contentMargins: UIEdgeInsets?
    var separator: UIView?
    var topSeparator: UIView?
    /// The distance by which swipe buttons push the content aside.
    var swipeOffset: CGFloat = 0
}

extension UITableViewCell {
    var standardConfiguration: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    // MARK: The labels of the four styles

    var madeTextLabel: UILabel {
        if let label = parts.textLabel { return label }
        let label = UILabel()
        label.font =
            style == .value2
            ? UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12, weight: .medium))
            : .preferredFont(forTextStyle: .body)
        if style == .value2 {
            label.textColor = tintColor
            label.textAlignment = .right
        }
        label.highlightedTextColor = nil
        adopt(label: label)
        parts.textLabel = label
        return label
    }

    var madeDetailLabel: UILabel? {
        guard style != .default else { return nil }
        if let label = parts.detailLabel { return label }
        let label = UILabel()
        switch style {
        case .value1:
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        case .value2: label.font = .preferredFont(forTextStyle: .subheadline)
        default: label.font = .preferredFont(forTextStyle: Generation.current >= .ios26 ? .subheadline : .caption1)
        }
        adopt(label: label)
        parts.detailLabel = label
        return label
    }

    /// Whether a label is one of the cell's own, whose fonts follow the text size if they are those of text styles.
    package func isOwn(_ label: UILabel) -> Bool { label === parts.textLabel || label === parts.detailLabel }

    var madeImageView: UIImageView {
        if let view = parts.imageView { return view }
        let view = CellImageView()
        view.contentMode = .scaleAspectFit
        view.changed = { [weak self] in self?.setNeedsLayout() }
        contentView.addSubview(view)
        parts.imageView = view
        return view
    }

    private func adopt(label: UILabel) {
        contentView.addSubview(label)
        setNeedsLayout()
    }

    /// Adopts the labels that a storyboard decoded.
    package func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
        if let textLabel { parts.textLabel = textLabel }
        if let detailTextLabel { parts.detailLabel = detailTextLabel }
        if let imageView { parts.imageView = imageView }
        setNeedsLayout()
    }

    // MARK: Configurations

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = parts.isSelected
        state.isHighlighted = parts.isHighlighted
        state.isEditing = parts.isEditing
        state.isSwiped = parts.swipeOffset != 0
        return state
    }

    func contentConfigurationChanged() {
        guard let configuration = contentConfiguration else {
            host(nil)
            return
        }
        for view in [parts.textLabel, parts.detailLabel, parts.imageView] as [UIView?] { view?.removeFromSuperview() }
        (parts.textLabel, parts.detailLabel, parts.imageView) = (nil, nil, nil)
        host(automaticallyUpdatesContentConfiguration ? configuration.updated(for: currentState) : configuration)
    }

    func backgroundConfigurationChanged() { showBackground() }

    private func showBackground() {
        guard let configuration = backgroundConfiguration else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            return
        }
        let view = parts.background ?? BackgroundView(frame: bounds)
        view.configuration = automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: currentState) : configuration
        if view.superview == nil { insertSubview(view, at: 0) }
        parts.background = view
        setNeedsLayout()
    }

    func applyState(_ state: UICellConfigurationState) {
        if let configuration = contentConfiguration, automaticallyUpdatesContentConfiguration { host(configuration.updated(for: state)) }
        if backgroundConfiguration != nil { showBackground() }
    }

    func updateConfigurationIfNeeded() {
        guard parts.needsConfigurationUpdate else { return }
        parts.needsConfigurationUpdate = false
        let state = configurationState
        ModelTracking.run(.configuration, of: self, again: { $0.setNeedsUpdateConfiguration() }) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Selection

    func changeSelection(selected: Bool, highlighted: Bool, animated: Bool) {
        guard selected != parts.isSelected || highlighted != parts.isHighlighted else { return }
        parts.isSelected = selected
        parts.isHighlighted = highlighted
        setNeedsUpdateConfiguration()
        let shows =
            (selected || highlighted) && selectionStyle != .none
            && !(parts.isEditing && parts.selectsInEditing && multipleSelectionBackgroundView == nil)
        parts.editControl?.isChosen = selected
        if backgroundConfiguration == nil { showSelection(shows, animated: animated) }
        highlightContent(contentView, shows)
    }

    private func showSelection(_ shows: Bool, animated: Bool) {
        guard shows else {
            guard let view = parts.selectedBackground else { return }
            parts.selectedBackground = nil
            guard animated, window != nil else {
                view.removeFromSuperview()
                return
            }
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in
                if self.parts.selectedBackground !== view { view.removeFromSuperview() }
                view.alpha = 1
            }
            return
        }
        guard parts.selectedBackground == nil else { return }
        let chosen = parts.isEditing ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        let view =
            chosen
            ?? {
                let view = UIView()
                view.backgroundColor = .systemGray4
                return view
            }()
        view.alpha = 1
        view.frame = bounds
        insertSubview(view, belowSubview: contentView)
        parts.selectedBackground = view
    }

    private func highlightContent(_ view: UIView, _ highlighted: Bool) {
        for subview in view.subviews {
            switch subview {
            case let label as UILabel: label.isHighlighted = highlighted
            case let image as UIImageView: image.isHighlighted = highlighted
            case is UIControl: continue
            default: highlightContent(subview, highlighted)
            }
        }
    }

    func swapBackground(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new {
            new.frame = bounds
            insertSubview(new, at: 0)
        }
    }

    func swapSelectedBackground(_ old: UIView?) {
        guard old !== selectedBackgroundView, parts.selectedBackground === old, old != nil else { return }
        old?.removeFromSuperview()
        parts.selectedBackground = nil
        if parts.isSelected || parts.isHighlighted { showSelection(selectionStyle != .none, animated: false) }
    }
}

/// A view whose content view a content configuration replaces.
@MainActor protocol ContentHost: UIView {
    var contentView: UIView { get set }
    /// The content view if a content configuration made it.
    var hostedContent: (UIView & UIContentView)? { get set }
    func emptyContentView() -> UIView
    /// Sets the margins of a new content view with the next layout.
    func forgetContentMargins()
}

extension ContentHost {
    /// Shows a configuration's view as the content view, or an empty one again for `nil`.
    func host(_ configuration: (any UIContentConfiguration)?) {
        if let configuration, let hostedContent, hostedContent.supports(configuration) {
            hostedContent.configuration = configuration
        } else if let configuration {
            let view = configuration.makeContentView()
            hostedContent = view
            replaceContentView(with: view)
        } else if hostedContent != nil {
            hostedContent = nil
            replaceContentView(with: emptyContentView())
        }
        setNeedsLayout()
    }

    private func replaceContentView(with view: UIView) {
        view.frame = contentView.frame
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = contentView.autoresizingMask
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        forgetContentMargins()
    }
}

extension UITableViewCell: ContentHost {
    var hostedContent: (UIView & UIContentView)? {
        get { parts.hostedContent }
        set { parts.hostedContent = newValue }
    }
    func forgetContentMargins() { parts.contentMargins = nil }
}
extension UITableViewHeaderFooterView: ContentHost {}
extension UICollectionViewCell: ContentHost {}

/// Notifies the cell when its image is set or removed.
final class CellImageView: UIImageView {
    var changed: (() -> Void)?
    override var image: UIImage? { didSet { changed?() } }
}
