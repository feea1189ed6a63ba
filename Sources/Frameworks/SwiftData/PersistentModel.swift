// Models are Swift objects. A container keeps them in memory and in a property list of its own in place of Apple's SQLite file. The
// translator expands `@Model`.
@_exported import Foundation
import Observation

/// A class that `@Model` marks. The translator writes the members that the macro would add.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// The properties that a store keeps.
    static var _storedProperties: [StoredProperty] { get }
    /// The context's record of the object.
    var persistentBackingData: ModelBacking { get }
    init(_ stored: StoredValues) throws
}
extension PersistentModel {
    /// The identifier of the model, which is permanent after the first save.
    public var persistentModelID: PersistentIdentifier { persistentBackingData.identifier(Self.self) }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context of the model; nil if it wasn't inserted.
    public var modelContext: ModelContext? { persistentBackingData.context }
    /// Whether the model was deleted since the last save.
    public var isDeleted: Bool { persistentBackingData.isDeleted }
    /// Whether the model was changed since the last save.
    public var hasChanges: Bool { modelContext?.isChanged(self) ?? false }
    public static func == (one: Self, other: Self) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The name of the class in the schema.
    static var entityName: String { String(describing: Self.self) }
}

/// The identity of an object in its store.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable, Identifiable {
    /// The name of the model's type.
    public let entityName: String
    let number: Int
    /// The identifier itself.
    public var id: Self { self }
    /// Nil until the object has been inserted in a context.
    public var storeIdentifier: String? { number < 0 ? nil : "default" }
    public static func < (one: Self, other: Self) -> Bool { (one.entityName, one.number) < (other.entityName, other.number) }
}

/// A context's record of an object.
public final class ModelBacking {
    var given: PersistentIdentifier?
    weak var context: ModelContext?
    var isDeleted = false
    public init() {}

    /// Returns the identity, which is provisional until the object is inserted.
    func identifier(_ type: any PersistentModel.Type) -> PersistentIdentifier {
        if let given { return given }
        let new = PersistentIdentifier(entityName: type.entityName, number: Self.provisional.next())
        given = new
        return new
    }
    private static let provisional = Countdown()
}
/// Negative numbers for objects that no context has.
private final class Countdown: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        last -= 1
        return last
    }
}

// MARK: For translated code

/// A property's new value is passed on to its context and, for a relationship, to the other objects.
public func _modelDidChange<Model: PersistentModel, Value>(_ model: Model, _ name: String, _ old: Value, _ new: Value) {
    model.modelContext?.noteChange(of: model)
}
public func _modelDidChange<Model: PersistentModel, Value: PersistentModel>(_ model: Model, _ name: String, _ old: Value, _ new: Value) {
    Relations.changed(model, name, from: [old], to: [new])
}
public func _modelDidChange<Model: PersistentModel, Value: PersistentModel>(_ model: Model, _ name: String, _ old: Value?, _ new: Value?) {
    Relations.changed(model, name, from: old.map { [$0] } ?? [], to: new.map { [$0] } ?? [])
}
public func _modelDidChange<Model: PersistentModel, Value: PersistentModel>(
    _ model: Model, _ name: String, _ old: [Value], _ new: [Value]
) {
    Relations.changed(model, name, from: old, to: new)
}
public func _modelDidChange<Model: PersistentModel, Value: PersistentModel>(
    _ model: Model, _ name: String, _ old: [Value]?, _ new: [Value]?
) {
    Relations.changed(model, name, from: old ?? [], to: new ?? [])
}

/// The values with which an object is created from its store. Relationships follow when all objects exist.
public struct StoredValues {
    let record: Record
    let context: ModelContext

    @_disfavoredOverload public func attribute<Value: Codable>(_ name: String) throws -> Value {
        guard let data = record.attributes[name] else {
            throw SwiftDataError.missingValue("\(record.identifier.entityName) has no stored value for \(name).")
        }
        return try Coding.decode(Value.self, data)
    }
    public func attribute<Value: PersistentModel>(_ name: String) throws -> Value {
        guard let link = record.links[name]?.first, let model = context.materialized(link) as? Value else {
            throw SwiftDataError.missingValue("\(record.identifier.entityName) has no object for \(name).")
        }
        return model
    }
    public func attribute<Value: PersistentModel>(_ name: String) throws -> Value? { nil }
    public func attribute<Value: PersistentModel>(_ name: String) throws -> [Value] { [] }
    public func attribute<Value: PersistentModel>(_ name: String) throws -> [Value]? { nil }
    @_disfavoredOverload public func attribute<Value>(_ name: String) throws -> Value {
        throw SwiftDataError.missingValue("A \(Value.self) cannot be stored.")
    }

    /// Replaces a property's initial value with the stored one, if there is one.
    public func restore<Value: Codable>(_ name: String, _ value: inout Value) {
        if let data = record.attributes[name], let stored = try? Coding.decode(Value.self, data) { value = stored }
    }
    /// Does nothing.
    @_disfavoredOverload public func restore<Value>(_ name: String, _ value: inout Value) {}
}

/// The errors that SwiftData throws.
public struct SwiftDataError: LocalizedError, Equatable, Sendable {
    private let name: String
    public let errorDescription: String?
    private init(_ name: String, _ description: String) { (self.name, errorDescription) = (name, description) }
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    static func missingValue(_ text: String) -> Self { Self("missingValue", text) }
    /// The store can't be read.
    public static let loadIssueModelContainer = Self("loadIssueModelContainer", "The store cannot be read.")
    /// A deletion is prevented by related models.
    public static let modelValidationFailure = Self("modelValidationFailure", "An object with a denied deletion has related objects.")
    /// The model belongs to no context.
    public static let missingModelContext = Self("missingModelContext", "The object belongs to no context.")
    /// The reasons of other stores than this one, which never throws them.
    public static let backwardMigration = Self(
        "backwardMigration", "The store has a newer version than the schema.")
    public static let configurationFileNameContainsInvalidCharacters = Self(
        "configurationFileNameContainsInvalidCharacters", "The name of a configuration has characters that a file name cannot have.")
    public static let configurationFileNameTooLong = Self(
        "configurationFileNameTooLong", "The name of a configuration is too long for a file name.")
    public static let configurationSchemaNotFoundInContainerSchema = Self(
        "configurationSchemaNotFoundInContainerSchema", "The schema of a configuration is not a part of the schema of the container.")
    public static let duplicateConfiguration = Self(
        "duplicateConfiguration", "Two configurations have the same name.")
    public static let includePendingChangesWithBatchSize = Self(
        "includePendingChangesWithBatchSize", "Changes that are not saved cannot be fetched in batches.")
    public static let sortingPendingChangesWithIdentifiers = Self(
        "sortingPendingChangesWithIdentifiers", "Identifiers of changes that are not saved cannot be sorted.")
    public static let unknownSchema = Self(
        "unknownSchema", "The schema is unknown.")
    public static let unsupportedKeyPath = Self(
        "unsupportedKeyPath", "The key path is not one of a stored property.")
    public static let unsupportedPredicate = Self(
        "unsupportedPredicate", "The predicate cannot be evaluated.")
    public static let unsupportedSortDescriptor = Self(
        "unsupportedSortDescriptor", "The sort descriptor cannot be evaluated.")
    public static let historyTokenExpired = Self(
        "historyTokenExpired", "The history no longer has the transaction.")
    public static let invalidTransactionFetchRequest = Self(
        "invalidTransactionFetchRequest", "The request for the history is not valid.")
}
extension SwiftDataError {
    public static func ~= (pattern: Self, error: any Error) -> Bool { error as? Self == pattern }
}

enum Coding {
    static func encode(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try? encoder.encode([value])
    }
    static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let value = try decoder.decode([Value].self, from: data).first else { throw CocoaError(.coderReadCorrupt) }
        return value
    }
}
