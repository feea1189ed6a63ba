import Foundation

/// A command with a key equivalent.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The action to perform instead of a target's.
    package final var handler: (() -> Void)?
    // FIXME(gap): an app's commands always come before the system's, and keep their keys in every language.
    open var wantsPriorityOverSystemBehavior = false
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true
    /// Whether holding the keys sends the action again and again. iOS 26.
    // FIXME(gap): hosts report no repeats of a key that is held.
    public enum RepeatBehavior: Int, Sendable { case automatic, repeatable, nonRepeatable }
    open var repeatBehavior = RepeatBehavior.automatic

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init(
            title: discoverabilityTitle, action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

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

    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    nonisolated public static let inputHome = "UIKeyInputHome"
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    nonisolated public static let inputDelete = "UIKeyInputDelete"
    nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3", f4 = "UIKeyInputF4", f5 = "UIKeyInputF5",
        f6 = "UIKeyInputF6"
    nonisolated public static let f7 = "UIKeyInputF7", f8 = "UIKeyInputF8", f9 = "UIKeyInputF9", f10 = "UIKeyInputF10",
        f11 = "UIKeyInputF11", f12 = "UIKeyInputF12"
}
