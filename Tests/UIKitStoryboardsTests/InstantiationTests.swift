import RuleTrait
import Testing
import UIKit

@testable import UIKitRuntime

@MainActor
@Suite(.serialized)
struct InstantiationTests {
    @Test("creating a missing storyboard is a fault", .rule("SP-B001"))
    func missingStoryboard() {
        let faults = Fault.catching { _ = UIStoryboard(name: "Nowhere", bundle: .main) }
        #expect(faults.map(\.name) == [.invalidArgumentException])
        #expect(
            faults.first?.reason == "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)")
    }

    @Test("names that lead out of the bundle find nothing")
    func climbing() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(XML.scene(XML.controller("a")))])
        #expect(
            Fault.catching { _ = UIStoryboard(name: "../\(files.bundle.bundleURL.lastPathComponent)/Main", bundle: files.bundle) }.count
                == 1)
    }

    @Test("without an entry point there is no initial controller", .rule("SP-B003"))
    func noEntryPoint() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(XML.scene(XML.controller("a", attributes: "storyboardIdentifier=\"A\"")))
        ])
        #expect(files.storyboard().instantiateInitialViewController() == nil)
    }

    @Test("a subclass can be created without a file, and has no scenes")
    func subclass() {
        final class Own: UIStoryboard {
            let number: Int
            override init() {
                number = 1
                super.init()
            }
        }
        let own = Own()
        #expect(own.number == 1 && own.instantiateInitialViewController() == nil)
    }

    @Test("an unknown identifier is a fault that names it", .rule("SP-B004"))
    func unknownIdentifier() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(XML.scene(XML.controller("a")))])
        let storyboard = files.storyboard()
        let faults = Fault.catching { _ = storyboard.instantiateViewController(withIdentifier: "B") }
        let reason = "Storyboard (\(Fault.name(of: storyboard))) doesn't contain a view controller with identifier 'B'"
        #expect(faults == [Fault(name: .invalidArgumentException, reason: reason)])
    }

    @Test("each call creates a new controller of the scene's class with its storyboard", .rule("SP-B005", "SP-B016", "SP-A106"))
    func fresh() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                XML.scene(XML.controller("abc-de-fgh", "ProbeController", attributes: "storyboardIdentifier=\"A\" title=\"A\"")))
        ])
        let storyboard = files.storyboard()
        let first = storyboard.instantiateViewController(withIdentifier: "A")
        let second = storyboard.instantiateViewController(withIdentifier: "UIViewController-abc-de-fgh")
        #expect(first is ProbeController && second is ProbeController && first !== second)
        #expect(first.storyboard === storyboard)
        #expect(first.title == "A")
        #expect(!first.isViewLoaded)
    }

    @Test("a storyboard's controller assigned to a weak property lives until the run loop turns or its autorelease pool ends")
    func weakControllers() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", attributes: "storyboardIdentifier=\"A\"")))
        ])
        weak var controller = files.storyboard().instantiateInitialViewController()
        #expect(controller != nil)
        EventLoop.main.turn()
        #expect(controller == nil)
        autoreleasepool {
            controller = files.storyboard().instantiateViewController(withIdentifier: "A")
            #expect(controller != nil)
        }
        #expect(controller == nil)
    }

    @Test("an unknown class falls back to the element's own, with a warning", .rule("SP-A025"))
    func unknownClass() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", "NobodyController")))
        ])
        var controller: UIViewController?
        let lines = Console.capturing { controller = files.storyboard().instantiateInitialViewController() }
        #expect(controller.map { type(of: $0) == UIViewController.self } == true)
        #expect(lines == ["Unknown class NobodyController in Interface Builder file."])
    }

    @Test("each creation of an unknown class is reported with its place, so that a test can fail", .rule("SP-A025"))
    func unknownClassIsReported() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", "NobodyController")))
        ])
        var reports: [(name: String, place: String)] = []
        MissingClasses.report = { reports.append(($0, $1)) }
        defer { MissingClasses.report = nil }
        _ = Console.capturing { for _ in 0..<2 { _ = files.storyboard().instantiateInitialViewController() } }
        #expect(reports.map(\.name) == ["NobodyController", "NobodyController"])
        #expect(reports.allSatisfy { $0.place.contains(/Main\.storyboard:\d+:\d+$/) }, "\(reports)")
    }

    @Test("a creator closure creates the controller, once, and nil from it means the default", .rule("SP-B006", "SP-B008"))
    func creator() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene(XML.controller("a", "ProbeController", attributes: "storyboardIdentifier=\"A\"")))
        ])
        var calls = 0
        let made: DestinationController = files.storyboard().instantiateViewController(identifier: "A") { coder in
            calls += 1
            #expect(String(describing: type(of: coder)) == "UINibDecoder")
            return DestinationController(coder: coder)
        }
        #expect(calls == 1 && made.storyboard != nil)
        let plain: ProbeController? = files.storyboard().instantiateInitialViewController { _ in nil }
        #expect(plain != nil)
    }

    @Test("a creator's controller must come from its coder", .rule("SP-B007"))
    func wrongCreator() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", "ProbeController")))]
        )
        let faults = Fault.catching {
            let _: UIViewController? = files.storyboard().instantiateInitialViewController { _ in
                UIViewController(nibName: nil, bundle: nil)
            }
        }
        #expect(faults.map(\.reason) == ["Custom instantiated view controller must call -[super initWithCoder:]"])
        #expect(faults.map(\.name) == [.internalInconsistencyException])
        // A controller with the coder but not of the scene's class; then one of a subclass.
        let foreign = Fault.catching {
            let _: UIViewController? = files.storyboard().instantiateInitialViewController { UITableViewController(coder: $0) }
        }
        #expect(foreign.map(\.name) == [.internalInconsistencyException])
        let faultless = Fault.catching {
            let made: UIViewController? = files.storyboard().instantiateInitialViewController { DestinationController(coder: $0) }
            #expect(made is DestinationController)
        }
        #expect(faultless.isEmpty)
    }

    private static let ordered = XML.storyboard(
        initial: "nav",
        XML.scene(
            "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s0\"/></connections></navigationController>"
        ),
        XML.scene(
            XML.controller(
                "root", "ProbeController", attributes: "title=\"Root\"",
                view: """
                    <subviews>
                        <view tag="7" contentMode="scaleToFill" id="custom"\(XML.custom("ProbeView"))>
                            <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="note" value="hello"/>
                            </userDefinedRuntimeAttributes>
                            <connections><outlet property="inner" destination="label" id="o6"/></connections>
                        </view>
                        <label opaque="NO" text="Hi" id="label"><rect key="frame" x="0.0" y="60" width="100" height="20"/></label>
                        <containerView opaque="NO" contentMode="scaleToFill" id="container">
                            <rect key="frame" x="10" y="100" width="200" height="300"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
                            <connections><segue destination="child" kind="embed" identifier="embed" id="s1"/></connections>
                        </containerView>
                    </subviews>
                    """,
                connections: """
                    <outlet property="zebra" destination="custom" id="o1"/>
                    <outlet property="helper" destination="object" id="o2"/>
                    <outlet property="apple" destination="custom" id="o3"/>
                    <outletCollection property="group" destination="label" id="o4"/>
                    <outletCollection property="group" destination="custom" id="o5"/>
                    """),
            dock:
                "<customObject id=\"object\"\(XML.custom("ProbeObject"))><connections><outlet property=\"target\" destination=\"label\" id=\"o7\"/></connections></customObject>"
        ),
        XML.scene(XML.controller("child", "DestinationController", attributes: "title=\"Child\"")))

    @Test("scene objects are created, connected, and awakened first; the view is loaded later", .rule("SP-J001", "SP-B011"))
    func stageOne() throws {
        let files = try TemporaryBundle(["Main.storyboard": Self.ordered])
        let navigation = files.storyboard().instantiateInitialViewController() as? UINavigationController
        let root = navigation?.viewControllers.first
        #expect(root?.isViewLoaded == false)
        #expect(
            Log.lines.filter { !$0.contains("Move") } == [
                "object init", "Root init storyboard=nil nib=set", "Root set helper", "object awake",
                "Root awake storyboard=set parent=set",
            ])
    }

    @Test("the runtime attributes and the outlets of a scene's objects are set before any of them is awakened", .rule("SP-B011"))
    func sceneAttributes() throws {
        let dock =
            "<customObject id=\"object\"\(XML.custom("NotedObject"))><userDefinedRuntimeAttributes>"
            + "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"note\" value=\"hello\"/></userDefinedRuntimeAttributes></customObject>"
        Log.lines = []
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a", "ProbeController", attributes: "title=\"A\"",
                    connections: "<outlet property=\"helper\" destination=\"object\" id=\"o\"/>"), dock: dock))
        #expect(
            Log.lines.filter { !$0.hasPrefix("A init") } == [
                "object init", "object attribute note=hello", "A set helper", "object awake", "A awake storyboard=set parent=nil",
            ])
        #expect((controller as? ProbeController)?.helper is NotedObject && !controller.isViewLoaded)
    }

    @Test(
        "order in loadView: views, attributes, collections, outlets by name, awakeFromNib, embed segues, viewDidLoad",
        .rule("SP-J002", "SP-J003", "SP-B013", "SP-B054"))
    func stageTwo() throws {
        let files = try TemporaryBundle(["Main.storyboard": Self.ordered])
        let navigation = files.storyboard().instantiateInitialViewController() as? UINavigationController
        let root = navigation?.viewControllers.first as? ProbeController
        Log.lines = []
        root?.loadViewIfNeeded()
        #expect(
            Log.lines == [
                "Root loadView", "view init frame=100x50 tag=7 superview=nil recognizers=0", "view attribute note=hello", "Root set group",
                "Root set apple", "view set inner", "object set target", "Root set zebra", "view awake superview=set", "Root should embed",
                "Child init storyboard=nil nib=set", "Child awake storyboard=set parent=nil",
                "Root prepare embed loaded=true destination=false",
                "Child loadView", "Child viewDidLoad children=0", "Child willMove parent", "Child didMove parent",
                "Root viewDidLoad children=1",
            ])
        #expect(root?.group.count == 2)
        let child = root?.children.first
        #expect(child?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(child?.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
    }

    @Test("a scene without a view uses the controller's own loadView", .rule("SP-B026"))
    func noView() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene("<viewController id=\"a\" sceneMemberID=\"viewController\"/>"),
                XML.scene(
                    "<viewController storyboardIdentifier=\"B\" id=\"b\"\(XML.custom("LoadingController")) sceneMemberID=\"viewController\"/>"
                ))
        ])
        let plain = files.storyboard().instantiateInitialViewController()
        #expect(plain?.nibName == nil && plain?.view.map { type(of: $0) == UIView.self } == true)
        let own = files.storyboard().instantiateViewController(withIdentifier: "B")
        #expect(own.nibName == nil && own.view.frame.width == 5)
    }

    @Test("references lead to other storyboards, by identifier or to their entry point", .rule("SP-B009", "SP-B010"))
    func references() throws {
        let reference = { (id: String, attributes: String) in
            XML.scene("<viewControllerPlaceholder \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/>")
        }
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "tabs",
                XML.scene(
                    "<tabBarController id=\"tabs\" sceneMemberID=\"viewController\"><connections><segue destination=\"r1\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s1\"/><segue destination=\"r2\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s2\"/></connections></tabBarController>"
                ), reference("r1", "storyboardName=\"Other\""), reference("r2", "storyboardName=\"Other\" referencedIdentifier=\"Second\"")),
            "Other.storyboard": XML.storyboard(
                initial: "one", XML.scene(XML.controller("one", attributes: "title=\"One\"")),
                XML.scene(XML.controller("two", attributes: "storyboardIdentifier=\"Second\" title=\"Two\""))),
        ])
        let storyboard = files.storyboard()
        let tabs = storyboard.instantiateInitialViewController() as? UITabBarController
        #expect(tabs?.viewControllers?.map(\.title) == ["One", "Two"])
        #expect(tabs?.viewControllers?.first?.storyboard !== storyboard)
        #expect(tabs?.viewControllers?.first?.storyboard != nil)
        // All children have the tab bar controller as their parent. (SP-J008)
        #expect(tabs?.viewControllers?.allSatisfy { $0.parent === tabs } == true)
    }

    @Test("circular references end with a message", .rule("SP-B009"))
    func circle() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "r", XML.scene("<viewControllerPlaceholder storyboardName=\"Main\" id=\"r\" sceneMemberID=\"viewController\"/>"))
        ])
        var controller: UIViewController?
        let lines = Console.capturing { controller = files.storyboard().instantiateInitialViewController() }
        #expect(controller == nil && lines.contains { $0.contains("form a cycle") })
    }
}
