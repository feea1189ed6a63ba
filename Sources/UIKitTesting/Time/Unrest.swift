import Foundation
import UIKit

/// The reasons why a screen isn't at rest.
@MainActor
enum Unrest {
    /// Returns the work that is due within `interval` seconds and the animations that will end, one on each line.
    static func passing(within interval: TimeInterval) -> [String] {
        var lines = animations { $0.isFinite }
        if EventLoop.main.wantsFrames, lines.isEmpty { lines = scrolls() }
        if EventLoop.main.wantsFrames, lines.isEmpty { lines = ["a display link (CADisplayLink) or a physical animation asks for every frame"] }
        return lines + EventLoop.main.dueSoon(within: interval)
    }

    /// Returns what moves without end: spinners, looping pictures, and animations that repeat forever.
    static func endless() -> [String] {
        var lines: [String] = []
        func look(_ view: UIView) {
            if (view as? UIActivityIndicatorView)?.isAnimating == true { lines.append("the spinning \(ViewNames.describe(view))") }
            if let picture = view as? UIImageView, picture.isAnimating, picture.animationRepeatCount == 0 {
                lines.append("the pictures of \(ViewNames.describe(view))")
            }
            for subview in view.subviews where !subview.isHidden { look(subview) }
        }
        for window in UIWindow.visible { look(window) }
        return lines + animations { !$0.isFinite }
    }

    /// `animation "spin" of UIActivityIndicatorView (20, 80, 20, 20)`; `holds` sees the seconds that it takes.
    private static func animations(where holds: (TimeInterval) -> Bool) -> [String] {
        var lines: [String] = []
        func look(_ layer: CALayer, _ view: UIView?) {
            let view = layer.delegate as? UIView ?? view
            for key in layer.animationKeys() ?? [] {
                guard let animation = layer.animation(forKey: key), holds(duration(animation)), animation.speed != 0 else { continue }
                let owner = view.map { ViewNames.describe($0) } ?? "\(type(of: layer))"
                let line = "animation \"\(key)\" of \(owner)"
                if !lines.contains(line) { lines.append(line) }
            }
            for sublayer in layer.sublayers ?? [] { look(sublayer, view) }
        }
        look(UIScreen.main.rootLayer, nil)
        return lines
    }

    private static func duration(_ animation: CAAnimation) -> TimeInterval {
        if animation.repeatDuration > 0 { return animation.repeatDuration }
        // Apple's constant for "for ever" is the greatest number there is.
        return animation.repeatCount > 1e6 ? .infinity : animation.duration * Double(max(1, animation.repeatCount))
    }

    private static func scrolls() -> [String] {
        var lines: [String] = []
        func look(_ view: UIView) {
            if let scroll = view as? UIScrollView, scroll.isDecelerating || scroll.isDragging || scroll.isZooming {
                lines.append("\(ViewNames.describe(scroll)) scrolls")
            }
            for subview in view.subviews { look(subview) }
        }
        for window in UIWindow.visible { look(window) }
        return lines
    }
}

extension Stage {
    /// The reasons why the screen isn't at rest, one on each line: animations with their views, scrolling, timers that are due soon with
    /// their origin, and animations that never end. The list is empty if the screen is at rest.
    public var unrest: [String] { Unrest.passing(within: 0.1) + Unrest.endless() }

    /// Moves the clock until the screen is at rest.
    ///
    /// Throws a ``StageFailure`` that names what never ends: a spinner, a repeating animation, or a repeating timer. ``settle(limit:)``
    /// ignores endless animations.
    /// - Parameter limit: The longest time to wait, in seconds of the virtual clock.
    public func requireRest(
        limit: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) throws {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        let hasSettled = settle(limit: limit)
        let names = unrest
        guard !hasSettled || !names.isEmpty else { return }
        throw StageFailure(
            "after \(ViewNames.number(limit)) s the screen does not rest:\n" + names.map { "    " + $0 }.joined(separator: "\n"), at: place)
    }

    /// Fails the test unless the callbacks came in this order. Other callbacks may come between them. A line is `A.viewWillAppear` or, with
    /// arguments, `A.viewWillAppear(true)`. The failure names the first callback that is missing, and the callbacks that came instead.
    public func expect(
        order: [String], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let all = trace
        var rest = all[...]
        for (number, wanted) in order.enumerated() {
            guard let index = rest.firstIndex(where: { $0 == wanted || $0.hasPrefix(wanted + "(") }) else {
                let cameBefore = all.contains { $0 == wanted || $0.hasPrefix(wanted + "(") }
                let after = number == 0 ? "" : " after \(order[number - 1])"
                TestReport.fail(
                    "\(wanted) did not come\(after)\(cameBefore ? ", only before" : ""). What came\(after):\n"
                        + rest.map { "    " + $0 }.joined(separator: "\n"),
                    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
                return
            }
            rest = rest[(index + 1)...]
        }
    }
}
