import UIKitFoundation

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}
/// The settings of a widget. It isn't performed.
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
/// The settings of a control. It isn't performed.
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
/// An intent that begins or changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts or stops audio playback.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent of the camera's controls.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent whose result is a view.
public protocol SnippetIntent: AppIntent {}
/// An intent that replaces an intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the old intent's class.
    static var intentClassName: String { get }
}
/// An intent that can bring the app to the foreground. The app is in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}
extension ForegroundContinuableIntent {
    /// Returns the error with which the app asks the user to continue in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        .noOneToAsk
    }
    /// Calls the closure: the app is in the foreground.
    @discardableResult public func requestToContinueInForeground<Value: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        try await continuation()
    }
    /// Returns immediately: the app is in the foreground.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}
/// An intent that opens something in the app.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    /// The item that the intent opens.
    var target: Value { get set }
}
extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
/// An intent that deletes something.
public protocol DeleteIntent: SystemIntent {
    associatedtype Entity: AppEntity
    /// The items that the intent deletes.
    var entities: [Entity] { get set }
}
/// An intent that sets a value, such as that of a toggle.
public protocol SetValueIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var value: Value { get set }
}
/// The text that the user looks for.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
    public let term: String
    public init(term: String) { self.term = term }
}
/// Where the user looks for something.
public struct StringSearchScope: Hashable, Sendable {
    private let name: String
    public static let general = Self(name: "general"), messages = Self(name: "messages"), calls = Self(name: "calls"),
        notes = Self(name: "notes"), videos = Self(name: "videos"), music = Self(name: "music"), books = Self(name: "books")
}
/// An intent that shows what a search in the app finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype SearchCriteria: _IntentValue
    /// Where the app can look.
    static var searchScopes: [StringSearchScope] { get }
    /// The text that the user searches for.
    var criteria: SearchCriteria { get set }
}
extension ShowInAppSearchResultsIntent {
    public static var title: LocalizedStringResource { "Search" }
    public static var openAppWhenRun: Bool { true }
}
/// An intent that changes the app while a focus is on. No focus is ever on.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
    /// Filters that the system suggests for a focus. It isn't called.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}
extension SetFocusFilterIntent {
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }
    /// No focus is on: throws an error.
    public static var current: Self { get async throws { throw AppIntentError.noFocus } }
}
extension AppIntentError {
    static let noFocus = AppIntentError(localizedStringResource: "No focus filter is set.")
}
/// The circumstances of a suggestion.
public struct FocusFilterSuggestionContext: Sendable {}
