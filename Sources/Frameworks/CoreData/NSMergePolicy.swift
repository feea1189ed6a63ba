import Foundation
import UIKitFoundation

/// The side that wins if two contexts changed the same object.
public enum NSMergePolicyType: UInt, Sendable {
    /// A conflict is an error, one side wins by property, all is overwritten, or changes are undone.
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType,
        overwriteMergePolicyType, rollbackMergePolicyType
}

/// Resolves conflicts between objects that a uniqueness constraint allows only once. Contexts share their objects here, so no other save
/// conflicts.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    open private(set) var mergeType: NSMergePolicyType
    public init(merge type: NSMergePolicyType) { mergeType = type }
    /// The policies that report, undo, and overwrite.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType), rollback = NSMergePolicy(merge: .rollbackMergePolicyType),
        overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The policy by which the store's properties win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Resolves conflicts of both kinds. The policy that reports them throws an error.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
    }
    /// Resolves conflicts between an object and its store. The policy that reports them throws an error.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard !list.isEmpty else { return }
        switch mergeType {
        case .errorMergePolicyType: throw Self.error(for: list)
        case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
            for conflict in list { conflict.sourceObject.rolledBack() }
        case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType: break
        }
    }
    /// Resolves conflicts between objects that a constraint allows only once. The policy that reports them throws an error.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard !list.isEmpty else { return }
        if mergeType == .errorMergePolicyType { throw Self.error(for: list) }
        for conflict in list {
            guard let rival = conflict.databaseObject else { continue }
            for object in conflict.conflictingObjects { conflict.context?.settle(object, rival, mergeType) }
        }
    }

    static func error(for conflicts: [NSObject]) -> NSError {
        let constraints = conflicts.compactMap { $0 as? NSConstraintConflict }
        let code = constraints.isEmpty ? NSManagedObjectMergeError : NSManagedObjectConstraintMergeError
        let objects =
            constraints.flatMap { [$0.databaseObject].compactMap { $0 } + $0.conflictingObjects }
            + conflicts.compactMap { ($0 as? NSMergeConflict)?.sourceObject }
        return NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: "The operation couldn’t be completed. (Cocoa error \(code).)",
                NSAffectedObjectsErrorKey: objects, NSPersistentStoreSaveConflictsErrorKey: conflicts,
            ])
    }
}

/// A conflict between an object of a context and its values in a cache or a store.
open class NSMergeConflict: NSObject {
    public private(set) final var sourceObject: NSManagedObject
    /// The values that the object has, that are in memory, and that are in the store.
    public final let objectSnapshot: [String: Any]?, cachedSnapshot: [String: Any]?, persistedSnapshot: [String: Any]?
    /// The numbers of the versions; a new version of 0 is a deleted object.
    public final let newVersionNumber: Int, oldVersionNumber: Int
    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int, cachedSnapshot cachesnap: [String: Any]?,
        persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
        objectSnapshot = srcObject.dictionaryWithValues(forKeys: Array(srcObject.entity.propertiesByName.keys))
    }
}

/// A conflict between objects with the same values for a uniqueness constraint.
open class NSConstraintConflict: NSObject {
    /// The names of the properties whose values only one object may have.
    public final let constraint: [String]
    /// The values that the objects have in common.
    public final let constraintValues: [String: Any]
    public private(set) final var databaseObject: NSManagedObject?
    public final let databaseSnapshot: [String: Any]?
    public private(set) final var conflictingObjects: [NSManagedObject]
    /// The saved values of those objects.
    public final let conflictingSnapshots: [[AnyHashable: Any]]
    /// The context that resolves the conflict.
    final weak var context: NSManagedObjectContext?
    public init(
        constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        (constraint, self.databaseObject, self.databaseSnapshot) = (contraint, databaseObject, databaseSnapshot)
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.map { $0 as? [AnyHashable: Any] ?? [:] }
        let object = databaseObject ?? conflictingObjects.first
        constraintValues = Dictionary(
            contraint.compactMap { key in object?.value(forKey: key).map { (key, $0) } }, uniquingKeysWith: { first, _ in first })
        context = object?.managedObjectContext
    }
}
// `nonisolated(unsafe)`, because `Any` isn't `Sendable`; nothing changes a policy.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy by which the store's properties win.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy that reports conflicts.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// The policy that overwrites the store.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// The policy that undoes the context's changes.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
