// Modifiers for input that an iPhone without accessories does not have: a pointer, keyboard focus, and a Digital Crown. They do not change
// the view, as on such a device.

/// The effect of a pointer over a view.
public struct HoverEffect: Sendable {
    private let name: String
    public static let automatic = HoverEffect(name: "automatic"), highlight = HoverEffect(name: "highlight"),
        lift = HoverEffect(name: "lift")
}
/// The phase of a pointer's movement over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    @preconcurrency public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
    @preconcurrency public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func focusable(_ isFocusable: Bool = true) -> some View { self }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Describes the view's action: its hint for assistive technologies.
    public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
    public func help(_ text: Text) -> some View { accessibilityHint(text) }
    @_disfavoredOverload public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(Text(text)) }
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}

/// Whether a drag that pauses over a view activates it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SpringLoadingBehavior(name: "automatic"), enabled = SpringLoadingBehavior(name: "enabled")
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
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
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
