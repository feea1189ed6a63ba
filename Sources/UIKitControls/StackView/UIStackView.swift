import UIKitCore

/// Lays out views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the space along the axis.
    public enum Distribution: Int, Sendable {
        /// By the views' priorities, equally, in proportion to their sizes, with equal gaps, or with equal distances of their centers.
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The alignment across the axis.
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// At the leading edge of a vertical stack, or the top of a horizontal one.
        case leading = 1
        /// By the first baselines, in a horizontal stack.
        case firstBaseline = 2
        /// At the center.
        case center = 3
        /// At the trailing edge of a vertical stack, or the bottom of a horizontal one.
        case trailing = 4
        /// By the last baselines, in a horizontal stack.
        case lastBaseline = 5

        /// At the top of a horizontal stack, the same as `leading`.
        public static let top = Alignment.leading
        /// At the bottom of a horizontal stack, the same as `trailing`.
        public static let bottom = Alignment.trailing
    }

    /// The value for `setCustomSpacing` that means the stack view's own spacing.
    public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The value for spacing that means the system's standard distance.
    public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

    final let arrangement = StackArrangement()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        watchSubviews()
    }

    /// Creates a horizontal stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // UIKit's initializer does not fail either: subclasses write `required init(coder:)`.
    /// Creates the stack view that an interface file or an archive describes.
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        watchSubviews()
        coder.decodeInterface(of: self, as: UIStackView.self)
    }

    // MARK: Arranged views

    /// The views in their order. Hidden ones are among them, but take no space.
    open var arrangedSubviews: [UIView] { arrangement.views }

    /// Adds the view at the end; it becomes a subview if necessary.
    open func addArrangedSubview(_ view: UIView) { arrangement.insert(view, at: arrangement.views.count, in: self) }

    /// Inserts a view at an index; it becomes a subview if necessary. A view that is in the stack already moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrangement.insert(view, at: stackIndex, in: self) }

    /// Removes the view from the arranged views; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangement.remove(view, from: self) }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        arrangement.remove(subview, from: self)
    }

    // MARK: Arrangement

    /// The axis along which the views follow one another. The default is horizontal.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { setNeedsArrangement() } } }
    /// The distribution of the space along the axis. The default is by the views' priorities.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { setNeedsArrangement() } } }
    /// The alignment across the axis. The default fills the stack.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { setNeedsArrangement() } } }
    /// The space between the views in points; the minimum for distributions with equal gaps. The default is 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsArrangement() } } }
    /// Whether `spacing` is measured between baselines in a vertical stack. The default is `false`.
    open var isBaselineRelativeArrangement = false { didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } } }
    /// Whether the views keep within the layout margins. The default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Sets the space after a view in points, instead of `spacing`. `spacingUseDefault` removes it.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        arrangement.customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsArrangement()
    }

    /// Returns the space after a view, or `spacingUseDefault` if none was set.
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
