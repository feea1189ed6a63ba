import Foundation
import SecurityCompanion
import Testing

@Suite("Keychain")
struct KeychainTests {
    @Test("an item added with a CFDictionary is found with any kind of dictionary")
    func items() {
        let item: [AnyHashable: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "ada", kSecAttrService: "KeychainTests", kSecValueData: Data("secret".utf8)]
        #expect(SecItemAdd(item, nil) == errSecSuccess)
        #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
        let query: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "KeychainTests", kSecReturnData: true]
        var found: AnyObject?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
        #expect(found as? Data == Data("secret".utf8))
        #expect(SecItemCopyMatching(NSMutableDictionary(dictionary: query.merging([kSecReturnAttributes: true]) { $1 }), &found) == errSecSuccess)
        #expect((found as? [String: Any])?[kSecAttrAccount] as? String == "ada")
        #expect(SecItemDelete(query) == errSecSuccess)
        #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    }
}
