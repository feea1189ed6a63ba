/// A single view of a container that separates its content: a list's row, a tab, a part of a lazy container. Its content is created when
/// it is first needed, and is on screen when the container shows it.
final class SlotNode: ViewNode {
    /// A row of a loop has its element before its node. Otherwise, the element needs the identifier once: a node keeps it.
    lazy var element: SlotElement = {
        let element = SlotElement(self)
        if let id = (view as? any IdentifiedView)?.identity { element.identifiers.insert(id) }
        return element
    }()
    private(set) var isFilled = false
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    /// The environment of the content. Only a filled slot needs it: preparing one for each row of a long list would copy as many
    /// environments.
    var innerEnvironment: EnvironmentValues {
        if given != environment {
            inner = environment
            if let place {
                inner.adoptChanges(from: place.base, to: place.outer)
                inner.containerContext = place.outer.containerContext
            } else {
                inner.enterSlot()
            }
            given = environment
        }
        return inner
    }
    /// Called for each new view, for containers that show it in a tree of its own.
    var changed: (() -> Void)?

    /// The place where another view shows this one: what the environment there has more than where the view was taken apart.
    struct Place {
        let base, outer: EnvironmentValues
    }
    var place: Place? {
        didSet {
            given = nil
            update(.environment)
        }
    }

    override func update(_ change: Change) {
        if isFilled { setChild(view, in: innerEnvironment) }
        changed?()
    }
    func fill() {
        guard !isFilled else { return }
        isFilled = true
        setChild(view, in: innerEnvironment)
    }
    override var elements: [ViewElement] { [element] }

    // MARK: Being shown

    override var hidesContent: Bool { !isShown }
    var isShown = false {
        didSet { if isShown != oldValue { for child in children { child.notifyOfAppearance(isShown && host.isVisible) } } }
    }
}

final class SlotElement: ViewElement {
    private lazy var stack = ImplicitStack(host: host)
    private weak var loop: AnyLoopNode?
    /// The position of the element in its loop.
    var index = 0

    /// Creates the element of a loop's row, whose node is created when something needs it.
    init(in loop: AnyLoopNode, id: AnyHashable) {
        self.loop = loop
        super.init(host: loop.host)
        identifiers = [id]
    }
    override init(_ node: ViewNode) { super.init(node) }

    override var node: ViewNode? { ownNode ?? loop?.makeSlot(for: self) }
    private var content: ImplicitStack {
        guard let slot = node as? SlotNode else { return stack }
        slot.fill()
        stack.children = slot.children.flatMap(\.elements)
        return stack
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        content.place(in: bounds, proposal: proposal, surroundings)
    }
    override var views: [UIView] { stack.views }
    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { content.guide(key, in: size) }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        // A section is around the slot: asking for it must not create the content.
        if key == SectionKey.self { return nil }
        return key == SlotKey.self ? node as? SlotNode as? Key.Value : content.children.first?.trait(key)
    }
}
/// Finds an element's slot inside its modifiers.
enum SlotKey: ViewTraitKey { static var defaultValue: SlotNode? { nil } }

/// A view that expands to any number of views, so it cannot be a slot as a whole.
protocol MultipleView {}
extension EmptyView: MultipleView {}
extension TupleView: MultipleView {}
extension Group: MultipleView {}
extension AnyView: MultipleView {}
extension Optional: MultipleView {}
extension _ConditionalContent: MultipleView {}
extension _ViewModifier_Content: MultipleView {}
extension ForEach: MultipleView {}
extension Section: MultipleView {}

/// A view that counts as one, whatever its body.
protocol SingleView {}

/// A view that counts as many views as its content.
private protocol TransparentView { @MainActor static var contentType: Any.Type { get } }
extension Identified: TransparentView { static var contentType: Any.Type { Content.self } }
extension LoopElement: TransparentView { static var contentType: Any.Type { Content.self } }
extension IdentifiedContent: TransparentView { static var contentType: Any.Type { Content.self } }
extension ModifiedContent: TransparentView { static var contentType: Any.Type { Content.self } }

@MainActor enum Slots {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether every value of the type is a single view, judging only by the type.
    static func isSingle(_ type: Any.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // A recursive body, which only an `AnyView` ends, has several branches anyway.
        known[ObjectIdentifier(type)] = false
        func body<V: View>(_ type: V.Type) -> Any.Type { V.Body.self }
        let answer =
            switch type {
            case is any SingleView.Type: true
            case is any MultipleView.Type: false
            case let type as any TransparentView.Type: isSingle(type.contentType)
            case is any PrimitiveView.Type, is any UIViewRepresentable.Type, is any UIViewControllerRepresentable.Type: true
            case let type as any View.Type: isSingle(body(type))
            default: false
            }
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}

extension ViewElement {
    /// The values by which the view can be selected: its tag, otherwise its identifiers.
    var selectionValues: Set<AnyHashable> { self[TagKey.self].map { [$0] } ?? identifiers }
}

// Regardless of their styles, these are single views.
extension Button: SingleView {}
extension Toggle: SingleView {}
extension Label: SingleView {}
