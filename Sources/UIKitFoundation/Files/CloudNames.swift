import Foundation
import UIKitRuntime

// The API of Apple's Foundation for the sandbox and iCloud. Neither exists here, and the API reports this.

extension FileManager {
    /// Returns `nil`: there is no iCloud container.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// The account of iCloud. Always `nil`: the user is signed out.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// Returns `false`: no file is in iCloud.
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    /// Returns a folder for a group of apps, in the app's own folder of support files. It isn't shared with other apps.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent("Groups/" + groupIdentifier)
    }
}

extension URL {
    /// Always succeeds: every file is accessible.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends an access. Does nothing.
    public func stopAccessingSecurityScopedResource() {}
}

/// The store of an account that is signed out: it lives as long as the process and is never synchronized.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The only store of the process.
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Posted by Foundation when another device changed a value. Never posted here.
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    /// Returns the value of a key, or `nil`.
    open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
    /// Sets the value of a key; `nil` removes it. Types aren't checked.
    open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
    /// Removes the value of a key.
    open func removeObject(forKey key: String) { set(nil, forKey: key) }
    /// Returns the text of a key; `nil` if its value is of another type.
    open func string(forKey key: String) -> String? { object(forKey: key) as? String }
    /// Returns the array of a key; `nil` if its value is of another type.
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    /// Returns the dictionary of a key; `nil` if its value is of another type.
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    /// Returns the data of a key; `nil` if its value is of another type.
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    /// Returns the integer of a key; 0 if its value is no number.
    open func longLong(forKey key: String) -> Int64 {
        (object(forKey: key) as? NSNumber)?.int64Value ?? (object(forKey: key) as? Int64) ?? 0
    }
    /// Returns the number of a key; 0 if its value is no `Double`.
    open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
    /// Returns the Boolean of a key; `false` if its value is no Boolean.
    open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
    /// All keys and values.
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Returns `false`: there is no account to synchronize with.
    @discardableResult open func synchronize() -> Bool { false }
}

/// The key for the reason in a change notification.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key for the changed keys in a change notification.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device changed a value.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that values arrived for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that the store is too large.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the user signed in or out.
public let NSUbiquitousKeyValueStoreAccountChange = 3

extension URL {
    /// Whether the file, or its placeholder before the download, exists.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
