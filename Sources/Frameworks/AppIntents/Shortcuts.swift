import UIKitFoundation

/// A type that lists the shortcuts of an app. Only the app and its tests read the list.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color behind the shortcuts.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// The phrases that don't run a shortcut.
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    /// Does nothing: the values of the parameters aren't kept.
    public static func updateAppShortcutParameters() {}
}
/// The color behind shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, grape, pink, grayBlue, grayGreen, grayBrown
}
/// The result builder that lists shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
// FIXME(gap): AppShortcut(intent:phrases:shortTitle:systemImageName:parameterPresentation:) is missing.
/// An intent with the phrases for it.
public struct AppShortcut: Sendable {
    let intent: any AppIntent
    let phrases: [String]
    let shortTitle: LocalizedStringResource?
    let systemImageName: String?
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
    ) {
        (self.intent, self.phrases, self.shortTitle) = (intent, phrases.map(\.text), shortTitle)
        self.systemImageName = systemImageName
    }
    /// Creates a shortcut without a title.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        (self.intent, self.phrases, shortTitle, systemImageName) = (intent, phrases.map(\.text), nil, nil)
    }
}
/// The place of the app's name in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }
/// A phrase that runs a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
        public mutating func appendInterpolation<Parameter>(_ keyPath: KeyPath<Intent, Parameter>) { text += "${parameter}" }
    }
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
/// A phrase that doesn't run a shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
    }
    let text: String
    public init(_ phraseKey: String) { text = phraseKey }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
