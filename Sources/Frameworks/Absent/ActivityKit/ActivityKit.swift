// No live activities: they are not enabled, and a request throws the API's error `unsupported`.
@_exported import Foundation
import UIKitFoundation

/// The content of a live activity that doesn't change, with the type of the part that does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The content that changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
/// The changing content of an activity, with the time at which it is out of date.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public var state: State
    /// The time at which the content is out of date, or nil.
    public var staleDate: Date?
    /// The importance among the app's activities.
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
extension ActivityContent: Sendable where State: Sendable {}
/// Whether an activity is shown.
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
/// How an activity is shown.
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }
/// Where the changes of an activity come from.
public struct PushType: Hashable, Sendable {
    private let channel: String?
    /// Pushes with a token of the activity.
    public static let token = PushType(channel: nil)
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
/// When an ended activity disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?
    private let isImmediate: Bool
    /// After some time, or at once.
    public static let `default` = Self(date: nil, isImmediate: false), immediate = Self(date: nil, isImmediate: true)
    /// At a time.
    public static func after(_ date: Date) -> Self { Self(date: date, isImmediate: false) }
}
/// The alert for an update.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Hashable, Sendable {
        private let name: String?
        /// The usual sound.
        public static let `default` = AlertSound(name: nil)
        /// The sound of a file.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    public var title: LocalizedStringResource, body: LocalizedStringResource
    public var sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}
/// The reason why an activity is refused.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    /// The reasons, of which `unsupported` occurs here.
    case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility, persistenceFailure,
        missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted, attributesTooLarge
}

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// Whether the app may show activities: never.
open class ActivityAuthorizationInfo: @unchecked Sendable {
    public init() {}
    /// Whether activities are enabled, which they aren't.
    public final var areActivitiesEnabled: Bool { false }
    /// Whether frequent pushes are enabled, which they aren't.
    public final var frequentPushesEnabled: Bool { false }
    /// The changes of the setting: none.
    public final var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
    /// The changes of the setting: none.
    public final var frequentPushEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
/// A live activity. None is ever started.
open class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The changing content.
    public typealias ContentState = Attributes.ContentState
    /// The identity of the activity.
    public let id: String
    /// The fixed content.
    public let attributes: Attributes
    /// The changing content.
    public private(set) final var content: ActivityContent<ContentState>
    /// The changing content.
    public final var contentState: ContentState { content.state }
    /// Whether the activity is shown.
    public final var activityState: ActivityState { .ended }
    /// The token for pushes, or nil.
    public final var pushToken: Data? { nil }
    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = ("", attributes, content)
    }

    /// The activities of the app: none.
    public class var activities: [Activity<Attributes>] { [] }
    /// The activities that begin: none.
    public class var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// The tokens with which a server begins activities: none.
    public class var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// The changes of the state: none.
    public final var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// The changes of the content: none.
    public final var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// The changes of the token: none.
    public final var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

    /// Throws ``ActivityAuthorizationError/unsupported``.
    public class func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle = .standard
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
    /// Throws ``ActivityAuthorizationError/unsupported``.
    public class func request(attributes: Attributes, contentState: ContentState, pushType: PushType? = nil) throws -> Activity<Attributes>
    {
        throw ActivityAuthorizationError.unsupported
    }
    /// Keeps the content.
    public final func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        self.content = content
    }
    /// Keeps the content.
    public final func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        content.state = contentState
    }
    /// Does nothing: the activity never began.
    public final func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    /// Does nothing: the activity never began.
    public final func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
