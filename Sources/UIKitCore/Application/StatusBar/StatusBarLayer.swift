import CoreText
import EmulatedDevices
import Foundation
import QuartzCore

/// The status bar that the system shows above every app: time, reception, battery. The time is 9:41, so that pictures match, unless the
/// developer changes it.
@MainActor
package final class StatusBarLayer: CALayer, ImmediateContent {
    package struct Content: Equatable {
        var device: DeviceDescription
        var width: CGFloat
        var height: CGFloat
        var isLight: Bool
        var values = StatusBarValues()
    }

    /// The animation with which the bar appears or disappears.
    struct Change {
        let slides: Bool
        let duration: TimeInterval

        /// Returns `nil` for an immediate change.
        init?(_ animation: UIStatusBarAnimation, _ duration: TimeInterval) {
            guard animation != .none, duration > 0 else { return nil }
            (slides, self.duration) = (animation == .slide, duration)
        }
    }

    private var shown: Content?
    /// The drawn content, which a disappearing bar still shows.
    private var painted: Content?
    private var leaving: EventLoop.Token?

    package static func make() -> StatusBarLayer {
        let layer = StatusBarLayer()
        layer.immediateContent = layer
        layer.anchorPoint = .zero
        layer.isHidden = true
        return layer
    }

    package override func action(forKey event: String) -> (any CAAction)? { NSNull() }

    /// Shows the given content; `nil` hides the bar.
    func show(_ content: Content?, _ change: Change? = nil) {
        guard content != shown else { return }
        let wasShown = shown != nil
        shown = content
        leaving?.cancel()
        removeAllAnimations()
        guard let content else { return leave(change) }
        painted = content
        (isHidden, opacity) = (false, 1)
        bounds = CGRect(x: 0, y: 0, width: content.width, height: content.height)
        position = .zero
        setNeedsDisplay()
        if !wasShown, let change { move(change, leaves: false) }
    }

    // The change fades by default. (C-43)
    private func leave(_ change: Change?) {
        guard let change else { return isHidden = true }
        move(change, leaves: true)
        leaving = EventLoop.main.schedule(after: change.duration) { [unowned self] in isHidden = true }
    }

    private func move(_ change: Change, leaves: Bool) {
        let animation = CABasicAnimation(keyPath: change.slides ? "position" : "opacity")
        let away: Any = change.slides ? CGPoint(x: 0, y: -bounds.height) : 0 as Float, here: Any = change.slides ? CGPoint.zero : 1 as Float
        (animation.fromValue, animation.toValue) = leaves ? (here, away) : (away, here)
        animation.duration = change.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        if leaves, change.slides { position.y = -bounds.height } else if leaves { opacity = 0 }
        add(animation, forKey: "change")
    }

    package func drawContent(of layer: CALayer, in context: CGContext) {
        guard let painted else { return }
        StatusBarPainter(content: painted, color: CGColor(gray: painted.isLight ? 1 : 0, alpha: 1)).draw(in: context)
    }
}

/// Places and draws the bar's parts. The positions follow screenshots of the device classes to the point; they are not measured.
@MainActor
private struct StatusBarPainter {
    let content: StatusBarLayer.Content
    let color: CGColor
    private var values: StatusBarValues { content.values }
    private var slimTime: String { values.time ?? "9:41 AM" }

    func draw(in context: CGContext) {
        if content.device.idiom == .pad {
            drawSlim(in: context, timeAt: .leading, inset: 20)
        } else if content.height <= 20 {
            drawSlim(in: context, timeAt: .center, inset: 6)
        } else {
            drawEars(in: context)
        }
    }

    // MARK: Layouts

    /// Draws beside the camera: the time centered in the left ear, the rest centered in the right one.
    private func drawEars(in context: CGContext) {
        let hasIsland = content.device.statusBarHeight >= 54
        let ear = (content.width - (hasIsland ? 126 : 164)) / 2
        let middle = hasIsland ? 32.5 : content.height / 2 + 2
        text(
            values.time ?? "9:41", size: 17, weight: .semibold, center: CGPoint(x: hasIsland ? ear / 2 + 1 : ear / 2 + 4, y: middle),
            in: context)
        let width: CGFloat = 18 + 6 + 17 + 6 + 27
        var x = content.width - ear / 2 - width / 2 - (hasIsland ? 1 : 4)
        reception(at: CGPoint(x: x, y: middle), height: 12, in: context)
        x += 24
        connection(at: CGPoint(x: x, y: middle), width: 17, in: context)
        x += 23
        battery(at: CGPoint(x: x, y: middle), size: CGSize(width: 25, height: 13), in: context)
    }

    private enum Side { case leading, center }

    private func drawSlim(in context: CGContext, timeAt side: Side, inset: CGFloat) {
        let middle = content.height / 2
        switch side {
        case .center:
            text(slimTime, size: 12, weight: .semibold, center: CGPoint(x: content.width / 2, y: middle), in: context)
            reception(at: CGPoint(x: inset, y: middle), height: 10, in: context)
            connection(at: CGPoint(x: inset + 20, y: middle), width: 13, in: context)
        case .leading:
            let width = size(slimTime, 12, .semibold).width
            text(slimTime, size: 12, weight: .semibold, center: CGPoint(x: inset + width / 2, y: middle), in: context)
            connection(at: CGPoint(x: content.width - inset - 27 - 6 - 15, y: middle), width: 15, in: context)
        }
        battery(at: CGPoint(x: content.width - inset - 26, y: middle), size: CGSize(width: 24, height: 11), in: context)
    }

    // MARK: Parts

    private func layout(_ string: String, _ size: CGFloat, _ weight: UIFont.Weight) -> TextLayout {
        TextLayout(string, font: .system(size: size, weight: weight.rawValue), TextConstraints())
    }

    private func size(_ string: String, _ size: CGFloat, _ weight: UIFont.Weight) -> CGSize { layout(string, size, weight).size }

    private func text(_ string: String, size: CGFloat, weight: UIFont.Weight, center: CGPoint, in context: CGContext) {
        let text = layout(string, size, weight)
        text.draw(in: context, at: CGPoint(x: center.x - text.size.width / 2, y: center.y - text.size.height / 2), color: color)
    }

    private func fill(_ path: CGPath, alpha: CGFloat = 1, in context: CGContext) {
        context.addPath(path)
        context.setFillColor(color.copy(alpha: alpha) ?? color)
        context.fillPath()
    }

    /// The part of a symbol that a weak signal leaves has this opacity.
    private static let faint: CGFloat = 0.3

    private func reception(at point: CGPoint, height: CGFloat, in context: CGContext) {
        for bar in 0..<4 {
            let path = CGMutablePath()
            let tall = height * [0.34, 0.56, 0.78, 1][bar]
            let rect = CGRect(x: point.x + CGFloat(bar) * height * 0.4, y: point.y + height / 2 - tall, width: height * 0.26, height: tall)
            path.addRoundedRect(in: rect, cornerWidth: height * 0.08, cornerHeight: height * 0.08)
            fill(path, alpha: bar < values.cellularBars ? 1 : Self.faint, in: context)
        }
    }

    /// The symbol or the name of the network.
    private func connection(at point: CGPoint, width: CGFloat, in context: CGContext) {
        guard let name = values.network.text else { return wireless(at: point, width: width, in: context) }
        text(name, size: width * 0.8, weight: .semibold, center: CGPoint(x: point.x + width / 2, y: point.y), in: context)
    }

    /// Three arcs over a dot.
    private func wireless(at point: CGPoint, width: CGFloat, in context: CGContext) {
        let center = CGPoint(x: point.x + width / 2, y: point.y + width * 0.36)
        context.setLineCap(.butt)
        for (radius, line, bars) in [(0.66, 0.14, 3), (0.42, 0.14, 2)] as [(CGFloat, CGFloat, Int)] {
            context.setStrokeColor(color.copy(alpha: values.wifiBars >= bars ? 1 : Self.faint) ?? color)
            context.setLineWidth(width * line)
            context.addArc(center: center, radius: width * radius, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
            context.strokePath()
        }
        let path = CGMutablePath()
        path.move(to: center)
        path.addArc(center: center, radius: width * 0.25, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
        path.closeSubpath()
        fill(path, alpha: values.wifiBars >= 1 ? 1 : Self.faint, in: context)
    }

    /// The color of the charge: green while the battery charges, red from 20 percent down.
    private var chargeColor: CGColor {
        if values.battery == .charging { return CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1) }
        return values.battery == .discharging && values.batteryLevel <= 20 ? CGColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) : color
    }

    private func battery(at point: CGPoint, size: CGSize, in context: CGContext) {
        let body = CGRect(x: point.x + 0.5, y: point.y - size.height / 2 + 0.5, width: size.width - 1, height: size.height - 1)
        let outline = CGMutablePath()
        outline.addRoundedRect(in: body, cornerWidth: size.height * 0.3, cornerHeight: size.height * 0.3)
        context.addPath(outline)
        context.setStrokeColor(color.copy(alpha: 0.35) ?? color)
        context.setLineWidth(1)
        context.strokePath()
        var inside = body.insetBy(dx: 1.5, dy: 1.5)
        inside.size.width *= CGFloat(values.batteryLevel) / 100
        // A corner is at most half as wide as the charge.
        let corner = min(size.height * 0.2, inside.width / 2)
        let charge = CGMutablePath()
        charge.addRoundedRect(in: inside, cornerWidth: corner, cornerHeight: corner)
        context.addPath(charge)
        context.setFillColor(chargeColor)
        context.fillPath()
        let cap = CGMutablePath()
        cap.addRoundedRect(
            in: CGRect(x: body.maxX + 1.5, y: point.y - size.height * 0.16, width: 1.4, height: size.height * 0.32), cornerWidth: 0.7,
            cornerHeight: 0.7)
        fill(cap, alpha: 0.4, in: context)
    }
}
