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
}

@Suite("Server trust")
struct ServerTrustTests {
    @Test("certificates created by an app keep their data and are not trusted")
    func ownTrust() throws {
        let certificate = try #require(SecCertificateCreateWithData(nil, Data([1, 2])))
        #expect(SecCertificateCreateWithData(nil, Data()) == nil && SecCertificateCopyData(certificate) == Data([1, 2]))
        var trust: SecTrust?
        #expect(
            SecTrustCreateWithCertificates([certificate] as AnyObject, SecPolicyCreateSSL(true, "example.org"), &trust) == errSecSuccess)
        let made = try #require(trust)
        #expect(
            SecTrustGetCertificateCount(made) == 1 && SecTrustGetCertificateAtIndex(made, 0) == certificate
                && SecTrustGetCertificateAtIndex(made, 1) == nil)
        var error: NSError?, result = SecTrustResultType.invalid
        #expect(!SecTrustEvaluateWithError(made, &error) && error?.code == Int(errSecNotTrusted))
        #expect(SecTrustEvaluate(made, &result) == errSecSuccess && result == .recoverableTrustFailure)
    }

    @Test("CoreFoundation distinguishes Booleans from numbers, and names encodings by their IANA names")
    func types() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID() && CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("a" as AnyObject) == CFStringGetTypeID() && CFGetTypeID(NSObject()) == 0)
        #expect(
            CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("UTF-8")) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertIANACharSetNameToEncoding("nonsense") == kCFStringEncodingInvalidId)
    }
}
