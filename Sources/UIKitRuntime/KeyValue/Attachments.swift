import Foundation

/// What is kept for one object beside its own storage: associated objects and observers.
///
/// Objects of ours carry it in a field. For foreign objects there is no moment of death to hook on, so a table holds it with a
/// weak reference and drops the dead whenever it has grown by half.
public final class Attachments {
    package var associated: [UnsafeRawPointer: Any] = [:]
    package var observations: [KeyValueObservation.Registration] = []
    package var pendingOldValues: [String: Any] = [:]
    package var readings: [ModelTracking.Update: ModelReading] = [:]

    package init() {}

    private struct Foreign {
        weak var object: AnyObject?
        let attachments: Attachments
    }

    nonisolated(unsafe) private static var foreign: [ObjectIdentifier: Foreign] = [:]
    nonisolated(unsafe) private static var sweepAt = 64
    private static let lock = NSRecursiveLock()

    package static func existing(of object: AnyObject) -> Attachments? {
        if let object = object as? any KeyValueMembers { return object._understudyAttachments }
        return lock.withLock {
            guard let entry = foreign[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.attachments
        }
    }

    package static func of(_ object: AnyObject) -> Attachments {
        if let object = object as? any KeyValueMembers {
            if let attachments = object._understudyAttachments { return attachments }
            let attachments = Attachments()
            object._understudyAttachments = attachments
            return attachments
        }
        return lock.withLock {
            if let entry = foreign[ObjectIdentifier(object)], entry.object === object { return entry.attachments }
            if foreign.count >= sweepAt {
                foreign = foreign.filter { $0.value.object != nil }
                sweepAt = max(64, foreign.count * 3 / 2)
            }
            let attachments = Attachments()
            foreign[ObjectIdentifier(object)] = Foreign(object: object, attachments: attachments)
            return attachments
        }
    }
}
