import Foundation
import UIKitFoundation

// The codes and keys of CoreDataErrors.h.
/// The code of an error about an object that is not valid, and of one with the errors of several.
public let NSManagedObjectValidationError = 1550, NSValidationMultipleErrorsError = 1560
/// The codes of errors about a missing value, and about too few, too many, or undeletable related objects.
public let NSValidationMissingMandatoryPropertyError = 1570, NSValidationRelationshipLacksMinimumCountError = 1580,
    NSValidationRelationshipExceedsMaximumCountError = 1590, NSValidationRelationshipDeniedDeleteError = 1600
/// The codes of errors about numbers.
public let NSValidationNumberTooLargeError = 1610, NSValidationNumberTooSmallError = 1620
/// The codes of errors about dates.
public let NSValidationDateTooLateError = 1630, NSValidationDateTooSoonError = 1640, NSValidationInvalidDateError = 1650
/// The codes of errors about strings.
public let NSValidationStringTooLongError = 1660, NSValidationStringTooShortError = 1670, NSValidationStringPatternMatchingError = 1680
/// The codes of errors about objects that the store doesn't have, or that conflict with others.
public let NSManagedObjectReferentialIntegrityError = 133_000, NSManagedObjectMergeError = 133_020,
    NSManagedObjectConstraintMergeError = 133_021
/// The codes of errors about stores.
public let NSPersistentStoreInvalidTypeError = 134_000, NSPersistentStoreOpenError = 134_080,
    NSPersistentStoreIncompatibleVersionHashError = 134_100, NSMigrationError = 134_110
/// The codes of other errors about stores.
public let NSPersistentStoreTypeMismatchError = 134_010, NSPersistentStoreIncompatibleSchemaError = 134_020,
    NSPersistentStoreSaveError = 134_030, NSPersistentStoreIncompleteSaveError = 134_040, NSPersistentStoreSaveConflictsError = 134_050,
    NSPersistentStoreOperationError = 134_070, NSPersistentStoreTimeoutError = 134_090,
    NSPersistentStoreUnsupportedRequestTypeError = 134_091
/// The code of an error of Core Data's own, and of a history that no longer has the place it is asked for.
public let NSCoreDataError = 134_060, NSPersistentHistoryTokenExpiredError = 134_301
/// The codes of errors about migrations.
public let NSMigrationCancelledError = 134_120, NSMigrationMissingSourceModelError = 134_130,
    NSMigrationMissingMappingModelError = 134_140, NSMigrationManagerSourceStoreError = 134_150,
    NSMigrationManagerDestinationStoreError = 134_160, NSEntityMigrationPolicyError = 134_170, NSInferredMappingModelError = 134_190
/// The codes of errors of external records, SQLite, and contexts without a lock.
public let NSSQLiteError = 134_180, NSExternalRecordImportError = 134_200, NSManagedObjectContextLockingError = 132_000,
    NSPersistentStoreCoordinatorLockingError = 132_010, NSManagedObjectExternalRelationshipError = 133_010

/// The keys for all errors of a save, and for the objects that an error is about.
public let NSDetailedErrorsKey = "NSDetailedErrors", NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The keys for the stores that an error is about, the conflicts of a save, and the domain of SQLite's errors.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey", NSPersistentStoreSaveConflictsErrorKey = "conflictList",
    NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The keys for the object, the property, the condition, and the value that an error is about.
public let NSValidationObjectErrorKey = "NSValidationErrorObject", NSValidationKeyErrorKey = "NSValidationErrorKey",
    NSValidationPredicateErrorKey = "NSValidationErrorPredicate", NSValidationValueErrorKey = "NSValidationErrorValue"

extension CocoaError.Code {
    /// The codes of invalid objects.
    public static let managedObjectValidation = Self(rawValue: NSManagedObjectValidationError),
        validationMultipleErrors = Self(rawValue: NSValidationMultipleErrorsError)
    /// The codes of missing values, and of the objects of a relationship.
    public static let validationMissingMandatoryProperty = Self(rawValue: NSValidationMissingMandatoryPropertyError),
        validationRelationshipLacksMinimumCount = Self(rawValue: NSValidationRelationshipLacksMinimumCountError),
        validationRelationshipExceedsMaximumCount = Self(rawValue: NSValidationRelationshipExceedsMaximumCountError),
        validationRelationshipDeniedDelete = Self(rawValue: NSValidationRelationshipDeniedDeleteError)
    public static let validationNumberTooLarge = Self(rawValue: NSValidationNumberTooLargeError),
        validationNumberTooSmall = Self(rawValue: NSValidationNumberTooSmallError),
        validationDateTooLate = Self(rawValue: NSValidationDateTooLateError),
        validationDateTooSoon = Self(rawValue: NSValidationDateTooSoonError),
        validationInvalidDate = Self(rawValue: NSValidationInvalidDateError)
    /// The codes of strings.
    public static let validationStringTooLong = Self(rawValue: NSValidationStringTooLongError),
        validationStringTooShort = Self(rawValue: NSValidationStringTooShortError),
        validationStringPatternMatching = Self(rawValue: NSValidationStringPatternMatchingError)
    /// The codes of stores that aren't opened, read, or written.
    public static let persistentStoreInvalidType = Self(rawValue: NSPersistentStoreInvalidTypeError),
        persistentStoreTypeMismatch = Self(rawValue: NSPersistentStoreTypeMismatchError),
        persistentStoreIncompatibleSchema = Self(rawValue: NSPersistentStoreIncompatibleSchemaError),
        persistentStoreSave = Self(rawValue: NSPersistentStoreSaveError),
        persistentStoreIncompleteSave = Self(rawValue: NSPersistentStoreIncompleteSaveError),
        persistentStoreSaveConflicts = Self(rawValue: NSPersistentStoreSaveConflictsError),
        persistentStoreOperation = Self(rawValue: NSPersistentStoreOperationError),
        persistentStoreOpen = Self(rawValue: NSPersistentStoreOpenError),
        persistentStoreTimeout = Self(rawValue: NSPersistentStoreTimeoutError),
        persistentStoreUnsupportedRequestType = Self(rawValue: NSPersistentStoreUnsupportedRequestTypeError),
        persistentStoreIncompatibleVersionHash = Self(rawValue: NSPersistentStoreIncompatibleVersionHashError)
    public static let migration = Self(rawValue: NSMigrationError), migrationCancelled = Self(rawValue: NSMigrationCancelledError),
        migrationMissingSourceModel = Self(rawValue: NSMigrationMissingSourceModelError),
        migrationMissingMappingModel = Self(rawValue: NSMigrationMissingMappingModelError),
        migrationManagerSourceStore = Self(rawValue: NSMigrationManagerSourceStoreError),
        migrationManagerDestinationStore = Self(rawValue: NSMigrationManagerDestinationStoreError),
        entityMigrationPolicy = Self(rawValue: NSEntityMigrationPolicyError),
        inferredMappingModel = Self(rawValue: NSInferredMappingModelError)
    /// The codes of other errors.
    public static let coreData = Self(rawValue: NSCoreDataError), sqlite = Self(rawValue: NSSQLiteError),
        externalRecordImport = Self(rawValue: NSExternalRecordImportError),
        managedObjectContextLocking = Self(rawValue: NSManagedObjectContextLockingError),
        persistentStoreCoordinatorLocking = Self(rawValue: NSPersistentStoreCoordinatorLockingError),
        managedObjectExternalRelationship = Self(rawValue: NSManagedObjectExternalRelationshipError)
    /// The codes of objects that the store doesn't have, or that conflict with others.
    public static let managedObjectReferentialIntegrity = Self(rawValue: NSManagedObjectReferentialIntegrityError),
        managedObjectMerge = Self(rawValue: NSManagedObjectMergeError),
        managedObjectConstraintMerge = Self(rawValue: NSManagedObjectConstraintMergeError)
}

/// The errors of values that don't meet the model's conditions.
enum ValidationErrors {
    /// Returns the code of the condition that a value doesn't meet, or `nil` if it meets all of them.
    static func code(for value: Any?, of property: NSPropertyDescription) -> Int? {
        if let relationship = property as? NSRelationshipDescription {
            let count = NSManagedObject.members(in: value).count
            if count == 0, !relationship.isOptional, !relationship.isToMany { return NSValidationMissingMandatoryPropertyError }
            let isUnder = count < relationship.minCount && (count > 0 || !relationship.isOptional)
            if isUnder { return NSValidationRelationshipLacksMinimumCountError }
            let isOver = relationship.maxCount > 1 && count > relationship.maxCount
            return isOver ? NSValidationRelationshipExceedsMaximumCountError : nil
        }
        guard let attribute = property as? NSAttributeDescription, !attribute.isTransient, !attribute.isDerived else { return nil }
        guard let value else { return attribute.isOptional ? nil : NSValidationMissingMandatoryPropertyError }
        if let code = attribute.bounds.code(for: value) { return code }
        return attribute.validationPredicates.allSatisfy { $0.evaluate(with: value) } ? nil : NSManagedObjectValidationError
    }

    /// Returns the error of one property. The texts are those that apps have logged: "name is a required value."
    static func error(_ code: Int, _ object: NSManagedObject, _ key: String, _ value: Any?) -> NSError {
        let texts = [
            NSValidationMissingMandatoryPropertyError: "\(key) is a required value.",
            NSValidationNumberTooLargeError: "\(key) is too large.", NSValidationNumberTooSmallError: "\(key) is too small.",
            NSValidationStringTooLongError: "\(key) is too long.", NSValidationStringTooShortError: "\(key) is too short.",
        ]
        return NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: texts[code] ?? "The operation couldn’t be completed. (Cocoa error \(code).)",
                NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key, NSValidationValueErrorKey: value ?? NSNull(),
            ])
    }

    /// Returns nothing, the only error, or an error that lists several.
    static func joined(_ errors: [any Error]) -> (any Error)? {
        guard errors.count > 1 else { return errors.first }
        let all = errors.flatMap { error -> [any Error] in
            let error = error as NSError
            guard error.code == NSValidationMultipleErrorsError else { return [error] }
            return error.userInfo[NSDetailedErrorsKey] as? [any Error] ?? [error]
        }
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: all])
    }
}

/// The smallest and largest value of an attribute, or length of a string, and the expression that a string matches as a whole.
struct AttributeBounds {
    var minimum: Double?
    var maximum: Double?
    var pattern: String?

    func code(for value: Any) -> Int? {
        if let text = value as? String {
            if let minimum, Double(text.count) < minimum { return NSValidationStringTooShortError }
            if let maximum, Double(text.count) > maximum { return NSValidationStringTooLongError }
            guard let pattern, let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else { return nil }
            let isMatch = expression.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
            return isMatch ? nil : NSValidationStringPatternMatchingError
        }
        if let date = value as? Date {
            if let minimum, date.timeIntervalSinceReferenceDate < minimum { return NSValidationDateTooSoonError }
            if let maximum, date.timeIntervalSinceReferenceDate > maximum { return NSValidationDateTooLateError }
            return nil
        }
        guard let number = (value as? NSNumber)?.doubleValue ?? (value as? NSDecimalNumber)?.doubleValue else { return nil }
        if let minimum, number < minimum { return NSValidationNumberTooSmallError }
        if let maximum, number > maximum { return NSValidationNumberTooLargeError }
        return nil
    }
}
