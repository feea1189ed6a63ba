// An app's intents are values that the app, its buttons, and its tests perform. There is no Siri, Shortcuts, or Spotlight: nothing
// else performs an intent, questions to the user throw, and donations are discarded.
@_exported import Foundation
import UIKitFoundation

/// A type with a name that stays the same between launches.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// An action of an app.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    /// The name of the action.
    static var title: LocalizedStringResource { get }
    /// A description of the action, or nil.
    static var description: IntentDescription? { get }
    /// Whether the system opens the app to perform the action. It has no effect: the app is open.
    static var openAppWhenRun: Bool { get }
    /// Whether the system shows the action. It has no effect.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked. It has no effect: the device is unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Where the action runs. It has no effect: the app is in the foreground.
    static var supportedModes: IntentModes { get }
    /// A sentence with the parameters, for the editor of shortcuts, which doesn't exist here.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Performs the action.
    func perform() async throws -> PerformResult
    init()
}
extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }
    public static var parameterSummary: IntentParameterSummary<Self> { return IntentParameterSummary<Self>() }

    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition
    public typealias Switch = ParameterSummarySwitchCondition
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
}

extension AppIntent {
    /// Throws an error: there is no user who could confirm.
    public func requestConfirmation() async throws { throw AppIntentError.noOneToAsk }
    /// Throws an error: there is no user who could confirm.
    public func requestConfirmation(actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws {
        throw AppIntentError.noOneToAsk
    }
    /// Throws an error: there is no user who could confirm.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.noOneToAsk
    }
    /// Returns immediately: the app is in the foreground.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {}
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

/// Performs intents as the system does.
public enum _IntentPerformer {
    /// Performs an intent, and then the intent that its result opens.
    public static func perform(_ intent: some AppIntent) async throws {
        await AppDependencyManager.shared.finish()
        let result = try await intent.perform()
        guard let next = (result as? any _OpeningResult)?._openedIntent else { return }
        try await perform(next)
    }
    /// Returns the intent with the value that it sets, if it sets a value of this type.
    public static func setting(_ value: Bool, of intent: some AppIntent) -> any AppIntent {
        guard let setter = intent as? any SetValueIntent else { return intent }
        return set(value, of: setter)
    }
    private static func set<Intent: SetValueIntent>(_ value: Bool, of intent: Intent) -> any AppIntent {
        var changed = intent
        if let value = value as? Intent.Value { changed.value = value }
        return changed
    }
}

/// When the device must be unlocked for an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }
/// Where an intent runs.
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// When an intent brings the app to the foreground.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }
    /// In the background, or with the app in the foreground.
    public static let background = IntentModes(rawValue: 1), foreground = IntentModes(rawValue: 2)
    /// With the app in the foreground, from the beginning or later.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: .foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
/// The word on the button that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
    private let name: String
    public static let `continue` = Self(name: "continue"), add = Self(name: "add"), buy = Self(name: "buy"), call = Self(name: "call"),
        create = Self(name: "create"), `do` = Self(name: "do"), download = Self(name: "download"), find = Self(name: "find"),
        get = Self(name: "get"), go = Self(name: "go"), log = Self(name: "log"), open = Self(name: "open"), order = Self(name: "order"),
        pay = Self(name: "pay"), play = Self(name: "play"), post = Self(name: "post"), request = Self(name: "request"),
        run = Self(name: "run"), search = Self(name: "search"), send = Self(name: "send"), set = Self(name: "set"),
        share = Self(name: "share"), start = Self(name: "start"), view = Self(name: "view")
    /// A word of the app's own.
    public static func custom(acceptLabel: LocalizedStringResource, denyLabel: LocalizedStringResource, destructive: Bool) -> Self {
        Self(name: String(localized: acceptLabel))
    }
}
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    /// A description of the intent.
    public var descriptionText: LocalizedStringResource
    /// The group of the intent, or nil.
    public var categoryName: LocalizedStringResource?
    /// Words with which users find the intent.
    public var searchKeywords: [LocalizedStringResource]
    /// The name of the value that the intent returns, or nil.
    public var resultValueName: LocalizedStringResource?
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        self.descriptionText = descriptionText
        self.categoryName = categoryName
        self.searchKeywords = searchKeywords
        self.resultValueName = resultValueName
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
/// Text that the system shows or speaks.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The whole text, and the text beside a view.
    let full: LocalizedStringResource, supporting: LocalizedStringResource?
    public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
    /// Creates a dialog with a shorter text for the place beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { (self.full, self.supporting) = (full, supporting) }
    /// Creates a dialog with a symbol. The symbol has no effect.
    public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
    /// Creates a dialog with a symbol. The symbol has no effect.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
/// An error of the framework.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, LocalizedError {
    public let localizedStringResource: LocalizedStringResource
    public var errorDescription: String? { String(localized: localizedStringResource) }
    /// Neither Siri nor Shortcuts exists to ask the user.
    static let noOneToAsk = AppIntentError(localizedStringResource: "The user can’t be asked: neither Siri nor Shortcuts is available.")
}

public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()  // wall clock: differs from every other donation's
}
/// Which donations are deleted.
public struct IntentDonationMatchingPredicate: Sendable {
    public static func identifiers(_ identifiers: [IntentDonationIdentifier]) -> Self { Self() }
    public static func intentType(_ type: any AppIntent.Type) -> Self { Self() }
    public static var all: Self { Self() }
}
/// Donates the user's actions to the system. Donations are discarded.
public struct IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    /// Returns no identifiers: donations are not kept.
    @discardableResult public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws
        -> [IntentDonationIdentifier]
    {
        []
    }
}
