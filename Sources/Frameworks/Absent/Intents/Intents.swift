// There is no Siri: authorization is denied, no shortcut exists, and donations are accepted and discarded, because the API has no answer
// for an app about what becomes of them. Intents that an app defines in Xcode's intent definition files have no classes here.
@_exported import Foundation
import UIKitFoundation

/// Whether the app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The user's settings for Siri.
open class INPreferences: NSObject {
    /// Returns `denied`.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    /// Calls the closure with `denied`.
    @preconcurrency open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func siriLanguageCode() -> String { "en-US" }
}

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// An action that a user requests.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    /// The words that the app suggests for a shortcut, or nil.
    public final var suggestedInvocationPhrase: String?
    /// An identifier that distinguishes intents of one kind, or nil.
    open var identifier: String? { nil }
    /// The description of the intent, which is nil.
    open var intentDescription: String? { nil }
    /// Whether the app shows the confirmation of a donation. It is stored but has no effect.
    public final var shortcutAvailability: INShortcutAvailabilityOptions = []
    private final var images: [String: INImage] = [:]
    public override init() { super.init() }
    /// Keeps the picture of a parameter.
    public final func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    /// Returns the picture of a parameter, or nil.
    public final func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// Where a shortcut is suggested.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With the sleep schedule.
    public static let sleepMindfulness = Self(rawValue: 1), sleepJournaling = Self(rawValue: 2), sleepMusic = Self(rawValue: 4),
        sleepPodcasts = Self(rawValue: 8), sleepReading = Self(rawValue: 16), sleepWrapUpYourDay = Self(rawValue: 32),
        sleepYogaAndStretching = Self(rawValue: 64)
}
/// The answer of an app to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// The activity with which the app continues, or nil.
    public final var userActivity: NSUserActivity?
    public override init() { super.init() }
}
/// An intent and its answer, as something that the user did.
open class INInteraction: NSObject, @unchecked Sendable {
    /// The intent, and its answer.
    public let intent: INIntent, intentResponse: INIntentResponse?
    public final var direction = INInteractionDirection.unspecified
    /// When it happened, or nil.
    public final var dateInterval: DateInterval?
    /// The identifiers by which it is deleted.
    public final var identifier = UUID().uuidString, groupIdentifier: String?  // wall clock: differs from every other interaction's
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
    /// Accepts the donation, which nothing uses.
    @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Accepts the deletion: nothing is kept.
    @preconcurrency open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
    /// Accepts the deletion: nothing is kept.
    @preconcurrency open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
    /// Accepts the deletion: nothing is kept.
    @preconcurrency open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }
}
/// Whether the user or another person began an interaction.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

open class INImage: NSObject, @unchecked Sendable {
    private let source: String
    /// Creates a picture from the app's assets, from data, or from a URL. It is not loaded.
    public init(named name: String) { source = name }
    public init(imageData: Data) { source = "data" }
    public init?(url URL: URL) { source = URL.absoluteString }
}
/// A word that Siri can speak.
open class INSpeakableString: NSObject, @unchecked Sendable {
    /// The word as it is written, its identifier, and its pronunciation.
    public let spokenPhrase: String, vocabularyIdentifier: String?, pronunciationHint: String?
    /// Creates a word.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.vocabularyIdentifier, self.spokenPhrase, self.pronunciationHint) = (vocabularyIdentifier, spokenPhrase, pronunciationHint)
    }
    /// Creates a word.
    public init(spokenPhrase: String) { (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil) }
}
/// An address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
    /// The address, and its kind.
    public let value: String?, type: HandleType
    /// Creates an address.
    public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
open class INPerson: NSObject, @unchecked Sendable {
    /// The address, the name, and the picture of the person.
    public let personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, image: INImage?
    public let displayName: String
    /// The person's entry in the contacts, and the app's own identifier.
    public let contactIdentifier: String?, customIdentifier: String?
    /// Whether the person is the user.
    public let isMe: Bool
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        (self.displayName, self.contactIdentifier) = (displayName ?? personHandle.value ?? "", contactIdentifier)
        (self.customIdentifier, self.isMe) = (customIdentifier, isMe)
    }
}
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    public let recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .unknown, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
        attachments: [Any]? = nil
    ) {
        (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
        (self.conversationIdentifier, self.serviceName, self.sender) = (conversationIdentifier, serviceName, sender)
        super.init()
    }
}
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

// MARK: Shortcuts

/// Something that a user can ask for.
open class INShortcut: NSObject, @unchecked Sendable {
    /// The intent or the activity; one of them is nil.
    public let intent: INIntent?, userActivity: NSUserActivity?
    public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
    public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
/// A shortcut that the user added. There is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// The identity, the words, and the shortcut.
    public let identifier: UUID, invocationPhrase: String, shortcut: INShortcut
    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}
/// The shortcuts that the user added: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The only center.
    public static let shared = INVoiceShortcutCenter()
    /// Calls the closure with no shortcuts.
    @preconcurrency open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completion([], nil)
    }
    /// Returns no shortcuts.
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    /// Calls the closure with no shortcut.
    @preconcurrency open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }
    /// Does nothing: nothing is suggested.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
/// A shortcut that is useful at a time or a place.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}
/// The shortcuts that are useful now. Nothing suggests them.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
    /// The only store.
    public static let `default` = INRelevantShortcutStore()
    /// Accepts the shortcuts, which nothing suggests.
    @preconcurrency open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}
/// The words that an app teaches Siri.
open class INVocabulary: NSObject, @unchecked Sendable {
    private static let vocabulary = INVocabulary()
    /// Returns the only vocabulary.
    open class func shared() -> INVocabulary { vocabulary }
    /// Does nothing: there is no Siri.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Does nothing: there is no Siri.
    open func removeAllVocabularyStrings() {}
}
/// The kinds of words.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1, contactGroupName, photoTag = 100, photoAlbumName, workoutActivityName = 200, carProfileName = 300,
        carName, paymentsOrganizationName = 400, paymentsAccountNickname, notebookItemTitle = 500, notebookItemGroupName
}
/// Whether the user has a focus turned on.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    /// Whether the app may read the focus status.
    public enum AuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
    /// The only center.
    public static let `default` = INFocusStatusCenter()
    /// The permission, which is denied.
    open var authorizationStatus: AuthorizationStatus { .denied }
    /// Calls the closure with `denied`.
    @preconcurrency open func requestAuthorization(completionHandler: (@Sendable (AuthorizationStatus) -> Void)? = nil) {
        completionHandler?(.denied)
    }
}

private let phrases = AttachedProperty<String?>(nil)
extension NSUserActivity {
    /// The words that the app suggests for a shortcut. They are stored but have no effect.
    public var suggestedInvocationPhrase: String? {
        get { phrases[self] }
        set { phrases[self] = newValue }
    }
    /// Accepts the deletion: nothing is kept.
    @preconcurrency public class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    /// Accepts the deletion: nothing is kept.
    @preconcurrency public class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping @Sendable () -> Void
    ) { handler() }
}
