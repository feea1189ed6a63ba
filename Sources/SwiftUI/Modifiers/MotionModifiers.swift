extension View {
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
