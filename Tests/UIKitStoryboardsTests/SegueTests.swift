import RuleTrait
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct SegueTests {
    /// A source in a navigation controller with one segue to `target`.
    private func stage(_ segue: String, button: Bool = false, source: String = "ProbeController") throws -> (
        ProbeController, UIWindow, TemporaryBundle
    ) {
        let view =
            button
            ? "<subviews><button opaque=\"NO\" buttonType=\"system\" id=\"button\"><rect key=\"frame\" x=\"0.0\" y=\"100\" width=\"100\" height=\"44\"/><state key=\"normal\" title=\"Go\"/><connections>\(segue)</connections></button></subviews>"
            : ""
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "nav",
                XML.scene(
                    "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s0\"/></connections></navigationController>"
                ),
                XML.scene(
                    XML.controller(
                        "root", source, attributes: "title=\"Root\"", view: view,
                        connections: (button ? "<outlet property=\"apple\" destination=\"button\" id=\"o1\"/>" : segue))),
                XML.scene(XML.controller("target", "DestinationController", attributes: "title=\"Target\"")))
        ])
        let navigation = try #require(files.storyboard().instantiateInitialViewController() as? UINavigationController)
        let root = try #require(navigation.viewControllers.first as? ProbeController)
        let window = inWindow(navigation)
        Log.lines = []
        return (root, window, files)
    }

    @Test(
        "performSegue does not call shouldPerform, creates the destination, calls prepare, and pushes",
        .rule("SP-J004", "SP-B033", "SP-B044", "SP-B058"))
    func show() throws {
        let (root, _window, _files) = try stage("<segue destination=\"target\" kind=\"show\" identifier=\"go\" id=\"s1\"/>")
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(
            Array(Log.lines.prefix(4)) == [
                "Target init storyboard=nil nib=set", "Target awake storyboard=set parent=nil",
                "Root prepare go loaded=true destination=false",
                "Target willMove parent",
            ])
        #expect(root.navigationController?.viewControllers.count == 2)
        #expect(root.prepared.first?.destination === root.navigationController?.topViewController)
        settle()
        #expect(root.navigationController?.topViewController?.isViewLoaded == true)
        let (showing, window, files) = try stage(
            "<segue destination=\"target\" kind=\"show\" identifier=\"go\" id=\"s1\"/>", source: "CreatingController")
        showing.performSegue(withIdentifier: "go", sender: 7)
        #expect(Log.lines.filter { $0.hasPrefix("show") } == ["show Target 7"] && showing.navigationController?.viewControllers.count == 2)
        _ = (window, files)
    }

    @Test("a control's segue calls shouldPerform first and passes the control as sender", .rule("SP-J004", "SP-B031", "SP-B035", "SP-A087"))
    func trigger() throws {
        let (root, _window, _files) = try stage("<segue destination=\"target\" kind=\"show\" identifier=\"go\" id=\"s1\"/>", button: true)
        defer { _ = (_window, _files) }
        let button = try #require(root.apple as? UIButton)
        // The button's target is the segue's template. (SP-B030)
        #expect(button.allTargets.count == 1)
        button.sendActions(for: .touchUpInside)
        #expect(Log.lines.first == "Root should go")
        #expect(root.navigationController?.viewControllers.count == 2)
        root.allowsSegues = false
        button.sendActions(for: .touchUpInside)
        #expect(root.navigationController?.viewControllers.count == 2)
    }

    @Test("an unknown identifier is a fault", .rule("SP-B034"))
    func unknown() throws {
        let (root, _window, _files) = try stage("")
        defer { _ = (_window, _files) }
        let faults = Fault.catching { root.performSegue(withIdentifier: "nothing", sender: nil) }
        #expect(faults.first?.name == .invalidArgumentException)
        #expect(faults.first?.reason.hasSuffix("has no segue with identifier 'nothing'") == true)
        let plain = UIViewController()
        #expect(
            Fault.catching { plain.performSegue(withIdentifier: "x", sender: nil) }.map(\.reason)
                == ["Receiver (\(Fault.name(of: plain))) has no segue with identifier 'x'"])
    }

    @Test(
        "a presentation has the segue's styles, and is animated as it says", .rule("SP-B047"), arguments: ["presentation", "modal"],
        ["YES", "NO"])
    func presentation(kind: String, animates: String) throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"\(kind)\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" animates=\"\(animates)\" id=\"s1\"/>"
        )
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        EventLoop.main.advance(by: 0.05)
        let target = root.presentedViewController
        #expect((target?.transitionCoordinator != nil) == (animates == "YES"))
        settle()
        #expect(target is DestinationController)
        #expect(target?.modalPresentationStyle == .fullScreen && target?.modalTransitionStyle == .crossDissolve)
    }

    @Test("a popover points at the anchor of the file or at the trigger", .rule("SP-B048", "SP-B049", "SP-A085"))
    func popover() throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"button\" id=\"s1\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>",
            button: true)
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        let popover =
            root.presentedViewController?.popoverPresentationController ?? root.prepared.first?.destination.popoverPresentationController
        #expect(popover?.sourceView === root.apple)
        #expect(popover?.permittedArrowDirections == .up)
    }

    @Test("UIStoryboardSegue's own perform does nothing for a custom segue", .rule("SP-B040"))
    func inherited() throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"custom\" identifier=\"go\"\(XML.custom("WrappingSegue")) id=\"s1\"/>")
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(Log.lines.filter { ["before", "after"].contains($0) } == ["before", "after"])
        #expect(root.navigationController?.viewControllers.count == 1 && root.presentedViewController == nil)
    }

    @Test("without an anchor in the file, a popover points at the view that triggered it", .rule("SP-B049"))
    func triggeredPopover() throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"popoverPresentation\" identifier=\"go\" id=\"s1\"/>", button: true)
        defer { _ = (_window, _files) }
        let button = try #require(root.apple as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(root.prepared.last?.destination.popoverPresentationController?.sourceView === button)
        root.dismiss(animated: false)
        settle()
        let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        root.performSegue(withIdentifier: "go", sender: item)
        #expect(root.prepared.last?.destination.popoverPresentationController?.barButtonItem === item)
    }

    @Test("a custom segue has only the effect of its own class", .rule("SP-B050"))
    func custom() throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"custom\" identifier=\"go\"\(XML.custom("CustomSegue")) id=\"s1\"/>")
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(Log.lines.last == "custom perform go")
        #expect(root.navigationController?.viewControllers.count == 1)
    }

    @Test("a subclass of a standard segue can act before and after it", .rule("SP-B040", "SP-B041"))
    func wrapping() throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"show\" identifier=\"go\"\(XML.custom("WrappingSegue")) id=\"s1\"/>")
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(Log.lines.filter { ["before", "after"].contains($0) } == ["before", "after"])
        #expect(root.navigationController?.viewControllers.count == 2)
    }

    @Test(
        "any standard kind may have a custom class, and is a plain segue without one", .rule("SP-B041"),
        arguments: ["show", "showDetail", "presentation", "popoverPresentation", "push"])
    func kinds(_ kind: String) throws {
        for own in [false, true] {
            let (root, window, files) = try stage(
                "<segue destination=\"target\" kind=\"\(kind)\" identifier=\"go\" animates=\"NO\" popoverAnchorView=\"view-root\"\(own ? XML.custom("WrappingSegue") : "") id=\"s1\"/>"
            )
            root.performSegue(withIdentifier: "go", sender: nil)
            settle()
            #expect(root.prepared.map { type(of: $0) == (own ? WrappingSegue.self : UIStoryboardSegue.self) } == [true])
            #expect(Log.lines.contains("before") == own)
            #expect(root.prepared.first?.destination.viewIfLoaded?.window === window)
            _ = files
        }
    }

    @Test(
        "a segue creates its destination, calls prepare before outlets are set, and loads the view when it appears",
        .rule("SP-J004", "A-21"))
    func outlets() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "root",
                XML.scene(
                    XML.controller(
                        "root", "ProbeController", attributes: "title=\"Root\"",
                        connections: "<segue destination=\"target\" kind=\"presentation\" identifier=\"go\" id=\"s1\"/>")),
                XML.scene(
                    XML.controller(
                        "target", "DestinationController", attributes: "title=\"Target\"",
                        view: "<subviews><label text=\"x\" id=\"l\"/></subviews>",
                        connections: "<outlet property=\"label\" destination=\"l\" id=\"o\"/>")))
        ])
        let root = try #require(files.storyboard().instantiateInitialViewController() as? ProbeController)
        let window = inWindow(root)
        Log.lines = []
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let target = try #require(root.presentedViewController as? ProbeController)
        #expect(
            Log.lines.filter { !$0.contains(" set ") } == [
                "Target init storyboard=nil nib=set", "Target awake storyboard=set parent=nil",
                "Root prepare go loaded=true destination=false",
                "Target loadView", "Target viewDidLoad children=0",
            ])
        // The outlet was set with the view, after prepare.
        #expect(
            Log.lines.firstIndex(of: "Target set label").map {
                $0 > (Log.lines.firstIndex(of: "Root prepare go loaded=true destination=false") ?? 0)
            } == true)
        #expect(target.label.text == "x")
        _ = window
    }

    @Test("a popover points at the bar button item that the file names", .rule("SP-B048"))
    func barItemPopover() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "root",
                XML.scene(
                    XML.controller(
                        "root", "ProbeController",
                        items:
                            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"More\" id=\"item\"/></navigationItem>",
                        connections:
                            "<segue destination=\"target\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorBarButtonItem=\"item\" id=\"s1\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" left=\"YES\"/></segue>"
                    )),
                XML.scene(XML.controller("target", "DestinationController")))
        ])
        let root = try #require(files.storyboard().instantiateInitialViewController() as? ProbeController), window = inWindow(root)
        defer { window.isHidden = true }
        root.performSegue(withIdentifier: "go", sender: nil)
        let target = try #require(root.prepared.first?.destination), popover = target.popoverPresentationController
        #expect(target.modalPresentationStyle == .popover)
        #expect(popover?.barButtonItem === root.navigationItem.rightBarButtonItem && popover?.sourceView == nil)
        #expect(popover?.permittedArrowDirections == [.up, .left] && popover?.sourceRect.isNull == true)
    }

    @Test(
        "a presented controller retains its segue until it is dismissed", .rule("SP-B042", "C-71"),
        arguments: ["presentation", "popoverPresentation"])
    func retention(_ kind: String) throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"\(kind)\" identifier=\"go\"\(XML.custom("WrappingSegue")) animates=\"NO\" id=\"s1\"/>",
            button: kind != "presentation")
        defer { _ = (_window, _files) }
        if kind == "presentation" {
            root.performSegue(withIdentifier: "go", sender: nil)
        } else {
            (root.apple as? UIButton)?.sendActions(for: .touchUpInside)
        }
        settle()
        weak let segue: UIStoryboardSegue? = root.prepared.first
        root.prepared = []
        #expect(segue != nil)
        root.dismiss(animated: false)
        settle()
        #expect(segue == nil)
    }

    @Test(
        "a presented controller also retains a segue that reaches super later; a refused presentation retains none", .rule("SP-B042"),
        arguments: [false, true])
    func lateRetention(_ isRefused: Bool) throws {
        let (root, _window, _files) = try stage(
            "<segue destination=\"target\" kind=\"presentation\" identifier=\"go\"\(XML.custom("LateSegue")) animates=\"NO\" id=\"s1\"/>")
        defer { _ = (_window, _files) }
        if isRefused { root.present(UIViewController(), animated: false) }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        weak let segue: UIStoryboardSegue? = root.prepared.first
        root.prepared = []
        #expect((segue == nil) == isRefused)
        root.dismiss(animated: false)
        settle()
        #expect(segue == nil)
    }

    @Test("a push segue requires a navigation controller", .rule("SP-B051"))
    func push() throws {
        let segue = "<segue destination=\"target\" kind=\"push\" identifier=\"go\" id=\"s1\"/>"
        let (root, _window, _files) = try stage(segue)
        defer { _ = (_window, _files) }
        root.performSegue(withIdentifier: "go", sender: nil)
        #expect(root.navigationController?.viewControllers.count == 2)
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "root", XML.scene(XML.controller("root", "ProbeController", connections: segue)),
                XML.scene(XML.controller("target", "DestinationController")))
        ])
        let alone = try #require(files.storyboard().instantiateInitialViewController())
        let faults = Fault.catching { alone.performSegue(withIdentifier: "go", sender: nil) }
        #expect(faults.map(\.name) == [.genericException])
        #expect(
            faults.first?.reason
                == "Could not find a navigation controller for segue 'go'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
    }

    @Test("an exit outside of objects invalidates its unwind segues", .rule("SP-A017"))
    func misplacedExit() throws {
        var text = XML.storyboard(
            initial: "root",
            XML.scene(
                XML.controller(
                    "root", "ProbeController",
                    connections: "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\" id=\"s1\"/>"
                )))
        text = text.replacingOccurrences(of: "</objects>", with: "</objects><exit id=\"exit\" sceneMemberID=\"exit\"/>")
        let files = try TemporaryBundle(["Main.storyboard": text])
        var controller: UIViewController?
        let lines = Console.capturing { controller = files.storyboard().instantiateInitialViewController() }
        #expect(lines.contains { $0.contains("is not connected to an exit") })
        #expect(Fault.catching { controller?.performSegue(withIdentifier: "back", sender: nil) }.count == 1)
    }

    @Test("an embed into a container with subviews fails", .rule("SP-B056"))
    func fullContainer() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "root",
                XML.scene(
                    XML.controller(
                        "root", "ProbeController",
                        view:
                            "<subviews><containerView id=\"box\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"10\" height=\"10\"/><connections><segue destination=\"target\" kind=\"embed\" identifier=\"embed\" id=\"s1\"/></connections></containerView></subviews>"
                    )), XML.scene(XML.controller("target", "DestinationController")))
        ])
        let root = try #require(files.storyboard().instantiateInitialViewController())
        root.loadViewIfNeeded()
        #expect(root.children.count == 1)
        let faults = Fault.catching { root.performSegue(withIdentifier: "embed", sender: nil) }
        #expect(faults.first?.reason.hasPrefix("There are unexpected subviews in the container view.") == true)
    }
}
