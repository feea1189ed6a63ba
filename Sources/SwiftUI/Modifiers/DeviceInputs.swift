// Modifiers for input that an iPhone without accessories does not have: a pointer, keyboard focus, and a Digital Crown. They do not change
// the view, as on such a device.

/// The effect of a pointer over a view.
public struct HoverEffect: Sendable {
    private let name: String
    /// The effect that the platform prefers, a highlight, or a lift.
    public static let automatic = HoverEffect(name: "automatic"), highlight = HoverEffect(name: "highlight"),
        lift = HoverEffect(name: "lift")
}
/// A type that describes how a view looks below the pointer, of which there is none.
@preconcurrency @MainActor public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    @CustomHoverEffectBuilder func body(content: EmptyHoverEffect) -> Body
}
/// The result builder of custom hover effects.
@resultBuilder public enum CustomHoverEffectBuilder {
    public static func buildBlock<Effect: CustomHoverEffect>(_ effect: Effect) -> Effect { effect }
}
/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: EmptyHoverEffect) -> EmptyHoverEffect { content }
}
/// The effect that the platform prefers.
public struct AutomaticHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: EmptyHoverEffect) -> some CustomHoverEffect { content }
}
/// A highlight.
public struct HighlightHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: EmptyHoverEffect) -> some CustomHoverEffect { content }
}
/// A lift.
public struct LiftHoverEffect: CustomHoverEffect {
    public init() {}
    public func body(content: EmptyHoverEffect) -> some CustomHoverEffect { content }
}
extension CustomHoverEffect where Self == AutomaticHoverEffect { public static var automatic: Self { Self() } }
extension CustomHoverEffect where Self == HighlightHoverEffect { public static var highlight: Self { Self() } }
extension CustomHoverEffect where Self == LiftHoverEffect { public static var lift: Self { Self() } }
/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Actions in place of a tap, and changes of a value.
    public static let activate = FocusInteractions(rawValue: 1), edit = FocusInteractions(rawValue: 2)
    /// The interactions of the platform.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
/// The phase of a pointer's movement over a view.
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is above the view, at a location.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Returns the view unchanged: there is no pointer.
    @preconcurrency public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    @preconcurrency public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    @_disfavoredOverload @preconcurrency public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    /// Returns the view unchanged: the keyboard doesn't move the focus to it.
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    @_disfavoredOverload public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Returns the view unchanged.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Returns the view unchanged.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Returns the view unchanged: there is no pointer.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: the keyboard doesn't move the focus to it.
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Returns the view unchanged: the focus has no effect of its own.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: a drag doesn't activate it.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { environment(\.springLoadingBehavior, behavior) }
    /// Returns the view unchanged: there are no gestures of the system.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Returns the view unchanged: the home indicator keeps its visibility.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Describes the view's action: its hint for assistive technologies.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
    /// Sets the text that explains what the view does.
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    /// Sets text that explains what the view does and isn't localized.
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// Whether a drag that pauses over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// A drag over the view activates it as the platform prefers, or always.
    public static let automatic = SpringLoadingBehavior(name: "automatic"), enabled = SpringLoadingBehavior(name: "enabled")
    /// A drag over the view doesn't activate it.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

// MARK: Inputs that do not exist here

extension View {
    /// Redacts the view if the environment hides private content.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(PrivateContent(isSensitive: sensitive)) }
    /// Has no effect: only widgets invalidate their content.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Has no effect: there is no speech output.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Returns the view unchanged: no screen reader speaks.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// Returns the view unchanged: no screen reader speaks.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Returns the view unchanged: no screen reader speaks.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    /// Has no effect: nothing measures interactions.
    public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
struct PrivateContent: ViewModifier {
    let isSensitive: Bool
    @Environment(\.redactionReasons) private var reasons
    func body(content: Content) -> some View {
        content.environment(\.redactionReasons, isSensitive && reasons.contains(.privacy) ? reasons.union(.placeholder) : reasons)
    }
}
