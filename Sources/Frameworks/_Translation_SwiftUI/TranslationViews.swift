// The cross-import overlay of SwiftUI and Translation: actions get a session that can translate nothing, and no translation is shown.
@_exported import SwiftUICompanion
@_exported import TranslationCompanion

extension View {
    /// Calls an action with a session when the languages change, if there are any.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        task(id: configuration) { if let configuration { await action(TranslationSession(configuration)) } }
    }
    /// Calls an action with a session.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil, action: @escaping @MainActor (TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
    /// Nothing is translated: the sheet ends immediately.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, new in if new { isPresented.wrappedValue = false } }
    }
}
