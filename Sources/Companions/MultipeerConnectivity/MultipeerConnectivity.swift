//! Nobody is nearby: sessions stay without peers.
@_exported import PlaceholderCompanion

open class MCPeerID: NSObject, @unchecked Sendable {
    public let displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
@preconcurrency @MainActor
public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
open class MCSession: NSObject {
    open weak var delegate: (any MCSessionDelegate)?
    public let myPeerID: MCPeerID
    open var connectedPeers: [MCPeerID] { [] }
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil, encryptionPreference: MCEncryptionPreference = .optional) { self.myPeerID = myPeerID }
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw unavailableOnLinux }
    open func disconnect() {}
}
open class MCAdvertiserAssistant: NSObject {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
    open func start() {}
    open func stop() {}
}
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
open class MCBrowserViewController: UnavailableFrameworkController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public convenience init(serviceType: String, session: MCSession) { self.init() }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Multipeer Connectivity")
    }
}
@preconcurrency @MainActor
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
open class MCNearbyServiceAdvertiser: NSObject {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}
