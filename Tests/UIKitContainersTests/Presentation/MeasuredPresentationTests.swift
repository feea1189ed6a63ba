import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// Frames that Vercantez/openuikit measured on an iPad (A16) and an iPhone SE with iOS 26.1, in its tests of presentations and popovers.
@MainActor @Suite(.serialized) struct MeasuredPresentationTests {
    private func present(
        _ style: UIModalPresentationStyle, on device: String, orientation: UIInterfaceOrientation = .portrait,
        _ setUp: (UIViewController) -> Void = { _ in }
    ) -> (frame: CGRect, controller: UIViewController, stage: Stage) {
        let base = UIViewController(), shown = UIViewController()
        let stage = Stage(root: base, device: device, orientation: orientation)
        shown.modalPresentationStyle = style
        setUp(shown)
        base.present(shown, animated: false)
        stage.settle()
        return (shown.view.convert(shown.view.bounds, to: nil), shown, stage)
    }

    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= 0.5 }
    }

    @Test("form sheets of iOS 26 on an iPad are 580 by 650, and keep their bottom edge at smaller detents", .rule("metrics-10"))
    func forms() {
        Generation.emulating(.ios26) {
            #expect(present(.formSheet, on: "iPad (A16)").frame == CGRect(x: 120, y: 260, width: 580, height: 650))
            var most: CGFloat = 0
            let detent = UISheetPresentationController.Detent.custom {
                most = $0.maximumDetentValue; return 343
            }
            let small = present(.formSheet, on: "iPad (A16)") { $0.sheetPresentationController?.detents = [detent] }
            #expect(small.frame == CGRect(x: 120, y: 567, width: 580, height: 343))
            #expect(most == 650)
        }
    }

    @Test("page sheets of iOS 26 reach the bottom edge", .rule("metrics-10")) func pages() {
        Generation.emulating(.ios26) {
            #expect(present(.pageSheet, on: "iPad (A16)").frame == CGRect(x: 0, y: 42, width: 820, height: 1138))
            #expect(present(.pageSheet, on: "iPhone SE").frame == CGRect(x: 0, y: 30, width: 375, height: 637))
            #expect(present(.pageSheet, on: "iPhone SE", orientation: .landscapeLeft).frame == CGRect(x: 0, y: 0, width: 667, height: 375))
            let medium = present(.pageSheet, on: "iPhone 16") { $0.sheetPresentationController?.detents = [.medium()] }
            #expect(near(medium.frame, CGRect(x: 8, y: 403.687, width: 377, height: 440.313)))
        }
    }

    /// Settings on a screen of 375 by 667 points, printed with Cycript in public notes: a sheet with a navigation bar of 56 points above a
    /// table.
    @Test("a sheet leaves 40 points at the top on a phone with a home button", .rule("metrics-10")) func sheetOnHomeButton() {
        #expect(present(.pageSheet, on: "iPhone 8").frame == CGRect(x: 0, y: 40, width: 375, height: 627))
        #expect(present(.pageSheet, on: "iPhone 12").frame.minY == 57)
        let base = UIViewController(), list = UITableViewController(style: .grouped),
            navigation = UINavigationController(rootViewController: list)
        let stage = Stage(root: base, device: "iPhone 8")
        base.present(navigation, animated: false)
        stage.settle()
        #expect(
            navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56) && list.tableView.adjustedContentInset.top == 56)
    }

    private func popover(_ setUp: (UIPopoverPresentationController, UIViewController) -> Void) -> (
        frame: CGRect, direction: UIPopoverArrowDirection
    ) {
        let base = UIViewController(), shown = UIViewController(), navigation = UINavigationController(rootViewController: base)
        base.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        base.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
        let stage = Stage(root: navigation, device: "iPad (A16)")
        stage.settle()
        shown.preferredContentSize = CGSize(width: 240, height: 180)
        shown.modalPresentationStyle = .popover
        guard let popover = shown.popoverPresentationController else { return (.zero, []) }
        setUp(popover, base)
        base.present(shown, animated: false)
        stage.settle()
        return (shown.view.convert(shown.view.bounds, to: nil), popover.arrowDirection)
    }

    @Test("a popover of iOS 26 from a bar button is below the bar without an arrow, 19 points from the side", .rule("SP-D096"))
    func fromBar() {
        Generation.emulating(.ios26) {
            let right = popover { $0.barButtonItem = $1.navigationItem.rightBarButtonItem }
            #expect(right.frame == CGRect(x: 561, y: 62, width: 240, height: 180) && right.direction == [])
            let left = popover { $0.sourceItem = $1.navigationItem.leftBarButtonItem }
            #expect(left.frame == CGRect(x: 19, y: 62, width: 240, height: 180))
        }
    }

    /// UIKit's view includes the arrow's 13 points; ours ends before them.
    @Test(
        "a popover of iOS 26 prefers the side on which it can be centered on its source", .rule("SP-D096"),
        arguments: [300, 980] as [CGFloat])
    func beside(y: CGFloat) {
        Generation.emulating(.ios26) {
            @MainActor func source(_ base: UIViewController) -> UIView {
                let view = UIView(frame: CGRect(x: 100, y: y, width: 60, height: 40))
                base.view.addSubview(view)
                return view
            }
            let free = popover { $0.sourceView = source($1) }
            #expect(free.frame == CGRect(x: 173, y: y - 70, width: 240, height: 180) && free.direction == .left)
            let above = popover { ($0.sourceView, $0.permittedArrowDirections) = (source($1), .down) }
            #expect(above.frame == CGRect(x: 19, y: y - 193, width: 240, height: 180))
        }
    }

    @Test("an action sheet of iOS 26 on an iPad is over its source", .rule("metrics-9")) func actionSheet() {
        Generation.emulating(.ios26) {
            let base = UIViewController(), stage = Stage(root: base, device: "iPad (A16)"),
                sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            for title in ["Copy", "Share", "Favorite", "Delete"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            sheet.popoverPresentationController?.sourceView = base.view
            sheet.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 1, height: 1)
            base.present(sheet, animated: false)
            stage.settle()
            #expect(near(sheet.view.convert(sheet.view.bounds, to: nil), CGRect(x: 266.5, y: 466.5, width: 288, height: 248)))
        }
    }
}
