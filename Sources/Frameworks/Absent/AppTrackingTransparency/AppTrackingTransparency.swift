// The host decides whether the app may track. By default, tracking is denied.
import DeviceServices
@_exported import Foundation

/// Requests permission to track the user.
open class ATTrackingManager: NSObject {
    /// The user's answer to the request for tracking.
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { status(DeviceServices.shared.answer(to: .usertracking)) }
    private class func status(_ answer: DeviceServices.Answer) -> AuthorizationStatus {
        answer == .unset ? .notDetermined : answer.grants ? .authorized : .denied
    }
    @preconcurrency open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) {
        DeviceServices.shared.request(.usertracking) { completion(status($0)) }
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        status(await DeviceServices.shared.request(.usertracking))
    }
}
