@testable import AppIntentsCompanion
import CoreSpotlightCompanion
import Foundation
import Testing
import UIKitFoundation

private enum Flavor: String, AppEnum {
    case sweet, salty
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavor"
    static let caseDisplayRepresentations: [Flavor: DisplayRepresentation] = [
        .sweet: "Sweet", .salty: DisplayRepresentation(title: "Salty"),
    ]
}
private struct Soup: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Soup")
    static let defaultQuery = SoupQuery()
    let id: Int
    @Property(title: "Name") var name: String
    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)", image: .init(systemName: "cup"))
    }
}
private struct SoupQuery: EntityQuery, EntityStringQuery {
    static let all = [Soup(id: 1, name: "Leek"), Soup(id: 2, name: "Pea")]
    func entities(for identifiers: [Int]) async throws -> [Soup] { Self.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Soup] { Self.all.filter { $0.name == string } }
    func suggestedEntities() async throws -> [Soup] { Self.all }
}
private struct FoundSoups: EnumerableEntityQuery {
    func allEntities() async throws -> [Soup] { SoupQuery.all }
}
private struct Bowls: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Large", "Small"] }
}
private final class Kitchen: Sendable {
    let greeting = "Enjoy"
}

private struct OrderSoup: AppIntent {
    static let title: LocalizedStringResource = "Order Soup"
    static let description: IntentDescription? = IntentDescription("Orders a soup", categoryName: "Food")
    static let openAppWhenRun = true

    @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: Soup
    @Parameter(title: "Flavor", default: .salty) var flavor: Flavor
    @Parameter(title: "Count", description: "How many", default: 2, inclusiveRange: (1, 10)) var count: Int
    @Parameter(title: "Bowl", optionsProvider: Bowls()) var bowl: String?
    @Parameter(title: "Notes", inputOptions: String.IntentInputOptions(multiline: true)) var notes: [String]?
    @Dependency private var kitchen: Kitchen

    static var parameterSummary: some ParameterSummary {
        When(\.$flavor, .equalTo, .sweet) {
            Summary("Order \(\.$count) of \(\.$soup)")
        } otherwise: {
            Summary("Order \(\.$soup)") {
                \.$flavor
                \.$bowl
            }
        }
    }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        let total = count * soup.id
        return .result(value: total, dialog: "\(kitchen.greeting): \(total) of \(soup.name), \(flavor)")
    }
}
private struct Asks: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Name") var name: String
    init() {}
    init(name: String) { self.name = name }
    func perform() async throws -> some IntentResult {
        try await requestConfirmation()
        return .result()
    }
}
private struct Opens: OpenIntent {
    static let title: LocalizedStringResource = "Open Soup"
    @Parameter(title: "Soup") var target: Soup
}
private struct Settings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Settings"
    @Parameter(title: "On", default: true) var isOn: Bool
}
private struct SoupShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: OrderSoup(), phrases: ["Order in \(.applicationName)", "Order \(\.$soup) in \(.applicationName)"],
            shortTitle: "Order", systemImageName: "cup.and.saucer")
        AppShortcut(intent: Asks(), phrases: ["Ask \(.applicationName)"], shortTitle: "Ask", systemImageName: "questionmark")
    }
}

@Suite("App intents")
struct AppIntentTests {
    @Test("an intent is performed with its parameters, their defaults, and a dependency")
    func perform() async throws {
        AppDependencyManager.shared.add(dependency: Kitchen())
        let intent = OrderSoup()
        #expect(intent.flavor == .salty && intent.count == 2 && intent.bowl == nil && intent.notes == nil)
        intent.soup = Soup(id: 3, name: "Tomato")
        intent.bowl = "Large"
        let result = try await intent.perform()
        #expect(result.value == 6 && intent.bowl == "Large")
        let dialog = try #require((result as Any as? IntentResultContainer<Int, Never, Never, IntentDialog>)?.dialog)
        #expect(String(localized: dialog.full) == "Enjoy: 6 of Tomato, Salty")
        #expect(OrderSoup.openAppWhenRun && !Asks.openAppWhenRun && Opens.openAppWhenRun)
    }

    @Test("a request to the user throws, because there is no user to ask")
    func questions() async {
        let intent = Asks(name: "a")
        #expect(intent.name == "a")
        await #expect(throws: AppIntentError.self) { try await intent.perform() }
        await #expect(throws: AppIntentError.self) { try await intent.$name.requestValue("Who?") }
        #expect(intent.$name.needsValueError("Who?").errorDescription?.isEmpty == false)
    }

    @Test("queries find entities, and entities and cases have display representations")
    func queries() async throws {
        #expect(try await Soup.defaultQuery.entities(for: [2]).map(\.name) == ["Pea"])
        #expect(try await Soup.defaultQuery.entities(matching: "Leek").map(\.id) == [1])
        #expect(try await Soup.defaultQuery.results().count == 2)
        #expect(try await FoundSoups().entities(for: [1]).map(\.name) == ["Leek"])
        #expect(try await FoundSoups().suggestedEntities().count == 2)
        #expect(await Bowls().defaultResult() == nil)
        let words = Soup(id: 4, name: "Bean").displayRepresentation
        #expect(String(localized: words.title) == "Bean" && words.subtitle.map { String(localized: $0) } == "No. 4")
        #expect(String(localized: Flavor.sweet.localizedStringResource) == "Sweet")
        #expect(String(localized: Soup.typeDisplayRepresentation.name) == "Soup")
    }

    @Test("shortcuts are listed, and the settings of a widget have their defaults")
    func shortcuts() async throws {
        #expect(SoupShortcuts.appShortcuts.count == 2 && SoupShortcuts.shortcutTileColor == .blue)
        #expect(Settings().isOn)
        _ = try await Settings().perform()
        _ = try await Opens().perform()
    }

    private struct Indexed: IndexedEntity {
        static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Indexed")
        static let defaultQuery = IndexedQuery()
        let id: Int
        @Property(title: "Name", indexingKey: \.displayName) var name: String
        init(id: Int) {
            self.id = id
            name = "No. \(id)"
        }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    }
    private struct IndexedQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Indexed] { identifiers.map { Indexed(id: $0) } }
    }
    @Test("an entity describes itself for the index, which doesn't exist") func index() async {
        let entity = Indexed(id: 2)
        #expect(entity.attributeSet.displayName == "No. 2" && !entity.hideInSpotlight)
        await #expect(throws: CSIndexError.self) { try await CSSearchableIndex.default().indexAppEntities([entity]) }
        await #expect(throws: CSIndexError.self) {
            try await CSSearchableIndex.default().deleteAppEntities(identifiedBy: [2], ofType: Indexed.self)
        }
    }
}
