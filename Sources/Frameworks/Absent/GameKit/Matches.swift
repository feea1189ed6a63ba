import FrameworkPlaceholder

// Games of several players: no player is signed in, so each request fails, and no object describes a game.

/// Whether a player takes part.
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
public enum GKInviteRecipientResponse: Int, Sendable { case accepted, declined, failed, incompatible, unableToConnect, noAnswer }
public typealias GKInviteeResponse = GKInviteRecipientResponse
/// The way in which players are found.
public enum GKMatchmakingMode: Int, Sendable { case `default`, nearbyOnly, automatchOnly, inviteOnly }
/// Whether an app may see the friends.
public enum GKFriendsAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The wish for players.
open class GKMatchRequest: NSObject, @unchecked Sendable {
    /// The kind of a game.
    public enum MatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }
    open var minPlayers = 2, maxPlayers = 2, defaultNumberOfPlayers = 2
    open var playerGroup = 0, playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?, inviteMessage: String?, restrictToAutomatch = false
    open var queueName: String?, properties: [String: Any]?
    open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
    public override init() { super.init() }
    open class func maxPlayersAllowedForMatch(of matchType: MatchType) -> Int { matchType == .peerToPeer ? 4 : 16 }
}
/// An invitation. There is none.
open class GKInvite: NSObject, @unchecked Sendable {
    open var sender: GKPlayer { GKPlayer() }
    open var isHosted: Bool { false }
    open var playerGroup: Int { 0 }
    open var playerAttributes: UInt32 { 0 }
}
/// Players who were found. There are none.
open class GKMatchedPlayers: NSObject, @unchecked Sendable {
    open var players: [GKPlayer] { [] }
    open var properties: [String: Any]? { nil }
    open var playerProperties: [GKPlayer: [String: Any]]? { nil }
}
/// The callbacks of a game. They aren't called.
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
    func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
    public func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool { false }
}
/// A game with others. There is none.
open class GKMatch: NSObject, @unchecked Sendable {
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    open var properties: [String: Any]? { nil }
    open var playerProperties: [GKPlayer: [String: Any]]? { nil }
    /// Whether data must arrive.
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    open weak var delegate: (any GKMatchDelegate)?
    /// Throws an error: there are no players.
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
    /// Throws an error: there are no players.
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
    /// Does nothing.
    open func disconnect() {}
    /// Calls the handler with no player.
    open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) { completionHandler(nil) }
    open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
    /// Fails: no player is signed in.
    open func rematch(completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func rematch() async throws -> GKMatch { throw GKError(.notAuthenticated) }
}
/// Finds players, of which there are none.
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let maker = GKMatchmaker()
    open class func shared() -> GKMatchmaker { maker }
    open var inviteHandler: ((GKInvite, [Any]?) -> Void)?
    /// Fails: no player is signed in.
    open func match(for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func match(for invite: GKInvite) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func findMatch(for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func findPlayers(
        forHostedRequest request: GKMatchRequest, withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    /// Fails: no player is signed in.
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
    /// Fails: no player is signed in.
    open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws { throw GKError(.notAuthenticated) }
    /// Does nothing.
    open func cancel() {}
    /// Does nothing.
    open func cancelPendingInvite(to player: GKPlayer) {}
    /// Does nothing.
    open func finishMatchmaking(for match: GKMatch) {}
    /// Does nothing: no player is near.
    open func startBrowsingForNearbyPlayers(handler reachableHandler: ((GKPlayer, Bool) -> Void)? = nil) {}
    /// Does nothing.
    open func stopBrowsingForNearbyPlayers() {}
    /// Fails: no player is signed in.
    open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) { completionHandler?(0, GKError(.notAuthenticated)) }
    /// Fails: no player is signed in.
    open func queryActivity() async throws -> Int { throw GKError(.notAuthenticated) }
}
/// The callbacks of the screen that finds players.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]) {}
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer) {}
}
/// The screen that finds players. It fails when it appears, because no player is signed in.
open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    open private(set) var matchRequest = GKMatchRequest()
    open var isHosted = false, matchmakingMode = GKMatchmakingMode.default, canStartWithMinimumPlayers = false
    /// Creates a screen for a wish.
    public init?(matchRequest request: GKMatchRequest) {
        matchRequest = request
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen for an invitation.
    public init?(invite: GKInvite) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        matchmakerDelegate?.matchmakerViewController(self, didFailWithError: GKError(.notAuthenticated))
    }
    /// Does nothing.
    open func addPlayers(to match: GKMatch) {}
    /// Does nothing.
    open func setHostedPlayer(_ player: GKPlayer, didConnect connected: Bool) {}
}
