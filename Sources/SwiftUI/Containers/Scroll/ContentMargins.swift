/// The part of a scrollable view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// The content and the indicators.
    public static let automatic = Self(name: "automatic")
    public static let scrollContent = Self(name: "scrollContent"), scrollIndicators = Self(name: "scrollIndicators")
}

/// The margins of the scrollable views inside.
struct ContentMargins: Equatable {
    var content = EdgeInsets()
    var indicators = EdgeInsets()

    mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
        func replace(_ old: inout EdgeInsets) {
            if edges.contains(.top) { old.top = insets.top }
            if edges.contains(.leading) { old.leading = insets.leading }
            if edges.contains(.bottom) { old.bottom = insets.bottom }
            if edges.contains(.trailing) { old.trailing = insets.trailing }
        }
        if placement != .scrollIndicators { replace(&content) }
        if placement != .scrollContent { replace(&indicators) }
    }
}
private enum ContentMarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }
extension EnvironmentValues {
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance of the content of scrollable views from their edges.
    public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        modifier(EnvironmentTransforming { $0.contentMargins.set(edges, insets, placement) })
    }
    /// Sets the distance of the content of scrollable views from their edges, in points; `nil` is the standard distance, 0.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        let length = length ?? 0
        return contentMargins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }
    /// Sets the distance of the content of scrollable views from their edges, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

extension UIScrollView {
    /// Moves the indicators away from the edges.
    func adopt(indicators margins: EdgeInsets, isReversed: Bool) {
        let (left, right) = isReversed ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        if verticalScrollIndicatorInsets.top != margins.top { verticalScrollIndicatorInsets.top = margins.top }
        if verticalScrollIndicatorInsets.right != right { verticalScrollIndicatorInsets.right = right }
        if horizontalScrollIndicatorInsets.left != left { horizontalScrollIndicatorInsets.left = left }
        if horizontalScrollIndicatorInsets.right != right { horizontalScrollIndicatorInsets.right = right }
        if horizontalScrollIndicatorInsets.bottom != margins.bottom { horizontalScrollIndicatorInsets.bottom = margins.bottom }
    }
}
