import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// A plain object that could be decoded, and records that it is not.
class CodedObject: NSObject, NSCoding {
    private(set) var origin = "init"
    required override init() { super.init() }
    required init?(coder: NSCoder) {
        super.init()
        origin = "coder"
    }
    func encode(with coder: NSCoder) {}
}

/// Details of documents, scenes, and controllers that their main tests omit: A.1 to A.3, A.9.
@MainActor @Suite(.serialized)
struct DocumentClauseTests {
    private func open(_ text: String) throws -> UIViewController {
        try #require(try TemporaryBundle(["Main.storyboard": text]).storyboard().instantiateInitialViewController())
    }

    @Test("variations apply only in a document with useTraitCollections", .rule("SP-A007"), arguments: [true, false])
    func traitCollections(_ uses: Bool) throws {
        let view = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <constraints><constraint firstAttribute="width" constant="100" identifier="width" id="w"><variation key="widthClass=compact" constant="300"/></constraint></constraints>
                <variation key="widthClass=compact" alpha="0.5"/>
            </view></subviews>
            """
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view)))
        let controller = try open(uses ? text : text.replacingOccurrences(of: " useTraitCollections=\"YES\"", with: ""))
        let window = inWindow(controller), box = try #require(controller.view.subviews.first)
        #expect(box.alpha == (uses ? 0.5 : 1))
        #expect(box.constraints.first { $0.identifier == "width" }?.constant == (uses ? 300 : 100))
        _ = window
    }

    @Test("without color matching a color's components are the device's, whatever color space it names", .rule("SP-A007"))
    func deviceColors() throws {
        let view =
            "<color key=\"backgroundColor\" red=\"1\" green=\"0.25\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"/>"
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view)))
        #expect(try open(text).view.backgroundColor == UIColor(displayP3Red: 1, green: 0.25, blue: 0, alpha: 1))
        let unmatched = text.replacingOccurrences(of: "colorMatched=\"YES\"", with: "colorMatched=\"NO\"")
        #expect(try open(unmatched).view.backgroundColor == UIColor(red: 1, green: 0.25, blue: 0, alpha: 1))
    }

    @Test(
        "classes, designables, metrics, canvas points, labels, and comments are for the editor and give no warning",
        .rule("SP-A010"))
    func editorOnly() throws {
        let document = """
            <classes><class className="X" superclassName="UIView"><source key="sourceIdentifier" type="project" relativePath="./X.h"/></class></classes>
            <designables><designable name="b"><size key="intrinsicContentSize" width="1" height="2"/></designable></designables>
            <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers>
            <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedStatusBarMetrics key="statusBar"/><simulatedOrientationMetrics key="orientation"/><simulatedScreenMetrics key="destination" type="retina4"/></simulatedMetricsContainer>
            """
        let view = """
            <size key="customSize" width="9" height="9"/><subviews><view colorLabel="IBBuiltInLabel-Red" userLabel="Box" id="box"><rect key="frame" x="0" y="0" width="7" height="8"/><animations/>
                <attributedString key="userComments"><fragment content="Move this"/></attributedString></view></subviews>
            """
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: view)))
            .replacingOccurrences(of: "</objects>", with: "</objects><point key=\"canvasLocation\" x=\"-12\" y=\"40.5\"/>")
            .replacingOccurrences(
                of: "<scenes>", with: document + "<scenes>")
        var controller: UIViewController?
        let lines = try Console.capturing {
            controller = try open(text)
            controller?.loadViewIfNeeded()
        }
        #expect(lines == [])
        #expect(
            controller?.view.frame.size == CGSize(width: 390, height: 844)
                && controller?.view.subviews.first?.frame.size == CGSize(width: 7, height: 8))
    }

    @Test("an explicit nil differs from a missing key if the class has its own default", .rule("SP-A013"))
    func explicitNil() throws {
        #expect(try decodeFirst("<tableView id=\"t\"/>", as: UITableView.self).backgroundColor != nil)
        #expect(
            try decodeFirst("<tableView id=\"t\"><nil key=\"backgroundColor\"/></tableView>", as: UITableView.self).backgroundColor == nil)
    }

    @Test("a table view has its file's background, whatever its style", .rule("SP-A093"), arguments: ["plain", "grouped", "insetGrouped"])
    func tableBackground(_ style: String) throws {
        #expect(
            try decodeFirst(
                "<tableView style=\"\(style)\" id=\"t\"><color key=\"backgroundColor\" systemColor=\"systemRedColor\"/></tableView>",
                as: UITableView.self
            ).backgroundColor == .systemRed)
    }

    @Test("an unknown element is reported once, however often it occurs and is loaded", .rule("SP-A015"))
    func unknownElement() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(XML.controller("a", view: "<subviews><gizmo id=\"g1\"/><view tag=\"3\" id=\"v\"/><gizmo id=\"g2\"/></subviews>")))
        ])
        let storyboard = files.storyboard()
        var tags: [[Int]] = []
        let lines = Console.capturing {
            for _ in 0..<2 { tags.append(storyboard.instantiateInitialViewController()?.view.subviews.map(\.tag) ?? []) }
        }
        #expect(lines.count == 1 && lines[0].hasSuffix("warning: The element <gizmo> is unknown and has no effect."))
        #expect(tags == [[3], [3]])
    }

    @Test("a trigger whose exit is misplaced has no target", .rule("SP-A017"))
    func misplacedExit() throws {
        let button =
            "<subviews><button id=\"b\"><connections><segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\" id=\"s\"/></connections></button></subviews>"
        let text = XML.storyboard(initial: "a", XML.scene(XML.controller("a", view: button)))
        let controller = try open(text.replacingOccurrences(of: "</objects>", with: "</objects><exit id=\"exit\" sceneMemberID=\"exit\"/>"))
        #expect((controller.view.subviews.first as? UIButton)?.allTargets.isEmpty == true)
        #expect(
            Fault.catching { controller.performSegue(withIdentifier: "back", sender: nil) }.map(\.reason) == [
                "Receiver (\(Fault.name(of: controller))) has no segue with identifier 'back'"
            ])
        let whole = try open(text.replacingOccurrences(of: "</objects>", with: "<exit id=\"exit\" sceneMemberID=\"exit\"/></objects>"))
        #expect((whole.view.subviews.first as? UIButton)?.allTargets.count == 1)
    }

    @Test("a placeholder's class is for the editor, and its connections apply to the external object", .rule("SP-A020"))
    func placeholder() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                "<placeholder placeholderIdentifier=\"Other\" id=\"p\" customClass=\"Nobody\" customModule=\"Elsewhere\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder><view id=\"v\"/>"
            )
        ])
        let other = NibOwner()
        var objects: [Any] = []
        let lines = Console.capturing {
            objects = UINib(nibName: "Test", bundle: files.bundle).instantiate(
                withOwner: nil, options: [.externalObjects: ["Other": other]])
        }
        #expect(lines == [] && objects.count == 1 && other.view === objects.first as? UIView)
    }

    @Test("a custom object is created with init(), even if its class has init(coder:)", .rule("SP-A021"))
    func customObject() throws {
        #expect(try decodeFirst("<customObject id=\"o\"\(XML.custom("CodedObject"))/>", as: CodedObject.self).origin == "init")
    }

    @Test("a class without a module is looked up in the app's module", .rule("SP-A024"))
    func bareClass() throws {
        let previous = ClassResolver.modules
        ClassResolver.modules = ["UIKitStoryboardsTests"]
        defer { ClassResolver.modules = previous }
        #expect(
            try instantiate(XML.scene("<viewController id=\"a\" customClass=\"OtherController\" sceneMemberID=\"viewController\"/>"))
                is OtherController)
    }

    @Test("a class of the target that contains the file is found whatever module the file names")
    func classOfTarget() throws {
        let scene = XML.scene(
            "<viewController id=\"a\" customClass=\"UIReferenceLibraryViewController\" customModule=\"UIKitContainers\" customModuleProvider=\"target\" sceneMemberID=\"viewController\"/>"
        )
        #expect(try type(of: instantiate(scene)) == UIKit.UIReferenceLibraryViewController.self)
        let files = try TemporaryBundle(["UIKitStoryboardsTests.xctest/Main.storyboard": XML.storyboard(initial: "a", scene)])
        let bundle = try #require(Bundle(url: files.bundle.bundleURL.appendingPathComponent("UIKitStoryboardsTests.xctest")))
        #expect(UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() is UIReferenceLibraryViewController)
    }

    @Test("extended edges: all without the element, none without attributes", .rule("SP-A026"))
    func extendedEdges() throws {
        func edges(_ items: String) throws -> UIRectEdge {
            try instantiate(XML.scene(XML.controller("a", items: items))).edgesForExtendedLayout
        }
        #expect(try edges("") == .all)
        #expect(try edges("<extendedEdge key=\"edgesForExtendedLayout\"/>") == [])
        #expect(try edges("<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\" left=\"YES\"/>") == [.top, .left])
        #expect(try edges("<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\" right=\"YES\"/>") == [.bottom, .right])
    }

    @Test(
        "a scene with incoming segues other than relationships has an implicit name; one without any is dropped",
        .rule("SP-A105", "SP-A106", "SP-A107"))
    func implicitNames() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "n",
                XML.scene(
                    "<navigationController id=\"n\" sceneMemberID=\"viewController\"><connections><segue destination=\"child\" kind=\"relationship\" relationship=\"rootViewController\" id=\"s1\"/></connections></navigationController>"
                ),
                XML.scene(XML.controller("child", connections: "<segue destination=\"next\" kind=\"show\" id=\"s2\"/>")),
                XML.scene(XML.controller("next", attributes: "title=\"Next\"")), XML.scene(XML.controller("lost")))
        ])
        let storyboard = files.storyboard()
        #expect(storyboard.instantiateViewController(withIdentifier: "UIViewController-next").title == "Next")
        #expect(storyboard.instantiateViewController(withIdentifier: "UINavigationController-n") is UINavigationController)
        for name in ["UIViewController-child", "UIViewController-lost", "next"] {
            let reason = "Storyboard (\(Fault.name(of: storyboard))) doesn't contain a view controller with identifier '\(name)'"
            #expect(Fault.catching { _ = storyboard.instantiateViewController(withIdentifier: name) }.map(\.reason) == [reason])
        }
    }
}

/// Has the name of a class in another module.
final class UIReferenceLibraryViewController: UIViewController {}
