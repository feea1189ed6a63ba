// Digests, authentication codes, authenticated ciphers, and key derivation. Signatures and key agreement are missing.
@_exported import Foundation

// FIXME(gap): Curve25519 and the P curves.

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// Takes bytes piece by piece and produces a digest.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKitCompanion.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }
}

/// The bytes of a digest of one of the functions.
public struct DigestBytes<Function: DigestFunction>: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { Function.byteCount }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Function.name) digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// The parts in which the hash functions differ.
public protocol DigestFunction: Sendable {
    static var name: String { get }
    static var byteCount: Int { get }
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
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { message += bufferPointer }
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
public typealias SHA256Digest = DigestBytes<SHA256Function>
public typealias SHA384Digest = DigestBytes<SHA384Function>
public typealias SHA512Digest = DigestBytes<SHA512Function>
/// Hash functions kept for old formats.
public enum Insecure {
    public typealias MD5 = Hashing<MD5Function>
    public typealias SHA1 = Hashing<SHA1Function>
    public typealias MD5Digest = DigestBytes<MD5Function>
    public typealias SHA1Digest = DigestBytes<SHA1Function>
}

// MARK: Authentication codes

/// The number of bits in a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128), bits192 = SymmetricKeySize(bitCount: 192),
        bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret of a given number of bits.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }
    /// Creates a key of random bytes.
    // wall clock: a key consists of random bytes
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// The result of an HMAC.
public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, CustomStringConvertible, Sequence, Sendable {
    let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "HMAC with \(H.self): " + bytes.map { String(format: "%02x", $0) }.joined() }
}

/// A hash that only a holder of the key can compute.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        MAC(bytes: DigestRounds.authenticationCode(Array(data), key: key.bytes, block: H.blockByteCount) { Array(H.hash(data: $0)) })
    }
    public static func isValidAuthenticationCode<D: DataProtocol>(_ mac: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        // The comparison takes the same time regardless of where the codes differ, so an attacker can't infer any byte of the correct code.
        let expected = authenticationCode(for: data, using: key).bytes
        guard expected.count == mac.bytes.count else { return false }
        return zip(expected, mac.bytes).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
