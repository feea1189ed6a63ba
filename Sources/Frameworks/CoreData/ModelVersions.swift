import Foundation
import UIKitFoundation

extension NSAttributeDescription {
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: NSAttributeType.RawValue
        public init(rawValue: NSAttributeType.RawValue) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }
        /// No type, or a truth value.
        public static let undefined = Self(.undefinedAttributeType), boolean = Self(.booleanAttributeType)
        public static let integer16 = Self(.integer16AttributeType), integer32 = Self(.integer32AttributeType),
            integer64 = Self(.integer64AttributeType), decimal = Self(.decimalAttributeType), double = Self(.doubleAttributeType),
            float = Self(.floatAttributeType)
        public static let string = Self(.stringAttributeType), date = Self(.dateAttributeType), binaryData = Self(.binaryDataAttributeType)
        /// The types of identifiers and addresses.
        public static let uuid = Self(.UUIDAttributeType), uri = Self(.URIAttributeType), objectID = Self(.objectIDAttributeType)
        /// The types of other values.
        public static let transformable = Self(.transformableAttributeType), composite = Self(.compositeAttributeType)
    }

    public final var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

/// A number of 256 bits that is always the same for the same text, and another one for another text as far as one can expect.
private func fingerprint(_ text: String) -> Data {
    var data = Data()
    for seed in UInt64(1)...4 {
        // The function of Fowler, Noll, and Vo, from four beginnings.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &* (2 &* seed &+ 1)
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return data
}

// The hashes are those of Understudy's own: stores that Xcode's tools wrote have others, and aren't read anyway.
extension NSPropertyDescription {
    /// A number that differs between versions of the property that a store's file can't both have.
    public final var versionHash: Data { fingerprint(versionText) }

    fileprivate final var versionText: String {
        var parts = [name, "\(isOptional)", "\(isTransient)", versionHashModifier ?? ""]
        switch self {
        case let attribute as NSCompositeAttributeDescription: parts += attribute.elements.map(\.versionText).sorted()
        case let attribute as NSAttributeDescription: parts.append("\(attribute.attributeType.rawValue)")
        case let relationship as NSRelationshipDescription:
            parts += [
                relationship.destinationEntity?.name ?? "", relationship.inverseRelationship?.name ?? "", "\(relationship.isOrdered)",
                "\(relationship.minCount)", "\(relationship.maxCount)",
            ]
        default: break
        }
        return parts.joined(separator: "\u{1}")
    }
}

extension NSEntityDescription {
    /// The model that contains the entity. An entity outside of a model has an empty one.
    public final var managedObjectModel: NSManagedObjectModel { ownModel ?? NSManagedObjectModel() }

    /// A number that differs between versions of the entity that a store's file can't both have.
    public final var versionHash: Data {
        let stored = propertiesByName.values.filter { !($0 is NSFetchedPropertyDescription) }.map(\.versionText).sorted()
        return fingerprint(
            ([name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? ""] + stored).joined(separator: "\u{2}"))
    }

    /// The groups of properties that are searched together. They have no effect.
    @available(*, deprecated, message: "Use indexes")
    public final var compoundIndexes: [[Any]] {
        get { indexes.map { $0.elements.compactMap(\.property) } }
        set {
            indexes = newValue.enumerated().map { place, group in
                let found = group.compactMap { $0 as? NSPropertyDescription ?? ($0 as? String).flatMap { propertiesByName[$0] } }
                return NSFetchIndexDescription(
                    name: "compoundIndex\(place)",
                    elements: found.map { NSFetchIndexElementDescription(property: $0, collationType: .binary) })
            }
        }
    }
}

extension NSManagedObjectModel {
    /// The names of the model's configurations.
    public final var configurations: [String] { configured.keys.sorted() }

    /// Returns the entities of a configuration; nil for all. Returns nil if there is no configuration with the name.
    public final func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return configured[configuration]
    }
    /// Sets the entities of a configuration, which are among those of the model.
    public final func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured[configuration] = entities
    }

    /// The numbers of the entities' versions, by the entities' names.
    public final var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// A text that differs between versions of the model.
    public final var versionChecksum: String {
        let hashes = entityVersionHashesByName.sorted { $0.key < $1.key }.map { $0.key + $0.value.base64EncodedString() }
        return fingerprint(hashes.joined()).base64EncodedString()
    }

    /// Returns whether a store with some metadata can be opened with the entities of a configuration; nil for all.
    public final func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
            let entities = entities(forConfigurationName: configuration)
        else { return false }
        return hashes == Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
    }

    /// Merges those of several models that a store with some metadata was written with; fails if they don't have all of its entities.
    public convenience init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]) {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
        let fitting = models.filter { model in
            let own = model.entityVersionHashesByName
            return !own.isEmpty && own.allSatisfy { hashes[$0.key] == $0.value }
        }
        guard Set(fitting.flatMap { $0.entitiesByName.keys }) == Set(hashes.keys) else { return nil }
        self.init(byMerging: fitting)
    }

    /// Returns the merged models of bundles that a store with some metadata was written with; nil means the app. Returns nil if a model
    /// is missing.
    public static func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
        let models = (bundles ?? [.main]).flatMap { bundle in
            (bundle.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? []).compactMap {
                NSManagedObjectModel(contentsOf: $0 as URL)
            }
        }
        return NSManagedObjectModel(byMerging: models, forStoreMetadata: metadata)
    }

    /// Returns the checksum of a model's file under the file's name. A folder holds its current version only.
    public static func checksums(forVersionedModelAt modelURL: URL) throws -> [String: String] {
        guard let model = NSManagedObjectModel(contentsOf: modelURL) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: modelURL])
        }
        return [modelURL.deletingPathExtension().lastPathComponent: model.versionChecksum]
    }
}

/// A reference to a model, which is found when it is needed.
open class NSManagedObjectModelReference: NSObject {
    public final let versionChecksum: String
    private final let find: () -> NSManagedObjectModel?
    /// The model; an empty one if it isn't found.
    public final lazy var resolvedModel: NSManagedObjectModel = find() ?? NSManagedObjectModel()

    private init(_ versionChecksum: String, _ find: @escaping () -> NSManagedObjectModel?) {
        (self.versionChecksum, self.find) = (versionChecksum, find)
    }
    public convenience init(model: NSManagedObjectModel, versionChecksum: String) { self.init(versionChecksum) { model } }
    public convenience init(fileURL: URL, versionChecksum: String) {
        self.init(versionChecksum) { NSManagedObjectModel(contentsOf: fileURL) }
    }
    /// Refers to a model by its name in a bundle; nil means the app.
    public convenience init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        self.init(versionChecksum) {
            ["momd", "mom"].lazy.compactMap { (bundle ?? .main).url(forResource: modelName, withExtension: $0) }.first.flatMap {
                NSManagedObjectModel(contentsOf: $0)
            }
        }
    }
    /// Refers to the model in a bundle whose entities have some hashes; nil means the app.
    public convenience init(entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
        self.init(versionChecksum) {
            NSManagedObjectModel.mergedModel(from: bundle.map { [$0] }, forStoreMetadata: [NSStoreModelVersionHashesKey: versionHash])
        }
    }
}
