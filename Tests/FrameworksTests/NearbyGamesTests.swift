import GameKitCompanion
import MultipeerConnectivityCompanion
import Testing
import UIKitTesting

@Suite("GameKit without its service")
@MainActor
struct NearbyGamesTests {
    final class Delegate: NSObject, GKGameCenterControllerDelegate, MCNearbyServiceBrowserDelegate {
        var isDone = false
        func gameCenterViewControllerDidFinish(_: GKGameCenterViewController) { isDone = true }
        func browser(_: MCNearbyServiceBrowser, foundPeer _: MCPeerID, withDiscoveryInfo _: [String: String]?) {}
        func browser(_: MCNearbyServiceBrowser, lostPeer _: MCPeerID) {}
    }

    @Test("the local player is not authenticated, and so score reports fail")
    func player() {
        var refusals: [GKError.Code?] = []
        func note(_ error: (any Error)?) { refusals.append((error as? GKError)?.code) }
        GKLocalPlayer.local.authenticateHandler = { controller, error in
            #expect(controller == nil)
            note(error)
        }
        let score = GKScore(leaderboardIdentifier: "best")
        score.value = 12
        GKScore.report([score]) { note($0) }
        GKAchievement.report([GKAchievement(identifier: "first")]) { note($0) }
        GKLeaderboard.submitScore(12, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["best"]) { note($0) }
        #expect(refusals == [.notAuthenticated, .notAuthenticated, .notAuthenticated, .notAuthenticated])
        #expect(!GKLocalPlayer.local.isAuthenticated)
    }

    @Test("the Game Center screen keeps its state and leaderboard, and Done calls its delegate")
    func screen() throws {
        let controller = GKGameCenterViewController(leaderboardID: "best", playerScope: .global, timeScope: .allTime), delegate = Delegate()
        controller.gameCenterDelegate = delegate
        controller.loadViewIfNeeded()
        #expect(controller.viewState == .leaderboards && controller.leaderboardIdentifier == "best")
        let done = try #require(controller.topViewController?.navigationItem.rightBarButtonItem)
        done.primaryAction?.performWithSender(nil, target: nil)
        #expect(delegate.isDone)
    }

    @Test("a browser finds no peers, and a session has none")
    func nearby() {
        let me = MCPeerID(displayName: "me"), delegate = Delegate()
        let browser = MCNearbyServiceBrowser(peer: me, serviceType: "game")
        browser.delegate = delegate
        browser.startBrowsingForPeers()
        let session = MCSession(peer: me)
        #expect(browser.myPeerID === me && session.connectedPeers.isEmpty)
        #expect(MCBrowserViewController(browser: browser, session: session).browser === browser)
    }
}
