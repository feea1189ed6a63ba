import Foundation
import UIKit

/// A step that did not hold, with what was on screen.
public struct FlowFailure: Error, CustomStringConvertible {
    public var file: String
    /// Of the step, from 1.
    public var line: Int
    /// As written: `tapOn: "Save"`.
    public var step: String
    public var message: String
    /// One line for each element a step could have meant.
    public var onScreen: [String]

    /// `file:line:1: error: message`, the step and what was on screen below.
    public var description: String {
        var text = "\(file):\(line):1: error: \(message)\n  step: \(step)"
        if !onScreen.isEmpty { text += "\n  on screen:\n" + onScreen.map { "    \($0)" }.joined(separator: "\n") }
        return text
    }
}

/// The flow wants the app started anew: the host does that, and resumes the flow after the step.
struct FlowRelaunch: Error {
    var position: [Int]
    var clipboard: String
    var clearsState: Bool
    var arguments: [String]
    /// The app runs already, but without the arguments of the flow's first launch: what has been recorded of it does not count.
    var isFirst: Bool
}

/// Drives a running app by a flow, under the virtual clock.
@MainActor
public final class FlowRunner {
    private let document: FlowDocument
    private let file: String
    private let stage: any FlowStage
    private let record: FlowRecord
    private var variables: FlowVariables
    /// How long one step may wait for an element, in virtual seconds.
    private let patience: TimeInterval = 5
    /// How long the screen may take to come to rest after a step, in virtual seconds: the two that Maestro gives it.
    private let rest: TimeInterval = 2
    /// How long the screen may take to come to rest after a finger moved over it, in virtual seconds: a fling goes on longer than a tap's answer.
    private let restAfterMovement: TimeInterval = 3
    /// Index of the step in each list that is being run, outermost first; a loop adds its round.
    private var position: [Int] = []
    /// Where a flow goes on after a relaunch; consumed from the front on the way there.
    private var resumption: [Int] = []
    private var hasLaunched = false
    private var isStopped = false

    /// - Parameters:
    ///   - file: the flow's path, for messages.
    ///   - stage: the app under way, which the steps drive.
    ///   - record: takes what happens.
    ///   - variables: the command line's, which nothing in the flow overrides.
    public init(document: FlowDocument, file: String, stage: any FlowStage, record: FlowRecord, variables: [String: String] = [:]) {
        (self.document, self.file, self.stage, self.record) = (document, file, stage, record)
        self.variables = FlowVariables(variables)
    }

    /// Goes on after the step at `position`, with the app newly started.
    func resume(at position: [Int], clipboard: String) {
        (resumption, hasLaunched, variables.clipboard) = (position, true, clipboard)
    }

    /// Runs every step; throws ``FlowFailure`` at the first that fails and is not optional, after the flow's last steps.
    public func run() throws {
        do {
            try variables.push(defaults: document.variables)
        } catch let failure as FlowVariables.Failure {
            throw FlowFailure(file: file, line: 1, step: "env", message: failure.message, onScreen: [])
        }
        do {
            try run(document.firstSteps + document.steps)
        } catch let failure as FlowFailure {
            // What went wrong first is what the user wants to know.
            try? run(document.lastSteps)
            throw failure
        }
        try run(document.lastSteps)
    }

    private func run(_ steps: [FlowStep]) throws {
        let isEntering = !resumption.isEmpty
        var index = isEntering ? resumption.removeFirst() : 0
        if isEntering, resumption.isEmpty { index += 1 }
        let level = position.count
        position.append(index)
        while index < steps.count {
            position[level] = index
            try run(steps[index])
            index += 1
        }
        position.removeSubrange(level...)
    }

    private func run(_ step: FlowStep) throws {
        let level = position.count
        if resumption.isEmpty { record.began(step, at: stage.now) }
        do {
            try perform(step)
        } catch let failure as FlowFailure {
            position.removeSubrange(level...)
            record.stepFailed(failure.message)
            if !step.isOptional { throw failure }
        } catch let problem as FlowVariables.Failure {
            record.stepFailed(problem.message)
            throw failure(step, problem.message)
        }
    }

    private func perform(_ step: FlowStep) throws {
        switch step.command {
        case .launchApp(let request): try launch(request)
        case .stopApp:
            stage.enterBackground()
            isStopped = true
        case .tapOn(let selector, let manner): try tap(selector, manner, step)
        case .longPressOn(let selector): try longPress(selector, step)
        case .inputText(let text): try type(try variables.expand(text), step)
        case .pasteText: try type(variables.clipboard, step)
        case .setClipboard(let text): variables.clipboard = try variables.expand(text)
        case .copyTextFrom(let selector):
            let element = try element(selector, step)
            guard let text = element.texts.first else { throw failure(step, "\(selector) has no text to copy") }
            variables.clipboard = text
        case .eraseText(let count): for _ in 0..<count where !stage.deleteBackward() { break }
        case .pressKey(let key): press(key)
        case .hideKeyboard: stage.hideKeyboard()
        case .assertVisible(let selector):
            let selector = try selector.expanded(by: variables)
            guard wait(patience, until: { self.find(selector) != nil }) else { throw failure(step, "\(selector) is not visible\(nearMisses(selector))") }
        case .assertNotVisible(let selector):
            let selector = try selector.expanded(by: variables)
            guard wait(patience, until: { self.find(selector) == nil }) else { throw failure(step, "\(selector) is visible") }
        case .assertTrue(let expression):
            guard try variables.isTrue(expression) else { throw failure(step, "\(expression) does not hold") }
        case .waitUntil(let selector, let visible, let timeout):
            let selector = try selector.expanded(by: variables)
            guard wait(timeout, until: { (self.find(selector) != nil) == visible }) else {
                throw failure(step, "\(selector) is \(visible ? "not visible" : "still visible") after \(timeout) s\(visible ? nearMisses(selector) : "")")
            }
        case .back: back()
        case .swipe(let path, let duration): try swipe(path, duration, step)
        case .scroll: scroll()
        case .scrollUntilVisible(let selector, let manner): try scroll(until: try selector.expanded(by: variables), manner, step)
        case .takeScreenshot(let name): try takeScreenshot(try variables.expand(name), step)
        case .waitForAnimationToEnd(let timeout): stage.settle(limit: timeout ?? 10)
        case .rotate(let orientation): _ = stage.rotate(to: orientation)
        case .memoryWarning: stage.sendMemoryWarning()
        case .resize(let size): stage.resize(to: size)
        case .openLink(let link): stage.open(try variables.expand(link))
        case .runFlow(let steps, let condition, let values, let defaults):
            guard try !resumption.isEmpty || condition.map(holds) ?? true else { return }
            try variables.push(values, defaults: defaults)
            defer { variables.pop() }
            try run(steps)
        case .repeated(let times, let condition, let steps): try loop(times, condition, steps, step)
        case .retry(let most, let steps): try retry(most, steps)
        }
    }

    // MARK: Launching, and steps that hold others

    private func launch(_ request: LaunchRequest) throws {
        defer { (hasLaunched, isStopped) = (true, false) }
        if hasLaunched ? isStopped || request.stopsApp : !request.arguments.isEmpty {
            throw FlowRelaunch(
                position: position, clipboard: variables.clipboard, clearsState: request.clearsState,
                arguments: try request.arguments.flatMap { ["-" + $0.name, try variables.expand($0.value)] }, isFirst: !hasLaunched)
        }
        if hasLaunched { stage.becomeActive() }
        stage.settle(limit: rest)
    }

    private func takeScreenshot(_ name: String, _ step: FlowStep) throws {
        do {
            try record.add(screenshot: name, png: stage.screenshot(), size: stage.size)
        } catch {
            throw failure(step, "the screenshot cannot be written: \(error)")
        }
    }

    private func holds(_ condition: FlowCondition) throws -> Bool {
        guard condition.isOurPlatform else { return false }
        if let expression = condition.isTrue, try !variables.isTrue(expression) { return false }
        if let selector = try condition.visible?.expanded(by: variables), !wait(1, until: { self.find(selector) != nil }) { return false }
        if let selector = try condition.notVisible?.expanded(by: variables), find(selector) != nil { return false }
        return true
    }

    private func loop(_ times: String?, _ condition: FlowCondition?, _ steps: [FlowStep], _ step: FlowStep) throws {
        var most = 1000
        if let times {
            let text = try variables.expand(times)
            guard let count = Int(text) else { throw failure(step, "`times: \(text)` is no number") }
            most = count
        }
        var round = resumption.isEmpty ? 0 : resumption.removeFirst()
        let level = position.count
        position.append(round)
        while round < most {
            guard try !resumption.isEmpty || condition.map(holds) ?? true else { break }
            position[level] = round
            try run(steps)
            round += 1
        }
        if times == nil, round == most { throw failure(step, "the condition of this loop still holds after \(most) rounds") }
        position.removeSubrange(level...)
    }

    private func retry(_ most: Int, _ steps: [FlowStep]) throws {
        for attempt in 0...most {
            do {
                return try run(steps)
            } catch is FlowFailure where attempt < most {
                continue
            }
        }
    }

    // MARK: Elements

    private func find(_ selector: ElementSelector) -> ScreenElement? { ElementFinder(elements: stage.elements()).first(selector) }

    private func element(_ selector: ElementSelector, _ step: FlowStep) throws -> ScreenElement {
        let selector = try selector.expanded(by: variables)
        guard wait(patience, until: { self.find(selector) != nil }), let element = find(selector) else {
            throw failure(step, "\(selector) is not on screen\(nearMisses(selector))")
        }
        return element
    }

    private func point(of selector: ElementSelector, _ step: FlowStep) throws -> CGPoint {
        if let point = selector.point, selector.text == nil, selector.identifier == nil { return point.resolved(in: stage.size) }
        let frame = try element(selector, step).frame
        if let point = selector.point, point.isRelative { return CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height) }
        return CGPoint(x: frame.midX, y: frame.midY)
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
        var seen: Set<String> = []
        let near = stage.elements().flatMap { $0.texts + [$0.identifier].compactMap { $0 } }.filter { text in
            let lower = text.lowercased()
            guard seen.insert(lower).inserted else { return false }
            return lower.contains(wanted) || wanted.contains(lower) || !words.isDisjoint(with: lower.split { !$0.isLetter }.map(String.init))
        }
        return near.isEmpty ? "" : "; near: \(near.prefix(5).map { "\"\($0)\"" }.joined(separator: ", "))"
    }

    private func failure(_ step: FlowStep, _ message: String) -> FlowFailure {
        FlowFailure(file: file, line: step.line, step: step.text, message: message, onScreen: stage.elements().map(\.summary))
    }

    // MARK: Keys

    private func type(_ text: String, _ step: FlowStep) throws {
        guard stage.type(text) else { throw failure(step, "nothing takes text: no field is first responder. Tap one first") }
        stage.settle(limit: rest)
    }

    private func press(_ key: FlowKey) {
        switch key {
        case .keyboard(let name):
            stage.press(key: name)
            stage.settle(limit: rest)
        case .home, .lock: stage.enterBackground()
        }
    }

    // MARK: Fingers

    private func tap(_ selector: ElementSelector, _ manner: TapManner, _ step: FlowStep) throws {
        let point = try point(of: selector, step)
        for tap in 0..<manner.taps {
            if tap > 0 { stage.advance(by: manner.delay) }
            stage.tap(at: point)
        }
        stage.settle(limit: manner.settling ?? rest)
    }

    /// Longer than the half second that UIKit's recognisers ask for by themselves, so that those which ask for a little more are pressed too.
    private func longPress(_ selector: ElementSelector, _ step: FlowStep) throws {
        stage.press(at: try point(of: selector, step), duration: 0.8)
        stage.settle(limit: rest)
    }

    /// A third of the screen's height up its middle.
    private func scroll() {
        let size = stage.size
        stage.drag(from: CGPoint(x: size.width / 2, y: size.height * 0.65), to: CGPoint(x: size.width / 2, y: size.height * 0.3), duration: 0.3)
        stage.settle(limit: restAfterMovement)
    }

    /// Taps the back button where a navigation bar shows one, else swipes from the left edge.
    private func back() {
        if let button = stage.backButtonFrame() {
            stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        } else {
            stage.drag(from: CGPoint(x: 2, y: stage.size.height / 2), to: CGPoint(x: stage.size.width * 0.8, y: stage.size.height / 2), duration: 0.25)
        }
        stage.settle(limit: restAfterMovement)
    }

    private func swipe(_ path: SwipePath, _ duration: TimeInterval, _ step: FlowStep) throws {
        let size = stage.size
        switch path {
        case .points(let start, let end): stage.drag(from: start.resolved(in: size), to: end.resolved(in: size), duration: duration)
        case .direction(let direction, let from):
            let start = try from.map { try point(of: $0, step) } ?? CGPoint(x: size.width / 2, y: size.height / 2)
            stage.drag(from: start, to: FlowRunner.end(from: start, direction, size), duration: duration)
        }
        stage.settle(limit: restAfterMovement)
    }

    private static func end(from start: CGPoint, _ direction: SwipeDirection, _ size: CGSize, part: CGFloat = 0.4) -> CGPoint {
        switch direction {
        case .up: CGPoint(x: start.x, y: max(10, start.y - size.height * part))
        case .down: CGPoint(x: start.x, y: min(size.height - 10, start.y + size.height * part))
        case .left: CGPoint(x: max(10, start.x - size.width * part), y: start.y)
        case .right: CGPoint(x: min(size.width - 10, start.x + size.width * part), y: start.y)
        }
    }

    private func scroll(until selector: ElementSelector, _ manner: ScrollManner, _ step: FlowStep) throws {
        let end = stage.now + manner.timeout
        let opposite: SwipeDirection = switch manner.direction { case .down: .up; case .up: .down; case .left: .right; case .right: .left }
        let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
        var (still, before) = (0, [String]())
        while (find(selector)?.visiblePart ?? 0) < manner.visiblePart - 0.01 {
            let now = stage.elements().map(\.summary)
            still = now == before ? still + 1 : 0
            before = now
            guard still < 3, stage.now < end else {
                throw failure(step, "\(selector) did not come into view\(still < 3 ? "" : ": nothing moves any more")\(nearMisses(selector))")
            }
            // A quarter of the screen, and a finger that rests before it lifts: nothing passes by unseen. Where that moves nothing, as pages
            // that snap back, it flings.
            let flings = still > 0
            stage.drag(
                from: middle, to: FlowRunner.end(from: middle, opposite, stage.size, part: flings ? 0.4 : 0.25), duration: flings ? 0.3 : 0.2,
                rest: flings ? 0 : 0.15)
            stage.settle(limit: restAfterMovement)
        }
        guard manner.centers, let frame = find(selector)?.frame else { return }
        let isVertical = manner.direction == .up || manner.direction == .down
        let target = isVertical ? CGPoint(x: middle.x, y: middle.y * 2 - frame.midY) : CGPoint(x: middle.x * 2 - frame.midX, y: middle.y)
        stage.drag(from: middle, to: target, duration: 1.5)
        stage.settle(limit: restAfterMovement)
    }
}
