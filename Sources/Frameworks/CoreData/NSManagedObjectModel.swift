// Managed objects of the project's own model: defaults, relationships with their inverses, fetches, fetched results controllers. All
// objects are in memory; a save writes them to the store's file, and adding the store reads them.
// FIXME(gap): Apple's SQLite files are not read, and a changed model drops what it no longer names.
@_exported import Foundation
import FoundationXML
import UIKitFoundation

/// The type of value that an attribute holds.
public enum NSAttributeType: UInt, Sendable {
    /// The attribute has no type, or is an integer or a decimal number.
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300,
        decimalAttributeType = 400
    /// The attribute is a number, a string, a Boolean, or a date.
    case doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    /// The attribute is data, an identifier, a URL, or an object that is transformed.
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800,
        objectIDAttributeType = 2000, compositeAttributeType = 2100
}
/// The effect on related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

/// The common base of attributes and relationships.
open class NSPropertyDescription: NSObject {
    open var name = ""
    /// Whether the property may be nil when its object is saved.
    open var isOptional = true
    /// Whether the property isn't saved.
    open var isTransient = false
    open internal(set) weak var entity: NSEntityDescription?
    /// Custom values.
    open var userInfo: [AnyHashable: Any]?
    /// The name of the property in the model's last version, under which a store's file may have its values.
    public final var renamingIdentifier: String?
    /// A text that changes ``versionHash``, for a change that the model doesn't show.
    public final var versionHashModifier: String?
    public final var isIndexedBySpotlight = false
    /// Whether searches for the property are fast. It is stored but has no effect.
    @available(*, deprecated, message: "Use NSEntityDescription.indexes")
    public final var isIndexed: Bool {
        get { indexed }
        set { indexed = newValue }
    }
    private final var indexed = false
    /// The conditions of values that aren't nil.
    public private(set) final var validationPredicates: [NSPredicate] = []
    /// The texts of the conditions.
    public private(set) final var validationWarnings: [Any] = []
    public override init() { super.init() }
    /// Sets the conditions of values. An object that doesn't meet all of them isn't saved.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        (self.validationPredicates, self.validationWarnings) = (validationPredicates ?? [], validationWarnings ?? [])
    }
}

/// An attribute of the model: its type, its default, and its allowed values.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The name of the class of the attribute's values; nil uses its type's.
    open var attributeValueClassName: String?
    /// The value of new objects; nil for none.
    open var defaultValue: Any?
    /// Whether large data are in files of their own. It is stored but has no effect.
    open var allowsExternalBinaryDataStorage = false
    /// The name of the transformer of a transformable attribute. It is stored but has no effect: any archivable value is archived.
    public final var valueTransformerName: String?
    /// Whether the history keeps the values of deleted objects. It is stored but has no effect.
    public final var preservesValueInHistoryOnDeletion = false
    /// Whether the store encrypts the values. It is stored but has no effect.
    public final var allowsCloudEncryption = false
    /// The limits that the model editor sets.
    final var bounds = AttributeBounds()
    /// Whether an expression gives the value.
    final var isDerived = false
}

/// An attribute that consists of other attributes. Its value is a dictionary.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    /// The attributes that the value consists of; they may be composite, too.
    public final var elements: [NSAttributeDescription] = []
    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }
}

/// A property whose value is the result of a request. `$FETCH_SOURCE` in the request's predicate is the object.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request, which is executed whenever the property is read.
    public final var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    func value(of object: NSManagedObject) -> [Any] {
        guard let context = object.managedObjectContext, let request = fetchRequest?.copy() as? NSFetchRequest<any NSFetchRequestResult>
        else { return [] }
        if let predicate = request.predicate {
            nonisolated(unsafe) let test = predicate, values: [String: Any] = ["FETCH_SOURCE": object, "FETCHED_PROPERTY": self]
            request.predicate = NSPredicate(block: { candidate, _ in test.evaluate(with: candidate, substitutionVariables: values) })
        }
        return (try? context.fetch(request)) ?? []
    }
}

/// An attribute whose value is computed from others when its object is saved.
// FIXME(gap): derived attributes are not computed; they stay nil.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression that computes the value.
    public final var derivationExpression: UIKitFoundation.NSExpression?
    public override init() {
        super.init()
        isDerived = true
    }
}

/// A relationship: its destination, its inverse, its cardinality, and its delete rule.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship in the opposite direction, which changes at the same time; nil for none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The largest number of related objects; 0 for no limit.
    open var maxCount = 1
    open var minCount = 0
    /// The effect on related objects when an object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    /// Whether there can be more than one related object.
    open var isToMany: Bool { maxCount != 1 }
}

/// An entity: its class, attributes, and relationships.
open class NSEntityDescription: NSObject {
    open var name: String?
    /// The name of the class of the entity's objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether the entity has no objects of its own.
    open var isAbstract = false
    open internal(set) weak var superentity: NSEntityDescription?
    /// The entity's direct subentities.
    public final var subentities: [NSEntityDescription] = [] { didSet { for entity in subentities { entity.superentity = self } } }
    /// The direct subentities by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    /// The groups of properties, or of their names, whose values only one object may have.
    public final var uniquenessConstraints: [[Any]] = []
    /// The name of the entity in the model's last version, under which a store's file may have its objects.
    public final var renamingIdentifier: String?
    /// A text that changes ``versionHash``, for a change that the model doesn't show.
    public final var versionHashModifier: String?
    /// The expression for an object's name in Spotlight. It is stored but has no effect.
    public final var coreSpotlightDisplayNameExpression = UIKitFoundation.NSExpression(forConstantValue: nil)
    /// The model that contains the entity.
    final weak var ownModel: NSManagedObjectModel?
    /// Custom values.
    public final var userInfo: [AnyHashable: Any]?
    /// Stores here need no indexes: they only describe the entity.
    open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
    /// The attributes and relationships that the entity doesn't inherit.
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    public override init() { super.init() }

    /// All properties by name, including those that are inherited.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).merging(superentity?.propertiesByName ?? [:]) { own, _ in own
        }
    }
    /// All attributes by name, including those that are inherited.
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    /// All relationships by name, including those that are inherited.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity?.name == entity.name }.sorted { $0.name < $1.name }
    }

    /// Returns whether this is an entity or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// Returns the entity with a name, or nil.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.entity(named: entityName)
    }

    /// Creates an object of the entity with a name, and inserts it. Raises a fault if there is no such entity.
    open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        let entity = context.entity(named: entityName)
        return NSManagedObject.make(entity: entity, insertInto: context)
    }

    var objectClass: NSManagedObject.Type {
        guard let className = managedObjectClassName, className != "NSManagedObject" else { return NSManagedObject.self }
        let named = DispatchTable.namedClass(className) as? NSManagedObject.Type ?? NSClassFromString(className) as? NSManagedObject.Type
        // A model names the class without its module.
        return named ?? LoadedClasses.all.lazy.compactMap { $0 as? NSManagedObject.Type }.first { String(describing: $0) == className }
            ?? NSManagedObject.self
    }
}

/// A set of entities, read from a model file or created in code.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] { didSet { for entity in entities { entity.ownModel = self } } }
    /// The entities of the named configurations, by the configurations' names.
    final var configured: [String: [NSEntityDescription]] = [:]
    /// The texts for the names of entities and properties, by keys such as `Entity/Note`; nil for none.
    public final var localizationDictionary: [String: String]?
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }

    public final var versionIdentifiers: Set<AnyHashable> = []
    /// The requests that the model contains, by name.
    public private(set) final var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// Returns a request that the model contains, or nil.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { fetchRequestTemplatesByName[name] }
    /// Adds a request under a name, or replaces it.
    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String) {
        fetchRequestTemplatesByName[name] = fetchRequestTemplate
    }
    /// Returns a copy of a request that the model contains, whose predicate has values for its variables.
    open func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [String: Any]) -> NSFetchRequest<
        any NSFetchRequestResult
    >? {
        guard let template = fetchRequestTemplatesByName[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        (request.entityName, request.entity, request.sortDescriptors) = (
            template.entityName, template.entity, template.sortDescriptors
        )
        (request.fetchLimit, request.fetchOffset, request.resultType) = (template.fetchLimit, template.fetchOffset, template.resultType)
        if let predicate = template.predicate {
            nonisolated(unsafe) let test = predicate, values = variables  // Evaluated where the request is executed.
            request.predicate = NSPredicate(block: { object, _ in test.evaluate(with: object, substitutionVariables: values) })
        }
        return request
    }

    /// The models in memory, newest first, in which a class finds its entity.
    nonisolated(unsafe) private static let loaded = NSHashTable<NSManagedObjectModel>.weakObjects()
    private static let lock = NSLock()
    static func entity(ofClass type: NSManagedObject.Type) -> NSEntityDescription? {
        lock.withLock { loaded.allObjects }.reversed().lazy.compactMap { $0.entity(ofClass: type) }.first
    }
    func entity(ofClass type: NSManagedObject.Type) -> NSEntityDescription? {
        let name = String(describing: type)
        return entities.first { $0.managedObjectClassName == name }
    }

    public override init() {
        super.init()
        Self.lock.withLock { Self.loaded.add(self) }
    }

    /// Reads `Name.momd`, which holds the XML of the model's current version.
    public init?(contentsOf url: URL) {
        super.init()
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        guard exists, let data = try? Data(contentsOf: isDirectory.boolValue ? url.appendingPathComponent("contents") : url) else {
            return nil
        }
        read(data)
    }

    /// Merges the entities of several models; fails if there are none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
    }

    /// Returns a model of all entities in bundles; nil means the app. Returns nil if there is no model.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let merged = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for url in bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] {
                merged.entities += NSManagedObjectModel(contentsOf: url as URL)?.entities ?? []
            }
        }
        return merged
    }

    private func read(_ data: Data) {
        let reader = ModelReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { return }
        entities = reader.entities
        let byName = entitiesByName
        for (entity, parent) in reader.parents { byName[parent]?.subentities.append(entity) }
        fetchRequestTemplatesByName = reader.templates
        configured = reader.configurations.mapValues { names in names.compactMap { byName[$0] } }
        for (relationship, destination, inverse) in reader.links {
            relationship.destinationEntity = byName[destination]
            relationship.inverseRelationship = inverse.flatMap { byName[destination]?.relationshipsByName[$0] }
        }
    }
}

private final class ModelReader: NSObject, XMLParserDelegate {
    var entities: [NSEntityDescription] = []
    var parents: [(NSEntityDescription, String)] = []
    var links: [(NSRelationshipDescription, destination: String, inverse: String?)] = []
    var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The names of the entities of each configuration.
    var configurations: [String: [String]] = [:]
    private var configuration = ""
    private var fetchedProperty: NSFetchedPropertyDescription?
    /// Composite types follow the entities, with attributes of their own.
    private var isInComposite = false

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
    ]

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        switch element {
        case "uniquenessConstraint": entities.last?.uniquenessConstraints.append([])
        case "constraint":
            guard let property = attributes["value"], let entity = entities.last, !entity.uniquenessConstraints.isEmpty else { return }
            entity.uniquenessConstraints[entity.uniquenessConstraints.count - 1].append(property)
        default: break
        }
        guard let name = attributes["name"] else { return }
        switch element {
        case "composite": isInComposite = true
        case "configuration":
            configuration = name
            configurations[name] = []
        case "memberEntity": configurations[configuration]?.append(name)
        case "entity": addEntity(name, attributes)
        case "attribute": if !isInComposite { addAttribute(name, attributes) }
        case "relationship": addRelationship(name, attributes)
        case "fetchedProperty":
            let property = NSFetchedPropertyDescription()
            (property.name, property.isOptional) = (name, attributes["optional"] == "YES")
            fetchedProperty = property
            entities.last?.properties.append(property)
        case "fetchRequest":
            guard let entity = attributes["entity"] else { return }
            let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
            if let text = attributes["predicateString"], !text.isEmpty { request.predicate = try? NSPredicate.parsing(text) }
            request.fetchLimit = attributes["fetchLimit"].flatMap { Int($0) } ?? 0
            // The request of a fetched property is inside of it.
            if let fetchedProperty { fetchedProperty.fetchRequest = request } else { templates[name] = request }
        default: break
        }
    }

    private func addEntity(_ name: String, _ attributes: [String: String]) {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName =
            attributes["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "NSManagedObject"
        entity.isAbstract = attributes["isAbstract"] == "YES"
        (entity.renamingIdentifier, entity.versionHashModifier) = (attributes["elementID"], attributes["versionHashModifier"])
        if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
        entities.append(entity)
    }

    private func addAttribute(_ name: String, _ attributes: [String: String]) {
        let attribute: NSAttributeDescription =
            attributes["derived"] == "YES" ? NSDerivedAttributeDescription() : NSAttributeDescription()
        attribute.name = name
        attribute.isOptional = attributes["optional"] == "YES"
        attribute.isTransient = attributes["transient"] == "YES"
        (attribute.renamingIdentifier, attribute.versionHashModifier) = (attributes["elementID"], attributes["versionHashModifier"])
        attribute.isIndexedBySpotlight = attributes["spotlightIndexingEnabled"] == "YES"
        attribute.preservesValueInHistoryOnDeletion = attributes["preserveValueOnDeletionInPersistentHistory"] == "YES"
        attribute.allowsExternalBinaryDataStorage = attributes["allowsExternalBinaryDataStorage"] == "YES"
        attribute.valueTransformerName = attributes["valueTransformerName"]
        attribute.bounds = AttributeBounds(
            minimum: (attributes["minValueString"] ?? attributes["minDateTimeInterval"]).flatMap { Double($0) },
            maximum: (attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]).flatMap { Double($0) },
            pattern: attributes["regularExpressionString"])
        attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        attribute.defaultValue =
            attributes["defaultValueString"].flatMap { Self.value($0, attribute.attributeType) }
            ?? attributes["defaultDateTimeInterval"].flatMap { TimeInterval($0) }.map { Date(timeIntervalSinceReferenceDate: $0) }
        entities.last?.properties.append(attribute)
    }

    private func addRelationship(_ name: String, _ attributes: [String: String]) {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.isOptional = attributes["optional"] == "YES"
        relationship.maxCount = attributes["toMany"] == "YES" ? max(0, attributes["maxCount"].flatMap { Int($0) } ?? 0) : 1
        relationship.minCount = attributes["toMany"] == "YES" ? attributes["minCount"].flatMap { Int($0) } ?? 0 : 0
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.renamingIdentifier = attributes["elementID"]
        relationship.deleteRule =
            ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule][attributes["deletionRule"] ?? ""]
            ?? .nullifyDeleteRule
        links.append((relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
        entities.last?.properties.append(relationship)
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
        if element == "composite" { isInComposite = false }
        if element == "fetchedProperty" { fetchedProperty = nil }
    }

    private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType: return Int16(text)
        case .integer32AttributeType: return Int32(text)
        case .integer64AttributeType: return Int64(text)
        case .doubleAttributeType: return Double(text)
        case .floatAttributeType: return Float(text)
        case .booleanAttributeType: return text == "YES" || text == "1"
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text) as URL?
        default: return text
        }
    }
}
