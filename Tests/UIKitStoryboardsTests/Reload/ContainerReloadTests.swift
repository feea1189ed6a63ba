import Foundation
import Testing
import UIKit

@testable import UIKitStoryboards

/// Layout, lists, and containers of a storyboard that is edited while its screens are shown.
@MainActor
@Suite("Reload of layout, lists, and containers", .serialized)
struct ContainerReloadTests {
    private static func frame(_ width: Int = 10, _ height: Int = 10) -> String {
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private static let laidOut = XML.scene(
        XML.controller(
            "a", "ProbeController",
            view: """
                <subviews>
                    <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="v">\(frame())
                        <constraints><constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="40" id="h"/></constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="v" firstAttribute="leading" secondItem="view-a" secondAttribute="leading" constant="10" id="x"/>
                    <constraint firstItem="v" firstAttribute="top" secondItem="view-a" secondAttribute="top" constant="20" id="y"/>
                </constraints>
                """,
            connections: "<outlet property=\"width\" destination=\"w\" id=\"o\"/>"))

    @Test("a constraint's new constant applies in place, and one that code has set stays")
    func constants() throws {
        let edited = try EditedStoryboard(Self.laidOut)
        let controller = try #require(edited.root as? ProbeController)
        let view = try #require(controller.view.viewWithTag(1))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
        controller.width.constant = 150
        let width = controller.width
        try edited.replace("constant=\"10\"", "constant=\"30\"")
        #expect(view.frame == CGRect(x: 30, y: 20, width: 150, height: 40) && controller.width === width)
        try edited.replace("constant=\"100\"", "constant=\"80\"")
        #expect(view.frame.width == 80)
    }

    @Test("constraints are added, removed, and joined to other items, and outlets follow")
    func constraints() throws {
        let edited = try EditedStoryboard(Self.laidOut)
        let controller = try #require(edited.root as? ProbeController)
        let view = try #require(controller.view.viewWithTag(1))
        try edited.replace(
            "secondAttribute=\"leading\" constant=\"10\" id=\"x\"", "secondAttribute=\"trailing\" constant=\"-200\" id=\"x\"")
        #expect(view.frame.minX == 190)
        let width = controller.width
        try edited.replace(
            "firstAttribute=\"width\" constant=\"100\"", "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"120\"")
        #expect(controller.width !== width && controller.width.relation == .greaterThanOrEqual && view.frame.width == 120)
        try edited.replace(
            "<constraint firstItem=\"v\" firstAttribute=\"top\" secondItem=\"view-a\" secondAttribute=\"top\" constant=\"20\" id=\"y\"/>",
            "<constraint firstItem=\"v\" firstAttribute=\"bottom\" secondItem=\"view-a\" secondAttribute=\"bottom\" id=\"n\"/>")
        #expect(view.frame.maxY == controller.view.bounds.maxY)
    }

    @Test("a view that goes into a new stack view is the same view, arranged by the stack")
    func wrapped() throws {
        let edited = try EditedStoryboard(Self.laidOut)
        let controller = try #require(edited.root as? ProbeController)
        let view = try #require(controller.view.viewWithTag(1))
        let element = String(Self.laidOut[try #require(Self.laidOut.firstRange(of: #/<view tag="1"(.|\n)*?</view>/#))])
        let stack =
            "<stackView tag=\"5\" axis=\"vertical\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\">\(Self.frame())<subviews><label text=\"Above\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"l\">\(Self.frame())</label>"
        try edited.replace(element, stack + element + "</subviews></stackView>", "firstItem=\"v\"", "firstItem=\"s\"")
        let arranged = (controller.view.viewWithTag(5) as? UIStackView)?.arrangedSubviews
        #expect(arranged?.count == 2 && arranged?.last === view && controller.width.isActive)
        let label = try #require(arranged?.first)
        let origin = try #require(view.superview?.frame.origin)
        #expect(abs(origin.x - 10) < 0.001 && abs(origin.y - 20) < 0.001 && label.frame.height > 10)
        #expect(
            abs(view.frame.minY - label.frame.maxY) < 0.001 && view.frame.minX == 0 && view.frame.size == CGSize(width: 100, height: 40))
    }

    @Test("an embedded controller stays when its container moves, and a new container gets one")
    func embedded() throws {
        func container(_ id: String, _ segue: String) -> String {
            "<containerView tag=\"1\" id=\"\(id)\">\(Self.frame(100, 100))<connections><segue destination=\"c\" kind=\"embed\" id=\"\(segue)\"/></connections></containerView>"
        }
        let edited = try EditedStoryboard(
            XML.scene(XML.controller("a", view: "<subviews>\(container("box", "s"))</subviews>")),
            XML.scene(
                XML.controller(
                    "c", "ProbeController", view: "<subviews><textField tag=\"4\" id=\"f\">\(Self.frame())</textField></subviews>")))
        let child = try #require(edited.root.children.first)
        (child.view.viewWithTag(4) as? UITextField)?.text = "typed"
        try edited.replace(Self.frame(100, 100), Self.frame(200, 150))
        #expect(edited.root.children.first === child && child.view.superview?.frame.size == CGSize(width: 200, height: 150))
        #expect((child.view.viewWithTag(4) as? UITextField)?.text == "typed")
        // The container is created again, as another kind of view.
        try edited.replace("<containerView tag=\"1\" id=\"box\">", "<containerView tag=\"1\" id=\"box\"\(XML.custom("ProbeView"))>")
        #expect(edited.root.children.count == 1 && edited.root.children.first === child && child.view.superview is ProbeView)
        let second =
            "<containerView id=\"other\">\(Self.frame(50, 50))<connections><segue destination=\"c\" kind=\"embed\" id=\"s2\"/></connections></containerView>"
        try edited.replace("</containerView></subviews>", "</containerView>\(second)</subviews>")
        #expect(edited.root.children.count == 2 && edited.root.children[1].view.superview?.frame.width == 50)
        try edited.replace(second, "")
        #expect(edited.root.children.count == 1 && edited.root.children.first === child)
    }

    private static let stack = [
        """
        <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="bar"><autoresizingMask key="autoresizingMask"/></navigationBar>
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
        """,
        XML.scene(
            XML.controller(
                "a", view: "<subviews><label text=\"Root\" tag=\"1\" id=\"l\">\(frame())</label></subviews>",
                items: "<navigationItem key=\"navigationItem\" title=\"List\" id=\"ni\"/>",
                connections: "<segue destination=\"d\" kind=\"show\" identifier=\"go\" animates=\"NO\" id=\"s\"/>")),
        XML.scene(
            XML.controller(
                "d", view: "<subviews><label text=\"Detail\" tag=\"1\" id=\"dl\">\(frame())</label></subviews>",
                items:
                    "<navigationItem key=\"navigationItem\" title=\"One\" id=\"di\"><barButtonItem key=\"rightBarButtonItem\" title=\"Send\" id=\"bi\"/></navigationItem>"
            )),
    ]

    @Test("a pushed controller stays on its stack, and the screens below it change, too")
    func pushed() throws {
        let edited = try EditedStoryboard(initial: "nav", Self.stack[0], Self.stack[1], Self.stack[2])
        let navigation = try #require(edited.root as? UINavigationController)
        navigation.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let controllers = navigation.viewControllers
        try #require(controllers.count == 2)
        try edited.replace("text=\"Detail\"", "text=\"More\"")
        try edited.replace("text=\"Root\"", "text=\"Start\"")
        #expect(navigation.viewControllers == controllers && controllers[1].view.window != nil)
        #expect(controllers.map { ($0.view.viewWithTag(1) as? UILabel)?.text } == ["Start", "More"])
        try edited.replace("title=\"One\"", "title=\"Two\"")
        try edited.replace("title=\"Send\"", "title=\"Ship\"")
        #expect(controllers[1].navigationItem.title == "Two" && controllers[1].navigationItem.rightBarButtonItem?.title == "Ship")
        try edited.replace("<barButtonItem key=\"rightBarButtonItem\" title=\"Ship\" id=\"bi\"/>", "")
        #expect(controllers[1].navigationItem.rightBarButtonItem == nil)
        try edited.replace(
            "title=\"Two\" id=\"di\">", "title=\"Two\" id=\"di\"><barButtonItem key=\"leftBarButtonItem\" title=\"New\" id=\"bn\"/>")
        #expect(controllers[1].navigationItem.leftBarButtonItem?.title == "New")
    }

    @Test("a changed segue performs with its new settings")
    func segues() throws {
        let edited = try EditedStoryboard(initial: "nav", Self.stack[0], Self.stack[1], Self.stack[2])
        let navigation = try #require(edited.root as? UINavigationController)
        let top = try #require(navigation.topViewController)
        try edited.replace("kind=\"show\" identifier=\"go\"", "kind=\"presentation\" identifier=\"leave\"")
        #expect(Fault.catching { top.performSegue(withIdentifier: "go", sender: nil) }.count == 1)
        top.performSegue(withIdentifier: "leave", sender: nil)
        settle()
        #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController != nil)
        // A button that triggers it from now on.
        edited.root.dismiss(animated: false)
        settle()
        try edited.replace(
            "<label text=\"Root\"",
            "<button tag=\"8\" id=\"b\">\(Self.frame())<connections><segue destination=\"d\" kind=\"show\" animates=\"NO\" id=\"s9\"/></connections></button><label text=\"Root\""
        )
        (top.view.viewWithTag(8) as? UIButton)?.sendActions(for: .touchUpInside)
        settle()
        #expect(navigation.viewControllers.count == 2)
    }

    private static let table = XML.scene(
        """
        <tableViewController id="a"\(XML.custom("RowsController")) sceneMemberID="viewController">
            <tableView key="view" style="plain" separatorStyle="default" rowHeight="50" id="t">\(frame(390, 844))
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" rowHeight="50" id="cell"\(XML.custom("ProbeCell"))>\(frame(390, 50))
                        <tableViewCellContentView key="contentView" id="content">\(frame(390, 50))
                            <subviews><label text="Row" tag="1" id="l">\(frame(200, 30))</label></subviews>
                        </tableViewCellContentView>
                        <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
        """)

    @Test("a table keeps its position while its prototype cell changes")
    func table() throws {
        let edited = try EditedStoryboard(Self.table)
        let table = try #require((edited.root as? RowsController)?.tableView)
        table.contentOffset.y = 500
        settle()
        try edited.replace(
            "tag=\"1\" id=\"l\">\(Self.frame(200, 30))",
            "tag=\"1\" id=\"l\">\(Self.frame(120, 30))<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        )
        #expect(table.contentOffset.y == 500 && table.visibleCells.count > 10)
        for cell in table.visibleCells.compactMap({ $0 as? ProbeCell }) {
            #expect(cell.nameLabel.frame.width == 120 && cell.nameLabel.textColor == .red)
            #expect(cell.nameLabel.text == "Row \(table.indexPath(for: cell)?.row ?? -1)")
        }
        // Cells that appear later, too.
        table.contentOffset.y = 2000
        settle()
        #expect(table.visibleCells.allSatisfy { ($0 as? ProbeCell)?.nameLabel.frame.width == 120 })
        // A cell of another class can't change in place.
        try edited.replace("customClass=\"ProbeCell\"", "customClass=\"OtherCell\"")
        #expect(table.contentOffset.y == 2000 && !table.visibleCells.isEmpty && table.visibleCells.allSatisfy { $0 is OtherCell })
    }

    @Test("rows of a static table are added and change in place")
    func staticTable() throws {
        func row(_ id: String, _ text: String) -> String {
            "<tableViewCell id=\"\(id)\">\(Self.frame(390, 44))<tableViewCellContentView key=\"contentView\" id=\"c\(id)\">\(Self.frame(390, 44))<subviews><textField text=\"\(text)\" tag=\"1\" id=\"f\(id)\">\(Self.frame(100, 30))</textField></subviews></tableViewCellContentView></tableViewCell>"
        }
        let edited = try EditedStoryboard(
            XML.scene(
                "<tableViewController id=\"a\" sceneMemberID=\"viewController\"><tableView key=\"view\" dataMode=\"static\" style=\"plain\" rowHeight=\"44\" id=\"t\">\(Self.frame(390, 844))<sections><tableViewSection headerTitle=\"Top\" id=\"s\"><cells>\(row("1", "One"))</cells></tableViewSection></sections><connections><outlet property=\"dataSource\" destination=\"a\" id=\"o1\"/><outlet property=\"delegate\" destination=\"a\" id=\"o2\"/></connections></tableView></tableViewController>"
            ))
        let table = try #require((edited.root as? UITableViewController)?.tableView)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        (cell.viewWithTag(1) as? UITextField)?.text = "typed"
        try edited.replace("</cells>", row("2", "Two") + "</cells>")
        #expect(table.numberOfRows(inSection: 0) == 2 && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect((cell.viewWithTag(1) as? UITextField)?.text == "typed")
        #expect((table.cellForRow(at: IndexPath(row: 1, section: 0))?.viewWithTag(1) as? UITextField)?.text == "Two")
        try edited.replace("headerTitle=\"Top\"", "headerTitle=\"Head\"")
        #expect((edited.root as? UITableViewController)?.tableView(table, titleForHeaderInSection: 0) == "Head")
    }
}

class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        (cell.viewWithTag(1) as? UILabel)?.text = "Row \(indexPath.row)"
        return cell
    }
}

class OtherCell: ProbeCell {}
