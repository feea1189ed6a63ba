/// A view that another view consists of, as a container arranges it.
@preconcurrency @MainActor public struct Subview: View, PrimitiveView, SingleView, Identifiable {
    /// The identity of a subview, which is stable as long as the subview exists.
    nonisolated public struct ID: Hashable, Sendable { let place: ObjectIdentifier }
    /// The identity of the subview.
    nonisolated public let id: ID
    let element: ViewElement
    let base: EnvironmentValues

    init(_ element: ViewElement, in base: EnvironmentValues) {
        (self.element, self.base) = (element, base)
        id = ID(place: ObjectIdentifier(element))
    }
    public var containerValues: ContainerValues { element.containerValues }
    func makeNode(_ seed: NodeSeed) -> ViewNode { SubviewNode(seed) }
}

/// Shows the element of a view whose node is elsewhere in the tree.
// FIXME(gap): a subview that a container shows twice appears in the second place only.
final class SubviewNode: ViewNode {
    private var subview: Subview? { view as? Subview }
    override var comparesViews: Bool { false }
    override func update(_ change: Change) {
        guard let subview, let slot = subview.element[SlotKey.self] else { return }
        slot.place = SlotNode.Place(base: subview.base, outer: environment)
        slot.isShown = true
    }
    override var elements: [ViewElement] {
        guard let element = subview?.element else { return [] }
        if let id = parentIdentity { element.identifiers.insert(id) }
        return [element]
    }
    private var parentIdentity: AnyHashable? { (parent?.view as? any IdentifiedView)?.identity }
    override func willRemove() { subview?.element[SlotKey.self]?.isShown = false }
}

/// The views that another view consists of. As a view, it shows all of them.
@preconcurrency @MainActor public struct SubviewsCollection: View, ViewGroup {
    nonisolated let subviews: [Subview]
    nonisolated init(_ subviews: [Subview]) { self.subviews = subviews }
    var parts: [any View] { subviews.map { Identified(id: $0.id, content: $0) } }
}
extension SubviewsCollection: MultipleView {}
extension SubviewsCollection: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

/// Some of the views that another view consists of.
@preconcurrency @MainActor public struct SubviewsCollectionSlice: View, ViewGroup {
    nonisolated let subviews: ArraySlice<Subview>
    nonisolated init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }
    var parts: [any View] { subviews.map { Identified(id: $0.id, content: $0) } }
}
extension SubviewsCollectionSlice: MultipleView {}
extension SubviewsCollectionSlice: RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice
    nonisolated public var startIndex: Int { subviews.startIndex }
    nonisolated public var endIndex: Int { subviews.endIndex }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
}

/// A section of a view, as a container arranges it.
@preconcurrency @MainActor public struct SectionConfiguration: Identifiable {
    /// The identity of a section, which is stable as long as the section exists.
    nonisolated public struct ID: Hashable, Sendable { let place: ObjectIdentifier }
    /// The identity of the section.
    nonisolated public let id: ID
    public let containerValues: ContainerValues
    /// The resolved views of the section's three parts.
    public let header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection
}

/// The sections of a view. Views between sections form one of their own.
@preconcurrency @MainActor public struct SectionCollection {
    nonisolated let sections: [SectionConfiguration]
    nonisolated init(_ sections: [SectionConfiguration]) { self.sections = sections }
}
extension SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { sections.count }
    nonisolated public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
