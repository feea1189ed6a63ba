import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// The sides, widths, and first contents of a split view controller's columns.
@MainActor @Suite("Sides and widths of columns", .serialized)
struct SplitColumnTests {
    private static let tall = CGSize(width: 834, height: 1194)

    private func columns(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(A(), for: .primary)
        if style == .tripleColumn { split.setViewController(C(), for: .supplementary) }
        split.setViewController(B(), for: .secondary)
        return split
    }

    @Test(
        "the swipe that shows the primary starts at the primary's side, which follows the text's direction",
        .rule("H-16"),
        arguments: [(false, UISplitViewController.PrimaryEdge.leading), (false, .trailing), (true, .leading), (true, .trailing)])
    func revealedFromItsSide(_ isRightToLeft: Bool, _ edge: UISplitViewController.PrimaryEdge) {
        let split = columns(.doubleColumn)
        split.preferredDisplayMode = .secondaryOnly
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", size: Self.tall, isRightToLeft: isRightToLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        split.primaryEdge = edge
        stage.settle()
        let isRight = isRightToLeft != (edge == .trailing), width = Self.tall.width
        @MainActor func swipe(fromRight: Bool) -> UISplitViewController.DisplayMode {
            let start: CGFloat = fromRight ? width - 2 : 2, end: CGFloat = fromRight ? width - 300 : 300
            stage.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400))
            stage.settle()
            return split.displayMode
        }
        #expect(swipe(fromRight: !isRight) == .secondaryOnly)
        #expect(swipe(fromRight: isRight) == .oneOverSecondary)
        let primary = split.stack(of: .primary)!.view.frame
        #expect(isRight ? primary.maxX == width : primary.minX == 0)
    }

    @Test("a new width of the supplementary column takes effect immediately, within its bounds", .rule("H-07"))
    func supplementaryWidth() {
        let split = columns(.tripleColumn)
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        let stage = Stage(root: split, device: "iPad Pro 12.9", orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        @MainActor func width() -> CGFloat {
            stage.settle()
            let supplementary = split.stack(of: .supplementary)!.view.frame, secondary = split.stack(of: .secondary)!.view.frame
            #expect(supplementary.width == split.supplementaryColumnWidth && secondary.maxX == 1366)
            #expect(abs(secondary.minX - supplementary.maxX) <= 1)
            return supplementary.width
        }
        #expect(width() == 320)
        split.maximumSupplementaryColumnWidth = 500
        split.preferredSupplementaryColumnWidth = 400
        #expect(width() == 400)
        split.maximumSupplementaryColumnWidth = 350
        #expect(width() == 350)
        split.minimumSupplementaryColumnWidth = 360
        #expect(width() == 360)
        split.minimumSupplementaryColumnWidth = 100
        split.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
        split.preferredSupplementaryColumnWidthFraction = 0.25
        #expect(width() == 1366 * 0.25)
    }

    @Test(
        "a list that shows a detail while its view loads has it in the secondary column from the start", .rule("H-05", "B-56"),
        arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func detailWhileLoading(_ style: UISplitViewController.Style) {
        final class List: UIViewController {
            let detail = C()
            override func viewDidLoad() {
                super.viewDidLoad()
                showDetailViewController(detail, sender: nil)
            }
        }
        let list = List(), placeholder = B(), split = UISplitViewController(style: style)
        if style == .unspecified {
            split.viewControllers = [N(rootViewController: list), placeholder]
        } else {
            split.setViewController(list, for: .primary)
            split.setViewController(placeholder, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
        }
        let stage = Stage(root: split, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
        defer { UIScreen.main.become(HostScreen()) }
        stage.settle()
        #expect(list.detail.view.window != nil && list.view.window != nil && placeholder.viewIfLoaded?.window == nil)
        let names: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let trace = stage.trace(of: names).filter { $0.hasPrefix("B.") || $0.hasPrefix("C.") }
        #expect(trace == ["C.viewWillAppear", "C.viewDidAppear"])
        #expect(list.appearance.phase == .appeared && placeholder.appearance.phase == .disappeared)
    }

    final class Told: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    @Test(
        "a column receives its size after a rotation, in the mode that comes with it", .rule("C-31", "H-02", "H-12"),
        arguments: [("iPad Pro 11", true), ("iPad Pro 12.9", true), ("iPhone 15 Pro Max", false)],
        [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn])
    func toldSizes(_ device: (name: String, staysExpanded: Bool), _ style: UISplitViewController.Style) {
        for mode in [UISplitViewController.DisplayMode.automatic, .oneBesideSecondary, .oneOverSecondary, .secondaryOnly] {
            let primary = Told(), secondary = Told(), split = UISplitViewController(style: style)
            split.preferredPrimaryColumnWidthFraction = 0.3
            split.maximumPrimaryColumnWidth = 500
            if style == .unspecified {
                split.viewControllers = [primary, secondary]
            } else {
                split.setViewController(primary, for: .primary)
                split.setViewController(C(), for: .supplementary)
                split.setViewController(secondary, for: .secondary)
            }
            split.preferredDisplayMode = mode
            let stage = Stage(root: split, device: device.name, orientation: .landscapeLeft)
            defer { UIScreen.main.become(HostScreen()) }
            stage.settle()
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                // A column that was collapsed is in the primary's stack when it is told.
                let isKnown = !split.isCollapsed
                for column in [primary, secondary] { column.sizes = [] }
                let before = secondary.viewIfLoaded?.bounds.size
                stage.rotate(to: orientation)
                stage.settle()
                guard isKnown, secondary.view.window != nil else { continue }
                #expect(secondary.sizes == (secondary.view.bounds.size == before ? [] : [secondary.view.bounds.size]), "\(mode)")
                guard device.staysExpanded, primary.viewIfLoaded?.window != nil, let told = primary.sizes.last else { continue }
                #expect(abs(told.width - primary.view.bounds.width) < 0.001 && told.height == primary.view.bounds.height, "\(mode)")
            }
        }
    }
}
