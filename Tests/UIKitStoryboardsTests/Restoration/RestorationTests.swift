import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

/// An app of which one run leaves its state to the next.
@MainActor
private final class Runs {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
    private let earlier = RestorationArchive.folder

    static func within(_ body: (Runs) throws -> Void) rethrows {
        let runs = Runs()
        RestorationArchive.folder = runs.folder
        EventLoop.main.reset()
        UIScreen.main.become(HostScreen())
        InfoDictionary.main = InfoDictionary(["CFBundleVersion": "7"])
        defer {
            runs.end()
            RestorationArchive.folder = runs.earlier
            InfoDictionary.main = InfoDictionary([:])
            try? FileManager.default.removeItem(at: runs.folder)
        }
        try body(runs)
    }

    var file: URL { folder.appendingPathComponent("data.plist") }
    var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// A new process.
    func start(_ app: App, _ during: () -> Void = {}) {
        end()
        UISceneSession.restartCounting()
        Launch.run(.init(delegate: app))
        settle()
        withExtendedLifetime(app, during)
    }

    func background() {
        HostInput().enterBackground()
        settle()
    }

    func end() {
        UIWindow.forgetAll()
        UIApplication.replaceShared()
        RegisteredObjects.forgetAll()
    }
}

/// A controller that keeps a number and a friend.
private final class Keeping: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var friend: UIViewController?
    var log: [String] = []
    static var order: [String] = []
    static var makes: (([String]) -> UIViewController?)?

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        order.append("make \(identifierComponents.joined(separator: "/"))")
        return makes?(identifierComponents)
    }

    init(_ identifier: String?) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(NSNumber(value: number), forKey: "number")
        coder.encode(friend, forKey: "friend")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Self.order.append("decode \(restorationIdentifier ?? "")")
        number = (coder.decodeObject(forKey: "number") as? NSNumber)?.intValue ?? -1
        friend = coder.decodeObject(forKey: "friend") as? UIViewController
    }
    override func applicationFinishedRestoringState() { Self.order.append("finished \(restorationIdentifier ?? "")") }
}

@MainActor
private final class App: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let makeRoot: () -> UIViewController
    var saves = true
    var restores = true
    var log: [String] { Keeping.order }
    var version: String?
    var idiom: Int?
    var finds: (([String]) -> UIViewController?)?
    var whenDecoded: () -> Void = {}

    init(_ makeRoot: @escaping () -> UIViewController) {
        self.makeRoot = makeRoot
        Keeping.order = []
    }

    var root: UIViewController? { window?.rootViewController }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRoot()
        Keeping.order.append("willFinish")
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Keeping.order.append("didFinish")
        window?.makeKeyAndVisible()
        return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) { Keeping.order.append("background") }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Keeping.order.append("shouldSave")
        return saves
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Keeping.order.append("shouldRestore")
        version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String
        idiom = (coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? NSNumber)?.intValue
        return restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Keeping.order.append("willEncode")
        coder.encode("kept" as NSString, forKey: "own")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Keeping.order.append("didDecode \(coder.decodeObject(forKey: "own") as? String ?? "-")")
        whenDecoded()
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        Keeping.order.append("ask \(identifierComponents.joined(separator: "/"))")
        return finds?(identifierComponents)
    }
}

@MainActor @Suite("State restoration", .serialized)
struct RestorationTests {
    private func keeping(_ app: App) -> Keeping? { app.root as? Keeping }

    // MARK: Opting in

    @Test("nothing is saved unless the delegate says so; the old question is asked where the new one is not answered", .rule("SP-F001"))
    func optIn() {
        Runs.within { runs in
            final class Plain: NSObject, UIApplicationDelegate {}
            Launch.run(.init(delegate: Plain()))
            runs.background()
            #expect(!runs.hasFile)
            let refusing = App { Keeping("root") }
            refusing.saves = false
            runs.start(refusing) { runs.background() }
            #expect(!runs.hasFile)
            final class Old: NSObject, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            }
            runs.end()
            let old = Old()
            Launch.run(.init(delegate: old))
            runs.background()
            #expect(runs.hasFile)
        }
    }

    @Test("saving: the question, the delegate's part, the objects, as the app enters the background", .rule("SP-F002", "SP-F003"))
    func saveOrder() {
        Runs.within { runs in
            let app = App { Keeping("root") }
            runs.start(app) {
                Keeping.order = []
                runs.background()
                #expect(app.log == ["background", "shouldSave", "willEncode"])
                #expect(runs.hasFile)
            }
        }
    }

    @Test("restoring: between the two launch calls, every object before the first decode, then the delegate, then everybody's last word", .rule("SP-F004", "SP-F026", "I-13"))
    func restoreOrder() {
        Runs.within { runs in
            func make() -> UIViewController {
                let root = Keeping("root"), child = Keeping("child")
                root.addChild(child)
                child.didMove(toParent: root)
                return root
            }
            let first = App(make)
            runs.start(first) {
                keeping(first)?.number = 5
                runs.background()
            }
            let second = App(make)
            runs.start(second)
            #expect(second.log == [
                "willFinish", "shouldRestore", "ask root", "ask root/child", "decode root", "decode child", "didDecode kept", "finished root",
                "finished child", "didFinish",
            ])
            #expect(keeping(second)?.number == 5)
        }
    }

    @Test("the question is put only if something was left; its coder knows the app's version and idiom", .rule("SP-F005", "SP-F029"))
    func metadata() {
        Runs.within { runs in
            let first = App { Keeping("root") }
            runs.start(first) {
                #expect(!first.log.contains("shouldRestore"))
                runs.background()
            }
            let second = App { Keeping("root") }
            runs.start(second)
            #expect(second.version == "7")
            #expect(second.idiom == UIUserInterfaceIdiom.phone.rawValue)
            let data = (try? Data(contentsOf: runs.file)).flatMap { try? PropertyListDecoder().decode(RestorationArchive.self, from: $0) }
            let coder = data.flatMap { StateReader($0.application)?.coder }
            #expect(coder?.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String == UIDevice.current.systemVersion)
            #expect(coder?.containsValue(forKey: UIApplication.stateRestorationTimestampKey) == true)
        }
    }

    @Test("what was saved is deleted by a refusal, a force quit, an unfinished restoration and another format", .rule("SP-F006", "SP-F009"))
    func deletion() throws {
        try Runs.within { runs in
            @MainActor func leave() { runs.start(App { Keeping("root") }) { runs.background() } }
            leave()
            let refusing = App { Keeping("root") }
            refusing.restores = false
            runs.start(refusing)
            #expect(!runs.hasFile)
            leave()
            HostInput().forceQuit()
            #expect(!runs.hasFile)
            leave()
            try Data().write(to: runs.folder.appendingPathComponent("restoring"))
            let after = App { Keeping("root") }
            runs.start(after)
            #expect(!after.log.contains("shouldRestore"))
            #expect(!runs.hasFile)
            leave()
            try Data("not a property list".utf8).write(to: runs.file)
            runs.start(App { Keeping("root") })
            #expect(!runs.hasFile)
        }
    }

    @Test("extending holds the last word back until the last completion, and the crash guard with it", .rule("SP-F007"))
    func extending() {
        Runs.within { runs in
            runs.start(App { Keeping("root") }) { runs.background() }
            let app = App { Keeping("root") }
            app.whenDecoded = {
                UIApplication.shared.extendStateRestoration()
                UIApplication.shared.extendStateRestoration()
            }
            let marker = runs.folder.appendingPathComponent("restoring").path
            runs.start(app) {
                #expect(!app.log.contains("finished root"))
                UIApplication.shared.completeStateRestoration()
                #expect(!app.log.contains("finished root"))
                #expect(FileManager.default.fileExists(atPath: marker))
                UIApplication.shared.completeStateRestoration()
                #expect(app.log.last == "finished root")
                #expect(!FileManager.default.fileExists(atPath: marker))
                #expect(Console.capturing { UIApplication.shared.completeStateRestoration() }.count == 1)
            }
        }
    }

    @Test("refusing the snapshot counts only while state is saved", .rule("SP-F008"))
    func snapshot() {
        final class Refusing: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
            }
        }
        Runs.within { runs in
            let root = Refusing()
            root.restorationIdentifier = "root"
            runs.start(App { root }) {
                UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
                #expect(!UIApplication.shared.settings.ignoresSnapshot)
                runs.background()
                #expect(UIApplication.shared.settings.ignoresSnapshot)
            }
        }
    }

    // MARK: What is saved

    private func records(_ runs: Runs) -> [RestorationArchive.Record] {
        guard let data = try? Data(contentsOf: runs.file) else { return [] }
        return (try? PropertyListDecoder().decode(RestorationArchive.self, from: data))?.records ?? []
    }

    @Test("a controller without identifier is left out with all below it; paths are made of the ancestors' identifiers", .rule("SP-F010", "SP-F011", "SP-F020"))
    func walk() {
        Runs.within { runs in
            let root = Keeping("root"), plain = Keeping(nil), below = Keeping("below"), named = Keeping("named"), modal = Keeping("modal")
            for child in [plain, named] { root.addChild(child) }
            plain.addChild(below)
            runs.start(App { root }) {
                modal.modalPresentationStyle = .overFullScreen
                root.present(modal, animated: false)
                settle()
                runs.background()
            }
            #expect(records(runs).map { $0.path.joined(separator: "/") } == ["root", "root/named", "root/modal"])
            #expect(records(runs).map(\.isPresented) == [false, false, true])
            #expect(!named.isViewLoaded)
        }
    }

    @Test("of two siblings with one identifier the later is kept, with a warning", .rule("SP-F011"))
    func collision() {
        Runs.within { runs in
            let root = Keeping("root"), one = Keeping("same"), two = Keeping("same")
            (one.number, two.number) = (1, 2)
            for child in [one, two] { root.addChild(child) }
            runs.start(App { root }) {
                #expect(Console.capturing { runs.background() }.contains { $0.contains("root/same") })
            }
            let last = records(runs).last
            #expect(last?.path == ["root", "same"])
            #expect((last.flatMap { StateReader($0.state)?.coder.decodeObject(forKey: "number") } as? NSNumber)?.intValue == 2)
        }
    }

    @Test("a view is kept if it has an identifier, its controller is kept, and its class has something to say", .rule("SP-F012", "SP-F018", "SP-F027"))
    func views() {
        func make() -> UIViewController {
            let root = Keeping("root")
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), silent = UIView(), unnamed = UIScrollView()
            scroller.contentSize = CGSize(width: 100, height: 1000)
            scroller.restorationIdentifier = "scroller"
            silent.restorationIdentifier = "silent"
            for view in [scroller, silent, unnamed] { root.view.addSubview(view) }
            return root
        }
        Runs.within { runs in
            let first = App(make)
            runs.start(first) {
                (first.root?.view.subviews.first as? UIScrollView)?.contentOffset.y = 300
                runs.background()
            }
            #expect(records(runs).map { $0.path.last } == ["root", "scroller"])
            let second = App(make)
            runs.start(second)
            #expect((second.root?.view.subviews.first as? UIScrollView)?.contentOffset.y == 300)
        }
        // A view that nobody has loaded yet gets its state when it is.
        final class Lazy: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                Keeping.order.append("viewDidLoad")
            }
            override func loadView() {
                let scroller = UIScrollView()
                scroller.contentSize = CGSize(width: 100, height: 5000)
                scroller.restorationIdentifier = "content"
                view = scroller
            }
        }
        Runs.within { runs in
            func make() -> UIViewController {
                let root = Keeping("root"), lazy = Lazy()
                lazy.restorationIdentifier = "lazy"
                root.addChild(lazy)
                return root
            }
            let first = App(make)
            runs.start(first) {
                (first.root?.children.first?.view as? UIScrollView)?.contentOffset.y = 40
                runs.background()
            }
            let second = App(make)
            runs.start(second) {
                let lazy = second.root?.children.first
                #expect(lazy?.isViewLoaded == false)
                #expect((lazy?.view as? UIScrollView)?.contentOffset.y == 40)
            }
        }
    }

    @Test("per controller the system writes class, storyboard, styles and restoration class", .rule("SP-F013", "SP-F014"))
    func systemsPart() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene(XML.controller("a", attributes: "storyboardIdentifier=\"A\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")),
                XML.scene(XML.controller("b", attributes: "storyboardIdentifier=\"B\" restorationIdentifier=\"own\""))),
        ])
        #expect(files.storyboard().instantiateViewController(withIdentifier: "B").restorationIdentifier == "own")
        Runs.within { runs in
            let root = files.storyboard().instantiateInitialViewController()!
            #expect(root.restorationIdentifier == "A")
            root.restorationClass = Keeping.self
            root.modalPresentationStyle = .formSheet
            root.modalTransitionStyle = .crossDissolve
            runs.start(App { root }) { runs.background() }
            let record = records(runs).first
            #expect(record?.className == "UIKitCore.UIViewController")
            #expect(record?.storyboardName == "Main")
            #expect(record?.bundlePath == files.bundle.bundlePath)
            // FIXME(gap): a class nested in a test suite is not found again by its stored name.
            withKnownIssue { #expect(record?.restorationClass.flatMap(StoredClass.find) == Keeping.self) }
            #expect(record?.modalPresentationStyle == UIModalPresentationStyle.formSheet.rawValue)
            #expect(record?.modalTransitionStyle == UIModalTransitionStyle.crossDissolve.rawValue)
            let reader = record.flatMap { StateReader($0.state) }
            #expect((reader?.coder.decodeObject(forKey: UIStateRestorationViewControllerStoryboardKey) as? UIStoryboard)?.name == "Main")
        }
    }

    @Test("a reference to another preserved controller leads to the restored one, to anything else to nil", .disabled("FIXME SP-F015: Foundation's archiver stops at a controller, which it finds no codable object"))
    func references() {
        func make() -> UIViewController {
            let root = Keeping("root"), child = Keeping("child")
            root.addChild(child)
            return root
        }
        Runs.within { runs in
            let first = App(make)
            let stranger = Keeping("stranger")
            runs.start(first) {
                keeping(first)?.friend = first.root?.children.first
                (first.root?.children.first as? Keeping)?.friend = stranger
                runs.background()
            }
            let second = App(make)
            runs.start(second)
            #expect(keeping(second)?.friend != nil)
            #expect(keeping(second)?.friend === second.root?.children.first)
            #expect((second.root?.children.first as? Keeping)?.friend == nil)
        }
    }

    final class Model: NSObject, UIStateRestoring, UIObjectRestoration {
        var text = ""
        var parentForPath: (any UIStateRestoring)?
        static var made: Model?
        static var asked = 0
        var usesClass = false
        var restorationParent: (any UIStateRestoring)? { parentForPath }
        var objectRestorationClass: (any UIObjectRestoration.Type)? { usesClass ? Model.self : nil }
        func encodeRestorableState(with coder: NSCoder) { coder.encode(text as NSString, forKey: "text") }
        func decodeRestorableState(with coder: NSCoder) { text = coder.decodeObject(forKey: "text") as? String ?? "" }
        static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)? {
            asked += 1
            return made
        }
    }

    @Test("registered objects: held weakly, found again, replaced with a log line; an empty identifier raises", .rule("SP-F016", "SP-F017"))
    func registered() {
        Runs.within { runs in
            let faults = Fault.catching { UIApplication.registerObject(forStateRestoration: Model(), restorationIdentifier: "") }
            #expect(faults.map(\.name.rawValue) == ["UIRestorationObjectRegistrationException"])
            weak var gone: Model?
            do {
                let model = Model()
                gone = model
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "gone")
            }
            #expect(gone == nil)

            let root = Keeping("root"), model = Model(), scoped = Model()
            scoped.parentForPath = root
            runs.start(App { root }) {
                model.text = "a"
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
                UIApplication.registerObject(forStateRestoration: scoped, restorationIdentifier: "model")
                runs.background()
                #expect(records(runs).filter { $0.kind == "object" }.map(\.path) == [["model"], ["root", "model"]])
                let other = Model()
                #expect(Console.capturing { UIApplication.registerObject(forStateRestoration: other, restorationIdentifier: "model") }.count == 1)
            }
            let again = Model(), app = App {
                UIApplication.registerObject(forStateRestoration: again, restorationIdentifier: "model")
                return Keeping("root")
            }
            runs.start(app)
            #expect(again.text == "a")
            #expect(Model().restorationParent == nil)
        }
    }

    @Test("an object's restoration class answers for it; nil drops it", .rule("SP-F028"))
    func objectClass() {
        Runs.within { runs in
            let model = Model()
            (model.text, model.usesClass) = ("kept", true)
            runs.start(App { Keeping("root") }) {
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
                runs.background()
            }
            (Model.asked, Model.made) = (0, nil)
            runs.start(App { Keeping("root") })
            #expect(Model.asked == 1)
            Model.made = Model()
            runs.start(App { Keeping("root") })
            #expect(Model.made?.text == "kept")
            Model.made = nil
        }
    }

    // MARK: Finding controllers

    @Test("the restoration class's answer is final, nil drops the controller and what is below; only without a class the delegate is asked", .disabled("FIXME SP-F021: the restoration class is not asked in each case"))
    func restorationClass() {
        func make() -> UIViewController {
            let root = Keeping("root"), child = Keeping("child"), grandchild = Keeping("grandchild")
            child.restorationClass = Keeping.self
            root.addChild(child)
            child.addChild(grandchild)
            return root
        }
        Runs.within { runs in
            runs.start(App(make)) { runs.background() }
            Keeping.makes = { _ in nil }
            defer { Keeping.makes = nil }
            let dropping = App(make)
            runs.start(dropping)
            #expect(dropping.log.filter { $0.hasPrefix("ask") || $0.hasPrefix("make") || $0.hasPrefix("decode") } == ["ask root", "make root/child", "decode root"])

            let made = Keeping("child")
            Keeping.makes = { _ in made }
            let making = App(make)
            runs.start(making)
            #expect(making.log.contains("make root/child"))
            #expect(!making.log.contains("ask root/child"))
            #expect(making.log.contains("ask root/child/grandchild"))
            #expect(made.number == 0)

            // Another identifier is told.
            let wrong = Keeping("wrong")
            Keeping.makes = { _ in wrong }
            #expect(Console.capturing { runs.start(App(make)) }.contains { $0.contains("root/child") && $0.contains("wrong") })
        }
    }

    @Test("then the delegate, an existing controller, the recorded storyboard; otherwise the controller is skipped", .rule("SP-F021"))
    func finding() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                XML.scene(XML.controller("b", attributes: "storyboardIdentifier=\"B\" restorationIdentifier=\"B\""))),
        ])
        Runs.within { runs in
            let root = Keeping("root"), delegates = Keeping("delegates"), lost = Keeping("lost"), existing = Keeping("existing")
            let board = files.storyboard().instantiateViewController(withIdentifier: "B")
            for child in [delegates, board, lost, existing] { root.addChild(child) }
            root.friend = board
            existing.number = 3
            runs.start(App { root }) { runs.background() }

            let replacement = Keeping("delegates"), still = Keeping("existing")
            let app = App {
                let root = Keeping("root")
                root.addChild(still)
                return root
            }
            app.finds = { $0.last == "delegates" ? replacement : nil }
            var friend: UIViewController?
            app.whenDecoded = { friend = (app.root as? Keeping)?.friend }
            runs.start(app)
            #expect(app.log.filter { $0.hasPrefix("decode") } == ["decode root", "decode delegates", "decode existing"])
            #expect(still.number == 3)
            #expect(friend != nil)
            #expect(friend?.storyboard?.name == "Main")
        }
    }

    @Test("a restoration class that does not conform is told, and the search goes on with what is there", .rule("SP-F022"))
    func nonconforming() throws {
        try Runs.within { runs in
            runs.start(App { Keeping("root") }) { runs.background() }
            var archive = try PropertyListDecoder().decode(RestorationArchive.self, from: Data(contentsOf: runs.file))
            archive.records[0].restorationClass = "UIKitCore.UIView"
            archive.write()
            let app = App { Keeping("root") }
            let log = Console.capturing { runs.start(app) }
            #expect(log == ["Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is UIKitCore.UIView"])
            #expect(app.log.contains("decode root"))
        }
    }

    // MARK: Containers

    @Test("a navigation controller sets its stack in its own decode; before, it holds what the app gave it", .disabled("FIXME SP-F024: the restored stack is not the one decoded"))
    func navigation() {
        func make() -> UIViewController {
            let navigation = UINavigationController(rootViewController: Keeping("first"))
            navigation.restorationIdentifier = "nav"
            return navigation
        }
        Runs.within { runs in
            let first = App(make)
            runs.start(first) {
                let pushed = Keeping("second")
                pushed.number = 9
                (first.root as? UINavigationController)?.pushViewController(pushed, animated: false)
                runs.background()
            }
            let restored = Keeping("second"), second = App(make)
            var countAtLocation = 0
            second.finds = { path in
                if path.last == "second" { countAtLocation = (second.root as? UINavigationController)?.viewControllers.count ?? 0 }
                return path.last == "second" ? restored : nil
            }
            runs.start(second)
            #expect(countAtLocation == 1)
            #expect((second.root as? UINavigationController)?.viewControllers.last === restored)
            #expect((second.root as? UINavigationController)?.viewControllers.count == 2)
            #expect(restored.number == 9)
        }
    }

    @Test("tabs keep their selection and order; a presented controller is presented again, without animation, after decoding", .disabled("FIXME SP-F018: selection and order of tabs are not restored"))
    func tabsAndPresented() {
        func make() -> UIViewController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [Keeping("one"), Keeping("two"), Keeping("three")]
            return tabs
        }
        Runs.within { runs in
            let first = App(make)
            runs.start(first) {
                let tabs = first.root as? UITabBarController
                tabs?.viewControllers?.swapAt(0, 2)
                tabs?.selectedIndex = 1
                let modal = Keeping("modal")
                modal.modalPresentationStyle = .fullScreen
                tabs?.present(modal, animated: false)
                settle()
                runs.background()
            }
            let modal = Keeping("modal"), second = App(make)
            second.finds = { $0.last == "modal" ? modal : nil }
            var wasPresented = true
            second.whenDecoded = { wasPresented = modal.presentingViewController != nil }
            runs.start(second)
            let tabs = second.root as? UITabBarController
            #expect(tabs?.selectedIndex == 1)
            #expect(tabs?.viewControllers?.map(\.restorationIdentifier) == ["three", "two", "one"])
            #expect(!wasPresented)
            #expect(tabs?.presentedViewController === modal)
            #expect(modal.modalPresentationStyle == .fullScreen)
        }
    }

    // MARK: Lists and text

    final class Source: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
        var names: [String]
        init(_ names: [String]) { self.names = names }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    @Test("a table with a naming data source finds its first row and selection by name; a row that is gone: selection dropped, place kept", .disabled("FIXME SP-F030: the first row is not found by name"))
    func table() {
        let names = (0..<100).map { "row \($0)" }
        func run(_ runs: Runs, identifier: String? = "table", before: [String], after: [String]) -> (first: Int?, selected: Int?, editing: Bool) {
            var source = Source(before)
            func make() -> UIViewController {
                let root = Keeping("root"), table = UITableView(frame: UIScreen.main.bounds)
                table.rowHeight = 44
                table.dataSource = source
                table.restorationIdentifier = identifier
                root.view.addSubview(table)
                return root
            }
            func table(of app: App) -> UITableView? { app.root?.view.subviews.first as? UITableView }
            let first = App(make)
            runs.start(first) {
                table(of: first)?.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
                table(of: first)?.selectRow(at: IndexPath(row: 52, section: 0), animated: false, scrollPosition: .none)
                settle()
                runs.background()
            }
            source = Source(after)
            let second = App(make)
            var result: (Int?, Int?, Bool) = (nil, nil, false)
            runs.start(second) {
                guard let table = table(of: second) else { return }
                result = (table.indexPathsForVisibleRows?.first?.row, table.indexPathForSelectedRow?.row, table.isEditing)
            }
            return result
        }
        Runs.within { runs in
            let same = run(runs, before: names, after: names)
            #expect(same.first.map { (49...50).contains($0) } == true)
            #expect(same.selected == 52)
            // Ten more rows above: the named rows moved down.
            let moved = run(runs, before: names, after: (0..<10).map { "new \($0)" } + names)
            #expect(moved.first == same.first.map { $0 + 10 })
            #expect(moved.selected == 62)
            let gone = run(runs, before: names, after: (0..<100).map { "other \($0)" })
            #expect(gone.first == same.first)
            #expect(gone.selected == nil)
            let unnamed = run(runs, identifier: nil, before: names, after: names)
            #expect(unnamed.first == 0)
            #expect(unnamed.selected == nil)
        }
    }

    @Test("a text view keeps its selection", .rule("SP-F018"))
    func textView() {
        func make() -> UIViewController {
            let root = Keeping("root"), text = UITextView(frame: UIScreen.main.bounds)
            text.text = "some words"
            text.restorationIdentifier = "text"
            root.view.addSubview(text)
            return root
        }
        Runs.within { runs in
            let first = App(make)
            runs.start(first) {
                (first.root?.view.subviews.first as? UITextView)?.selectedRange = NSRange(location: 5, length: 3)
                runs.background()
            }
            let second = App(make)
            runs.start(second)
            #expect((second.root?.view.subviews.first as? UITextView)?.selectedRange == NSRange(location: 5, length: 3))
        }
    }

    // MARK: Scenes

    private final class SceneApp: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneKeeper.self
            return configuration
        }
    }

    fileprivate final class SceneKeeper: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
        static var log: [String] = []
        static var current: SceneKeeper?
        var window: UIWindow?
        let activity = NSUserActivity(activityType: "com.example.reading")

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            Self.current = self
            let page = session.stateRestorationActivity?.userInfo?["page"] as? Int
            Self.log.append("connect \(page.map(String.init) ?? "-")")
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            let reader = Reader()
            reader.page = page ?? 1
            window?.rootViewController = reader
            window?.makeKeyAndVisible()
            activity.userInfo = ["stale": true]
            activity.delegate = self
            reader.userActivity = activity
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            Self.log.append("interaction \(stateRestorationActivity.activityType)")
            scene.extendStateRestoration()
            scene.completeStateRestoration()
        }
        func sceneDidBecomeActive(_ scene: UIScene) { Self.log.append("active") }
        func sceneDidEnterBackground(_ scene: UIScene) { Self.log.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            Self.log.append("activity?")
            return activity
        }
        nonisolated func userActivityWillSave(_ userActivity: NSUserActivity) { MainActor.assumeIsolated { Self.log.append("willSave") } }
        nonisolated func userActivityWasContinued(_ userActivity: NSUserActivity) {}
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Self.log.append("continue \(userActivity.activityType)") }
    }

    final class Reader: UIViewController {
        var page = 1
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            RestorationTests.SceneKeeper.log.append("update \(activity.userInfo == nil ? "empty" : "full")")
            activity.addUserInfoEntries(from: ["page": page])
        }
    }

    @Test("a scene's activity: asked for in the background, told to its delegate, then to each responder that has it, emptied before", .rule("SP-F033", "SP-F034", "SP-F035", "SP-F036", "SP-F037"))
    func scenes() {
        Runs.within { runs in
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            @MainActor func launch() {
                runs.end()
                UISceneSession.restartCounting()
                SceneKeeper.log = []
                Launch.run(.init(delegate: app))
                settle()
            }
            let app = SceneApp()
            launch()
            #expect(SceneKeeper.log == ["connect -", "active"])
            (SceneKeeper.current?.window?.rootViewController as? Reader)?.page = 42
            SceneKeeper.log = []
            runs.background()
            #expect(SceneKeeper.log == ["background", "activity?", "willSave", "update empty"])
            let session = UIApplication.shared.openSessions.first
            #expect(session?.stateRestorationActivity?.userInfo?["page"] as? Int == 42)
            #expect(session?.stateRestorationActivity?.userInfo?["stale"] == nil)
            launch()
            #expect(SceneKeeper.log == ["connect 42", "interaction com.example.reading", "active"])
            #expect(UIApplication.shared.connectedScenes.first?.restorationExtensions == 0)
            // Assigned directly it is as good.
            let own = NSUserActivity(activityType: "own")
            UIApplication.shared.openSessions.first?.stateRestorationActivity = own
            #expect(UIApplication.shared.openSessions.first?.stateRestorationActivity === own)
            SceneKeeper.current = nil
        }
    }

    @Test("a session's info takes property lists, an activity's also sets, URLs and null; anything else is a fault", .rule("SP-F038"))
    func info() {
        let session = UISceneSession(role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
        let activity = NSUserActivity(activityType: "a")
        let plain: [String: Any] = ["text": "a", "number": 1, "list": [1.5, true], "map": ["k": Data()], "date": Date(timeIntervalSince1970: 0)]
        let linked: [String: Any] = ["url": URL(fileURLWithPath: "/a"), "set": Set(["a"]), "null": NSNull()]
        #expect(Fault.catching { (session.userInfo, activity.userInfo) = (plain, plain) } == [])
        #expect(session.userInfo?.count == 5)
        #expect(Fault.catching { activity.addUserInfoEntries(from: linked) } == [])
        #expect(activity.userInfo?.count == 8)
        #expect(Fault.catching { session.userInfo = linked }.map(\.name) == [.invalidArgumentException])
        #expect(session.userInfo?.count == 5)
        #expect(Fault.catching { activity.userInfo = ["view": UIView()] }.map(\.name) == [.invalidArgumentException])
        #expect(activity.userInfo?.count == 8)
    }

    @Test("a continued activity reaches the scene's delegate; without scenes the responders its delegate names", .rule("SP-F039"))
    func continuing() {
        final class Restoring: UIViewController {
            var restored: [String] = []
            override func restoreUserActivityState(_ userActivity: NSUserActivity) { restored.append(userActivity.activityType) }
        }
        final class Plain: NSObject, UIApplicationDelegate {
            let target = Restoring()
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                restorationHandler([target])
                return true
            }
        }
        Runs.within { runs in
            let plain = Plain()
            Launch.run(.init(delegate: plain))
            HostInput().continueActivity(NSUserActivity(activityType: "link"))
            #expect(plain.target.restored == ["link"])
            runs.end()
            InfoDictionary.main = InfoDictionary(["UIApplicationSceneManifest": [String: Any]()])
            let app = SceneApp()
            Launch.run(.init(delegate: app))
            settle()
            SceneKeeper.log = []
            HostInput().continueActivity(NSUserActivity(activityType: "link"))
            #expect(SceneKeeper.log == ["continue link"])
            SceneKeeper.current = nil
        }
    }

    @Test("a controller's activity is current while its view is on screen; nil takes it away", .rule("SP-F040"))
    func currentActivity() {
        Runs.within { _ in
            let root = UIViewController(), modal = UIViewController(), activity = NSUserActivity(activityType: "a")
            root.userActivity = activity
            #expect(NSUserActivity.current == nil)
            let window = inWindow(root)
            #expect(NSUserActivity.current === activity)
            modal.modalPresentationStyle = .fullScreen
            root.present(modal, animated: false)
            settle()
            #expect(NSUserActivity.current == nil)
            root.dismiss(animated: false)
            settle()
            #expect(NSUserActivity.current === activity)
            root.userActivity = nil
            #expect(NSUserActivity.current == nil)
            #expect(ActivityResponders.using(activity).isEmpty)
            window.isHidden = true
        }
    }
}
