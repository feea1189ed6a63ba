import Foundation
import Testing
import UIKit
@testable import UIKitTesting

@MainActor @Suite(.serialized) struct GestureTests {
    @Test("a form is filled in, scrolled, and sent by its labels")
    func form() throws {
        let controller = SignInController(), stage = Stage(root: controller)
        try stage.type("Ada", into: .identifier("name"))
        #expect(controller.name.text == "Ada")
        try stage.press(key: "backspace")
        #expect(controller.name.text == "Ad")
        try stage.clear(.identifier("name"))
        #expect(controller.name.text == "")
        try stage.tap(.label("Remember me"))
        stage.settle()
        #expect(controller.remember.isOn)
        try stage.scroll(to: "Terms")
        try stage.tap("Terms")
        #expect(controller.bottoms == 1 && controller.deep.contentOffset.y > 0)
    }

    @Test("a long list is swiped until the row is visible")
    func scrollUntil() throws {
        let table = TableController(), stage = Stage(root: table)
        stage.settle()
        try stage.scroll(.up, in: .type(.table), until: "Row 40")
        #expect(table.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 40, section: 0)) == true)
        #expect(
            message { try stage.scroll(.up, in: .type(.table), until: "Row 4000", limit: 2) }.hasPrefix("no element with text \"Row 4000\"")
        )
    }

    @Test("a swipe's velocity keeps a list moving; a hold stops it")
    func velocity() throws {
        let table = TableController(), stage = Stage(root: table)
        stage.settle()
        let start = table.tableView.contentOffset.y
        try stage.pan(.type(.table), by: CGVector(dx: 0, dy: -100), velocity: 600, hold: 0.3)
        stage.settle()
        let held = table.tableView.contentOffset.y
        try stage.pan(.type(.table), by: CGVector(dx: 0, dy: -100), velocity: 2000)
        stage.settle()
        #expect(held - start > 80 && held - start < 110)
        #expect(table.tableView.contentOffset.y - held > 200)
    }

    @Test("a swipe from the edge goes back in a navigation controller")
    func edge() throws {
        let first = UIViewController(), second = UIViewController()
        first.view.backgroundColor = .white
        second.view.backgroundColor = .white
        let navigation = UINavigationController(rootViewController: first), stage = Stage(root: navigation)
        navigation.pushViewController(second, animated: false)
        stage.settle()
        stage.swipeFromEdge(.left)
        stage.settle()
        #expect(navigation.viewControllers == [first])
    }

    @Test("pinch, rotation, long press, double tap, and two-finger tap reach their recognizers")
    func recognizers() throws {
        let controller = UIViewController(), stage = Stage(root: controller)
        let pad = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
        pad.accessibilityIdentifier = "pad"
        controller.view.addSubview(pad)
        var log: [String] = [], scale: CGFloat = 1, angle: CGFloat = 0
        let pinch = UIPinchGestureRecognizer(), turn = UIRotationGestureRecognizer(), press = UILongPressGestureRecognizer()
        let double = UITapGestureRecognizer(), two = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        two.numberOfTouchesRequired = 2
        pinch.addHandler { [unowned pinch] _ in scale = pinch.scale }
        turn.addHandler { [unowned turn] _ in angle = turn.rotation }
        press.addHandler { [unowned press] _ in if press.state == .began { log.append("press") } }
        double.addHandler { _ in log.append("double") }
        two.addHandler { _ in log.append("two fingers") }
        for recognizer in [pinch, turn, press, double, two] as [UIGestureRecognizer] { pad.addGestureRecognizer(recognizer) }
        stage.settle()
        try stage.pinch(.identifier("pad"), scale: 2, velocity: 2)
        #expect(abs(scale - 2) < 0.3)
        try stage.rotate(.identifier("pad"), by: 1.5, velocity: 3)
        #expect(abs(angle - 1.5) < 0.3)
        try stage.press(.identifier("pad"))
        try stage.doubleTap(.identifier("pad"))
        try stage.tap(.identifier("pad"), fingers: 2)
        #expect(log == ["press", "double", "two fingers"])
    }
}
