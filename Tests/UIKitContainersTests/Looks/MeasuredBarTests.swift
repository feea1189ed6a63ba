import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// Frames of bars that UIKit printed, from public repositories.
@MainActor @Suite(.serialized) struct MeasuredBarTests {
    private func tabs(_ count: Int, _ device: String, orientation: UIInterfaceOrientation = .portrait) -> (UITabBarController, Stage) {
        let controller = UITabBarController()
        controller.viewControllers = (0..<count).map {
            let child = UIViewController()
            child.tabBarItem = UITabBarItem(title: "\($0)", image: nil, tag: $0)
            return child
        }
        let stage = Stage(root: controller, device: device, orientation: orientation)
        stage.settle()
        return (controller, stage)
    }

    /// Subviews of UITabBar, printed in comments of GXSwift (390 points, iOS 16), GWDTabBar (414, five items), MyTabBarController, and
    /// others (375, 414, 320).
    @Test(
        "tabs are aligned to whole points at any scale",
        arguments: [
            ("iPhone 14", 4, [[2, 94], [100, 93], [197, 94], [295, 93]]),
            ("iPhone 6 Plus", 5, [[2, 79], [85, 79], [168, 78], [250, 79], [333, 79]]),
            ("iPhone 6 Plus", 4, [[2, 100], [106, 99], [209, 100], [313, 99]]),
            ("iPhone 6", 4, [[2, 90], [96, 90], [190, 89], [283, 90]]),
            ("iPhone 5", 4, [[2, 76], [82, 76], [162, 76], [242, 76]]),
        ] as [(String, Int, [[CGFloat]])])
    func tabButtons(device: String, count: Int, expected: [[CGFloat]]) {
        let (controller, _) = tabs(count, device)
        #expect(controller.tabBar.tabControls.map(\.frame) == expected.map { CGRect(x: $0[0], y: 1, width: $0[1], height: 48) })
    }

    /// ZJIOS, UIViewController+ZJViewController.m (390 points, iOS 15): images of 24 at 296 and 350, custom views that end at 374.
    @Test("images in a bar are 30 points apart, texts and custom views 8") func items() throws {
        let controller = UIViewController(), image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        controller.navigationItem.rightBarButtonItems = [0, 1].map { _ in
            UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        }
        let custom = [40, 60].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
        controller.navigationItem.leftBarButtonItems = custom.map { UIBarButtonItem(customView: $0) }
        let stage = Stage(root: UINavigationController(rootViewController: controller), device: "iPhone 14")
        stage.settle()
        let buttons = controller.navigationItem.rightBarButtonItems?.compactMap { $0.frame(in: stage.window) } ?? []
        #expect(buttons.map(\.minX) == [350, 296])
        #expect(custom.map { $0.convert($0.bounds, to: nil).minX } == [16, 64])
    }

    /// An iPhone of 414 points, WebDriverAgent's tree: a bar's last button ends at 394.
    @Test("wide bars have 20-point margins", arguments: [("iPhone 11", 394), ("iPhone SE", 359)] as [(String, CGFloat)])
    func sides(device: String, end: CGFloat) throws {
        let controller = UIViewController(), item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        let stage = Stage(root: UINavigationController(rootViewController: controller), device: device)
        stage.settle()
        #expect(try abs(#require(item.frame(in: stage.window)).maxX - end) < 0.01)
    }

    /// Vercantez/openuikit, tests of device metrics: iPhone SE and iPad (A16), iOS 26.1.
    @Test("tab bars of iOS 26 are 83 points tall, 64 in landscape, and at the top on iPads", .rule("metrics-6"))
    func glassTabs() {
        Generation.emulating(.ios26) {
            let (phone, stage) = tabs(3, "iPhone SE")
            #expect(phone.tabBar.frame == CGRect(x: 0, y: 584, width: 375, height: 83))
            #expect(phone.selectedViewController?.view.safeAreaInsets.bottom == 83)
            withExtendedLifetime(stage) {}
            let (low, lowStage) = tabs(2, "iPhone SE", orientation: .landscapeLeft)
            #expect(low.tabBar.frame == CGRect(x: 0, y: 311, width: 667, height: 64))
            #expect(low.tabBar.tabControls.allSatisfy { $0.frame.minY == 4 && $0.frame.height == 36 })
            #expect(low.selectedViewController?.view.safeAreaInsets.bottom == 64)
            withExtendedLifetime(lowStage) {}
            let (pad, padStage) = tabs(3, "iPad (A16)")
            #expect(pad.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
            #expect(pad.selectedViewController?.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 25, right: 0))
            withExtendedLifetime(padStage) {}
            #expect(tabs(3, "iPhone 16").0.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        }
    }

    @Test("buttons of a navigation bar under an iPad's tabs can be tapped") func underTabs() throws {
        try Generation.emulating(.ios26) {
            let child = UIViewController(), item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
                tabs = UITabBarController()
            var taps = 0
            item.primaryAction = UIAction(title: "Edit") { _ in taps += 1 }
            child.navigationItem.rightBarButtonItem = item
            tabs.viewControllers = [UINavigationController(rootViewController: child), UIViewController()]
            let stage = Stage(root: tabs, device: "iPad (A16)")
            stage.settle()
            let frame = try #require(item.frame(in: stage.window))
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(taps == 1)
        }
    }

    /// Vercantez/openuikit: insets of tables under large titles, iOS 26.1.
    @Test(
        "a navigation bar of iOS 26 starts at the safe area, at least 10 points below the edge, and its large title scales with the text size",
        arguments: [
            ("iPad (A16)", UIInterfaceOrientation.portrait, UIContentSizeCategory.large, 138), ("iPhone SE", .portrait, .large, 126),
            ("iPhone SE", .landscapeLeft, .large, 78),
            ("iPhone SE", .portrait, .extraExtraExtraLarge, 128), ("iPhone SE", .portrait, .accessibilityLarge, 135.5),
        ] as [(String, UIInterfaceOrientation, UIContentSizeCategory, CGFloat)])
    func largeTitles(device: String, orientation: UIInterfaceOrientation, text: UIContentSizeCategory, top: CGFloat) {
        Generation.emulating(.ios26) {
            let table = UITableViewController(), navigation = UINavigationController(rootViewController: table)
            table.title = "Library"
            navigation.navigationBar.prefersLargeTitles = true
            let stage = Stage(root: navigation, device: device, orientation: orientation, textSize: text)
            stage.settle()
            #expect(table.view.safeAreaInsets.top == top)
        }
    }

    // pointfreeco/swift-snapshot-testing, testTraitsEmbeddedInTabNavigation, recorded on an upright phone with iOS 13.3.
    @Test("overridden traits of a phone in landscape or of an iPad do not change the bars' heights", arguments: [true, false])
    func overriddenTraits(isPad: Bool) {
        Generation.emulating(.ios13) {
            let navigation = UINavigationController(rootViewController: UIViewController()), tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            let parent = UIViewController()
            parent.addChild(tabs)
            parent.view.addSubview(tabs.view)
            tabs.view.frame = parent.view.bounds
            tabs.didMove(toParent: parent)
            parent.setOverrideTraitCollection(
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceIdiom: isPad ? .pad : .phone),
                    UITraitCollection(verticalSizeClass: isPad ? .regular : .compact),
                    UITraitCollection(horizontalSizeClass: isPad ? .regular : .compact),
                ]), forChild: tabs)
            let stage = Stage(root: parent)
            stage.settle()
            #expect(navigation.navigationBar.frame.height == 44)
            #expect(tabs.tabBar.frame.height - tabs.tabBar.safeAreaInsets.bottom == 49)
        }
    }

    // The same picture: the plus begins two points inside its image, which begins at the bar's margin of 16 points.
    @Test("the plus of Add is as large as on iOS 13 to 18, and begins 18 points from the edge", arguments: [Generation.ios13, .ios16])
    func plus(generation: Generation) throws {
        try Generation.emulating(generation) {
            let content = UIViewController()
            content.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
            let navigation = UINavigationController(rootViewController: content)
            let stage = Stage(root: navigation)
            stage.settle()
            let bar = navigation.navigationBar
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 44), format: format)
            let image = renderer.image { bar.layer.render(in: $0.cgContext) }
            let pixels = try #require(image.cgImage?.buffer)
            func alpha(_ x: Int, _ y: Int) -> UInt32 { pixels.row(y)[x] >> 24 }
            let columns = (0..<180).filter { alpha($0, 66) > 20 }
            #expect(columns.first == 54 && columns.last == 106)
        }
    }

    /// pointfreeco/swift-snapshot-testing (iOS 13), testUIView.1: the button is 24 1/3 by 23 2/3 points.
    @Test("the circle of an add button is 65 pixels wide at 3x, and its stroke is 4.65")
    func addButton() throws {
        try Generation.emulating(.ios13) {
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            button.layoutIfNeeded()
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let image = UIGraphicsImageRenderer(bounds: button.bounds, format: format).image { button.layer.render(in: $0.cgContext) }
            let pixels = try #require(image.cgImage?.buffer)
            func alpha(_ x: Int) -> Double { Double(pixels.row(35)[x] >> 24) / 255 }
            #expect(pixels.width == 73 && pixels.height == 71)
            // The middle row crosses the circle's strokes beside the plus.
            let stroke = (0..<15).reduce(0) { $0 + alpha($1) },
                clear = (0..<15).first { alpha($0) > 0 }.map { Double($0) + 1 - alpha($0) } ?? 0
            #expect(abs(stroke - 4.65) < 0.2, "\(stroke)")
            #expect(abs(73 - 2 * clear - 65) < 0.6, "\(clear)")
        }
    }
}
