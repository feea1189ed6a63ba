import RuleTrait
import Testing
import UIKit

/// Records whether it was asked to draw.
final class DrawnView: UIView {
    var drawn = 0
    override func draw(_ rect: CGRect) { drawn += 1 }
}

@MainActor
@Suite(.serialized)
struct LayoutGuideTests {
    @Test("constraints to a scene's layout guides apply while its view is loading", .rule("SP-A043", "SP-A073"))
    func layoutGuides() throws {
        let controller = """
            <viewController id="a" sceneMemberID="viewController">
                <layoutGuides>
                    <viewControllerLayoutGuide type="top" id="top"/>
                    <viewControllerLayoutGuide type="bottom" id="bottom"/>
                </layoutGuides>
                <view key="view" contentMode="scaleToFill" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="c1"/>
                        <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="12" id="c2"/>
                        <constraint firstItem="box" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="c3"/>
                        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c4"/>
                    </constraints>
                </view>
            </viewController>
            """
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(controller))])
        let root = try #require(files.storyboard().instantiateInitialViewController())
        var window: UIWindow?
        let faults = Fault.catching { window = inWindow(root) }
        // Without its window the view has no safe area.
        defer { _ = window }
        #expect(faults.isEmpty)
        let box = try #require(root.view.subviews.first)
        #expect(box.frame.minY == root.view.safeAreaInsets.top + 8)
        #expect(box.frame.maxY == root.view.bounds.height - root.view.safeAreaInsets.bottom - 12)
    }

    private static let box = """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <constraints><constraint firstAttribute="width" constant="64" id="wide"/></constraints></view></subviews>
        <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="%@" secondAttribute="leading" constant="20" id="lead"/></constraints>
        """

    @Test("outlets of a scene may connect to constraints of its view and of its subviews", arguments: ["wide", "lead"])
    func constraintOutlet(id: String) throws {
        let scene = XML.controller(
            "a", "ProbeController", view: Self.box.replacingOccurrences(of: "%@", with: "view-a"),
            connections: "<outlet property=\"width\" destination=\"\(id)\" id=\"o\"/>")
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(scene))])
        let root = try #require(files.storyboard().instantiateInitialViewController() as? ProbeController)
        let window = inWindow(root)
        let constraint = try #require(root.width)
        let box = try #require(root.view.subviews.first)
        constraint.constant = 33
        settle()
        #expect((id == "wide" ? box.frame.width : box.frame.minX) == 33)
        window.isHidden = true
    }

    @Test("outlets of a nib's owner may connect to constraints")
    func nibConstraintOutlet() throws {
        let objects = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(XML.custom("ProbeController"))><connections>
                <outlet property="view" destination="v" id="o1"/><outlet property="width" destination="wide" id="o2"/></connections></placeholder>
            <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/>\(Self.box.replacingOccurrences(of: "%@", with: "v"))</view>
            """
        let files = try TemporaryBundle(["Panel.xib": XML.xib(objects)])
        let controller = ProbeController(nibName: "Panel", bundle: files.bundle)
        _ = controller.view
        #expect(controller.width?.constant == 64)
    }

    @Test("a scene's view that overrides draw(_:) draws when it is shown")
    func drawnView() throws {
        let scene = XML.controller(
            "a",
            view:
                "<subviews><view contentMode=\"scaleToFill\" id=\"d\"\(XML.custom("DrawnView"))><rect key=\"frame\" x=\"10\" y=\"10\" width=\"50\" height=\"50\"/></view></subviews>"
        )
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(initial: "a", XML.scene(scene))])
        let root = try #require(files.storyboard().instantiateInitialViewController())
        _ = root.view
        let view = try #require(root.view.subviews.first as? DrawnView)
        #expect(view.layer.needsDisplay())
    }
}
