@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct StyleAndStorageTests {
    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(10).background(box("ground")) }
    }
    // stadiamaps/ferrostar, testExpandedInstructionsView_darkMode, iOS 26.
    @Test("a color scheme in the environment is the appearance of UIKit's colors and controls inside") func scheme() throws {
        let screen = Screen(
            VStack {
                Text("dark").environment(\.colorScheme, .dark)
                Text("light")
            }.environment(\.colorScheme, .light))
        #expect(screen.label("dark")?.traitCollection.userInterfaceStyle == .dark)
        #expect(screen.label("light")?.traitCollection.userInterfaceStyle == .light)
    }

    @Test("a custom text field style wraps the field") func fieldStyle() throws {
        let laid = Laid(TextField("Name", text: .constant("Ann")).textFieldStyle(Boxed()))
        let field = try #require(laid.view.withDescendants.first { $0 is UITextField } as? UITextField)
        let ground = try #require(laid["ground"])
        #expect(field.text == "Ann" && field.borderStyle == .none)
        #expect(ground.width == field.bounds.width + 20 && ground.height == field.bounds.height + 20)
        let rounded = Laid(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder))
        #expect((rounded.view.withDescendants.first { $0 is UITextField } as? UITextField)?.borderStyle == .roundedRect)
    }

    private struct Stored: View {
        @AppStorage("StyleAndStorageTests.bytes") private var bytes: Data?
        @SceneStorage("StyleAndStorageTests.tab") private var tab = 1
        var body: some View {
            VStack {
                Text(verbatim: "\(bytes?.count ?? 0) bytes, tab \(tab)")
                Button("Store") {
                    bytes = Data([1, 2, 3]); tab = 2
                }
                Button("Forget") { bytes = nil }
            }
        }
    }
    @Test("optional data is stored in UserDefaults, and SceneStorage outlives its views") func storage() {
        let keys = ["StyleAndStorageTests.bytes", "SceneStorage.StyleAndStorageTests.tab"]
        for key in keys { UserDefaults.standard.removeObject(forKey: key) }
        let screen = Screen(Stored())
        #expect(screen.label("0 bytes, tab 1") != nil)
        screen.tap("Store")
        #expect(screen.label("3 bytes, tab 2") != nil && UserDefaults.standard.data(forKey: keys[0]) == Data([1, 2, 3]))
        let later = Screen(Stored())
        #expect(later.label("3 bytes, tab 2") != nil)
        later.tap("Forget")
        #expect(later.label("0 bytes, tab 2") != nil && UserDefaults.standard.object(forKey: keys[0]) == nil)
        for key in keys { UserDefaults.standard.removeObject(forKey: key) }
    }

    @Test("a symbol uses its variant if it exists") func variants() {
        #expect(
            SymbolVariants.fill.name(of: "heart") == "heart.fill" && SymbolVariants.circle.fill.name(of: "person") == "person.circle.fill")
        #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill" && SymbolVariants.none.name(of: "heart") == "heart")
        #expect(SymbolVariants.fill.slash.contains(.slash) && !SymbolVariants.fill.contains(.slash))
    }

    private struct Liked: View {
        @State private var isLiked = false
        var body: some View {
            VStack {
                Image(systemName: isLiked ? "heart.fill" : "heart").symbolEffect(.bounce, value: isLiked)
                Button("Like") { isLiked.toggle() }
            }
        }
    }
    @Test("a symbol bounces when the value changes, and not before") func effects() throws {
        let screen = Screen(Liked())
        let symbol = try #require(screen.first(SymbolHolder.self)?.images.first)
        #expect(symbol.layer.animationKeys()?.isEmpty ?? true)
        screen.tap("Like")
        #expect(symbol.layer.animationKeys()?.isEmpty == false)
    }

    @Test("ImageRenderer draws a view in its own size, at the given scale") func renderer() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        renderer.scale = 2
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 2 && image.cgImage?.width == 40)
    }

    private struct Opener: View {
        @State private var link = "none"
        var body: some View { Text(verbatim: link).onOpenURL { link = $0.absoluteString } }
    }
    @Test("onOpenURL gets the links with which the app is opened") func links() throws {
        let screen = Screen(Opener())
        OpenedLinks.open(try #require(URL(string: "shop://item/3")))
        screen.turn()
        #expect(screen.label("shop://item/3") != nil)
    }

    @Test("onOpenURL gets universal links") func universalLinks() {
        let screen = Screen(Opener()), activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://example.org/item/3")
        OpenedLinks.resume(activity)
        screen.turn()
        #expect(screen.label("https://example.org/item/3") != nil)
    }

    @Test("an action that opens links reports whether the app took the link") func accepted() throws {
        let action = OpenURLAction { $0.host == "shop" ? .handled : .discarded }
        var accepted: [Bool] = []
        for address in ["https://shop/1", "https://other/1"] {
            action(try #require(URL(string: address))) { accepted.append($0) }
        }
        #expect(accepted == [true, false])
    }

    @Test("a gauge shows its value as a fraction of its range") func gauge() {
        let laid = Laid(
            Gauge(value: 30, in: 0...40) {
                Text(verbatim: "Speed")
            } currentValueLabel: {
                Text(verbatim: "30")
            })
        #expect(laid.label("Speed") != nil && laid.label("30") != nil)
        #expect((laid.view.withDescendants.first { $0 is UIProgressView } as? UIProgressView)?.progress == 0.75)
    }

    @Test("a share link's button shows its title") func share() {
        let laid = Laid(ShareLink(item: "text"))
        #expect(laid.label("Share…") != nil)
        #expect(Laid(ShareLink("Send", item: "text", subject: Text(verbatim: "Hi"))).label("Send") != nil)
        #expect(Laid(ShareLink(Text(verbatim: "Give"), item: "text")).label("Give") != nil)
        #expect(Laid(ShareLink("All", items: ["a", "b"]) { SharePreview($0) }).label("All") != nil)
    }

    @Test("a stepper increments and decrements with its arguments in either order") func stepper() {
        var count = 0
        let stepper = Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text(verbatim: "Year") }
        #expect(Laid(stepper).label("Year") != nil)
        stepper.increment?()
        #expect(count == 1 && stepper.decrement == nil)
    }
}
