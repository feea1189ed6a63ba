/// The properties that views of a geometry group share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position, and the size.
    public static let position = MatchedGeometryProperties(rawValue: 1), size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The animation in which a pushed or presented screen appears.
@preconcurrency @MainActor public protocol NavigationTransition {}
/// The default transition of a pushed or presented screen.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
/// The transition that zooms from a source view. The screen is pushed or presented as usual here.
public struct ZoomNavigationTransition: NavigationTransition { nonisolated init() {} }
extension NavigationTransition where Self == AutomaticNavigationTransition { public static var automatic: Self { Self() } }
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Returns a transition that zooms from a source. The screen is pushed or presented as usual.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

extension View {
    // FIXME(gap): a view that replaces another appears with its own transition and does not start from the other's frame.
    /// Returns the view without a movement from the other view with the identity: it appears with its own transition.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { self }
    // FIXME(gap): a screen is pushed or presented as usual.
    /// Returns the view unchanged: screens don't zoom.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Returns the view unchanged: screens don't zoom.
    public func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID, configuration: @escaping (EmptyMatchedTransitionSourceConfiguration) -> C
    ) -> some View { self }
    /// Returns the view unchanged: screens are pushed or presented as usual.
    public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View { self }
    /// Has no effect: views inside always move with the group.
    public func geometryGroup() -> some View { self }

    /// Performs an action with a value that is computed from the view's geometry, first when the view appears and then whenever it changes.
    @preconcurrency public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T, action: @escaping @MainActor (_ newValue: T) -> Void
    ) -> some View {
        background(GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { action($1) } })
    }
    /// Calls a closure when a value that is calculated from the view's geometry changes, and at first.
    @preconcurrency public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (GeometryProxy) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background(GeometryReader { proxy in Color.clear.onChange(of: transform(proxy), initial: true) { action($0, $1) } })
    }

    /// Compares the view with its last value to decide whether its body is evaluated.
    public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view that is compared with its last value.
public struct EquatableView<Content: View & Equatable>: View {
    /// The content without the modifier's type.
    public var content: Content
    /// Creates a placeholder of the content.
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

/// The look of a view while a screen zooms out of it.
@preconcurrency @MainActor public protocol MatchedTransitionSourceConfiguration {}
/// A look without changes. Screens don't zoom, so that changes have no effect.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    /// Returns the same look.
    public func background(_ style: Color) -> Self { self }
    /// Returns the same look.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// Returns the same look.
    public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
