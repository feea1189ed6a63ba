/// A cell's content that consists of SwiftUI views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let backgroundView: Background?
    private var given = NSDirectionalEdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)
    private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

    fileprivate init(
        _ content: Content, _ background: Background?, _ given: NSDirectionalEdgeInsets, _ least: (width: CGFloat?, height: CGFloat?)
    ) {
        (self.content, backgroundView, self.given, self.least) = (content, background, given, least)
    }

    /// Returns the configuration with a style as the cell's background.
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
            content, _UIHostingConfigurationBackgroundView(style: style), given, least)
    }
    /// Returns the configuration with a view as the cell's background.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), given, least)
    }
    /// Returns the configuration with margins in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { margins(edges, EdgeInsets(edges, length)) }
    /// Returns the configuration with margins in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var copy = self
        if edges.contains(.top) { copy.given.top = insets.top }
        if edges.contains(.leading) { copy.given.leading = insets.leading }
        if edges.contains(.bottom) { copy.given.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.given.trailing = insets.trailing }
        return copy
    }
    /// Returns the configuration with a smallest size in points; nil keeps the system's.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var copy = self
        copy.least = (width, height)
        return copy
    }
    /// Returns the configuration without a smallest size.
    public func minSize() -> Self { minSize(width: 0, height: 0) }

    /// Creates the view that shows the content in a cell.
    public func makeContentView() -> UIView & UIContentView { HostedContentView(self) }
    /// Returns the configuration itself: the content doesn't depend on the cell's state.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    /// Returns the insets, or the cell's margins if none are set.
    fileprivate func insets(_ margins: NSDirectionalEdgeInsets) -> EdgeInsets {
        func choose(_ given: CGFloat, _ margin: CGFloat) -> CGFloat { given.isNaN ? margin : given }
        return EdgeInsets(
            top: choose(given.top, margins.top), leading: choose(given.leading, margins.leading),
            bottom: choose(given.bottom, margins.bottom),
            trailing: choose(given.trailing, margins.trailing))
    }
    fileprivate func root(_ margins: NSDirectionalEdgeInsets) -> any View {
        let shown = content.padding(insets(margins)).frame(
            minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44, maxHeight: .infinity, alignment: .leading)
        if let backgroundView { return shown.background { backgroundView } }
        return shown
    }
}
extension UIHostingConfiguration where Background == EmptyView {
    /// Creates a configuration that shows a view in a cell, with the cell's margins.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content(), nil, NSDirectionalEdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan), (nil, nil))
    }
}
/// The background of a hosting configuration that a style fills.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S
    public var body: some View { Rectangle().fill(style) }
}

/// Hosts a configuration's views in a cell, with the margins of the cell's list.
final class HostedContentView<Content: View, Background: View>: HostingView, UIContentView, SwipeActionContent {
    private var hosted: UIHostingConfiguration<Content, Background>
    var configuration: any UIContentConfiguration {
        get { hosted }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            hosted = new
            shownMargins = nil
            setNeedsLayout()
        }
    }
    private var shownMargins: NSDirectionalEdgeInsets?

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        hosted = configuration
        super.init(frame: .zero)
        safeAreaEdges = []
        follow()
    }
    required init?(coder: NSCoder) { nil }

    private func follow() {
        // A cell sets the margins of its content view. UIKit's list content has margins of 11 points above and below.
        var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        if superview != nil {
            margins.leading = directionalLayoutMargins.leading
            margins.trailing = directionalLayoutMargins.trailing
        }
        guard margins != shownMargins else { return }
        shownMargins = margins
        show(hosted.root(margins))
    }
    /// The actions of `swipeActions` in a list's row (documentation of `UIHostingConfiguration`).
    func swipeActions(leading: Bool) -> UISwipeActionsConfiguration? {
        guard let root = host.root else { return nil }
        return RowSwipeActions.configuration(root.elements.flatMap { $0[SwipeKey.self] }, leading ? .leading : .trailing, root.environment)
    }
    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }
    override func layoutSubviews() {
        follow()
        super.layoutSubviews()
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        follow()
        var size = super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        // A row is as wide as the list, regardless of its content.
        if horizontal == .required { size.width = targetSize.width }
        return size
    }
}
