// The environment's values that come from the device's settings, from the scene, and from a search.

/// The values of the device's accessibility settings and traits.
struct SystemState: Equatable {
    var reducesMotion = false, reducesTransparency = false, invertsColors = false, isVoiceOverRunning = false,
        isSwitchControlRunning = false
    var differentiatesWithoutColor = false, showsButtonShapes = false, playsAnimatedImages = true
    /// What an app sets in place of the state of the screen reader and of control by switches.
    var isAssisted: Bool?
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
    /// Performs the action.
    @preconcurrency @MainActor public func callAsFunction() { action() }
}
// FIXME(gap): one window is shown, so opening another has no effect.
/// Opens a window of another scene.
public struct OpenWindowAction: Sendable {
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction(id: String) {}
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window, if there are several.
public struct DismissWindowAction: Sendable {
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction() {}
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction(id: String) {}
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Does nothing, because one window is shown.
    @preconcurrency @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
    var systemState: SystemState {
        get { self[SystemStateKey.self] }
        set { self[SystemStateKey.self] = newValue }
    }
    /// Whether the user prefers less motion.
    public var accessibilityReduceMotion: Bool { systemState.reducesMotion }
    /// Whether the user prefers less transparency.
    public var accessibilityReduceTransparency: Bool { systemState.reducesTransparency }
    /// Whether the user inverts colors.
    public var accessibilityInvertColors: Bool { systemState.invertsColors }
    /// Whether the user needs more than color to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool { systemState.differentiatesWithoutColor }
    /// Whether the user prefers visible shapes of buttons.
    public var accessibilityShowButtonShapes: Bool { systemState.showsButtonShapes }
    public var accessibilityPlayAnimatedImages: Bool { systemState.playsAnimatedImages }
    /// Whether flashing lights are dimmed, which is always false.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether the screen reader runs.
    public var accessibilityVoiceOverEnabled: Bool { systemState.isVoiceOverRunning }
    /// Whether control by switches runs.
    public var accessibilitySwitchControlEnabled: Bool { systemState.isSwitchControlRunning }
    /// Whether the screen reader or control by switches runs.
    public var accessibilityEnabled: Bool {
        get { systemState.isAssisted ?? (systemState.isVoiceOverRunning || systemState.isSwitchControlRunning) }
        set { systemState.isAssisted = newValue }
    }
    /// Whether quick actions are on, which is always false.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether the viewer of large content is on, which is always false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether assistive access is on, which is always false.
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    /// The contrast that the user prefers.
    public var colorSchemeContrast: ColorSchemeContrast { systemState.contrast }
    /// The weight of text that the user prefers; nil if unknown.
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
    /// Whether the display is dimmed, which is always false.
    public var isLuminanceReduced: Bool { false }
    /// Whether the screen is recorded, which is always false.
    public var isSceneCaptured: Bool { false }
    /// Whether the app can show several windows, which is always false.
    public var supportsMultipleWindows: Bool { false }
    /// Whether the scene looks active.
    public var appearsActive: Bool { scenePhase == .active }
    /// An action that opens a window. It has no effect.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// An action that closes a window. It has no effect.
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
