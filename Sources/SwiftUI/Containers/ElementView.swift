/// Shows elements of a tree outside the tree's own view, such as in a list's cell.
final class ElementView: UIView, UIContentView {
    private let mount = ElementMount()
    private var content: ElementContent
    private lazy var stack = ImplicitStack(host: content.host)
    private lazy var scrolledContent = ScrolledContent(self, origin: .zero)
    /// The size returned last: a different one requires another row height.
    private var answered: CGSize?

    init(_ content: ElementContent) {
        self.content = content
        super.init(frame: .zero)
        show()
    }
    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? ElementContent else { return }
            content = new
            show()
        }
    }
    private func show() {
        stack.children = content.elements
        setNeedsLayout()
    }

    private func size(width: CGFloat?) -> CGSize {
        stack.children = content.elements
        let insets = content.insets
        let inner = stack.size(for: ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal) }, height: nil))
        return CGSize(width: width ?? inner.width + insets.horizontal, height: max(content.minHeight, inner.height + insets.vertical))
    }
    /// Whether the content needs a height other than the current one.
    var wantsOtherSize: Bool { answered.map { abs(size(width: $0.width).height - $0.height) > 0.01 } ?? false }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let size = size(width: horizontal == .required ? targetSize.width : nil)
        answered = size
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inset(by: content.insets, isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let proposal = ProposedViewSize(inner.size)
        let size = stack.size(for: proposal)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? inner.maxX - size.width : inner.minX
        let y = content.alignsToTop ? inner.minY : inner.midY - size.height / 2
        stack.place(
            in: CGRect(x: x, y: y, width: size.width, height: size.height), proposal: proposal,
            Surroundings(region: SafeRegion(safe: bounds, full: bounds), content: scrolledContent))
        mount.show(stack.views, in: self)
    }
}

/// The content of an element view, as a cell's configuration.
struct ElementContent: UIContentConfiguration {
    let host: ViewHost
    var elements: [ViewElement]
    var insets = EdgeInsets()
    var minHeight: CGFloat = 0
    var alignsToTop = false
    func makeContentView() -> UIView & UIContentView { ElementView(self) }
    func updated(for state: UIConfigurationState) -> ElementContent { self }
}

extension CGRect {
    func inset(by insets: EdgeInsets, isReversed: Bool) -> CGRect {
        inset(
            by: UIEdgeInsets(
                top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isReversed ? insets.leading : insets.trailing))
    }
}
