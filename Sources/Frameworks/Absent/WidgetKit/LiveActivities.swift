@_exported import ActivityKitCompanion
import Foundation
import SwiftUICompanion

// The views of live activities, which the system doesn't show: their types compile.

/// The attributes and the state of an activity, for its views.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes, state: Attributes.ContentState, activityID: String, isStale: Bool
}
/// The description of an activity's views.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type, @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}
/// The size of an activity on another device.
public enum ActivityFamily: Hashable, Sendable { case small, medium }
extension WidgetConfiguration {
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
/// A place in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = Self(name: "leading"), trailing = Self(name: "trailing"), center = Self(name: "center"),
        bottom = Self(name: "bottom")
}
/// The vertical place of a region.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let belowIfTooWide = Self(name: "belowIfTooWide")
}
/// The content of a place in the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content) {}
}
public struct DynamicIslandExpandedContent<Content: View> {}
/// The result builder for the contents of the expanded island.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildBlock<each Content: View>(_ regions: repeat DynamicIslandExpandedRegion<each Content>)
        -> DynamicIslandExpandedContent<EmptyView>
    { DynamicIslandExpandedContent() }
}
/// The views of an activity around the camera.
public struct DynamicIsland {
    /// The form of the island.
    public enum Mode: Hashable, Sendable { case expanded, compactLeading, compactTrailing, minimal }
    public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: Mode) -> DynamicIsland { self }
}
extension View {
    public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
    /// The text beside a round widget, which has none in an app.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}
extension EnvironmentValues {
    public var isActivityFullscreen: Bool { false }
    public var activityFamily: ActivityFamily { .medium }
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
    public var showsWidgetLabel: Bool { false }
}
/// The background of a widget on the lock screen.
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color.primary.opacity(0.12) }
}
/// The family of a widget in a preview.
public struct WidgetPreviewContext: PreviewContext {
    public init(family: WidgetFamily) {}
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
