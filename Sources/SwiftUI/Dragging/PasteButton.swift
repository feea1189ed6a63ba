import UniformTypeIdentifiersCompanion

/// A button that pastes what is on the pasteboard.
public struct PasteButton: View {
    private let paste: UIPasteConfiguration
    private let action: @MainActor ([NSItemProvider]) -> Void
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a button that passes the pasted items of the types to a closure. It is disabled if the pasteboard has none.
    @preconcurrency public init(supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void) {
        (paste, action) = (UIPasteConfiguration(acceptableTypeIdentifiers: supportedContentTypes.map(\.identifier)), payloadAction)
    }
    /// Creates a button that passes pasted values of a type to a closure.
    @preconcurrency public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void) {
        self.init(supportedContentTypes: T.importedContentTypes()) { providers in
            Task { @MainActor in
                var items: [T] = []
                for provider in providers { if let item = await provider.transferred(as: T.self) { items.append(item) } }
                if !items.isEmpty { onPaste(items) }
            }
        }
    }
    public var body: some View { PasteControl(paste: paste, action: action).disabled(!isEnabled) }
}

private struct PasteControl: UIViewRepresentable {
    let paste: UIPasteConfiguration
    let action: @MainActor ([NSItemProvider]) -> Void

    final class Target: NSObject, UIPasteConfigurationSupporting {
        var pasteConfiguration: UIPasteConfiguration?
        var action: @MainActor ([NSItemProvider]) -> Void = { _ in }
        func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !accepted(itemProviders).isEmpty }
        func paste(itemProviders: [NSItemProvider]) {
            let accepted = accepted(itemProviders)
            if !accepted.isEmpty { action(accepted) }
        }
        private func accepted(_ providers: [NSItemProvider]) -> [NSItemProvider] {
            let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
            return providers.filter { provider in types.contains { provider.hasItemConformingToTypeIdentifier($0) } }
        }
    }
    func makeCoordinator() -> Target { Target() }
    func makeUIView(context: Context) -> UIPasteControl {
        let control = UIPasteControl(frame: .zero)
        control.target = context.coordinator
        return control
    }
    func updateUIView(_ control: UIPasteControl, context: Context) {
        (context.coordinator.pasteConfiguration, context.coordinator.action) = (paste, action)
        control.isEnabled = context.environment.isEnabled
    }
}
