// The keychain, in a file in the app's home.
import DeviceServices
@_exported import Foundation

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
private let errSecIO: OSStatus = -36
public let errSecSuccess: OSStatus = 0, errSecItemNotFound: OSStatus = -25300, errSecDuplicateItem: OSStatus = -25299,
    errSecParam: OSStatus = -50,
    errSecUnimplemented: OSStatus = -4
public let kSecClass = "class", kSecClassGenericPassword = "genp", kSecClassInternetPassword = "inet", kSecClassKey = "keys"
public let kSecAttrAccount = "acct", kSecAttrService = "svce", kSecAttrServer = "srvr", kSecAttrGeneric = "gena",
    kSecAttrAccessGroup = "agrp",
    kSecAttrLabel = "labl"
public let kSecAttrAccessible = "pdmn", kSecAttrAccessibleWhenUnlocked = "ak", kSecAttrAccessibleAfterFirstUnlock = "ck",
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku"
public let kSecAttrSynchronizable = "sync", kSecValueData = "v_Data", kSecReturnData = "r_Data", kSecReturnAttributes = "r_Attributes"
public let kSecMatchLimit = "m_Limit", kSecMatchLimitOne = "m_LimitOne", kSecMatchLimitAll = "m_LimitAll"
public nonisolated(unsafe) let kSecRandomDefault: OpaquePointer? = nil

/// The items in the file in the app's home, which outlive the process, as on a device.
private enum Keychain {
    private static let identity = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrGeneric]

    private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        identity.allSatisfy { key in query[key].map { "\($0)" == item[key].map { "\($0)" } } ?? true }
    }

    /// The part of an item that a file can hold: an object of the process, such as an access control, is left out.
    private static func stored(_ item: [String: Any]) -> [String: Any] {
        item.filter {
            $0.value is String || $0.value is Data || $0.value is Date || $0.value is Bool || $0.value is any BinaryInteger
                || $0.value is NSNumber
                || $0.value is Double
        }
    }

    private static func change(_ body: (inout [[String: Any]]) -> (OSStatus, isChanged: Bool)) -> OSStatus {
        (try? KeychainFile.change(body)) ?? errSecIO
    }

    static func add(_ item: [String: Any]) -> OSStatus {
        change { items in
            if items.contains(where: { matches($0, item) }) { return (errSecDuplicateItem, false) }
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

// Queries come as CFDictionary, NSDictionary or a dictionary of strings; the first type accepts the last.
private func named(_ query: [AnyHashable: Any]) -> [String: Any] {
    query.reduce(into: [:]) { if let name = $1.key.base as? String { $0[name] = $1.value } }
}
private func named(_ query: NSDictionary) -> [String: Any] { named(query as? [AnyHashable: Any] ?? [:]) }

public func SecItemAdd(_ attributes: [AnyHashable: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    Keychain.add(named(attributes))
}
public func SecItemUpdate(_ query: [AnyHashable: Any], _ attributes: [AnyHashable: Any]) -> OSStatus {
    Keychain.update(named(query), named(attributes))
}
public func SecItemDelete(_ query: [AnyHashable: Any]) -> OSStatus { Keychain.delete(named(query)) }
public func SecItemCopyMatching(_ query: [AnyHashable: Any], _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    let query = named(query)
    let found = Keychain.find(query)
    guard !found.isEmpty else { return errSecItemNotFound }
    func wants(_ key: String) -> Bool { query[key].map { "\($0)" == "true" || "\($0)" == "1" } ?? false }
    // Attributes and data together are returned as one dictionary; data without attributes directly.
    let answers: [AnyObject?] = found.map { item in
        if wants(kSecReturnAttributes) { return item.filter { $0.key != kSecValueData || wants(kSecReturnData) } as AnyObject }
        return item[kSecValueData] as AnyObject?
    }
    result?.pointee = query[kSecMatchLimit].map({ "\($0)" }) == kSecMatchLimitAll ? answers.compactMap(\.self) as AnyObject : answers[0]
    return errSecSuccess
}
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    Keychain.add(named(attributes))
}
public func SecItemUpdate(_ query: NSDictionary, _ attributes: NSDictionary) -> OSStatus {
    Keychain.update(named(query), named(attributes))
}
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { Keychain.delete(named(query)) }
public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
    SecItemCopyMatching(named(query), result)
}
public func SecRandomCopyBytes(_ generator: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    var random = SystemRandomNumberGenerator()  // wall clock: the app asks for random bytes
    // wall clock: the same
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &random), toByteOffset: index, as: UInt8.self) }
    return 0
}
