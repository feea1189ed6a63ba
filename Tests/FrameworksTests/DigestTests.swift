import CommonCryptoCompanion
import CryptoKitCompanion
import Foundation
import Testing

/// The examples of RFC 1321, FIPS 180-4, and RFC 4231.
@Suite("digests")
struct DigestTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    @Test("digests of an empty message, of abc, and of more than a block")
    func examples() {
        let abc = Data("abc".utf8), long = Data(String(repeating: "1234567890", count: 8).utf8)
        #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.MD5.hash(data: long)) == "57edf4a22be3c955ac49da2e2107b67a")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: abc).description == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hex(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        var parts = SHA256()
        parts.update(data: Data("a".utf8))
        parts.update(data: [UInt8]("bc".utf8))
        #expect(parts.finalize() == SHA256.hash(data: abc))
    }

    @Test("message authentication codes, from Swift and from C")
    func codes() {
        let data = Data("what do ya want for nothing?".utf8), key = Data("Jefe".utf8)
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        let code = HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key))
        #expect(hex(code) == expected)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(data: key)))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: SymmetricKey(data: key)))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: SymmetricKey(data: key + [1])))
        // Codes equal their bytes, and nothing that is shorter, longer, or different in any byte.
        let bytes = Array(code), same = HMAC<SHA256>.authenticationCode(for: data, using: SymmetricKey(data: key))
        #expect(code == same && code.hashValue == same.hashValue && code == bytes && code == Data(bytes))
        #expect(code != HMAC<SHA256>.authenticationCode(for: data + [0], using: SymmetricKey(data: key)))
        for wrong in [[], Array(bytes.dropLast()), Array(bytes.dropFirst()), bytes + [0], bytes + bytes] { #expect(!(code == wrong)) }
        for index in bytes.indices {
            var wrong = bytes
            wrong[index] ^= 0x80
            #expect(!(code == wrong), "byte \(index)")
        }
        var out = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        Array(data).withUnsafeBytes { data in
            Array(key).withUnsafeBytes {
                CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), $0.baseAddress, $0.count, data.baseAddress, data.count, &out)
            }
        }
        #expect(hex(out) == expected)
        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5("abc", 3, &md5)
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    }
}
