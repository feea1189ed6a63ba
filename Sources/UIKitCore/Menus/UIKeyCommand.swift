import Foundation

/// A command with a key equivalent.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key's character without modifiers, or one of the constants.
    open private(set) var input: String?
    /// The keys to hold.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The action to perform instead of a target's.
    package final var handler: (() -> Void)?
    // FIXME(gap): an app's commands always come before the system's, and keep their keys in every language.
    /// Whether the command comes before the system's use of its keys. Stored but has no effect: it always does.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether other keyboards may use other keys. Stored but has no effect: the keys stay the same.
    open var allowsAutomaticLocalization = true
    /// Whether arrows are exchanged in right-to-left interfaces. Stored but has no effect.
    open var allowsAutomaticMirroring = true
    // FIXME(gap): hosts report no repeats of a key that is held.
    /// Whether holding the keys repeats the action. iOS 26.
    public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
    /// Whether holding the keys performs the command again. Stored but has no effect.
    open var repeatBehavior = RepeatBehavior.automatic

    /// Creates a command without a title.
    ///
    /// - Parameters:
    ///   - input: The key's character without modifiers, or one of the constants.
    ///   - modifierFlags: The keys to hold, and no others.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a description for the list of shortcuts.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(
            title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command with a key equivalent, also for menus.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    override func copied() -> UIMenuElement {
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input ?? "", modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
            state: state)
        copy.selectedImage = selectedImage
        copy.handler = handler
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.allowsAutomaticLocalization = allowsAutomaticLocalization
        copy.allowsAutomaticMirroring = allowsAutomaticMirroring
        copy.repeatBehavior = repeatBehavior
        return copy
    }

    /// The input of the arrow key up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The input of the arrow key down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The input of the left arrow key.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The input of the right arrow key.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The input of the Escape key.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// The input of the Page Up key.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// The input of the Page Down key.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// The input of the Home key.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// The input of the End key.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// The input of the key that deletes forward.
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    /// The inputs of the first six function keys.
    nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4", f5 = "UIKeyInputF5",
        f6 = "UIKeyInputF6"
    /// The inputs of the other six function keys.
    nonisolated public static let f7 = "UIKeyInputF7", f8 = "UIKeyInputF8", f9 = "UIKeyInputF9", f10 = "UIKeyInputF10",
        f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"
}
