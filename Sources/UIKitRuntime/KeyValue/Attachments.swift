import CRuntimeShim
import Foundation

/// What is kept for one object beside its own storage: associated objects and observers.
///
/// Objects of ours carry it in a field. For foreign objects a table holds it, from which it is taken as the object goes.
public final class Attachments {
    package var associated: [UnsafeRawPointer: Any] = [:]
    package var observations: [KeyValueObservation.Registration] = []
    package var pendingOldValues: [String: Any] = [:]
    package var readings: [ModelTracking.Update: ModelReading] = [:]

    package init() {}

    nonisolated(unsafe) private static var foreign: [UnsafeRawPointer: Attachments] = [:]
    /// What destroys objects of a class, by its metadata.
    nonisolated(unsafe) private static var destroyers: [UnsafeRawPointer: UInt] = [:]
    private static let lock = NSRecursiveLock()

    package static func existing(of object: AnyObject) -> Attachments? {
        if let object = object as? any KeyValueMembers { return object._understudyAttachments }
        return lock.withLock { foreign[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())] }
    }

    package static func of(_ object: AnyObject) -> Attachments {
        if let object = object as? any KeyValueMembers {
            if let attachments = object._understudyAttachments { return attachments }
            let attachments = Attachments()
            object._understudyAttachments = attachments
            return attachments
        }
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return lock.withLock {
            if let known = foreign[address] { return known }
            let attachments = Attachments(), metadata = address.load(as: UnsafeRawPointer.self)
            foreign[address] = attachments
            if destroyers[metadata] == nil { destroyers[metadata] = UInt(us_watchDestruction(metadata) { Attachments.take($0, of: $1, destroyer: $2) }) }
            return attachments
        }
    }

    /// Takes the values attached to an object that is deallocated. Objective-C releases them after the object's own members.
    private static func take(_ object: UnsafeRawPointer?, of metadata: UnsafeRawPointer?, destroyer: UnsafeMutablePointer<UInt>?) -> UnsafeMutableRawPointer? {
        guard let object, let metadata else { return nil }
        return lock.withLock {
            destroyer?.pointee = destroyers[metadata] ?? 0
            return foreign.removeValue(forKey: object).map { Unmanaged.passRetained($0).toOpaque() }
        }
    }
}
