import AppIntentsCompanion
import SwiftUICompanion

extension IntentResult {
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(view: _SnippetViewContainer(view))
    }
    /// A result with a text and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(view: _SnippetViewContainer(view), dialog: dialog)
    }
    public static func result<V: _IntentValue, Content: View>(value: V, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, view: _SnippetViewContainer(view))
    }
    /// A result with a value, a text, and a view.
    public static func result<V: _IntentValue, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, view: _SnippetViewContainer(view), dialog: dialog)
    }
    /// A result with an intent that is performed next, and a view.
    public static func result<Content: View>(opensIntent: some AppIntent, view: Content) -> Self
    where Self == IntentResultContainer<Never, _OpenedIntent, _SnippetViewContainer, Never> {
        IntentResultContainer(opensIntent: _OpenedIntent(opensIntent), view: _SnippetViewContainer(view))
    }
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(view: _SnippetViewContainer(content()))
    }
    /// A result with a text and a view.
    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(view: _SnippetViewContainer(content()), dialog: dialog)
    }
    public static func result<V: _IntentValue, Content: View>(value: V, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, Never> {
        IntentResultContainer(value: value, view: _SnippetViewContainer(content()))
    }
    /// A result with a value, a text, and a view.
    public static func result<V: _IntentValue, Content: View>(value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<V, Never, _SnippetViewContainer, IntentDialog> {
        IntentResultContainer(value: value, view: _SnippetViewContainer(content()), dialog: dialog)
    }
}

/// The look of a tip for Siri.
public struct SiriTipViewStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), dark = Self(name: "dark"), light = Self(name: "light")
}
/// The phrase for a shortcut. There is no Siri that understands it, so the view is empty.
@preconcurrency @MainActor public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {}
    public var body: some View { EmptyView() }
}
/// The look of a link to Shortcuts.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic"), automaticOutline = Self(name: "automaticOutline"), dark = Self(name: "dark"),
        darkOutline = Self(name: "darkOutline"), light = Self(name: "light"), lightOutline = Self(name: "lightOutline"),
        whiteOutline = Self(name: "whiteOutline")
}
// FIXME(gap): the link has neither the symbol nor the styles of Apple's.
/// A button that opens the app's shortcuts. There is no app Shortcuts, so it only calls the closure.
@preconcurrency @MainActor public struct ShortcutsLink: View {
    private let action: @MainActor () -> Void
    public init() { action = {} }
    /// Creates a link that also calls a closure.
    public init(action: @escaping @MainActor () -> Void) { self.action = action }
    public var body: some View {
        Button(action: action) { Text(verbatim: "Shortcuts") }
    }
}
extension View {
    /// Sets the look of tips for Siri, which are empty.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    /// Sets the look of links to Shortcuts, which is always the same.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
