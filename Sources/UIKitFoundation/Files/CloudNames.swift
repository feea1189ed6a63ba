import Foundation
import UIKitRuntime

// The API of Apple's Foundation for the sandbox and iCloud. Neither exists here, and the API reports this.

extension FileManager {
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    public func isUbiquitousItem(at url: URL) -> Bool { false }
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.appendingPathComponent("Groups/" + groupIdentifier)
    }
}

extension URL {
    /// Always succeeds: every file is accessible.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}

/// The store of an account that is signed out: it lives as long as the process and is never synchronized.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
    open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
    open func removeObject(forKey key: String) { set(nil, forKey: key) }
    open func string(forKey key: String) -> String? { object(forKey: key) as? String }
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func longLong(forKey key: String) -> Int64 {
        (object(forKey: key) as? NSNumber)?.int64Value ?? (object(forKey: key) as? Int64) ?? 0
    }
    open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
    open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    /// Returns `false`: there is no account to synchronize with.
    @discardableResult open func synchronize() -> Bool { false }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

extension URL {
    /// Whether the file, or its placeholder before the download, exists.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
