import Foundation

/// Where a function writes its error.
public typealias SecKeyErrorPointer = UnsafeMutablePointer<Unmanaged<NSError>?>?

private func failure<Result>(_ error: SecKeyErrorPointer, _ code: OSStatus, _ text: String) -> Result? {
    let userInfo = [NSLocalizedDescriptionKey: text]
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(code), userInfo: userInfo))
    return nil
}
private func checked<Result>(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm, _ error: SecKeyErrorPointer, _ body: () -> Result?
) -> Result? {
    guard key.supports(operation, algorithm) else {
        return failure(error, errSecParam, "The key does not support the algorithm \(algorithm.rawValue).")
    }
    return body() ?? failure(error, errSecParam, "The operation failed.")
}

/// Creates a private key of RSA, or of the curve with a size. It is added to the keychain if its attributes say that it is permanent.
public func SecKeyCreateRandomKey(_ parameters: [AnyHashable: Any], _ error: SecKeyErrorPointer) -> SecKey? {
    guard let key = SecKey.generate(SecKey.strings(parameters)) else {
        return failure(error, errSecParam, "The parameters are invalid, or libcrypto is missing.")
    }
    if let isPermanent = key.attributes[kSecAttrIsPermanent], ["true", "1"].contains("\(isPermanent)") {
        let status = SecItemAdd([kSecClass: kSecClassKey, kSecValueRef: key] as [AnyHashable: Any], nil)
        guard status == errSecSuccess || status == errSecDuplicateItem else { return failure(error, status, "The key can't be stored.") }
    }
    return key
}
/// Creates a private key.
public func SecKeyCreateRandomKey(_ parameters: NSDictionary, _ error: SecKeyErrorPointer) -> SecKey? {
    SecKeyCreateRandomKey(parameters as? [AnyHashable: Any] ?? [:], error)
}
public func SecKeyGeneratePair(
    _ parameters: [AnyHashable: Any], _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
    privateKey?.pointee = key
    publicKey?.pointee = key.publicKey
    return errSecSuccess
}
public func SecKeyGeneratePair(
    _ parameters: NSDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus { SecKeyGeneratePair(parameters as? [AnyHashable: Any] ?? [:], publicKey, privateKey) }
/// Creates a key from its data: PKCS #1 for RSA, X9.63 for curves.
public func SecKeyCreateWithData(_ keyData: Data, _ attributes: [AnyHashable: Any], _ error: SecKeyErrorPointer) -> SecKey? {
    let attributes = SecKey.strings(attributes)
    let isRSA = "\(attributes[kSecAttrKeyType] ?? "")" == kSecAttrKeyTypeRSA
    let isPrivate = "\(attributes[kSecAttrKeyClass] ?? "")" == kSecAttrKeyClassPrivate
    return SecKey.read(keyData, isRSA: isRSA, isPrivate: isPrivate, attributes: attributes)
        ?? failure(error, errSecParam, "The data is not a key of this type, or libcrypto is missing.")
}
public func SecKeyCreateWithData(_ keyData: Data, _ attributes: NSDictionary, _ error: SecKeyErrorPointer) -> SecKey? {
    SecKeyCreateWithData(keyData, attributes as? [AnyHashable: Any] ?? [:], error)
}
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }
/// Returns the attributes of a key: its kind, its class, its size, the digest of its public key, and its data.
public func SecKeyCopyAttributes(_ key: SecKey) -> [AnyHashable: Any]? {
    var values = key.attributes
    values[kSecAttrKeyType] = key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom
    values[kSecAttrKeyClass] = key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic
    (values[kSecAttrKeySizeInBits], values[kSecAttrEffectiveKeySize]) = (key.bits, key.bits)
    values[kSecAttrApplicationLabel] = key.publicData.flatMap { LibCrypto.hash($0, "SHA1") }
    if !key.isInEnclave { values[kSecValueData] = key.data }
    for name in [kSecAttrCanSign, kSecAttrCanDecrypt] { values[name] = key.isPrivate }
    for name in [kSecAttrCanVerify, kSecAttrCanEncrypt] { values[name] = !key.isPrivate }
    return values
}
/// Returns the number of bytes of a block.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }
/// Returns the data of a key: PKCS #1 for RSA, X9.63 for curves. A private key of the Secure Enclave has none.
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyErrorPointer) -> Data? {
    guard !(key.isInEnclave && key.isPrivate) else { return failure(error, errSecParam, "The key can't leave the Secure Enclave.") }
    return key.data ?? failure(error, errSecInternalComponent, "The key has no data.")
}
/// Returns whether a key can do an operation with an algorithm.
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
    key.supports(operation, algorithm)
}
/// Signs data with a private key.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: Data, _ error: SecKeyErrorPointer
) -> Data? {
    checked(key, .sign, algorithm, error) { key.signature(dataToSign, algorithm) }
}
/// Returns whether a signature was made with the private key of a public key.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: Data, _ signature: Data, _ error: SecKeyErrorPointer
) -> Bool {
    guard key.supports(.verify, algorithm), key.verifies(signature, of: signedData, algorithm) else {
        let none: Bool? = failure(error, errSecVerifyFailed, "The signature does not fit.")
        return none ?? false
    }
    return true
}
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: Data, _ error: SecKeyErrorPointer
) -> Data? {
    checked(key, .encrypt, algorithm, error) { key.encrypted(plaintext, algorithm) }
}
/// Decrypts data with a private key.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: Data, _ error: SecKeyErrorPointer
) -> Data? {
    checked(key, .decrypt, algorithm, error) { key.decrypted(ciphertext, algorithm) }
}
/// Returns the secret of a private key and another's public key.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: [AnyHashable: Any], _ error: SecKeyErrorPointer
) -> Data? {
    let values = parameters.reduce(into: [String: Any]()) {
        if let name = $1.key.base as? String ?? ($1.key.base as? SecKeyKeyExchangeParameter)?.rawValue { $0[name] = $1.value }
    }
    let size = Int("\(values[SecKeyKeyExchangeParameter.requestedSize.rawValue] ?? "")")
    let info = values[SecKeyKeyExchangeParameter.sharedInfo.rawValue] as? Data ?? Data()
    return checked(privateKey, .keyExchange, algorithm, error) { privateKey.secret(publicKey, algorithm, size, info) }
}
public func SecKeyGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecKey.self).hashValue) }

/// A signature or a check failed.
public let errSecVerifyFailed: OSStatus = -67808

// MARK: Older functions

/// How the older functions pad.
public struct SecPadding: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let PKCS1 = Self(rawValue: 1), OAEP = Self(rawValue: 2), sigRaw = Self(rawValue: 0x4000),
        PKCS1SHA1 = Self(rawValue: 0x8002),
        PKCS1SHA224 = Self(rawValue: 0x8003), PKCS1SHA256 = Self(rawValue: 0x8004), PKCS1SHA384 = Self(rawValue: 0x8005),
        PKCS1SHA512 = Self(rawValue: 0x8006)
    fileprivate func algorithm(_ key: SecKey, signs: Bool) -> SecKeyAlgorithm {
        if !signs { return self == .OAEP ? .rsaEncryptionOAEPSHA1 : self == .PKCS1 ? .rsaEncryptionPKCS1 : .rsaEncryptionRaw }
        if !key.isRSA { return .ecdsaSignatureDigestX962 }
        let all: [SecPadding: SecKeyAlgorithm] = [
            .PKCS1: .rsaSignatureDigestPKCS1v15Raw, .PKCS1SHA1: .rsaSignatureDigestPKCS1v15SHA1,
            .PKCS1SHA224: .rsaSignatureDigestPKCS1v15SHA224, .PKCS1SHA256: .rsaSignatureDigestPKCS1v15SHA256,
            .PKCS1SHA384: .rsaSignatureDigestPKCS1v15SHA384, .PKCS1SHA512: .rsaSignatureDigestPKCS1v15SHA512,
        ]
        return all[self] ?? .rsaSignatureRaw
    }
}
extension SecPadding: Hashable {}

private func store(_ data: Data?, _ bytes: UnsafeMutablePointer<UInt8>, _ count: UnsafeMutablePointer<Int>) -> OSStatus {
    guard let data else { return errSecParam }
    guard data.count <= count.pointee else { return errSecBufferTooSmall }
    data.copyBytes(to: bytes, count: data.count)
    count.pointee = data.count
    return errSecSuccess
}
/// Signs a digest.
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int, _ sig: UnsafeMutablePointer<UInt8>,
    _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    store(key.signature(Data(bytes: dataToSign, count: dataToSignLen), padding.algorithm(key, signs: true)), sig, sigLen)
}
/// Checks the signature of a digest.
public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int, _ sig: UnsafePointer<UInt8>,
    _ sigLen: Int
) -> OSStatus {
    let (data, signature) = (Data(bytes: signedData, count: signedDataLen), Data(bytes: sig, count: sigLen))
    return key.verifies(signature, of: data, padding.algorithm(key, signs: true)) ? errSecSuccess : errSecVerifyFailed
}
/// Encrypts bytes with a public key.
public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int, _ cipherText: UnsafeMutablePointer<UInt8>,
    _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    store(key.encrypted(Data(bytes: plainText, count: plainTextLen), padding.algorithm(key, signs: false)), cipherText, cipherTextLen)
}
/// Decrypts bytes with a private key.
public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>,
    _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    store(key.decrypted(Data(bytes: cipherText, count: cipherTextLen), padding.algorithm(key, signs: false)), plainText, plainTextLen)
}
