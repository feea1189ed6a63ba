import Foundation
import UIKitRuntime

/// The callbacks of an activity that is about to be saved, or that continues on another device.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Called before the activity is saved, to bring it up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called when the activity was continued elsewhere. Never called here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    /// Called when another device asks for streams. Never called here.
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}
extension NSUserActivityDelegate {
    /// Does nothing by default.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
    /// Does nothing by default.
    public func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream) {}
}

/// The type of an activity that opens a web page, as by a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The user's current activity in the app, for restoration and deep links. Nothing leaves the app on Linux: there is no Handoff and no
/// search index.
open class NSUserActivity: KeyValueObject, @unchecked Sendable {
    /// The activity's type, such as a reversed domain name.
    open private(set) var activityType: String
    /// The activity's name for users, or `nil`.
    open var title: String?
    /// The state to restore; `nil` for none. Values that can't be stored raise an exception.
    open var userInfo: [AnyHashable: Any]? {
        get { storedInfo }
        set { if StorableInfo.check(newValue, allowsLinks: true, "NSUserActivity") { storedInfo = newValue } }
    }
    private var storedInfo: [AnyHashable: Any]?
    /// Stored but has no effect, like the following properties: there is no search index, and no other device for Handoff.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the delegate should bring the activity up to date. Stored but has no effect.
    open var needsSave = false
    /// The web page that represents the activity, or `nil`.
    open var webpageURL: URL?
    /// The page that led to the activity, or `nil`. Stored but has no effect.
    open var referrerURL: URL?
    /// The date after which the activity is no longer needed, or `nil`. Stored but has no effect.
    open var expirationDate: Date?
    /// The words by which the activity is found. Stored but has no effect.
    open var keywords: Set<String> = []
    /// Whether both devices can exchange data. Stored but has no effect.
    open var supportsContinuationStreams = false
    /// The receiver of the activity's callbacks. Not retained.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// The content for which a scene is chosen, or `nil`. Stored but has no effect.
    open var targetContentIdentifier: String?
    /// The name by which the activity is deleted from the index, or `nil`. Stored but has no effect.
    open var persistentIdentifier: String?
    /// Whether other devices may continue the activity. Stored but has no effect.
    open var isEligibleForHandoff = true
    /// Whether the user can find the activity. Stored but has no effect.
    open var isEligibleForSearch = false
    /// Whether all users can find the activity. Stored but has no effect.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity. Stored but has no effect.
    open var isEligibleForPrediction = false
    /// The user's current activity, or `nil`.
    nonisolated(unsafe) public private(set) static var current: NSUserActivity?

    /// Creates an activity of a type, which the app's `Info.plist` lists.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds values to ``userInfo``; they replace those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Makes this the user's current activity.
    open func becomeCurrent() { Self.setCurrent(self) }
    /// Leaves the app without a current activity, if this is it.
    open func resignCurrent() { if Self.current === self { Self.setCurrent(nil) } }
    /// Ends the activity, which is no longer current.
    open func invalidate() { resignCurrent() }
    /// Calls the handler with an error: no other device has the activity.
    @preconcurrency open func getContinuationStreams(
        completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, CocoaError(.userActivityConnectionUnavailable))
    }
    /// Forgets saved activities, and calls the handler. None is saved here.
    @preconcurrency open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: handler)
    }
    /// Forgets saved activities, and calls the handler. None is saved here.
    @preconcurrency open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async(execute: handler)
    }
    open class func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [String]) async {}
    /// Forgets saved activities. None is saved here.
    open class func deleteAllSavedUserActivities() async {}

    /// Stores a value as the activity's information: a dictionary of its properties. Throws if it is of another kind.
    public final func setTypedPayload<T: Encodable>(_ payload: T) throws {
        let plist = try PropertyListSerialization.propertyList(from: PropertyListEncoder().encode(payload), format: nil)
        guard let values = plist as? [String: Any] else {
            throw EncodingError.invalidValue(payload, .init(codingPath: [], debugDescription: "The payload is not a dictionary."))
        }
        userInfo = values
    }
    /// Returns the activity's information as a value. Throws if it is another one.
    public final func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
        let values = (userInfo ?? [:]).reduce(into: [String: Any]()) { if let key = $1.key as? String { $0[key] = $1.value } }
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        return try PropertyListDecoder().decode(type, from: data)
    }
    private static func setCurrent(_ activity: NSUserActivity?) { current = activity }
}
