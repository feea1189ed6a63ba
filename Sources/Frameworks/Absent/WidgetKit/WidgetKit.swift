// No widgets are shown: the center lists none, so reloading them has no effect. An app's own widget types compile.
@_exported import Foundation
import SwiftUICompanion

/// The widgets that the user has placed: none.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) { completion(.success([])) }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public struct UserInfoKey: Sendable {
        public static let kind = "WGWidgetUserInfoKeyKind", family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}
/// A widget that the user has placed.
public struct WidgetInfo: Hashable, Sendable {
    public let kind: String, family: WidgetFamily
}

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String { Self.names[rawValue] }
    private static let names = [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular", "accessoryRectangular", "accessoryInline",
    ]
}
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
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float, duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
public struct TimelineReloadPolicy: Equatable, Sendable {
    let date: Date?
    private let name: String
    public static let atEnd = Self(date: nil, name: "atEnd"), never = Self(date: nil, name: "never")
    public static func after(_ date: Date) -> Self { Self(date: date, name: "after") }
}
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType], policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
public struct TimelineProviderContext {
    public let family: WidgetFamily, isPreview: Bool, displaySize: CGSize
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget of an app's extension, which does not run.
@preconcurrency @MainActor public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
@preconcurrency @MainActor public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}
@resultBuilder @MainActor public enum WidgetBundleBuilder {
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    public static func buildBlock<W: Widget, each Other: Widget>(_ widget: W, _ other: repeat each Other) -> W { widget }
}
@preconcurrency @MainActor public protocol WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
    ) {}
}
extension WidgetConfiguration {
    public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration { self }
    public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description<S: StringProtocol>(_ text: S) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
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
