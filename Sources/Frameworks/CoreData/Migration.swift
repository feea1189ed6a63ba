import Foundation
import UIKitFoundation

// Stores are read with the current model: removed properties are dropped, and added ones have their defaults.
// FIXME(gap): mapping models are not read, so an app's own policies are not called and explicit migrations fail.

/// Describes how the entities of one model map to those of another.
open class NSMappingModel: NSObject {
    /// The mappings of entities.
    open var entityMappings: [NSEntityMapping]! = []
    public override init() { super.init() }
    /// Always fails: mapping models are not read here.
    public init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) {
        nil
    }
    /// Always fails: mapping models are not read here.
    public init?(contentsOf url: URL?) { nil }
    /// Returns the mapping from one model to another.
    open class func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws
        -> NSMappingModel
    {
        NSMappingModel()
    }
}

/// Describes how one entity maps to another.
open class NSEntityMapping: NSObject {
    /// The name of the mapping.
    open var name: String! = ""
    /// The name of the entity before the migration; nil for a new one.
    open var sourceEntityName: String?
    /// The name of the entity after the migration; nil for a removed one.
    open var destinationEntityName: String?
    /// The name of the policy's class; nil for the default. It isn't called.
    open var entityMigrationPolicyClassName: String?
    /// The mappings of attributes.
    open var attributeMappings: [NSPropertyMapping]?
    /// The mappings of relationships.
    open var relationshipMappings: [NSPropertyMapping]?
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// The source of one property's value.
open class NSPropertyMapping: NSObject {
    /// The name of the property after the migration.
    open var name: String?
    /// The expression that calculates the property.
    open var valueExpression: UIKitFoundation.NSExpression?
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// A class that an app overrides to migrate its objects itself. Nothing calls it here.
open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }
    /// Does nothing.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    /// Does nothing.
    open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {}
    /// Does nothing.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Does nothing.
    open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {}
    /// Does nothing.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Does nothing.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Does nothing.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Migrates a store from one model to another; throws here.
open class NSMigrationManager: NSObject {
    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    /// The progress, which is always 0.
    open var migrationProgress: Float { 0 }
    /// Creates a manager for two models.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Throws `NSMigrationError` with code 134110.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL,
        destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134_110,
            userInfo: [NSLocalizedDescriptionKey: "Stores are not migrated by mapping models on Linux."])
    }
    /// Does nothing.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {}
    /// Returns no objects.
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
        []
    }
    /// Returns no objects.
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
        []
    }
}
