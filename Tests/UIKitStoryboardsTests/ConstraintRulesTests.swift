import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// Constraints and size-class variations: A.5 and A.6.
@MainActor
@Suite(.serialized)
struct ConstraintRulesTests {
    private func box(_ constraints: String, own: String = "", extra: String = "") throws -> UIView {
        try decodeFirst(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>\(own)</constraints></view>\(extra)</subviews>
                <constraints>\(constraints)</constraints>
            </view>
            """)
    }

    private func constraint(_ first: String, _ second: String, _ rest: String = "") -> String {
        "<constraint firstItem=\"box\" firstAttribute=\"\(first)\" secondItem=\"root\" secondAttribute=\"\(second)\" \(rest) id=\"c-\(first)-\(second)\"/>"
    }

    @Test("every attribute name maps to its layout attribute", .rule("SP-A067"))
    func names() throws {
        let names: [(String, NSLayoutConstraint.Attribute)] = [
            ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
            ("centerX", .centerX),
            ("centerY", .centerY), ("baseline", .lastBaseline), ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin),
            ("rightMargin", .rightMargin),
            ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin),
            ("trailingMargin", .trailingMargin),
            ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins), ("width", .width),
            ("height", .height),
        ]
        for (name, attribute) in names {
            let root = try box(constraint(name, name, "identifier=\"it\""))
            #expect(root.constraints.first { $0.identifier == "it" }?.secondAttribute == attribute, "\(name)")
        }
    }

    @Test("default values of a constraint: equal, constant 0, required, multiplier 1", .rule("SP-A068"))
    func omissions() throws {
        let relations: [(String, NSLayoutConstraint.Relation)] = [
            ("", .equal), ("relation=\"greaterThanOrEqual\"", .greaterThanOrEqual), ("relation=\"lessThanOrEqual\"", .lessThanOrEqual),
        ]
        for (text, relation) in relations {
            let made = try box(constraint("leading", "leading", "identifier=\"it\" " + text)).constraints.first { $0.identifier == "it" }
            #expect(made?.relation == relation && made?.constant == 0 && made?.priority == .required && made?.multiplier == 1)
        }
    }

    @Test("standard spacing is 8 between siblings and the standard inset at an edge", .rule("SP-A070"))
    func standard() throws {
        let sibling =
            "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"other\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
        let root = try box(
            "<constraint firstItem=\"other\" firstAttribute=\"leading\" secondItem=\"box\" secondAttribute=\"trailing\" symbolic=\"YES\" identifier=\"between\" id=\"c1\"/>"
                + "<constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" symbolic=\"YES\" identifier=\"edge\" id=\"c2\"/>"
                + "<constraint firstItem=\"other\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"bottom\" symbolic=\"YES\" symbolType=\"layoutAnchor\" multiplier=\"2\" identifier=\"anchor\" id=\"c3\"/>"
                // The constant is what the editor showed; without `symbolic`, too, the type determines the spacing.
                + "<constraint firstItem=\"other\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"top\" constant=\"8\" symbolType=\"layoutAnchor\" multiplier=\"3\" identifier=\"both\" id=\"c4\"/>",
            extra: sibling)
        func constant(_ name: String) -> CGFloat? { root.constraints.first { $0.identifier == name }?.constant }
        #expect(constant("between") == 8 && constant("edge") == 20 && constant("anchor") == 16)
        #expect(constant("both") == 24)
    }

    @Test("a root view has the file's constraints, and at most four for its safe area", .rule("SP-A074"))
    func counting() throws {
        let view =
            "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"/></subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
            + "<constraints><constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" identifier=\"mine\" id=\"c\"/></constraints>"
        let controller = try instantiate(XML.scene(XML.controller("a", view: view)))
        let mine = controller.view.constraints.filter { $0.identifier == "mine" }
        #expect(mine.count == 1 && (1...5).contains(controller.view.constraints.count))
        #expect((mine.first?.secondItem as? UILayoutGuide) === controller.view.safeAreaLayoutGuide)
    }

    @Test("a constraint to an unknown item is skipped with a warning", .rule("SP-A073"))
    func nobody() throws {
        var root: UIView?
        let lines = try Console.capturing {
            root = try box(
                "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"ghost\" secondAttribute=\"top\" identifier=\"lost\" id=\"c\"/>"
                    + constraint("left", "left", "identifier=\"kept\""))
        }
        #expect(root?.constraints.compactMap(\.identifier).filter { ["lost", "kept"].contains($0) } == ["kept"])
        #expect(lines.contains { $0.contains("refers to an object that does not exist") && $0.contains("Test.xib:") })
    }

    // MARK: Variations

    /// The window of an iPhone, with compact width; landscape has compact height.
    private func show(_ controller: UIViewController, _ orientation: UIInterfaceOrientation = .portrait, size: CGSize? = nil) -> UIWindow {
        var screen = HostScreen()
        screen.orientation = orientation
        screen.size = size
        UIScreen.main.become(screen)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
        return window
    }

    private func restore() { UIScreen.main.become(HostScreen()) }

    private func varied(_ variations: String, _ constraintVariations: String = "") throws -> UIViewController {
        try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    view: """
                        <subviews>
                            <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="9" height="9"/>
                                <constraints><constraint firstAttribute="width" constant="100" identifier="width" id="w">\(constraintVariations)</constraint><constraint firstAttribute="height" constant="50" id="h"/></constraints>
                            </view>
                            <view tag="2" id="second"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
                        </subviews>
                        \(variations)
                        """)))
    }

    @Test("variations are chosen by their traits: two before one, one before the default", .rule("SP-A075", "SP-A076", "SP-A078"))
    func choice() throws {
        defer { restore() }
        let variations =
            "<variation key=\"heightClass=compact\" constant=\"200\"/><variation key=\"widthClass=compact\" constant=\"300\"/><variation key=\"heightClass=compact-widthClass=compact\" constant=\"400\"/><variation key=\"userInterfaceIdiom=mac\" constant=\"999\"/>"
        func width(_ orientation: UIInterfaceOrientation, _ size: CGSize? = nil) throws -> CGFloat? {
            let controller = try varied("", variations)
            let window = show(controller, orientation, size: size)
            defer { _ = window }
            return controller.view.subviews.first { $0.tag == 1 }?.constraints.first { $0.identifier == "width" }?.constant
        }
        #expect(try width(.portrait) == 300)
        #expect(try width(.landscapeLeft) == 400)
        // An iPad is regular in both directions: neither applies.
        #expect(try width(.portrait, CGSize(width: 1024, height: 1366)) == 100)
    }

    @Test("variations are released with their view, and the file with the last object of both")
    func lifetime() throws {
        let scene = XML.scene(
            XML.controller(
                "a", view: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/><variation key=\"widthClass=compact\" alpha=\"0.5\"/>"))
        var file: DesignedFile? = try DesignedFile(
            data: Data(XML.storyboard(initial: "a", attributes: "", scene, resources: "").utf8), in: .main)
        weak let source = file?.source
        var controller = file?.controller(withObjectID: "a")
        weak let view = controller?.view
        #expect(view?.alpha == 0.5 && source != nil)
        (file, controller) = (nil, nil)
        EventLoop.main.turn()
        #expect(view == nil && source == nil)
    }

    @Test("masks exclude subviews and constraints, and trait changes include them again", .rule("SP-A077", "SP-A078"))
    func masks() throws {
        defer { restore() }
        let variations =
            "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"second\"/></mask></variation><variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"second\"/></mask></variation>"
        let here = try varied(variations)
        let window = show(here)
        #expect(here.view.subviews.map(\.tag) == [1, 2])
        let gone = try varied(variations)
        let wide = show(gone, size: CGSize(width: 1024, height: 1366))
        #expect(gone.view.subviews.map(\.tag) == [1])
        // The same scene follows its window.
        for (width, tags) in [(CGFloat(390), [1, 2]), (1024, [1])] {
            HostInput().resize(to: CGSize(width: width, height: 1366))
            settle()
            #expect(gone.view.subviews.map(\.tag) == tags)
        }
        _ = (window, wide)
    }

    @Test("a constraint that is included waits for an excluded view", .rule("SP-A077"))
    func constraintToAbsentView() throws {
        defer { restore() }
        let masks =
            "<constraints><constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"second\" secondAttribute=\"bottom\" identifier=\"under\" id=\"u\"/><constraint firstItem=\"box\" firstAttribute=\"leading\" secondItem=\"view-a\" secondAttribute=\"leading\" id=\"l\"/></constraints>"
            + "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"second\"/></mask><mask key=\"constraints\"><exclude reference=\"l\"/></mask></variation>"
            + "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"second\"/></mask></variation>"
        let here = try varied(masks), gone = try varied(masks)
        let window = show(here)
        #expect(here.view.constraints.contains { $0.identifier == "under" && $0.isActive })
        let wide = show(gone, size: CGSize(width: 1024, height: 1366))
        #expect(!gone.view.constraints.contains { $0.identifier == "under" })
        _ = (window, wide)
    }

    @Test("two variations that apply at once both take effect", .rule("SP-A077", "SP-A078"))
    func together() throws {
        defer { restore() }
        let masks =
            "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"box\"/><exclude reference=\"second\"/></mask></variation>"
            + "<variation key=\"heightClass=regular\"><mask key=\"subviews\"><include reference=\"second\"/></mask></variation>"
            + "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><include reference=\"box\"/></mask></variation>"
        let controller = try varied(
            masks, "<variation key=\"heightClass=regular\" priority=\"700\"/><variation key=\"widthClass=compact\" constant=\"300\"/>")
        let window = show(controller)
        #expect(controller.view.subviews.map(\.tag) == [1, 2])
        let width = try #require(controller.view.subviews.first?.constraints.first { $0.identifier == "width" })
        #expect(width.constant == 300 && width.priority == UILayoutPriority(700))
        _ = window
    }

    @Test("views vary too: isHidden, axis, spacing", .rule("SP-A076"))
    func views() throws {
        defer { restore() }
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    view:
                        "<subviews><stackView tag=\"1\" spacing=\"3\" id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/><variation key=\"widthClass=compact\" axis=\"vertical\" spacing=\"11\"/></stackView><view tag=\"2\" id=\"v\"><variation key=\"widthClass=compact\" hidden=\"YES\" alpha=\"0.5\"/></view></subviews>"
                )))
        let window = show(controller)
        let stack = try #require(controller.view.subviews.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 11)
        #expect(controller.view.subviews[1].isHidden && controller.view.subviews[1].alpha == 0.5)
        _ = window
    }
}
