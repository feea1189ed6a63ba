import Observation
@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct HostingTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test("a controller without a window lays its content out when it is rendered")
    func rendering() {
        let controller = UIHostingController(rootView: Text(verbatim: "there"))
        controller._render(seconds: 0)
        #expect(controller.view.withDescendants.contains { ($0 as? UILabel)?.text == "there" && $0.frame.width > 0 })
    }

    @Test("the name of a hosting controller has Apple's names of the types in it") func name() {
        #expect(NSStringFromAnyClass(UIHostingController<Text>.self) == "SwiftUI.UIHostingController<SwiftUI.Text>")
        #expect(
            NSStringFromAnyClass(UIHostingController<Counter>.self)
                == "SwiftUI.UIHostingController<SwiftUITests.HostingTests.Counter>")
    }

    @Test("a counter in a hosting controller counts the taps on its button") func counter() {
        let screen = Screen(Counter())
        #expect(screen.texts == ["Count: 0", "Add"])
        screen.tap("Add")
        #expect(screen.texts == ["Count: 1", "Add"])
        screen.tap("Add")
        #expect(screen.texts == ["Count: 2", "Add"])
    }

    @Test("content is centered in the safe area, and a background can extend beyond it") func safeArea() throws {
        let screen = Screen(
            Color.clear.accessibilityIdentifier("content").background { Color.blue.accessibilityIdentifier("all").ignoresSafeArea() })
        let insets = screen.controller.view.safeAreaInsets, bounds = screen.controller.view.bounds
        #expect(insets.top > 0 && screen.frame("content") == bounds.inset(by: insets))
        #expect(screen.frame("all") == bounds)
        #expect(screen.controller.view.backgroundColor == .systemBackground)
    }

    @Test("sizeThatFits measures the content, and preferredContentSize follows it if sizingOptions contain it") func sizes() {
        let controller = UIHostingController(rootView: box("a", 120, 40).padding(10))
        #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 140, height: 60))
        controller.sizingOptions = .preferredContentSize
        controller.view.layoutIfNeeded()
        #expect(controller.preferredContentSize == CGSize(width: 140, height: 60))
    }

    @Test("a new root view of the same type updates the view in place") func rootView() {
        struct Greeting: View {
            let name: String
            @State private var taps = 0
            var body: some View { Button("\(name) \(taps)") { taps += 1 } }
        }
        let controller = UIHostingController(rootView: Greeting(name: "Ann"))
        let stage = Stage(root: controller)
        var label: UILabel? { controller.view.withDescendants.lazy.compactMap { $0 as? UILabel }.first }
        stage.turn()
        if let label { stage.tap(label) }
        stage.turn()
        controller.rootView = Greeting(name: "Ben")
        stage.turn()
        #expect(label?.text == "Ben 1")
    }

    @Test("a hosting controller among UIKit constraints is as large as its content") func amongConstraints() {
        let outer = UIViewController(), inner = UIHostingController(rootView: box("a", 120, 40))
        inner.sizingOptions = .intrinsicContentSize
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.view.centerXAnchor.constraint(equalTo: outer.view.centerXAnchor),
            inner.view.centerYAnchor.constraint(equalTo: outer.view.centerYAnchor),
        ])
        inner.didMove(toParent: outer)
        let stage = Stage(root: outer)
        stage.turn()
        #expect(inner.view.bounds.size == CGSize(width: 120, height: 40))
    }

    @Test("a cell's hosted content keeps the cell's margins and sets the row's height") func cell() {
        final class Rows: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.contentConfiguration = UIHostingConfiguration { box("row \(indexPath.row)", nil, indexPath.row == 0 ? 100 : 10) }
                return cell
            }
        }
        let rows = Rows(), stage = Stage(root: rows)
        stage.turn()
        let cells = rows.tableView.visibleCells
        #expect(cells.map(\.frame.height) == [122, 44])
        let content = cells.first?.withDescendants.first { $0.accessibilityIdentifier == "row 0" }
        let frame = content.map { $0.convert($0.bounds, to: cells.first) }
        #expect(frame?.minX == cells.first?.contentView.directionalLayoutMargins.leading && frame?.minY == 11 && frame?.height == 100)
    }

    @Test("a row of UIKit's lists has the swipe actions of the views that it hosts") func swipeActions() throws {
        final class Rows: UITableViewController {
            var removed = false
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.contentConfiguration = UIHostingConfiguration {
                    Text("Mail").swipeActions {
                        Button("Remove", role: .destructive) { [weak self] in self?.removed = true }
                    }
                }
                return cell
            }
        }
        let rows = Rows(), stage = Stage(root: rows)
        stage.turn()
        let cell = try #require(rows.tableView.visibleCells.first)
        let place = cell.convert(cell.bounds, to: nil)
        stage.drag(from: CGPoint(x: 300, y: place.midY), to: CGPoint(x: 200, y: place.midY))
        stage.settle()
        let label = try #require(cell.withDescendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Remove" })
        stage.tap(label)
        stage.settle()
        #expect(rows.removed)
    }

    @Test("a hosting configuration can set margins") func cellMargins() {
        let content = UIHostingConfiguration { box("a") }.margins(.all, 0).minSize(width: 0, height: 0).makeContentView()
        content.frame = rect(0, 0, 200, 50)
        content.layoutIfNeeded()
        #expect(content.withDescendants.first { $0.accessibilityIdentifier == "a" }?.frame == rect(0, 0, 200, 50))
    }

    @Test("an app's scene fills the window that its main() creates") func app() {
        struct Small: App {
            @State private var title = "Hello"
            var body: some Scene { WindowGroup { Text(title) } }
        }
        HostedApplication.prepare(Small.self)
        let stage = Stage(root: HostedApplication.makeRoot())
        stage.turn()
        #expect(stage.window.rootViewController?.view.withDescendants.compactMap { ($0 as? UILabel)?.text } == ["Hello"])
    }

    private final class Looks: ObservableObject { @Published var scheme: ColorScheme? = .dark }
    @Test("the scheme that an app's root prefers is that of its window, and so of its sheets") func windowScheme() throws {
        struct Root: View {
            @ObservedObject var looks: Looks
            var body: some View {
                Text("Root").sheet(isPresented: .constant(true)) { Text("Sheet") }.preferredColorScheme(looks.scheme)
            }
        }
        struct Dark: App {
            @MainActor static let looks = Looks()
            var body: some Scene { WindowGroup { Root(looks: Self.looks) } }
        }
        HostedApplication.prepare(Dark.self)
        let stage = Stage(root: UIViewController())
        let window = HostedApplication.makeWindow(in: try #require(stage.window.windowScene))
        stage.settle()
        let sheet = try #require(window.rootViewController?.presentedViewController)
        #expect(window.overrideUserInterfaceStyle == .dark && sheet.traitCollection.userInterfaceStyle == .dark)
        Dark.looks.scheme = nil
        stage.settle()
        #expect(window.overrideUserInterfaceStyle == .unspecified && sheet.traitCollection.userInterfaceStyle == .light)
        // A style that the app gives the window itself is kept.
        window.overrideUserInterfaceStyle = .dark
        window.rootViewController?.view.setNeedsLayout()
        stage.settle()
        #expect(window.overrideUserInterfaceStyle == .dark)
    }

    @Test("views and the app receive the scene phase") func scenePhase() throws {
        struct Page: View {
            @Environment(\.scenePhase) private var phase
            let outer: ScenePhase
            var body: some View { Text(verbatim: "\(phase) \(outer)") }
        }
        struct Followed: App {
            @Environment(\.scenePhase) private var phase
            var body: some Scene { WindowGroup { Page(outer: phase) } }
        }
        HostedApplication.prepare(Followed.self)
        let stage = Stage(root: HostedApplication.makeRoot()), delegate = HostedSceneDelegate()
        let scene = try #require(stage.window.windowScene)
        func phases() -> [String] {
            stage.turn()
            return stage.window.rootViewController?.view.withDescendants.compactMap { ($0 as? UILabel)?.text } ?? []
        }
        #expect(phases() == ["inactive inactive"])
        delegate.sceneDidBecomeActive(scene)
        #expect(phases() == ["active active"])
        delegate.sceneWillResignActive(scene)
        delegate.sceneDidEnterBackground(scene)
        #expect(phases() == ["background background"])
        delegate.sceneWillEnterForeground(scene)
        #expect(phases() == ["inactive inactive"])
    }

    private final class OwnScenes: NSObject, UIWindowSceneDelegate {
        static var log: [String] = []
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.log.append("connected")
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
        func windowScene(
            _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            Self.log.append(shortcutItem.type)
            completionHandler(true)
        }
    }
    private final class SceneChooser: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = OwnScenes.self
            return configuration
        }
    }
    @Test("an app's scene shows its window, and the app's own scene delegate gets its events") func ownScenes() throws {
        struct Small: App {
            @UIApplicationDelegateAdaptor(SceneChooser.self) private var delegate
            var body: some Scene { WindowGroup { Text("Page") } }
        }
        let former = HostedApplication.adaptedDelegate
        defer { HostedApplication.adaptedDelegate = former }
        HostedApplication.adaptedDelegate = nil
        HostedApplication.prepare(Small.self)
        OwnScenes.log = []
        defer { HostedSceneDelegate.ownClass = nil }
        let stage = Stage(root: UIViewController()), scene = try #require(stage.window.windowScene)
        let configuration = HostedApplicationDelegate().application(
            .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        #expect(configuration.delegateClass == HostedSceneDelegate.self)
        let delegate = HostedSceneDelegate()
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let window = try #require(delegate.window)
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        #expect(window.windowScene === scene && window.rootViewController?.view.label("Page") != nil)
        delegate.sceneDidBecomeActive(scene)
        delegate.windowScene(scene, performActionFor: UIApplicationShortcutItem(type: "quick", localizedTitle: "Quick")) { #expect($0) }
        #expect(OwnScenes.log == ["connected", "active", "quick"])
    }

    private struct Continuing: View {
        let log: Log
        var body: some View {
            Text("Page").onContinueUserActivity("reading") { _ = log.note($0.activityType) }
                .onOpenURL { _ = log.note($0.absoluteString) }
        }
    }
    @Test("a view continues the activities of its type, and gets a web link as a link") func continuing() throws {
        let log = Log(), screen = Screen(Continuing(log: log))
        OpenedLinks.resume(NSUserActivity(activityType: "reading"))
        OpenedLinks.resume(NSUserActivity(activityType: "writing"))
        let link = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        link.webpageURL = URL(string: "https://example.com/item")
        OpenedLinks.resume(link)
        #expect(log.take() == ["reading", "https://example.com/item"])
        withExtendedLifetime(screen) {}
    }

    private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var name = "delegate"
        var warnings = 0
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
            .landscapeLeft
        }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }
    @Observable fileprivate final class Store { var name = "store" }
    private struct Provided: View {
        @EnvironmentObject private var delegate: Delegate
        @Environment(Store.self) private var store
        var body: some View { Text(verbatim: "\(delegate.name) \(store.name)") }
    }
    @Test("an app's delegate is asked for orientations and warned of low memory; views find it in the environment, and a scene's objects")
    func delegate() throws {
        struct Small: App {
            @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
            var body: some Scene { WindowGroup(Text("Title")) { Provided() }.environment(Store()) }
        }
        let former = HostedApplication.adaptedDelegate
        defer { HostedApplication.adaptedDelegate = former }
        HostedApplication.adaptedDelegate = nil
        HostedApplication.prepare(Small.self)
        let stage = Stage(root: HostedApplication.makeRoot()), hosted = HostedApplicationDelegate()
        stage.turn()
        #expect(stage.window.rootViewController?.view.withDescendants.compactMap { ($0 as? UILabel)?.text } == ["delegate store"])
        #expect(hosted.application(.shared, supportedInterfaceOrientationsFor: nil) == .landscapeLeft)
        hosted.applicationDidReceiveMemoryWarning(.shared)
        #expect((HostedApplication.adaptedDelegate as? Delegate)?.warnings == 1)
    }

    @Test("a scene's action for a change may have no parameters") func sceneChanges() throws {
        struct Followed: App {
            static var count = 0
            @Environment(\.scenePhase) private var phase
            var body: some Scene { WindowGroup { Text("Page") }.onChange(of: phase) { Self.count += 1 } }
        }
        HostedApplication.prepare(Followed.self)
        let stage = Stage(root: HostedApplication.makeRoot()), delegate = HostedSceneDelegate()
        stage.turn()
        #expect(Followed.count == 0)
        delegate.sceneDidBecomeActive(try #require(stage.window.windowScene))
        stage.turn()
        #expect(Followed.count == 1)
    }

    private struct Typing: View {
        @State private var amount = ""
        @FocusState private var isTyping: Bool
        var body: some View {
            TextField("Amount", text: $amount).focused($isTyping)
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") { isTyping = false }
                    }
                }
        }
    }
    @Test("keyboard toolbar items are in a bar above the keyboard, shown for every field of the screen") func keyboardBar() throws {
        let screen = Screen(NavigationStack { Typing() })
        let field = try #require(screen.first(UITextField.self))
        field.becomeFirstResponder()
        screen.turn()
        var responder: UIResponder? = field
        while let current = responder, current.inputAccessoryView == nil { responder = current.next }
        let bar = try #require(responder?.inputAccessoryView as? UIToolbar)
        #expect(bar.items?.count == 2 && bar.items?.last?.title == "Done" && bar.window != nil && bar.bounds.height > 0)
    }
}
