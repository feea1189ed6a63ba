/// A view that is recognized by an identifier rather than by its position among its siblings.
@MainActor protocol IdentifiedView {
    var identity: AnyHashable { get }
}

struct Identified<Content: View>: View, PrimitiveView, IdentifiedView {
    let id: AnyHashable
    let content: Content
    var identity: AnyHashable { id }
    func makeNode(_ seed: NodeSeed) -> ViewNode { IdentifiedNode(seed) { ($0 as? Self).map { [$0.content] } ?? [] } }
}

/// Gives its elements their identifier, for pickers, scroll proxies and lists.
final class IdentifiedNode: GroupNode {
    override var elements: [ViewElement] {
        let elements = super.elements
        if let id = (view as? any IdentifiedView)?.identity { for element in elements { element.identifiers.insert(id) } }
        return elements
    }
}

extension View {
    /// Binds the view's identity to a value: a different value makes it a new view with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedContent(id: id, content: self) }
}

/// Keeps the position among siblings, and starts again when the identifier changes.
struct IdentifiedContent<ID: Hashable, Content: View>: View, PrimitiveView {
    let id: ID
    let content: Content
    func makeNode(_ seed: NodeSeed) -> ViewNode {
        GroupNode(seed) { view in (view as? Self).map { [Identified(id: AnyHashable($0.id), content: $0.content)] } ?? [] }
    }
}
