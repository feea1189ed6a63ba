import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// Bugs that Examples/Adaptive revealed.
@MainActor @Suite("Split views and popovers of the Adaptive example", .serialized)
struct ExampleFaultTests {
    private func split(_ list: UIViewController, _ detail: UIViewController) -> (split: UISplitViewController, primary: N) {
        let split = UISplitViewController(), primary = N(rootViewController: list)
        split.viewControllers = [primary, N(rootViewController: detail)]
        return (split, primary)
    }

    // UISplitViewController.h and the Master-Detail template: tapping a row pushes its detail with animation.
    @Test("when collapsed, showDetail pushes the content of a navigation controller with animation", .rule("H-05", "B-20"))
    func showDetail() {
        let list = A(), detail = C(), (split, primary) = split(list, B())
        let stage = Stage(root: split)
        stage.settle()
        primary.popToRootViewController(animated: false)
        stage.settle()
        stage.forgetTrace()
        list.showDetailViewController(N(rootViewController: detail), sender: nil)
        stage.turn()
        #expect(stage.trace(of: ["viewDidAppear", "viewDidDisappear"]) == [])
        stage.settle()
        #expect(
            stage.trace(of: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]) == [
                "A.viewWillDisappear", "C.viewWillAppear", "A.viewDidDisappear", "C.viewDidAppear",
            ])
        #expect(primary.viewControllers == [list, detail])
    }

    // UISplitViewController.h: "when it won't cause any action it will become hidden".
    @Test("the display mode button is hidden while collapsed", .rule("H-06"))
    func modeButton() {
        let (split, _) = split(A(), B())
        let stage = Stage(root: split, device: "iPad Pro 11", orientation: .landscapeLeft)
        stage.settle()
        let button = split.displayModeButtonItem
        #expect(!split.isCollapsed && !button.isHidden)
        stage.resize(to: CGSize(width: 375, height: 834))
        stage.settle()
        #expect(split.isCollapsed && button.isHidden)
        stage.resize(to: CGSize(width: 1194, height: 834))
        stage.settle()
        #expect(!split.isCollapsed && !button.isHidden)

        let (narrow, _) = self.split(A(), B())
        let phone = Stage(root: narrow)
        phone.settle()
        #expect(narrow.displayModeButtonItem.isHidden)
    }

    @Test("a controller removed from a navigation controller loses the bar's part of the safe area", .rule("F-65", "L-01"))
    func insets() {
        let child = UIViewController(), navigation = UINavigationController(rootViewController: child)
        let stage = Stage(root: navigation)
        stage.settle()
        #expect(child.view.safeAreaInsets.top > 59)
        navigation.setViewControllers([A()], animated: false)
        stage.settle()
        let container = UIViewController()
        stage.show(container)
        container.addChild(child)
        child.view.frame = container.view.bounds
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        stage.settle()
        #expect(child.view.safeAreaInsets == container.view.safeAreaInsets)
    }

    @Test("cells are inset from the side with the safe area, in both layout directions", .rule("H-45"))
    func safeSides() {
        func contentFrame(_ direction: UISemanticContentAttribute) -> CGRect {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.semanticContentAttribute = tableView.semanticContentAttribute
                    return cell
                }
            }
            let rows = Rows(style: .plain)
            rows.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 10)
            rows.tableView.semanticContentAttribute = direction
            let stage = Stage(root: rows)
            stage.settle()
            return rows.tableView.visibleCells.first?.contentView.frame ?? .null
        }
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
            let frame = contentFrame(direction)
            #expect(frame.minX == 59 && frame.width == 393 - 69, "\(frame)")
        }
    }
}
