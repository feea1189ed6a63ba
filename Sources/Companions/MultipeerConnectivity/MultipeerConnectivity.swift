// Nobody is nearby: sessions stay without peers.
@_exported import PlaceholderCompanion

/// A device by the name it shows.
open class MCPeerID: NSObject, @unchecked Sendable {
    open private(set) var displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether a peer takes part.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether data may be lost on the way.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether data are encrypted on the way.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// Hears of peers and their data; nobody comes.
@preconcurrency @MainActor
public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
/// Stays without peers; sending throws.
open class MCSession: NSObject {
    open weak var delegate: (any MCSessionDelegate)?
    open private(set) var myPeerID: MCPeerID
    open var connectedPeers: [MCPeerID] { [] }
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil, encryptionPreference: MCEncryptionPreference = .optional) { self.myPeerID = myPeerID }
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw unavailableOnLinux }
    open func disconnect() {}
}
/// Offers a session to nobody.
open class MCAdvertiserAssistant: NSObject {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {}
    open func start() {}
    open func stop() {}
}
/// Hears that browsing ended.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}
/// A labelled placeholder.
open class MCBrowserViewController: UnavailableFrameworkController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public convenience init(serviceType: String, session: MCSession) { self.init() }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Multipeer Connectivity")
    }
}
/// Hears of invitations; none comes.
@preconcurrency @MainActor
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
}
/// Offers a service to nobody.
open class MCNearbyServiceAdvertiser: NSObject {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {}
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}
