// Names for the evaluation of a server's certificates, which the system's network stack does here before an app is asked: no challenge has
// a `serverTrust`, and one that an app creates is not trusted.
import Foundation
import FoundationNetworking

/// A certificate as the bytes of its file, whose contents are not read.
public final class SecCertificate: NSObject, Sendable {
    fileprivate let data: Data
    fileprivate init(_ data: Data) { self.data = data }
    public override func isEqual(_ object: Any?) -> Bool { (object as? SecCertificate)?.data == data }
    public override var hash: Int { data.hashValue }
}
/// A key; none is ever created here.
public final class SecKey: NSObject, Sendable {}
/// The rules by which certificates are evaluated.
public final class SecPolicy: NSObject, Sendable {}
/// Certificates and the policies to evaluate them by.
public final class SecTrust: NSObject, @unchecked Sendable {
    fileprivate let certificates: [SecCertificate]
    fileprivate init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}
/// The result of an evaluation.
public enum SecTrustResultType: UInt32, Sendable {
    /// The result of an evaluation, which is always a failure that the app can accept.
    case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// The certificate isn't trusted.
public let errSecNotTrusted: OSStatus = -67843
/// The ways to check for revocation. They have no effect.
public let kSecRevocationOCSPMethod: UInt = 1, kSecRevocationCRLMethod: UInt = 2, kSecRevocationPreferCRL: UInt = 4,
    kSecRevocationRequirePositiveResponse: UInt = 8
/// More ways to check for revocation. They have no effect.
public let kSecRevocationNetworkAccessDisabled: UInt = 16, kSecRevocationUseAnyAvailableMethod: UInt = 3

/// Creates a certificate, or returns `nil` for empty data; the contents are not checked.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: Data) -> SecCertificate? { data.isEmpty ? nil : SecCertificate(data) }
/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }
/// Returns nil: certificates aren't read.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
/// Returns nil: certificates aren't read.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> String? { nil }

/// Returns a policy without rules.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// Returns a policy without rules. The host's name has no effect.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: String?) -> SecPolicy { SecPolicy() }
/// Returns a policy without rules.
public func SecPolicyCreateRevocation(_ revocationFlags: UInt) -> SecPolicy? { SecPolicy() }

/// Creates a trust of certificates, and returns success.
public func SecTrustCreateWithCertificates(_ certificates: AnyObject, _ policies: AnyObject?, _ trust: UnsafeMutablePointer<SecTrust?>)
    -> OSStatus
{
    let list = (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? []
    guard !list.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(list)
    return errSecSuccess
}
/// Returns success. Policies have no effect.
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus { errSecSuccess }
/// Returns success. Anchors have no effect.
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: [Any]?) -> OSStatus { errSecSuccess }
/// Returns success. Anchors have no effect.
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
/// Stores a failure that the app can accept, and returns success.
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .recoverableTrustFailure
    return errSecSuccess
}
/// Returns false and stores an error: certificates aren't checked.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
    return false
}
/// Calls the closure with false and an error: certificates aren't checked.
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, NSError?) -> Void
) -> OSStatus {
    queue.async { result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))) }
    return errSecSuccess
}
/// Returns the number of certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// Returns a certificate, or nil.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? {
    trust.certificates.indices.contains(index) ? trust.certificates[index] : nil
}
/// Returns the certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> [Any]? { trust.certificates }
/// Returns nil: certificates aren't read.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns nil: certificates aren't read.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// The method of a challenge that asks whether a server is trusted; none ever arrives.
public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"
/// The method of a challenge that asks for a client's certificate; none ever arrives.
public let NSURLAuthenticationMethodClientCertificate: String = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// Always nil: trust has been settled before.
    public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
    /// Creates an empty credential.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
