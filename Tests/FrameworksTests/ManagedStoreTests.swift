import CoreDataCompanion
import Foundation
import Testing
import UIKitFoundation
import UIKitRuntime
import class UIKitFoundation.NSExpression

private func attribute(_ name: String, _ type: NSAttributeDescription.AttributeType, _ value: Any? = nil) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.type, attribute.defaultValue) = (name, type, value)
    return attribute
}
private func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = (name, properties)
    return entity
}
private func model(_ entities: [NSEntityDescription]) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
}

/// Writes every name in capitals.
final class LoudPolicy: NSEntityMigrationPolicy {
    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
        let new = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance])
        new.first?.setValue((sInstance.value(forKey: "name") as? String)?.uppercased(), forKey: "name")
    }
}

/// Keeps the older object.
private final class OlderWins: NSMergePolicy, @unchecked Sendable {
    nonisolated(unsafe) var constraints: [[String]] = []
    override func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        constraints += list.map(\.constraint)
        for conflict in list { for object in conflict.conflictingObjects { object.managedObjectContext?.delete(object) } }
        try super.resolve(constraintConflicts: [])
    }
}

@MainActor @Suite("Core Data's stores", .serialized) struct ManagedStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-managed-stores")

    private func stack(_ model: NSManagedObjectModel, _ name: String = "Store.sqlite", _ options: [AnyHashable: Any]? = nil) throws
        -> NSManagedObjectContext
    {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: folder.appendingPathComponent(name), options: options)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }
    private func values(_ context: NSManagedObjectContext, _ entity: String, _ key: String) throws -> [String] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity)).compactMap { $0.value(forKey: key) as? String }.sorted()
    }
    @discardableResult
    private func insert(_ entity: String, _ values: [String: Any], _ context: NSManagedObjectContext) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
        for (key, value) in values { object.setValue(value, forKey: key) }
        return object
    }
    private func cleaned(_ body: () throws -> Void) throws {
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body()
    }

    @Test("a store's file has metadata, with which an app finds out whether its model is the one that wrote it")
    func metadata() throws {
        try cleaned {
            let old = model([entity("Note", [attribute("text", .string)])])
            let new = model([entity("Note", [attribute("text", .string), attribute("rank", .integer16, 3)])])
            let file = folder.appendingPathComponent("Store.sqlite")
            let context = try stack(old)
            insert("Note", ["text": "a"], context)
            try context.save()
            let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file)
            #expect(metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType)
            #expect(metadata[NSStoreUUIDKey] as? String == context.persistentStoreCoordinator?.persistentStores.first?.identifier)
            #expect(old.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
            #expect(!new.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
            #expect(old.versionChecksum != new.versionChecksum && old.entities[0].managedObjectModel === old)
            let error = #expect(throws: NSError.self) { try stack(new) }
            #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError && error?.domain == NSCocoaErrorDomain)
            let migrated = try stack(new, "Store.sqlite", [NSMigratePersistentStoresAutomaticallyOption: true])
            let note = try #require(try migrated.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
            #expect(note.value(forKey: "text") as? String == "a" && note.value(forKey: "rank") as? Int == 3)
            let missing = #expect(throws: CocoaError.self) {
                try NSPersistentStoreCoordinator.metadataForPersistentStore(
                    ofType: NSSQLiteStoreType, at: folder.appendingPathComponent("None.sqlite"))
            }
            #expect(missing?.code == .fileReadNoSuchFile)
        }
    }

    @Test("renamed entities and attributes have the values of their old names")
    func renaming() throws {
        try cleaned {
            let context = try stack(model([entity("Note", [attribute("text", .string)])]))
            insert("Note", ["text": "a"], context)
            try context.save()
            let (memo, body) = (entity("Memo", []), attribute("body", .string))
            (memo.renamingIdentifier, body.renamingIdentifier, memo.properties) = ("Note", "text", [body])
            let migrated = try stack(model([memo]), "Store.sqlite", [NSMigratePersistentStoresAutomaticallyOption: true])
            #expect(try values(migrated, "Memo", "body") == ["a"])
        }
    }

    @Test("a migration manager applies inferred mappings with relationships, and the app's own policy")
    func migration() throws {
        try cleaned {
            func people(_ extra: [NSPropertyDescription]) -> NSManagedObjectModel {
                let boss = NSRelationshipDescription()
                boss.name = "boss"
                let person = entity("Person", [attribute("name", .string), boss] + extra)
                boss.destinationEntity = person
                return model([person])
            }
            let (old, new) = (people([]), people([attribute("rank", .integer16, 7)]))
            let context = try stack(old)
            let ann = insert("Person", ["name": "Ann"], context)
            insert("Person", ["name": "Bob", "boss": ann], context)
            try context.save()
            let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
            #expect(mapping.entityMappings.map(\.mappingType) == [.transformEntityMappingType])
            mapping.entityMappings[0].entityMigrationPolicyClassName = "LoudPolicy"
            let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
            try manager.migrateStore(
                from: folder.appendingPathComponent("Store.sqlite"), sourceType: NSSQLiteStoreType, with: mapping,
                toDestinationURL: folder.appendingPathComponent("New.sqlite"), destinationType: NSSQLiteStoreType)
            #expect(manager.migrationProgress == 1)
            let migrated = try stack(new, "New.sqlite")
            #expect(try values(migrated, "Person", "name") == ["ANN", "BOB"])
            let bob = try migrated.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")).first {
                $0.value(forKey: "name") as? String == "BOB"
            }
            #expect((bob?.value(forKey: "boss") as? NSManagedObject)?.value(forKey: "name") as? String == "ANN")
            #expect(bob?.value(forKey: "rank") as? Int == 7)
            let required = attribute("code", .string)
            required.isOptional = false
            #expect(throws: NSError.self) {
                try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: people([required]))
            }
        }
    }

    @Test("each store of a coordinator has the objects of its configuration")
    func configurations() throws {
        try cleaned {
            let model = model([entity("Local", [attribute("name", .string)]), entity("Remote", [attribute("name", .string)])])
            for name in ["Local", "Remote"] { model.setEntities([model.entitiesByName[name]!], forConfigurationName: name) }
            #expect(model.configurations == ["Local", "Remote"])
            func open() throws -> NSManagedObjectContext {
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                for name in ["Local", "Remote"] {
                    try coordinator.addPersistentStore(
                        ofType: NSSQLiteStoreType, configurationName: name, at: folder.appendingPathComponent("\(name).sqlite"))
                }
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                return context
            }
            let first = try open()
            let local = insert("Local", ["name": "l"], first)
            insert("Remote", ["name": "r"], first)
            try first.save()
            #expect(local.objectID.persistentStore?.configurationName == "Local")
            let second = try open(), coordinator = try #require(second.persistentStoreCoordinator)
            #expect(try values(second, "Local", "name") == ["l"] && values(second, "Remote", "name") == ["r"])
            try coordinator.remove(coordinator.persistentStores[0])
            #expect(try values(second, "Local", "name") == [] && values(second, "Remote", "name") == ["r"])
        }
    }

    @Test("a store moves to another file, and a copy of a file replaces another one")
    func moving() throws {
        try cleaned {
            let model = model([entity("Note", [attribute("text", .string)])])
            let context = try stack(model), coordinator = try #require(context.persistentStoreCoordinator)
            insert("Note", ["text": "a"], context)
            try context.save()
            let other = folder.appendingPathComponent("Other.sqlite")
            let moved = try coordinator.migratePersistentStore(coordinator.persistentStores[0], to: other, withType: NSSQLiteStoreType)
            #expect(coordinator.persistentStores == [moved] && moved.url == other)
            insert("Note", ["text": "b"], context)
            try context.save()
            #expect(
                try values(stack(model), "Note", "text") == ["a"] && values(stack(model, "Other.sqlite"), "Note", "text") == ["a", "b"])
            let old = try stack(model)
            try coordinator.replacePersistentStore(
                at: folder.appendingPathComponent("Store.sqlite"), withPersistentStoreFrom: other, ofType: NSSQLiteStoreType)
            #expect(try values(old, "Note", "text") == ["a", "b"])
            #expect(throws: NSError.self) {
                try coordinator.addPersistentStore(ofType: "Mine", configurationName: nil, at: other)
            }
        }
    }

    @Test("a store that keeps its history has the transactions after a token, with their authors and changed properties")
    func history() throws {
        try cleaned {
            let kept = attribute("text", .string)
            kept.preservesValueInHistoryOnDeletion = true
            let context = try stack(
                model([entity("Note", [kept, attribute("rank", .integer16)])]), "Store.sqlite", [NSPersistentHistoryTrackingKey: true])
            context.transactionAuthor = "app"
            let note = insert("Note", ["text": "a"], context)
            try context.save()
            let token = try #require(context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil))
            note.setValue(5, forKey: "rank")
            try context.save()
            context.transactionAuthor = "extension"
            context.delete(note)
            try context.save()
            func transactions(_ request: NSPersistentHistoryChangeRequest) throws -> [NSPersistentHistoryTransaction] {
                let result = try context.execute(request) as? NSPersistentHistoryResult
                return result?.result as? [NSPersistentHistoryTransaction] ?? []
            }
            let all = try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?))
            #expect(all.map(\.author) == ["app", "app", "extension"])
            #expect(all.flatMap { $0.changes ?? [] }.map(\.changeType) == [.insert, .update, .delete])
            let later = try transactions(.fetchHistory(after: token))
            #expect(later.count == 2 && later[0].changes?[0].updatedProperties?.map(\.name) == ["rank"])
            #expect(later[1].changes?[0].tombstone?["text"] as? String == "a")
            let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data) == token)
            let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
            fetch.predicate = NSPredicate(format: "author != %@", "app")
            #expect(try transactions(.fetchHistory(withFetch: fetch)).map(\.author) == ["extension"])
            _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[2]))
            #expect(try transactions(.fetchHistory(after: nil as NSPersistentHistoryToken?)).map(\.author) == ["extension"])
        }
    }

    @Test("a fetched property has the results of its request for the object")
    func fetchedProperties() throws {
        try cleaned {
            let friends = NSFetchedPropertyDescription()
            friends.name = "peers"
            friends.fetchRequest = NSFetchRequest(entityName: "Person")
            friends.fetchRequest?.predicate = NSPredicate(format: "town == $FETCH_SOURCE.town")
            let context = try stack(model([entity("Person", [attribute("name", .string), attribute("town", .string), friends])]))
            let ann = insert("Person", ["name": "Ann", "town": "Ulm"], context)
            insert("Person", ["name": "Bob", "town": "Ulm"], context)
            insert("Person", ["name": "Cid", "town": "Bonn"], context)
            let found = ann.value(forKey: "peers") as? [NSManagedObject]
            #expect(found?.compactMap { $0.value(forKey: "name") as? String }.sorted() == ["Ann", "Bob"])
        }
    }

    @Test("an app's own merge policy decides which of two objects with a unique value stays")
    func ownPolicy() throws {
        try cleaned {
            let person = entity("Person", [attribute("name", .string), attribute("number", .integer64)])
            person.uniquenessConstraints = [["number"]]
            let context = try stack(model([person])), policy = OlderWins(merge: .errorMergePolicyType)
            context.mergePolicy = policy
            insert("Person", ["name": "old", "number": 1], context)
            try context.save()
            insert("Person", ["name": "new", "number": 1], context)
            try context.save()
            #expect(try values(context, "Person", "name") == ["old"] && policy.constraints == [["number"]])
        }
    }

    @Test("a value is validated alone, and a copy of a request has its settings")
    func validation() throws {
        try cleaned {
            let name = attribute("name", .string)
            name.isOptional = false
            let context = try stack(model([entity("Person", [name])]))
            let person = insert("Person", [:], context)
            var value: AnyObject?
            let error = #expect(throws: NSError.self) { try person.validateValue(&value, forKey: "name") }
            #expect(error?.code == NSValidationMissingMandatoryPropertyError)
            let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
            (request.fetchLimit, request.predicate) = (3, NSPredicate(value: true))
            let copy = try #require(request.copy() as? NSFetchRequest<NSManagedObject>)
            #expect(copy.fetchLimit == 3 && copy.entityName == "Person" && copy.predicate != nil && copy !== request)
            #expect(request.requestType == .fetchRequestType && name.type == .string && name.attributeType == .stringAttributeType)
        }
    }
}
