// The cross-import overlay of SwiftUI and AppIntents: buttons and toggles that perform intents, and views as results.
@_exported import AppIntentsCompanion
@_exported import SwiftUICompanion

@MainActor private func start(_ intent: any AppIntent) {
    Task { @MainActor in
        // The system shows nothing if an intent of a button fails.
        try? await _IntentPerformer.perform(intent)
    }
}

extension Button {
    /// Creates a button that performs an intent.
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: { start(intent) }, label: label)
    }
    /// Creates a button with a role that performs an intent.
    public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { start(intent) }, label: label)
    }
}
extension Button where Label == Text {
    /// Creates a button with a localized title that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, action: { start(intent) }, label: { Text(titleKey) })
    }
    /// Creates a button with a title that isn't localized, which performs an intent.
    @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, action: { start(intent) }, label: { Text(title) })
    }
}
extension Button where Label == SwiftUICompanion.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent) {
        self.init(role: role, action: { start(intent) }, label: { SwiftUICompanion.Label(titleKey, systemImage: systemImage) })
    }
    /// Creates a button with a title that isn't localized and a symbol, which performs an intent.
    @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, intent: Intent
    ) {
        self.init(role: role, action: { start(intent) }, label: { SwiftUICompanion.Label(title, systemImage: systemImage) })
    }
}
extension Toggle {
    /// Creates a toggle in a state that performs an intent when it is changed. An intent that sets a value gets the new state.
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(
            isOn: Binding(
                get: { isOn },
                set: { (value: Bool) in start(_IntentPerformer.setting(value, of: intent)) }),
            label: label)
    }
}
extension Toggle where Label == Text {
    /// Creates a toggle with a localized title that performs an intent.
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
    /// Creates a toggle with a title that isn't localized, which performs an intent.
    @_disfavoredOverload public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
