/// The items in a screen's bars.
@preconcurrency @MainActor public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}
/// The body of toolbar content that has none.
public enum _NoToolbarContent: ToolbarContent {
    public var body: Self { noBody(of: Self.self) }
}
extension ToolbarContent where Body == _NoToolbarContent {
    public var body: _NoToolbarContent { noBody(of: Self.self) }
}
private func noBody(of type: Any.Type) -> _NoToolbarContent { fatalError("body() should not be called on \(type).") }
/// Content that provides its items.
@preconcurrency @MainActor protocol ToolbarParts: ToolbarContent where Body == _NoToolbarContent {
    func items(_ environment: EnvironmentValues) -> [BarItem]
}
extension ToolbarContent {
    func allItems(_ environment: EnvironmentValues) -> [BarItem] {
        (self as? any ToolbarParts)?.items(environment) ?? ChromeNode.connected(self).body.allItems(environment)
    }
}

/// A view in a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarParts {
    let placement: ToolbarItemPlacement
    let content: Content
    func items(_ environment: EnvironmentValues) -> [BarItem] { [BarItem(placement, content, environment)] }
}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
}
extension ToolbarItem where ID == String {
    // FIXME(gap): people cannot rearrange a bar.
    /// Creates an item with an identifier. The user can't rearrange the bar, so the identifier has no effect.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content)
    {
        (self.placement, self.content) = (placement, content())
    }
}
/// Several views in one position of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarParts {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Creates a group of items, each of whose views is an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    func items(_ environment: EnvironmentValues) -> [BarItem] { BarItem.each(placement, content, environment) }
}
extension ToolbarItemGroup {
    /// Creates a group of items with a label, which Apple's bar shows in place of the items where there is no room for them.
    public init<C: View, L: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledToolbarItemGroupContent<C, L> {
        (self.placement, self.content) = (placement, LabeledToolbarItemGroupContent(content: content()))
    }
}
/// The views of a group of items with a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, SeveralViews {
    let content: Content
    public var body: some View { content }
    var severalViews: [any View] { [content] }
}
/// Several items in order, as ``ToolbarContentBuilder`` joins them.
public struct TupleToolbarContent: ToolbarParts {
    let parts: [any ToolbarContent]
    func items(_ environment: EnvironmentValues) -> [BarItem] { parts.flatMap { $0.allItems(environment) } }
}
extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of items, to which modifiers apply together.
    public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }
}
extension Group: ToolbarParts where Content: ToolbarContent {
    func items(_ environment: EnvironmentValues) -> [BarItem] { content.allItems(environment) }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: ToolbarParts where Wrapped: ToolbarContent {
    func items(_ environment: EnvironmentValues) -> [BarItem] { self?.allItems(environment) ?? [] }
}
/// Space between items.
public struct ToolbarSpacer: ToolbarParts {
    private let sizing: SpacerSizing
    let placement: ToolbarItemPlacement
    /// Creates a space between items.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }
    func items(_ environment: EnvironmentValues) -> [BarItem] {
        switch sizing {
        case .flexible: [BarItem(placement, Spacer(), environment)]
        // FIXME(gap): the width of a fixed space is not measured.
        case .fixed: [BarItem(placement, Color.clear.frame(width: 8, height: 1), environment)]
        }
    }
}
/// Whether a spacer grows.
public enum SpacerSizing: Sendable { case flexible, fixed }

/// The result builder that joins the items of a toolbar. An item in a condition that is false isn't in the bar.
@resultBuilder public enum ToolbarContentBuilder {
    /// Takes an element of the block.
    @preconcurrency @MainActor public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// Joins the elements of the block in order.
    @preconcurrency @MainActor public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
    /// Joins the elements of the block in order.
    @preconcurrency @MainActor public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> TupleToolbarContent {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return TupleToolbarContent(parts: parts)
    }
    // The result names the content's type, from which the branch without content gets its own.
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    @preconcurrency @MainActor public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    /// Takes the content of a condition that is true.
    @preconcurrency @MainActor public static func buildEither<C: ToolbarContent>(first: C) -> TupleToolbarContent {
        TupleToolbarContent(parts: [first])
    }
    /// Takes the content of a condition that is false.
    @preconcurrency @MainActor public static func buildEither<C: ToolbarContent>(second: C) -> TupleToolbarContent {
        TupleToolbarContent(parts: [second])
    }
    /// Takes content that needs a version of the system, and erases its type.
    @preconcurrency @MainActor public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> TupleToolbarContent {
        TupleToolbarContent(parts: [content])
    }
}

extension View {
    /// Adds items to the bars of the screen.
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        let content = content()
        return modifier(ChromeModifier(evaluatesContent: true) { $0.items += content.allItems($1) })
    }
    // FIXME(gap): people cannot rearrange a bar.
    /// Adds items to the bars of the screen. The user can't rearrange them, so the identifier has no effect.
    public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View { toolbar(content: content) }
    /// Adds a view to the bars of the screen, in the automatic place.
    @_disfavoredOverload public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return modifier(ChromeModifier { $0.items += BarItem.each(.automatic, content, $1) })
    }
}

// MARK: Later items

/// A system item in a custom place.
public struct DefaultToolbarItem: ToolbarParts {
    // FIXME(gap): the search field and the sidebar's button keep their places.
    /// Creates an item. It keeps the place that it has by default.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    func items(_ environment: EnvironmentValues) -> [BarItem] { [] }
}
extension ToolbarContent {
    /// Returns the content unchanged: items have no glass background.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
    /// Returns the content unchanged: no transition begins in a bar.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    /// Removes the items from the bar, or keeps them.
    public func hidden(_ isHidden: Bool = true) -> some ToolbarContent { isHidden ? nil : Optional(self) }
}

// MARK: Bars that people may rearrange

/// Items with identifiers, for a bar that a user may rearrange. Here the bar shows them in their order.
@preconcurrency @MainActor public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension _NoToolbarContent: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}
// The builder erases the types of several items.
extension TupleToolbarContent: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension CustomizableToolbarContent {
    /// Returns the content unchanged: the user can't rearrange a bar.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
    /// Returns the content unchanged: the user can't rearrange a bar.
    public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = [])
        -> some CustomizableToolbarContent
    { self }
    /// Removes the items from the bar, or keeps them.
    public func hidden(_ isHidden: Bool = true) -> some CustomizableToolbarContent { isHidden ? nil : Optional(self) }
    /// Returns the content unchanged: items have no glass background.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }
    /// Returns the content unchanged: no transition begins in a bar.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent { self }
}
/// The ways in which a user may customize an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// The user may move and remove an item, only move it, or neither. Here the user does neither.
    public static let `default` = Self(name: "default"), reorderable = Self(name: "reorderable"), disabled = Self(name: "disabled")
}
/// The options of an item that a user may customize.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is always among those that the user may add.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
