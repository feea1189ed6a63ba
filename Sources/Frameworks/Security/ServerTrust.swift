// Certificates and their evaluation. The system's network stack evaluates a server's certificates here before an app is asked: no challenge
// has a `serverTrust`. A trust that an app creates is evaluated against its anchors, or against the system's roots.
import Foundation
import FoundationNetworking

public final class SecCertificate: NSObject, @unchecked Sendable {  // The library's certificate never changes.
    let data: Data
    let handle: UnsafeMutableRawPointer
    /// Reads a certificate. `nil` for other data, and without libcrypto.
    init?(_ data: Data) {
        guard let handle = LibCrypto.read(data, { LibCrypto.readCertificate?(nil, $0, $1) }) else { return nil }
        (self.data, self.handle) = (data, handle)
    }
    deinit { LibCrypto.freeCertificate?(handle) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }

    var key: SecKey? { LibCrypto.keyOfCertificate?(handle).map { SecKey($0, isPrivate: false) } }
    var commonName: String? { LibCrypto.part(13, of: LibCrypto.subject?(handle)) }
    var organization: String? { LibCrypto.part(17, of: LibCrypto.subject?(handle)) }
    var email: String? { LibCrypto.part(48, of: LibCrypto.subject?(handle)) }
}
/// The rules by which certificates are evaluated.
public final class SecPolicy: NSObject, Sendable {
    let identifier: String
    /// Whether it is for servers, and the host that has to be in the certificate.
    let isServer: Bool, host: String?
    init(_ identifier: String, isServer: Bool = false, host: String? = nil) {
        (self.identifier, self.isServer, self.host) = (identifier, isServer, host)
    }
}
/// Certificates and the policies to evaluate them by.
public final class SecTrust: NSObject, @unchecked Sendable {  // Its values are behind the lock.
    private let lock = NSLock()
    private var values: Values
    struct Values {
        var certificates: [SecCertificate], policies: [SecPolicy]
        var anchors: [SecCertificate]?, usesOnlyAnchors = true
        var date: Date?, hasExceptions = false, allowsNetwork = false
        /// The result of the last evaluation: OpenSSL's error code, and the chain.
        var result: (error: Int32, chain: [SecCertificate])?
    }
    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) { values = Values(certificates: certificates, policies: policies) }
    func with<Result>(_ body: (inout Values) -> Result) -> Result { lock.withLock { body(&values) } }

    /// Evaluates the certificates, unless that was done since the last change. Returns OpenSSL's error code, and the chain.
    func evaluated() -> (error: Int32, chain: [SecCertificate]) {
        with { values in
            if let result = values.result { return result }
            let result = Self.evaluate(values)
            values.result = result
            return result
        }
    }
    // FIXME(gap): revocation and Apple's further rules for servers, such as the longest validity, are not checked.
    private static func evaluate(_ values: Values) -> (error: Int32, chain: [SecCertificate]) {
        let failed = (Int32(1), [values.certificates[0]])
        guard let store = LibCrypto.makeStore?() else { return failed }
        defer { LibCrypto.freeStore?(store) }
        for anchor in values.anchors ?? [] { _ = LibCrypto.addToStore?(store, anchor.handle) }
        if values.anchors == nil || !values.usesOnlyAnchors { _ = LibCrypto.addSystemRoots?(store) }
        guard let others = LibCrypto.makeStack?(), let check = LibCrypto.makeCheck?() else { return failed }
        defer {
            LibCrypto.freeCheck?(check)
            LibCrypto.freeStack?(others)
        }
        for certificate in values.certificates.dropFirst() { _ = LibCrypto.push?(others, certificate.handle) }
        guard LibCrypto.beginCheck?(check, store, values.certificates[0].handle, others) == 1, let rules = LibCrypto.rules?(check) else {
            return failed
        }
        // Any anchor ends a chain, whether or not it is self-signed.
        if values.anchors != nil { _ = LibCrypto.setFlags?(rules, 0x80000) }
        LibCrypto.setTime?(rules, Int((values.date ?? Date()).timeIntervalSince1970))  // wall clock: certificates are valid for a time
        for policy in values.policies {
            if policy.isServer { _ = LibCrypto.setPurpose?(rules, 2) }
            if let host = policy.host { _ = LibCrypto.setHost?(rules, host, host.utf8.count) }
        }
        let isTrusted = LibCrypto.check?(check) == 1
        let chain = LibCrypto.elements(LibCrypto.checkedChain?(check)).compactMap { LibCrypto.written($0, LibCrypto.writeCertificate) }
            .compactMap { SecCertificate($0) }
        return (isTrusted ? 0 : LibCrypto.checkError?(check) ?? 1, chain.isEmpty ? values.certificates : chain)
    }
}
/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    /// Whether the certificates are trusted: `proceed` and `unspecified`.
    case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// The reasons why a certificate isn't trusted.
public let errSecNotTrusted: OSStatus = -67843, errSecCertificateExpired: OSStatus = -67818,
    errSecCertificateNotValidYet: OSStatus = -67819,
    errSecHostNameMismatch: OSStatus = -67602, errSecCertificateRevoked: OSStatus = -67820, errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// The ways to check for revocation. They have no effect.
public let kSecRevocationOCSPMethod: UInt = 1, kSecRevocationCRLMethod: UInt = 2, kSecRevocationPreferCRL: UInt = 4,
    kSecRevocationRequirePositiveResponse: UInt = 8
/// More ways to check for revocation. They have no effect.
public let kSecRevocationNetworkAccessDisabled: UInt = 16, kSecRevocationUseAnyAvailableMethod: UInt = 3

// MARK: Certificates

/// Reads a certificate in DER, or returns `nil` for other data.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: Data) -> SecCertificate? { SecCertificate(data) }
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
/// Returns a summary of a certificate's subject: the name of a person, a host, or an organization.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> String? {
    certificate.commonName ?? certificate.organization ?? certificate.email
}
/// Stores the common name, and returns whether there is one.
public func SecCertificateCopyCommonName(_ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<String?>) -> OSStatus {
    commonName.pointee = certificate.commonName
    return certificate.commonName == nil ? errSecInternalComponent : errSecSuccess
}
/// Stores the mail addresses, of which there may be none.
public func SecCertificateCopyEmailAddresses(_ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<[Any]?>) -> OSStatus {
    emailAddresses.pointee = [certificate.email].compactMap(\.self)
    return errSecSuccess
}
/// Returns the bytes of the serial number.
public func SecCertificateCopySerialNumberData(_ certificate: SecCertificate, _ error: SecKeyErrorPointer) -> Data? {
    LibCrypto.written(LibCrypto.serialNumber?(certificate.handle), LibCrypto.writeInteger).map { Data($0.dropFirst(2)) }
}
/// Return the subject and the issuer of the certificate, in DER.
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> Data? {
    LibCrypto.written(LibCrypto.subject?(certificate.handle), LibCrypto.writeName)
}
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> Data? {
    LibCrypto.written(LibCrypto.issuer?(certificate.handle), LibCrypto.writeName)
}
public func SecCertificateGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecCertificate.self).hashValue) }
public func SecTrustGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecTrust.self).hashValue) }
public func SecPolicyGetTypeID() -> UInt { UInt(bitPattern: ObjectIdentifier(SecPolicy.self).hashValue) }

// MARK: Policies

/// The identifiers of policies.
public let kSecPolicyAppleX509Basic = "1.2.840.113635.100.1.2", kSecPolicyAppleSSL = "1.2.840.113635.100.1.3",
    kSecPolicyAppleSMIME = "1.2.840.113635.100.1.8", kSecPolicyAppleEAP = "1.2.840.113635.100.1.9",
    kSecPolicyAppleIPsec = "1.2.840.113635.100.1.11", kSecPolicyAppleCodeSigning = "1.2.840.113635.100.1.16",
    kSecPolicyAppleIDValidation = "1.2.840.113635.100.1.18", kSecPolicyAppleTimeStamping = "1.2.840.113635.100.1.20",
    kSecPolicyAppleRevocation = "1.2.840.113635.100.1.21", kSecPolicyMacAppStoreReceipt = "1.2.840.113635.100.1.19",
    kSecPolicyApplePassbookSigning = "1.2.840.113635.100.1.22"
/// The keys of a policy's properties.
public let kSecPolicyOid = "SecPolicyOid", kSecPolicyName = "SecPolicyName", kSecPolicyClient = "SecPolicyClient",
    kSecPolicyRevocationFlags = "SecPolicyRevocationFlags", kSecPolicyTeamIdentifier = "SecPolicyTeamIdentifier"
/// Returns the policy for any certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(kSecPolicyAppleX509Basic) }
/// Returns the policy for a server with a name, or for a client.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: String?) -> SecPolicy {
    SecPolicy(kSecPolicyAppleSSL, isServer: server, host: server ? hostname : nil)
}
/// Returns a policy for revocation, which isn't checked.
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy(kSecPolicyAppleRevocation) }
/// Returns a policy with an identifier, or `nil`. Only a server's name has an effect.
public func SecPolicyCreateWithProperties(_ policyIdentifier: Any, _ properties: [AnyHashable: Any]?) -> SecPolicy? {
    let identifier = "\(policyIdentifier)", isServer = identifier == kSecPolicyAppleSSL && properties?[kSecPolicyClient] as? Bool != true
    return SecPolicy(identifier, isServer: isServer, host: isServer ? properties?[kSecPolicyName] as? String : nil)
}
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> [AnyHashable: Any]? {
    var values: [AnyHashable: Any] = [kSecPolicyOid: policyRef.identifier]
    values[kSecPolicyName] = policyRef.host
    return values
}

// MARK: Trust

private func list<Element>(_ value: Any?) -> [Element] { (value as? Element).map { [$0] } ?? value as? [Element] ?? [] }

/// Creates a trust of certificates, the first of which is evaluated, and returns success.
public func SecTrustCreateWithCertificates(_ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    let found: [SecCertificate] = list(certificates)
    guard !found.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(found, list(policies))
    return errSecSuccess
}
private func change(_ trust: SecTrust, _ body: (inout SecTrust.Values) -> Void) -> OSStatus {
    trust.with { values in
        body(&values)
        values.result = nil
    }
    return errSecSuccess
}
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { change(trust) { $0.policies = list(policies) } }
/// Stores the policies, and returns success.
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<[Any]?>) -> OSStatus {
    policies.pointee = trust.with { $0.policies }
    return errSecSuccess
}
/// Sets the certificates that are trusted, instead of the system's; nil for those. Returns success.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: [Any]?) -> OSStatus {
    change(trust) { ($0.anchors, $0.usesOnlyAnchors) = (anchorCertificates?.compactMap { $0 as? SecCertificate }, true) }
}
/// Sets whether the system's roots are not trusted besides the anchors, and returns success.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    change(trust) { $0.usesOnlyAnchors = anchorCertificatesOnly }
}
/// Stores the anchors, or nil, and returns success.
public func SecTrustCopyCustomAnchorCertificates(_ trust: SecTrust, _ anchors: UnsafeMutablePointer<[Any]?>) -> OSStatus {
    anchors.pointee = trust.with { $0.anchors }
    return errSecSuccess
}
/// Sets the time at which the certificates have to be valid, and returns success.
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: Date) -> OSStatus { change(trust) { $0.date = verifyDate } }
/// Returns the time at which the certificates have to be valid, in seconds from 2001.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> Double {
    trust.with { $0.date ?? Date() }.timeIntervalSinceReferenceDate  // wall clock: certificates are valid for a time
}
/// Sets and stores whether missing certificates may be loaded. They aren't.
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
    change(trust) { $0.allowsNetwork = allowFetch }
}
public func SecTrustGetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<ObjCBool>) -> OSStatus {
    allowFetch.pointee = ObjCBool(trust.with { $0.allowsNetwork })
    return errSecSuccess
}
/// Returns success. Revocation isn't checked.
public func SecTrustSetOCSPResponse(_ trust: SecTrust, _ responseData: Any?) -> OSStatus { errSecSuccess }
public func SecTrustSetSignedCertificateTimestamps(_ trust: SecTrust, _ sctArray: [Any]?) -> OSStatus { errSecSuccess }

private func judge(_ trust: SecTrust) -> NSError? {
    let error = trust.evaluated().error
    guard error != 0, !trust.with({ $0.hasExceptions }) else { return nil }
    // X509_V_ERR_CERT_NOT_YET_VALID, …_CERT_HAS_EXPIRED, …_INVALID_PURPOSE, …_HOSTNAME_MISMATCH.
    let codes: [Int32: OSStatus] = [
        9: errSecCertificateNotValidYet, 10: errSecCertificateExpired, 26: errSecInvalidExtendedKeyUsage, 62: errSecHostNameMismatch,
    ]
    let name = trust.with { $0.certificates[0] }.commonName ?? "certificate"
    return NSError(
        domain: NSOSStatusErrorDomain, code: Int(codes[error] ?? errSecNotTrusted),
        userInfo: [NSLocalizedDescriptionKey: "“\(name)” certificate is not trusted"])
}
private func result(_ trust: SecTrust) -> SecTrustResultType {
    trust.with { $0.hasExceptions } ? .proceed : judge(trust) == nil ? .unspecified : .recoverableTrustFailure
}
/// Evaluates the certificates, stores the result, and returns success.
public func SecTrustEvaluate(_ trust: SecTrust, _ type: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    type.pointee = result(trust)
    return errSecSuccess
}
/// Evaluates the certificates. Returns false and stores an error if they aren't trusted.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    let found = judge(trust)
    if let found { error?.pointee = found }
    return found == nil
}
/// Evaluates the certificates, and calls the closure on a queue.
@preconcurrency public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, NSError?) -> Void
) -> OSStatus {
    queue.async {
        let error = judge(trust)
        result(trust, error == nil, error)
    }
    return errSecSuccess
}
/// Evaluates the certificates, and calls the closure on a queue.
@preconcurrency public func SecTrustEvaluateAsync(
    _ trust: SecTrust, _ queue: DispatchQueue?, _ body: @escaping @Sendable (SecTrust, SecTrustResultType) -> Void
) -> OSStatus {
    (queue ?? .main).async { body(trust, result(trust)) }
    return errSecSuccess
}
/// Stores the result of the last evaluation, `invalid` if there was none, and returns success.
public func SecTrustGetTrustResult(_ trust: SecTrust, _ type: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    type.pointee = trust.with { $0.result == nil } ? .invalid : result(trust)
    return errSecSuccess
}
/// Returns what makes the certificates trusted although their evaluation failed; and sets it, whatever the reasons were.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> Data? { trust.with { $0.certificates[0].data } }
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: Data?) -> Bool {
    trust.with { values in
        values.hasExceptions = exceptions.map { $0 == values.certificates[0].data } ?? false
        return exceptions == nil || values.hasExceptions
    }
}
public let kSecTrustEvaluationDate = "TrustEvaluationDate", kSecTrustExtendedValidation = "TrustExtendedValidation",
    kSecTrustOrganizationName = "Organization", kSecTrustResultValue = "TrustResultValue",
    kSecTrustRevocationChecked = "TrustRevocationChecked", kSecTrustRevocationValidUntilDate = "TrustExpirationDate",
    kSecTrustCertificateTransparency = "TrustCertificateTransparency"
/// Returns the result of the evaluation.
public func SecTrustCopyResult(_ trust: SecTrust) -> [AnyHashable: Any]? { [kSecTrustResultValue: result(trust).rawValue] }
/// Returns the number of certificates of the chain.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.evaluated().chain.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
    let chain = trust.evaluated().chain
    return chain.indices.contains(index) ? chain[index] : nil
}
/// Returns the certificates of the chain, the evaluated one first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [Any]? { trust.evaluated().chain }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.with { $0.certificates[0] }.key }
/// Returns the public key of the evaluated certificate.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

// MARK: Challenges

/// The method of a challenge that asks whether a server is trusted; none ever arrives.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge that asks for a client's certificate; none ever arrives.
public let NSURLAuthenticationMethodClientCertificate: String = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: the network stack has already evaluated the server's trust.
    public var serverTrust: SecTrust? { nil }
    /// Always nil: no server asks for a certificate.
    public var distinguishedNames: [Data]? { nil }
}
extension URLCredential {
    /// Creates an empty credential.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
    /// Creates an empty credential: the system's network stack sends no certificate.
    public convenience init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
    /// The key and the certificates to send. There are none.
    public var identity: SecIdentity? { nil }
    public var certificates: [Any] { [] }
}
