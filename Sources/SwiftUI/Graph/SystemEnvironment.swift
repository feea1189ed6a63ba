// The environment's values that come from the device's settings, from the scene, and from a search.

/// The values of the device's accessibility settings and traits.
struct SystemState: Equatable {
    var reducesMotion = false, reducesTransparency = false, invertsColors = false, isVoiceOverRunning = false,
        isSwitchControlRunning = false
    var differentiatesWithoutColor = false, showsButtonShapes = false, playsAnimatedImages = true
    var contrast = ColorSchemeContrast.standard
    var weight: LegibilityWeight? = .regular
    @MainActor init(_ traits: UITraitCollection) {
        (reducesMotion, reducesTransparency) = (UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled)
        (invertsColors, isVoiceOverRunning) = (UIAccessibility.isInvertColorsEnabled, UIAccessibility.isVoiceOverRunning)
        (isSwitchControlRunning, showsButtonShapes) = (UIAccessibility.isSwitchControlRunning, UIAccessibility.buttonShapesEnabled)
        differentiatesWithoutColor = UIAccessibility.shouldDifferentiateWithoutColor
        contrast = traits.accessibilityContrast == .high ? .increased : .standard
        weight = traits.legibilityWeight == .bold ? .bold : .regular
    }
    init() {}
}
private enum SystemStateKey: EnvironmentKey { static var defaultValue: SystemState { SystemState() } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) } }
private enum HostReferenceKey: EnvironmentKey { static var defaultValue: HostReference? { nil } }

/// The view that hosts the hierarchy.
final class HostReference: Equatable {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
    static func == (one: HostReference, other: HostReference) -> Bool { one === other }
}

/// Ends a search.
public struct DismissSearchAction {
    let action: @MainActor () -> Void
    @MainActor public func callAsFunction() { action() }
}
// FIXME(gap): one window is shown, so opening another has no effect.
/// Opens a window of another scene.
public struct OpenWindowAction: Sendable {
    @MainActor public func callAsFunction(id: String) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window, if there are several.
public struct DismissWindowAction: Sendable {
    @MainActor public func callAsFunction() {}
    @MainActor public func callAsFunction(id: String) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
    var systemState: SystemState {
        get { self[SystemStateKey.self] }
        set { self[SystemStateKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool { systemState.reducesMotion }
    public var accessibilityReduceTransparency: Bool { systemState.reducesTransparency }
    public var accessibilityInvertColors: Bool { systemState.invertsColors }
    public var accessibilityDifferentiateWithoutColor: Bool { systemState.differentiatesWithoutColor }
    public var accessibilityShowButtonShapes: Bool { systemState.showsButtonShapes }
    public var accessibilityPlayAnimatedImages: Bool { systemState.playsAnimatedImages }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { systemState.isVoiceOverRunning }
    public var accessibilitySwitchControlEnabled: Bool { systemState.isSwitchControlRunning }
    public var accessibilityEnabled: Bool { systemState.isVoiceOverRunning || systemState.isSwitchControlRunning }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var colorSchemeContrast: ColorSchemeContrast { systemState.contrast }
    public var legibilityWeight: LegibilityWeight? {
        get { systemState.weight }
        set { systemState.weight = newValue }
    }
    /// The older form of ``dynamicTypeSize``.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
    /// The undo manager of the view's window.
    public var undoManager: UndoManager? {
        nonisolated(unsafe) let host = host  // read on the main actor only
        return onMainActor { host?.view?.undoManager }
    }
    var host: HostReference? {
        get { self[HostReferenceKey.self] }
        set { self[HostReferenceKey.self] = newValue }
    }
    public var isLuminanceReduced: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var appearsActive: Bool { scenePhase == .active }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Whether the user searches in the field of the nearest `searchable` outside.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }
}
