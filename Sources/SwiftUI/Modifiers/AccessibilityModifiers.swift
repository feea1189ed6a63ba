// Modifiers for assistive technologies. None runs here: the values that tests read are set, and the others are accepted.

/// A kind of action of an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default"), escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    @preconcurrency @MainActor public init(named name: Text) { self.name = name.string() }
    private init(name: String) { self.name = name }
}
/// The direction in which an element is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// The kind of an element's text.
public struct AccessibilityTextContentType: Sendable {
    public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self(), narrative = Self(), sourceCode = Self()
    public static let spreadsheet = Self(), wordProcessing = Self()
}

extension View {
    /// Has no effect: without assistive technologies nothing performs the action.
    @preconcurrency public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    @preconcurrency public func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View { self }
    @preconcurrency public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void)
        -> some View
    { self }
    @_disfavoredOverload @preconcurrency public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
    /// Makes the element adjustable.
    @preconcurrency public func accessibilityAdjustableAction(_ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void)
        -> some View
    {
        modifier(Described { $0.accessibilityTraits.formUnion(.adjustable) })
    }
    @preconcurrency public func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View { self }
    /// Makes the element a header.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { accessibilityAddTraits(.isHeader) }
    /// Has no effect: elements are listed in the order of their views.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    public func accessibilityShowsLargeContentViewer() -> some View { self }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text) -> some View { self }
    public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View { self }
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
    /// Describes the view as another one.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        accessibilityElement(children: .ignore)
    }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
    public func accessibility(sortPriority: Double) -> some View { self }
    public func accessibility(inputLabels: [Text]) -> some View { self }
}
