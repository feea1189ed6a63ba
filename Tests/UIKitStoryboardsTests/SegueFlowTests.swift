import RuleTrait
import Testing

@testable import UIKitContainers
import UIKit

/// A controller that sets a delegate and an anchor in prepare, and accepts unwinding.
class PreparingController: ProbeController, UIPopoverPresentationControllerDelegate {
    var prepares: ((UIViewController) -> Void)?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepares?(segue.destination)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    { .none }

    static func register() {
        DispatchTable.add(
            PreparingController.self, selectors: ["back:"],
            invoke: { object, _, _ in
                Log.add("\((object as? UIViewController)?.title ?? "") back")
                return .handled(nil)
            })
    }
}

/// Segues and unwinding as apps use them, from the file to the screen.
@MainActor
@Suite(.serialized)
struct SegueFlowTests {
    init() { PreparingController.register() }

    private static let exit = "<exit id=\"exit\" sceneMemberID=\"exit\"/>"
    private static let back = "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"back:\" id=\"u\"/>"

    /// `Root` with one segue to `Target`, which can unwind.
    private func stage(_ segue: String) throws -> (root: PreparingController, window: UIWindow) {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "root", XML.scene(XML.controller("root", "PreparingController", attributes: "title=\"Root\"", connections: segue)),
                XML.scene(
                    XML.controller("target", "DestinationController", attributes: "title=\"Target\"", connections: Self.back),
                    dock: Self.exit))
        ])
        let root = try #require(files.storyboard().instantiateInitialViewController() as? PreparingController)
        let window = inWindow(root)
        Log.lines = []
        return (root, window)
    }

    @Test("the source's changes to a popover in prepare are kept: delegate, anchor, rectangle", .rule("SP-B048", "SP-B049"))
    func preparedPopover() throws {
        let (root, window) = try stage(
            "<segue destination=\"target\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"view-root\" id=\"s\"/>")
        defer { _ = window }
        let anchor = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
        root.view.addSubview(anchor)
        var anchorBefore: UIView?
        root.prepares = { [weak root] destination in
            let popover = destination.popoverPresentationController
            anchorBefore = popover?.sourceView
            popover?.delegate = root
            popover?.sourceView = anchor
            popover?.sourceRect = anchor.bounds
        }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let popover = try #require(root.presentedViewController?.popoverPresentationController)
        #expect(anchorBefore === root.view && popover.sourceView === anchor && popover.sourceRect == anchor.bounds)
        // The delegate prevents a sheet on the phone.
        #expect(popover.adaptivePresentationStyle(for: root.traitCollection) == .none)
        #expect(popover.frameOfPresentedViewInContainerView.width < 390)
    }

    @Test("a style set in prepare overrides the file's", .rule("SP-B047"))
    func preparedStyle() throws {
        let (root, window) = try stage(
            "<segue destination=\"target\" kind=\"presentation\" identifier=\"go\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\" id=\"s\"/>"
        )
        defer { _ = window }
        var styleBefore: UIModalPresentationStyle?
        root.prepares = {
            styleBefore = $0.modalPresentationStyle
            $0.modalPresentationStyle = .pageSheet
            $0.sheetPresentationController?.detents = [.medium()]
        }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let shown = try #require(root.presentedViewController)
        #expect(styleBefore == .fullScreen && shown.modalPresentationStyle == .pageSheet && shown.modalTransitionStyle == .crossDissolve)
        #expect(
            shown.sheetPresentationController?.detents.count == 1
                && (shown.view.window?.convert(shown.view.bounds, from: shown.view).minY ?? 0) > 300)
    }

    @Test("an unwind out of a popover dismisses it and sends the action", .rule("SP-C018", "SP-C021"))
    func popoverUnwind() throws {
        let (root, window) = try stage(
            "<segue destination=\"target\" kind=\"popoverPresentation\" identifier=\"go\" popoverAnchorView=\"view-root\" id=\"s\"/>")
        defer { _ = window }
        root.prepares = { [weak root] in $0.popoverPresentationController?.delegate = root }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        root.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
        settle()
        #expect(root.presentedViewController == nil && Log.lines.contains("Root back"))
    }

    @Test("an alert's action can unwind past the controller that presented the alert", .rule("SP-C013", "SP-C021"))
    func alertUnwind() throws {
        let (root, window) = try stage("<segue destination=\"target\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>")
        defer { _ = window }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let target = try #require(root.presentedViewController)
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        let leave = UIAlertAction(title: "Leave", style: .default) { [weak target] _ in
            target?.performSegue(withIdentifier: "back", sender: nil)
        }
        alert.addAction(leave)
        alert.preferredAction = leave
        target.present(alert, animated: true)
        settle()
        alert.activatePreferredAction()
        settle()
        settle()
        #expect(root.presentedViewController == nil && Log.lines.filter { $0 == "Root back" }.count == 1)
    }

    @Test("an unwind while the alert is presented dismisses the alert too", .rule("SP-C021", "SP-C030"))
    func unwindUnderAlert() throws {
        let (root, window) = try stage("<segue destination=\"target\" kind=\"presentation\" identifier=\"go\" id=\"s\"/>")
        defer { _ = window }
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let target = try #require(root.presentedViewController)
        let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        target.present(alert, animated: false)
        settle()
        target.performSegue(withIdentifier: "back", sender: nil)
        settle()
        #expect(root.presentedViewController == nil && alert.presentingViewController == nil && Log.lines.contains("Root back"))
    }

    @Test("a container view in a static cell embeds its child before viewDidLoad", .rule("SP-B054", "SP-A095"))
    func staticCellEmbed() throws {
        let box = """
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="390" height="120"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="390" height="120"/>
                    <subviews><containerView id="box"><rect key="frame" x="10" y="10" width="200" height="100"/>
                        <connections><segue destination="target" kind="embed" identifier="in" id="e"/></connections>
                    </containerView></subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "t",
                XML.scene(
                    """
                    <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" dataMode="static" style="grouped" rowHeight="120" id="tv">
                        <rect key="frame" x="0" y="0" width="390" height="844"/><sections><tableViewSection id="sec"><cells>\(box)</cells></tableViewSection></sections>
                    </tableView></tableViewController>
                    """),
                XML.scene(XML.controller("target", "DestinationController", attributes: "title=\"Target\"")))
        ])
        let table = try #require(files.storyboard().instantiateInitialViewController() as? UITableViewController)
        let window = inWindow(table)
        defer { _ = window }
        let child = try #require(table.children.first)
        let cell = try #require(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(
            child.view.isDescendant(of: cell) && child.view.superview?.bounds.size == child.view.bounds.size
                && child.view.bounds.width == 200)
    }

    @Test("showDetail in a collapsed split view controller pushes, and can unwind to the list", .rule("SP-B045", "SP-B046", "SP-C011"))
    func collapsedDetail() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "split",
                XML.scene(
                    "<splitViewController id=\"split\" sceneMemberID=\"viewController\"><connections><segue destination=\"nav\" kind=\"relationship\" relationship=\"masterViewController\" id=\"r1\"/><segue destination=\"empty\" kind=\"relationship\" relationship=\"detailViewController\" id=\"r2\"/></connections></splitViewController>"
                ),
                XML.scene(
                    "<navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"root\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r3\"/></connections></navigationController>"
                ),
                XML.scene(
                    XML.controller(
                        "root", "PreparingController", attributes: "title=\"Root\"",
                        connections: "<segue destination=\"target\" kind=\"showDetail\" identifier=\"go\" id=\"s\"/>")),
                XML.scene(XML.controller("empty", attributes: "title=\"Empty\"")),
                XML.scene(
                    XML.controller("target", "DestinationController", attributes: "title=\"Target\"", connections: Self.back),
                    dock: Self.exit))
        ])
        let split = try #require(files.storyboard().instantiateInitialViewController() as? UISplitViewController)
        let window = inWindow(split)
        defer { _ = window }
        let navigation = try #require(split.viewControllers.first as? UINavigationController)
        #expect(split.isCollapsed)
        navigation.popToRootViewController(animated: false)
        settle()
        let root = try #require(navigation.viewControllers.first as? PreparingController)
        root.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let target = try #require(navigation.topViewController)
        #expect(target.title == "Target")
        Log.lines = []
        target.performSegue(withIdentifier: "back", sender: nil)
        settle()
        #expect(navigation.topViewController === root && Log.lines.contains("Root back"))
    }
}
