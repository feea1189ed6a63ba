/// The screen that Game Center shows first.
public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

/// The callback for closing Game Center's screen.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// A labeled placeholder below a bar with a Done button, which calls the delegate.
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init()
        viewState = state
    }
    public convenience init(leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope) {
        self.init(state: .leaderboards)
        (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
    }
    public convenience init(leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboard.identifier
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        let page = UnavailableFrameworkController()
        page.showUnavailable("Game Center")
        page.title = "Game Center"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
            })
        viewControllers = [page]
    }
}
