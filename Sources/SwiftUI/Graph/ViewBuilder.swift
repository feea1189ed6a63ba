/// Builds a single view from statements that are views.
@resultBuilder public enum ViewBuilder {
    /// Takes an element of the block.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Returns the content of an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Joins the elements of the block in order.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Takes the content of a condition that is true.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        .init(branch: .first(first))
    }
    /// Takes the content of a condition that is false.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        .init(branch: .second(second))
    }
    /// Takes content that needs a version of the system, and erases its type.
    @preconcurrency @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
