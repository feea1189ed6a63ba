// The keychain, in a file in the app's home.
import DeviceServices
@_exported import Foundation
@_exported import typealias UIKitFoundation.OSStatus
@_exported import typealias UIKitRuntime.CFTypeRef

/// The results of calls about items.
public let errSecSuccess: OSStatus = 0, errSecItemNotFound: OSStatus = -25300, errSecDuplicateItem: OSStatus = -25299,
    errSecParam: OSStatus = -50,
    errSecUnimplemented: OSStatus = -4
/// The key for an item's class, and its values.
public let kSecClass = "class", kSecClassGenericPassword = "genp", kSecClassInternetPassword = "inet", kSecClassKey = "keys"
/// The keys for an item's account, service, and server.
public let kSecAttrAccount = "acct", kSecAttrService = "svce", kSecAttrServer = "srvr", kSecAttrGeneric = "gena",
    kSecAttrAccessGroup = "agrp",
    kSecAttrLabel = "labl"
/// The key for when an item can be read, and its values. An item can always be read here.
public let kSecAttrAccessible = "pdmn", kSecAttrAccessibleWhenUnlocked = "ak", kSecAttrAccessibleAfterFirstUnlock = "ck",
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
/// The keys for an item's data and of results.
public let kSecAttrSynchronizable = "sync", kSecValueData = "v_Data", kSecReturnData = "r_Data", kSecReturnAttributes = "r_Attributes"
/// The key for the largest number of results, and its values.
public let kSecMatchLimit = "m_Limit", kSecMatchLimitOne = "m_LimitOne", kSecMatchLimitAll = "m_LimitAll"
/// The usual generator of random numbers.
public nonisolated(unsafe) let kSecRandomDefault: OpaquePointer? = nil

/// The items in the file in the app's home, which outlive the process, as on a device.
private enum Keychain {
    /// The attributes that identify an item of a class; there are no two items with the same values. As Apple documents with
    /// `errSecDuplicateItem`.
    private static let identity = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
            kSecAttrPath,
        ],
        kSecClassKey: [
            kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeySizeInBits,
            kSecAttrEffectiveKeySize,
        ],
        kSecClassCertificate: [kSecAttrCertificateType, kSecAttrIssuer, kSecAttrSerialNumber],
    ]
    private static let everyIdentity = [kSecClass, kSecAttrAccessGroup, kSecAttrSynchronizable]

    private static func text(_ value: Any?) -> String {
        switch value {
        case let flag as Bool: flag ? "1" : "0"
        case let value?: "\(value)"
        case nil: ""
        }
    }

    /// Returns the values that identify an item.
    private static func name(_ item: [String: Any]) -> [String] {
        let keys = everyIdentity + (identity[text(item[kSecClass])] ?? [kSecAttrAccount, kSecAttrService, kSecAttrServer])
        return keys.map { text(item[$0]) }
    }
    static func reference(_ item: [String: Any]) -> Data { Data(name(item).joined(separator: "\0").utf8) }

    /// Returns whether an item has all attributes of a query. Keys that begin with `m_`, `r_`, `u_`, or `v_` are options. Without
    /// `kSecAttrSynchronizable`, a query matches only items that aren't synchronized.
    private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        if let wanted = query[kSecValuePersistentRef] as? Data, wanted != reference(item) { return false }
        return query.allSatisfy { key, value in
            switch key {
            case kSecAttrAccessControl, kSecUseDataProtectionKeychain: true
            case kSecAttrSynchronizable: text(value) == kSecAttrSynchronizableAny || text(value) == text(item[key])
            default: key.dropFirst().hasPrefix("_") || text(value) == text(item[key])
            }
        } && (query[kSecAttrSynchronizable] != nil || query[kSecValuePersistentRef] != nil || text(item[kSecAttrSynchronizable]) != "1")
    }

    /// Returns an item with its default attributes added.
    static func completed(_ item: [String: Any]) -> [String: Any] {
        let control = item[kSecAttrAccessControl] as? SecAccessControl
        return [kSecAttrAccessible: control?.protection ?? kSecAttrAccessibleWhenUnlocked, kSecAttrSynchronizable: false]
            .merging(item) { $1 }
    }

    /// The part of an item that a file can hold: an object of the process, such as an access control, is left out.
    private static func stored(_ item: [String: Any]) -> [String: Any] {
        item.filter {
            guard !$0.key.dropFirst().hasPrefix("_") || $0.key == kSecValueData else { return false }
            return $0.value is String || $0.value is Data || $0.value is Date || $0.value is Bool || $0.value is any BinaryInteger
                || $0.value is NSNumber
                || $0.value is Double
        }
    }

    private static func change(_ body: (inout [[String: Any]]) -> (OSStatus, isChanged: Bool)) -> OSStatus {
        (try? KeychainFile.change(body)) ?? errSecIO
    }

    static func add(_ item: [String: Any]) -> OSStatus {
        change { items in
            if items.contains(where: { name($0) == name(item) }) { return (errSecDuplicateItem, false) }
            items.append(stored(item))
            return (errSecSuccess, true)
        }
    }
    static func find(_ query: [String: Any]) -> [[String: Any]] { KeychainFile.items.filter { matches($0, query) } }
    static func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        change { items in
            let places = items.indices.filter { matches(items[$0], query) }
            for index in places { items[index].merge(stored(changes)) { $1 } }
            return places.isEmpty ? (errSecItemNotFound, false) : (errSecSuccess, true)
        }
    }
    static func delete(_ query: [String: Any]) -> OSStatus {
        change { items in
            let before = items.count
            items.removeAll { matches($0, query) }
            return items.count < before ? (errSecSuccess, true) : (errSecItemNotFound, false)
        }
    }
}

// A query is a CFDictionary, an NSDictionary, or a dictionary of strings; the first overload accepts the last type.
private func named(_ query: [AnyHashable: Any]) -> [String: Any] {
    query.reduce(into: [:]) { if let name = $1.key.base as? String { $0[name] = $1.value } }
}
private func named(_ query: NSDictionary) -> [String: Any] { named(query as? [AnyHashable: Any] ?? [:]) }

/// Returns the key of an item, or `nil` if it is another one.
private func key(_ item: [String: Any]) -> SecKey? {
    guard "\(item[kSecClass] ?? "")" == kSecClassKey, let data = item[kSecValueData] as? Data else { return nil }
    return SecKeyCreateWithData(data, item.filter { $0.key != kSecValueData } as [AnyHashable: Any], nil)
}

/// Returns the result that a query requests: an item's attributes and data in one dictionary, or only one of them.
private func answer(_ item: [String: Any], to query: [String: Any]) -> AnyObject? {
    func wants(_ key: String) -> Bool { query[key].map { "\($0)" == "true" || "\($0)" == "1" } ?? false }
    let data = item[kSecValueData], reference = Keychain.reference(item)
    let several = [kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef, kSecReturnRef].filter(wants).count > 1
    guard several || wants(kSecReturnAttributes) else {
        if wants(kSecReturnRef) { return key(item) }
        return wants(kSecReturnPersistentRef) ? reference as AnyObject : wants(kSecReturnData) ? data as AnyObject? : nil
    }
    var result = wants(kSecReturnAttributes) ? item.filter { $0.key != kSecValueData } : [:]
    if wants(kSecReturnData) { result[kSecValueData] = data }
    if wants(kSecReturnPersistentRef) { result[kSecValuePersistentRef] = reference }
    if wants(kSecReturnRef) { result[kSecValueRef] = key(item) }
    return result as AnyObject
}

/// Adds an item to the app's keychain, and stores the requested values. Returns `errSecDuplicateItem` if there is one with the same
/// attributes.
public func SecItemAdd(_ attributes: [AnyHashable: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    var query = named(attributes)
    if let key = query[kSecValueRef] as? SecKey, let values = SecKeyCopyAttributes(key) {
        query[kSecClass] = kSecClassKey
        query = named(values).merging(query) { $1 }
        query[kSecValueData] = key.data
    }
    guard query[kSecClass] != nil else { return errSecParam }
    let item = Keychain.completed(query)
    let status = Keychain.add(item)
    if status == errSecSuccess, let answer = answer(item, to: query) { result?.pointee = answer }
    return status
}
/// Changes the items that match. Returns `errSecItemNotFound` if there is none.
public func SecItemUpdate(_ query: [AnyHashable: Any], _ attributes: [AnyHashable: Any]) -> OSStatus {
    Keychain.update(named(query), named(attributes))
}
/// Deletes the items that match. Returns `errSecItemNotFound` if there is none.
public func SecItemDelete(_ query: [AnyHashable: Any]) -> OSStatus { Keychain.delete(named(query)) }
/// Stores the requested values of the items that match: one, or an array. Returns `errSecItemNotFound` if there is none.
public func SecItemCopyMatching(_ query: [AnyHashable: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = named(query)
    let found = Keychain.find(query)
    guard !found.isEmpty else { return errSecItemNotFound }
    let answers = found.map { answer($0, to: query) }
    result?.pointee = query[kSecMatchLimit].map({ "\($0)" }) == kSecMatchLimitAll ? answers.compactMap(\.self) as AnyObject : answers[0]
    return errSecSuccess
}
/// Adds an item to the app's keychain.
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    SecItemAdd(named(attributes), result)
}
/// Changes the items that match.
public func SecItemUpdate(_ query: NSDictionary, _ attributes: NSDictionary) -> OSStatus {
    Keychain.update(named(query), named(attributes))
}
/// Deletes the items that match.
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { Keychain.delete(named(query)) }
/// Stores the requested values of the items that match.
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    SecItemCopyMatching(named(query), result)
}
/// Stores random bytes, and returns 0.
public func SecRandomCopyBytes(_ generator: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var random = SystemRandomNumberGenerator()  // wall clock: the app asks for random bytes
    // wall clock: the same
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &random), toByteOffset: index, as: UInt8.self) }
    return 0
}
