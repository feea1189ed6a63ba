import FrameworkPlaceholder

// Games in turns and saved games: no player is signed in, so each request fails, and no object describes a game.

public let GKTurnTimeoutDefault: TimeInterval = 604_800, GKTurnTimeoutNone: TimeInterval = 0
public let GKExchangeTimeoutDefault: TimeInterval = 86_400, GKExchangeTimeoutNone: TimeInterval = 0
/// A player of a game. There is none.
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
    open var player: GKPlayer? { nil }
    open var lastTurnDate: Date? { nil }
    open var status: Status { .unknown }
    open var timeoutDate: Date? { nil }
    /// Whether a player takes part.
    public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }
    open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
/// The answer to an exchange. There is none.
open class GKTurnBasedExchangeReply: NSObject, @unchecked Sendable {
    open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    open var message: String? { nil }
    open var data: Data? { nil }
    open var replyDate: Date { .distantPast }
}
/// An exchange of players. There is none.
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
    open var exchangeID: String { "" }
    open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
    open var recipients: [GKTurnBasedParticipant] { [] }
    open var status: Status { .unknown }
    open var message: String? { nil }
    open var data: Data? { nil }
    open var sendDate: Date { .distantPast }
    open var timeoutDate: Date? { nil }
    open var completionDate: Date? { nil }
    open var replies: [GKTurnBasedExchangeReply]? { nil }
    /// Whether an exchange ended.
    public enum Status: Int8, Sendable { case unknown, active, complete, resolved, canceled }
}
/// A game in turns. There is none.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
    open var participants: [GKTurnBasedParticipant] { [] }
    open var currentParticipant: GKTurnBasedParticipant? { nil }
    open var matchID: String { "" }
    open var status: Status { .unknown }
    open var matchData: Data? { nil }
    open var creationDate: Date { .distantPast }
    open var matchDataMaximumSize: Int { 65_536 }
    open var exchanges: [GKTurnBasedExchange]? { nil }
    open var activeExchanges: [GKTurnBasedExchange]? { nil }
    open var completedExchanges: [GKTurnBasedExchange]? { nil }
    open var exchangeDataMaximumSize: Int { 1024 }
    open var exchangeMaxInitiatedExchangesPerPlayer: Int { 1 }
    /// Whether a game ended.
    public enum Status: Int, Sendable { case unknown, open, ended, matching }
    /// How a game ended for a player.
    public enum Outcome: Int, Sendable {
        case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
        case customRange = 0xFF0000
    }
    open var message: String?
    open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {}
    /// Fails: no player is signed in.
    open class func find(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open class func loadMatches(completionHandler: (([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open class func loadMatches() async throws -> [GKTurnBasedMatch] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open class func load(
        withID matchID: String, withCompletionHandler completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open class func load(withID matchID: String) async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func rematch() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func acceptInvite() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func declineInvite() async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func remove(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func remove() async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func loadMatchData() async throws -> Data { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func saveCurrentTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func saveCurrentTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func endTurn(
        withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data
    ) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func participantQuitInTurn(
        with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval, match matchData: Data
    ) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func participantQuitOutOfTurn(with matchOutcome: Outcome, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func endMatchInTurn(withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func endMatchInTurn(withMatch matchData: Data) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func sendReminder(
        to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String],
        completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func sendReminder(to participants: [GKTurnBasedParticipant], localizableMessageKey key: String, arguments: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
}
/// The callbacks about games in turns. They aren't called.
public protocol GKTurnBasedEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
    func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
    func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
    func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply], forCompletedExchange exchange: GKTurnBasedExchange,
        for match: GKTurnBasedMatch)
    func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
extension GKTurnBasedEventListener {
    public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
    public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool) {}
    public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch) {}
    public func player(_ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch) {}
    public func player(
        _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply], forCompletedExchange exchange: GKTurnBasedExchange,
        for match: GKTurnBasedMatch
    ) {}
    public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
/// The callbacks about invitations. They aren't called.
public protocol GKInviteEventListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
/// The callbacks about saved games. They aren't called.
public protocol GKSavedGameListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
    func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
extension GKSavedGameListener {
    public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
    public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
/// A saved game. There is none.
open class GKSavedGame: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var deviceName: String? { nil }
    open var modificationDate: Date? { nil }
    /// Fails: no player is signed in.
    open func loadData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}
extension GKLocalPlayer {
    /// Fails: no player is signed in.
    public func fetchSavedGames(completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    public func saveGameData(_ data: Data, withName name: String, completionHandler: ((GKSavedGame?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    public func deleteSavedGames(withName name: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func deleteSavedGames(withName name: String) async throws { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    public func resolveConflictingSavedGames(
        _ conflictingSavedGames: [GKSavedGame], with data: Data, completionHandler: (([GKSavedGame]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    public func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data) async throws -> [GKSavedGame] {
        throw GKError(.notAuthenticated)
    }
    /// Fails: no player is signed in.
    public func loadFriends(_ identifiers: [String], completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func loadFriends(_ identifiers: [String]) async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    public func loadRecentPlayers(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    public func loadChallengableFriends(completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    public func loadChallengableFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    public var isPresentingFriendRequestViewController: Bool { false }
    /// Fails: no player is signed in.
    public func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus { throw GKError(.notAuthenticated) }
    /// Throws an error: no player is signed in.
    @preconcurrency @MainActor public func presentFriendRequestCreator(from viewController: UIViewController) throws {
        throw GKError(.notAuthenticated)
    }
}
/// The description of an achievement. There is none.
open class GKAchievementDescription: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var groupIdentifier: String? { nil }
    open var title: String { "" }
    open var achievedDescription: String { "" }
    open var unachievedDescription: String { "" }
    open var maximumPoints: Int { 0 }
    open var isHidden: Bool { false }
    open var isReplayable: Bool { false }
    open var rarityPercent: Double? { nil }
    /// Fails: no player is signed in.
    open class func loadAchievementDescriptions(completionHandler: (([GKAchievementDescription]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open class func loadAchievementDescriptions() async throws -> [GKAchievementDescription] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}
/// Leaderboards that belong together. There are none.
open class GKLeaderboardSet: NSObject, @unchecked Sendable {
    open var title: String { "" }
    open var groupIdentifier: String? { nil }
    open var identifier: String? { nil }
    /// Fails: no player is signed in.
    open class func loadLeaderboardSets(completionHandler: (([GKLeaderboardSet]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func loadLeaderboards(completionHandler: (([GKLeaderboard]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func loadImage(completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
}
