/// The node of a loop whose views a container shows one by one, such as the rows of a list. It makes an element for each view, and a node
/// only for the views of which the container wants more than their number and identifiers: those near the screen.
class AnyLoopNode: ViewNode {
    func makeSlot(for element: SlotElement) -> SlotNode? { nil }
}

final class LoopNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyLoopNode {
    private typealias Loop = ForEach<Data, ID, Content>
    /// The values of the last update. The collection itself may have changed when a view is created.
    private var values: [Data.Element] = []
    private var content: ((Data.Element) -> Content)?
    private var ids: [ID] = []
    private var slots: [SlotElement] = []

    override func update(_ change: Change) {
        guard let loop = view as? Loop else { return }
        content = loop.content
        arrange(
            tracking {
                values = Array(loop.data)
                return values.map(loop.id)
            })
        for child in children { if let slot = child as? SlotNode, let view = row(slot.element) { slot.receive(view, environment) } }
    }

    /// Keeps the elements whose identifiers are still there, in their new order.
    private func arrange(_ new: [ID]) {
        guard new != ids else { return }
        var known = Dictionary(zip(ids, slots), uniquingKeysWith: { first, _ in first })
        slots = new.map { known.removeValue(forKey: $0) ?? SlotElement(in: self, id: AnyHashable($0)) }
        for (index, slot) in slots.enumerated() { slot.index = index }
        ids = new
        keepChildren { child in (child as? SlotNode).map { isPresent($0.element) } ?? false }
    }
    private func isPresent(_ element: SlotElement) -> Bool { slots.indices.contains(element.index) && slots[element.index] === element }

    private func row(_ element: SlotElement) -> (any View)? {
        guard isPresent(element), let content else { return nil }
        let value = values[element.index]
        return LoopElement(id: AnyHashable(ids[element.index])) { content(value) }
    }
    override func makeSlot(for element: SlotElement) -> SlotNode? {
        guard !isRemoved, let view = row(element) else { return nil }
        let slot = SlotNode(NodeSeed(view: view, environment: environment, parent: self, host: host))
        slot.element = element
        element.ownNode = slot
        adopt(slot)
        return slot
    }
    override var elements: [ViewElement] { slots }
}

extension ForEach where Content: View {
    /// Whether a container that separates its content can show each view of the loop without its node.
    @MainActor func isDivided(in environment: EnvironmentValues) -> Bool {
        resolved == nil && editing == nil && environment.containerContext.takesViewsApart && Slots.isSingle(LoopElement<Content>.self)
    }
}
