// Tracking is refused.
@_exported import Foundation

/// A manager that returns an identifier of zeros, as when tracking is denied.
open class ASIdentifierManager: NSObject {
    nonisolated(unsafe) private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
