import AppIntentsCompanion
import Foundation
import SwiftUICompanion

// Controls of the Control Center, which the system doesn't show: their types compile, and none is placed.

/// A control of an app's extension, which does not run.
@preconcurrency @MainActor public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    init()
}
/// The description of a control.
@preconcurrency @MainActor public protocol ControlWidgetConfiguration {}
extension ControlWidgetConfiguration {
    public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
    public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration { self }
}
/// A type that receives the push tokens of controls. It isn't called.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}
/// The content of a control: a button or a toggle.
@preconcurrency @MainActor public protocol ControlWidgetTemplate {}
extension ControlWidgetTemplate {
    public func tint(_ color: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
/// The result builder for the content of a control.
@resultBuilder @preconcurrency @MainActor public enum ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
/// A type that provides the value of a control. It isn't called.
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
/// A type that provides the value of a control with settings. It isn't called.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}
/// The description of a control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {}
}
/// The description of a control with settings.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>:
    ControlWidgetConfiguration
{
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
    ) {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {}
}
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel) {}
}
extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
    public init(_ title: LocalizedStringKey, action: Action) {}
}
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.Value == Bool {
    public init(
        isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}
extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
extension ControlWidgetToggle where Label == Text {
    public init(
        _ title: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {}
}
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
    public init(_ title: LocalizedStringKey, isOn: Bool, action: Action) {}
}
/// A control that the user has placed.
public struct ControlInfo: Hashable, Sendable {
    /// The token to which a server sends changes.
    public struct PushInfo: Hashable, Sendable { public let token: Data }
    public let kind: String, pushInfo: PushInfo?
}
/// The controls that the user has placed: none.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()
    public func reloadAllControls() {}
    /// Does nothing.
    public func reloadControls(ofKind kind: String) {}
    public func currentControls() async throws -> [ControlInfo] { [] }
}
