import UIKitControls

/// The cell of an item. Its content view holds the app's subviews, above the background views.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// The state of a cell whose item is dragged.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// The handler that configures a cell for its state.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    /// Creates the `UICollectionViewCell` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(of: self, as: UICollectionViewCell.self)
    }

    private func setUpCell() {
        addSubview(contentView)
    }

    weak var collection: UICollectionView?

    /// The view that holds the app's subviews, or the view of the content configuration.
    open internal(set) lazy var contentView: UIView = emptyContentView()

    func emptyContentView() -> UIView {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Adopts the content view of a custom class in an interface file.
    package func adopt(contentView view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        insertSubview(view, at: 0)
    }

    // MARK: State

    /// Whether the item is selected. The collection view sets it; setting it does not change the selection.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the item is highlighted by a touch. The collection view sets it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// The state for which the cell is configured: selected, highlighted, edited, swiped, and its traits.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEdited
        state.isSwiped = swipeOffset != 0
        return state
    }

    /// Whether the collection view is edited, and the delegate lets the item be.
    final var isEdited: Bool {
        guard let collection, collection.isEditing else { return false }
        guard let delegate = collection.itemDelegate, let path = collection.indexPath(for: self) else { return true }
        return delegate.collectionView(collection, canEditItemAt: path)
    }

    func stateChanged() {
        setNeedsUpdateConfiguration()
        showBackgrounds()
        for case let control in contentView.subviews {
            switch control {
            case let label as UILabel: label.isHighlighted = isHighlighted || isSelected
            case let image as UIImageView: image.isHighlighted = isHighlighted || isSelected
            default: break
            }
        }
    }

    // FIXME(gap): cells are not notified of drags.
    /// Called after the state of a drag of the item changed. Override it; the default does nothing. It is never called here.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    var hostedContent: (UIView & UIContentView)?
    var hostedList: UIListContentView? { hostedContent as? UIListContentView }
    /// The content of the cell, or nil for subviews of `contentView`.
    ///
    /// Setting it replaces `contentView` by the configuration's view, and setting it back to nil by an empty view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            hostContent()
            collection?.cellSizeInvalidated(self)
        }
    }
    /// Whether the content configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesContentConfiguration = true
    private var background: BackgroundView?
    /// The background of the cell, or nil for the standard one. It takes the place of `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgrounds() } }
    /// Whether the background configuration is updated for each change of the state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// Returns a clear background. A list's cell returns that of its list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The app's background, or else the one that a list draws behind its rows.
    var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }
    /// A handler that configures the cell for its state, or nil. Setting it requests a call with the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration needs an update. Initially true: a subclass that configures itself in `updateConfiguration(using:)` needs
    /// no request.
    private var needsUpdate = true

    /// Requests a call of `updateConfiguration(using:)` with the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }

    /// Configures the cell for a state. Override it, and call super; the update handler is called afterward.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if contentConfiguration != nil, automaticallyUpdatesContentConfiguration { hostContent() }
        if shownBackgroundConfiguration != nil { showBackgrounds() }
    }

    func updateConfigurationIfNeeded() {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = configurationState
        ModelTracking.run(.configuration, of: self, again: { $0.setNeedsUpdateConfiguration() }) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    private func hostContent() {
        host(automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: configurationState) : contentConfiguration)
    }

    /// Overridden by cells that set the margins of their content view.
    func forgetContentMargins() {}

    /// The view behind the content, with the size of the cell, or nil.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            showBackgrounds()
        }
    }
    /// The view over `backgroundView` while the item is selected or highlighted, or nil for no change.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            showBackgrounds()
        }
    }

    func showBackgrounds() {
        if let configuration = shownBackgroundConfiguration {
            let view = background ?? BackgroundView(frame: bounds)
            view.configuration =
                automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
            if view.superview == nil { insertSubview(view, at: 0) }
            background = view
            setNeedsLayout()
        } else {
            background?.removeFromSuperview()
            background = nil
        }
        if let view = backgroundView, view.superview !== self {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        guard let view = selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            view.frame = bounds
            if view.superview !== self { insertSubview(view, belowSubview: contentView) }
        } else {
            view.removeFromSuperview()
        }
    }

    // MARK: Layout

    /// The distance by which swipe buttons push the content aside.
    var swipeOffset: CGFloat = 0

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layoutContent(contentArea)
        background?.fill(self)
        for view in [backgroundView, selectedBackgroundView] where view?.superview === self { view?.frame = bounds }
    }

    /// The area of the content, measured from the leading side.
    var contentArea: CGRect { CGRect(origin: .zero, size: bounds.size) }

    private func layoutContent(_ area: CGRect) {
        let x = isRightToLeft ? bounds.width - area.maxX : area.minX
        let frame = CGRect(x: x + swipeOffset, y: area.minY, width: area.width, height: area.height)
        if contentView.frame != frame { contentView.frame = frame }
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let outer = bounds.size
        let content = contentArea.size
        let spare = CGSize(width: outer.width - content.width, height: outer.height - content.height)
        let target = CGSize(width: max(0, targetSize.width - spare.width), height: max(0, targetSize.height - spare.height))
        if let hostedContent {
            let size = hostedContent.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
            return CGSize(
                width: horizontalFittingPriority == .required ? targetSize.width : size.width + spare.width,
                height: size.height + spare.height)
        }
        // Constraints to the cell itself, as in nibs and many apps, reach its content view through that view's mask.
        guard constraints.isEmpty else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
        guard contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) || !contentView.constraints.isEmpty
        else { return targetSize }
        let size = contentView.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + spare.width, height: size.height + spare.height)
    }

    /// Announces that the content has another size, for which the collection view measures a self-sizing item again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.cellSizeInvalidated(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }
}

extension UICollectionViewCell: ConfigurationUpdating {}
