// Modifiers for hardware and services that no host has.

public struct PencilDoubleTapGestureValue: Hashable, Sendable {}
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    /// The pencil is squeezed, was squeezed, or the squeeze was canceled.
    case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {}
/// Whether the user can change text with writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// The extent of tools for writing: as the platform prefers, all, some, or none.
    public static let automatic = Self(name: "automatic"), complete = Self(name: "complete"), limited = Self(name: "limited"),
        disabled = Self(name: "disabled")
}
/// The effect of a button that is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    /// Repeated actions of a held button: as the platform prefers, on, or off.
    public static let automatic = Self(name: "automatic"), enabled = Self(name: "enabled"), disabled = Self(name: "disabled")
}
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// The emphasis of a badge: less, usual, or more.
    public static let decreased = Self(name: "decreased"), standard = Self(name: "standard"), increased = Self(name: "increased")
}

extension Image {
    /// The range of brightness in which an image is shown.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// The range of an image's brightness: that of standard displays, limited, or as much as possible.
        public static let standard = Self(name: "standard"), constrainedHigh = Self(name: "constrainedHigh"), high = Self(name: "high")
    }
    /// Screens here have the standard range.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
extension View {
    /// Screens here have the standard range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
    /// There is no pencil, so the action is not called.
    public func onPencilDoubleTap(perform action: @escaping @MainActor (PencilDoubleTapGestureValue) -> Void) -> some View { self }
    /// There is no pencil, so the action is not called.
    public func onPencilSqueeze(perform action: @escaping @MainActor (PencilSqueezeGesturePhase) -> Void) -> some View { self }
    /// There are no writing tools.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    // FIXME(gap): a held button sends its action once.
    /// Returns the view unchanged: a held button sends its action once.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { environment(\.buttonRepeatBehavior, behavior) }
    // FIXME(gap): all badges look alike.
    /// Returns the view unchanged: all badges look alike.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
    /// Alerts on phones and tablets have no icon.
    public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Returns the view unchanged: on iOS, alerts look the same for each severity.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// Returns the view unchanged: only alerts of macOS can be suppressed.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// Returns the view unchanged: only alerts of macOS can be suppressed.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
    /// Returns the view unchanged: only alerts of macOS can be suppressed.
    @_disfavoredOverload public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        self
    }
    /// Returns the view unchanged: only alerts of macOS can be suppressed.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileDialogMessage(_ message: Text?) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    @_disfavoredOverload public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    @_disfavoredOverload public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS show it.
    @_disfavoredOverload public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS have these settings.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS have these settings.
    public func fileDialogCustomizationID(_ id: String) -> some View { self }
    /// Returns the view unchanged, as on iOS: the panels of macOS have these settings.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    // FIXME(gap): no panel for finding text is shown over a text editor.
    /// Returns the view unchanged: no panel for finding text is shown.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    /// Returns the view unchanged: no panel for finding text is shown.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Returns the view unchanged: no panel for replacing text is shown.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Previews ignore their context.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
/// How serious the situation is that an alert describes.
public struct DialogSeverity: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), critical = Self(name: "critical"), standard = Self(name: "standard")
}
/// What the file panels of macOS show.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = Self(rawValue: 1), includeHiddenFiles = Self(rawValue: 2),
        displayFileExtensions = Self(rawValue: 4)
}
