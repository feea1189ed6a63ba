@testable import AppIntentsCompanion
import Foundation
import Testing
import UIKitFoundation

private struct Book: URLRepresentableEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Book")
    static let defaultQuery = BookQuery()
    static let urlRepresentation: URLRepresentation = "https://books.test/\(.id)/\(\.$title)"
    let id: Int
    @Property(title: "Title") var title: String
    @Property(title: "Pages") var pages: Int
    init(id: Int, title: String, pages: Int) {
        self.id = id
        self.title = title
        self.pages = pages
    }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

/// A condition of the app's own.
private struct Condition: Sendable {
    let holds: @Sendable (Book) -> Bool
}

private struct BookQuery: EntityPropertyQuery {
    static let books = [Book(id: 1, title: "Emma", pages: 400), Book(id: 2, title: "Ulysses", pages: 700)]
    static let properties = QueryProperties {
        Property(\Book.$title) {
            EqualToComparator { title in Condition { $0.title == title } }
            ContainsComparator { part in Condition { $0.title.contains(part) } }
        }
        Property(\Book.$pages) {
            LessThanComparator { pages in Condition { $0.pages < pages } }
            IsBetweenComparator { low, high in Condition { $0.pages >= low && $0.pages <= high } }
        }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\Book.$title)
        SortableBy(\Book.$pages)
    }
    func entities(for identifiers: [Int]) async throws -> [Book] { Self.books.filter { identifiers.contains($0.id) } }
    func entities(matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?) async throws -> [Book] {
        let found = Self.books.filter { book in
            mode == .and ? comparators.allSatisfy { $0.holds(book) } : comparators.contains { $0.holds(book) }
        }
        let sorted = sortedBy.first?.by == \Book.$pages && sortedBy.first?.order == .descending ? found.reversed() : found
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }
}

@Suite("Queries by properties") struct PropertyQueryTests {
    @Test("comparisons become the app's conditions, with which a query finds entities") func comparisons() async throws {
        let contains = try #require(BookQuery.properties.condition(\Book.$title, "contains", "mm", "mm"))
        let between = try #require(BookQuery.properties.condition(\Book.$pages, "isBetween", 300, 500))
        let short = try #require(BookQuery.properties.condition(\Book.$pages, "lessThan", 1000, 1000))
        #expect(BookQuery.properties.condition(\Book.$title, "lessThan", "a", "a") == nil)
        let query = BookQuery()
        #expect(try await query.entities(matching: [contains, between], mode: .and, sortedBy: [], limit: nil).map(\.id) == [1])
        let order = EntityQuerySort<Book>(by: \Book.$pages, order: .descending)
        #expect(try await query.entities(matching: [short], mode: .or, sortedBy: [order], limit: 1).map(\.id) == [2])
        #expect(BookQuery.sortingOptions.all.count == 2)
    }

    @Test("an entity has a link with its identifier and properties, and an intent doesn't open one") func links() async {
        #expect(BookQuery.books[0].urlRepresentation?.absoluteString == "https://books.test/1/Emma")
        let url = URL(string: "https://example.com")!
        #expect(OpenURLIntent(url).url == url)
        await #expect(throws: AppIntentError.self) { _ = try await OpenURLIntent(url).perform() }
    }
}
