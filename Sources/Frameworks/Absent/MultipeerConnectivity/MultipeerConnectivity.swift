// There are no peers nearby: sessions stay empty.
@_exported import FrameworkPlaceholder

/// A device, identified by its display name.
open class MCPeerID: NSObject, @unchecked Sendable {
    open private(set) var displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}
/// Whether a peer is connected.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
/// Whether data may be lost in transit.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
/// Whether data is encrypted in transit.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
/// The callbacks for peers and their data, which never occur.
@preconcurrency @MainActor
public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?)
}
/// A session without peers; sending throws.
open class MCSession: NSObject {
    open weak var delegate: (any MCSessionDelegate)?
    open private(set) var myPeerID: MCPeerID
    open var connectedPeers: [MCPeerID] { [] }
    public final let securityIdentity: [Any]?, encryptionPreference: MCEncryptionPreference
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]? = nil, encryptionPreference: MCEncryptionPreference = .required)
    { (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference) }
    /// Calls the handler with an error: there is no network of peers.
    open func nearbyConnectionData(
        forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) {
        completionHandler(nil, unavailableOnLinux)
    }
    /// Throws an error: there is no network of peers.
    open func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data { throw unavailableOnLinux }
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    /// Does nothing: there is no network of peers.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw unavailableOnLinux }
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(unavailableOnLinux)
        return nil
    }
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw unavailableOnLinux }
    /// Does nothing.
    open func disconnect() {}
}
extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
/// The number of peers in a session, including this one.
public let kMCSessionMinimumNumberOfPeers = 2, kMCSessionMaximumNumberOfPeers = 8
/// The callbacks for an invitation to the user, which never occur.
@preconcurrency @MainActor
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
    /// Does nothing.
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    /// Does nothing.
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
/// Advertises a session, which no peer sees.
open class MCAdvertiserAssistant: NSObject {
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    }
    /// Does nothing.
    open func start() {}
    /// Does nothing.
    open func stop() {}
}
/// The callbacks for the end of browsing.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}
extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
/// A labeled placeholder.
open class MCBrowserViewController: UnavailableFrameworkController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers, minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
    open private(set) var browser: MCNearbyServiceBrowser?
    open private(set) var session: MCSession?
    public convenience init(serviceType: String, session: MCSession) {
        self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
    }
    public convenience init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.init()
        (self.browser, self.session) = (browser, session)
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showUnavailable("Multipeer Connectivity")
    }
}
/// The callbacks for invitations, which never occur.
@preconcurrency @MainActor
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
/// Advertises a service, which no peer sees.
open class MCNearbyServiceAdvertiser: NSObject {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    /// Does nothing.
    open func startAdvertisingPeer() {}
    /// Does nothing.
    open func stopAdvertisingPeer() {}
}
/// The callbacks for nearby peers, which never occur.
@preconcurrency @MainActor
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
/// Browses for a service, and finds no peers.
open class MCNearbyServiceBrowser: NSObject {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String
    public init(peer myPeerID: MCPeerID, serviceType: String) { (self.myPeerID, self.serviceType) = (myPeerID, serviceType) }
    /// Does nothing.
    open func startBrowsingForPeers() {}
    /// Does nothing.
    open func stopBrowsingForPeers() {}
    /// Does nothing.
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}

/// The reason why peers are not connected.
public struct MCError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { MCErrorDomain }
    public static var _nsErrorDomain: String { MCErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = MCError
        case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    public static var unknown: Code { .unknown }
    public static var notConnected: Code { .notConnected }
    public static var invalidParameter: Code { .invalidParameter }
    public static var unsupported: Code { .unsupported }
    public static var timedOut: Code { .timedOut }
    public static var cancelled: Code { .cancelled }
    public static var unavailable: Code { .unavailable }
}
public let MCErrorDomain = "MCErrorDomain"
