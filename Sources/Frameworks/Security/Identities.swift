import Foundation

/// A certificate with its private key.
public final class SecIdentity: NSObject, Sendable {
    let certificate: SecCertificate, key: SecKey
    init(_ certificate: SecCertificate, _ key: SecKey) { (self.certificate, self.key) = (certificate, key) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecIdentity)?.certificate == certificate }
    public override var hash: Int { certificate.hash }
}
/// Stores the certificate, and returns success.
public func SecIdentityCopyCertificate(_ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}
/// Stores the private key, and returns success.
public func SecIdentityCopyPrivateKey(_ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>) -> OSStatus {
    privateKeyRef.pointee = identityRef.key
    return errSecSuccess
}
public func SecIdentityGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecIdentity.self).hashValue) }

/// The keys of what a file contains, and the password to open it.
public let kSecImportItemIdentity = "identity", kSecImportItemCertChain = "chain", kSecImportItemTrust = "trust",
    kSecImportItemLabel = "label", kSecImportItemKeyID = "keyid", kSecImportExportPassphrase = "passphrase",
    kSecImportToMemoryOnly = "memory"

/// Reads a file with a private key and certificates, and stores a dictionary in an array. Returns `errSecAuthFailed` for a wrong password.
public func SecPKCS12Import(_ pkcs12_data: Data, _ options: [AnyHashable: Any], _ items: UnsafeMutablePointer<[Any]?>) -> OSStatus {
    guard let file = LibCrypto.read(pkcs12_data, { LibCrypto.readIdentity?(nil, $0, $1) }) else { return errSecDecode }
    defer { LibCrypto.freeIdentity?(file) }
    typealias Pointer = UnsafeMutableRawPointer
    var key: Pointer?, leaf: Pointer?, others: Pointer?
    let password = options[kSecImportExportPassphrase].map { "\($0)" } ?? ""
    guard LibCrypto.openIdentity?(file, password, &key, &leaf, &others) == 1 else { return errSecAuthFailed }
    defer {
        for certificate in LibCrypto.elements(others) { LibCrypto.freeCertificate?(certificate) }
        LibCrypto.freeStack?(others)
        LibCrypto.freeCertificate?(leaf)
    }
    let chain = ([leaf] + LibCrypto.elements(others)).compactMap { $0 }.compactMap {
        LibCrypto.written($0, LibCrypto.writeCertificate).flatMap { SecCertificate($0) }
    }
    guard !chain.isEmpty else { return errSecDecode }
    var item: [AnyHashable: Any] = [kSecImportItemCertChain: chain, kSecImportItemTrust: SecTrust(chain, [SecPolicyCreateBasicX509()])]
    if let key, let first = chain.first { item[kSecImportItemIdentity] = SecIdentity(first, SecKey(key, isPrivate: true)) }
    items.pointee = [item]
    return errSecSuccess
}
/// Reads a file with a private key and certificates.
public func SecPKCS12Import(_ pkcs12_data: Data, _ options: NSDictionary, _ items: UnsafeMutablePointer<[Any]?>) -> OSStatus {
    SecPKCS12Import(pkcs12_data, options as? [AnyHashable: Any] ?? [:], items)
}
