/// A view that is recognized by an identifier rather than by its position among its siblings.
@MainActor protocol IdentifiedView {
    var identity: AnyHashable { get }
}

struct Identified<Content: View>: View, ViewGroup, IdentifiedView {
    let id: AnyHashable
    let content: Content
    var identity: AnyHashable { id }
    var parts: [any View] { [content] }
    func makeNode(_ seed: NodeSeed) -> ViewNode { IdentifiedNode(seed) { ($0 as? Self)?.parts ?? [] } }
}

/// The view of a loop's element. Its content is evaluated when it gets a node of its own, which a list or a lazy stack delays until the
/// element comes near the screen.
struct LoopElement<Content: View>: View, ViewGroup, IdentifiedView {
    let id: AnyHashable
    let content: () -> Content
    var identity: AnyHashable { id }
    var parts: [any View] { [content()] }
    func makeNode(_ seed: NodeSeed) -> ViewNode { IdentifiedNode(seed) { ($0 as? Self)?.parts ?? [] } }
}

/// Gives its elements their identifier, for pickers, scroll proxies, and lists.
final class IdentifiedNode: GroupNode {
    override var elements: [ViewElement] {
        let elements = super.elements
        if let id = (view as? any IdentifiedView)?.identity {
            for element in elements where !(element is FoldedRowElement) { element.identifiers.insert(id) }
        }
        return elements
    }
}

extension View {
    /// Binds the view's identity to a value: a different value makes it a new view with new state.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedContent(id: id, content: self) }
}

/// Keeps the position among siblings, and starts again when the identifier changes.
struct IdentifiedContent<ID: Hashable, Content: View>: View, ViewGroup {
    let id: ID
    let content: Content
    var parts: [any View] { [Identified(id: AnyHashable(id), content: content)] }
}
