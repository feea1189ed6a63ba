import Foundation
import UIKit

/// Touches and typing.
extension FlowRunner {
    // MARK: Keys

    func type(_ text: String, _ step: FlowStep) throws {
        // Maestro's driver waits a second for the keyboard: many apps focus a field only after its screen appeared.
        guard !isAway, wait(1, until: { stage.type(text) }) else {
            throw failure(step, "no text field is the first responder; tap one first")
        }
        stage.settle(limit: rest)
    }

    func inputRandom(_ kind: FlowRandomText, _ step: FlowStep) throws {
        let text: String
        switch kind {
        case .email: text = variables.host.texts.email()
        case .personName: text = variables.host.texts.personName()
        case .city: text = variables.host.texts.city()
        case .country: text = variables.host.texts.country()
        case .color: text = variables.host.texts.color()
        case .number(let length): text = variables.host.texts.digits(Int(try length.resolved(by: variables)))
        case .text(let length): text = variables.host.texts.letters(Int(try length.resolved(by: variables)))
        }
        note("\(step.text): \"\(text)\" (seed \(variables.host.texts.seed))")
        try type(text, step)
    }

    func press(_ key: FlowKey, _ step: FlowStep) throws {
        switch key {
        case .keyboard(let written):
            let name = try variables.expand(written)
            if ["home", "lock"].contains(name.lowercased()) { return try press(name.lowercased() == "home" ? .home : .lock, step) }
            if let reason = FlowWords.idleKey(name) { return note("pressKey: \(name): \(reason)") }
            guard FlowWords.isKey(name) else { throw failure(step, "there is no key `\(name)`") }
            stage.press(key: name)
            stage.settle(limit: rest)
        case .home, .lock:
            stage.enterBackground()
            isAway = true
        }
    }

    // MARK: Fingers

    func tap(_ selector: ElementSelector, _ manner: TapManner, _ step: FlowStep) throws {
        let point = try point(of: selector, step)
        let before = manner.retries ? screenState() : nil
        try tap(point, manner)
        if let before, before == screenState() { try tap(point, manner) }
    }

    private func tap(_ point: CGPoint, _ manner: TapManner) throws {
        let (count, delay) = (Int(try manner.taps.resolved(by: variables)) * manner.touches, try manner.delay.resolved(by: variables))
        for tap in 0..<count {
            if tap > 0 { stage.advance(by: delay) }
            stage.tap(at: point)
        }
        stage.settle(limit: try manner.settling?.resolved(by: variables) ?? rest)
    }

    /// Returns everything on the screen that a tap may change.
    private func screenState() -> [String] {
        elements().map { "\($0.summary) \($0.texts) \($0.isEnabled) \($0.isSelected) \($0.isChecked) \($0.isFocused)" }
    }

    /// Presses for three seconds, as Maestro does: longer than the half second that UIKit's recognizers require by default, and than apps
    /// require.
    func longPress(_ selector: ElementSelector, _ manner: TapManner, _ step: FlowStep) throws {
        let point = try point(of: selector, step)
        let before = manner.retries ? screenState() : nil
        let (count, delay) = (Int(try manner.taps.resolved(by: variables)), try manner.delay.resolved(by: variables))
        for press in 0..<count {
            if press > 0 { stage.advance(by: delay) }
            stage.press(at: point, duration: 3)
        }
        stage.settle(limit: try manner.settling?.resolved(by: variables) ?? rest)
        if let before, before == screenState() {
            stage.press(at: point, duration: 3)
            stage.settle(limit: rest)
        }
    }

    /// Scrolls from the center of the screen to a tenth below its top, in a third of a second, as Maestro's driver for iOS does.
    func scroll() {
        let size = stage.size
        stage.drag(
            from: CGPoint(x: size.width / 2, y: size.height * 0.5), to: CGPoint(x: size.width / 2, y: size.height * 0.1), duration: 0.333)
        stage.settle(limit: restAfterMovement)
    }

    /// Taps the back button if a navigation bar shows one, otherwise swipes from the left edge.
    func back() {
        if let button = stage.backButtonFrame() {
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        } else {
            stage.drag(
                from: CGPoint(x: 2, y: stage.size.height / 2), to: CGPoint(x: stage.size.width * 0.8, y: stage.size.height / 2),
                duration: 0.25)
        }
        stage.settle(limit: restAfterMovement)
    }

    func swipe(_ path: SwipePath, _ duration: TimeInterval, _ settling: TimeInterval?, _ step: FlowStep) throws {
        let size = stage.size
        switch path {
        case .points(let start, let end):
            stage.drag(
                from: try start.resolved(by: variables).resolved(in: size), to: try end.resolved(by: variables).resolved(in: size),
                duration: duration)
        case .direction(let direction, let from):
            let ends = FlowRunner.ends(direction, size)
            guard let from else {
                stage.drag(from: ends.start, to: ends.end, duration: duration)
                break
            }
            let start = try point(of: from, step)
            let isVertical = direction == .up || direction == .down
            stage.drag(
                from: start, to: isVertical ? CGPoint(x: start.x, y: ends.end.y) : CGPoint(x: ends.end.x, y: start.y), duration: duration)
        }
        stage.settle(limit: settling ?? restAfterMovement)
    }

    /// Returns the ends of a swipe in a direction, on a screen of `size` points, as in Maestro's driver for iOS.
    private static func ends(_ direction: SwipeDirection, _ size: CGSize) -> (start: CGPoint, end: CGPoint) {
        let (from, to) =
            switch direction {
            case .up: (CGPoint(x: 0.5, y: 0.9), CGPoint(x: 0.5, y: 0.1))
            case .down: (CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.9))
            case .left: (CGPoint(x: 0.9, y: 0.5), CGPoint(x: 0.1, y: 0.5))
            case .right: (CGPoint(x: 0.1, y: 0.5), CGPoint(x: 0.9, y: 0.5))
            }
        return (CGPoint(x: from.x * size.width, y: from.y * size.height), CGPoint(x: to.x * size.width, y: to.y * size.height))
    }

    private static func end(from start: CGPoint, _ direction: SwipeDirection, _ size: CGSize, part: CGFloat) -> CGPoint {
        switch direction {
        case .up: CGPoint(x: start.x, y: max(10, start.y - size.height * part))
        case .down: CGPoint(x: start.x, y: min(size.height - 10, start.y + size.height * part))
        case .left: CGPoint(x: max(10, start.x - size.width * part), y: start.y)
        case .right: CGPoint(x: min(size.width - 10, start.x + size.width * part), y: start.y)
        }
    }

    func scroll(until selector: ElementSelector, _ manner: ScrollManner, _ step: FlowStep) throws {
        let end = stage.now + (try manner.timeout.resolved(by: variables))
        let settling = try manner.settling?.resolved(by: variables) ?? restAfterMovement
        // A fifth of a second at Maestro's default speed of 40.
        let duration = max(0.02, (100 - (try manner.speed.resolved(by: variables))) / 300)
        let opposite: SwipeDirection =
            switch manner.direction {
            case .down: .up;
            case .up: .down;
            case .left: .right;
            case .right: .left
            }
        let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        var (still, before) = (0, [String]())
        while true {
            let found = find(selector)
            if let found, found.visiblePart >= manner.visiblePart - 0.01 { break }
            let now = elements().map(\.summary)
            still = now == before ? still + 1 : 0
            before = now
            // In Maestro, what covers the element doesn't count. Here, it does while the content scrolls.
            if still > 0, let found, found.screenPart >= manner.visiblePart - 0.01 { break }
            // Content that is still being loaded may move the element onto the screen.
            if still >= 3, wait(end - stage.now, until: { self.elements().map(\.summary) != now }) {
                still = 0
                continue
            }
            guard still < 3, stage.now < end else {
                throw failure(
                    step, "\(selector) did not become visible\(still < 3 ? "" : "; the content no longer scrolls")\(nearMisses(selector))")
            }
            // A quarter of the screen, with a finger that rests before it lifts, so that nothing is skipped. If that moves nothing, as with
            // pages that snap back, it flings.
            let flings = still > 0
            stage.drag(
                from: middle, to: FlowRunner.end(from: middle, opposite, stage.size, part: flings ? 0.4 : 0.25),
                duration: flings ? 0.3 : duration,
                rest: flings ? 0 : 0.15)
            stage.settle(limit: settling)
        }
        guard manner.centers, let frame = find(selector)?.frame else { return }
        let isVertical = manner.direction == .up || manner.direction == .down
        let target = isVertical ? CGPoint(x: middle.x, y: middle.y * 2 - frame.midY) : CGPoint(x: middle.x * 2 - frame.midX, y: middle.y)
        stage.drag(from: middle, to: target, duration: 1.5)
        stage.settle(limit: restAfterMovement)
    }
}
