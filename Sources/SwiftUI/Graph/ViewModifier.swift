/// A type that transforms a view into another one.
@preconcurrency @MainActor public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the content with the modifier's changes.
    @ViewBuilder func body(content: Content) -> Body
}
extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("body() should not be called on \(Self.self).") }
}

/// The content of a modifier, in the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ViewGroup {
    let content: any View
    var parts: [any View] { [content] }
}

/// Content with a modifier that is applied to it. `modifier(_:)` returns this type.
public struct ModifiedContent<Content, Modifier> {
    /// The view that is modified.
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    func makeNode(_ seed: NodeSeed) -> ViewNode {
        switch modifier {
        case is any EnvironmentModifier: EnvironmentNode(seed)
        case let modifier as any NodeModifier: modifier.makeNode(seed)
        case is any GeometryEffect: GeometryEffectNode(seed)
        case is any ConcatenatedModifier:
            GroupNode(seed) { view in
                guard let view = view as? Self, let modifier = view.modifier as? any ConcatenatedModifier else { return [] }
                return [modifier.apply(to: view.content)]
            }
        default: ModifierNode<Content, Modifier>(seed)
        }
    }
}
/// Two modifiers, the second outside the first.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: ConcatenatedModifier where Content: ViewModifier, Modifier: ViewModifier {
    func apply<V: View>(to view: V) -> any View { view.modifier(content).modifier(modifier) }
}
@MainActor protocol ConcatenatedModifier {
    func apply<V: View>(to view: V) -> any View
}

/// A modifier without a body, which creates the node of the modified view.
@MainActor protocol NodeModifier: ViewModifier where Body == Never {
    func makeNode(_ seed: NodeSeed) -> ViewNode
}

/// A type-erased modified view.
@MainActor protocol AnyModifiedContent {
    var anyContent: any View { get }
    var anyModifier: Any { get }
    /// Returns another view with the same modifier.
    func replacingContent(with view: any View) -> any View
}
extension ModifiedContent: AnyModifiedContent where Content: View, Modifier: ViewModifier {
    var anyContent: any View { content }
    var anyModifier: Any { modifier }
    func replacingContent(with view: any View) -> any View { AnyView(erased: view).modifier(modifier) }
}

extension ViewNode {
    /// Returns the modifier of a modified view's node.
    final func modifier<Modifier>(_ type: Modifier.Type) -> Modifier? { (view as? any AnyModifiedContent)?.anyModifier as? Modifier }
    final var modifiedContent: any View { (view as? any AnyModifiedContent)?.anyContent ?? EmptyView() }
}

/// The node of a modifier that has a body. Modifiers have dynamic properties, as views do.
final class ModifierNode<Content: View, Modifier: ViewModifier>: ViewNode {
    private let storage = PropertyStorage()
    private lazy var data = AnimatedData(of: Modifier.self) { [weak self] in self?.setNeedsUpdate() }
    override var comparesViews: Bool { true }

    override func update(_ change: Change) {
        guard let view = view as? ModifiedContent<Content, Modifier> else { return }
        var modifier = view.modifier
        if let data {
            data.receive(modifier, isAnimated: isOnScreen)
            modifier = data.presented(modifier)
        }
        let mustEvaluate = children.isEmpty || !change.isDisjoint(with: [.view, .dependency])
        guard mustEvaluate || storage.install(in: &modifier, of: self) else { return setChild(children[0].view) }
        setChild(
            tracking {
                _ = storage.install(in: &modifier, of: self)
                return modifier.body(content: _ViewModifier_Content<Modifier>(content: view.content))
            })
    }

    override func willRemove() {
        data?.stop()
        storage.tearDown()
    }
}

extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
extension ViewModifier {
    /// Applies a modifier after this one.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
