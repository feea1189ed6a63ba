import AutomationClient
import Foundation
import UIKit

/// Performs requests on the app: reads the tree, moves fingers, types.
@MainActor
public final class Driver {
    let stage: any AutomationStage
    let log = ControlLog()

    /// Creates a driver for the app that runs on a host.
    public init(_ stage: any AutomationStage) { self.stage = stage }

    /// Starts recording callbacks and lines, for `trace` and `log`.
    public func begin() { log.begin() }

    var input: HostInput { stage.input }

    /// The current screen, after pending work has run.
    package func tree(rows: OffscreenRows = .none) -> ElementTree {
        // Work that an action left for the end of the turn is done.
        EventLoop.main.turn()
        let tree = ElementTree(windows: UIWindow.visible, rows: rows)
        latest = tree
        return tree
    }

    /// The tree that elements of the current request use to find what covers them.
    private var latest: ElementTree?

    // MARK: Targets

    /// A point on the screen, and the element that it was requested by.
    struct Target {
        var point: CGPoint
        var element: Element?
    }

    /// Returns the location that `element`, `point`, and `offset` specify.
    func target(_ params: Parameters, mustBeHittable: Bool = true) throws -> Target {
        let offset = try params.optionalPoint("offset")
        guard let ref = try params.optionalInt("element") else {
            guard let point = try params.optionalPoint("point") else {
                throw ControlError(.badParameters, "`element` or `point` is missing")
            }
            return Target(point: point)
        }
        let element = try element(ref)
        if let offset {
            return Target(
                point: CGPoint(
                    x: element.frame.minX + offset.x * element.frame.width, y: element.frame.minY + offset.y * element.frame.height),
                element: element)
        }
        // A point together with an element is relative to the element's corner.
        if let point = try params.optionalPoint("point") {
            return Target(point: CGPoint(x: element.frame.minX + point.x, y: element.frame.minY + point.y), element: element)
        }
        if let point = element.hitPoint { return Target(point: point, element: element) }
        guard mustBeHittable else { return Target(point: CGPoint(x: element.frame.midX, y: element.frame.midY), element: element) }
        throw notHittable(element)
    }

    func element(_ ref: Int) throws -> Element {
        guard let element = tree().element(ref) else { throw ControlError.stale(ref) }
        return element
    }

    /// Returns the element that the request must name.
    func element(_ params: Parameters) throws -> Element {
        guard let ref = try params.optionalInt("element") else { throw ControlError(.badParameters, "`element` is missing") }
        return try element(ref)
    }

    func notHittable(_ element: Element) -> ControlError {
        let what = element.summary
        if let cover = element.cover {
            return ControlError(
                .notHittable, "\(what) is not hittable: \(cover.summary) lies on top", data: element.snapshot(withChildren: false).json)
        }
        return ControlError(.notHittable, "\(what) is not hittable: it is out of sight", data: element.snapshot(withChildren: false).json)
    }

    // MARK: Fingers

    func touch(_ fingers: [(identifier: Int, phase: HostInput.Finger.Phase, point: CGPoint)]) {
        input.touch(fingers.map { HostInput.Finger(identifier: $0.identifier, phase: $0.phase, location: $0.point) })
    }

    /// Returns the positions of fingers side by side, 40 points apart.
    private func spread(_ count: Int, around point: CGPoint) -> [CGPoint] {
        (0..<count).map { CGPoint(x: point.x + (CGFloat($0) - CGFloat(count - 1) / 2) * 40, y: point.y) }
    }

    package func tap(at point: CGPoint, taps: Int = 1, fingers: Int = 1) {
        let points = spread(fingers, around: point)
        for tap in 0..<taps {
            if tap > 0 { stage.advance(by: 0.08) }
            touch(points.enumerated().map { ($0.offset, .began, $0.element) })
            stage.advance(by: 0.05)
            touch(points.enumerated().map { ($0.offset, .ended, $0.element) })
        }
        stage.advance(by: 0.02)
    }

    package func press(at point: CGPoint, duration: TimeInterval) {
        touch([(0, .began, point)])
        stage.advance(by: duration)
        touch([(0, .ended, point)])
        stage.advance(by: 0.02)
    }

    /// A finger that rests for `before` seconds, moves in a straight line at constant speed, rests for `after` seconds, and lifts.
    package func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, before: TimeInterval = 0, after: TimeInterval = 0) {
        let path = { (share: CGFloat) in CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share) }
        move(duration: duration, before: before, after: after, [path])
    }

    /// Moves fingers: they touch down, rest `before` seconds, follow their paths from 0 to 1, rest `after` seconds and lift.
    package func move(duration: TimeInterval, before: TimeInterval = 0, after: TimeInterval = 0, _ paths: [(CGFloat) -> CGPoint]) {
        func touch(_ phase: HostInput.Finger.Phase, at share: CGFloat) {
            self.touch(paths.enumerated().map { ($0.offset, phase, $0.element(share)) })
        }
        touch(.began, at: 0)
        if before > 0 { stage.advance(by: before) }
        let steps = max(4, Int(min(3600, (duration / EventLoop.main.frameDuration).rounded())))
        for step in 1...steps {
            stage.advance(by: duration / Double(steps))
            touch(.moved, at: CGFloat(step) / CGFloat(steps))
        }
        if after > 0 { stage.advance(by: after) }
        touch(.ended, at: 1)
        stage.advance(by: EventLoop.main.frameDuration)
    }

    // MARK: Keys

    /// The focused text input.
    package var typist: (any UIKeyInput)? { KeyboardState.shared.typist(UIApplication.shared.keyWindowForActions?.firstResponder) }

    /// Throws `no-focus` if no first responder accepts text.
    package func type(_ text: String) throws {
        guard typist != nil else { throw ControlError(.noFocus, "no text field is the first responder; tap one first") }
        for character in text {
            // Keys other than text: those of `XCUIKeyboardKey`.
            if let key = HostKeys.key(for: character) { input.key(key) } else { input.type(String(character)) }
            stage.advance(by: 0.02)
        }
    }

    /// Presses the keyboard's Delete key once. Returns `false` if there is nothing to delete.
    package func deleteBackward() -> Bool {
        guard let typist, typist.hasText else { return false }
        KeyboardInput.deleteBackward(in: typist)
        stage.advance(by: 0.02)
        return true
    }

    /// Presses a hardware key, with its modifiers before it: `cmd+s`. Returns `false` for an unknown key.
    package func press(key name: String, modifiers: [String]? = nil) -> Bool {
        guard let key = modifiers.map({ HostKeys.key(named: name, modifiers: $0) }) ?? HostKeys.key(named: name) else { return false }
        input.key(key)
        stage.advance(by: 0.05)
        return true
    }

    package func clear(_ element: Element) throws {
        guard let responder = element.view as? any UIKeyInput else { throw ControlError(.unsupported, "\(element.summary) takes no text") }
        if !element.view.isFirstResponder {
            guard let point = element.hitPoint else { throw notHittable(element) }
            tap(at: point)
            stage.settle(limit: 1)
        }
        if let text = responder as? any UITextInput {
            text.selectedTextRange = text.textRange(from: text.endOfDocument, to: text.endOfDocument)
        }
        var rounds = 0
        while responder.hasText, rounds < 10_000 {
            KeyboardInput.deleteBackward(in: responder)
            rounds += 1
        }
        stage.advance(by: 0.02)
    }
}
