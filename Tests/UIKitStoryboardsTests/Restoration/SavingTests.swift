import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore
import UIKitRuntime

@MainActor @Suite("State restoration: saving", .serialized)
struct SavingTests {
    private func keeping(_ app: RestoringApp) -> Keeping? { app.root as? Keeping }

    @Test(
        "a controller without a restoration identifier is skipped with its descendants; paths consist of the ancestors' identifiers",
        .rule("SP-F010", "SP-F011", "SP-F020"))
    func walk() {
        Runs.within { runs in
            let root = Keeping("root"), plain = Keeping(nil), below = Keeping("below"), named = Keeping("named"), modal = Keeping("modal")
            for child in [plain, named] { root.addChild(child) }
            plain.addChild(below)
            // Neither the view of a controller without an identifier is saved, nor what it presents.
            plain.view.restorationIdentifier = "view"
            root.view.addSubview(plain.view)
            runs.start(RestoringApp { root }) {
                modal.modalPresentationStyle = .overFullScreen
                root.present(modal, animated: false)
                settle()
                runs.background()
            }
            #expect(runs.records.map { $0.path.joined(separator: "/") } == ["root", "root/named", "root/modal"])
            #expect(runs.records.map(\.isPresented) == [false, false, true])
            #expect(!named.isViewLoaded)
        }
        Runs.within { runs in
            let root = Keeping(nil), modal = Keeping("modal")
            runs.start(RestoringApp { root }) {
                modal.modalPresentationStyle = .overFullScreen
                root.present(modal, animated: false)
                settle()
                #expect(root.presentedViewController === modal)
                runs.background()
            }
            #expect(runs.records.isEmpty)
        }
    }

    @Test("of two siblings with one identifier the later is kept, with a warning", .rule("SP-F011"))
    func collision() {
        Runs.within { runs in
            let root = Keeping("root"), one = Keeping("same"), two = Keeping("same")
            (one.number, two.number) = (1, 2)
            for child in [one, two] { root.addChild(child) }
            runs.start(RestoringApp { root }) {
                #expect(Console.capturing { runs.background() }.contains { $0.contains("root/same") })
            }
            let last = runs.records.last
            #expect(last?.path == ["root", "same"])
            #expect((last.flatMap { StateDecoder($0.state)?.decodeObject(forKey: "number") } as? NSNumber)?.intValue == 2)
        }
    }

    @Test(
        "a view is saved if it has an identifier, its controller is saved, and its class encodes something",
        .rule("SP-F012", "SP-F018", "SP-F027"))
    func views() {
        func make() -> UIViewController {
            let root = Keeping("root")
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), silent = UIView(), unnamed = UIScrollView()
            scroller.contentSize = CGSize(width: 100, height: 1000)
            scroller.restorationIdentifier = "scroller"
            silent.restorationIdentifier = "silent"
            for view in [scroller, silent, unnamed] { root.view.addSubview(view) }
            // Nor is the view of a controller that is not saved.
            let plain = Keeping(nil), inside = UIScrollView()
            inside.restorationIdentifier = "inside"
            root.addChild(plain)
            plain.view.addSubview(inside)
            root.view.addSubview(plain.view)
            plain.didMove(toParent: root)
            return root
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                (first.root?.view.subviews.first as? UIScrollView)?.contentOffset.y = 300
                runs.background()
            }
            #expect(runs.records.map { $0.path.last } == ["root", "scroller"])
            let second = RestoringApp(make)
            runs.start(second)
            #expect((second.root?.view.subviews.first as? UIScrollView)?.contentOffset.y == 300)
        }
        // A view that is not loaded yet gets its state when it is.
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
            @MainActor func make() -> UIViewController {
                let root = Keeping("root"), lazy = Lazy()
                lazy.restorationIdentifier = "lazy"
                root.addChild(lazy)
                return root
            }
            let first = RestoringApp(make)
            runs.start(first) {
                (first.root?.children.first?.view as? UIScrollView)?.contentOffset.y = 40
                runs.background()
            }
            let second = RestoringApp(make)
            runs.start(second) {
                let lazy = second.root?.children.first
                #expect(lazy?.isViewLoaded == false)
                #expect((lazy?.view as? UIScrollView)?.contentOffset.y == 40)
            }
        }
    }

    @Test("for each controller the system saves class, storyboard, styles, and restoration class", .rule("SP-F013", "SP-F014"))
    func systemsPart() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    XML.controller("a", attributes: "storyboardIdentifier=\"A\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")),
                XML.scene(XML.controller("b", attributes: "storyboardIdentifier=\"B\" restorationIdentifier=\"own\"")))
        ])
        #expect(files.storyboard().instantiateViewController(withIdentifier: "B").restorationIdentifier == "own")
        Runs.within { runs in
            let root = files.storyboard().instantiateInitialViewController()!
            #expect(root.restorationIdentifier == "A")
            root.restorationClass = Keeping.self
            root.modalPresentationStyle = .formSheet
            root.modalTransitionStyle = .crossDissolve
            runs.start(RestoringApp { root }) { runs.background() }
            let record = runs.records.first
            #expect(record?.className == "UIKitCore.UIViewController")
            #expect(record?.storyboardName == "Main")
            #expect(record?.bundlePath == files.bundle.bundlePath)
            #expect(record?.restorationClass.flatMap(StoredClass.find) == Keeping.self)
            #expect(record?.modalPresentationStyle == UIModalPresentationStyle.formSheet.rawValue)
            #expect(record?.modalTransitionStyle == UIModalTransitionStyle.crossDissolve.rawValue)
            let coder = record.flatMap { StateDecoder($0.state) }
            #expect((coder?.decodeObject(forKey: UIStateRestorationViewControllerStoryboardKey) as? UIStoryboard)?.name == "Main")
        }
    }

    @Test("for each controller the system saves whether it was presented", .rule("SP-F014"))
    func presentedRecord() {
        Runs.within { runs in
            let root = Keeping("root"), child = Keeping("child"), modal = Keeping("modal")
            root.addChild(child)
            runs.start(RestoringApp { root }) {
                root.present(modal, animated: false)
                settle()
                runs.background()
                root.dismiss(animated: false)
                settle()
            }
            let presented = runs.records.filter(\.isPresented).map(\.path.last)
            #expect(presented == ["modal"] && runs.records.compactMap(\.path.last).sorted() == ["child", "modal", "root"])
        }
    }

    @Test("a reference to another preserved controller decodes to the restored one, any other to nil", .rule("SP-F015"))
    func references() {
        func make() -> UIViewController {
            let root = Keeping("root"), child = Keeping("child")
            root.addChild(child)
            return root
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            let stranger = Keeping("stranger")
            runs.start(first) {
                keeping(first)?.friend = first.root?.children.first
                (first.root?.children.first as? Keeping)?.friend = stranger
                runs.background()
            }
            let second = RestoringApp(make)
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

    /// Saves references to a view and to an object.
    final class Pointing: UIViewController {
        weak var target: UIView?
        weak var model: Model?
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(target, forKey: "target")
            coder.encode(model, forKey: "model")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            target = coder.decodeObject(forKey: "target") as? UIView
            model = coder.decodeObject(forKey: "model") as? Model
        }
    }

    final class Knowing: UIViewController {
        var friends: [String: UIViewController] = [:]
        private(set) var names: [String] = []
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(NSDictionary(dictionary: friends), forKey: "friends")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            guard let table = coder.decodeObject(forKey: "friends") as? [String: Any] else { return }
            names = table.keys.sorted()
            friends = table.compactMapValues { $0 as? UIViewController }
        }
    }

    @Test("a dictionary continues without the controllers that were not restored", .rule("SP-F015"))
    func dictionaries() {
        func make() -> UIViewController {
            let root = Knowing()
            root.restorationIdentifier = "root"
            root.addChild(Keeping("child"))
            return root
        }
        Runs.within { runs in
            let first = RestoringApp(make), stranger = Keeping("stranger")
            runs.start(first) {
                let root = first.root as? Knowing
                if let child = root?.children.first { root?.friends = ["child": child, "stranger": stranger] }
                runs.background()
            }
            let second = RestoringApp(make)
            runs.start(second)
            let root = second.root as? Knowing
            #expect(root?.names == ["child"] && root?.friends["child"] === root?.children.first && root?.children.count == 1)
        }
    }

    @Test("references to a view and to a registered object decode to those of the new run", .rule("SP-F015"))
    func otherReferences() {
        let old = Model(), new = Model()
        func make(_ model: Model) -> UIViewController {
            UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
            let root = Pointing(), box = UIScrollView()
            root.restorationIdentifier = "root"
            box.restorationIdentifier = "box"
            root.view.addSubview(box)
            return root
        }
        Runs.within { runs in
            let first = RestoringApp { make(old) }
            runs.start(first) {
                let root = first.root as? Pointing
                root?.target = root?.view.subviews.first
                root?.model = old
                runs.background()
            }
            let second = RestoringApp { make(new) }
            runs.start(second) {
                let root = second.root as? Pointing
                #expect(root?.target != nil && root?.target === root?.view.subviews.first)
                #expect(root?.model === new)
            }
        }
    }

    @Test(
        "registered objects are weak, are found again, and are replaced with a log line; an empty identifier raises an exception",
        .rule("SP-F016", "SP-F017"))
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
            runs.start(RestoringApp { root }) {
                model.text = "a"
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
                UIApplication.registerObject(forStateRestoration: scoped, restorationIdentifier: "model")
                runs.background()
                #expect(runs.records.filter { $0.kind == "object" }.map(\.path) == [["model"], ["root", "model"]])
                let other = Model(), stray = Model()
                other.text = "b"
                #expect(
                    Console.capturing { UIApplication.registerObject(forStateRestoration: other, restorationIdentifier: "model") }.count
                        == 1)
                // An unregistered parent is ignored.
                stray.parentForPath = Model()
                UIApplication.registerObject(forStateRestoration: stray, restorationIdentifier: "stray")
                HostInput().enterForeground()
                runs.background()
                #expect(runs.records.filter { $0.kind == "object" }.map(\.path) == [["root", "model"], ["model"], ["stray"]])
            }
            let again = Model(),
                app = RestoringApp {
                    UIApplication.registerObject(forStateRestoration: again, restorationIdentifier: "model")
                    return Keeping("root")
                }
            runs.start(app)
            #expect(again.text == "b")
            #expect(Model().restorationParent == nil)
        }
    }

    @Test("an object's restoration class is asked for it; nil drops it", .rule("SP-F028"))
    func objectClass() {
        Runs.within { runs in
            let model = Model()
            (model.text, model.usesClass) = ("kept", true)
            runs.start(RestoringApp { Keeping("root") }) {
                UIApplication.registerObject(forStateRestoration: model, restorationIdentifier: "model")
                runs.background()
            }
            (Model.asked, Model.made) = (0, nil)
            runs.start(RestoringApp { Keeping("root") })
            #expect(Model.asked == 1)
            Model.made = Model()
            runs.start(RestoringApp { Keeping("root") })
            #expect(Model.made?.text == "kept")
            Model.made = nil
        }
    }

    private final class Silent: UINavigationController {
        override func encodeRestorableState(with coder: NSCoder) {}
    }

    @Test("a container's own state is saved by super's encode", .rule("SP-F019"))
    func superEncodes() {
        Runs.within { runs in
            for (type, isKept) in [(UINavigationController.self, true), (Silent.self, false)] {
                let navigation = Instantiation.make(type)
                navigation.restorationIdentifier = "nav"
                navigation.setViewControllers([Keeping("first")], animated: false)
                runs.start(RestoringApp { navigation }) { runs.background() }
                let coder = runs.records.first.flatMap { StateDecoder($0.state) { _ in Keeping("found") } }
                #expect(coder?.decodeRestorable(forKey: "UINavigationControllerStack").count == (isKept ? 1 : 0))
            }
        }
    }
}
