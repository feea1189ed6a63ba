import Foundation
import RuleTrait
import Testing

@testable import UIKitCore

/// Observations of views on Apple's UIKit that were published; each test names its source.
@MainActor @Suite("views as public reports have them", .serialized)
struct ViewReportTests {
    final class Moving: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove superview") }
        override func didMoveToSuperview() { log.append("didMove superview") }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("willMove window") }
        override func didMoveToWindow() { log.append("didMove window") }
        override func layoutSubviews() { log.append("layout") }
    }
    final class Loading: UIViewController {
        let moving = Moving()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(moving)
        }
    }

    // Printed traces: e-com-net.com/article/5357521.htm (2016) and jianshu 681053cc48fd (iOS 12, 2019).
    @Test("a view added in viewDidLoad joins its superview, later the window, then is laid out; removal nests the two")
    func moves() {
        onDevice {
            let root = Loading()
            makeWindow(root: root)
            let moving = root.moving
            #expect(moving.log == ["willMove superview", "didMove superview", "willMove window", "didMove window", "layout"])
            moving.log = []
            moving.removeFromSuperview()
            #expect(moving.log == ["willMove superview", "willMove window", "didMove window", "didMove superview"])
        }
    }

    // MARK: Layout

    @Test("a view outside a hierarchy is laid out once it is added, and not by its initializer")
    func laidOutLater() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = Moving(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.frame.size.width = 20
            #expect(!view.log.contains("layout"))
            window.addSubview(view)
            #expect(!view.log.contains("layout"))
            EventLoop.main.turn()
            #expect(view.log.filter { $0 == "layout" }.count == 1)
        }
    }

    // MARK: Animation

    // blog.spacemanlabs.com/2012/08/premature-completion-an-embarrassing-problem
    @Test("an animation block that changes nothing completes immediately, not after its duration")
    func nothingToAnimate() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView()
            window.addSubview(view)
            var ends: [String] = []
            UIView.animate(withDuration: 2) {
                _ = view.alpha
            } completion: {
                ends.append("nothing \($0)")
            }
            UIView.animate(withDuration: 2) {
                view.alpha = 0.5
            } completion: {
                ends.append("alpha \($0)")
            }
            EventLoop.main.advance(by: 0.1)
            #expect(ends == ["nothing true"])
            EventLoop.main.advance(by: 2)
            #expect(ends == ["nothing true", "alpha true"])
        }
    }

    // interviewgenie.coach, "UIKit animation not completing"; UIView's documentation of `finished`.
    @Test("a view removed in the middle of its animation ends it unfinished")
    func removedInTheMiddle() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView()
            window.addSubview(view)
            EventLoop.main.turn()
            var ends: [Bool] = []
            UIView.animate(withDuration: 2) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }
            EventLoop.main.advance(by: 1)
            view.removeFromSuperview()
            EventLoop.main.advance(by: 0.1)
            #expect(ends == [false] && view.alpha == 0)
        }
    }

    // MARK: Traits

    final class Watching: UIViewController {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previous.append(previousTraitCollection)
        }
    }
}
