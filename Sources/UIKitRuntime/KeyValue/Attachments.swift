import CRuntimeShim
import Foundation

/// The data attached to an object in addition to its own storage: associated objects and observers.
///
/// Our own objects store it in a field. For other objects it is in a table, from which it is removed when the object is deallocated.
public final class Attachments {
    package var associated: [UnsafeRawPointer: Any] = [:]
    package var observations: [KeyValueObservation.Registration] = []
    package var pendingOldValues: [String: Any] = [:]
    package var readings: [ModelTracking.Update: ModelReading] = [:]

    package init() {}

    nonisolated(unsafe) private static var foreign: [UnsafeRawPointer: Attachments] = [:]
    /// The functions that destroy objects of a class, by its metadata.
    nonisolated(unsafe) private static var destroyers: [UnsafeRawPointer: UInt] = [:]
    private static let lock = NSRecursiveLock()

    /// Returns the address of a class, which becomes another object at each conversion to one.
    private static func metadata(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

    package static func existing(of object: AnyObject) -> Attachments? {
        if let object = object as? any KeyValueMembers { return object._understudyAttachments }
        if let type = object as? AnyClass { return lock.withLock { foreign[metadata(of: type)] } }
        return lock.withLock { foreign[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())] }
    }

    package static func of(_ object: AnyObject) -> Attachments {
        if let object = object as? any KeyValueMembers {
            if let attachments = object._understudyAttachments { return attachments }
            let attachments = Attachments()
            object._understudyAttachments = attachments
            return attachments
        }
        if let type = object as? AnyClass {
            return lock.withLock {
                let attachments = foreign[metadata(of: type)] ?? Attachments()
                foreign[metadata(of: type)] = attachments
                return attachments
            }
        }
        let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return lock.withLock {
            if let known = foreign[address] { return known }
            let attachments = Attachments(), metadata = address.load(as: UnsafeRawPointer.self)
            foreign[address] = attachments
            if destroyers[metadata] == nil {
                destroyers[metadata] = UInt(us_watchDestruction(metadata) { Attachments.take($0, of: $1, destroyer: $2) })
            }
            return attachments
        }
    }

    /// Removes the values attached to an object that is being deallocated. Objective-C releases them after the object's own members.
    private static func take(_ object: UnsafeRawPointer?, of metadata: UnsafeRawPointer?, destroyer: UnsafeMutablePointer<UInt>?)
        -> UnsafeMutableRawPointer?
    {
        guard let object, let metadata else { return nil }
        return lock.withLock {
            destroyer?.pointee = destroyers[metadata] ?? 0
            return foreign.removeValue(forKey: object).map { Unmanaged.passRetained($0).toOpaque() }
        }
    }
}
