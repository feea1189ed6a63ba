import UIKitCore

/// Lays out views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The value for `setCustomSpacing` that means the stack view's own spacing.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    final let arrangement = StackArrangement()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        watchSubviews()
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // UIKit's initializer does not fail either: subclasses write `required init(coder:)`.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        watchSubviews()
        coder.decodeInterface(of: self, as: UIStackView.self)
    }

    // MARK: Arranged views

    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds the view at the end; it becomes a subview if necessary.
    open func addArrangedSubview(_ view: UIView) { arrangement.insert(view, at: arrangement.views.count, in: self) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrangement.insert(view, at: stackIndex, in: self) }

    /// Removes the view from the arranged views; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangement.remove(view, from: self) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangement.remove(subview, from: self)
    }

    // MARK: Arrangement

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } } }
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    final func setNeedsArrangement() {
        arrangement.isStale = true
        setNeedsUpdateConstraints()
    }

    // MARK: Layout

    open override func updateConstraints() {
        arrangement.update(self)
        super.updateConstraints()
    }

    open override func layoutSubviews() { super.layoutSubviews() }

    open override class var requiresConstraintBasedLayout: Bool { true }

    // The view that determines the stack's baseline: its first or last row.
    open override var forFirstBaselineLayout: UIView { arrangement.visibleViews.first?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView {
        let views = arrangement.visibleViews
        return (axis == .vertical ? views.last : views.first)?.forLastBaselineLayout ?? self
    }
}

extension UIStackView {
    private final func watchSubviews() {
        // The supplement belongs to the stack. A weak reference would give the stack a side table and slow down every retain of it.
        supplemented.arrangedViewHiddenDidChange = { [unowned self] in arrangedViewDidChange($0) }
        supplemented.arrangedViewSizeDidChange = { [unowned self] in
            let mayMatter =
                distribution == .fillProportionally || distribution == .fill && axis == .horizontal && arrangement.wrappingDidChange($0)
            if mayMatter { arrangedViewDidChange($0) }
        }
    }

    private final func arrangedViewDidChange(_ view: UIView) {
        guard arrangement.views.contains(where: { $0 === view }) else { return }
        setNeedsArrangement()
    }
}
