// No widgets are shown: the center lists none, so reloading them has no effect. An app's own widget types compile.
import AppIntentsCompanion
@_exported import Foundation
import IntentsCompanion
import SwiftUICompanion

/// The widgets that the user has placed: none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    /// Does nothing.
    public func reloadAllTimelines() {}
    /// Does nothing.
    public func reloadTimelines(ofKind kind: String) {}
    /// Does nothing.
    public func invalidateConfigurationRecommendations() {}
    /// Does nothing.
    public func invalidateRelevance(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    /// The key for a value with which a widget opens the app.
    public struct UserInfoKey: Sendable {
        public static let kind = "WGWidgetUserInfoKeyKind", family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}
/// A widget that the user has placed.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String, family: WidgetFamily
    /// The settings of a widget with a SiriKit intent.
    public var configuration: INIntent? { nil }
    /// The settings of a widget with an intent of this type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type = Intent.self) -> Intent? { nil }
}

/// The size and the place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String { Self.names[rawValue] }
    private static let names = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline",
    ]
}
/// The colors in which a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = Self(name: "fullColor"), accented = Self(name: "accented"), vibrant = Self(name: "vibrant")
}

/// The content of a widget at a date.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}
/// The importance of an entry at its time.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float, duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
/// The time at which a timeline is requested again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    let date: Date?
    private let name: String
    public static let atEnd = Self(date: nil, name: "atEnd"), never = Self(date: nil, name: "never")
    public static func after(_ date: Date) -> Self { Self(date: date, name: "after") }
}
/// The entries of a widget, by time.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType], policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
/// The circumstances in which entries are requested.
public struct TimelineProviderContext {
    public let family: WidgetFamily, isPreview: Bool, displaySize: CGSize
}
/// A type that provides the entries of a widget. It isn't called, because no widget is shown.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A type that provides the entries of a widget with settings. It isn't called, because no widget is shown.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// The settings that a watch suggests.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
/// Settings of a widget that a watch suggests.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent, description: String
    public init<S: StringProtocol>(intent: Intent, description: S) { (self.intent, self.description) = (intent, String(description)) }
}

/// A type that provides the entries of a widget with a SiriKit intent. It isn't called, because no widget is shown.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// The settings that a watch suggests.
    func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
/// Settings of a widget with a SiriKit intent that a watch suggests.
public struct IntentRecommendation<Intent: INIntent> {
    let intent: Intent, description: String
    public init<S: StringProtocol>(intent: Intent, description: S) { (self.intent, self.description) = (intent, String(description)) }
}

/// A widget of an app's extension, which does not run.
@preconcurrency @MainActor public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
/// A type that lists the widgets of an extension.
@preconcurrency @MainActor public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}
/// The result builder that joins widgets.
@resultBuilder @preconcurrency @MainActor public enum WidgetBundleBuilder {
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    public static func buildBlock<W: Widget, each Other: Widget>(_ widget: W, _ other: repeat each Other) -> W { widget }
    public static func buildBlock() -> some Widget { NoWidget() }
    public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
    public static func buildExpression<W: ControlWidget>(_ widget: W) -> some Widget { NoWidget() }
    public static func buildOptional<W: Widget>(_ widget: W?) -> some Widget { NoWidget() }
    public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> some Widget { widget }
}
private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
/// The description of a widget's content.
@preconcurrency @MainActor public protocol WidgetConfiguration {}
/// The description of no widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
/// The description of a widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {}
}
/// The description of a widget with settings.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}
/// The description of a widget whose settings are a SiriKit intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
    public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description<S: StringProtocol>(_ text: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching: String, _ action: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
    public var showsWidgetContainerBackground: Bool { true }
}
extension View {
    /// The link of a widget, which has none in an app.
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = Self(name: "homeScreen"), lockScreen = Self(name: "lockScreen"), standBy = Self(name: "standBy"),
        carPlay = Self(name: "carPlay"), iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}
