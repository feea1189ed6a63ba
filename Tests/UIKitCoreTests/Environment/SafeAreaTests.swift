import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Safe area", .serialized)
struct SafeAreaTests {
    final class Told: UIView {
        let log: Log
        init(log: Log, frame: CGRect = .zero) {
            self.log = log
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
        override func safeAreaInsetsDidChange() { log.note("safeAreaInsetsDidChange") }
        override func layoutMarginsDidChange() { log.note("layoutMarginsDidChange") }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.note("layoutSubviews")
        }
    }

    /// A 320 × 480 view inside a window whose insets are 44, 10, 34, 12.
    private func makeParent() -> UIView {
        var host = UIScreen.main.host
        host.size = CGSize(width: 320, height: 480)
        host.safeArea = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
        UIScreen.main.become(host)
        let window = makeWindow(root: UIViewController())
        return window
    }

    @Test("a child gets the part of its parent's insets that covers it", .rule("L-01", "L-02", "L-03"))
    func propagation() {
        let rows: [([Double], [Double])] = [
            ([0, 0, 320, 480], [44, 10, 34, 12]), ([30, 20, 100, 500], [24, 0, 34, 0]), ([-40, -60, 200, 200], [44, 10, 0, 0]),
            ([0, 100, 320, 200], [0, 10, 0, 12]), ([0, 460, 320, 100], [0, 10, 34, 12]), ([300, 0, 100, 480], [44, 0, 34, 12]),
            ([-50, -50, 500, 700], [44, 10, 34, 12]), ([5, 10, 60, 20], [34, 5, 0, 0]), ([0, 500, 100, 50], [0, 10, 34, 0]),
        ]
        onDevice {
            let parent = makeParent()
            for (frame, insets) in rows {
                let child = UIView(frame: CGRect(frame))
                parent.addSubview(child)
                #expect(child.safeAreaInsets == UIEdgeInsets(insets), "child at \(frame)")
                child.removeFromSuperview()
                child.frame = .zero
                parent.addSubview(child)
                child.frame = CGRect(frame)
                #expect(child.safeAreaInsets == UIEdgeInsets(insets), "child moved to \(frame)")
                child.removeFromSuperview()
            }
        }
    }

    @Test("the measured cases")
    func measured() throws {
        let section = try #require(try Repository.table("safe_area_measured")["propagation"] as? [String: Any])
        let cases = try #require(section["cases"] as? [[String: [Double]]])
        onDevice {
            let parent = makeParent()
            for item in cases {
                let child = UIView(frame: CGRect(item["child"] ?? []))
                parent.addSubview(child)
                #expect(child.safeAreaInsets == UIEdgeInsets(item["insets"] ?? []))
            }
        }
    }

    /// The way snapshot libraries simulate another device.
    @Test("a window that overrides its insets passes them to its views") func overriddenInsets() {
        final class Window: UIWindow {
            var own = UIEdgeInsets.zero
            override var safeAreaInsets: UIEdgeInsets { own }
        }
        for expected in [UIEdgeInsets(top: 20, left: 0, bottom: 7, right: 0), .zero] {
            for size in [UIScreen.main.bounds.size, CGSize(width: 200, height: 100)] {
                let window = Window(frame: CGRect(origin: .zero, size: size))
                window.own = expected
                let controller = UIViewController()
                window.isHidden = false
                window.rootViewController = controller
                controller.view.layoutIfNeeded()
                #expect(controller.view.safeAreaInsets == expected)
                #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(origin: .zero, size: size).inset(by: expected))
                window.isHidden = true
            }
        }
    }

    @Test("a transform does not change the insets")
    func transforms() {
        onDevice {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            makeParent().addSubview(child)
            #expect(child.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        }
    }

    @Test("additionalSafeAreaInsets add to the inherited insets, and may subtract", .rule("L-04"))
    func additional() {
        onDevice("iPhone 16") {
            let controller = UIViewController()
            makeWindow(root: controller)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 6, right: 0)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 0, bottom: 40, right: 0))
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: -9, left: 0, bottom: 0, right: 0)
            #expect(controller.view.safeAreaInsets.top == 50)
        }
    }

    @Test("the safe area guide is the bounds minus the insets; outside a window there are no insets", .rule("L-05", "L-06"))
    func guide() {
        onDevice {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            #expect(child.safeAreaInsets == .zero)
            #expect(child.frame(of: .safeArea) == child.bounds)
            let loose = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            loose.addSubview(child)
            #expect(child.safeAreaInsets == .zero && loose.safeAreaInsets == .zero && child.frame(of: .safeArea) == child.bounds)
            makeParent().addSubview(child)
            #expect(child.frame(of: .safeArea) == CGRect(x: 10, y: 44, width: 298, height: 402))
            child.removeFromSuperview()
            #expect(child.safeAreaInsets == .zero)
            #expect(child.frame(of: .safeArea) == child.bounds)
        }
    }

    @Test(
        "a change calls layoutMarginsDidChange, then safeAreaInsetsDidChange, before layout; without a change nothing is called",
        .rule("L-07"))
    func order() {
        onDevice {
            let log = Log()
            let child = Told(log: log, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            makeParent().addSubview(child)
            EventLoop.main.turn()
            #expect(log.lines == ["layoutMarginsDidChange", "safeAreaInsetsDidChange", "layoutSubviews"])
            log.lines = []
            child.setNeedsLayout()
            EventLoop.main.turn()
            #expect(log.lines == ["layoutSubviews"])
        }
    }

    @Test("setting insets and margins to their current values calls nothing", .rule("L-07"))
    func unchanged() {
        onDevice {
            let log = Log(), controller = UIViewController(), child = Told(log: log, frame: UIScreen.main.bounds)
            controller.view.addSubview(child)
            let window = makeWindow(root: controller)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
            child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            EventLoop.main.turn()
            log.lines = []
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
            child.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            child.insetsLayoutMarginsFromSafeArea = true
            child.frame = child.frame
            EventLoop.main.turn()
            #expect(log.lines == [])
            controller.additionalSafeAreaInsets.top = 8
            EventLoop.main.turn()
            #expect(log.lines == ["layoutMarginsDidChange", "safeAreaInsetsDidChange", "layoutSubviews"])
            _ = window
        }
    }

    @Test("in iOS 26 the home indicator of the 16 Pro class has an inset of 20 points in landscape, 21 before", .rule("D-60"))
    func homeIndicator() {
        for (generation, bottom) in [(Generation.ios16, 21.0), (.ios26, 20)] {
            onDevice("iPhone 16 Pro", orientation: .landscapeLeft, generation: generation) {
                #expect(makeWindow(root: UIViewController()).safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: bottom, right: 62))
            }
        }
    }

    @Test(
        "a device's screen gives its window the insets of its orientation", .rule("D-60", "L-09"),
        arguments: [
            ("iPhone SE", UIInterfaceOrientation.portrait, [20.0, 0, 0, 0]), ("iPhone SE", .landscapeLeft, [0, 0, 0, 0]),
            ("iPhone 16", .portrait, [59, 0, 34, 0]), ("iPhone 16", .landscapeRight, [0, 59, 21, 59]),
            ("iPad Pro 11", .portrait, [24, 0, 20, 0]),
        ])
    func devices(device: String, orientation: UIInterfaceOrientation, insets: [Double]) {
        onDevice(device, orientation: orientation) {
            #expect(makeWindow(root: UIViewController()).safeAreaInsets == UIEdgeInsets(insets))
        }
    }
}
