// Containers of a content's views, as libraries wrote them before `Group(subviews:transform:)`: Apple declares these names in the public
// interface of SwiftUI, but does not document them.

/// The names of the types for containers that arrange the views of their content.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// Passes the views of its content to a root, and shows what the root makes of them.
    public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content
        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View { Group(subviews: content) { root.body(children: _VariadicView_Children($0)) } }
}

/// Arranges the views of a content.
public protocol _VariadicView_Root {}
/// Arranges the views of a content as a view.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// Creates the view of the content's views.
    @ViewBuilder @MainActor func body(children: _VariadicView_Children) -> Body
}
/// Arranges the views of a content in one view, such as a stack.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// Makes other views of those of a content, for the container around them to arrange.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a content. As a view, it shows all of them.
@preconcurrency @MainActor public struct _VariadicView_Children: View, RandomAccessCollection {
    /// A view of a content.
    @preconcurrency @MainActor public struct Element: View, Identifiable {
        nonisolated private let subview: Subview
        private var values: ContainerValues
        init(_ subview: Subview) { (self.subview, values) = (subview, subview.containerValues) }

        public var body: some View { subview }
        /// The identity of the view, which is stable as long as the view exists.
        nonisolated public var id: AnyHashable { AnyHashable(subview.id) }
        /// Returns the identity that `id(_:)` or a loop gave to the view, if it is of the type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            subview.element.identifiers.lazy.compactMap { $0.base as? ID }.first
        }
        /// The value of a key for the view, or its default value. Setting it changes only this value.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { values[TraitValueKey<Trait>.self] }
            set { values[TraitValueKey<Trait>.self] = newValue }
        }
    }

    nonisolated private let elements: [Element]
    init(_ subviews: SubviewsCollection) { elements = subviews.map(Element.init) }
    public var body: some View { ForEach(self) { $0 } }

    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { elements.count }
    nonisolated public subscript(index: Int) -> Element { elements[index] }
}

/// A key for a value that a view passes to the container around it.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value for a view that sets none.
    static var defaultValue: Value { get }
}
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey { static var defaultValue: Trait.Value { Trait.defaultValue } }

extension View {
    /// Sets a value that the container around the view reads.
    nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        nonisolated(unsafe) let (view, value) = (self, value)  // used on the main actor only
        return onMainActor { view.modifier(ContainerValueModifier { $0[TraitValueKey<Trait>.self] = value }) }
    }
}
