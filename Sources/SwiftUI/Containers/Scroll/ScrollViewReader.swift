/// A view whose content can scroll to an inner view by its identifier.
public struct ScrollViewReader<Content: View>: View, PrimitiveView, AnyScrollReader {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ScrollReaderNode(seed) }
    func make(_ proxy: ScrollViewProxy) -> any View { content(proxy) }
}
@preconcurrency @MainActor protocol AnyScrollReader { func make(_ proxy: ScrollViewProxy) -> any View }

/// Scrolls the views inside a reader to the one with an identifier.
public struct ScrollViewProxy {
    weak var node: ViewNode?
    /// Scrolls to a view. Without an anchor it scrolls just enough to make the view visible.
    @preconcurrency @MainActor public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Views that the same change adds must exist first.
        let transaction = Transaction.current
        node?.host.afterLayout { [weak node] in
            withTransaction(transaction ?? Transaction()) { node?.scroll(to: AnyHashable(id), anchor) }
        }
    }
}
extension ViewNode {
    fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        var isDone = false
        visit { node in
            guard !isDone else { return }
            for element in (node is ScrollNode || node is ListNode ? node.elements : []) {
                isDone =
                    isDone
                    || (element as? ScrollElement)?.scroll(to: id, anchor: anchor) ?? (element as? ListElement)?.scroll(
                        to: id, anchor: anchor) ?? false
            }
        }
    }
}

final class ScrollReaderNode: ViewNode {
    override func update(_ change: Change) {
        guard let reader = view as? any AnyScrollReader else { return }
        setChild(tracking { reader.make(ScrollViewProxy(node: self)) })
    }
}
