/// A key of a hardware keyboard, by the character it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key enters without modifiers.
    public let character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    // Apple's private characters for keys that type nothing.
    public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}"), leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}"), home = KeyEquivalent("\u{F729}"), end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}"), pageDown = KeyEquivalent("\u{F72D}"), clear = KeyEquivalent("\u{F739}")
    public static let escape = KeyEquivalent("\u{1B}"), delete = KeyEquivalent("\u{8}"), deleteForward = KeyEquivalent("\u{F728}")
    /// The space bar, Tab, and Return.
    public static let space = KeyEquivalent(" "), tab = KeyEquivalent("\t"), `return` = KeyEquivalent("\r")

    /// As UIKit's key commands spell the key.
    @MainActor fileprivate var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        default: String(character)
        }
    }
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2), control = EventModifiers(rawValue: 4)
    /// The keys Option and Command, and the numeric pad.
    public static let option = EventModifiers(rawValue: 8), command = EventModifiers(rawValue: 16),
        numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    fileprivate var flags: UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if contains(.shift) { flags.insert(.shift) }
        if contains(.control) { flags.insert(.control) }
        if contains(.option) { flags.insert(.alternate) }
        if contains(.command) { flags.insert(.command) }
        return flags
    }
}

/// Keys that trigger a control.
public struct KeyboardShortcut: Hashable, Sendable {
    // FIXME(gap): kept; a shortcut keeps its key in every language.
    /// The adaptation of a shortcut to the keyboard's language.
    public struct Localization: Hashable, Sendable {
        private let number: Int
        /// The adaptation that the platform prefers, one without mirroring, and none.
        public static let automatic = Localization(number: 0), withoutMirroring = Localization(number: 1), custom = Localization(number: 2)
    }
    public var key: KeyEquivalent
    /// The keys that must be held.
    public var modifiers: EventModifiers
    /// The adaptation to the user's keyboard. It is stored but has no effect.
    public var localization: Localization
    /// Creates a shortcut. Without modifiers, it uses Command.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }
    public static let defaultAction = KeyboardShortcut(.return, modifiers: []), cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
extension EnvironmentValues {
    /// The action of the surrounding button when its keys are pressed.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

extension View {
    /// Triggers the control in the view by a key with modifiers.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    /// Triggers the control in the view by a key with modifiers. The adaptation has no effect.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }
    /// Keys that trigger the buttons inside while they are on screen.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { environment(\.keyboardShortcut, shortcut) }
    /// Triggers the control in the view by a shortcut; nil for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { environment(\.keyboardShortcut, shortcut) }
}

/// Has a button's action follow its keys while the button is on screen.
struct ShortcutListening: NodeModifier {
    let shortcut: KeyboardShortcut
    let action: @MainActor () -> Void
    func makeNode(_ seed: NodeSeed) -> ViewNode { ShortcutNode(seed) }
}
final class ShortcutNode: EventNode {
    override func appeared() { host.shortcuts.append(self) }
    override func disappeared() { host.shortcuts.removeAll { $0 === self } }

    /// The command for the keys; nil while the button does nothing.
    var command: UIKeyCommand? {
        guard let shortcut = modifier(ShortcutListening.self)?.shortcut, environment.isEnabled else { return nil }
        let command = UIKeyCommand(input: shortcut.key.input, modifierFlags: shortcut.modifiers.flags, action: Selector("performShortcut:"))
        command.handler = { [weak self] in self?.modifier(ShortcutListening.self)?.action() }
        return command
    }
}
