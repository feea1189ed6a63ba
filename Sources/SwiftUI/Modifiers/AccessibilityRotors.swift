// Modifiers for assistive technologies that gather, zoom, and drag elements. None runs here: they are accepted, and have no effect.

/// Elements that a rotor visits.
@preconcurrency @MainActor public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    /// The entries that make up this type.
    @AccessibilityRotorContentBuilder var body: Body { get }
}
extension Never: AccessibilityRotorContent {}
extension AccessibilityRotorContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}
/// An element that a rotor visits.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public typealias Body = Never
    private init() {}
    /// Creates an entry for a view with an identity.
    @preconcurrency public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {})
    {
        self.init()
    }
    @preconcurrency public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
    ) {
        self.init()
    }
    /// Creates an entry with a label that isn't localized.
    @_disfavoredOverload @preconcurrency public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
    ) {
        self.init()
    }
    /// Creates an entry for a view with an identity in a namespace.
    @preconcurrency public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping @MainActor () -> Void = {}) {
        self.init()
    }
    /// Creates an entry for a view in a namespace, with a label that isn't localized.
    @_disfavoredOverload @preconcurrency public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, prepare: @escaping @MainActor () -> Void = {}
    ) {
        self.init()
    }
}
/// Several elements that a rotor visits.
public struct _RotorEntries: AccessibilityRotorContent { public typealias Body = Never }

/// The result builder that joins the entries of a rotor.
@resultBuilder public enum AccessibilityRotorContentBuilder {
    /// Takes an element of the block.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Joins the elements of the block in order.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    /// Joins the elements of the block in order.
    @preconcurrency @MainActor public static func buildBlock<First: AccessibilityRotorContent, each Content: AccessibilityRotorContent>(
        _ first: First, _ content: repeat each Content
    ) -> _RotorEntries { _RotorEntries() }
    /// Takes the content of an `if` without `else`, which is empty if the condition is false.
    @preconcurrency @MainActor public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorEntries {
        _RotorEntries()
    }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }
}

public struct AccessibilitySystemRotor: Sendable {
    /// The rotors of links, headings, bold, italic, and underlined text, and images.
    public static let links = Self(), headings = Self(), boldText = Self(), italicText = Self(), underlineText = Self(), images = Self()
    /// The rotors of misspelled words, text fields, tables, lists, and landmarks.
    public static let misspelledWords = Self(), textFields = Self(), tables = Self(), lists = Self(), landmarks = Self()
    /// Returns the rotor of links that were visited or not.
    public static func links(visited: Bool) -> Self { Self() }
    public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
}
/// The part of a view in a pair of a label and its content.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
/// A request to zoom an element.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom that an assistive technology requests.
    @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    /// The direction and the place of the zoom, in the unit square and in points of the view.
    public let direction: Direction, location: UnitPoint, point: CGPoint
}

extension View {
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor<Element: Identifiable>(
        _ label: Text, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor<Element: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    @_disfavoredOverload public func accessibilityRotor<L: StringProtocol, Element: Identifiable>(
        _ label: L, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View { self }
    /// Returns the view unchanged: no assistive technology offers rotors.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Returns the view unchanged.
    public func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
    {
        self
    }
    /// Returns the view unchanged: no assistive technology zooms.
    @preconcurrency public func accessibilityZoomAction(_ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void)
        -> some View
    { self }
    /// Returns the view unchanged: no assistive technology drags.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Returns the view unchanged: no assistive technology drags.
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged: no assistive technology drags.
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
    /// Returns the view unchanged: no assistive technology drops.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
    /// Returns the view unchanged: no assistive technology drops.
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged: no assistive technology drops.
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View { self }
}
