import Foundation
import UIKitFoundation

// A store with an old version of the model is read with the current one: removed properties are dropped, and added ones have their
// defaults. A migration manager applies the mappings that an app makes, or that are inferred. FIXME(gap): files of mapping models are not
// read; an app that relies on one gets no mapping.

/// Describes how the entities of one model map to those of another.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    public override init() { super.init() }
    /// Always fails: mapping models are not read here.
    public init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?) {
        nil
    }
    /// Always fails: mapping models are not read here.
    public init?(contentsOf url: URL?) { nil }
    /// Returns the mapping from one model to another, by the names of entities and properties and their renaming identifiers. Throws an
    /// error if a new property must have a value, and has no default.
    open class func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel: NSManagedObjectModel) throws
        -> NSMappingModel
    {
        let old = source.entitiesByName, model = NSMappingModel()
        var found: Set<String> = []
        for entity in destinationModel.entities {
            let origin = [entity.name, entity.renamingIdentifier].lazy.compactMap { $0 }.first { old[$0] != nil }
            let mapping = NSEntityMapping()
            (mapping.sourceEntityName, mapping.destinationEntityName) = (origin, entity.name)
            mapping.destinationEntityVersionHash = entity.versionHash
            if let origin, let former = old[origin] {
                found.insert(origin)
                mapping.sourceEntityVersionHash = former.versionHash
                mapping.mappingType = former.versionHash == entity.versionHash ? .copyEntityMappingType : .transformEntityMappingType
                mapping.attributeMappings = try propertyMappings(entity.attributesByName.mapValues { $0 }, former)
                mapping.relationshipMappings = try propertyMappings(entity.relationshipsByName.mapValues { $0 }, former)
            } else {
                mapping.mappingType = .addEntityMappingType
            }
            mapping.name = "IEM_\(mapping.mappingType.word)_\(entity.name ?? "")"
            model.entityMappings.append(mapping)
        }
        for entity in source.entities where !found.contains(entity.name ?? "") {
            let mapping = NSEntityMapping()
            (mapping.sourceEntityName, mapping.mappingType) = (entity.name, .removeEntityMappingType)
            mapping.sourceEntityVersionHash = entity.versionHash
            mapping.name = "IEM_Remove_\(entity.name ?? "")"
            model.entityMappings.append(mapping)
        }
        return model
    }

    /// A property without an origin in the old entity has a mapping without an expression, and so its default.
    private static func propertyMappings(_ properties: [String: NSPropertyDescription], _ former: NSEntityDescription) throws
        -> [NSPropertyMapping]
    {
        try properties.sorted { $0.key < $1.key }.map { name, property in
            let mapping = NSPropertyMapping()
            mapping.name = name
            if let origin = [name, property.renamingIdentifier].lazy.compactMap({ $0 }).first(where: { former.propertiesByName[$0] != nil })
            {
                mapping.valueExpression = UIKitFoundation.NSExpression(forKeyPath: origin)
            } else if !property.isOptional, let attribute = property as? NSAttributeDescription, attribute.defaultValue == nil,
                !attribute.isTransient, !attribute.isDerived
            {
                throw NSError(
                    domain: NSCocoaErrorDomain, code: NSInferredMappingModelError,
                    userInfo: [
                        "entity": former.name ?? "", "property": name,
                        "reason": "Validation error missing attribute values on mandatory destination attribute",
                    ])
            }
            return mapping
        }
    }
}

/// The kinds of mappings of an entity's objects.
public enum NSEntityMappingType: UInt, Sendable {
    /// Nothing is known, the app's policy decides, or there were no objects.
    case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType
    /// The objects are dropped, are the same, or have other properties.
    case removeEntityMappingType, copyEntityMappingType, transformEntityMappingType

    fileprivate var word: String { ["Undefined", "Custom", "Add", "Remove", "Copy", "Transform"][Int(rawValue)] }
}

/// Describes how one entity maps to another.
open class NSEntityMapping: NSObject {
    open var name: String! = ""
    public final var mappingType = NSEntityMappingType.undefinedEntityMappingType
    /// The name of the entity before the migration; nil for a new one.
    open var sourceEntityName: String?
    /// The hash of the entity's version before the migration.
    public final var sourceEntityVersionHash: Data?
    /// The name of the entity after the migration; nil for a removed one.
    open var destinationEntityName: String?
    /// The hash of the entity's version after the migration.
    public final var destinationEntityVersionHash: Data?
    /// The expression for the objects to migrate; nil for all of the entity. It is stored but has no effect.
    public final var sourceExpression: UIKitFoundation.NSExpression?
    /// The name of the policy's class; nil for the default.
    open var entityMigrationPolicyClassName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }

    /// The app's policy, or the default one.
    final var policy: NSEntityMigrationPolicy {
        guard let name = entityMigrationPolicyClassName else { return NSEntityMigrationPolicy() }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        let named =
            DispatchTable.namedClass(short) as? NSEntityMigrationPolicy.Type ?? NSClassFromString(name) as? NSEntityMigrationPolicy.Type
        let type =
            named ?? LoadedClasses.all.lazy.compactMap { $0 as? NSEntityMigrationPolicy.Type }.first { String(describing: $0) == short }
        return type.map { Instantiation.make($0) } ?? NSEntityMigrationPolicy()
    }
}

/// The source of one property's value.
open class NSPropertyMapping: NSObject {
    /// The name of the property after the migration.
    open var name: String?
    /// The expression that calculates the property. It is evaluated with the old object, which `$source` is, too.
    open var valueExpression: UIKitFoundation.NSExpression?
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// The keys of the variables of expressions in mappings: the manager, the objects, the mappings, and the policy.
public let NSMigrationManagerKey = "manager", NSMigrationSourceObjectKey = "source", NSMigrationDestinationObjectKey = "destination",
    NSMigrationEntityMappingKey = "entityMapping", NSMigrationPropertyMappingKey = "propertyMapping",
    NSMigrationEntityPolicyKey = "entityPolicy"

/// Migrates the objects of one mapping. An app overrides it to migrate them itself.
open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }
    /// Called before the objects of a mapping are created.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    /// Creates an object of the new entity for an old one, sets its attributes, and associates them.
    open func createDestinationInstances(forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {
        guard let name = mapping.destinationEntityName else { return }
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: manager.destinationContext)
        let variables: NSMutableDictionary = [
            NSMigrationManagerKey: manager, NSMigrationSourceObjectKey: sInstance, NSMigrationDestinationObjectKey: object,
            NSMigrationEntityMappingKey: mapping, NSMigrationEntityPolicyKey: self,
        ]
        for property in mapping.attributeMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression else { continue }
            object.setValue(expression.expressionValue(with: sInstance, context: variables), forKey: key)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
    }
    /// Called after the objects of a mapping were created.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Sets the relationships of a new object to the new objects for those that were related.
    open func createRelationships(forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
        throws
    {
        guard
            let source = manager.sourceInstances(forEntityMappingName: mapping.name ?? "", destinationInstances: [dInstance]).first
        else { return }
        for property in mapping.relationshipMappings ?? [] {
            guard let key = property.name, let expression = property.valueExpression,
                let relationship = dInstance.entity.relationshipsByName[key]
            else { continue }
            let related = NSManagedObject.members(in: expression.expressionValue(with: source, context: nil))
            let objects = related.flatMap { manager.destinations(of: $0) }
            if relationship.isToMany {
                dInstance.setValue(dInstance.collection(objects, key), forKey: key)
            } else if let object = objects.first {
                dInstance.setValue(object, forKey: key)
            }
        }
    }
    /// Called after the relationships of a mapping's objects were set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Called to check the new objects.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    /// Called at the end.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
