import Testing
import UIKit
import UIKitTesting

/// The events that controls send while a finger is on them, according to public reports.
@MainActor @Suite("control events as public reports have them", .serialized)
struct ControlEventTests {
    private final class Told: UISlider {
        var log: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            let names: [UITouch.Phase: String] = [.began: "began", .moved: "moved", .ended: "ended"]
            log.append(action.name + " " + (event?.allTouches?.first.flatMap { names[$0.phase] } ?? "without a touch"))
        }
    }

    private func stage(_ control: UIControl, in frame: CGRect) -> Stage {
        let root = UIViewController(), stage = Stage(root: root)
        control.frame = frame
        root.view.addSubview(control)
        stage.settle()
        return stage
    }

    // Stack Overflow 9390298, whose action reads the phase of the event's touch; jonhull/GradientSlider#11; and
    // nackpan.net/blog/2020/08/07/iosswiftuislider, which has both kinds.
    @Test("a slider's action gets the touch that begins, moves, and ends, or only the one that ends", arguments: [true, false])
    func slider(_ continuous: Bool) {
        let slider = Told()
        slider.isContinuous = continuous
        slider.addTarget(nil, action: Selector("changed"), for: .valueChanged)
        let stage = stage(slider, in: CGRect(x: 50, y: 200, width: 200, height: 31))
        stage.touch(.began, CGPoint(x: 64, y: 215))
        stage.touch(.moved, CGPoint(x: 124, y: 215))
        stage.touch(.ended, CGPoint(x: 124, y: 215))
        stage.settle()
        #expect(slider.log == (continuous ? ["changed began", "changed moved", "changed ended"] : ["changed ended"]))
    }

    private final class Sending: UIButton {
        var targets: [AnyObject?] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            targets.append(target.map { $0 as AnyObject })
        }
    }

    // OfficeDev/ui-fabric-ios#16 and wordpress-mobile/WordPress-iOS#17976: a button whose target is `self` in the initial value of a
    // property works in some screens and not in others, as the responder chain has it.
    @Test("an action whose target is gone climbs the responder chain") func goneTarget() {
        let button = Sending(type: .system), kept = NSObject()
        button.addTarget({ "a function" } as () -> String, action: Selector("pressed"), for: .touchUpInside)
        button.addTarget(kept, action: Selector("pressed"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(button.targets.count == 2 && button.targets[0] == nil && button.targets[1] === kept)
    }

    // safaribooksonline.com 9780132613477, recipe 9-4.
    @Test("the selected segment sends nothing when it is tapped again, unless the control is momentary", arguments: [true, false])
    func segments(_ momentary: Bool) {
        let segments = UISegmentedControl(items: ["One", "Two"])
        var chosen: [Int] = []
        segments.isMomentary = momentary
        segments.addAction(UIAction { _ in chosen.append(segments.selectedSegmentIndex) }, for: .valueChanged)
        let stage = stage(segments, in: CGRect(x: 50, y: 200, width: 200, height: 32))
        for x in [80, 220, 220] { stage.tap(at: CGPoint(x: x, y: 216)) }
        #expect(chosen == (momentary ? [0, 1, 1] : [0, 1]))
    }
}
