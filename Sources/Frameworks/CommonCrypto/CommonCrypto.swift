// The C functions for digests, authentication codes, ciphers, and key derivation.
@_exported import Foundation
import CryptoKitCompanion

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The number of a hash function for authentication codes.
public typealias CCHmacAlgorithm = UInt32

/// The lengths of hashes in bytes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16, CC_SHA1_DIGEST_LENGTH: Int32 = 20, CC_SHA224_DIGEST_LENGTH: Int32 = 28,
    CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The lengths of long hashes in bytes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48, CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The lengths of the blocks of hash functions in bytes.
public let CC_MD5_BLOCK_BYTES = 64, CC_SHA1_BLOCK_BYTES = 64, CC_SHA224_BLOCK_BYTES = 64, CC_SHA256_BLOCK_BYTES = 64,
    CC_SHA384_BLOCK_BYTES = 128,
    CC_SHA512_BLOCK_BYTES = 128
/// The numbers of hash functions for authentication codes.
public let kCCHmacAlgSHA1 = 0, kCCHmacAlgMD5 = 1, kCCHmacAlgSHA256 = 2, kCCHmacAlgSHA384 = 3, kCCHmacAlgSHA512 = 4, kCCHmacAlgSHA224 = 5

private func digest(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?, _ function: ([UInt8]) -> [UInt8]
) -> UnsafeMutablePointer<UInt8>? {
    guard let result else { return nil }
    for (index, byte) in function(Array(UnsafeRawBufferPointer(start: data, count: Int(length)))).enumerated() { result[index] = byte }
    return result
}

/// Stores the MD5 hash of data in 16 bytes at `md`, and returns it. A nil `md` returns nil.
@discardableResult public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.md5)
}
/// Stores the SHA-1 hash of data in 20 bytes at `md`, and returns it.
@discardableResult public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.sha1)
}
/// Stores the SHA-224 hash of data in 28 bytes at `md`, and returns it.
@discardableResult public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.sha224)
}
/// Stores the SHA-256 hash of data in 32 bytes at `md`, and returns it.
@discardableResult public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.sha256)
}
/// Stores the SHA-384 hash of data in 48 bytes at `md`, and returns it.
@discardableResult public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.sha384)
}
/// Stores the SHA-512 hash of data in 64 bytes at `md`, and returns it.
@discardableResult public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!)
    -> UnsafeMutablePointer<UInt8>!
{
    digest(data, len, md, DigestRounds.sha512)
}

// MARK: Messages in pieces

/// A message of which a digest is computed. The names of its kinds are those of C.
public struct DigestContext: Sendable {
    fileprivate var message: [UInt8] = []
    /// Creates a context without data.
    public init() {}
}
/// The state of an MD5 hash.
public typealias CC_MD5_CTX = DigestContext
/// The state of a SHA-1 hash.
public typealias CC_SHA1_CTX = DigestContext
/// The state of a SHA-224 or SHA-256 hash.
public typealias CC_SHA256_CTX = DigestContext
/// The state of a SHA-384 or SHA-512 hash.
public typealias CC_SHA512_CTX = DigestContext

private func start(_ context: UnsafeMutablePointer<DigestContext>?) -> Int32 {
    context?.pointee = DigestContext()
    return 1
}
private func extend(_ context: UnsafeMutablePointer<DigestContext>?, _ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    context?.pointee.message += UnsafeRawBufferPointer(start: data, count: Int(length))
    return 1
}
private func end(_ result: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<DigestContext>?, _ function: ([UInt8]) -> [UInt8])
    -> Int32
{
    guard let result, let context else { return 0 }
    for (index, byte) in function(context.pointee.message).enumerated() { result[index] = byte }
    context.pointee = DigestContext()
    return 1
}

/// Starts an MD5 hash.
@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { start(c) }
/// Adds data to an MD5 hash.
@discardableResult public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    extend(c, data, len)
}
/// Stores the MD5 hash of the added data in 16 bytes.
@discardableResult public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    end(md, c, DigestRounds.md5)
}
/// Starts a SHA-1 hash.
@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { start(c) }
/// Adds data to a SHA-1 hash.
@discardableResult public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    extend(c, data, len)
}
/// Stores the SHA-1 hash of the added data in 20 bytes.
@discardableResult public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    end(md, c, DigestRounds.sha1)
}
/// Starts a SHA-224 hash.
@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { start(c) }
/// Adds data to a SHA-224 hash.
@discardableResult public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{ extend(c, data, len) }
/// Stores the SHA-224 hash of the added data in 28 bytes.
@discardableResult public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    end(md, c, DigestRounds.sha224)
}
/// Starts a SHA-256 hash.
@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { start(c) }
/// Adds data to a SHA-256 hash.
@discardableResult public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{ extend(c, data, len) }
/// Stores the SHA-256 hash of the added data in 32 bytes.
@discardableResult public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    end(md, c, DigestRounds.sha256)
}
/// Starts a SHA-384 hash.
@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(c) }
/// Adds data to a SHA-384 hash.
@discardableResult public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{ extend(c, data, len) }
/// Stores the SHA-384 hash of the added data in 48 bytes.
@discardableResult public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    end(md, c, DigestRounds.sha384)
}
/// Starts a SHA-512 hash.
@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { start(c) }
/// Adds data to a SHA-512 hash.
@discardableResult public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG)
    -> Int32
{ extend(c, data, len) }
/// Stores the SHA-512 hash of the added data in 64 bytes.
@discardableResult public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    end(md, c, DigestRounds.sha512)
}

// MARK: Authentication codes

private let hashes: [(function: @Sendable ([UInt8]) -> [UInt8], block: Int)] = [
    (DigestRounds.sha1, 64), (DigestRounds.md5, 64), (DigestRounds.sha256, 64), (DigestRounds.sha384, 128), (DigestRounds.sha512, 128),
    (DigestRounds.sha224, 64),
]

/// Writes nothing if `algorithm` is not one of those above.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// A message of which an authentication code is computed piece by piece.
public struct CCHmacContext: Sendable {
    fileprivate var algorithm = -1
    fileprivate var key: [UInt8] = [], message: [UInt8] = []
    /// Creates a context without a key.
    public init() {}
}
/// Starts an authentication code with a hash function and a key.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int
) {
    var context = CCHmacContext()
    (context.algorithm, context.key) = (Int(algorithm), Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
    ctx?.pointee = context
}
/// Adds data to an authentication code.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    ctx?.pointee.message += UnsafeRawBufferPointer(start: data, count: dataLength)
}
/// Stores the authentication code of the added data. An unknown hash function stores nothing.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let context = ctx?.pointee, let macOut, hashes.indices.contains(context.algorithm) else { return }
    let (function, block) = hashes[context.algorithm]
    let code = DigestRounds.authenticationCode(context.message, key: context.key, block: block, function)
    macOut.copyMemory(from: code, byteCount: code.count)
}
