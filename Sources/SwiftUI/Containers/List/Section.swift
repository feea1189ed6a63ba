/// A group of views with a header above and a footer below. Lists show it as a section; other containers show its views below one another.
@preconcurrency @MainActor public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView, AnySection where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    /// Creates a section with a header and a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
        self.init(header: header(), content: content(), footer: footer())
    }
    /// Creates a section with a header and a footer.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    func makeNode(_ seed: NodeSeed) -> ViewNode { SectionNode(seed) }
    var parts: [any View] { [header, isExpanded?.wrappedValue == false ? AnyView(EmptyView()) : content, footer] }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: EmptyView()) }
    // FIXME(gap): a section that folds shows no arrow in its header.
    /// Creates a section that hides its content while `isExpanded` is false. The header shows no arrow.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: footer) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    /// Creates a section with a title that isn't localized.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    /// Creates a section with a localized title, which hides its content while `isExpanded` is false. The header shows no arrow.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
    /// Creates a section with a title that isn't localized, which hides its content while `isExpanded` is false. The header shows no arrow.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

@MainActor protocol AnySection { var parts: [any View] { get } }

/// A node whose children are the header, the content, and the footer.
final class SectionNode: ViewNode {
    private lazy var marker = SectionElement(nil, self, .marker)
    private var members: [ObjectIdentifier: SectionElement] = [:]

    override func update(_ change: Change) {
        guard let parts = tracking({ (view as? any AnySection)?.parts }) else { return }
        // Only a list changes how headers and footers look.
        guard environment.containerContext == .rows else { return setChildren(parts) }
        setChildren([Band(content: AnyView(erasing: parts[0])), parts[1], Band(content: AnyView(erasing: parts[2]))])
    }
    var header: [ViewElement] { children.first?.elements ?? [] }
    var footer: [ViewElement] { children.last?.elements ?? [] }
    /// Returns the text of a header or footer that is a single text without attributes of its own, which the list then shows as UIKit does.
    func title(isHeader: Bool) -> String? {
        guard let band = isHeader ? children.first : children.last, !(isHeader && environment.prominentHeaders) else { return nil }
        var node: ViewNode? = band
        while let current = node {
            if let text = current.view as? Text {
                return text.changes.isEmpty && current.environment.textLook == band.children.first?.environment.textLook
                    ? text.string(in: current.environment) : nil
            }
            guard current.children.count == 1 else { return nil }
            node = current.children[0]
        }
        return nil
    }

    override var elements: [ViewElement] {
        let context = environment.containerContext
        guard context.takesSectionsApart || context.isLines else { return super.elements }
        guard children.count == 3 else { return [] }
        var kept: [ObjectIdentifier: SectionElement] = [:]
        func members(_ part: ViewNode, _ role: SectionMembership.Role) -> [ViewElement] {
            part.elements.map { element in
                let member = self.members[ObjectIdentifier(element)] ?? SectionElement(element, self, role)
                member.identifiers = element.identifiers
                kept[ObjectIdentifier(element)] = member
                return member
            }
        }
        let content = members(children[1], .content)
        let elements = context.isLines ? members(children[0], .header) + content + members(children[2], .footer) : [marker] + content
        self.members = kept
        return elements
    }
}

/// A view of a section or, without content, the section's beginning.
final class SectionElement: ViewElement {
    let content: ViewElement?
    private let role: SectionMembership.Role
    init(_ content: ViewElement?, _ node: SectionNode, _ role: SectionMembership.Role) {
        (self.content, self.role) = (content, role)
        super.init(node)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { content?.size(for: proposal) ?? .zero }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        content?.place(in: bounds, proposal: proposal, surroundings)
    }
    override var views: [UIView] { content?.views ?? [] }
    override func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == SectionKey.self
            ? SectionMembership(section: node as? SectionNode, role: role) as? Key.Value : content?.trait(key)
    }
}
struct SectionMembership {
    enum Role { case marker, header, content, footer }
    let section: SectionNode?
    let role: Role
    /// Whether the view is the section's header or footer.
    var isBand: Bool { role == .header || role == .footer }
}
enum SectionKey: ViewTraitKey { static var defaultValue: SectionMembership? { nil } }

/// A section's header or footer.
struct Band: View, PrimitiveView {
    let content: AnyView
    func makeNode(_ seed: NodeSeed) -> ViewNode { BandNode(seed) }
}
extension Band: MultipleView {}
final class BandNode: ViewNode {
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    override func update(_ change: Change) {
        if given != environment {
            inner = environment
            inner.enterBand()
            given = environment
        }
        if let band = view as? Band { setChild(band.content, in: inner) }
    }
}
