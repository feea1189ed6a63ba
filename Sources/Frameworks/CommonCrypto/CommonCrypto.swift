// Digests and authentication codes of C. Ciphers and key derivation are missing.
@_exported import Foundation
import CryptoKitCompanion

// FIXME(gap): CCCrypt and CCKeyDerivationPBKDF.

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16, CC_SHA1_DIGEST_LENGTH: Int32 = 20, CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48, CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let kCCHmacAlgSHA1 = 0, kCCHmacAlgMD5 = 1, kCCHmacAlgSHA256 = 2, kCCHmacAlgSHA384 = 3, kCCHmacAlgSHA512 = 4

private func digest(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, _ function: ([UInt8]) -> [UInt8]
) -> UnsafeMutablePointer<UInt8>? {
    guard let result else { return nil }
    for (index, byte) in function(Array(UnsafeRawBufferPointer(start: data, count: Int(length)))).enumerated() { result[index] = byte }
    return result
}

@discardableResult public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, DigestRounds.md5)
}
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, DigestRounds.sha1)
}
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, DigestRounds.sha256)
}
@discardableResult public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, DigestRounds.sha384)
}
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, DigestRounds.sha512)
}

/// Writes nothing if `algorithm` is not one of those above.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    let functions: [any DigestFunction.Type] = [SHA1Function.self, MD5Function.self, SHA256Function.self, SHA384Function.self, SHA512Function.self]
    guard functions.indices.contains(Int(algorithm)), let macOut else { return }
    let function = functions[Int(algorithm)]
    let key = Array(UnsafeRawBufferPointer(start: key, count: keyLength)), message = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
    macOut.copyMemory(from: DigestRounds.authenticationCode(message, key: key, block: function.blockByteCount, function.digest), byteCount: function.byteCount)
}
