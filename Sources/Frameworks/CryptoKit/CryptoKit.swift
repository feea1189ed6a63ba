// Digests, authentication codes, authenticated ciphers, and key derivation. Signatures and key agreement are missing.
@_exported import Foundation

// FIXME(gap): Curve25519 and the P curves.

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// The length of the digest in bytes.
    static var byteCount: Int { get }
}

/// Takes bytes piece by piece and produces a digest.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKitCompanion.Digest
    /// The length of a block in bytes.
    static var blockByteCount: Int { get }
    /// Creates a function without data.
    init()
    /// Adds data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of the added data.
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Adds data.
    public mutating func update<D: DataProtocol>(data: D) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }
}

/// The bytes of a digest of one of the functions.
public struct DigestBytes<Function: DigestFunction>: Digest {
    let bytes: [UInt8]
    /// The length of the digest in bytes.
    public static var byteCount: Int { Function.byteCount }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes of the digest.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "\(Function.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// The parts in which the hash functions differ.
public protocol DigestFunction: Sendable {
    static var name: String { get }
    /// The length of the digest in bytes.
    static var byteCount: Int { get }
    /// The length of a block in bytes.
    static var blockByteCount: Int { get }
    static func digest(_ message: [UInt8]) -> [UInt8]
}

/// A hash function that takes its message piece by piece.
public struct Hashing<Function: DigestFunction>: HashFunction {
    public typealias Digest = DigestBytes<Function>
    private var message: [UInt8] = []
    public static var byteCount: Int { Function.byteCount }
    public static var blockByteCount: Int { Function.blockByteCount }
    public init() {}
    /// Adds data. All of it is kept until ``finalize()``.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
    /// Returns the digest of the added data.
    public func finalize() -> Digest { DigestBytes(bytes: Function.digest(message)) }
}

/// The algorithm behind `Insecure.MD5`.
public enum MD5Function: DigestFunction {
    public static let name = "MD5", byteCount = 16, blockByteCount = 64
    public static func digest(_ message: [UInt8]) -> [UInt8] { DigestRounds.md5(message) }
}
/// The algorithm behind `Insecure.SHA1`.
public enum SHA1Function: DigestFunction {
    public static let name = "SHA1", byteCount = 20, blockByteCount = 64
    public static func digest(_ message: [UInt8]) -> [UInt8] { DigestRounds.sha1(message) }
}
/// The algorithm behind `SHA256`.
public enum SHA256Function: DigestFunction {
    public static let name = "SHA256", byteCount = 32, blockByteCount = 64
    public static func digest(_ message: [UInt8]) -> [UInt8] { DigestRounds.sha256(message) }
}
/// The algorithm behind `SHA384`.
public enum SHA384Function: DigestFunction {
    public static let name = "SHA384", byteCount = 48, blockByteCount = 128
    public static func digest(_ message: [UInt8]) -> [UInt8] { DigestRounds.sha384(message) }
}
/// The algorithm behind `SHA512`.
public enum SHA512Function: DigestFunction {
    public static let name = "SHA512", byteCount = 64, blockByteCount = 128
    public static func digest(_ message: [UInt8]) -> [UInt8] { DigestRounds.sha512(message) }
}

/// The 256-bit hash of FIPS 180-4.
public typealias SHA256 = Hashing<SHA256Function>
/// The 384-bit hash of FIPS 180-4.
public typealias SHA384 = Hashing<SHA384Function>
/// The 512-bit hash of FIPS 180-4.
public typealias SHA512 = Hashing<SHA512Function>
/// The digest of SHA-256, of 32 bytes.
public typealias SHA256Digest = DigestBytes<SHA256Function>
/// The digest of SHA-384, of 48 bytes.
public typealias SHA384Digest = DigestBytes<SHA384Function>
/// The digest of SHA-512, of 64 bytes.
public typealias SHA512Digest = DigestBytes<SHA512Function>
/// Hash functions kept for old formats.
public enum Insecure {
    /// The function MD5, which isn't secure.
    public typealias MD5 = Hashing<MD5Function>
    /// The function SHA-1, which isn't secure.
    public typealias SHA1 = Hashing<SHA1Function>
    /// The digest of MD5, of 16 bytes.
    public typealias MD5Digest = DigestBytes<MD5Function>
    /// The digest of SHA-1, of 20 bytes.
    public typealias SHA1Digest = DigestBytes<SHA1Function>
}

// MARK: Authentication codes

/// The number of bits in a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// The usual sizes.
    public static let bits128 = SymmetricKeySize(bitCount: 128), bits192 = SymmetricKeySize(bitCount: 192),
        bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret of a given number of bits.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    /// Creates a key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }
    /// Creates a key of random bytes.
    // wall clock: a key consists of random bytes
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a closure with the bytes of the key.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// The result of an HMAC.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, CustomStringConvertible, Sequence, Sendable {
    let bytes: [UInt8]
    /// The length of the code in bytes.
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes of the code.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined() }

    // A comparison takes the same time wherever the codes differ, so an attacker can't find a correct code byte by byte.
    /// Returns whether two codes are equal, in constant time.
    public static func == (left: Self, right: Self) -> Bool { equals(left.bytes, right.bytes) }
    /// Returns whether a code has these bytes, in constant time.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { equals(left.bytes, right) }

    static func equals(_ left: [UInt8], _ right: some Sequence<UInt8>) -> Bool {
        // Bytes beyond the end of the code differ.
        var index = 0, difference: UInt8 = 0
        for byte in right {
            difference |= index < left.count ? left[index] ^ byte : 1
            index += 1
        }
        return difference == 0 && index == left.count
    }
}

/// A hash that only a holder of the key can compute.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        MAC(bytes: DigestRounds.authenticationCode(Array(data), key: key.bytes, block: H.blockByteCount) { Array(H.hash(data: $0)) })
    }
    /// Returns whether a code is that of data with a key. It takes the same time for every wrong code.
    public static func isValidAuthenticationCode<D: DataProtocol>(_ mac: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }
}
