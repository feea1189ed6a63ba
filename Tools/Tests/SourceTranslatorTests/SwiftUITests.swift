import SourceTranslator
import Testing

/// SwiftUI code is translated unchanged; uses of missing API are contained.
@Suite("SwiftUI")
struct SwiftUITests {
    private func translate(_ source: String, _ repairs: [Repair] = [], refused: TranslationSettings.Refused = .isSkipped) -> (
        text: String, issues: [TranslationIssue]
    ) {
        let parsed = Translator.parse(Array(source.utf8))
        var settings = TranslationSettings(moduleName: "M")
        settings.refusedStatement = refused
        let output = Translator(settings: settings).translate(
            parsed, path: "/p/A.swift", index: ModuleIndex([Translator.facts(of: parsed, path: "/p/A.swift")]), repairs: repairs)
        return (String(decoding: output.text, as: UTF8.self), output.issues)
    }

    /// Returns the compiler's error for the first `text` in `source`.
    private func refusing(_ text: String, _ reason: String, in source: String, round: Int = 1) -> Repair? {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard let index = lines.firstIndex(where: { $0.contains(text) }), let place = lines[index].range(of: text) else { return nil }
        return Repair(
            refusing: reason, line: index + 1, column: lines[index].utf8.distance(from: lines[index].startIndex, to: place.lowerBound) + 1,
            round: round,
            source: lines)
    }

    @Test("an @Entry becomes its key and accessors, on the same lines")
    func entries() {
        let source = """
            import SwiftUI
            extension EnvironmentValues {
                @Entry var title: String = "none"
                @Entry public var level = 3
                @Entry
                var store: Store?
                var plain: Int { 1 }
            }
            extension FocusedValues { @Entry var note: Note? }
            extension Transaction { @Entry var source = 1 }
            extension ContainerValues { @Entry var isPinned: Bool = false }
            struct Other { @Entry var kept = 1 }
            """
        let text = translate(source).text
        let accessors = { (key: String) in "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }; " }
        let key = "EnvironmentKey { static var defaultValue: "
        let expected = [
            "var title: String \(accessors("_USEntry_title"))struct _USEntry_title: \(key)String { \"none\" } }",
            "public var level: _USEntry_level.Value \(accessors("_USEntry_level"))public struct _USEntry_level: EnvironmentKey { "
                + "nonisolated(unsafe) static let defaultValue = 3 }",
            "var store: Store? \(accessors("_USEntry_store"))struct _USEntry_store: \(key)Store? { nil } }",
            "var note: Note? \(accessors("_USEntry_note"))struct _USEntry_note: FocusedValueKey { typealias Value = Note }",
            "var source: _USEntry_source.Value \(accessors("_USEntry_source"))struct _USEntry_source: TransactionKey { "
                + "nonisolated(unsafe) static let defaultValue = 1 }",
            "var isPinned: Bool \(accessors("_USEntry_isPinned"))struct _USEntry_isPinned: ContainerValueKey { "
                + "static var defaultValue: Bool { false } }",
            "@Entry var kept = 1",
        ]
        // Blanked attributes leave spaces, of which the number doesn't matter.
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for line in expected { #expect(words.contains(line), "\(text)") }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.firstIndex { $0.contains("var plain") }.map { $0 - (lines.firstIndex { $0.contains("import SwiftUI") } ?? 0) } == 6)
    }

    private static let app = """
        import SwiftUI
        @main struct Shop: App {
            @UIApplicationDelegateAdaptor(Delegate.self) var delegate
            @StateObject private var model = Model()
            var body: some Scene { WindowGroup { Home().environmentObject(model) } }
        }
        struct Home: View {
            @Environment(\\.dismiss) private var dismiss
            @EnvironmentObject var model: Model
            @State private var isOn = false
            var body: some View {
                VStack {
                    if #available(iOS 16, *) { Toggle("On", isOn: $isOn) } else { EmptyView() }
                    ForEach(model.items, id: \\.self) { Text($0) }
                }
            }
            @ViewBuilder func row(_ text: String) -> some View { Text(text).bold() }
        }
        extension View { func boxed() -> some View { padding() } }
        extension Color: Named { func name(of index: Int) -> String { description } }

        """

    @Test("a SwiftUI app is translated unchanged, and nothing is generated for its values")
    func unchanged() {
        let (text, issues) = translate(Self.app)
        #expect(text.contains(Self.app) && issues.isEmpty)
        #expect(!text.contains("extension Color {") && !text.contains("extension View {}") && !text.contains("DispatchTable"), "\(text)")
    }

    @Test("an ObservableObject without Objective-C superclass is not registered for creation by name")
    func models() {
        #expect(!translate("import SwiftUI\nclass Model: ObservableObject { init() {} }\n").text.contains("addInit"))
        #expect(translate("import UIKit\nclass Own: UIResponder { init() { super.init() } }\n").text.contains("addInit(Own.self)"))
    }

    @Test("previews are removed without a report, with the devices that they name")
    func previews() {
        let (text, issues) = translate(
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("a") } }
            #if canImport(SwiftUI) && DEBUG
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            #endif
            extension PreviewDevice { static let small = PreviewDevice(rawValue: "iPhone SE") }
            #Preview { Card() }
            extension Card { struct Inner: PreviewProvider { static var previews: some View { Card() } } }
            """)
        #expect(text.contains("struct Card: View") && !text.contains("Preview") && !text.contains("small") && issues.isEmpty)
    }

    @Test("declarations that SwiftUI apps extend, qualify by module, and import separately stay")
    func extensions() {
        #expect(
            translate("import SwiftUI\nextension Color { static let brand = Color(.red) }\n").text.contains(
                "static let brand = Color(.red)"))
        #expect(translate("import SwiftUICore\nlet a: SwiftUI.Color = .red\n").text.contains("import SwiftUI\nlet a: SwiftUI.Color"))
        #expect(!translate("import _DeviceDiscoveryUI_SwiftUI\n").text.contains("DeviceDiscoveryUI"))
    }

    @Test("the module's own type named Observable is not taken for the macro")
    func ownObservable() {
        let own = "import SwiftUI\n@propertyWrapper struct Observable<T> { var wrappedValue: T }\nclass A { @Observable var n = 3 }\n"
        #expect(!translate(own).text.contains("import Observation"))
        #expect(translate("import SwiftUI\n@Observable class A { var n = 3 }\n").text.contains("import Observation"))
    }

    @Test("an action introduced in iOS 26 that an app overrides is available as a selector")
    func actions() {
        let (text, issues) = translate(
            "import UIKit\nclass S: UISplitViewController {\n    override func toggleSidebar(_ sender: Any?) { super.toggleSidebar(sender) }\n}\n"
        )
        #expect(!text.contains("override") && text.contains("toggleSidebar:") && issues.isEmpty)
    }

    @Test("OSStatus is available if Foundation is imported")
    func statuses() {
        #expect(translate("import Foundation\nprotocol Store { func add() -> OSStatus }\n").text.contains("import Security"))
    }

    // MARK: Missing API

    private static let screen = """
        import SwiftUI
        struct Screen: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Text("Kept")
                        .glow(radius: 3) {
                            Text("inside")
                        }
                        .bold()
                    Chart(points) { point in
                        LineMark(x: point.x)
                    }.frame(height: 3)
                    Button("Go") {
                        haptic()
                        count += 1
                    }
                }
            }
            var card: some View { Chart(points) }
            func tall() -> AnyView { AnyView(Chart(points)) }
            func act() { haptic(); count = 2 }
        }
        struct Fancy: ViewModifier {
            func body(content: Content) -> some View { content.background(Mesh()) }
        }
        extension View { func fancy() -> some View { modifier(Mesh()) } }

        """

    @Test("a missing modifier is removed with its lines kept; a missing view is a placeholder, and an action's statement is skipped")
    func pieces() {
        let source = Self.screen
        let repairs = [
            refusing("glow", "value of type 'Text' has no member 'glow'", in: source),
            refusing("Chart", "cannot find 'Chart' in scope", in: source),
            refusing("haptic", "cannot find 'haptic' in scope", in: source),
        ].compactMap(\.self)
        let (text, issues) = translate(source, repairs)
        #expect(text.contains("Text(\"Kept\")\n                \n\n\n                .bold()"), "\(text)")
        #expect(
            text.contains("_UnavailableView(\"Chart\", \"/p/A.swift:11: cannot find 'Chart' in scope\")\n\n\n            Button"), "\(text)"
        )
        #expect(
            text.contains(
                "Swift.print(\"/p/A.swift:15: does not compile on Linux: cannot find 'haptic' in scope\")\n                count += 1"),
            "\(text)")
        #expect(
            issues.map(\.message) == [
                "value of type 'Text' has no member 'glow'; the modifier is left out",
                "cannot find 'Chart' in scope; a placeholder replaces the view",
                "cannot find 'haptic' in scope; the statement is skipped",
            ])
    }

    @Test("if that does not help, the surrounding view is replaced, and then the whole body")
    func rounds() {
        let source = Self.screen
        func translated(_ rounds: Int) -> String {
            translate(source, (1...rounds).compactMap { refusing("LineMark", "cannot find 'LineMark' in scope", in: source, round: $0) })
                .text
        }
        #expect(translated(1).contains("Chart(points) { point in\n                _UnavailableView(\"LineMark\""))
        #expect(translated(2).contains("                .bold()\n            _UnavailableView(\"Chart\""), "\(translated(2))")
        #expect(
            translated(4).contains(
                "var body: some View { _UnavailableView(\"Screen\", \"/p/A.swift:12: cannot find 'LineMark' in scope\") }\n\n"))
    }

    @Test(
        "a body of one view becomes the placeholder; removing a custom modifier keeps the view",
        arguments: [TranslationSettings.Refused.isSkipped, .ends])
    func bodies(_ refused: TranslationSettings.Refused) {
        let source = Self.screen
        let repairs = [
            refusing("Chart(points) }", "cannot find 'Chart' in scope", in: source),
            refusing("Chart(points))", "cannot find 'Chart' in scope", in: source),
            refusing("Mesh())", "cannot find 'Mesh' in scope", in: source), refusing("Mesh()) }\n", "", in: source),
            refusing("modifier(Mesh", "cannot find 'Mesh' in scope", in: source),
        ].compactMap(\.self)
        let text = translate(source, repairs, refused: refused).text
        #expect(text.contains("var card: some View { _UnavailableView(\"card\", "), "\(text)")
        #expect(text.contains("func tall() -> AnyView { AnyView(_UnavailableView(\"tall\", "), "\(text)")
        #expect(text.contains("func body(content: Content) -> some View { content }"), "\(text)")
        #expect(text.contains("extension View { func fancy() -> some View { self } }"), "\(text)")
    }

    @Test("positions in SwiftUI views are distinguished from those in UIKit code and models")
    func places() {
        let source = """
            import SwiftUI
            class Model: ObservableObject { func load() { inModel() } }
            class Screen: UIViewController {
                func show() { inScreen() }
                func embed() -> UIViewController { UIHostingController(rootView: Text("a").inHost()) }
            }
            struct Home: SwiftUI.View {
                func load() { inView() }
            }
            struct Loud: ButtonStyle { func x() { inStyle() } }
            struct Row { @State var a = inProperty(); var b = inValue() }
            extension Home { func part() -> some View { inPart() } }
            """
        let parsed = Translator.parse(Array(source.utf8))
        let lines = source.split(separator: "\n")
        let found = lines.indices.flatMap { index in
            lines[index].ranges(of: /in[A-Z]\w+\(/).filter {
                SwiftUICode.contains(
                    line: index + 1, column: lines[index].utf8.distance(from: lines[index].startIndex, to: $0.lowerBound) + 1, of: parsed)
            }
            .map { String(lines[index][$0].dropLast()) }
        }
        #expect(found == ["inHost", "inView", "inStyle", "inProperty", "inPart"])
    }

    @Test("a constant of a SwiftData model with an initial value is a property that initializers and the store may set")
    func modelConstants() {
        let text = translate("import SwiftData\n@Model class Post { let made: Date = .now; init(made: Date) { self.made = made } }").text
        #expect(text.contains("var made: Date = .now { didSet {") && text.contains("stored.restore(\"made\", &made)"))
    }

    @Test("an actor of SwiftData gets its container, its executor, and an initializer unless it has one")
    func modelActors() {
        let text = translate("import SwiftData\n@ModelActor actor Store {}").text
        #expect(text.contains("nonisolated let modelExecutor: any SwiftData.ModelExecutor;") && !text.contains("@ModelActor"))
        #expect(
            text.contains("init(modelContainer: SwiftData.ModelContainer) {") && text.contains("extension Store: SwiftData.ModelActor {}"))
        #expect(!translate("import SwiftData\n@ModelActor actor Store { init(a: Int) {} }").text.contains("init(modelContainer:"))
        // A separator follows a member only.
        #expect(text.contains("Store {nonisolated let"))
        #expect(translate("import SwiftData\n@ModelActor actor Store { let a = 1; }").text.contains("1; nonisolated let"))
        #expect(translate("import SwiftData\n@Model class Post { var a = 1 }").text.contains("} ; init() {}"))
    }

    @Test("a rule of a tip is an initializer's call where TipKit is imported, and stays a macro elsewhere")
    func tipRules() {
        let body = "let rules = #Rule(Self.opened) { $0.donations.count > 2 }"
        #expect(translate("import TipKit\n" + body).text.contains("let rules = Tips.Rule(Self.opened) { $0.donations.count > 2 }"))
        #expect(translate("import SwiftUI\n" + body).text.contains("#Rule(Self.opened)"))
    }

    @Test("a SwiftData model gets the members that its macro would add, and its properties report changes")
    func persistentModels() {
        let (text, issues) = translate(
            """
            import SwiftData
            @Model public final class Note {
                @Attribute(.unique) var id: UUID
                @Relationship(deleteRule: .cascade, inverse: \\Page.note) var pages: [Page] = []
                var folder: Folder? { didSet { count += 1 } }
                @Transient var count = 0
                @Transient var isEmpty: Bool { pages.isEmpty }
                let made: Date
            }
            extension Note { @Transient var isLong: Bool { pages.count > 9 } }
            """)
        #expect(issues.isEmpty && text.contains("@Observable public final class Note {") && text.contains("import Observation"))
        #expect(text.contains("var id: UUID { didSet { SwiftData._modelDidChange(self, \"id\", oldValue, self.id) } }"))
        #expect(
            text.contains(
                "var folder: Folder? { didSet { defer { SwiftData._modelDidChange(self, \"folder\", oldValue, self.folder) }; count"))
        #expect(
            text.contains(
                """
                [SwiftData.StoredProperty("id", \\Note.id, attribute: SwiftData.Schema.Attribute(.unique)), \
                SwiftData.StoredProperty("pages", \\Note.pages, relationship: SwiftData.Schema.Relationship(deleteRule: .cascade, \
                inverse: \\Page.note)), SwiftData.StoredProperty("folder", \\Note.folder), SwiftData.StoredProperty("made", \\Note.made)]
                """))
        #expect(
            text.contains(
                "throws { self.id = try stored.attribute(\"id\"); self.made = try stored.attribute(\"made\"); stored.restore(\"pages\", &pages)"
            ))
        #expect(text.contains("extension Note: SwiftData.PersistentModel {}") && !text.contains("@Transient"))
    }
}
