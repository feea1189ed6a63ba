import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitRuntime

/// A controller with segue actions that logs their effects.
class CreatingController: ProbeController {
    var makes = true
    private static var isRegistered = false

    static func register() {
        guard !isRegistered else { return }
        isRegistered = true
        DispatchTable.add(
            CreatingController.self, selectors: ["make:", "make:sender:", "make:sender:segue:"],
            invoke: { object, name, arguments in
                guard let owner = object as? CreatingController, let coder = arguments.values.first as? NSCoder else { return .unhandled }
                Log.add("\(name) \(arguments.values.dropFirst().map { $0.map { "\($0)" } ?? "nil" })")
                return .handled(owner.makes ? DestinationController(coder: coder) : nil)
            })
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        Log.add("show \(vc.title ?? "") \(sender.map { "\($0)" } ?? "nil")")
        super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        Log.add("showDetail \(vc.title ?? "") \(sender.map { "\($0)" } ?? "nil")")
    }
}

class CreatingNavigation: UINavigationController {}

class ProbeWindow: UIWindow {
    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("window awake hidden=\(isHidden)")
    }
}

class ProbeOwner: KeyValueObject {
    var view: UIView!
    override func awakeFromNib() { Log.add("owner awake") }
}

class DesignedView: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        Log.add("designed awake")
    }
    override func prepareForInterfaceBuilder() { Log.add("prepared for Interface Builder") }
}

/// Logs whether animations are enabled while it performs.
class FlagSegue: UIStoryboardSegue {
    nonisolated(unsafe) static var seen: [Bool] = []
    override func perform() { Self.seen.append(UIView.areAnimationsEnabled) }
}

class SearchedViewController: UIViewController {}
class OtherController: UIViewController {}

/// Logs its view's size in viewDidLoad.
class SizedController: UIViewController {
    var loadedSize = CGSize.zero
    override func viewDidLoad() {
        super.viewDidLoad()
        loadedSize = view.bounds.size
    }
}

class LoadingController: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
}

/// Storyboards, nibs, and segues at run time: B.
@MainActor
@Suite(.serialized)
struct RuntimeRulesTests {
    init() { CreatingController.register() }

    @Test("two UIStoryboard objects of one file are independent", .rule("SP-B002"))
    func independent() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a")))])
        let (first, second) = (files.storyboard(), files.storyboard())
        let (one, two) = (first.instantiateInitialViewController(), second.instantiateInitialViewController())
        #expect(first !== second && one !== two && one?.storyboard === first && two?.storyboard === second)
        #expect(one?.view !== two?.view)
        let again = first.instantiateInitialViewController()
        #expect(again !== one && again?.view !== one?.view && again?.storyboard === first)
    }

    @Test(
        "runtime attributes precede outlets, and awakeFromNib is called after them, once on what the nib created",
        .rule("SP-B012", "SP-B014", "SP-B015", "SP-J007"))
    func waking() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
                <view id="v"\(XML.custom("DesignedView"))><subviews><view id="p"\(XML.custom("ProbeView"))><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/></userDefinedRuntimeAttributes><connections><outlet property="inner" destination="v" id="i"/></connections></view></subviews></view>
                """)
        ])
        let owner = ProbeOwner()
        UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: owner)
        #expect(owner.view is DesignedView)
        #expect(
            Log.lines.filter { $0 == "designed awake" }.count == 1 && !Log.lines.contains("owner awake")
                && !Log.lines.contains { $0.contains("Interface Builder") })
        let attribute = try #require(Log.lines.firstIndex(of: "view attribute note=x"))
        let outlet = try #require(Log.lines.firstIndex(of: "view set inner"))
        let awake = try #require(Log.lines.firstIndex(of: "designed awake"))
        #expect(attribute < outlet && outlet < awake)
    }

    @Test(
        "a root view has the window's size when it is loaded, unless its scene keeps its own or a container holds it",
        .rule("A-23", "SP-A022"))
    func loadedSize() throws {
        func size(_ attributes: String, inside: Bool = false) throws -> CGSize {
            let controller = try #require(
                try instantiate(XML.scene(XML.controller("a", "SizedController", attributes: attributes))) as? SizedController)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 667, height: 375))
            window.rootViewController = inside ? UINavigationController(rootViewController: controller) : controller
            window.makeKeyAndVisible()
            settle()
            #expect(controller.view.bounds.width == 667)
            return controller.loadedSize
        }
        #expect(try size("") == CGSize(width: 667, height: 375))
        #expect(try size("autoresizesArchivedViewToFullSize=\"NO\"") == CGSize(width: 390, height: 844))
        #expect(try size("", inside: true) == CGSize(width: 390, height: 844))
    }

    @Test("a nib outlives its file and memory warnings", .rule("SP-B021"))
    func kept() throws {
        var nib: UINib?
        do {
            let files = try TemporaryBundle(["Test.xib": XML.xib("<view tag=\"3\" id=\"v\"/>")])
            nib = UINib(nibName: "Test", bundle: files.bundle)
        }
        HostInput().receiveMemoryWarning()
        #expect((nib?.instantiate(withOwner: nil).first as? UIView)?.tag == 3)
    }

    @Test("a window with visibleAtLaunch is shown before awakeFromNib", .rule("SP-B022"))
    func windows() throws {
        let window: UIWindow = try decodeFirst(
            "<window visibleAtLaunch=\"YES\" id=\"w\"\(XML.custom("ProbeWindow"))><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/></window>"
        )
        #expect(!window.isHidden && Log.lines == ["window awake hidden=false"])
        window.isHidden = true
    }

    @Test("a controller finds its nib by its class: without Controller first, then with it", .rule("SP-B024"))
    func nibNames() throws {
        func xib(_ tag: Int) -> String {
            XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder><view tag=\"\(tag)\" id=\"v\"/>"
            )
        }
        let both = try TemporaryBundle(["SearchedView.xib": xib(1), "SearchedViewController.xib": xib(2)])
        #expect(SearchedViewController(nibName: nil, bundle: both.bundle).view.tag == 1)
        let whole = try TemporaryBundle(["SearchedViewController.xib": xib(2), "OtherController.xib": xib(3)])
        #expect(SearchedViewController(nibName: nil, bundle: whole.bundle).view.tag == 2)
        #expect(OtherController(nibName: nil, bundle: whole.bundle).view.tag == 3)
        // A name that is given comes first.
        #expect(SearchedViewController(nibName: "OtherController", bundle: whole.bundle).view.tag == 3)
    }

    @Test("loadView without super does not load the scene's view", .rule("SP-B027"))
    func ownView() throws {
        let controller = try instantiate(XML.scene(XML.controller("a", "LoadingController", view: "<subviews><view id=\"x\"/></subviews>")))
        #expect(controller.view.subviews.isEmpty && controller.view.frame.width == 5)
    }

    @Test("loading a view sends no appearance callbacks", .rule("SP-B028"))
    func loading() throws {
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ProbeController", attributes: "title=\"A\""))) as? ProbeController)
        #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
        var callbacks: [String] = []
        let sink = CallbackTrace.addSink { callbacks.append($0.name) }
        defer { CallbackTrace.removeSink(sink) }
        controller.loadViewIfNeeded()
        settle()
        #expect(controller.isViewLoaded && Log.lines.contains("A viewDidLoad children=0"))
        #expect(!callbacks.contains { $0.contains("Appear") })
    }

    // MARK: Segues

    private func stage(_ connections: String, view: String = "", source: String = "ProbeController", _ more: String...) throws -> (
        ProbeController, UIWindow
    ) {
        let controller = try instantiate(
            XML.scene(XML.controller("a", source, attributes: "title=\"A\"", view: view, connections: connections)),
            XML.scene(XML.controller("b", "DestinationController", attributes: "title=\"B\"")),
            XML.scene(XML.controller("c", "DestinationController", attributes: "title=\"C\"")),
            more.joined())
        let window = inWindow(controller)
        let probe = try #require(controller as? ProbeController)
        Log.lines = []
        return (probe, window)
    }

    private func button(_ segues: String) -> String {
        "<subviews><button opaque=\"NO\" id=\"button\"><connections>\(segues)</connections></button></subviews>"
    }

    @Test(
        "a control's target is a segue template; shouldPerformSegue precedes the destination, with an empty identifier if there is none",
        .rule("SP-B030", "SP-B032", "SP-B036"))
    func templates() throws {
        let (controller, window) = try stage("", view: button("<segue destination=\"b\" kind=\"presentation\" animates=\"NO\" id=\"s\"/>"))
        defer { _ = window }
        let control = try #require(controller.view.subviews.first as? UIButton)
        let target = try #require(control.allTargets.first as? NSObject)
        #expect(!(target is UIStoryboardSegue) && control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["perform:"])
        control.sendActions(for: .touchUpInside)
        #expect(Log.lines.first == "A should " && Log.lines.dropFirst().first?.hasPrefix("B init") == true)
    }

    @Test("of two segues with one identifier the first in the file is performed", .rule("SP-B037"))
    func twins() throws {
        let (controller, window) = try stage(
            "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s1\"/><segue destination=\"c\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s2\"/>"
        )
        defer { _ = window }
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        #expect(controller.presentedViewController?.title == "B" && controller.prepared.count == 1)
    }

    @Test(
        "a segue action creates the destination, by its number of arguments; nil means the default",
        .rule("SP-B038", "SP-A085", "SP-A088"))
    func creation() throws {
        for (selector, expected) in [
            ("make:", "make: []"), ("make:sender:", "make:sender: [\"7\"]"), ("make:sender:segue:", "make:sender:segue: [\"7\", \"go\"]"),
        ] {
            let (controller, window) = try stage(
                "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" destinationCreationSelector=\"\(selector)\" animates=\"NO\" id=\"s\"/>",
                source: "CreatingController")
            controller.performSegue(withIdentifier: "go", sender: 7)
            #expect(Log.lines.first == expected)
            #expect(Log.lines.filter { $0.hasPrefix("B init") }.count == 1 && Log.lines.contains { $0.hasPrefix("A prepare go") })
            controller.dismiss(animated: false)
            settle()
            (controller as? CreatingController)?.makes = false
            controller.performSegue(withIdentifier: "go", sender: 7)
            settle()
            #expect(controller.presentedViewController is DestinationController)
            _ = window
        }
    }

    @Test("embed and relationship segues may have segue actions too", .rule("SP-B038"))
    func embeddedCreation() throws {
        let view =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections><segue destination=\"b\" kind=\"embed\" destinationCreationSelector=\"make:\" id=\"s\"/></connections></containerView></subviews>"
        let controller = try instantiate(
            XML.scene(XML.controller("a", "CreatingController", view: view)), XML.scene(XML.controller("b", attributes: "title=\"B\"")))
        controller.loadViewIfNeeded()
        #expect(Log.lines.contains("make: []") && controller.children.first is DestinationController)

        DispatchTable.add(
            CreatingNavigation.self, selectors: ["make:"],
            invoke: { _, _, arguments in
                (arguments.values.first as? NSCoder).map { .handled(DestinationController(coder: $0)) } ?? .unhandled
            })
        let related = try instantiate(
            XML.scene(
                "<navigationController id=\"a\"\(XML.custom("CreatingNavigation")) sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" destinationCreationSelector=\"make:\" id=\"s\"/></connections></navigationController>"
            ),
            XML.scene(XML.controller("b", attributes: "title=\"B\"")))
        #expect(
            (related as? UINavigationController)?.topViewController is DestinationController
                && (related as? UINavigationController)?.topViewController?.title == "B")
        // A relationship with a method that no class has: a public app's file has one, and the app starts.
        let plain = try instantiate(
            XML.scene(
                "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" destinationCreationSelector=\"1\" id=\"s\"/></connections></navigationController>"
            ),
            XML.scene(XML.controller("b", attributes: "title=\"B\"")))
        #expect((plain as? UINavigationController)?.topViewController?.title == "B")
    }

    @Test(
        "each performance creates a new segue, between shouldPerform and perform, with the file's animates flag",
        .rule("SP-B030", "SP-B031"),
        arguments: [false, true])
    func executions(_ animates: Bool) throws {
        let (controller, window) = try stage(
            "",
            view: button(
                "<segue destination=\"b\" kind=\"custom\" identifier=\"go\" animates=\"\(animates ? "YES" : "NO")\"\(XML.custom("FlagSegue")) id=\"s\"/>"
            ))
        defer { _ = window }
        let control = try #require(controller.view.subviews.first as? UIButton)
        FlagSegue.seen = []
        for _ in 0..<2 { control.sendActions(for: .touchUpInside) }
        #expect(FlagSegue.seen == [animates, animates] && UIView.areAnimationsEnabled)
        #expect(
            Array(Log.lines.prefix(4)) == [
                "A should go", "B init storyboard=nil nib=set", "B awake storyboard=set parent=nil",
                "A prepare go loaded=true destination=false",
            ])
        #expect(controller.prepared.count == 2 && controller.prepared[0] !== controller.prepared[1])
        controller.allowsSegues = false
        control.sendActions(for: .touchUpInside)
        #expect(controller.prepared.count == 2 && Log.lines.last == "A should go")
    }

    @Test("a segue has its identifier, source, and destination, and a handler that it performs", .rule("SP-B039"))
    func segueObject() {
        let (source, destination) = (UIViewController(), UIViewController())
        var performed = 0
        let segue = UIStoryboardSegue(identifier: "x", source: source, destination: destination) { performed += 1 }
        #expect(segue.identifier == "x" && segue.source === source && segue.destination === destination)
        segue.perform()
        #expect(performed == 1)
    }

    @Test("before iOS 9 a segue was not retained", .rule("SP-B043"))
    func notRetained() throws {
        let previous = Generation.current
        Generation.current = .ios6
        defer { Generation.current = previous }
        let (controller, window) = try stage("<segue destination=\"b\" kind=\"modal\" identifier=\"go\" animates=\"NO\" id=\"s\"/>")
        defer { _ = window }
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        weak let segue: UIStoryboardSegue? = controller.prepared.first
        controller.prepared = []
        #expect(controller.presentedViewController != nil && segue == nil)
    }

    @Test("showDetail is forwarded to the source; show without a container presents", .rule("SP-B045", "SP-B046"))
    func showing() throws {
        let segues =
            "<segue destination=\"b\" kind=\"showDetail\" identifier=\"detail\" id=\"s1\"/><segue destination=\"c\" kind=\"show\" identifier=\"show\" id=\"s2\"/>"
        let (controller, window) = try stage(segues, source: "CreatingController")
        defer { _ = window }
        controller.performSegue(withIdentifier: "detail", sender: 3)
        #expect(Log.lines.last == "showDetail B 3")
        controller.performSegue(withIdentifier: "show", sender: nil)
        settle()
        #expect(controller.presentedViewController?.title == "C")
    }

    @Test("replace puts the destination in the detail column", .rule("SP-B052"))
    func replace() throws {
        let split = try #require(
            try instantiate(
                XML.scene(
                    "<splitViewController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"m\" kind=\"relationship\" relationship=\"masterViewController\" id=\"1\"/><segue destination=\"d\" kind=\"relationship\" relationship=\"detailViewController\" id=\"2\"/></connections></splitViewController>"
                ),
                XML.scene(
                    XML.controller(
                        "m", "ProbeController", attributes: "title=\"Master\"",
                        connections:
                            "<segue destination=\"b\" kind=\"replace\" identifier=\"go\" id=\"s\"/><segue destination=\"b\" kind=\"replace\" splitViewControllerTargetIndex=\"0\" identifier=\"first\" id=\"f\"/>"
                    )),
                XML.scene(XML.controller("d", attributes: "title=\"Detail\"")), XML.scene(XML.controller("b", attributes: "title=\"New\"")))
                as? UISplitViewController)
        #expect(split.viewControllers.map(\.title) == ["Master", "Detail"])
        split.viewControllers.first?.performSegue(withIdentifier: "go", sender: nil)
        #expect(split.viewControllers.map(\.title) == ["Master", "New"])
        split.viewControllers.first?.performSegue(withIdentifier: "first", sender: nil)
        #expect(split.viewControllers.map(\.title) == ["New", "New"])
    }

    @Test("a refused embed leaves its container empty", .rule("SP-B055"))
    func refusedEmbed() throws {
        let view =
            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"50\"/><connections><segue destination=\"b\" kind=\"embed\" identifier=\"embed\" id=\"s\"/></connections></containerView></subviews>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ProbeController", view: view)), XML.scene(XML.controller("b")))
                as? ProbeController)
        controller.allowsSegues = false
        controller.loadViewIfNeeded()
        #expect(controller.children.isEmpty && controller.view.subviews.first?.subviews.isEmpty == true)
        // performSegue does not call shouldPerformSegue.
        controller.performSegue(withIdentifier: "embed", sender: nil)
        #expect(controller.children.count == 1)
    }

    @Test("peek and pop elements are ignored without a warning", .rule("SP-A085", "SP-B057"))
    func previews() throws {
        let segue =
            "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s\"><segue key=\"commit\" inheritsFrom=\"parent\" id=\"c1\"/><segue key=\"preview\" inheritsFrom=\"commit\" id=\"p1\"/></segue>"
        var lines: [String] = []
        var staged: (ProbeController, UIWindow)?
        lines = try Console.capturing { staged = try stage(segue) }
        #expect(lines.isEmpty && staged?.0.loading.segueTemplates.count == 1)
        staged?.0.performSegue(withIdentifier: "go", sender: nil)
        settle()
        #expect(staged?.0.presentedViewController?.title == "B")
    }

    @Test("a segue without a destination raises the exception of presenting or pushing nil", .rule("C-61", "F-25", "SP-D001"))
    func nilDestinations() throws {
        let segues = ["show", "presentation"].map { "<segue destination=\"r\" kind=\"\($0)\" identifier=\"\($0)\" id=\"s-\($0)\"/>" }
            .joined()
        let main = XML.storyboard(
            initial: "a", XML.scene(XML.controller("a", connections: segues)),
            XML.scene("<viewControllerPlaceholder storyboardName=\"Empty\" id=\"r\" sceneMemberID=\"viewController\"/>"))
        // A storyboard with a scene, and no entry point.
        let files = try TemporaryBundle(["Main.storyboard": main, "Empty.storyboard": XML.storyboard(XML.scene(XML.controller("x")))])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let name = Fault.name(of: controller)
        for kind in ["show", "presentation"] {
            #expect(
                Fault.catching { controller.performSegue(withIdentifier: kind, sender: nil) } == [
                    Fault(
                        name: .invalidArgumentException,
                        reason: "Application tried to present a nil modal view controller on target \(name).")
                ])
        }
        let navigation = UINavigationController(rootViewController: controller)
        #expect(
            Fault.catching { controller.performSegue(withIdentifier: "show", sender: nil) } == [
                Fault(
                    name: .invalidArgumentException,
                    reason: "Application tried to push a nil view controller on target \(Fault.name(of: navigation)).")
            ])
        #expect(navigation.viewControllers == [controller] && navigation.presentedViewController == nil)
    }

    @Test("a table view controller whose file has another kind of view raises an exception that names the file", .rule("H-42"))
    func tableControllerWithoutTable() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    XML.controller(
                        "a", "ProbeTableController", attributes: "storyboardIdentifier=\"List\"",
                        connections: "<segue destination=\"b\" kind=\"show\" id=\"s\"/>")),
                XML.scene(XML.controller("b", "ProbeTableController"))),
            "Rows.xib": XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder><view id=\"v\"/>"
            ),
        ])
        func raised(_ controller: UIViewController?) -> [Fault] { Fault.catching { controller?.loadViewIfNeeded() } }
        func reason(_ identifier: String) -> Fault {
            Fault(
                name: .internalInconsistencyException,
                reason:
                    "-[UITableViewController loadView] instantiated view controller with identifier \"\(identifier)\" from storyboard \"Main\", but didn't get a UITableView."
            )
        }
        #expect(raised(files.storyboard().instantiateInitialViewController()) == [reason("List")])
        #expect(
            raised(files.storyboard().instantiateViewController(withIdentifier: "UIViewController-b")) == [reason("UIViewController-b")])
        #expect(
            raised(UITableViewController(nibName: "Rows", bundle: files.bundle)) == [
                Fault(
                    name: .internalInconsistencyException,
                    reason: "-[UITableViewController loadView] loaded the \"Rows\" nib but didn't get a UITableView.")
            ])
    }
}

final class ProbeTableController: UITableViewController {}
