import CCiphers
import Foundation

/// An error of a cryptographic operation.
public enum CryptoKitError: Error, Sendable {
    /// The key, an argument, or the code doesn't fit.
    case incorrectKeySize, incorrectParameterSize, authenticationFailure
    /// A failure of the library below.
    case underlyingCoreCryptoError(error: Int32)
    /// A key can't be wrapped or unwrapped, or an argument is wrong.
    case wrapFailure, unwrapFailure, invalidParameter
}

/// A nonce for one use with a key: twelve random bytes, or the app's own bytes.
public struct CipherNonce<Cipher: SealingCipher>: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]
    // wall clock: a nonce is random
    public init() { bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) } }
    /// Throws `incorrectParameterSize` if `data` has fewer than twelve bytes, or for ChaChaPoly any other number.
    public init<D: DataProtocol>(data: D) throws {
        bytes = Array(data)
        guard Cipher.nonceLengths.contains(bytes.count) else { throw CryptoKitError.incorrectParameterSize }
    }
    /// Calls a closure with the bytes of the nonce.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// The parts in which the authenticated ciphers differ.
public protocol SealingCipher: Sendable {
    /// The lengths of nonces in bytes.
    static var nonceLengths: ClosedRange<Int> { get }
    /// Returns libcrypto's name of the cipher, or `nil` for a key of the wrong length.
    static func name(keyLength: Int) -> String?
}

/// An encrypted message with its nonce and authentication tag.
public struct CipherBox<Cipher: SealingCipher>: Sendable {
    /// The nonce with which the data were encrypted.
    public let nonce: CipherNonce<Cipher>
    /// The encrypted data.
    public let ciphertext: Data
    /// The sixteen bytes that authenticate the message.
    public let tag: Data

    /// Creates a box of its parts. Throws an error if the tag hasn't 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce<Cipher>, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }
    /// Reads a nonce of twelve bytes, the encrypted message and the tag. Throws `incorrectParameterSize` if there are fewer bytes.
    public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(nonce: CipherNonce(data: bytes.prefix(12)), ciphertext: bytes[12..<bytes.count - 16], tag: bytes.suffix(16))
    }
    fileprivate var joined: Data { Data(nonce.bytes) + ciphertext + tag }

    fileprivate static func sealed<P: DataProtocol, A: DataProtocol>(
        _ message: P, _ key: SymmetricKey, _ nonce: CipherNonce<Cipher>?, _ authenticated: A
    ) throws -> Self {
        let nonce = nonce ?? CipherNonce(), message = Array(message), authenticated = Array(authenticated)
        guard let name = Cipher.name(keyLength: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        var output = [UInt8](repeating: 0, count: message.count + 16), tag = [UInt8](repeating: 0, count: 16)
        guard
            us_sealed(
                name, true, key.bytes, key.bytes.count, nonce.bytes, nonce.bytes.count, authenticated, authenticated.count, message,
                message.count, &output, &tag)
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return try Self(nonce: nonce, ciphertext: output.prefix(message.count), tag: tag)
    }

    fileprivate func opened<A: DataProtocol>(_ key: SymmetricKey, _ authenticated: A) throws -> Data {
        let message = Array(ciphertext), authenticated = Array(authenticated)
        guard let name = Cipher.name(keyLength: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        var output = [UInt8](repeating: 0, count: message.count + 16), tag = Array(tag)
        guard
            us_sealed(
                name, false, key.bytes, key.bytes.count, nonce.bytes, nonce.bytes.count, authenticated, authenticated.count, message,
                message.count, &output, &tag)
        else { throw CryptoKitError.authenticationFailure }
        return Data(output.prefix(message.count))
    }
}
extension CipherBox where Cipher == AES.GCM {
    /// The nonce, the encrypted message and the tag, or `nil` if the nonce doesn't have twelve bytes.
    public var combined: Data? { nonce.bytes.count == 12 ? joined : nil }
}
extension CipherBox where Cipher == ChaChaPoly {
    /// The nonce, the encrypted message and the tag.
    public var combined: Data { joined }
}

extension SealingCipher {
    public typealias Nonce = CipherNonce<Self>
    public typealias SealedBox = CipherBox<Self>
    /// Encrypts a message. Throws `incorrectKeySize` for a key that the cipher doesn't have.
    public static func seal<P: DataProtocol>(_ message: P, using key: SymmetricKey, nonce: CipherNonce<Self>? = nil) throws -> CipherBox<
        Self
    > {
        try CipherBox<Self>.sealed(message, key, nonce, [UInt8]())
    }
    /// Encrypts a message, and authenticates further bytes with it.
    public static func seal<P: DataProtocol, A: DataProtocol>(
        _ message: P, using key: SymmetricKey, nonce: CipherNonce<Self>? = nil, authenticating authenticatedData: A
    ) throws -> CipherBox<Self> {
        try CipherBox<Self>.sealed(message, key, nonce, authenticatedData)
    }
    /// Decrypts a message. Throws `authenticationFailure` if the key is another one or the box was changed.
    public static func open(_ sealedBox: CipherBox<Self>, using key: SymmetricKey) throws -> Data { try sealedBox.opened(key, [UInt8]()) }
    /// Decrypts a message that was encrypted with further authenticated bytes.
    public static func open<A: DataProtocol>(_ sealedBox: CipherBox<Self>, using key: SymmetricKey, authenticating authenticatedData: A)
        throws -> Data
    {
        try sealedBox.opened(key, authenticatedData)
    }
}

/// The cipher of FIPS 197.
public enum AES {
    /// Galois/counter mode, of NIST SP 800-38D.
    public enum GCM: SealingCipher {
        public static let nonceLengths = 12...Int(Int32.max)
        public static func name(keyLength: Int) -> String? { [16, 24, 32].contains(keyLength) ? "AES-\(keyLength * 8)-GCM" : nil }
    }
}

/// ChaCha20-Poly1305, of RFC 8439.
public enum ChaChaPoly: SealingCipher {
    public static let nonceLengths = 12...12
    public static func name(keyLength: Int) -> String? { keyLength == 32 ? "ChaCha20-Poly1305" : nil }
}

/// Derives keys from a secret, by RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
    /// Returns a key derived from another one, with salt and information about its use.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info, outputByteCount: outputByteCount)
    }
    /// Returns a key derived from another one, without salt.
    public static func deriveKey<Info: DataProtocol>(inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }
    /// Returns a key derived from another one, without information about its use.
    public static func deriveKey<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// Returns a key derived from another one, without salt and information.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }
    /// Returns the first step of a derivation: a code of the key. Nil salt is empty.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
    }
    /// Returns the second step of a derivation: a key of the requested length. Nil information is empty.
    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(pseudoRandomKey: Key, info: Info?, outputByteCount: Int)
        -> SymmetricKey
    {
        let key = SymmetricKey(data: pseudoRandomKey), info = info.map { Array($0) } ?? []
        var output: [UInt8] = [], last: [UInt8] = [], number: UInt8 = 1
        while output.count < outputByteCount {
            last = HMAC<H>.authenticationCode(for: last + info + [number], using: key).bytes
            output += last
            number &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
