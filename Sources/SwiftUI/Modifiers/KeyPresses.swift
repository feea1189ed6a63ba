import UIKit

/// A key of a hardware keyboard that the user presses.
public struct KeyPress: Sendable {
    /// The moments at which an action runs.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down, is held, or goes up.
        public static let down = Phases(rawValue: 1), `repeat` = Phases(rawValue: 2), up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }
    /// Whether an action used the key. A key that is ignored goes to the next view.
    public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    /// The text that the key enters.
    public let characters: String
    /// The keys that are held.
    public let modifiers: EventModifiers

    @MainActor init?(_ press: UIPress, phase: Phases) {
        guard let key = press.key else { return nil }
        self.phase = phase
        (self.key, characters, modifiers) = (KeyEquivalent(key), key.characters, EventModifiers(key.modifierFlags))
    }
}

extension KeyEquivalent {
    @MainActor fileprivate init(_ key: UIKey) {
        self =
            switch key.keyCode {
            case .keyboardUpArrow: .upArrow
            case .keyboardDownArrow: .downArrow
            case .keyboardLeftArrow: .leftArrow
            case .keyboardRightArrow: .rightArrow
            case .keyboardHome: .home
            case .keyboardEnd: .end
            case .keyboardPageUp: .pageUp
            case .keyboardPageDown: .pageDown
            case .keyboardEscape: .escape
            case .keyboardDeleteOrBackspace: .delete
            case .keyboardDeleteForward: .deleteForward
            case .keyboardTab: .tab
            case .keyboardReturnOrEnter: .return
            default: KeyEquivalent(key.charactersIgnoringModifiers.lowercased().first ?? "\u{0}")
            }
    }
}
extension EventModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        self = []
        for (flag, modifier) in [
            (UIKeyModifierFlags.alphaShift, EventModifiers.capsLock), (.shift, .shift), (.control, .control), (.alternate, .option),
            (.command, .command), (.numericPad, .numericPad),
        ] where flags.contains(flag) { insert(modifier) }
    }
}

extension View {
    /// Adds an action for a key.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
    }
    /// Calls a closure when a key is pressed in one of the phases. The view doesn't need the focus here.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { onKeyPress(keys: [key], phases: phases, action: action) }
    /// Adds an action for some keys.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }
    /// Adds an action for keys that type characters of a set.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { press in
            press.characters.unicodeScalars.contains(where: characters.contains) ? action(press) : .ignored
        }
    }
    // FIXME(gap): keys go to every view on screen that has an action for them, whether or not the focus is in it.
    /// Adds an action for all keys.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyListening(phases: phases, action: action))
    }
}

struct KeyListening: NodeModifier {
    let phases: KeyPress.Phases
    let action: (KeyPress) -> KeyPress.Result
    func makeNode(_ seed: NodeSeed) -> ViewNode { KeyNode(seed) }
}
final class KeyNode: EventNode {
    override func appeared() { host.keyListeners.append(self) }
    override func disappeared() { host.keyListeners.removeAll { $0 === self } }
}
extension ViewHost {
    /// Offers a key to the views that listen, inner ones first. Returns whether one used it.
    func handle(_ press: UIPress, _ phase: KeyPress.Phases) -> Bool {
        guard !keyListeners.isEmpty, let key = KeyPress(press, phase: phase) else { return false }
        return keyListeners.sorted { $0.depth > $1.depth }.contains { node in
            guard node.environment.isEnabled, let listening = node.modifier(KeyListening.self) else { return false }
            return listening.phases.contains(phase) && listening.action(key) == .handled
        }
    }
}
