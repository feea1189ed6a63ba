import Foundation
import UIKitFoundation

// Stores are read with the current model: removed properties are dropped, and added ones have their defaults.
// FIXME(gap): mapping models are not read, so an app's own policies are not called and explicit migrations fail.

/// Describes how the entities of one model map to those of another.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    public override init() { super.init() }
    /// Always fails: mapping models are not read here.
    public init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) {
        nil
    }
    /// Always fails: mapping models are not read here.
    public init?(contentsOf url: URL?) { nil }
    open class func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws
        -> NSMappingModel
    {
        NSMappingModel()
    }
}

/// Describes how one entity maps to another.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var entityMigrationPolicyClassName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// The source of one property's value.
open class NSPropertyMapping: NSObject {
    open var name: String?
    open var valueExpression: UIKitFoundation.NSExpression?
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// A class that an app overrides to migrate its objects itself. Nothing calls it here.
open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Migrates a store from one model to another; throws here.
open class NSMigrationManager: NSObject {
    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open var userInfo: [AnyHashable: Any]?
    open var migrationProgress: Float { 0 }
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
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {}
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
        []
    }
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
        []
    }
}
