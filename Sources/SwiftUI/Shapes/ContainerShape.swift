/// A shape as large as the container, with the outline of the shape that `containerShape(_:)` sets, or a rectangle.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates a shape that follows the container's.
    public init() {}
    // FIXME(gap): a shape that is smaller than its container has the container's corners, not concentric ones.
    /// Returns the container's shape in a rectangle, with the container's own corners; a rectangle without a container.
    public func path(in rect: CGRect) -> Path { ContainerShape.current?.path(rect) ?? Path(rect) }
    /// Returns the shape, smaller by a distance in points at each edge.
    public func inset(by amount: CGFloat) -> some InsettableShape { Inset(shape: self, amount: amount) }
}

/// The shape of a container.
struct ContainerShape: Sendable {
    let path: @Sendable (CGRect) -> Path
    /// The shape for the view that is laid out at this moment, on the main thread: a path is computed without the view's environment.
    static nonisolated(unsafe) var current: ContainerShape?

    /// Computes outlines in an environment.
    @MainActor static func within<Result>(_ shape: ContainerShape?, _ body: () -> Result) -> Result {
        let outer = current
        current = shape
        defer { current = outer }
        return body()
    }
}
private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}
extension View {
    /// Sets the outline of the container-relative shapes inside.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, ContainerShape { shape.path(in: $0) })
    }
}
