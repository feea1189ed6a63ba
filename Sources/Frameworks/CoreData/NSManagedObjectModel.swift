// Managed objects of the project's own model: defaults, relationships with their inverses, fetches, fetched results controllers. All
// objects are in memory; a save writes them to the store's file, and adding the store reads them.
// FIXME(gap): Apple's SQLite files are not read, and a changed model drops what it no longer names.
@_exported import Foundation
import FoundationXML
import UIKitFoundation

/// The type of value that an attribute holds.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300,
        decimalAttributeType = 400
    case doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800,
        objectIDAttributeType = 2000, compositeAttributeType = 2100
}
/// The effect on related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

/// The common base of attributes and relationships.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open internal(set) weak var entity: NSEntityDescription?
    open var userInfo: [AnyHashable: Any]?
    public override init() { super.init() }
}

/// An attribute of the model: its type, its default, and its allowed values.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var allowsExternalBinaryDataStorage = false
}

/// A relationship: its destination, its inverse, its cardinality, and its delete rule.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 1
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

/// An entity: its class, attributes, and relationships.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open internal(set) weak var superentity: NSEntityDescription?
    /// Stores here need no indexes: they only describe the entity.
    open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
    open var properties: [NSPropertyDescription] = [] { didSet { for property in properties { property.entity = self } } }
    public override init() { super.init() }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 }).merging(superentity?.propertiesByName ?? [:]) { own, _ in own
        }
    }
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.entity(named: entityName)
    }

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
    open var entities: [NSEntityDescription] = []
    open var entitiesByName: [String: NSEntityDescription] { Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 }) }

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
        for (entity, parent) in reader.parents { entity.superentity = byName[parent] }
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

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        "Transformable": .transformableAttributeType,
    ]

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        guard let name = attributes["name"] else { return }
        switch element {
        case "entity":
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName =
                attributes["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? "NSManagedObject"
            entity.isAbstract = attributes["isAbstract"] == "YES"
            if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
            entities.append(entity)
        case "attribute":
            let attribute = NSAttributeDescription()
            attribute.name = name
            attribute.isOptional = attributes["optional"] == "YES"
            attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
            attribute.defaultValue =
                attributes["defaultValueString"].flatMap { Self.value($0, attribute.attributeType) }
                ?? attributes["defaultDateTimeInterval"].flatMap { TimeInterval($0) }.map { Date(timeIntervalSinceReferenceDate: $0) }
            entities.last?.properties.append(attribute)
        case "relationship":
            let relationship = NSRelationshipDescription()
            relationship.name = name
            relationship.isOptional = attributes["optional"] == "YES"
            relationship.maxCount = attributes["toMany"] == "YES" ? 0 : 1
            relationship.isOrdered = attributes["ordered"] == "YES"
            relationship.deleteRule =
                ["Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule][attributes["deletionRule"] ?? ""]
                ?? .nullifyDeleteRule
            links.append((relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
            entities.last?.properties.append(relationship)
        default: break
        }
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
