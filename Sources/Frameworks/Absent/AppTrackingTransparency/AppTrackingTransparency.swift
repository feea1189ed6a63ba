// Tracking is refused.
@_exported import Foundation

/// Tracking is refused without a question.
open class ATTrackingManager: NSObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) { completion(.denied) }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
