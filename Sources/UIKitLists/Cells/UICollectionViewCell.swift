import UIKitControls

/// The cell of an item. Its content view holds the app's subviews, above the background views.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
        coder.decodeInterface(of: self, as: UICollectionViewCell.self)
    }

    private func setUpCell() {
        addSubview(contentView)
    }

    weak var collection: UICollectionView?

    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()

    /// Adopts the content view of a custom class in an interface file.
    package func adopt(contentView view: UIView) {
        contentView.removeFromSuperview()
        contentView = view
        insertSubview(view, at: 0)
    }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = collection?.isEditing ?? false
        state.isSwiped = swipeOffset != 0
        return state
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

    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Configurations

    private var hosted: (UIView & UIContentView)?
    var hostedList: UIListContentView? { hosted as? UIListContentView }
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { hostContent() } }
    open var automaticallyUpdatesContentConfiguration = true
    private var background: BackgroundView?
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgrounds() } }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// The app's background, or else the one that a list draws behind its rows.
    var shownBackgroundConfiguration: UIBackgroundConfiguration? { backgroundConfiguration }
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration needs an update. Initially true: a subclass that configures itself in `updateConfiguration(using:)` needs
    /// no request.
    private var needsUpdate = true

    open func setNeedsUpdateConfiguration() {
        needsUpdate = true
        setNeedsLayout()
    }

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
        guard let configuration = contentConfiguration else {
            hosted?.removeFromSuperview()
            hosted = nil
            return
        }
        let shown = automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration
        if let hosted, hosted.supports(shown) {
            hosted.configuration = shown
        } else {
            hosted?.removeFromSuperview()
            let view = shown.makeContentView()
            view.frame = contentView.bounds
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            hosted = view
        }
        setNeedsLayout()
    }

    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            showBackgrounds()
        }
    }
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
        if let hosted, hosted.frame != contentView.bounds { hosted.frame = contentView.bounds }
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
        if let hosted {
            let size = hosted.systemLayoutSizeFitting(
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }
}
