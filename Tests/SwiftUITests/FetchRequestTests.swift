import CoreDataCompanion
@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// The translator's output for a class that Xcode generated from a model.
private final class Chore: NSManagedObject, @unchecked Sendable {
    var name: String? {
        get { managedValue("name") }
        set { setManagedValue(newValue, "name") }
    }
    var rank: Int16 {
        get { managedValue("rank") }
        set { setManagedValue(newValue, "rank") }
    }
}
extension Chore: Identifiable {
    var parity: String { rank % 2 == 0 ? "even" : "odd" }
    var initial: String { String((name ?? "").prefix(1)) }
}

@MainActor @Suite(.serialized) struct FetchRequestTests {
    private struct Chores: View {
        @Environment(\.managedObjectContext) var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(key: "rank", ascending: true)]) var chores: FetchedResults<Chore>
        var body: some View {
            VStack {
                Text("\(chores.count) chores")
                ForEach(chores) { Text($0.name ?? "") }
                Button("Only b") { chores.nsPredicate = NSPredicate(format: "name == %@", "b") }
                Button("Turn") { chores.nsSortDescriptors = [NSSortDescriptor(key: "rank", ascending: false)] }
            }
        }
    }
    private struct Filtered: View {
        @FetchRequest var chores: FetchedResults<Chore>
        init(_ name: String) {
            _chores = FetchRequest(
                sortDescriptors: [SortDescriptor(\.rank, order: .reverse)], predicate: NSPredicate(format: "name != %@", name))
        }
        var body: some View { VStack { ForEach(chores) { Text($0.name ?? "") } } }
    }
    private struct Choosing: View {
        @State private var left = "a"
        var body: some View {
            VStack {
                Filtered(left)
                Button("Leave c") { left = "c" }
            }
        }
    }

    private struct Divided: View {
        @SectionedFetchRequest(sectionIdentifier: \.parity, sortDescriptors: [NSSortDescriptor(key: "rank", ascending: true)])
        var sections: SectionedFetchResults<String, Chore>
        var body: some View {
            VStack {
                ForEach(sections) { section in Text(verbatim: "\(section.id): \(section.map { $0.name ?? "" }.joined(separator: " "))") }
                Button("By name") { sections.sectionIdentifier = \.initial }
                Button("Only b") { sections.nsPredicate = NSPredicate(format: "name == %@", "b") }
            }
        }
    }
    @Test("objects that follow each other and have the same identifier are a section") func sections() {
        let context = context()
        add("bee", 3, to: context)
        let screen = Screen(Divided().environment(\.managedObjectContext, context))
        #expect(screen.texts == ["even: a", "odd: b", "even: c", "odd: bee", "By name", "Only b"])
        screen.tap("By name")
        #expect(screen.texts == ["a: a", "b: b", "c: c", "b: bee", "By name", "Only b"])
        screen.tap("Only b")
        #expect(screen.texts == ["b: b", "By name", "Only b"])
    }

    private func context() -> NSManagedObjectContext {
        let model = NSManagedObjectModel(), entity = NSEntityDescription(), name = NSAttributeDescription(), rank = NSAttributeDescription()
        (name.name, name.attributeType, rank.name, rank.attributeType) = ("name", .stringAttributeType, "rank", .integer16AttributeType)
        (entity.name, entity.managedObjectClassName, entity.properties) = ("Chore", "Chore", [name, rank])
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Chores", managedObjectModel: model), store = NSPersistentStoreDescription()
        store.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [store]
        container.loadPersistentStores { _, _ in }
        let context = container.viewContext
        for (rank, name) in ["a", "b", "c"].enumerated() { add(name, Int16(rank), to: context) }
        return context
    }
    @discardableResult private func add(_ name: String, _ rank: Int16, to context: NSManagedObjectContext) -> Chore {
        let chore = Chore(context: context)
        (chore.name, chore.rank) = (name, rank)
        return chore
    }

    private struct Row: View {
        @ObservedObject var chore: Chore
        var body: some View { Text(chore.name ?? "") }
    }
    @Test("a view that observes a managed object follows its changes") func observing() throws {
        let context = context(), chore = add("d", 3, to: context)
        // An object doesn't retain its context.
        defer { withExtendedLifetime(context) {} }
        context.processPendingChanges()
        let screen = Screen(Row(chore: chore))
        #expect(screen.texts == ["d"])
        chore.name = "e"
        screen.turn()
        #expect(screen.texts == ["e"])
    }

    @Test("a fetch request shows the objects of the environment's context and follows inserts, deletes, and updates") func following()
        throws
    {
        let context = context(), screen = Screen(Chores().environment(\.managedObjectContext, context))
        func names() -> [String] { screen.texts.filter { $0.count == 1 } }
        #expect(names() == ["a", "b", "c"] && screen.label("3 chores") != nil)
        let added = add("d", -1, to: context)
        try context.save()
        screen.turn()
        #expect(names() == ["d", "a", "b", "c"] && screen.label("4 chores") != nil)
        added.name = "e"
        try context.save()
        screen.turn()
        #expect(names() == ["e", "a", "b", "c"])
        context.delete(added)
        try context.save()
        screen.turn()
        #expect(names() == ["a", "b", "c"])
        screen.tap("Turn")
        #expect(names() == ["c", "b", "a"])
        screen.tap("Only b")
        #expect(names() == ["b"])
    }

    @Test("a view updated with another fetch request shows its objects, in the order of its key paths") func replacing() {
        let screen = Screen(Choosing().environment(\.managedObjectContext, context()))
        func names() -> [String] { screen.texts.filter { $0.count == 1 } }
        #expect(names() == ["c", "b"])
        screen.tap("Leave c")
        #expect(names() == ["b", "a"])
    }
}
