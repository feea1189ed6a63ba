import Foundation
import UIKit

/// A step that did not hold, with what was on screen.
public struct FlowFailure: Error, CustomStringConvertible {
    public var file: String
    public var line: Int
    public var step: String
    public var message: String
    public var onScreen: [String]

    public var description: String {
        var text = "\(file):\(line):1: error: \(message)\n  step: \(step)"
        if !onScreen.isEmpty { text += "\n  on screen:\n" + onScreen.map { "    \($0)" }.joined(separator: "\n") }
        return text
    }
}

/// Drives a running app by a flow, under the virtual clock.
@MainActor
public final class FlowRunner {
    private let document: FlowDocument
    private let file: String
    private let stage: any FlowStage
    private let record: FlowRecord
    /// How long one step may wait for an element, in virtual seconds.
    private let patience: TimeInterval = 5

    public init(document: FlowDocument, file: String, stage: any FlowStage, record: FlowRecord) {
        (self.document, self.file, self.stage, self.record) = (document, file, stage, record)
    }

    /// Runs every step; stops at the first that fails.
    public func run() throws {
        try run(document.steps)
    }

    private func run(_ steps: [FlowStep]) throws {
        for step in steps {
            record.began(step, at: stage.now)
            do {
                try perform(step)
            } catch let failure as FlowFailure {
                record.failed(step, failure.message)
                if !step.isOptional { throw failure }
            }
        }
    }

    private func perform(_ step: FlowStep) throws {
        switch step.command {
        case .launchApp: stage.settle(limit: 2)
        case .tapOn(let selector, let taps):
            let point = try point(of: selector, step)
            for _ in 0..<taps { stage.tap(at: point) }
            stage.advance(by: 0.05)
        case .longPressOn(let selector): stage.press(at: try point(of: selector, step), duration: 0.8)
        case .inputText(let text):
            guard stage.type(text) else { throw failure(step, "nothing takes text: no field is first responder. Tap one first") }
        case .eraseText(let count): for _ in 0..<count where !stage.deleteBackward() { break }
        case .pressKey(let key): stage.press(key: key)
        case .hideKeyboard: stage.hideKeyboard()
        case .assertVisible(let selector):
            guard wait(patience, until: { self.find(selector) != nil }) else { throw failure(step, "\(selector) is not visible\(nearMisses(selector))") }
        case .assertNotVisible(let selector):
            guard wait(patience, until: { self.find(selector) == nil }) else { throw failure(step, "\(selector) is visible") }
        case .waitUntil(let selector, let visible, let timeout):
            guard wait(timeout, until: { (self.find(selector) != nil) == visible }) else {
                throw failure(step, "\(selector) is \(visible ? "not visible" : "still visible") after \(timeout) s")
            }
        case .back: try back(step)
        case .swipe(let path, let duration): try swipe(path, duration, step)
        case .scroll:
            let size = stage.size
            stage.drag(from: CGPoint(x: size.width / 2, y: size.height * 0.65), to: CGPoint(x: size.width / 2, y: size.height * 0.3), duration: 0.3)
            stage.settle(limit: 3)
        case .scrollUntilVisible(let selector, let direction, let timeout): try scroll(until: selector, direction, timeout, step)
        case .takeScreenshot(let name):
            do { try record.add(screenshot: name, png: stage.screenshot(), size: stage.size, at: stage.now) } catch { throw failure(step, "the screenshot cannot be written: \(error)") }
        case .waitForAnimationToEnd(let timeout):
            if let timeout { stage.advance(by: timeout) } else { stage.settle(limit: 10) }
        case .rotate(let orientation):
            guard stage.rotate(to: orientation) else { throw failure(step, "`\(orientation)` is no orientation; use portrait, landscapeLeft, landscapeRight or portraitUpsideDown") }
        case .memoryWarning: stage.sendMemoryWarning()
        case .resize(let size): stage.resize(to: size)
        case .openLink(let link): stage.open(link)
        case .runFlow(let steps): try run(steps)
        case .repeated(let times, let steps): for _ in 0..<times { try run(steps) }
        }
    }

    // MARK: Elements

    private func find(_ selector: ElementSelector) -> ScreenElement? {
        let matches = stage.elements().filter { selector.matches($0) }
        if let index = selector.index { return matches.indices.contains(index) ? matches[index] : nil }
        // The deepest match: a button rather than the row around it.
        return matches.first { element in !matches.contains { $0.view !== element.view && $0.view.isDescendant(of: element.view) && selector.text == nil } }
    }

    private func point(of selector: ElementSelector, _ step: FlowStep) throws -> CGPoint {
        if let point = selector.point, selector.text == nil, selector.identifier == nil { return point.resolved(in: stage.size) }
        guard wait(patience, until: { self.find(selector) != nil }), let element = find(selector) else { throw failure(step, "\(selector) is not on screen\(nearMisses(selector))") }
        if let point = selector.point, point.isRelative {
            return CGPoint(x: element.frame.minX + point.x * element.frame.width, y: element.frame.minY + point.y * element.frame.height)
        }
        return CGPoint(x: element.frame.midX, y: element.frame.midY)
    }

    /// Moves the clock in small steps until the condition holds.
    private func wait(_ limit: TimeInterval, until condition: () -> Bool) -> Bool {
        var waited: TimeInterval = 0
        while !condition() {
            guard waited < limit else { return false }
            stage.advance(by: 0.1)
            waited += 0.1
        }
        return true
    }

    private func nearMisses(_ selector: ElementSelector) -> String {
        guard let wanted = (selector.text ?? selector.identifier)?.lowercased() else { return "" }
        let words = Set(wanted.split { !$0.isLetter }.map(String.init))
        let near = stage.elements().flatMap { $0.texts + [$0.identifier].compactMap { $0 } }.filter { text in
            let lower = text.lowercased()
            return lower.contains(wanted) || wanted.contains(lower) || !words.isDisjoint(with: lower.split { !$0.isLetter }.map(String.init))
        }
        return near.isEmpty ? "" : "; near: \(near.prefix(5).map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    private func failure(_ step: FlowStep, _ message: String) -> FlowFailure {
        FlowFailure(file: file, line: step.line, step: step.text, message: message, onScreen: stage.elements().map(\.summary))
    }

    // MARK: Movements

    /// Taps the back button where a navigation bar shows one, else swipes from the left edge.
    private func back(_ step: FlowStep) throws {
        if let button = stage.backButtonFrame() {
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        } else {
            stage.drag(from: CGPoint(x: 2, y: stage.size.height / 2), to: CGPoint(x: stage.size.width * 0.8, y: stage.size.height / 2), duration: 0.25)
        }
        stage.settle(limit: 3)
    }

    private func swipe(_ path: SwipePath, _ duration: TimeInterval, _ step: FlowStep) throws {
        let size = stage.size
        switch path {
        case .points(let start, let end): stage.drag(from: start.resolved(in: size), to: end.resolved(in: size), duration: duration)
        case .direction(let direction, let from):
            let start = try from.map { try point(of: $0, step) } ?? CGPoint(x: size.width / 2, y: size.height / 2)
            stage.drag(from: start, to: FlowRunner.end(from: start, direction, size), duration: duration)
        }
        stage.settle(limit: 3)
    }

    private static func end(from start: CGPoint, _ direction: SwipeDirection, _ size: CGSize) -> CGPoint {
        switch direction {
        case .up: CGPoint(x: start.x, y: max(10, start.y - size.height * 0.4))
        case .down: CGPoint(x: start.x, y: min(size.height - 10, start.y + size.height * 0.4))
        case .left: CGPoint(x: max(10, start.x - size.width * 0.4), y: start.y)
        case .right: CGPoint(x: min(size.width - 10, start.x + size.width * 0.4), y: start.y)
        }
    }

    private func scroll(until selector: ElementSelector, _ direction: SwipeDirection, _ timeout: TimeInterval, _ step: FlowStep) throws {
        let end = stage.now + timeout
        let opposite: SwipeDirection = switch direction { case .down: .up; case .up: .down; case .left: .right; case .right: .left }
        while find(selector) == nil {
            guard stage.now < end else { throw failure(step, "\(selector) did not come into view\(nearMisses(selector))") }
            let start = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
            stage.drag(from: start, to: FlowRunner.end(from: start, opposite, stage.size), duration: 0.3)
            stage.settle(limit: 3)
        }
    }
}
