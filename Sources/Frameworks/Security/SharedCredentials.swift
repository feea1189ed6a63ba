import Foundation

// Passwords that an app shares with a website. No website is associated with an app here, so requests end as they do on a device for an app
// without that entitlement.

private func refuse(_ completion: @escaping @Sendable (NSError) -> Void) {
    DispatchQueue.global().async { completion(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement))) }
}

// FIXME(gap): no password is shared with a website.
/// Calls the handler with the error of an app without associated domains. The password isn't saved.
@preconcurrency public func SecAddSharedWebCredential(
    _ fqdn: Any, _ account: Any, _ password: Any?, _ completionHandler: @escaping @Sendable (NSError?) -> Void
) { refuse { completionHandler($0) } }

/// Calls the handler with the error of an app without associated domains. There are no passwords to offer.
@preconcurrency public func SecRequestSharedWebCredential(
    _ fqdn: Any?, _ account: Any?, _ completionHandler: @escaping @Sendable ([Any]?, NSError?) -> Void
) { refuse { completionHandler(nil, $0) } }

/// Returns a password of four groups of three letters and digits, without those that look alike.
public func SecCreateSharedWebCredentialPassword() -> String? {
    let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
    var random = SystemRandomNumberGenerator()  // wall clock: the app asks for a random password
    let groups = (0..<4).map { _ in
        // wall clock: the same
        String((0..<3).map { _ in characters[Int.random(in: 0..<characters.count, using: &random)] })
    }
    return groups.joined(separator: "-")
}
