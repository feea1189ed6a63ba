import Foundation
import UIKit

/// The activity that keeps a screen from settling.
@MainActor
package enum Unrest {
    /// Work that is due within `interval` seconds, and finite activity, one line each.
    package static func passing(within interval: TimeInterval) -> [String] { moving() + EventLoop.main.dueSoon(within: interval) }

    /// Finite activity, one line each.
    package static func moving() -> [String] {
        var lines = animations { $0.isFinite }
        if EventLoop.main.wantsFrames, lines.isEmpty { lines = scrolls() }
        if EventLoop.main.wantsFrames, lines.isEmpty {
            lines = ["a display link (CADisplayLink) or a physics animation requests every frame"]
        }
        return lines
    }

    /// Endless activity: spinners, looping images, animations that repeat forever.
    package static func endless() -> [String] {
        var lines: [String] = []
        func look(_ view: UIView) {
            if (view as? UIActivityIndicatorView)?.isAnimating == true { lines.append("the spinning \(describe(view))") }
            if let picture = view as? UIImageView, picture.isAnimating, picture.animationRepeatCount == 0 {
                lines.append("the pictures of \(describe(view))")
            }
            for subview in view.subviews where !subview.isHidden { look(subview) }
        }
        for window in UIWindow.visible { look(window) }
        return lines + animations { !$0.isFinite }
    }

    /// `animation "spin" of UIActivityIndicatorView (20, 80, 20, 20)`; `holds` receives the duration in seconds.
    private static func animations(where holds: (TimeInterval) -> Bool) -> [String] {
        var lines: [String] = []
        func look(_ layer: CALayer, _ view: UIView?) {
            let view = layer.delegate as? UIView ?? view
            for key in layer.animationKeys() ?? [] {
                guard let animation = layer.animation(forKey: key), holds(duration(animation)), animation.speed != 0 else { continue }
                let owner = view.map { describe($0) } ?? "\(type(of: layer))"
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
        // Apple's constant for "forever" is the greatest finite number.
        return animation.repeatCount > 1e6 ? .infinity : animation.duration * Double(max(1, animation.repeatCount))
    }

    private static func scrolls() -> [String] {
        var lines: [String] = []
        func look(_ view: UIView) {
            if let scroll = view as? UIScrollView, scroll.isDecelerating || scroll.isDragging || scroll.isZooming {
                lines.append("\(describe(scroll)) scrolls")
            }
            for subview in view.subviews { look(subview) }
        }
        for window in UIWindow.visible { look(window) }
        return lines
    }

    /// `UIActivityIndicatorView "In progress" (20, 80, 20, 20)`
    package static func describe(_ view: UIView) -> String {
        let words = ElementWords(of: view)
        let text = words.identifier ?? words.label
        let frame = view.convert(view.bounds, to: nil)
        let place = [frame.minX, frame.minY, frame.width, frame.height].map { number($0) }.joined(separator: ", ")
        return "\(className(of: view))\(text.map { " \"\($0)\"" } ?? "") (\(place))"
    }

    /// Without its module: `UIButton`, `Outer.Inner`.
    package static func className(of object: AnyObject) -> String {
        let name = SystemClasses.printedName(of: object)
        return SystemClasses.contain(type(of: object)) ? name : name.split(separator: ".").dropFirst().joined(separator: ".")
    }

    /// Has at most two decimals, without trailing zeros.
    nonisolated package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let rounded = (Double(value) * 100).rounded() / 100
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
