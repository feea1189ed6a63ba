import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Layout", .serialized)
struct LayoutTests {
    final class Told: UIView {
        var log: Log?
        var name = ""
        convenience init(_ name: String, _ log: Log) {
            self.init(frame: .zero)
            (self.name, self.log) = (name, log)
        }
        override func updateConstraints() {
            log?.note("\(name).updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log?.note("\(name).layoutSubviews")
        }
    }

    final class Controller: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = Told("root", log) }
        override func updateViewConstraints() {
            log.note("updateViewConstraints")
            super.updateViewConstraints()
        }
        override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }
    }

    @Test(
        "constraints update bottom up, the controller before its view; then layout runs top down, children after the layout callbacks",
        .rule("B-09", "B-12"))
    func pass() {
        onDevice {
            let log = Log(), controller = Controller(log), child = Told("child", log)
            controller.view.addSubview(child)
            makeWindow(root: controller)
            #expect(
                log.lines == [
                    "child.updateConstraints", "updateViewConstraints", "root.updateConstraints", "viewWillLayoutSubviews",
                    "root.layoutSubviews",
                    "viewDidLayoutSubviews", "child.layoutSubviews",
                ])
            log.lines = []
            EventLoop.main.turn()
            #expect(log.lines == [])
            child.setNeedsLayout()
            EventLoop.main.turn()
            #expect(log.lines == ["child.layoutSubviews"])
        }
    }

    @Test("layoutIfNeeded lays out immediately, and only what needs it")
    func immediately() {
        onDevice {
            let log = Log(), parent = Told("parent", log), child = Told("child", log)
            parent.addSubview(child)
            parent.layoutIfNeeded()
            log.lines = []
            child.setNeedsLayout()
            child.layoutIfNeeded()
            #expect(log.lines == ["child.layoutSubviews"])
            parent.layoutIfNeeded()
            #expect(log.lines == ["child.layoutSubviews"])
        }
    }

    // Apple's answer to a developer, geek-answers.imtqy.com/articles/931605; e-learn.cn/tag/layoutsubviews: frame and bounds, not center.
    @Test("a view that is resized outside its superview's layout lays out the superview too; one that is moved doesn't")
    func resizing() {
        final class Placing: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                for subview in subviews { subview.frame = bounds.insetBy(dx: CGFloat(count), dy: 0) }
            }
        }
        onDevice {
            let log = Log(), parent = Told("parent", log), child = Told("child", log)
            parent.addSubview(child)
            parent.layoutIfNeeded()
            log.lines = []
            child.frame.size = CGSize(width: 40, height: 30)
            parent.layoutIfNeeded()
            #expect(log.lines == ["parent.layoutSubviews", "child.layoutSubviews"])
            log.lines = []
            child.frame.origin = CGPoint(x: 3, y: 4)
            child.center.x += 10
            child.bounds.origin.y = 5
            parent.layoutIfNeeded()
            #expect(!log.lines.contains("parent.layoutSubviews"))
            // A superview that sizes its subviews to something else each time is done after one round.
            let placing = Placing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            placing.addSubview(UIView())
            placing.layoutIfNeeded()
            #expect(placing.count == 1)
        }
    }

    @Test("autoresizing distributes a change among the flexible parts proportionally")
    func autoresizing() {
        onDevice {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            @MainActor func child(_ mask: UIView.AutoresizingMask) -> UIView {
                let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
                view.autoresizingMask = mask
                parent.addSubview(view)
                return view
            }
            let fixed = child([]), wide = child([.flexibleWidth, .flexibleHeight]),
                centered = child([.flexibleLeftMargin, .flexibleRightMargin])
            let right = child([.flexibleLeftMargin]), shared = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            parent.bounds.size = CGSize(width: 200, height: 150)
            #expect(fixed.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
            #expect(wide.frame == CGRect(x: 20, y: 10, width: 160, height: 80))
            #expect(centered.frame.origin.x == 70)
            #expect(right.frame.origin.x == 120)
            #expect(shared.frame == CGRect(x: 40, y: 10, width: 120, height: 30))
        }
    }

    @Test("NaN geometry raises Core Animation's exception")
    func notANumber() {
        onDevice {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            let faults = Fault.catching {
                view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
                view.center = CGPoint(x: 0, y: CGFloat.nan)
                view.layer.bounds = CGRect(x: 0, y: CGFloat.nan, width: 320, height: 291.5)
            }
            #expect(faults.allSatisfy { $0.name.rawValue == "CALayerInvalidGeometry" })
            #expect(
                faults.map(\.reason) == [
                    "CALayer position contains NaN: [nan 0.5]", "CALayer position contains NaN: [0 nan]",
                    "CALayer bounds contains NaN: [0 nan; 320 291.5]",
                ])
            #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    @Test("points convert through frames, scrolling, transforms, and windows")
    func conversion() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            window.frame.origin = CGPoint(x: 0, y: 100)
            let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
                inner = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 40))
            window.addSubview(outer)
            outer.addSubview(inner)
            #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 15, y: 25))
            #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
            outer.bounds.origin.y = 5
            #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 15, y: 20))
            #expect(inner.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 15, y: 120))
            inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            #expect(inner.convert(CGRect(x: 0, y: 0, width: 40, height: 40), to: outer) == CGRect(x: -15, y: -15, width: 80, height: 80))
            #expect(outer.convert(CGPoint(x: -15, y: -15), to: inner) == .zero)
        }
    }

    @Test("tintColor is inherited until a view sets its own, and tintColorDidChange is called on those that inherit it")
    func tint() {
        final class Tinted: UIView {
            var told = 0
            override func tintColorDidChange() { told += 1 }
        }
        onDevice {
            let parent = Tinted(), follower = Tinted(), own = Tinted()
            parent.addSubview(follower)
            parent.addSubview(own)
            own.tintColor = .red
            own.told = 0
            #expect(follower.tintColor == .systemBlue)
            parent.tintColor = .green
            #expect(follower.tintColor == .green)
            #expect(own.tintColor == .red)
            #expect((parent.told, follower.told, own.told) == (1, 1, 0))
            parent.tintAdjustmentMode = .dimmed
            #expect(follower.tintAdjustmentMode == .dimmed)
            #expect(follower.tintColor != .green)
            parent.tintAdjustmentMode = .automatic
            parent.tintColor = nil
            #expect(follower.tintColor == .systemBlue)
        }
    }

    @Test("UIColor.tintColor is that of the view it is drawn in, and changes with it")
    func tintColorOfViews() {
        onDevice {
            let parent = UIView(), ground = UIView()
            parent.addSubview(ground)
            ground.backgroundColor = .tintColor
            #expect(ground.layer.backgroundColor == UIColor.systemBlue.resolvedColor(with: ground.traitCollection).cgColor)
            parent.tintColor = .red
            #expect(ground.layer.backgroundColor == UIColor.red.cgColor)
            #expect(UIColor.tintColor.cgColor != UIColor.red.cgColor)
            ground.tintColor = .tintColor
            #expect(ground.tintColor == .red)
        }
    }

    @Test("an app without a tint color uses its catalog's AccentColor; a color set without a color has none")
    func accent() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, colors) in [
            ("Brand", "{\"color\": {\"platform\": \"ios\", \"reference\": \"systemYellowColor\"}, \"idiom\": \"universal\"}"),
            ("Empty", "{\"idiom\": \"universal\"}"),
        ] {
            let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data("{\"colors\": [\(colors)]}".utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        let bundle = try #require(Bundle(path: folder.path)), traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(AccentColor.chosen("Brand", in: bundle).resolvedColor(with: traits) == UIColor.systemYellow.resolvedColor(with: traits))
        for name in ["Empty", "Absent", nil] { #expect(AccentColor.chosen(name, in: bundle) == .systemBlue) }
    }

    @Test("a view gets its appearance proxy's values when it first enters a window, unless the app set them")
    func appearance() {
        final class Styled: UIView {}
        onDevice {
            Styled.appearance().backgroundColor = .red
            Styled.appearance().tintColor = .green
            let plain = Styled(), own = Styled(), other = UIView()
            own.backgroundColor = .blue
            let window = makeWindow(root: UIViewController())
            for view in [plain, own, other] { window.addSubview(view) }
            #expect(plain.backgroundColor == .red)
            #expect(plain.tintColor == .green)
            #expect(own.backgroundColor == .blue)
            #expect(other.backgroundColor == nil)
        }
    }

    @Test("appearance(whenContainedInInstancesOf:) applies only to views inside the container")
    func containedAppearance() {
        final class Box: UIView {}
        final class Dot: UIView {}
        onDevice {
            Dot.appearance(whenContainedInInstancesOf: [Box.self]).backgroundColor = .red
            let window = makeWindow(root: UIViewController())
            let box = Box(), inside = Dot(), outside = Dot()
            box.addSubview(inside)
            window.addSubview(box)
            window.addSubview(outside)
            #expect(inside.backgroundColor == .red)
            #expect(outside.backgroundColor == nil)
        }
    }
}
