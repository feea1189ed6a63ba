/// An alert as a value: the older form.
public struct Alert {
    public struct Button {
        let label: Text?
        let role: ButtonRole?
        let action: @MainActor () -> Void
        /// Returns an ordinary button.
        @preconcurrency public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action ?? {})
        }
        /// Returns the button that cancels.
        @preconcurrency public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action ?? {})
        }
        /// Returns the button that cancels, with the system's label.
        @preconcurrency public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: nil, role: .cancel, action: action ?? {})
        }
        /// Returns a button for a destructive action, such as deleting.
        @preconcurrency public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action ?? {})
        }

        @MainActor var item: ActionItem { ActionItem(title: label?.string() ?? SystemWords.text("Cancel"), role: role, perform: action) }
    }
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button; nil for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }

    @MainActor var description: AlertDescription {
        AlertDescription(style: .alert, title: title.string(), message: message?.string(), actions: buttons.map(\.item))
    }
}

/// A set of choices that slides up from below: the older form of a confirmation dialog.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]
    /// Creates a sheet of actions. Without buttons, it has one that cancels.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    @MainActor var description: AlertDescription {
        AlertDescription(style: .actionSheet, title: title.string(), message: message?.string(), actions: buttons.map(\.item))
    }
}
