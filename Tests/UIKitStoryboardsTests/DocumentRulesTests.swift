import Foundation
import RuleTrait
import Testing
import UIKit

/// Documents, scenes, and controllers: A.1 to A.3.
@MainActor
@Suite(.serialized)
struct DocumentRulesTests {
    private static let plain = XML.scene(XML.controller("a"))

    private func open(_ text: String) throws -> UIViewController? {
        try TemporaryBundle(["Main.storyboard": text]).storyboard().instantiateInitialViewController()
    }

    @Test("the iPad's old document type and runtime are read like the others", .rule("SP-A001", "SP-A003"))
    func types() throws {
        let xib = XML.xib("<view tag=\"4\" id=\"v\"/>")
        for type in ["com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"] {
            let text = xib.replacingOccurrences(of: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: type).replacingOccurrences(
                of: "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"iOS.CocoaTouch.iPad\"")
            let files = try TemporaryBundle(["Test.xib": text])
            #expect((UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 4)
        }
        let storyboard = XML.storyboard(initial: "a", Self.plain)
        #expect(try open(storyboard) != nil)
        #expect(
            try open(
                storyboard.replacingOccurrences(of: "version=\"3.0\" toolsVersion=\"22505\"", with: "version=\"2.0\" toolsVersion=\"1\""))
                != nil)
        #expect(
            try open(storyboard.replacingOccurrences(of: "targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"iOS.CocoaTouch.iPad\""))
                != nil)
    }

    @Test("the entry point is an object id, not an identifier", .rule("SP-A004", "SP-A012"))
    func entryPoint() throws {
        let scenes =
            XML.scene(XML.controller("17", attributes: "storyboardIdentifier=\"18\" title=\"Id\""))
            + XML.scene(XML.controller("18", attributes: "title=\"Object\""))
        #expect(try open(XML.storyboard(initial: "18", scenes))?.title == "Object")
        #expect(try open(XML.storyboard(scenes)) == nil)
    }

    @Test("without Auto Layout no constraint is created and every autoresizing mask applies", .rule("SP-A005"))
    func springs() throws {
        let view =
            "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><constraints><constraint firstAttribute=\"width\" constant=\"100\" id=\"c\"/></constraints></view></subviews>"
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view))).replacingOccurrences(
            of: " useAutolayout=\"YES\"", with: "")
        let controller = try #require(try open(text))
        controller.view.layoutIfNeeded()
        let box = try #require(controller.view.subviews.first)
        #expect(
            box.translatesAutoresizingMaskIntoConstraints && box.constraints.isEmpty && box.frame == CGRect(x: 1, y: 2, width: 3, height: 4)
        )
    }

    @Test("safe areas and legacy layout guides both take constraints", .rule("SP-A006", "SP-A042", "SP-A043"))
    func guides() throws {
        func box(_ id: String) -> String {
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
        }
        func pin(_ id: String, _ edge: String, _ guide: String, _ guideEdge: String) -> String {
            "<constraint firstItem=\"\(id)\" firstAttribute=\"\(edge)\" secondItem=\"\(guide)\" secondAttribute=\"\(guideEdge)\" id=\"\(id)-\(edge)\"/>"
        }
        let view =
            "<subviews>\(box("new"))\(box("old"))</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>"
            + pin("new", "top", "safe", "top") + pin("new", "bottom", "safe", "bottom") + pin("old", "top", "top", "bottom")
            + pin("old", "bottom", "bottom", "top")
            + "</constraints>"
        let items =
            "<layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"top\"/><viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/></layoutGuides>"
        var controller: UIViewController?
        let faults = try Fault.catching {
            controller = try instantiate(XML.scene(XML.controller("a", view: view, items: items)))
            controller?.loadViewIfNeeded()
        }
        #expect(faults.isEmpty)
        let root = try #require(controller)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        let window = inWindow(root)
        root.view.layoutIfNeeded()
        let safe = root.view.safeAreaLayoutGuide.layoutFrame
        #expect(safe.minY >= 30 && root.view.subviews.map { $0.frame.minY } == [safe.minY, safe.minY])
        #expect(root.view.subviews.map { $0.frame.maxY } == [safe.maxY, safe.maxY])
        _ = window
    }

    @Test("a launch screen has no custom classes and no actions; device colors are unchanged", .rule("SP-A007"))
    func launchScreen() throws {
        let view = """
            <subviews><button opaque="NO" id="b"\(XML.custom("ProbeButton"))><connections><action selector="go:" destination="a" eventType="touchUpInside" id="x"/></connections></button></subviews>
            <color key="backgroundColor" red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="deviceRGB"/>
            """
        let text = XML.storyboard(
            initial: "a", attributes: " launchScreen=\"YES\"",
            XML.scene(
                XML.controller("a", "ProbeController", view: view, connections: "<outlet property=\"nowhere\" destination=\"b\" id=\"o\"/>")
            )
        ).replacingOccurrences(of: "colorMatched=\"YES\"", with: "colorMatched=\"NO\"")
        var controller: UIViewController?
        let faults = try Fault.catching {
            controller = try open(text)
            controller?.loadViewIfNeeded()
        }
        #expect(faults.isEmpty)
        #expect(controller.map { type(of: $0) == UIViewController.self } == true)
        #expect((controller?.view.subviews.first as? UIButton)?.allTargets.isEmpty == true)
        #expect(controller?.view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test("a xib's root keeps the file's frame, whatever the device", .rule("SP-A008"))
    func rectangle() throws {
        let text = XML.xib("<view id=\"v\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/></view>")
            .replacingOccurrences(
                of: "<objects>", with: "<device id=\"retina6_1\" orientation=\"portrait\" appearance=\"light\"/><objects>")
        let files = try TemporaryBundle(["Test.xib": text])
        #expect(
            (UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil).first as? UIView)?.frame.size
                == CGSize(width: 375, height: 667))
    }

    @Test("editor-only elements are dropped without a warning", .rule("SP-A009", "SP-A010", "SP-A036"))
    func editorOnly() throws {
        let editor = """
            <dependencies><deployment version="4352" identifier="iOS"/><capability name="Some future thing" minToolsVersion="99.0"/></dependencies>
            <customFonts key="customFonts"><array key="X.ttf"><string>X</string></array></customFonts>
            """
        let metrics = """
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="100" height="100"/>
            """
        let view =
            "<subviews><view userLabel=\"Box\" misplaced=\"YES\" ambiguous=\"YES\" verifyAmbiguity=\"off\" placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"40\" id=\"box\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"7\" height=\"8\"/></view></subviews>"
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view, items: metrics))).replacingOccurrences(
            of: "<scenes>", with: editor + "<scenes>")
        var controller: UIViewController?
        let lines = try Console.capturing {
            controller = try open(text)
            controller?.loadViewIfNeeded()
        }
        #expect(lines.isEmpty)
        #expect(controller?.view.frame.size == CGSize(width: 390, height: 844))
        #expect(
            controller?.view.subviews.first?.intrinsicContentSize
                == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @Test("a child element with a key assigns its property; nil assigns nil, or the default if there is one", .rule("SP-A013"))
    func keyedChildren() throws {
        let label: UILabel = try decodeFirst(
            "<label text=\"x\" id=\"l\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/><color key=\"shadowColor\" white=\"0.5\" alpha=\"1\"/></label>"
        )
        #expect(label.textColor == .label && label.highlightedTextColor == nil && label.shadowColor == UIColor(white: 0.5, alpha: 1))
        let view: UIView = try decodeFirst("<view id=\"v\"><nil key=\"backgroundColor\"/></view>")
        #expect(view.backgroundColor == nil)
    }

    @Test("text has four spellings", .rule("SP-A014"))
    func texts() throws {
        let base64 = Data("två\nrader".utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
        for (markup, text) in [
            ("<label text=\"One\" id=\"l\"/>", "One"), ("<label id=\"l\"><string key=\"text\">One\nTwo</string></label>", "One\nTwo"),
            ("<label id=\"l\"><mutableString key=\"text\">Three</mutableString></label>", "Three"),
            ("<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">\(base64)</string></label>", "två\nrader"),
        ] {
            let label: UILabel = try decodeFirst(markup)
            #expect(label.text == text)
        }
    }

    @Test("a scene with a duplicated controller is released when nothing retains its controller")
    func doubledController() throws {
        weak var kept: UIViewController?
        let twice = XML.controller("a")
        try autoreleasepool {
            let controller = try instantiate(XML.scene(twice, dock: twice))
            controller.loadViewIfNeeded()
            kept = controller
        }
        #expect(kept == nil)
    }

    @Test("dock objects are created with the controller, not with its view", .rule("SP-A016", "SP-A021"))
    func dock() throws {
        let dock =
            "<view tag=\"9\" id=\"extra\"/><tapGestureRecognizer id=\"tap\"/><barButtonItem title=\"Bar\" id=\"bar\"/><customObject id=\"object\"\(XML.custom("ProbeObject"))/><exit id=\"x\" sceneMemberID=\"exit\"/>"
        let controller = try #require(
            try instantiate(
                XML.scene(
                    XML.controller(
                        "a", "ProbeController",
                        connections:
                            "<outlet property=\"zebra\" destination=\"extra\" id=\"o1\"/><outlet property=\"helper\" destination=\"object\" id=\"o2\"/>"
                    ),
                    dock: dock)) as? ProbeController)
        #expect(!controller.isViewLoaded && controller.zebra?.tag == 9 && controller.helper != nil)
        // SP-A021: a plain object gets no coder.
        #expect(Log.lines.contains("object init"))
    }

    @Test("a view of the dock has its constraints") func dockConstraints() throws {
        func button(_ id: String) -> String { "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"/>" }
        let constraints = [
            #"firstItem="l" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1""#,
            #"firstItem="r" firstAttribute="leading" secondItem="l" secondAttribute="trailing" id="c2""#,
            #"firstItem="safe" firstAttribute="trailing" secondItem="r" secondAttribute="trailing" id="c3""#,
            #"firstItem="l" firstAttribute="width" secondItem="r" secondAttribute="width" id="c4""#,
        ].map { "<constraint \($0)/>" }.joined()
        let frame = #"<rect key="frame" x="0" y="0" width="200" height="50"/>"#
        let dock =
            "<view id=\"extra\">\(frame)<subviews>\(button("l"))\(button("r"))</subviews>"
            + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><constraints>\(constraints)</constraints></view>"
        let outlet = "<outlet property=\"zebra\" destination=\"extra\" id=\"o1\"/>"
        let scene = XML.scene(XML.controller("a", "ProbeController", connections: outlet), dock: dock)
        let view = try #require((try instantiate(scene) as? ProbeController)?.zebra)
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.frame.minX) == [0, 100] && view.subviews.map(\.frame.width) == [100, 100])
    }

    @Test("an outlet to a controller's own navigation item is connected")
    func navigationItemOutlet() throws {
        let connections = "<outlet property=\"navigationItem\" destination=\"item\" id=\"o1\"/>"
        let controller = try instantiate(
            XML.scene(
                XML.controller("a", items: "<navigationItem key=\"navigationItem\" title=\"Title\" id=\"item\"/>", connections: connections)
            ))
        #expect(controller.navigationItem.title == "Title")
    }

    @Test("order matters in lists of children, not among scenes", .rule("SP-A018", "SP-A040"))
    func order() throws {
        let subviews = "<subviews><view tag=\"1\" id=\"x\"/><label tag=\"2\" id=\"y\"/><view tag=\"3\" id=\"z\"/></subviews>"
        let scenes = [XML.scene(XML.controller("a", view: subviews)), XML.scene(XML.controller("b", view: subviews))]
        for order in [scenes, scenes.reversed()] {
            let controller = try #require(try open(XML.storyboard(initial: "a", order.joined())))
            #expect(controller.view.subviews.map(\.tag) == [1, 2, 3])
        }
        let stack: UIStackView = try decodeFirst(
            "<stackView id=\"s\"><subviews><view tag=\"1\" id=\"x\"/><view tag=\"2\" id=\"y\"/></subviews></stackView>")
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        let segments: UISegmentedControl = try decodeFirst(
            "<segmentedControl id=\"s\"><segments><segment title=\"B\"/><segment title=\"A\"/></segments></segmentedControl>")
        #expect((0..<segments.numberOfSegments).map(segments.titleForSegment) == ["B", "A"])
        let bar: UIToolbar = try decodeFirst(
            "<toolbar id=\"t\"><items><barButtonItem title=\"B\" id=\"2\"/><barButtonItem title=\"A\" id=\"1\"/></items></toolbar>")
        #expect(bar.items?.map(\.title) == ["B", "A"])
    }

    @Test("sections and cells keep the document's order", .rule("SP-A018"))
    func rowOrder() throws {
        func section(_ title: String, _ tags: [Int]) -> String {
            let cells = tags.map { "<tableViewCell tag=\"\($0)\" id=\"c\($0)\"/>" }.joined()
            return "<tableViewSection headerTitle=\"\(title)\" id=\"\(title)\"><cells>\(cells)</cells></tableViewSection>"
        }
        let sections = "<sections>\(section("B", [3, 1]))\(section("A", [2]))</sections>"
        let table = "<tableView key=\"view\" style=\"grouped\" dataMode=\"static\" rowHeight=\"44\" id=\"v\">\(sections)</tableView>"
        let element = "<tableViewController id=\"a\" sceneMemberID=\"viewController\">\(table)</tableViewController>"
        let controller = try #require(try instantiate(XML.scene(element)) as? UITableViewController)
        let view = try #require(controller.tableView)
        let titles = (0..<2).map { controller.tableView(view, titleForHeaderInSection: $0) }
        #expect(titles == ["B", "A"])
        let cells = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)]
        #expect(cells.map { controller.tableView(view, cellForRowAt: $0).tag } == [3, 1, 2])
    }

    @Test("a class is found with or without its module", .rule("SP-A024"))
    func classes() throws {
        for custom in [
            "customClass=\"ProbeController\" customModule=\"UIKitStoryboardsTests\"",
            "customClass=\"ProbeController\" customModule=\"UIKitStoryboardsTests\" customModuleProvider=\"target\"",
            "customClass=\"ProbeController\" customModule=\"Elsewhere\" customModuleProvider=\"target\"",
            "customClass=\"UIKitStoryboardsTests.ProbeController\"",
        ] {
            let controller = try instantiate(XML.scene("<viewController id=\"a\" \(custom) sceneMemberID=\"viewController\"/>"))
            #expect(controller is ProbeController)
        }
        let lines = try Console.capturing {
            _ = try instantiate(
                XML.scene(
                    "<viewController id=\"a\" customClass=\"ProbeController\" customModule=\"Elsewhere\" sceneMemberID=\"viewController\"/>"
                ))
        }
        #expect(lines == ["Unknown class ProbeController in Interface Builder file."])
    }

    @Test("contentSizeForViewInPopover sets preferredContentSize; a nil marker does nothing", .rule("SP-A027", "SP-A028"))
    func sizes() throws {
        let controller = try instantiate(
            XML.scene(XML.controller("a", items: "<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"320\" height=\"200\"/>"))
        )
        #expect(controller.preferredContentSize == CGSize(width: 320, height: 200))
        let navigation =
            try instantiate(
                XML.scene(
                    "<navigationController id=\"a\" sceneMemberID=\"viewController\"><nil name=\"viewControllers\"/></navigationController>"
                ))
            as? UINavigationController
        #expect(navigation?.viewControllers.isEmpty == true)
        let relationship =
            "<connections><segue destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\" id=\"r\"/></connections>"
        let tabs =
            try instantiate(
                XML.scene(
                    "<tabBarController id=\"a\" sceneMemberID=\"viewController\"><nil name=\"viewControllers\"/>\(relationship)</tabBarController>"
                ),
                XML.scene(XML.controller("b"))) as? UITabBarController
        #expect(tabs?.viewControllers?.count == 1)
    }

    @Test("the navigation item's title does not set the controller's, but the controller's sets the item's", .rule("SP-A029"))
    func titles() throws {
        let controller = try instantiate(
            XML.scene(XML.controller("a", items: "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n\"/>")))
        #expect(controller.title == nil && controller.navigationItem.title == "Bar")
        controller.title = "Code"
        #expect(controller.navigationItem.title == "Code")
    }

    @Test("tab bar items have titles, images, a badge, and one of twelve system items", .rule("SP-A030"))
    func tabItems() throws {
        func item(_ markup: String) throws -> UITabBarItem { try instantiate(XML.scene(XML.controller("a", items: markup))).tabBarItem }
        let item = try item(
            "<tabBarItem key=\"tabBarItem\" title=\"Tab\" image=\"star\" catalog=\"system\" selectedImage=\"star.fill\" badgeValue=\"3\" tag=\"5\" id=\"t\"><offsetWrapper key=\"titlePositionAdjustment\" horizontal=\"2\" vertical=\"-3\"/></tabBarItem>"
        )
        #expect(item.title == "Tab" && item.image != nil && item.selectedImage != nil && item.badgeValue == "3" && item.tag == 5)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
        let names = [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads", "mostRecent",
            "mostViewed",
        ]
        for (raw, name) in names.enumerated() {
            let expected = UITabBarItem(tabBarSystemItem: try #require(UITabBarItem.SystemItem(rawValue: raw)), tag: 0)
            #expect(try self.item(name).title == expected.title, "\(name)")
        }
    }

    private func item(_ name: String) throws -> UITabBarItem {
        try instantiate(XML.scene(XML.controller("a", items: "<tabBarItem key=\"tabBarItem\" systemItem=\"\(name)\" id=\"t\"/>")))
            .tabBarItem
    }

    @Test("the items of a storyboard reference are for the editor: the scene's own apply", .rule("SP-A031"))
    func referenceItems() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    "<viewControllerPlaceholder storyboardName=\"Other\" id=\"a\" sceneMemberID=\"viewController\"><tabBarItem key=\"tabBarItem\" title=\"Editor\" id=\"t\"/></viewControllerPlaceholder>"
                )),
            "Other.storyboard": XML.storyboard(
                initial: "b", XML.scene(XML.controller("b", items: "<tabBarItem key=\"tabBarItem\" title=\"Own\" id=\"u\"/>"))),
        ])
        #expect(files.storyboard().instantiateInitialViewController()?.tabBarItem.title == "Own")
    }

    @Test("toolbar items are a list; an empty list sets nothing", .rule("SP-A032"))
    func toolbar() throws {
        let full = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    items:
                        "<toolbarItems><barButtonItem title=\"One\" id=\"1\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"2\"/></toolbarItems>"
                )))
        #expect(full.toolbarItems?.count == 2 && full.toolbarItems?.first?.title == "One")
        #expect(try instantiate(XML.scene(XML.controller("a", items: "<toolbarItems/>"))).toolbarItems == nil)
    }

    @Test("a relationship's child is found only by its own identifier", .rule("SP-A105", "SP-B053"))
    func relationshipChild() throws {
        let root = { (attributes: String) in XML.scene(XML.controller("b", "ProbeController", attributes: attributes + " title=\"Root\"")) }
        let navigation = XML.scene(
            "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections></navigationController>"
        )
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", navigation, root(""))])
        let storyboard = files.storyboard()
        let made = storyboard.instantiateInitialViewController() as? UINavigationController
        #expect(made?.viewControllers.count == 1 && made?.topViewController?.storyboard === storyboard)
        // SP-B053: a relationship is not a segue.
        #expect(!Log.lines.contains { $0.contains("should") || $0.contains("prepare") })
        #expect(Fault.catching { _ = storyboard.instantiateViewController(withIdentifier: "Child") }.count == 1)
        let named = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "a", navigation, root("storyboardIdentifier=\"Child\""))
        ])
        #expect(named.storyboard().instantiateViewController(withIdentifier: "Child").title == "Root")
    }
}

class ProbeButton: UIButton {}
