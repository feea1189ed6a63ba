// No player is signed in to Game Center: the local player is not authenticated, and requests fail as they do for such a player.
@_exported import GameplayKitCompanion
@_exported import FrameworkPlaceholder

/// An error of Game Center.
public struct GKError: CustomNSError, Sendable {
    /// The reason for an error of Game Center.
    public enum Code: Int, Sendable {
        case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated, authenticationInProgress,
            invalidPlayer,
            scoreNotSet
        case parentalControlsBlocked, playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage,
            gameUnrecognized, notSupported,
            invalidParameter
        case unexpectedConnection, challengeInvalid, turnBasedMatchDataTooLarge, turnBasedTooManySessions, turnBasedInvalidParticipant,
            turnBasedInvalidTurn, turnBasedInvalidState, invitationsDisabled, playerPhotoFailure, ubiquityContainerUnavailable
        case matchNotConnected, gameSessionRequestInvalid, restrictedToAutomatch, apiNotAvailable, notAuthorized, connectionTimeout,
            apiObsolete, iCloudUnavailable, lockdownMode, appUnlisted, debugMode
        case friendListDescriptionMissing = 100, friendListRestricted, friendListDenied, friendRequestNotAvailable
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "GKErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        code == .notAuthenticated
            ? [NSLocalizedDescriptionKey: "The requested operation could not be completed because local player has not been authenticated."]
            : [:]
    }
    public static let cancelled = Code.cancelled, notAuthenticated = Code.notAuthenticated,
        communicationsFailure = Code.communicationsFailure,
        gameUnrecognized = Code.gameUnrecognized
}

private let refusal = GKError(.notAuthenticated)

open class GKPlayer: NSObject, @unchecked Sendable {
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var playerID: String { "" }
    open var displayName: String { "" }
    open var alias: String { "" }
    /// `.small`, `.normal`.
    public enum PhotoSize: Int, Sendable { case small, normal }
    public typealias GKPhotoSize = PhotoSize
    open func loadPhoto(for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, refusal)
    }
}

/// The callbacks for invitations and challenges, which never occur.
public protocol GKLocalPlayerListener: GKInviteEventListener, GKSavedGameListener, GKTurnBasedEventListener {}

/// The player on this device, who is never authenticated.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    public static let local = GKLocalPlayer()
    public class func localPlayer() -> GKLocalPlayer { local }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }
    /// The handler that is called when it is set, with no controller and the error for a player who is not signed in.
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, refusal) }
    }
    open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, refusal)
    }
    open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    /// Does nothing.
    open func register(_ listener: any GKLocalPlayerListener) {}
    /// Does nothing.
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    /// Does nothing.
    open func unregisterAllListeners() {}
}

extension NSNotification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = NSNotification.Name("GKPlayerDidChangeNotificationName")
}

/// A leaderboard, which cannot be loaded.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    /// `.global`, `.friendsOnly`.
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    /// `.today`, `.week`, `.allTime`.
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    }
    open var identifier: String?
    open var title: String? { nil }
    open var baseLeaderboardID: String { identifier ?? "" }
    open var playerScope = PlayerScope.global
    open var timeScope = TimeScope.allTime
    open var range = NSRange(location: 1, length: 10)
    open var scores: [GKScore]? { nil }
    open var localPlayerScore: GKScore? { nil }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String], completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(refusal)
    }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws { throw refusal }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
        completionHandler(nil, refusal)
    }
    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] { throw refusal }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, refusal) }
    open func loadEntries(for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange) async throws -> (Entry?, [Entry], Int) {
        throw refusal
    }
    open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, refusal) }
}

/// A score for a leaderboard, which cannot be reported.
open class GKScore: NSObject, @unchecked Sendable {
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open var rank: Int { 0 }
    open var formattedValue: String? { nil }
    open private(set) var player: GKPlayer = GKLocalPlayer.local
    open var shouldSetDefaultLeaderboard = false
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    open class func report(_ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    open class func report(_ scores: [GKScore]) async throws { throw refusal }
}

/// An achievement, which can be neither reported nor loaded.
open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    /// The progress from 0 to 100.
    open var percentComplete = 0.0
    open var isCompleted: Bool { percentComplete >= 100 }
    open var showsCompletionBanner = false
    open var lastReportedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    public init(identifier: String) { self.identifier = identifier }
    public override convenience init() { self.init(identifier: "") }
    open class func report(_ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(refusal)
    }
    open class func report(_ achievements: [GKAchievement]) async throws { throw refusal }
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, refusal)
    }
    open class func loadAchievements() async throws -> [GKAchievement] { throw refusal }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(refusal) }
}

/// The access point to Game Center in a corner of the screen, which is never visible here.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
    /// The corner of the access point.
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var isVisible: Bool { false }
    open var isFocused = false
    open var showHighlights = false
    open var location = Location.topLeading
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?
    open func trigger(handler: @escaping () -> Void) { handler() }
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) { handler() }
}
