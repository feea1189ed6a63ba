import CommonCryptoCompanion
import CryptoKitCompanion
import Foundation
import Testing

/// The examples of NIST SP 800-38A and 800-38D, FIPS 46-3, RFC 5869, and RFC 6070.
@Suite("ciphers and derived keys")
struct CipherTests {
    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    }
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func crypt(
        _ operation: Int, _ algorithm: Int, _ options: Int, key: [UInt8], vector: [UInt8]? = nil, _ input: [UInt8], room: Int? = nil
    ) -> (status: Int, bytes: [UInt8], moved: Int) {
        var output = [UInt8](repeating: 0, count: room ?? input.count + 16), moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, vector, input, input.count, &output,
            output.count, &moved)
        return (Int(status), Array(output.prefix(moved)), moved)
    }

    @Test("a message is encrypted by blocks, with padding only if requested")
    func blocks() {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c"), vector = Array(UInt8(0)..<16),
            plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        let bare = crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, vector: vector, plain)
        #expect(bare.status == kCCSuccess && hex(bare.bytes) == "7649abac8119b246cee98e9b12e9197d")
        let padded = crypt(kCCEncrypt, kCCAlgorithmAES128, kCCOptionPKCS7Padding, key: key, vector: vector, plain)
        #expect(padded.bytes.count == 32 && padded.bytes.prefix(16) == bare.bytes[...])
        #expect(crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, vector: vector, padded.bytes).bytes == plain)
        let book = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionECBMode, key: key, plain)
        #expect(hex(book.bytes) == "3ad77bb40d7a3660a89ecaf32466ef97")
        let des = crypt(kCCEncrypt, kCCAlgorithmDES, kCCOptionECBMode, key: bytes("133457799bbcdff1"), bytes("0123456789abcdef"))
        #expect(hex(des.bytes) == "85e813540f0ab405")
    }

    @Test("unsupported input is rejected with a status, and too small an output buffer with the size that it needs")
    func refusals() {
        let key = [UInt8](repeating: 1, count: 16), plain = Array("hello".utf8)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, 0, key: key, plain).status == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: Array(key.dropLast()), plain).status == kCCKeySizeError)
        let small = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, plain, room: 5)
        #expect(small.status == kCCBufferTooSmall && small.moved == 16)
        let sealed = crypt(kCCEncrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: key, plain).bytes
        let wrong = crypt(kCCDecrypt, kCCAlgorithmAES, kCCOptionPKCS7Padding, key: [UInt8](repeating: 2, count: 16), sealed)
        #expect(wrong.status == kCCDecodeError)
    }

    @Test("a cipher accepts its message in pieces, and in counter mode partial blocks")
    func pieces() throws {
        let key = bytes("2b7e151628aed2a6abf7158809cf4f3c"), counter = bytes("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff")
        let plain = bytes("6bc1bee22e409f96e93d7e117393172a")
        var reference: CCCryptorRef?
        #expect(
            Int(
                CCCryptorCreateWithMode(
                    CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding), counter, key,
                    key.count, nil, 0, 0,
                    CCModeOptions(kCCModeOptionCTR_BE), &reference)) == kCCSuccess)
        let cipher = try #require(reference)
        var output = [UInt8](repeating: 0, count: 16), moved = 0, result: [UInt8] = []
        for part in [plain[..<5], plain[5...]] {
            #expect(Int(CCCryptorUpdate(cipher, Array(part), part.count, &output, 16, &moved)) == kCCSuccess)
            result += output.prefix(moved)
        }
        #expect(Int(CCCryptorFinal(cipher, &output, 16, &moved)) == kCCSuccess && moved == 0)
        #expect(hex(result) == "874d6191b620e3261bef6864990db6ce")
        #expect(Int(CCCryptorRelease(cipher)) == kCCSuccess)
    }

    @Test("digests of 224 bits, and digests of a message in pieces")
    func digests() {
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        CC_SHA224("abc", 3, &digest)
        #expect(hex(digest) == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        var context = CC_MD5_CTX(), whole = [UInt8](repeating: 0, count: 16)
        CC_MD5_Init(&context)
        CC_MD5_Update(&context, "ab", 2)
        CC_MD5_Update(&context, "c", 1)
        CC_MD5_Final(&whole, &context)
        #expect(hex(whole) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test("a key is derived from a password and from a secret")
    func derivedKeys() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &key,
            key.count)
        #expect(Int(status) == kCCSuccess && hex(key) == "4b007901b765489abead49d926f721d065a429c1")
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: Array(UInt8(0)...12),
            info: Array(UInt8(0xf0)...0xf9),
            outputByteCount: 42)
        #expect(
            derived.withUnsafeBytes { hex($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("a sealed box opens only with its key and unchanged data")
    func boxes() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308")),
            nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let plain = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let further = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: further)
        #expect(
            hex(box.ciphertext)
                == "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
        )
        #expect(hex(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: #require(box.combined)), using: key, authenticating: further) == Data(plain))
        #expect(throws: CryptoKitError.self) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.seal(plain, using: SymmetricKey(data: [1, 2, 3])) }
        let stream = try ChaChaPoly.seal(plain, using: SymmetricKey(size: .bits256))
        #expect(stream.combined.count == plain.count + 28)
        #expect(throws: CryptoKitError.self) { try ChaChaPoly.open(stream, using: SymmetricKey(size: .bits256)) }
    }
}
