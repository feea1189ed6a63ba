extension Group {
    /// Creates a view from the views that another one consists of.
    @preconcurrency @MainActor public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    )
    where Content == GroupElementsOfContent<Base, Result> {
        self.init(of: GroupElementsOfContent(base: view, transform: transform))
    }
    /// Creates a view from the sections of another one.
    @preconcurrency @MainActor public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    )
    where Content == GroupSectionsOfContent<Base, Result> {
        self.init(of: GroupSectionsOfContent(base: view, transform: transform))
    }
}
extension ForEach {
    /// Creates a view for each of the views that another one consists of.
    @preconcurrency @MainActor public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<V>, ID == Subview.ID, Content: View {
        self.init(elements: ForEachSubviewCollection(), id: \.id, content: content)
        resolved = AnyView(Group(subviews: view) { ForEach<SubviewsCollection, Subview.ID, Content>($0, content: content) })
    }
    /// Creates a view for each section of another one.
    @preconcurrency @MainActor public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<V>, ID == SectionConfiguration.ID, Content: View {
        self.init(elements: ForEachSectionCollection(), id: \.id, content: content)
        resolved = AnyView(
            Group(sections: view) { ForEach<SectionCollection, SectionConfiguration.ID, Content>($0, content: content) })
    }
}

/// The views that a view consists of, which are known once it is on screen.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Stops the program: the subviews are only known once they are shown.
    public subscript(index: Int) -> Subview { fatalError("Index out of range: the subviews are known once they are shown.") }
}
/// The sections of a view, which are known once it is on screen.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Stops the program: the sections are only known once they are shown.
    public subscript(index: Int) -> SectionConfiguration { fatalError("Index out of range: the sections are known once they are shown.") }
}

/// The view that `Group(subviews:transform:)` creates: it passes the resolved subviews of its content to a closure.
public struct GroupElementsOfContent<Base: View, Result: View>: View, PrimitiveView, TakenApart {
    let base: Base
    let transform: (SubviewsCollection) -> Result
    func makeNode(_ seed: NodeSeed) -> ViewNode { SubviewsNode(seed) }
    var source: any View { base }
    var context: ContainerContext { .subviews }
    func arrange(_ elements: [ViewElement], in environment: EnvironmentValues) -> any View {
        transform(SubviewsCollection(elements.map { Subview($0, in: environment) }))
    }
}
/// The view that `Group(sections:transform:)` creates: it passes the resolved sections of its content to a closure.
public struct GroupSectionsOfContent<Base: View, Result: View>: View, PrimitiveView, TakenApart {
    let base: Base
    let transform: (SectionCollection) -> Result
    func makeNode(_ seed: NodeSeed) -> ViewNode { SubviewsNode(seed) }
    var source: any View { base }
    var context: ContainerContext { .sections }
    func arrange(_ elements: [ViewElement], in environment: EnvironmentValues) -> any View {
        func collection(_ elements: [ViewElement]) -> SubviewsCollection {
            SubviewsCollection(elements.map { Subview($0, in: environment) })
        }
        return transform(
            SectionCollection(
                ListSection.sections(of: elements).map { section in
                    SectionConfiguration(
                        id: .init(place: section.node.map(ObjectIdentifier.init) ?? ObjectIdentifier(section.rows[0])),
                        containerValues: section.node?.containerValues(upTo: nil) ?? ContainerValues(),
                        header: collection(section.node?.header ?? []), content: collection(section.rows),
                        footer: collection(section.node?.footer ?? []))
                }))
    }
}
extension GroupElementsOfContent: MultipleView {}
extension GroupSectionsOfContent: MultipleView {}

/// A view that is created from the parts of another view.
@preconcurrency @MainActor protocol TakenApart {
    var source: any View { get }
    var context: ContainerContext { get }
    func arrange(_ elements: [ViewElement], in environment: EnvironmentValues) -> any View
}

/// Keeps the tree of the source, and arranges its parts again when there are others.
final class SubviewsNode: ViewNode, UpdateObserver {
    private var source: ViewNode?
    private var shown: [ObjectIdentifier] = []
    private var isObserving = false

    override func update(_ change: Change) {
        guard let group = view as? any TakenApart else { return }
        var inner = environment
        inner.containerContext = group.context
        let content = AnyView(erased: group.source)
        if let source {
            source.receive(content, inner)
        } else {
            source = ViewNode.make(NodeSeed(view: content, environment: inner, parent: self, host: host))
            host.observers.append(Weak(self))
        }
        arrange()
    }
    private var parts: [ViewElement] { source?.elements ?? [] }
    private func arrange() {
        guard let group = view as? any TakenApart else { return }
        let parts = parts
        shown = parts.map(ObjectIdentifier.init)
        setChild(AnyView(erased: tracking { group.arrange(parts, in: environment) }))
    }
    func treeDidUpdate() { if parts.map(ObjectIdentifier.init) != shown { setNeedsUpdate() } }
    override func appearanceDidChange(_ isVisible: Bool) { source?.notifyOfAppearance(isVisible) }
    override func willRemove() { source?.remove() }
}
