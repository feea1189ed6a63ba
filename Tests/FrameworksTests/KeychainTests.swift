import UIKitFoundation
import Foundation
import SecurityCompanion
import Testing
import UIKitRuntime

@Suite("Keychain")
struct KeychainTests {
    @Test("an item added with a CFDictionary is found with any kind of dictionary")
    func items() {
        let item: [AnyHashable: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecAttrService: "KeychainTests",
            kSecValueData: Data("secret".utf8),
        ]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "KeychainTests", kSecReturnData: true]
        var found: AnyObject?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        #expect(
            SecItemCopyMatching(NSMutableDictionary(dictionary: query.merging([kSecReturnAttributes: true]) { $1 }), &found)
                == errSecSuccess)
        #expect((found as? [String: Any])?[kSecAttrAccount] as? String == "ada")
        #expect(SecItemDelete(query) == errSecSuccess)
        #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    }

    @Test("Internet passwords of one account are distinguished by server, protocol, and port")
    func internetPasswords() {
        let item: [String: Any] = [kSecClass: kSecClassInternetPassword, kSecAttrAccount: "ada", kSecAttrServer: "keychain.example"]
        func add(_ name: String, _ more: [String: Any]) -> OSStatus {
            SecItemAdd(item.merging(more) { $1 }.merging([kSecValueData: Data(name.utf8)]) { $1 }, nil)
        }
        #expect(add("web", [kSecAttrProtocol: kSecAttrProtocolHTTPS]) == errSecSuccess)
        #expect(add("files", [kSecAttrProtocol: kSecAttrProtocolFTP]) == errSecSuccess)
        #expect(add("port", [kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecAttrPort: 8080]) == errSecSuccess)
        #expect(add("again", [kSecAttrProtocol: kSecAttrProtocolFTP]) == errSecDuplicateItem)
        #expect(add("label", [kSecAttrProtocol: kSecAttrProtocolFTP, kSecAttrLabel: "other"]) == errSecDuplicateItem)
        var found: AnyObject?
        let query = item.merging([kSecAttrProtocol: kSecAttrProtocolFTP, kSecReturnData: true]) { $1 }
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data("files".utf8))
        #expect(SecItemCopyMatching(item.merging([kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true]) { $1 }, &found) == 0)
        #expect((found as? [[String: Any]])?.count == 3)
        #expect(SecItemDelete(item) == errSecSuccess)
    }

    @Test("items that are synchronized are found only by queries that ask for them")
    func synchronizedItems() {
        let item: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "KeychainTests.sync"]
        func found(_ more: [String: Any]) -> OSStatus { SecItemCopyMatching(item.merging(more) { $1 }, nil) }
        #expect(SecItemAdd(item.merging([kSecAttrSynchronizable: true]) { $1 }, nil) == errSecSuccess)
        #expect(found([:]) == errSecItemNotFound && found([kSecAttrSynchronizable: false]) == errSecItemNotFound)
        #expect(found([kSecAttrSynchronizable: true]) == errSecSuccess)
        #expect(found([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) == errSecSuccess)
        #expect(SecItemDelete(item.merging([kSecAttrSynchronizable: kSecAttrSynchronizableAny]) { $1 }) == errSecSuccess)
    }

    @Test("adding an item returns the requested values, and its persistent reference finds it")
    func returnedValues() throws {
        let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [.userPresence], nil))
        let item: [String: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "KeychainTests.reference", kSecValueData: Data([7]),
            kSecAttrAccessControl: control, kSecReturnPersistentRef: true,
        ]
        var result: AnyObject?
        #expect(SecItemAdd(item, &result) == errSecSuccess)
        let reference = try #require(result as? Data)
        #expect(SecItemCopyMatching([kSecValuePersistentRef: reference, kSecReturnData: true, kSecReturnAttributes: true], &result) == 0)
        let found = try #require(result as? [String: Any])
        #expect(found[kSecValueData] as? Data == Data([7]) && found[kSecAttrAccessible] as? String == kSecAttrAccessibleWhenUnlocked)
        #expect(found[kSecReturnPersistentRef] == nil)
        #expect(SecItemDelete([kSecValuePersistentRef: reference]) == errSecSuccess)
        #expect(SecItemAdd([kSecAttrAccount: "no class"], nil) == errSecParam)
    }

    @Test("a generated password has four groups of three characters, and there are no shared passwords")
    func sharedCredentials() async throws {
        let password = try #require(SecCreateSharedWebCredentialPassword())
        #expect(password.wholeMatch(of: /[A-Za-z3-9]{3}(-[A-Za-z3-9]{3}){3}/) != nil)
        let codes = await withCheckedContinuation { continuation in
            SecAddSharedWebCredential("example.com", "ada", "secret") { added in
                SecRequestSharedWebCredential("example.com", nil) { found, requested in
                    continuation.resume(returning: [found?.count, added?.code, requested?.code])
                }
            }
        }
        #expect(codes == [nil, Int(errSecMissingEntitlement), Int(errSecMissingEntitlement)])
    }

    @Test("an access control of an unknown protection is refused with an error")
    func accessControl() {
        var error: Unmanaged<NSError>?
        #expect(SecAccessControlCreateWithFlags(nil, "never", [], &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
        #expect(
            SecAccessControlCreateFlags.biometryCurrentSet.rawValue == 8 && SecAccessControlCreateFlags.privateKeyUsage.rawValue == 1 << 30)
    }
}

@Suite("Types of values")
struct ValueTypeTests {
    @Test("CoreFoundation distinguishes Booleans from numbers, and names encodings by their IANA names")
    func types() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("a" as AnyObject) == CFStringGetTypeID() && CFGetTypeID(NSObject()) == 0)
        #expect(
            CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("UTF-8")) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertIANACharSetNameToEncoding("nonsense") == kCFStringEncodingInvalidId)
    }
}
