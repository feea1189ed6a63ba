import UIKitFoundation
import CoreDataCompanion
import Foundation
import Testing
import UIKitRuntime
import class UIKitFoundation.NSExpression

/// The translator's output for a class that Xcode generated from a model.
private final class Folder: NSManagedObject, @unchecked Sendable {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var rank: Int16 {
        get { managedValue("rank") }
        set { setManagedValue(newValue, "rank") }
    }
    var notes: NSSet? {
        get { managedValue("notes") }
        set { setManagedValue(newValue, "notes") }
    }
    static func make(_ name: String, _ rank: Int16, in context: NSManagedObjectContext) {
        let folder = Folder(context: context)
        (folder.name, folder.rank) = (name, rank)
    }
}
private final class Note: NSManagedObject, @unchecked Sendable {
    var text: String? {
        get { managedValue("text") }
        set { setManagedValue(newValue, "text") }
    }
    var folder: Folder? {
        get { managedValue("folder") }
        set { setManagedValue(newValue, "folder") }
    }
}

extension Note {
    @nonobjc fileprivate class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }
}

/// A hand-written class as in many apps: with its own initializer, and no `override`.
final class Memo: NSManagedObject, @unchecked Sendable {
    nonisolated(unsafe) static var place: (NSEntityDescription, NSManagedObjectContext)?
    convenience init() { self.init(entity: Self.place!.0, insertInto: Self.place!.1) }
}

private final class SnapshotListener: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshotReference] = [], others = 0
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { others += 1 }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { others += 1 }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        snapshots.append(snapshot)
    }
}

private final class DifferenceListener: NSObject, NSFetchedResultsControllerDelegate {
    var insertions: [Int] = [], others = 0
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { others += 1 }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {
        for case .insert(let offset, _, _) in diff { insertions.append(offset) }
    }
}

private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { log.append("will") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { log.append("did") }
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        log.append("\(type) \(indexPath.map { "\($0[1])" } ?? "-") \(newIndexPath.map { "\($0[1])" } ?? "-")")
    }
}

@MainActor @Suite(.serialized) struct ManagedObjectTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Folder" representedClassName="Folder" codeGenerationType="class">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="rank" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Note" inverseName="folder" inverseEntity="Folder"/>
            </entity>
            <entity name="Note" representedClassName="Note" codeGenerationType="class">
                <attribute name="text" optional="YES" attributeType="String"/>
                <relationship name="folder" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Folder" inverseName="notes" inverseEntity="Folder"/>
            </entity>
        </model>
        """

    @Test("two stacks on one file see each other's inserts, updates, and deletes, and neither overwrites the other's")
    func twoStacks() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-two-stacks"),
            file = folder.appendingPathComponent("Notes.sqlite")
        try? FileManager.default.removeItem(at: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = NSEntityDescription(), text = NSAttributeDescription()
        (note.name, note.managedObjectClassName, text.name, text.attributeType) = ("Note", "Note", "text", .stringAttributeType)
        note.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [note]
        func stack() throws -> NSManagedObjectContext {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model),
                context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
            context.persistentStoreCoordinator = coordinator
            return context
        }
        func texts(_ context: NSManagedObjectContext) throws -> [String] {
            try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).compactMap { $0.value(forKey: "text") as? String }
                .sorted()
        }
        func add(_ value: String, _ context: NSManagedObjectContext) -> NSManagedObject {
            let object = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
            object.setValue(value, forKey: "text")
            return object
        }
        let (a, b) = (try stack(), try stack())
        let first = add("first", a)
        #expect(try texts(b) == [])
        try a.save()
        #expect(try texts(b) == ["first"])
        _ = add("second", b)
        try b.save()
        #expect(try texts(a) == ["first", "second"])
        first.setValue("changed", forKey: "text")
        try a.save()
        #expect(try texts(b) == ["changed", "second"])
        a.delete(first)
        try a.save()
        _ = add("third", b)
        try b.save()
        #expect(try texts(a) == ["second", "third"] && texts(b) == ["second", "third"])
        #expect(try texts(stack()) == ["second", "third"])
    }

    @Test("NSNumber and NSDictionary are fetch request results")
    func resultTypes() {
        func isResult<Result: NSFetchRequestResult>(_ type: Result.Type) -> Bool {
            NSFetchRequest<Result>(entityName: "Folder").entityName == "Folder"
        }
        #expect(isResult(NSNumber.self) && isResult(NSDictionary.self))
    }

    @Test("merged models have the entities of all models")
    func mergedModels() {
        func model(_ name: String) -> NSManagedObjectModel {
            let (model, entity) = (NSManagedObjectModel(), NSEntityDescription())
            entity.name = name
            model.entities = [entity]
            return model
        }
        #expect(NSManagedObjectModel(byMerging: [model("A"), model("B")])?.entities.map(\.name) == ["A", "B"])
        #expect(NSManagedObjectModel(byMerging: []) == nil)
    }

    private func context(at store: URL? = nil) throws -> NSManagedObjectContext {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try Data(Self.model.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let container = NSPersistentContainer(name: "Model", managedObjectModel: try #require(NSManagedObjectModel(contentsOf: file)))
        let description = NSPersistentStoreDescription()
        (description.url, description.type) = (store, store == nil ? NSInMemoryStoreType : NSSQLiteStoreType)
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let context = container.viewContext
        // The coordinator belongs to the container; the context retains it.
        return context
    }

    @Test("a new object has its model's default values, and empty values otherwise")
    func defaults() throws {
        let folder = Folder(context: try context())
        #expect(folder.rank == 7)
        #expect(folder.name == nil)
        #expect(folder.notes?.count == 0)
        #expect(folder.isInserted && folder.hasChanges)
    }

    @Test("an object of an entity has the entity's class, and a subclass may have its own initializer")
    func classes() throws {
        let context = try context()
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = ("Memo", NSStringFromClass(Memo.self))
        let made = NSManagedObject.make(entity: entity, insertInto: context)
        #expect(made is Memo && made.isInserted && made.managedObjectContext === context)
        #expect(NSManagedObject.make(entity: entity, insertInto: nil).managedObjectContext == nil)
        let generic = Instantiation.make(Memo.self, entity: entity, insertInto: context)
        #expect(
            generic.isInserted && generic.entity === entity
                && Instantiation.make(Memo.self, entity: entity, insertInto: nil).managedObjectContext == nil)
        Memo.place = (entity, context)
        let own = Memo()
        #expect(own.isInserted && own.entity === entity)
    }

    @Test("a class's entity is its model's, so that the inverse of a relationship is set")
    func entities() throws {
        let context = try context()
        let folder = Folder(entity: Folder.entity(), insertInto: context), note = Note(entity: Note.entity(), insertInto: context)
        #expect(folder.rank == 7)
        note.folder = folder
        #expect(folder.notes?.contains(note) == true)
        let spare = Note(context: context)
        for (predicate, found) in [
            (NSPredicate(format: "SELF == %@", note.objectID), note), (NSPredicate(format: "SELF != %@", note), spare),
            (NSPredicate(format: "folder == %@", folder.objectID), note),
        ] {
            let request = NSFetchRequest<Note>(entityName: "Note")
            request.predicate = predicate
            #expect(try context.fetch(request) == [found])
        }
    }

    @Test("saved objects exist after the next launch, and unsaved ones do not")
    func persistence() throws {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Model.sqlite")
        defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
        let first = try context(at: store)
        let (folder, note) = (
            NSEntityDescription.insertNewObject(forEntityName: "Folder", into: first),
            NSEntityDescription.insertNewObject(forEntityName: "Note", into: first)
        )
        folder.setValue("letters", forKey: "name")
        folder.setValue(3, forKey: "rank")
        note.setValue(folder, forKey: "folder")
        try first.save()
        let address = folder.objectID.uriRepresentation()
        note.setValue("not saved", forKey: "text")

        let second = try context(at: store)
        let folders = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder"))
        let again = try #require(folders.first)
        #expect(folders.count == 1 && again.value(forKey: "name") as? String == "letters" && again.managedValue("rank") == Int16(3))
        let notes = again.value(forKey: "notes") as? NSSet
        let read = try #require(notes?.anyObject() as? NSManagedObject)
        #expect(read.value(forKey: "folder") as? NSManagedObject === again && read.value(forKey: "text") == nil)
        #expect(again.objectID.uriRepresentation() == address && !again.objectID.isTemporaryID && !second.hasChanges)
        second.delete(again)
        try second.save()
        #expect(try context(at: store).count(for: NSFetchRequest<NSManagedObject>(entityName: "Folder")) == 0)
    }

    @Test("a relationship's mutable set changes the relationship and its inverse")
    func mutableSets() throws {
        let context = try context()
        let folder = Folder(context: context), notes = [Note(context: context), Note(context: context)]
        let set = folder.mutableSetValue(forKey: "notes")
        set.add(notes[0])
        set.add(notes[1])
        #expect(folder.notes?.count == 2 && notes[0].folder === folder && set.contains(notes[1]))
        set.remove(notes[0])
        #expect(folder.notes?.allObjects as? [Note] == [notes[1]] && notes[0].folder == nil && set.count == 1)
        set.removeAllObjects()
        #expect(folder.notes?.count == 0 && notes[1].folder == nil)
    }

    @Test("setting one end of a relationship updates the other")
    func inverse() throws {
        let context = try context()
        let (a, b, note) = (Folder(context: context), Folder(context: context), Note(context: context))
        note.folder = a
        #expect(a.notes?.contains(note) == true)
        note.folder = b
        #expect(a.notes?.count == 0 && b.notes?.contains(note) == true)
        b.managedMutation("removeFromNotes", note)
        #expect(note.folder == nil)
    }

    @Test("deleting follows the delete rules")
    func deletion() throws {
        let context = try context()
        let (folder, note) = (Folder(context: context), Note(context: context))
        note.folder = folder
        context.delete(folder)
        #expect(note.isDeleted)
        #expect(try context.count(for: NSFetchRequest<Note>(entityName: "Note")) == 0)
    }

    @Test("fetches filter, sort, and limit")
    func fetching() throws {
        let context = try context()
        for (name, rank) in [("c", 3), ("a", 1), ("b", 2), ("d", 4)] {
            let folder = Folder(context: context)
            (folder.name, folder.rank) = (name, Int16(rank))
        }
        let request = NSFetchRequest<Folder>(entityName: "Folder")
        request.predicate = NSPredicate(format: "rank > %d", 1)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
        request.fetchLimit = 2
        #expect(try context.fetch(request).map(\.name) == ["d", "c"])
    }

    @Test("a batch update counts the objects it changed, an aggregate sums, and an asynchronous fetch completes a turn later")
    func requests() throws {
        let context = try context()
        for (name, rank) in [("a", 1), ("b", 2), ("c", 4)] as [(String, Int16)] { Folder.make(name, rank, in: context) }
        let update = NSBatchUpdateRequest(entityName: "Folder")
        (update.predicate, update.propertiesToUpdate, update.resultType) = (
            NSPredicate(format: "rank > 1"), ["name": "many"], .updatedObjectsCountResultType
        )
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        let request = NSFetchRequest<NSDictionary>(entityName: "Folder"), sum = NSExpressionDescription()
        (sum.name, sum.expressionResultType) = ("ranks", .integer32AttributeType)
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "rank")])
        (request.resultType, request.propertiesToFetch) = (.dictionaryResultType, [sum])
        #expect(try context.fetch(request).map { $0["ranks"] as? Int } == [7])
        var names: [String?]?
        let later = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Folder>(entityName: "Folder")) {
            names = $0.finalResult?.map(\.name)
        }
        try context.execute(later)
        #expect(names == nil)
        EventLoop.main.advance(by: 0.1)
        #expect(names == ["a", "many", "many"])
        let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Folder"))
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 3)
    }

    @Test("a batch insert takes dictionaries or a handler, bypasses the context, and reports its result")
    func batchInsertion() throws {
        let context = try context()
        let rows = NSBatchInsertRequest(entityName: "Folder", objects: [["name": "a", "rank": 3], ["name": "b"]])
        rows.resultType = .count
        #expect((try context.execute(rows) as? NSBatchInsertResult)?.result as? Int == 2)
        var left = 2
        let single = NSBatchInsertRequest(
            entityName: "Folder",
            managedObjectHandler: { object in
                (object as? Folder)?.name = "single"
                left -= 1
                return left < 0
            })
        single.resultType = .objectIDs
        #expect(((try context.execute(single) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])?.count == 2)
        var names = ["c", "d"]
        try context.execute(
            NSBatchInsertRequest(
                entityName: "Folder",
                dictionaryHandler: { row in
                    guard let name = names.popLast() else { return true }
                    row["name"] = name
                    return false
                }))
        #expect(!context.hasChanges)
        #expect(
            try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).compactMap(\.name).sorted() == [
                "a", "b", "c", "d", "single", "single",
            ])
        #expect(try context.fetch(NSFetchRequest<Folder>(entityName: "Folder")).map(\.rank).sorted().prefix(2) == [3, 7])
    }

    @Test("an entity's own fetchRequest() is chosen where the type is not given")
    func ownRequest() throws {
        let context = try context()
        Note(context: context).text = "a"
        let request = Note.fetchRequest()
        #expect(try context.fetch(request).map(\.text) == ["a"])
    }

    @Test("execute() uses the context whose block is running, and the outer context again after an inner block")
    func executesItself() throws {
        let context = try context(), other = try self.context()
        Note(context: context).text = "a"
        Note(context: other).text = "b"
        let texts = try context.performAndWait {
            let inner = try other.performAndWait { try Note.fetchRequest().execute().map(\.text) }
            return try inner + Note.fetchRequest().execute().map(\.text)
        }
        #expect(texts == ["b", "a"])
    }

    @Test("a block of a main queue's context runs after the caller has returned, in the order of the calls")
    func performsLater() throws {
        let context = try context()
        var log: [String] = []
        context.perform {
            log.append("first")
            context.perform { log.append("inner") }
        }
        context.perform { log.append("second") }
        context.performAndWait { log.append("now") }
        #expect(log == ["now"])
        EventLoop.main.advance(by: 0.1)
        #expect(log == ["now", "first", "second", "inner"])
    }

    @Test("a fetched results controller reports inserts, moves, and deletes once per turn of the run loop")
    func results() throws {
        let context = try context()
        for name in ["a", "c"] { Folder(context: context).name = name }
        try context.save()
        let request = NSFetchRequest<Folder>(entityName: "Folder")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        Folder(context: context).name = "b"
        EventLoop.main.advance(by: 0.1)
        #expect(listener.log == ["will", "insert - 1", "did"])
        listener.log = []
        controller.object(at: IndexPath(indexes: [0, 0])).name = "z"
        EventLoop.main.advance(by: 0.1)
        #expect(listener.log.first == "will" && listener.log.contains("move 0 2") && listener.log.last == "did")
        listener.log = []
        context.delete(controller.object(at: IndexPath(indexes: [0, 0])))
        try context.save()
        #expect(listener.log == ["will", "delete 0 -", "did"])
        #expect(controller.fetchedObjects?.map(\.name) == ["c", "z"])
    }

    @Test("a delegate with the snapshot method is called for the fetch and for each change, and gets no other call")
    func snapshots() throws {
        let context = try context()
        for (name, rank) in [("a", 1), ("b", 2)] { Folder.make(name, Int16(rank), in: context) }
        try context.save()
        let request = NSFetchRequest<Folder>(entityName: "Folder")
        request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "rank", cacheName: nil)
        let listener = SnapshotListener()
        controller.delegate = listener
        try controller.performFetch()
        let first = try #require(listener.snapshots.last)
        #expect(first.sectionIdentifiers as? [String] == ["1", "2"])
        #expect(first.itemIdentifiers as? [NSManagedObjectID] == controller.fetchedObjects?.map(\.objectID))
        controller.object(at: IndexPath(indexes: [1, 0])).name = "c"
        EventLoop.main.advance(by: 0.1)
        #expect(listener.snapshots.count == 2 && listener.others == 0)
        #expect(
            listener.snapshots.last?.reloadedItemIdentifiers as? [NSManagedObjectID] == [
                controller.object(at: IndexPath(indexes: [1, 0])).objectID
            ])
    }

    @Test("a delegate with the difference method gets objects without sections, and no other call")
    func differences() throws {
        let context = try context()
        Folder.make("a", 1, in: context)
        try context.save()
        let request = NSFetchRequest<Folder>(entityName: "Folder")
        request.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let listener = DifferenceListener()
        controller.delegate = listener
        try controller.performFetch()
        Folder.make("b", 2, in: context)
        EventLoop.main.advance(by: 0.1)
        #expect(listener.insertions == [1] && listener.others == 0)
    }

    @Test("an entity's indexes know their entity, and their elements the properties")
    func indexes() {
        let (entity, attribute) = (NSEntityDescription(), NSAttributeDescription())
        attribute.name = "age"
        entity.properties = [attribute]
        let index = NSFetchIndexDescription(
            name: "byAge", elements: [NSFetchIndexElementDescription(property: attribute, collationType: .binary)])
        entity.indexes = [index]
        #expect(index.entity === entity && index.elements.first?.propertyName == "age")
        #expect(index.elements.first?.indexDescription === index && index.elements.first?.isAscending == true)
    }

    @Test("a merge policy has its merge type")
    func mergePolicies() {
        #expect(NSMergePolicy.mergeByPropertyStoreTrump.mergeType == .mergeByPropertyStoreTrumpMergePolicyType)
        #expect(NSMergePolicy(merge: .overwriteMergePolicyType).mergeType == .overwriteMergePolicyType)
    }

    /// A model of one entity, "Person", with a required name, and an optional number that identifies it.
    private func people() throws -> NSManagedObjectContext {
        let (person, name, number) = (NSEntityDescription(), NSAttributeDescription(), NSAttributeDescription())
        (name.name, name.attributeType, name.isOptional) = ("name", .stringAttributeType, false)
        (number.name, number.attributeType) = ("number", .integer64AttributeType)
        (person.name, person.properties, person.uniquenessConstraints) = ("Person", [name, number], [["number"]])
        let model = NSManagedObjectModel()
        model.entities = [person]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model),
            context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        context.persistentStoreCoordinator = coordinator
        return context
    }
    private func person(_ name: String?, _ number: Int?, in context: NSManagedObjectContext) -> NSManagedObject {
        let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
        if let name { person.setValue(name, forKey: "name") }
        if let number { person.setValue(number, forKey: "number") }
        return person
    }
    private func names(_ context: NSManagedObjectContext) throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
        return try context.fetch(request).map { $0.value(forKey: "name") as? String ?? "-" }.sorted()
    }

    @Test("an object without a required value is not saved, and the errors of several objects are joined")
    func requiredValues() throws {
        let context = try people()
        let nameless = person(nil, nil, in: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1570 && error?.localizedDescription == "name is a required value.")
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === nameless && context.hasChanges)
        _ = person(nil, nil, in: context)
        let both = #expect(throws: NSError.self) { try context.save() }
        #expect(both?.code == 1560 && (both?.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2)
        context.rollback()
        _ = person("a", nil, in: context)
        try context.save()
        #expect(try names(context) == ["a"] && !context.hasChanges)
    }

    @Test("the limits of the model editor apply to strings, numbers, and patterns")
    func limits() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <model>
                <entity name="Code">
                    <attribute name="text" optional="YES" attributeType="String" minValueString="2" maxValueString="3" regularExpressionString="[a-z]+"/>
                    <attribute name="rank" optional="YES" attributeType="Integer 16" minValueString="1" maxValueString="5"/>
                    <uniquenessConstraints><uniquenessConstraint><constraint value="text"/></uniquenessConstraint></uniquenessConstraints>
                </entity>
                <fetchRequest name="High" entity="Code" predicateString="rank &gt; 3"/>
            </model>
            """.utf8
        ).write(to: file)
        let model = try #require(NSManagedObjectModel(contentsOf: file))
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        #expect(model.entities.first?.uniquenessConstraints as? [[String]] == [["text"]])
        #expect(model.fetchRequestTemplate(forName: "High")?.entityName == "Code")
        let code = NSEntityDescription.insertNewObject(forEntityName: "Code", into: context)
        for (key, value, expected) in [
            ("text", "a", 1670), ("text", "abcd", 1660), ("text", "A1", 1680), ("text", "ab", 0), ("rank", 0, 1620), ("rank", 6, 1610),
            ("rank", 5, 0),
        ] as [(String, Any, Int)] {
            code.setValue(value, forKey: key)
            var found = 0
            do { try code.validateForInsert() } catch { found = (error as NSError).code }
            #expect(found == expected, "\(key) \(value)")
        }
    }

    @Test("a relationship that denies deletion makes the save of one fail")
    func denial() throws {
        let context = try context()
        let (folder, note) = (Folder(context: context), Note(context: context))
        folder.entity.relationshipsByName["notes"]?.deleteRule = .denyDeleteRule
        note.folder = folder
        try context.save()
        context.delete(folder)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 1600)
        context.rollback()
        #expect(!context.hasChanges && note.folder === folder)
    }

    @Test("objects with the same unique value are an error, or merged by the context's policy")
    func uniqueValues() throws {
        let context = try people()
        #expect((context.mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType)
        let old = person("old", 1, in: context)
        try context.save()
        let address = old.objectID.uriRepresentation()
        let new = person("new", 1, in: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == 133_021)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try names(context) == ["new"] && new.objectID.uriRepresentation() == address && old.managedObjectContext == nil)
        context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
        _ = person("newer", 1, in: context)
        _ = person("without a number", nil, in: context)
        _ = person("without a number", nil, in: context)
        try context.save()
        #expect(try names(context) == ["new", "without a number", "without a number"])
    }

    @Test("a saved deletion leaves the object without a context, and deleting an unsaved object isn't a change")
    func deletedObjects() throws {
        let context = try people()
        let saved = person("a", nil, in: context)
        try context.save()
        context.delete(saved)
        #expect(context.deletedObjects == [saved] && saved.isDeleted)
        final class Log { var names: [NSNotification.Name] = [] }
        nonisolated(unsafe) let log = Log()  // Notifications are posted on this thread.
        let center = NotificationCenter.default
        let tokens = [NSNotification.Name.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave].map { name in
            center.addObserver(forName: name, object: context, queue: nil) { _ in log.names.append(name) }
        }
        defer { for token in tokens { center.removeObserver(token) } }
        try context.save()
        #expect(log.names == [.NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave])
        #expect(!saved.isDeleted && saved.managedObjectContext == nil && !context.hasChanges)
        context.delete(person("b", nil, in: context))
        #expect(!context.hasChanges && context.deletedObjects.isEmpty)
    }

    @Test("changed values are those that differ from the last save")
    func changedValues() throws {
        let context = try people()
        let one = person("a", 1, in: context)
        #expect(one.changedValues().count == 2)
        try context.save()
        #expect(one.changedValues().isEmpty && !one.hasPersistentChangedValues)
        one.setValue("a", forKey: "name")
        #expect(one.hasChanges && !one.hasPersistentChangedValues)
        one.setValue("b", forKey: "name")
        one.setValue(nil, forKey: "number")
        #expect(one.changedValues()["name"] as? String == "b" && one.changedValues()["number"] is NSNull)
        #expect(one.committedValues(forKeys: ["name"])["name"] as? String == "a" && one.hasPersistentChangedValues)
    }

    @Test("a child's save makes its parent have changes, which the parent then writes to the file")
    func children() throws {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Model.sqlite")
        defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
        let parent = try context(at: store), child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        #expect(child.persistentStoreCoordinator === parent.persistentStoreCoordinator)
        let folder = Folder(context: child)
        folder.name = "letters"
        try child.save()
        #expect(!child.hasChanges)
        #expect(parent.hasChanges && parent.insertedObjects == [folder])
        #expect(try context(at: store).count(for: NSFetchRequest<NSManagedObject>(entityName: "Folder")) == 0)
        try parent.save()
        #expect(!parent.hasChanges)
        let folders = try context(at: store).fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder"))
        #expect(folders.map { $0.value(forKey: "name") as? String } == ["letters"])
    }

    @Test("reset() discards what was not saved, and a coordinator without stores has no objects")
    func resetting() throws {
        let context = try people()
        let one = person("a", nil, in: context)
        try context.save()
        one.setValue("b", forKey: "name")
        _ = person("c", nil, in: context)
        context.reset()
        #expect(try names(context) == ["a"] && !context.hasChanges)
        let coordinator = try #require(context.persistentStoreCoordinator), store = try #require(coordinator.persistentStores.first)
        try coordinator.remove(store)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        #expect(try names(context) == [])
    }

    @Test("objects that are reached through a relationship belong to the context, and a missing one is error 133000")
    func reached() throws {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Model.sqlite")
        defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
        let first = try context(at: store), folder = Folder(context: first)
        Note(context: first).folder = folder
        try first.save()
        let second = try context(at: store)
        let again = try #require(try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder")).first)
        let note = try #require((again.value(forKey: "notes") as? NSSet)?.anyObject() as? NSManagedObject)
        #expect(note.managedObjectContext === second)
        second.delete(note)
        let error = #expect(throws: NSError.self) { try second.existingObject(with: note.objectID) }
        #expect(error?.code == 133_000 && error?.domain == NSCocoaErrorDomain)
    }

    @Test("rows of dictionaries are grouped by properties, and returned once if they are to be distinct")
    func groups() throws {
        let context = try context()
        for (name, rank) in [("a", 1), ("b", 2), ("a", 4)] { Folder.make(name, Int16(rank), in: context) }
        let request = NSFetchRequest<NSDictionary>(entityName: "Folder"), sum = NSExpressionDescription()
        (sum.name, sum.expressionResultType) = ("ranks", .integer32AttributeType)
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "rank")])
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["name", sum] as [Any]
        request.propertiesToGroupBy = ["name"]
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        let rows = try context.fetch(request)
        #expect(rows.map { $0["name"] as? String } == ["a", "b"] && rows.map { $0["ranks"] as? Int } == [5, 2])
        let names = NSFetchRequest<NSDictionary>(entityName: "Folder")
        names.resultType = .dictionaryResultType
        names.propertiesToFetch = ["name"]
        names.returnsDistinctResults = true
        #expect(try context.fetch(names).count == 2)
    }

    @Test("a batch update is written to the file, and isn't a change of the context")
    func batchUpdate() throws {
        let store = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Model.sqlite")
        defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
        let first = try context(at: store)
        Folder.make("a", 1, in: first)
        try first.save()
        let update = NSBatchUpdateRequest(entityName: "Folder")
        update.propertiesToUpdate = ["name": "b"]
        try first.execute(update)
        #expect(!first.hasChanges)
        let folders = try context(at: store).fetch(NSFetchRequest<NSManagedObject>(entityName: "Folder"))
        #expect(folders.map { $0.value(forKey: "name") as? String } == ["b"])
    }

    @Test("a store has no history")
    func history() throws {
        let context = try people()
        try context.setQueryGenerationFrom(.current)
        let result = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?))
        let transactions = (result as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction]
        #expect(transactions?.isEmpty == true)
    }

    @Test("import CoreData also imports CoreLocation, so that models can use its types")
    func positions() {
        final class Stub: CLLocation, @unchecked Sendable {
            override var coordinate: CLLocationCoordinate2D { .init(latitude: 50, longitude: 8) }
        }
        #expect(CLLocation(latitude: 48, longitude: 11).coordinate.latitude == 48.0)
        #expect(CLLocation().coordinate.latitude == 0 && Stub().distance(from: Stub()) == 0 && Stub().coordinate.latitude == 50)
    }
}
