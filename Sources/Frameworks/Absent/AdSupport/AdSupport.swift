// Tracking is refused.
@_exported import Foundation

/// An identifier of zeros, as where tracking is refused.
open class ASIdentifierManager: NSObject {
    nonisolated(unsafe) private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
