import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// Logs its state in awakeFromNib, and the calls for its segues.
class WitnessController: ProbeController {
    var seen: [String] = []
    var askers: [AnyObject?] = []
    var preparers: [AnyObject?] = []
    override func awakeFromNib() {
        super.awakeFromNib()
        seen = [title ?? "nil", helper == nil ? "no helper" : "helper", view(isLoaded: isViewLoaded)]
    }
    private func view(isLoaded: Bool) -> String { isLoaded ? "loaded" : "not loaded" }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        askers.append(sender as AnyObject?)
        return super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        preparers.append(sender as AnyObject?)
    }
}

/// Logs what is decoded when its `init(coder:)` continues, and its outlets.
class DecodedView: UIView {
    private(set) var decoded: [String] = []
    var apple: UIView!
    var pear: UIView!
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        decoded = [
            "\(backgroundColor == .systemRed)", "\(tag)", "\(frame.width)", "\(subviews.count) subviews",
            "\(gestureRecognizers?.count ?? 0) recognizers",
        ]
    }
    override func setValue(_ value: Any?, forKey key: String) {
        Log.add("view \(key)")
        super.setValue(value, forKey: key)
    }
}

class OrderedOwner: KeyValueObject {
    var banana: UIView!
    var view: UIView!
    override func setValue(_ value: Any?, forKey key: String) {
        Log.add("owner \(key)")
        super.setValue(value, forKey: key)
    }
}

/// Details of storyboards, segues, and unwinding at run time that their main tests omit: B, C, and J.
@MainActor @Suite(.serialized)
struct RuntimeClauseTests {
    private func reference(_ id: String, _ attributes: String) -> String {
        XML.scene("<viewControllerPlaceholder \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/>")
    }

    // MARK: Storyboards

    @Test("without a bundle a storyboard is the main bundle's, and its name has no extension", .rule("SP-B001"))
    func names() throws {
        #expect(
            Fault.catching { _ = UIStoryboard(name: "Nowhere", bundle: nil) }.map(\.reason) == [
                "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)"
            ])
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a")))])
        #expect(Fault.catching { _ = files.storyboard("Main") } == [])
        #expect(Fault.catching { _ = files.storyboard("Main.storyboard") }.map(\.name) == [.invalidArgumentException])
    }

    @Test(
        "a creator's controller gets outlets, attributes, and awakeFromNib like any other; dock objects are created as usual",
        .rule("SP-B006"))
    func creator() throws {
        let attributes =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"title\" value=\"Attribute\"/></userDefinedRuntimeAttributes>"
        let scene = XML.scene(
            XML.controller(
                "a", "ProbeController", attributes: "storyboardIdentifier=\"A\"", items: attributes,
                connections: "<outlet property=\"helper\" destination=\"o\" id=\"1\"/>"),
            dock: "<customObject id=\"c\"\(XML.custom("OtherController"))/><customObject id=\"o\"\(XML.custom("ProbeObject"))/>")
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", scene)])
        var calls = 0
        let storyboard = files.storyboard()
        let made: WitnessController = storyboard.instantiateViewController(identifier: "A") { coder in
            calls += 1
            return WitnessController(coder: coder)
        }
        #expect(calls == 1 && made.seen == ["Attribute", "helper", "not loaded"] && made.storyboard === storyboard)
        let initial: WitnessController? = storyboard.instantiateInitialViewController { WitnessController(coder: $0) }
        #expect(initial?.seen == ["Attribute", "helper", "not loaded"])
    }

    @Test(
        "a reference without a storyboard name stays in its storyboard, one with a bundle id uses that; it fails as the storyboard does",
        .rule("SP-B009"))
    func references() throws {
        let kinds = ["own", "bundle", "nowhere", "nobody"]
        let segues = kinds.map {
            "<segue destination=\"\($0)\" kind=\"custom\" identifier=\"\($0)\"\(XML.custom("CustomSegue")) id=\"s-\($0)\"/>"
        }.joined()
        let elsewhere = try TemporaryBundle([
            "Info.plist":
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>test.understudy.elsewhere</string></dict></plist>",
            "Other.storyboard": XML.storyboard(initial: "x", XML.scene(XML.controller("x", attributes: "title=\"Elsewhere\""))),
        ])
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene(XML.controller("a", "ProbeController", connections: segues)),
                XML.scene(XML.controller("b", attributes: "storyboardIdentifier=\"B\" title=\"B\"")),
                reference("own", "referencedIdentifier=\"B\""),
                reference("bundle", "storyboardName=\"Other\" bundleIdentifier=\"test.understudy.elsewhere\""),
                reference("nowhere", "storyboardName=\"Nowhere\""),
                reference("nobody", "storyboardName=\"Other\" referencedIdentifier=\"Nobody\"")),
            "Other.storyboard": XML.storyboard(initial: "x", XML.scene(XML.controller("x", attributes: "title=\"Beside\""))),
        ])
        // Nothing is looked up before a segue is performed.
        var controller: ProbeController?
        #expect(Fault.catching { controller = files.storyboard().instantiateInitialViewController() as? ProbeController } == [])
        let source = try #require(controller)
        source.performSegue(withIdentifier: "own", sender: nil)
        #expect(source.prepared.last?.destination.title == "B" && source.prepared.last?.destination.storyboard === source.storyboard)
        source.performSegue(withIdentifier: "bundle", sender: nil)
        #expect(source.prepared.last?.destination.title == "Elsewhere")
        let nowhere = Fault.catching { source.performSegue(withIdentifier: "nowhere", sender: nil) }
        #expect(
            nowhere.map(\.reason) == [
                "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(files.bundle.bundlePath)> (loaded)"
            ])
        let nobody = Fault.catching { source.performSegue(withIdentifier: "nobody", sender: nil) }
        #expect(nobody.count == 1 && nobody[0].reason.hasSuffix("doesn't contain a view controller with identifier 'Nobody'"))
        #expect(source.prepared.count == 2)
        _ = elsewhere
    }

    @Test("a storyboard reference is a destination like any other: embedded, shown, and presented", .rule("SP-B010"))
    func referenceKinds() throws {
        let view =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections><segue destination=\"r\" kind=\"embed\" id=\"s1\"/></connections></containerView></subviews>"
        let segues = ["show", "presentation"].map {
            "<segue destination=\"r\" kind=\"\($0)\" identifier=\"\($0)\" animates=\"NO\" id=\"s-\($0)\"/>"
        }.joined()
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene(XML.controller("a", view: view, connections: segues)), reference("r", "storyboardName=\"Other\"")),
            "Other.storyboard": XML.storyboard(initial: "x", XML.scene(XML.controller("x", attributes: "title=\"Other\""))),
        ])
        let root = try #require(files.storyboard().instantiateInitialViewController()),
            navigation = UINavigationController(rootViewController: root),
            window = inWindow(navigation)
        #expect(
            root.children.map(\.title) == ["Other"] && root.children.first?.storyboard !== root.storyboard
                && root.children.first?.storyboard != nil)
        root.performSegue(withIdentifier: "show", sender: nil)
        settle()
        #expect(navigation.viewControllers.map(\.title) == [nil, "Other"])
        navigation.popViewController(animated: false)
        settle()
        root.performSegue(withIdentifier: "presentation", sender: nil)
        settle()
        #expect(navigation.presentedViewController?.title == "Other")
        _ = window
    }

    @Test(
        "accessing the view loads it, from the nib or as a plain view, and calls viewDidLoad",
        .rule("SP-B023"))
    func viewGetter() throws {
        final class Loaded: UIViewController {
            var steps: [String] = []
            override func loadView() {
                steps.append("loadView")
                super.loadView()
            }
            override func viewDidLoad() { steps.append("viewDidLoad") }
        }
        let files = try TemporaryBundle([
            "Own.xib": XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder><view tag=\"9\" id=\"v\"/>"
            )
        ])
        let own = Loaded(nibName: "Own", bundle: files.bundle), plain = Loaded(nibName: nil, bundle: files.bundle)
        #expect(own.view.tag == 9 && type(of: plain.view!) == UIView.self)
        for controller in [own, plain] {
            _ = controller.view
            #expect(controller.steps == ["loadView", "viewDidLoad"])
        }
    }

    @Test("on an iPad the iPad's file takes precedence over the general one", .rule("SP-B020"))
    func padFile() throws {
        let screen = UIScreen.main.host
        UIScreen.main.become(HostScreen(device: .named("iPad Pro 11") ?? .default))
        defer { UIScreen.main.become(screen) }
        let files = try TemporaryBundle(
            Dictionary(
                uniqueKeysWithValues: ["Main", "Main~iphone", "Main~ipad"].map {
                    ("\($0).storyboard", XML.storyboard(initial: "a", XML.scene(XML.controller("a", attributes: "title=\"\($0)\""))))
                }))
        #expect(files.storyboard().instantiateInitialViewController()?.title == "Main~ipad")
    }

    // MARK: Segues

    @Test("an embed segue subclass may act before and after super, and embeds nothing without it", .rule("SP-B040", "SP-B041"))
    func embedClasses() throws {
        func embedded(_ type: String) throws -> ProbeController {
            let view =
                "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections><segue destination=\"b\" kind=\"embed\" identifier=\"in\"\(XML.custom(type)) id=\"s\"/></connections></containerView></subviews>"
            let controller = try #require(
                try instantiate(
                    XML.scene(XML.controller("a", "ProbeController", view: view)), XML.scene(XML.controller("b", "DestinationController")))
                    as? ProbeController)
            Log.lines = []
            controller.loadViewIfNeeded()
            return controller
        }
        let wrapped = try embedded("WrappingSegue")
        #expect(wrapped.prepared.first is WrappingSegue && wrapped.children.count == 1 && wrapped.children.first?.view.superview != nil)
        let steps = Log.lines.filter {
            ["before", "after"].contains($0) || $0.contains("DestinationController didMove") || $0.contains("prepare")
        }
        #expect(
            steps.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "ProbeController prepare", "before", "DestinationController didMove", "after",
            ])
        #expect(try embedded("CustomSegue").children.isEmpty && Log.lines.contains("custom perform in"))
    }

    @Test("legacy and unwind segues may have a custom class too", .rule("SP-B041"), arguments: ["modal", "popover", "replace"])
    func legacyClasses(_ kind: String) throws {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" animates=\"NO\"\(XML.custom("WrappingSegue")) id=\"s\"/>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ProbeController", connections: segue)), XML.scene(XML.controller("b")))
                as? ProbeController)
        let window = inWindow(controller)
        Log.lines = []
        controller.performSegue(withIdentifier: "go", sender: controller.view)
        settle()
        #expect(controller.prepared.first is WrappingSegue && Log.lines.contains("after"))
        _ = window
    }

    @Test("a segue that presents nothing is released after it is performed", .rule("SP-B031", "SP-B042"), arguments: ["show", "custom"])
    func released(_ kind: String) throws {
        let segue = "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" animates=\"NO\"\(XML.custom("WrappingSegue")) id=\"s\"/>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ProbeController", connections: segue)), XML.scene(XML.controller("b")))
                as? ProbeController)
        let window = inWindow(UINavigationController(rootViewController: controller))
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        weak let made: UIStoryboardSegue? = controller.prepared.first
        #expect(made != nil)
        controller.prepared = []
        #expect(made == nil)
        _ = window
    }

    @Test("a relationship sets each column of a split view controller", .rule("SP-B053", "SP-A086"))
    func columns() throws {
        let roles = ["master", "supplementary", "detail"]
        let segues = roles.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\($0)ViewController\" id=\"s-\($0)\"/>"
        }.joined()
        let split = try #require(
            try instantiate(
                XML.scene(
                    "<splitViewController style=\"tripleColumn\" id=\"a\" sceneMemberID=\"viewController\"><connections>\(segues)</connections></splitViewController>"
                ),
                roles.map { XML.scene(XML.controller($0, attributes: "title=\"\($0)\"")) }.joined()) as? UISplitViewController)
        #expect(split.style == .tripleColumn)
        #expect([UISplitViewController.Column.primary, .supplementary, .secondary].map { split.viewController(for: $0)?.title } == roles)
    }

    // MARK: Unwinding

    @Test(
        "by default allowedChildrenForUnwinding returns all children except the one that contains the source, in order",
        .rule("SP-C006", "SP-C011"))
    func allowedChildren() {
        let (container, children) = (UIViewController(), (0..<4).map { _ in UIViewController() })
        for child in children { container.addChild(child) }
        func allowed(_ source: UIViewController, _ container: UIViewController) -> [UIViewController] {
            container.allowedChildrenForUnwinding(from: UIStoryboardUnwindSegueSource(source: source, unwindAction: "back:", sender: nil))
        }
        #expect(allowed(children[1], container) == [children[0], children[2], children[3]])
        #expect(allowed(UIViewController(), container) == children)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        #expect(allowed(UIViewController(), pages) == pages.children && allowed(page, pages).isEmpty && pages.children == [page])
    }

    @Test("a presented destination is its own executor", .rule("SP-C028"))
    func presentedExecutor() {
        let (root, middle, top) = (UIViewController(), OldUnwinder("Middle"), UIViewController())
        let window = inWindow(root)
        root.present(middle, animated: false)
        settle()
        middle.present(top, animated: false)
        settle()
        middle.answer = middle
        middle.customSegue = UIStoryboardSegue(identifier: "own", source: top, destination: middle) { Log.add("own segue") }
        Log.lines = []
        SegueTemplate(
            kind: .unwind(action: "goBack:"), identifier: "back", segueClass: CustomSegue.self, animates: false, source: top,
            makeDestination: { _ in nil }
        ).trigger(sender: nil)
        settle()
        #expect(Log.lines == ["Middle old nil", "Middle segue back", "own segue"])
        #expect(middle.presentedViewController === top)
        root.dismiss(animated: false)
        settle()
        _ = window
    }

    // MARK: Order

    @Test("after super.init(coder:) a view has its colors and subviews, and no gesture recognizers yet", .rule("SP-J002", "SP-J007"))
    func decodedView() throws {
        let markup =
            "<view tag=\"3\" id=\"v\"\(XML.custom("DecodedView"))><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"60\"/><subviews><view id=\"s\"/></subviews><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/><connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" appends=\"YES\" id=\"g\"/></connections></view>"
        let expected = ["true", "3", "80.0", "1 subviews", "0 recognizers"]
        let view: DecodedView = try decodeFirst(markup + "<tapGestureRecognizer id=\"tap\"/>")
        #expect(view.decoded == expected && view.gestureRecognizers?.count == 1)
        let controller = try instantiate(
            XML.scene(XML.controller("a", view: "<subviews>\(markup)</subviews>"), dock: "<tapGestureRecognizer id=\"tap\"/>"))
        let inScene = try #require(controller.view.subviews.first as? DecodedView)
        #expect(inScene.decoded == expected && inScene.gestureRecognizers?.count == 1)
    }

    @Test("a nib's outlets are set in the alphabetical order of their keys, across owner and views", .rule("SP-J007"))
    func nibOrder() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"1\"/><outlet property=\"banana\" destination=\"s\" id=\"2\"/></connections></placeholder><view id=\"v\"\(XML.custom("DecodedView"))><subviews><view id=\"s\"/></subviews><connections><outlet property=\"pear\" destination=\"s\" id=\"3\"/><outlet property=\"apple\" destination=\"s\" id=\"4\"/></connections></view>"
            )
        ])
        for _ in 0..<2 {
            Log.lines = []
            UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: OrderedOwner())
            #expect(Log.lines == ["view apple", "owner banana", "view pear", "owner view"])
        }
    }

    @Test(
        "an embed segue's sender is its source, and the child keeps its file's autoresizing mask", .rule("SP-J003", "SP-B054"))
    func embedSender() throws {
        let view =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"60\"/><connections><segue destination=\"b\" kind=\"embed\" identifier=\"in\" id=\"s\"/></connections></containerView></subviews>"
        let child =
            "<viewController id=\"b\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"bv\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/></view></viewController>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "WitnessController", view: view)), XML.scene(child)) as? WitnessController)
        controller.loadViewIfNeeded()
        #expect(controller.askers.count == 1 && controller.askers.first! === controller && controller.preparers.first! === controller)
        let embedded = try #require(controller.children.first?.view)
        #expect(
            embedded.frame == CGRect(x: 0, y: 0, width: 50, height: 60)
                && embedded.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    }

    @Test("a control is the sender of its segue, before and in it; code passes its own", .rule("SP-J004", "SP-B035"))
    func senders() throws {
        let button =
            "<subviews><button id=\"x\"><connections><segue destination=\"b\" kind=\"custom\" identifier=\"go\"\(XML.custom("CustomSegue")) id=\"s\"/></connections></button></subviews>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "WitnessController", view: button)), XML.scene(XML.controller("b")))
                as? WitnessController)
        let control = try #require(controller.view.subviews.first as? UIButton)
        control.sendActions(for: .touchUpInside)
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.askers.count == 1 && controller.askers[0] === control)
        #expect(controller.preparers.count == 2 && controller.preparers[0] === control && controller.preparers[1] == nil)
    }

    @Test("a pushed controller is on the stack when the segue returns, and is loaded when the transition runs", .rule("SP-J004", "SP-B058"))
    func pushedUnloaded() throws {
        // In a generation with deferred pushes. (B-32)
        try Generation.emulating(.ios26) {
            let segue = "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
            let controller = try instantiate(
                XML.scene(XML.controller("a", connections: segue)), XML.scene(XML.controller("b", attributes: "title=\"B\"")))
            let navigation = UINavigationController(rootViewController: controller), window = inWindow(navigation)
            controller.performSegue(withIdentifier: "go", sender: nil)
            let pushed = try #require(navigation.viewControllers.last)
            #expect(pushed.title == "B" && !pushed.isViewLoaded)
            settle()
            #expect(pushed.isViewLoaded && pushed.view.window === window)
        }
    }
}
