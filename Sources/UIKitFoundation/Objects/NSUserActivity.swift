import Foundation
import UIKitRuntime

/// The callbacks of an activity that is about to be saved, or that continues on another device.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}
extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The user's current activity in the app, for restoration and deep links. Nothing leaves the app on Linux: there is no Handoff and no
/// search index.
open class NSUserActivity: KeyValueObject, @unchecked Sendable {
    open private(set) var activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]? {
        get { storedInfo }
        set { if StorableInfo.check(newValue, allowsLinks: true, "NSUserActivity") { storedInfo = newValue } }
    }
    private var storedInfo: [AnyHashable: Any]?
    /// Stored only, like the following properties: there is no search index, and no other device for Handoff.
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var supportsContinuationStreams = false
    open weak var delegate: (any NSUserActivityDelegate)?
    open var targetContentIdentifier: String?
    open var persistentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    nonisolated(unsafe) public private(set) static var current: NSUserActivity?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() { Self.setCurrent(self) }
    open func resignCurrent() { if Self.current === self { Self.setCurrent(nil) } }
    open func invalidate() { resignCurrent() }
    private static func setCurrent(_ activity: NSUserActivity?) { current = activity }
}
