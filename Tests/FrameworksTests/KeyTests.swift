import Foundation
import SecurityCompanion
import Testing

@Suite("Keys")
struct KeyTests {
    private func key(_ type: String, _ size: Int, _ more: [String: Any] = [:]) throws -> SecKey {
        let parameters: [String: Any] = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: size].merging(more) { $1 }
        return try #require(SecKeyCreateRandomKey(parameters, nil))
    }

    @Test("a signature is valid only for its message and its key", arguments: [256, 384, 521])
    func curves(_ size: Int) throws {
        let key = try key(kSecAttrKeyTypeECSECPrimeRandom, size)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let message = Data("message".utf8)
        for algorithm in [SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, .ecdsaSignatureMessageRFC4754SHA384] {
            let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
            #expect(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
            #expect(!SecKeyVerifySignature(publicKey, algorithm, Data("other".utf8), signature, nil))
        }
        let plain = try #require(SecKeyCreateSignature(key, .ecdsaSignatureMessageRFC4754SHA256, message, nil))
        #expect(plain.count == 2 * ((size + 7) / 8))
        #expect(SecKeyGetBlockSize(key) == (size + 7) / 8)
    }

    @Test("keys are written and read in the formats of Apple's documentation")
    func data() throws {
        let curve = try key(kSecAttrKeyTypeECSECPrimeRandom, 256)
        let point = try #require(SecKeyCopyPublicKey(curve).flatMap { SecKeyCopyExternalRepresentation($0, nil) })
        let whole = try #require(SecKeyCopyExternalRepresentation(curve, nil))
        #expect(point.count == 65 && point.first == 4 && whole.count == 97 && whole.starts(with: point))
        let attributes: [String: Any] = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClass: kSecAttrKeyClassPrivate]
        let copy = try #require(SecKeyCreateWithData(whole, attributes, nil))
        #expect(copy == curve && SecKeyCopyExternalRepresentation(copy, nil) == whole)
        let rsa = try key(kSecAttrKeyTypeRSA, 2048)
        let bytes = try #require(SecKeyCopyExternalRepresentation(rsa, nil))
        let read = SecKeyCreateWithData(
            bytes, [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate] as [AnyHashable: Any], nil)
        #expect(read == rsa && SecKeyGetBlockSize(rsa) == 256)
        var error: Unmanaged<NSError>?
        #expect(SecKeyCreateWithData(Data([1, 2]), attributes, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecParam))
    }

    @Test("RSA signs and encrypts by each padding")
    func rsa() throws {
        let key = try key(kSecAttrKeyTypeRSA, 2048)
        let publicKey = try #require(SecKeyCopyPublicKey(key))
        let message = Data("message".utf8)
        for algorithm in [
            SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA512, .rsaSignatureMessagePKCS1v15SHA1,
        ] {
            let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
            #expect(signature.count == 256 && SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
        }
        for algorithm in [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256] {
            let secret = try #require(SecKeyCreateEncryptedData(publicKey, algorithm, message, nil))
            #expect(SecKeyCreateDecryptedData(key, algorithm, secret, nil) == message)
        }
        #expect(!SecKeyIsAlgorithmSupported(publicKey, .sign, .rsaSignatureMessagePKCS1v15SHA256))
        #expect(!SecKeyIsAlgorithmSupported(key, .decrypt, .eciesEncryptionStandardX963SHA256AESGCM))
        #expect(SecKeyAlgorithm.rsaEncryptionOAEPSHA256.rawValue == "algid:encrypt:RSA:OAEP:SHA256")
    }

    @Test("two sides derive the same secret")
    func exchange() throws {
        let (one, other) = (try key(kSecAttrKeyTypeECSECPrimeRandom, 256), try key(kSecAttrKeyTypeECSECPrimeRandom, 256))
        let keys = (try #require(SecKeyCopyPublicKey(one)), try #require(SecKeyCopyPublicKey(other)))
        let parameters: [AnyHashable: Any] = [SecKeyKeyExchangeParameter.requestedSize.rawValue: 40]
        for (algorithm, size) in [(SecKeyAlgorithm.ecdhKeyExchangeStandard, 32), (.ecdhKeyExchangeStandardX963SHA256, 40)] {
            let secret = SecKeyCopyKeyExchangeResult(one, algorithm, keys.1, parameters, nil)
            #expect(secret?.count == size && secret == SecKeyCopyKeyExchangeResult(other, algorithm, keys.0, parameters, nil))
        }
    }

    @Test("a permanent key is found by its tag and deleted")
    func keychain() throws {
        let tag = Data("org.understudy.KeyTests".utf8)
        let query: [String: Any] = [kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true]
        _ = SecItemDelete(query)
        let own: [String: Any] = [kSecAttrIsPermanent: true, kSecAttrApplicationTag: tag]
        let key = try key(kSecAttrKeyTypeECSECPrimeRandom, 256, [kSecPrivateKeyAttrs: own as [AnyHashable: Any]])
        var found: AnyObject?
        #expect(SecItemCopyMatching(query, &found) == errSecSuccess)
        #expect(found as? SecKey == key)
        #expect(SecItemDelete(query) == errSecSuccess && SecItemCopyMatching(query, &found) == errSecItemNotFound)
    }
}

@Suite("Server trust")
struct ServerTrustTests {
    private static func data(_ text: String) -> Data { Data(base64Encoded: text.filter { !$0.isWhitespace }) ?? Data() }
    // Made by `openssl req -x509`, `openssl x509 -req`, and `openssl pkcs12 -export`; valid from 2026 to 2126.
    static let root = data(
        """
        MIIBqTCCAU+gAwIBAgIUPEdARzbrULWRM12hcdUROHoArJowCgYIKoZIzj0EAwIwKTESMBAGA1UEAwwJVGVzdCBSb290MRMwEQYDVQQKDApVbmRlcnN0dW
        R5MCAXDTI2MTEzMDA5MjUxNloYDzIxMjYxMTA2MDkyNTE2WjApMRIwEAYDVQQDDAlUZXN0IFJvb3QxEzARBgNVBAoMClVuZGVyc3R1ZHkwWTATBgcqhkjO
        PQIBBggqhkjOPQMBBwNCAARSxcbygNDLFBGcJnmbZSXLlfNwFkluAfI+hrI0dXu3GodLy59zvJ5P0/MspAhOgEux8wGL/LlhAVD6mc9+oAFXo1MwUTAdBg
        NVHQ4EFgQUatEszJ+R4YTCKSZSfpy4w9f39TAwHwYDVR0jBBgwFoAUatEszJ+R4YTCKSZSfpy4w9f39TAwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQD
        AgNIADBFAiBAdD4pOUKSzmoyNzz/95eArUrzU1drfS7MnfdAf1+gJwIhAK/Vo+cQ5NuNSrNKekaEy8Apw31oGvTbzZbXGnnQq+od
        """)
    static let leaf = data(
        """
        MIIBzDCCAXKgAwIBAgIBTTAKBggqhkjOPQQDAjApMRIwEAYDVQQDDAlUZXN0IFJvb3QxEzARBgNVBAoMClVuZGVyc3R1ZHkwIBcNMjYxMTMwMDkyNTE2Wh
        gPMjEyNjExMDYwOTI1MTZaMDQxFDASBgNVBAMMC2V4YW1wbGUub3JnMRwwGgYJKoZIhvcNAQkBFg1hQGV4YW1wbGUub3JnMFkwEwYHKoZIzj0CAQYIKoZI
        zj0DAQcDQgAEMGTelX/3r6spNGsdawn3rL2aDbx+NedB2INP/0VFm2XWl9ZpUZc0EXdbP5pa2Tslv+EUIfDLq81jXIgDtD0gRqN+MHwwJQYDVR0RBB4wHI
        ILZXhhbXBsZS5vcmeCDSouZXhhbXBsZS5vcmcwEwYDVR0lBAwwCgYIKwYBBQUHAwEwHQYDVR0OBBYEFCkvcKNR79X/WLzavj9rQXa8C02gMB8GA1UdIwQY
        MBaAFGrRLMyfkeGEwikmUn6cuMPX9/UwMAoGCCqGSM49BAMCA0gAMEUCIHc4tkmDBbPPznn74t+4GL1Jv4R4bII6riQT84r1q+/UAiEA6DH4zj0+tvCFbJ
        NLHB5sjHATEyahGZczMV96mOGYWeg=
        """)
    static let file = data(
        """
        MIIGPAIBAzCCBfIGCSqGSIb3DQEHAaCCBeMEggXfMIIF2zCCBJIGCSqGSIb3DQEHBqCCBIMwggR/AgEAMIIEeAYJKoZIhvcNAQcBMFcGCSqGSIb3DQEFDT
        BKMCkGCSqGSIb3DQEFDDAcBAgHRFVhzaSI3QICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEKBlZAf2xdKTxPhV9IHgvPOAggQQH6mVzX8nM2si
        ap2v0pl15JtM1TCj+tZl4GzdHWZ8HSnvEr+jwn9AN1JZVK9RfW5Vy0xjsdw7Wsv55QLd/rBTimdkukDljMg15WasUInAithbjA1vIQL038/+nnlcvtpWgg
        hoHOuJj68LS3KpQcMK8QgkCZKJHpvuRuiqB44zMevf1Ts2zqy88SRMkftEcVVutwOJ+oE/OCs8wg8wZOwPAnPsRJOTFP4+igHiMQ2py7d0USqsczdUhGpW
        d15NAwsRvYOMPxYUwrtMhJP+TxKx3MJyLPr5zSOvYnVXCfe5U4nsf02qjqSZ1Hzy4MlNl0HVRt02HmXOPl9+QmWPLhZTYAv2f/RvDV+YvR+jMhjicw6Rb0
        sVvI55rdUIrS41ETE3NjbthdHRui97Eh/yeLNRjMI5W0Dl6LT6DSBh5BlP/KRHro+SR9Uca34a9Qft5RNg1+Rn+etEaxBmKGvZQypibWNZv8L4dOFBt6Nn
        R9UB4rlhP+r6UElsOSASfqhKovsiTUbFPucz/QwwqVonbtzaStkwp3+pNMVC0Ofn1YDrKvY7SSnuq/ed7ruiM5Hk6Mv0VHm5yPLN9TdmaALl5VHvy0e++U
        Qfq12GAFy0YNZ6BGWxgD154eC5FCcQIdsKNdwFb1o2Rhl5k0DW2wZcph1tPfPZfwv/H/yoVFkscQOVWxF6srghqxmq2HPsZL2jet7Vde7iUPGPa987Y2Yx
        NHhSPg2tLAN9QUflmHk8ssrIgodscwEaDQFkPtgxWBhxYfiRVQhQtY1on4ih114h6LpkHRuIyb9yRNhHOfqbHFv9UzmA/cM67MnbbPOGX9tOt+ElTfGgEk
        xb58gpaOxigii0uD/1bMjIBNTz7fcA8wAz4xtJ7J8KJW6JwpbRFsqsHvN6J7SEshSs5v3Zv04zqjEPxm6TDzKumsJjhMhCKwErqd/UkZ95t4/D1eBftkTG
        GP/3Sja2cCKLSOKKOjV6IGAvruDw187qNjR/OCxOJ+UMuJAgs8waCW80OUpZQP6bxx8X1VXjXk5Qi61RJiLNFSO/JLDKK65tb1//v2HZvWHW+eQ9E6b892
        q78QpOfAlHGpr5biQ6lBfBKk6u3WgkiNp3LUPikxqFwcBZRfk1rNRyLnX/+Wb7HfBXUPWYbpJBnlQ5kdbHC86JfvJvCFq7xf3zyl/VYz/RXipnQzkiHxG7
        jPfyE3RoNRJKKXWsutu6LReXiZVNKxqZkvp3U/DFFvdSTPTMAfaRaNk0CNCEKVydtyQQVGms8+NX7q5XgV4rXTEsfE+U8Trbowd7CXDnq2o7mUUAgzX5bi
        dYavLqHDl/X5B3TEiYC3mfu47rxAobHjgdNh/aIhln+fKqvfPQhnO5u05FKcaXBkfH795ikqvIh1IwggFBBgkqhkiG9w0BBwGgggEyBIIBLjCCASowggEm
        BgsqhkiG9w0BDAoBAqCB7zCB7DBXBgkqhkiG9w0BBQ0wSjApBgkqhkiG9w0BBQwwHAQIr5S2uRRi3ocCAggAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBA
        EqBBDHz8kMoR0E8OzhCGXm2NkYBIGQ60dDHGVjgTMXVaFmbtsuQNdfHMvfjFPsZBAf41G77T0oJ6uqhMLjTH3RCMty9q19BBsCvv6JbeYmZHmOMU+NL3BP
        wH7ximFq6TlMKZp7/TcTdWU5avPdrMYv4UnjrKpLY7C2rTG2i5qEMJWa5QrXAKZ/1eshAt+b0QnNIHhoXmZyUnb3Lm0Cd50IEyQY6jExMSUwIwYJKoZIhv
        cNAQkVMRYEFPkwyGx2+lDLa2U1B1zAaGo0QknFMEEwMTANBglghkgBZQMEAgEFAAQgFinG2tPsgYvkqaEfi56q/CDrjz+fT64w+Vvw6LtEqUIECF+y0xwD
        Cfh7AgIIAA==
        """)

    private func trust(_ policy: SecPolicy, anchors: [SecCertificate]?, year: Int = 2050) throws -> SecTrust {
        var trust: SecTrust?
        let leaf = try #require(SecCertificateCreateWithData(nil, Self.leaf))
        #expect(SecTrustCreateWithCertificates([leaf], policy, &trust) == errSecSuccess)
        let made = try #require(trust)
        #expect(SecTrustSetAnchorCertificates(made, anchors) == errSecSuccess)
        #expect(SecTrustSetVerifyDate(made, Date(timeIntervalSince1970: Double(year - 1970) * 31_556_952)) == errSecSuccess)
        return made
    }

    @Test("a certificate is read, and other data is refused")
    func certificate() throws {
        let leaf = try #require(SecCertificateCreateWithData(nil, Self.leaf))
        #expect(SecCertificateCreateWithData(nil, Data([1, 2])) == nil && SecCertificateCopyData(leaf) == Self.leaf)
        #expect(SecCertificateCopySubjectSummary(leaf) == "example.org")
        #expect(SecCertificateCopySerialNumberData(leaf, nil) == Data([77]))
        let root = try #require(SecCertificateCreateWithData(nil, Self.root))
        #expect(SecCertificateCopyNormalizedIssuerSequence(leaf) == SecCertificateCopyNormalizedSubjectSequence(root))
        #expect(SecCertificateCopyKey(leaf).map { SecKeyGetBlockSize($0) } == 32)
    }

    @Test("a server is trusted by its anchor, its name, and its time")
    func evaluation() throws {
        let root = try #require(SecCertificateCreateWithData(nil, Self.root))
        let good = try trust(SecPolicyCreateSSL(true, "www.example.org"), anchors: [root])
        var error: NSError?, result = SecTrustResultType.invalid
        #expect(SecTrustEvaluateWithError(good, &error) && error == nil)
        #expect(SecTrustEvaluate(good, &result) == errSecSuccess && result == .unspecified)
        #expect(SecTrustGetCertificateCount(good) == 2 && SecTrustGetCertificateAtIndex(good, 1) == root)
        #expect(SecTrustGetCertificateAtIndex(good, 2) == nil)
        let failures = [
            (try trust(SecPolicyCreateSSL(true, "other.org"), anchors: [root]), errSecHostNameMismatch),
            (try trust(SecPolicyCreateBasicX509(), anchors: nil), errSecNotTrusted),
            (try trust(SecPolicyCreateBasicX509(), anchors: [root], year: 2200), errSecCertificateExpired),
            (try trust(SecPolicyCreateBasicX509(), anchors: [root], year: 2000), errSecCertificateNotValidYet),
        ]
        for (trust, code) in failures {
            #expect(!SecTrustEvaluateWithError(trust, &error) && error?.code == Int(code))
        }
        let bad = failures[0].0
        #expect(SecTrustSetExceptions(bad, SecTrustCopyExceptions(bad)))
        #expect(SecTrustEvaluate(bad, &result) == errSecSuccess && result == .proceed)
    }

    @Test("a file with a key and certificates is opened by its password")
    func identity() throws {
        var items: [Any]?
        #expect(SecPKCS12Import(Self.file, [kSecImportExportPassphrase: "no"] as [AnyHashable: Any], &items) == errSecAuthFailed)
        #expect(SecPKCS12Import(Data([1]), [:] as [AnyHashable: Any], &items) == errSecDecode)
        #expect(SecPKCS12Import(Self.file, [kSecImportExportPassphrase: "secret"] as [AnyHashable: Any], &items) == errSecSuccess)
        let item = try #require(items?.first as? [AnyHashable: Any])
        #expect((item[kSecImportItemCertChain] as? [SecCertificate])?.count == 2)
        let identity = try #require(item[kSecImportItemIdentity] as? SecIdentity)
        var certificate: SecCertificate?, key: SecKey?
        #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
        #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
        #expect(certificate.flatMap { SecCertificateCopyKey($0) } == key.flatMap { SecKeyCopyPublicKey($0) })
    }
}
