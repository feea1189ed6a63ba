import Foundation
import UIKitFoundation

/// Migrates a store from one model to another, by mappings and their policies.
open class NSMigrationManager: KeyValueObject {
    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    open private(set) var sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    open private(set) var destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    /// The part of the migration that is done, from 0 to 1.
    open private(set) var migrationProgress: Float = 0 {
        didSet { KeyValueObservation.didChange(self, "migrationProgress", from: oldValue) }
    }
    /// Whether the kind of store may migrate faster by itself. It is stored but has no effect.
    public final var usesStoreSpecificMigrationManager = true
    public private(set) final var mappingModel = NSMappingModel()
    public private(set) final var currentEntityMapping = NSEntityMapping()

    /// The new objects of each mapping for each old one, and the other way around.
    private struct Pair {
        let source: NSManagedObject, destination: NSManagedObject, mapping: String
    }
    private final var pairs: [Pair] = []
    private final var cancellation: (any Error)?

    /// Creates a manager for two models.
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Writes the objects of a store to another one, by mappings: first all objects, then their relationships. A policy's error ends it.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
        toDestinationURL dURL: URL,
        destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let mappings else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSMigrationMissingMappingModelError)
        }
        reset()
        (mappingModel, cancellation, migrationProgress) = (mappings, nil, 0)
        let source = NSPersistentStoreCoordinator(managedObjectModel: sourceModel),
            destination = NSPersistentStoreCoordinator(managedObjectModel: destinationModel)
        var options = sOptions ?? [:]
        options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true)
        try source.addPersistentStore(ofType: sStoreType, configurationName: nil, at: sourceURL, options: options)
        if dStoreType != NSInMemoryStoreType { try destination.destroyPersistentStore(at: dURL, ofType: dStoreType) }
        try destination.addPersistentStore(ofType: dStoreType, configurationName: nil, at: dURL, options: dOptions)
        sourceContext.persistentStoreCoordinator = source
        destinationContext.persistentStoreCoordinator = destination
        try run(mappings.entityMappings ?? [])
        try destinationContext.save()
        migrationProgress = 1
    }

    /// Writes the objects of a store to another one, by mappings.
    public final func migrateStore(
        from sourceURL: URL, type sourceType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
        mapping: NSMappingModel, to destinationURL: URL, type destinationType: NSPersistentStore.StoreType,
        options destinationOptions: [AnyHashable: Any]? = nil
    ) throws {
        try migrateStore(
            from: sourceURL, sourceType: sourceType.rawValue, options: sourceOptions, with: mapping, toDestinationURL: destinationURL,
            destinationType: destinationType.rawValue, destinationOptions: destinationOptions)
    }

    private func run(_ mappings: [NSEntityMapping]) throws {
        let steps = mappings.map { ($0, $0.policy) }
        for (mapping, policy) in steps {
            try start(mapping)
            try policy.begin(mapping, with: self)
            if let name = mapping.sourceEntityName, mapping.mappingType != .removeEntityMappingType {
                let request = NSFetchRequest<NSManagedObject>(entityName: name)
                // A subentity has a mapping of its own.
                for object in try sourceContext.fetch(request) where object.entity.name == name {
                    try policy.createDestinationInstances(forSource: object, in: mapping, manager: self)
                }
            }
            try policy.endInstanceCreation(forMapping: mapping, manager: self)
            migrationProgress += 1 / Float(3 * steps.count)
        }
        for (mapping, policy) in steps {
            try start(mapping)
            for pair in pairs where pair.mapping == mapping.name {
                try policy.createRelationships(forDestination: pair.destination, in: mapping, manager: self)
            }
            try policy.endRelationshipCreation(forMapping: mapping, manager: self)
            migrationProgress += 1 / Float(3 * steps.count)
        }
        for (mapping, policy) in steps {
            try start(mapping)
            try policy.performCustomValidation(forMapping: mapping, manager: self)
            try policy.end(mapping, manager: self)
            migrationProgress += 1 / Float(3 * steps.count)
        }
    }

    private func start(_ mapping: NSEntityMapping) throws {
        if let cancellation { throw cancellation }
        currentEntityMapping = mapping
    }

    /// Ends the migration before its next step, with an error.
    open func cancelMigrationWithError(_ error: any Error) { cancellation = error }
    /// Forgets the objects of a migration.
    open func reset() { pairs = [] }
    /// Returns the entity of a mapping before the migration, or nil.
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }
    /// Returns the entity of a mapping after the migration, or nil.
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }
    /// Remembers the new object for an old one.
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
    ) {
        pairs.append(Pair(source: sourceInstance, destination: destinationInstance, mapping: entityMapping.name ?? ""))
    }
    /// Returns the new objects of a mapping for some old ones; nil means all.
    open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
        pairs.filter { pair in
            pair.mapping == mappingName && sourceInstances?.contains { $0 === pair.source } ?? true
        }.map(\.destination)
    }
    /// Returns the old objects of a mapping for some new ones; nil means all.
    open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
        pairs.filter { pair in
            pair.mapping == mappingName && destinationInstances?.contains { $0 === pair.destination } ?? true
        }.map(\.source)
    }
    /// The new objects of all mappings for an old one.
    final func destinations(of source: NSManagedObject) -> [NSManagedObject] { pairs.filter { $0.source === source }.map(\.destination) }
}

/// A step of a migration in stages.
open class NSMigrationStage: NSObject {
    /// A text for people who read logs.
    public final var label: String?
    override init() { super.init() }
}
/// A step that takes over models whose mapping is inferred.
open class NSLightweightMigrationStage: NSMigrationStage {
    /// The checksums of the models.
    public final let versionChecksums: [String]
    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}
/// A step from one model to the next, with code of the app before and after it.
open class NSCustomMigrationStage: NSMigrationStage {
    /// The models before and after the step.
    public final let currentModel: NSManagedObjectModelReference, nextModel: NSManagedObjectModelReference
    /// The app's code before the step.
    public final var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// The app's code after the step.
    public final var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// Creates a step.
    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
        (self.currentModel, self.nextModel) = (currentModel, nextModel)
    }
}
/// A migration in stages, which a store gets as an option. The stages are not run: a store that needs them isn't opened.
open class NSStagedMigrationManager: NSObject {
    /// The steps, the oldest first.
    public final let stages: [NSMigrationStage]
    /// The container of the store during the migration.
    public internal(set) final weak var container: NSPersistentContainer?
    public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}
