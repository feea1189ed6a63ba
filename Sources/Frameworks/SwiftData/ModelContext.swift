import Foundation
import Observation
import UIKitFoundation
import UIKitRuntime

/// A working set of a container's objects.
public final class ModelContext: @unchecked Sendable, Equatable, CustomDebugStringConvertible {
    /// Counts the changes of a context's set of objects, so that a view that fetches depends on them.
    @Observable final class Revision { var number = 0 }

    public let container: ModelContainer
    /// Whether changes are saved by themselves, at the end of the turn.
    public var autosaveEnabled = false
    /// The manager that undoes changes; nil for none.
    public var undoManager: UndoManager?
    /// The author of the changes, for the history. It is stored but has no effect.
    public var author: String?
    let revision = Revision()
    private var models: [PersistentIdentifier: any PersistentModel] = [:]
    private var inserted: Set<PersistentIdentifier> = [], changed: Set<PersistentIdentifier> = [], deleted: Set<PersistentIdentifier> = []
    /// The deleted objects until the deletion is saved.
    private var departed: [PersistentIdentifier: any PersistentModel] = [:]
    private var isAutosaving = false, isDenied = false
    /// Whether values are being read from the store, and so don't count as changes.
    private(set) var isLoading = false
    private var unrelated: [any PersistentModel] = []

    /// Creates a context. It doesn't see another context's changes before they are saved.
    public init(_ container: ModelContainer) {
        self.container = container
        container.store.follow(self)
    }
    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
    public var debugDescription: String { "<ModelContext: \(models.count) objects>" }

    // MARK: Changes

    /// Whether there are changes since the last save.
    public var hasChanges: Bool { !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) }
    /// The models that were inserted since the last save.
    public var insertedModelsArray: [any PersistentModel] { inserted.sorted().compactMap { models[$0] } }
    /// The models that were changed since the last save.
    public var changedModelsArray: [any PersistentModel] { changed.sorted().compactMap { models[$0] } }
    /// The models that were deleted since the last save.
    public var deletedModelsArray: [any PersistentModel] { deleted.sorted().compactMap { departed[$0] } }

    func isChanged(_ model: any PersistentModel) -> Bool {
        let identifier = model.persistentModelID
        return inserted.contains(identifier) || changed.contains(identifier) || deleted.contains(identifier)
    }
    func noteChange(of model: any PersistentModel) {
        let identifier = model.persistentModelID
        guard !isLoading, models[identifier] != nil else { return }
        if !inserted.contains(identifier) { changed.insert(identifier) }
        autosave()
    }

    /// Inserts a model with all that it is related to.
    public func insert<T: PersistentModel>(_ model: T) { adopt(model) }
    /// Inserts an object with the objects to which it is related.
    func adopt(_ model: any PersistentModel) {
        guard !isLoading, model.persistentBackingData.context == nil else { return }
        let type = Swift.type(of: model)
        let identifier: PersistentIdentifier
        if let given = model.persistentBackingData.given, given.number > 0 {
            identifier = given
        } else {
            identifier = PersistentIdentifier(entityName: type.entityName, number: container.store.newNumber())
        }
        (model.persistentBackingData.given, model.persistentBackingData.context, model.persistentBackingData.isDeleted) = (
            identifier, self, false
        )
        models[identifier] = model
        if deleted.remove(identifier) != nil { changed.insert(identifier) } else { inserted.insert(identifier) }
        departed[identifier] = nil
        for property in Relations.relationships(of: type) { property.related(model).forEach(adopt) }
        revision.number += 1
        autosave()
    }

    /// Deletes a model, with the effects of its relationships' rules.
    public func delete<T: PersistentModel>(_ model: T) { remove(model) }
    /// Deletes the models of a type that match; nil for all.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { remove(object) }
    }
    private func remove(_ model: any PersistentModel) {
        let identifier = model.persistentModelID, type = Swift.type(of: model)
        guard models.removeValue(forKey: identifier) != nil else { return }
        changed.remove(identifier)
        if inserted.remove(identifier) == nil {
            deleted.insert(identifier)
            departed[identifier] = model
        }
        model.persistentBackingData.isDeleted = true
        for property in Relations.relationships(of: type) {
            let others = property.related(model)
            switch property.relationship?.deleteRule ?? .nullify {
            case .cascade: others.forEach(remove)
            case .deny: if !others.isEmpty { isDenied = true }
            case .nullify:
                guard let inverse = Relations.inverse(of: property, of: type) else { break }
                for other in others { Relations.unlink(other, inverse, model) }
            case .noAction: break
            }
        }
        removeFromOthers(model, type)
        model.persistentBackingData.context = nil
        revision.number += 1
        autosave()
    }
    /// Objects that refer to a deleted one without an inverse lose it too.
    private func removeFromOthers(_ model: any PersistentModel, _ type: any PersistentModel.Type) {
        for owner in container.schema.types {
            let properties = Relations.relationships(of: owner).filter {
                $0.destination.map(ObjectIdentifier.init) == ObjectIdentifier(type) && Relations.inverse(of: $0, of: owner) == nil
            }
            guard !properties.isEmpty else { continue }
            for other in all(owner) { for property in properties { Relations.unlink(other, property, model) } }
        }
    }

    // MARK: Fetching

    /// Returns the models that a descriptor describes, including changes that aren't saved.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        _ = revision.number
        var found = all(T.self).compactMap { $0 as? T }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }
    /// Returns the models that a descriptor describes. The size of batches has no effect.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> {
        FetchResultsCollection(models: try fetch(descriptor))
    }
    /// Returns the number of models that a descriptor describes.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    /// Returns the identifiers of the models that a descriptor describes.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }
    /// Calls a block with each model that a descriptor describes. The other arguments have no effect.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }
    /// The object with an identity. It must exist.
    public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
        guard let model = materialized(identifier) else {
            preconditionFailure("SwiftData: no \(identifier.entityName) has this identifier.")
        }
        return model
    }
    /// Returns the model with an identifier if it was fetched, otherwise nil.
    public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? { models[identifier] as? T }
    /// The model with an identifier, which is fetched if necessary; nil if there is none.
    public subscript<T: PersistentModel>(identifier: PersistentIdentifier, as type: T.Type) -> T? { materialized(identifier) as? T }

    private func all(_ type: any PersistentModel.Type) -> [any PersistentModel] {
        let name = type.entityName
        let stored = container.store.records.keys.filter { $0.entityName == name && !deleted.contains($0) }
        return Set(stored).union(models.keys.filter { $0.entityName == name }).sorted().compactMap(materialized)
    }

    // MARK: The store

    // FIXME(gap): a fetch creates all objects that are related to its results.
    func materialized(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        if let model = models[identifier] { return model }
        guard !deleted.contains(identifier), let record = container.store.records[identifier],
            let type = container.schema.type(named: identifier.entityName)
        else { return nil }
        let isOutermost = !isLoading
        isLoading = true
        defer { if isOutermost { isLoading = false } }
        guard let model = try? type.init(StoredValues(record: record.renamed(for: type), context: self)) else { return nil }
        (model.persistentBackingData.given, model.persistentBackingData.context) = (identifier, self)
        models[identifier] = model
        unrelated.append(model)
        while isOutermost, let next = unrelated.popLast() { restore(next, relationshipsOnly: true) }
        return model
    }
    /// Gives an object its stored values.
    private func restore(_ model: any PersistentModel, relationshipsOnly: Bool = false) {
        guard let record = container.store.records[model.persistentModelID]?.renamed(for: type(of: model)) else { return }
        for property in Relations.properties(of: type(of: model)) {
            if property.destination != nil {
                property.relate(model, (record.links[property.name] ?? []).compactMap(materialized))
            } else if !relationshipsOnly, let data = record.attributes[property.name] {
                property.decode(model, data)
            }
        }
    }
    private func record(of model: any PersistentModel) -> Record {
        var record = Record(identifier: model.persistentModelID)
        for property in Relations.properties(of: type(of: model)) {
            if property.destination != nil {
                record.links[property.name] = property.related(model).map(\.persistentModelID)
            } else if property.attribute?.options.contains(.ephemeral) != true {
                record.attributes[property.name] = property.encoded(model)
            }
        }
        return record
    }

    /// Applies the changes that another context saved.
    func merge(_ others: [PersistentIdentifier], _ gone: Set<PersistentIdentifier>) {
        isLoading = true
        for identifier in gone {
            guard let model = models.removeValue(forKey: identifier) else { continue }
            (model.persistentBackingData.context, model.persistentBackingData.isDeleted) = (nil, true)
            (inserted, changed) = (inserted.subtracting([identifier]), changed.subtracting([identifier]))
        }
        isLoading = false
        for identifier in others where !changed.contains(identifier) {
            guard let model = models[identifier] else { continue }
            isLoading = true
            restore(model)
            isLoading = false
        }
        revision.number += 1
    }

    // MARK: Saving

    /// Posted before a context is saved.
    public static let willSave = Notification.Name("NSModelContextWillSaveNotification")
    /// Posted after a context was saved.
    public static let didSave = Notification.Name("NSModelContextDidSaveNotification")
    /// A key in the `userInfo` of a context's notifications.
    public enum NotificationKey: String, Sendable {
        /// The identifiers of models that were changed, or that all were.
        case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, refreshedIdentifiers
    }

    /// Saves the changes. Throws an error if a relationship prevents a deletion or the file can't be written.
    public func save() throws {
        guard hasChanges else { return }
        if isDenied {
            isDenied = false
            throw SwiftDataError.modelValidationFailure
        }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        replaceDuplicates()
        let (new, updated, gone) = (inserted, changed, deleted)
        try container.store.commit(new.union(updated).sorted().compactMap { models[$0] }.map(record), gone, by: self)
        (inserted, changed, deleted, departed) = ([], [], [], [:])
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: new.sorted(), NotificationKey.updatedIdentifiers.rawValue: updated.sorted(),
                NotificationKey.deletedIdentifiers.rawValue: gone.sorted(),
            ])
    }
    /// Calls a block, and then saves the changes.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
    /// An inserted object with another's unique value updates the other and leaves.
    private func replaceDuplicates() {
        for identifier in inserted.sorted() {
            guard let model = models[identifier] else { continue }
            let type = Swift.type(of: model)
            let keys = Relations.properties(of: type).filter { $0.attribute?.options.contains(.unique) == true }
            guard !keys.isEmpty else { continue }
            let twin = all(type).first { other in
                other !== model && other.persistentModelID < identifier
                    && keys.contains { key in key.encoded(other).map { $0 == key.encoded(model) } ?? false }
            }
            guard let twin else { continue }
            for property in Relations.properties(of: type) {
                if property.destination != nil {
                    let others = property.related(model)
                    if !others.isEmpty { property.relate(twin, others) }
                } else if let data = property.encoded(model) {
                    property.decode(twin, data)
                }
            }
            for property in Relations.relationships(of: type) where property.isToMany { property.relate(model, []) }
            models[identifier] = nil
            inserted.remove(identifier)
            model.persistentBackingData.context = nil
            revision.number += 1
        }
    }

    /// Returns to the last saved state.
    public func rollback() {
        for identifier in inserted {
            models.removeValue(forKey: identifier)?.persistentBackingData.context = nil
        }
        for (identifier, model) in departed {
            models[identifier] = model
            (model.persistentBackingData.context, model.persistentBackingData.isDeleted) = (self, false)
        }
        let restored = changed.union(deleted)
        (inserted, changed, deleted, departed, isDenied) = ([], [], [], [:], false)
        isLoading = true
        for identifier in restored.sorted() { if let model = models[identifier] { restore(model) } }
        isLoading = false
        revision.number += 1
    }

    /// Saves at the end of the loop's turn.
    private func autosave() {
        guard autosaveEnabled, !isAutosaving else { return }
        isAutosaving = true
        MainLoop.whenOnMain { [weak self] in
            _ = EventLoop.main.schedule(after: 0) {
                self?.isAutosaving = false
                try? self?.save()
            }
        }
    }
}
