import Foundation

// Keys for signatures and ciphers. FIXME(gap): no key is created, so code that signs, encrypts, or compares the keys of servers gets the
// error `errSecUnimplemented`.

/// The use of a key.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

/// How a key signs or encrypts, with the names of SecKey.h.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "algid:" + name }
    /// Signatures with RSA.
    public static let rsaSignatureRaw = Self("sign:RSA:raw"),
        rsaSignatureMessagePKCS1v15SHA1 = Self("sign:RSA:message-PKCS1v15:SHA1"),
        rsaSignatureMessagePKCS1v15SHA256 = Self("sign:RSA:message-PKCS1v15:SHA256"),
        rsaSignatureMessagePKCS1v15SHA384 = Self("sign:RSA:message-PKCS1v15:SHA384"),
        rsaSignatureMessagePKCS1v15SHA512 = Self("sign:RSA:message-PKCS1v15:SHA512"),
        rsaSignatureDigestPKCS1v15SHA256 = Self("sign:RSA:digest-PKCS1v15:SHA256"),
        rsaSignatureDigestPKCS1v15SHA512 = Self("sign:RSA:digest-PKCS1v15:SHA512"),
        rsaSignatureMessagePSSSHA256 = Self("sign:RSA:message-PSS:SHA256:SHA256:32")
    /// Ciphers with RSA.
    public static let rsaEncryptionRaw = Self("encrypt:RSA:raw"), rsaEncryptionPKCS1 = Self("encrypt:RSA:PKCS1"),
        rsaEncryptionOAEPSHA1 = Self("encrypt:RSA:OAEP:SHA1"), rsaEncryptionOAEPSHA256 = Self("encrypt:RSA:OAEP:SHA256"),
        rsaEncryptionOAEPSHA512 = Self("encrypt:RSA:OAEP:SHA512"),
        rsaEncryptionOAEPSHA256AESGCM = Self("encrypt:RSA:OAEP:SHA256:AESGCM"),
        rsaEncryptionOAEPSHA512AESGCM = Self("encrypt:RSA:OAEP:SHA512:AESGCM")
    /// Signatures with elliptic curves.
    public static let ecdsaSignatureMessageX962SHA256 = Self("sign:ECDSA:message-X962:SHA256"),
        ecdsaSignatureMessageX962SHA384 = Self("sign:ECDSA:message-X962:SHA384"),
        ecdsaSignatureMessageX962SHA512 = Self("sign:ECDSA:message-X962:SHA512"),
        ecdsaSignatureDigestX962SHA256 = Self("sign:ECDSA:digest-X962:SHA256"),
        ecdsaSignatureRFC4754 = Self("sign:ECDSA:RFC4754")
    /// Ciphers and exchanges with elliptic curves.
    public static let eciesEncryptionStandardX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM"),
        eciesEncryptionCofactorX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM"),
        eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self("encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV"),
        eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self("encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV"),
        ecdhKeyExchangeStandard = Self("keyexchange:ECDH"), ecdhKeyExchangeCofactor = Self("keyexchange:ECDHC")
}

/// Where a function writes its error.
public typealias SecKeyErrorPointer = UnsafeMutablePointer<Unmanaged<NSError>?>?

private func refuse(_ error: SecKeyErrorPointer) {
    error?.pointee = .passRetained(
        NSError(
            domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented),
            userInfo: [NSLocalizedDescriptionKey: "Keys are not available on Linux."]))
}

/// Fails.
public func SecKeyCreateRandomKey(_ parameters: [AnyHashable: Any], _ error: SecKeyErrorPointer) -> SecKey? {
    refuse(error)
    return nil
}
/// Fails.
public func SecKeyCreateRandomKey(_ parameters: NSDictionary, _ error: SecKeyErrorPointer) -> SecKey? {
    refuse(error)
    return nil
}
/// Returns `errSecUnimplemented`.
public func SecKeyGeneratePair(
    _ parameters: [AnyHashable: Any], _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }
/// Returns `errSecUnimplemented`.
public func SecKeyGeneratePair(
    _ parameters: NSDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { errSecUnimplemented }
/// Fails.
public func SecKeyCreateWithData(_ keyData: Data, _ attributes: [AnyHashable: Any], _ error: SecKeyErrorPointer) -> SecKey? {
    refuse(error)
    return nil
}
/// Fails.
public func SecKeyCreateWithData(_ keyData: Data, _ attributes: NSDictionary, _ error: SecKeyErrorPointer) -> SecKey? {
    refuse(error)
    return nil
}
/// Returns nil.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
/// Returns nil.
public func SecKeyCopyAttributes(_ key: SecKey) -> [AnyHashable: Any]? { nil }
/// Returns 0.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }
/// Fails.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyErrorPointer) -> Data? {
    refuse(error)
    return nil
}
/// Returns false.
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool { false }
/// Fails.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: Data, _ error: SecKeyErrorPointer
) -> Data? {
    refuse(error)
    return nil
}
/// Fails, and returns false.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: Data, _ signature: Data, _ error: SecKeyErrorPointer
) -> Bool {
    refuse(error)
    return false
}
/// Fails.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: Data, _ error: SecKeyErrorPointer
) -> Data? {
    refuse(error)
    return nil
}
/// Fails.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: Data, _ error: SecKeyErrorPointer
) -> Data? {
    refuse(error)
    return nil
}
