import Observation
import SwiftDataCompanion
@testable import SwiftUICompanion
import Testing
import UIKitTesting

// The translator's output for classes that `@Model` marks.
@Observable private final class Trip {
    var name: String { didSet { _modelDidChange(self, "name", oldValue, self.name) } }
    var stops: [Stop] = [] { didSet { _modelDidChange(self, "stops", oldValue, self.stops) } }
    init(_ name: String) { self.name = name }
    let persistentBackingData = ModelBacking()
    static var _storedProperties: [SwiftDataCompanion.StoredProperty] {
        [
            SwiftDataCompanion.StoredProperty("name", \Trip.name, attribute: Schema.Attribute(.unique)),
            SwiftDataCompanion.StoredProperty("stops", \Trip.stops, relationship: Schema.Relationship(deleteRule: .cascade)),
        ]
    }
    required init(_ stored: StoredValues) throws {
        name = try stored.attribute("name")
        stored.restore("stops", &stops)
    }
}
extension Trip: PersistentModel {}
@Observable private final class Stop {
    var place: String { didSet { _modelDidChange(self, "place", oldValue, self.place) } }
    var nights = 1 { didSet { _modelDidChange(self, "nights", oldValue, self.nights) } }
    var trip: Trip? { didSet { _modelDidChange(self, "trip", oldValue, self.trip) } }
    init(_ place: String) { self.place = place }
    let persistentBackingData = ModelBacking()
    static var _storedProperties: [SwiftDataCompanion.StoredProperty] {
        [
            SwiftDataCompanion.StoredProperty("place", \Stop.place), SwiftDataCompanion.StoredProperty("nights", \Stop.nights),
            SwiftDataCompanion.StoredProperty("trip", \Stop.trip),
        ]
    }
    required init(_ stored: StoredValues) throws {
        place = try stored.attribute("place")
        stored.restore("nights", &nights)
        stored.restore("trip", &trip)
    }
}
extension Stop: PersistentModel {}

/// A model that is also `Codable`, and one that refers to it in every way.
@Observable private final class Author: Codable {
    var name: String { didSet { _modelDidChange(self, "name", oldValue, self.name) } }
    init(_ name: String) { self.name = name }
    init(from decoder: any Decoder) throws { name = try decoder.singleValueContainer().decode(String.self) }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
    let persistentBackingData = ModelBacking()
    static var _storedProperties: [SwiftDataCompanion.StoredProperty] { [SwiftDataCompanion.StoredProperty("name", \Author.name)] }
    required init(_ stored: StoredValues) throws { name = try stored.attribute("name") }
}
extension Author: PersistentModel {}
@Observable private final class Book {
    var writer: Author { didSet { _modelDidChange(self, "writer", oldValue, self.writer) } }
    var editor: Author? { didSet { _modelDidChange(self, "editor", oldValue, self.editor) } }
    var guests: [Author] { didSet { _modelDidChange(self, "guests", oldValue, self.guests) } }
    var words: [String]? { didSet { _modelDidChange(self, "words", oldValue, self.words) } }
    init(_ writer: Author, _ guests: [Author]) { (self.writer, self.guests) = (writer, guests) }
    let persistentBackingData = ModelBacking()
    static var _storedProperties: [SwiftDataCompanion.StoredProperty] {
        [
            SwiftDataCompanion.StoredProperty("writer", \Book.writer), SwiftDataCompanion.StoredProperty("editor", \Book.editor),
            SwiftDataCompanion.StoredProperty("guests", \Book.guests), SwiftDataCompanion.StoredProperty("words", \Book.words),
        ]
    }
    required init(_ stored: StoredValues) throws {
        writer = try stored.attribute("writer")
        guests = try stored.attribute("guests")
        stored.restore("editor", &editor)
        stored.restore("words", &words)
    }
}
extension Book: PersistentModel {}

/// Two versions of an app's class, of which the newer one renames the property.
private enum Old {
    @Observable final class Page {
        var text: String { didSet { _modelDidChange(self, "text", oldValue, self.text) } }
        init(_ text: String) { self.text = text }
        let persistentBackingData = ModelBacking()
        static var _storedProperties: [SwiftDataCompanion.StoredProperty] { [SwiftDataCompanion.StoredProperty("text", \Page.text)] }
        required init(_ stored: StoredValues) throws { text = try stored.attribute("text") }
    }
}
extension Old.Page: PersistentModel {}
@Observable private final class Page {
    var body: String { didSet { _modelDidChange(self, "body", oldValue, self.body) } }
    init(_ body: String) { self.body = body }
    let persistentBackingData = ModelBacking()
    static var _storedProperties: [SwiftDataCompanion.StoredProperty] {
        [SwiftDataCompanion.StoredProperty("body", \Page.body, attribute: Schema.Attribute(originalName: "text"))]
    }
    required init(_ stored: StoredValues) throws { body = try stored.attribute("body") }
}
extension Page: PersistentModel {}

private actor Planner: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor
    init(_ container: ModelContainer) {
        modelContainer = container
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }
    func plan(_ name: String) throws -> PersistentIdentifier {
        let trip = Trip(name)
        modelContext.insert(trip)
        try modelContext.save()
        return trip.persistentModelID
    }
    func name(of identifier: PersistentIdentifier) -> String? { self[identifier, as: Trip.self]?.name }
}

@MainActor @Suite(.serialized) struct SwiftDataTests {
    @Test("an actor's context saves to the container that other contexts read") func modelActor() async throws {
        let made = try container(), planner = Planner(made)
        let identifier = try await planner.plan("Porto")
        #expect(try made.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Porto"])
        #expect(await planner.name(of: identifier) == "Porto")
    }

    private func container(_ url: URL? = nil) throws -> ModelContainer {
        try ModelContainer(
            for: Schema([Trip.self]),
            configurations: [url.map { ModelConfiguration(url: $0) } ?? ModelConfiguration(for: Trip.self, isStoredInMemoryOnly: true)])
    }
    private func places(_ context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.place)])).map(\.place)
    }

    @Test("either end of a relationship changes the other, and inserts the objects that it reaches") func relationships() throws {
        let context = ModelContext(try container()), trip = Trip("Alps"), one = Stop("Chur"), two = Stop("Arosa")
        context.insert(trip)
        trip.stops.append(one)
        two.trip = trip
        #expect(one.trip === trip && trip.stops == [one, two] && two.modelContext == context)
        #expect(try places(context) == ["Arosa", "Chur"])
        one.trip = nil
        #expect(trip.stops == [two] && one.modelContext == context)
    }

    @Test("a deletion cascades, empties the other ends, and is undone by a rollback") func deletion() throws {
        let context = ModelContext(try container()), trip = Trip("Alps"), stop = Stop("Chur"), other = Stop("Arosa")
        context.insert(trip)
        trip.stops = [stop, other]
        try context.save()
        context.delete(stop)
        #expect(trip.stops == [other] && stop.isDeleted && context.deletedModelsArray.count == 1)
        context.rollback()
        #expect(trip.stops == [stop, other] && stop.trip === trip && !context.hasChanges)
        context.delete(trip)
        try context.save()
        #expect(try places(context) == [] && other.isDeleted)
    }

    @Test("a store keeps values and relationships for the next launch, and other contexts see what one saves") func storing() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftDataTests.store")
        try? FileManager.default.removeItem(at: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let first = try container(url), context = ModelContext(first), trip = Trip("Alps"), stop = Stop("Chur")
        context.insert(trip)
        (stop.nights, trip.stops) = (3, [stop])
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        let beside = ModelContext(first), copy = try #require(try beside.fetch(FetchDescriptor<Stop>()).first)
        #expect(copy !== stop && copy.persistentModelID == stop.persistentModelID)
        copy.place = "Davos"
        try beside.save()
        #expect(stop.place == "Davos")

        let next = ModelContext(try container(url)), loaded = try #require(try next.fetch(FetchDescriptor<Trip>()).first)
        #expect(loaded.stops.map(\.place) == ["Davos"] && loaded.stops[0].nights == 3 && loaded.stops[0].trip === loaded)
        #expect(!next.hasChanges)
    }

    @Test("a model that is also Codable is related, not stored as a value") func codableModels() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftDataTests-Codable.store")
        try? FileManager.default.removeItem(at: url)
        defer { try? FileManager.default.removeItem(at: url) }
        func books() throws -> ModelContext {
            ModelContext(try ModelContainer(for: Schema([Book.self, Author.self]), configurations: [ModelConfiguration(url: url)]))
        }
        let context = try books(), ann = Author("Ann"), ben = Author("Ben"), book = Book(ann, [ben])
        context.insert(book)
        (book.editor, book.words) = (ben, ["a"])
        try context.save()
        #expect(ann.modelContext == context && ben.modelContext == context)
        let next = try books(), stored = try #require(try next.fetch(FetchDescriptor<Book>()).first)
        #expect(stored.writer.name == "Ann" && stored.editor?.name == "Ben" && stored.words == ["a"])
        #expect(stored.guests.first === stored.editor)
        #expect(try next.fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])).map(\.name) == ["Ann", "Ben"])
    }

    @Test("a property that a new version renames has the values of its old name") func renaming() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/pages.store")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let old = ModelContext(try ModelContainer(for: Old.Page.self, configurations: ModelConfiguration(url: url)))
        old.insert(Old.Page("hello"))
        try old.save()
        let new = ModelContext(try ModelContainer(for: Page.self, configurations: ModelConfiguration(url: url)))
        let pages = try new.fetch(FetchDescriptor<Page>())
        #expect(pages.map(\.body) == ["hello"])
        pages.first?.body = "bye"
        try new.save()
        #expect(try ModelContext(new.container).fetch(FetchDescriptor<Page>()).map(\.body) == ["bye"])
        #expect(SwiftDataError.historyTokenExpired != .unknownSchema)
    }

    @Test("a fetch filters, sorts, and counts, and an object with another's unique value takes its place") func fetching() throws {
        let context = ModelContext(try container())
        for place in ["Chur", "Zürich", "Arosa"] { context.insert(Stop(place)) }
        let descriptor = FetchDescriptor<Stop>(
            predicate: #Predicate { $0.place.localizedStandardContains("R") }, sortBy: [SortDescriptor(\.place, order: .reverse)])
        #expect(try context.fetch(descriptor).map(\.place) == ["Zürich", "Chur", "Arosa"])
        #expect(try context.fetchCount(FetchDescriptor<Stop>(predicate: #Predicate { $0.place == "Chur" })) == 1)
        var page = FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.place)])
        (page.fetchLimit, page.fetchOffset) = (1, 1)
        #expect(try context.fetch(page).map(\.place) == ["Chur"])

        context.insert(Trip("Alps"))
        try context.save()
        let again = Trip("Alps")
        context.insert(again)
        again.stops = [Stop("Bern")]
        try context.save()
        let trips = try context.fetch(FetchDescriptor<Trip>())
        #expect(trips.count == 1 && trips[0].stops.map(\.place) == ["Bern"])
    }

    private struct Stops: View {
        @Environment(\.modelContext) var context
        @Query(sort: \Stop.place) private var stops: [Stop]
        var body: some View {
            VStack {
                ForEach(stops) { Text($0.place) }
                Button("Add") { context.insert(Stop("Bern")) }
            }
        }
    }
    @Test("a query shows the objects of the environment's container, and follows insertions, deletions, and changes") func query() throws {
        let container = try container(), stop = Stop("Chur")
        let screen = Screen(Stops().modelContainer(container))
        func names() -> [String] { screen.texts.filter { $0 != "Add" } }
        #expect(names() == [])
        container.mainContext.insert(stop)
        screen.turn()
        #expect(names() == ["Chur"])
        screen.tap("Add")
        #expect(names() == ["Bern", "Chur"])
        stop.place = "Aarau"
        screen.turn()
        #expect(names() == ["Aarau", "Bern"])
        container.mainContext.delete(stop)
        screen.turn()
        #expect(names() == ["Bern"] && !container.mainContext.hasChanges)
    }
}
