/// A description of content on the screen: a value that is created again whenever the data that it reads changes, and is then compared with
/// the previous one.
@preconcurrency @MainActor public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The content of the view. It is evaluated again when a value that it reads changes.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body.") }
}

extension View where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A view without a body, which creates its own node.
@preconcurrency @MainActor protocol PrimitiveView: View where Body == Never {
    func makeNode(_ seed: NodeSeed) -> ViewNode
}

/// A view that represents other views, which a container lays out as if they were its own.
@preconcurrency @MainActor protocol ViewGroup: PrimitiveView {
    var parts: [any View] { get }
}
extension ViewGroup {
    func makeNode(_ seed: NodeSeed) -> ViewNode { GroupNode(seed) { ($0 as? Self)?.parts ?? [] } }
}

/// A view with no content.
public struct EmptyView: View, ViewGroup {
    nonisolated public init() {}
    var parts: [any View] { [] }
}

/// A sequence of views, which a container lays out as if they were its own.
public struct TupleView<T>: View, ViewGroup {
    // A view builder runs outside the main actor as well.
    nonisolated(unsafe) public var value: T
    /// Creates a view of the parts in a tuple.
    nonisolated public init(_ value: T) { self.value = value }
    nonisolated(unsafe) var parts: [any View] = []
    nonisolated init(_ value: T, parts: [any View]) { (self.value, self.parts) = (value, parts) }
}

/// A group of views that are modified together.
public struct Group<Content> {
    package let content: Content
    /// Creates a group of content that doesn't consist of views.
    @_disfavoredOverload package init(of content: Content) { self.content = content }
}
extension Group: View, PrimitiveView, ViewGroup where Content: View {
    public typealias Body = Never
    /// Creates a group, to which modifiers apply for each view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    var parts: [any View] { [content] }
}

/// A type-erased view. Replacing it with a value of another type starts with new state.
public struct AnyView: View, ViewGroup {
    // A view is created outside the main actor as well: as the value with which a property of a model begins.
    nonisolated(unsafe) let content: any View
    /// Creates a view whose type is erased. A change of the type creates the content again.
    nonisolated public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
    nonisolated init(erased view: any View) { content = (view as? AnyView)?.content ?? view }
    /// Creates a view from a value. Returns nil if it isn't a view.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
    var parts: [any View] { [content] }
}

extension Optional: View, PrimitiveView, ViewGroup where Wrapped: View {
    public typealias Body = Never
    var parts: [any View] { map { [$0] } ?? [] }
}

/// A branch of an `if` or a `switch`. Each branch has its own identity: switching to the other one discards the state inside.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }
    let branch: Branch
    fileprivate enum Side { case first, second }
}
extension _ConditionalContent: View, PrimitiveView, ViewGroup where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    var parts: [any View] {
        switch branch {
        case .first(let content): [Identified(id: Side.first, content: content)]
        case .second(let content): [Identified(id: Side.second, content: content)]
        }
    }
}
