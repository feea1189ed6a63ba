import DeviceServices
import Foundation
import UIKit

/// A failed step, with the contents of the screen.
public struct FlowFailure: Error, CustomStringConvertible, Codable {
    /// The path of the file that contains the step.
    public var file: String
    /// The step's 1-based line.
    public var line: Int
    /// The step as written: `tapOn: "Save"`.
    public var step: String
    /// The reason for the failure.
    public var message: String
    /// The elements that a step could have meant, one line each.
    public var onScreen: [String]

    /// `file:line:1: error: message`, followed by the step and the contents of the screen.
    public var description: String {
        var text = "\(file):\(line):1: error: \(message)\n  step: \(step)"
        if !onScreen.isEmpty { text += "\n  on screen:\n" + onScreen.map { "    \($0)" }.joined(separator: "\n") }
        return text
    }
}

/// An error that requests a new launch of the app: the host performs it, and resumes the flow after the step.
struct FlowRelaunch: Error {
    var position: [Int]
    var variables: FlowVariables.State
    var clearsState: Bool
    var clearsKeychain = false
    var arguments: [String]
    /// Whether the running app was launched with settings other than the flow's first launch requests: the trace recorded so far does not
    /// count.
    var isFirst: Bool
    /// Whether the step runs again in the new app, rather than the one after it.
    var repeatsStep = false
    /// The device's state for the new app.
    var device: DeviceServices.State
    var media: [String] = []
    /// The current recording and its number of files.
    var recording: FlowRecording?
    /// The failure before the flow's last steps.
    var failure: FlowFailure?
}

/// A screen recording that a flow started.
struct FlowRecording: Codable {
    var name: String
    /// The 1-based part; a new one begins when the app is relaunched.
    var part = 1
    var partName: String { part == 1 ? name : "\(name)-\(part)" }
}

/// Runs a flow on an app, with the virtual clock.
@MainActor
public final class FlowRunner {
    let document: FlowDocument
    let file: String
    let stage: any FlowStage
    let record: FlowRecord
    let variables: FlowVariables
    /// The identifiers of the app under test; empty if unknown.
    var applications: Set<String> = []
    /// The permissions of the app when it was launched, or `nil` if they are not to be compared.
    var launchAnswers: [DeviceServices.Permission: DeviceServices.Answer]?
    /// Whether no data of an earlier run is stored.
    var isStateFresh = true
    /// Returns classes that interface files name and the app does not have: a flow fails at the step that needs them.
    var unknownClasses: () -> [String] = { [] }
    /// Receives the flow's messages: generated texts, scripts' logs, warnings.
    var printLine: (String) -> Void = { _ in }

    /// The maximum time that a step waits for an element, in virtual seconds: Maestro's lookup timeout.
    let patience: TimeInterval = 17
    /// The maximum time for a condition, which may be false, counted from the flow's last action.
    let conditionPatience: TimeInterval = 7
    /// The maximum time for the screen to settle after a step, in virtual seconds: the two that Maestro allows.
    let rest: TimeInterval = 2
    /// The maximum time for the screen to settle after a finger's movement, in virtual seconds: a fling takes longer than the response to a
    /// tap.
    let restAfterMovement: TimeInterval = 3

    /// The index of the step in each running list, outermost first; a loop adds its iteration. The flow's last steps count from -1 down.
    var position: [Int] = []
    /// The position at which a flow continues after a relaunch; consumed from the front on the way there.
    var resumption: [Int] = []
    private var repeatsStep = false
    var hasLaunched = false
    /// Whether the app was stopped: its next launch starts it again.
    var isStopped = false
    /// Whether a screen other than the app's is shown.
    var isAway = false
    var clearsStateAtLaunch = false
    var media: [String] = []
    var recording: FlowRecording?
    /// The time of the flow's last action on the app, in virtual seconds.
    var lastAction: TimeInterval = 0
    private var failure: FlowFailure?
    private var knownUnknownClasses = 0

    /// Creates a runner for a launched app.
    /// - Parameters:
    ///   - file: The flow's path, for messages.
    ///   - stage: The running app that the steps control.
    ///   - record: The record of the run.
    ///   - variables: The command line's variables.
    ///   - seed: The seed of the texts that `inputRandom…` generates, or `nil` for the flow's own.
    public init(
        document: FlowDocument, file: String, stage: any FlowStage, record: FlowRecord, variables: [String: String] = [:],
        seed: UInt64? = nil
    ) {
        (self.document, self.file, self.stage, self.record) = (document, file, stage, record)
        let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        // Maestro's variables for a flow that runs on one device.
        let usual = ["MAESTRO_FILENAME": name, "MAESTRO_SHARD_ID": "1", "MAESTRO_SHARD_INDEX": "0"]
        self.variables = FlowVariables(variables.merging(usual) { $1 }, seed: seed ?? SeededTexts.seed(of: name))
        self.variables.host.log = { [unowned self] in note("console: " + $0) }
    }

    /// Continues after the step at `position`, or with it, in the relaunched app.
    func resume(_ state: FlowResumption) {
        (resumption, hasLaunched, repeatsStep) = (state.position, true, state.repeatsStep)
        variables.resume(state.variables)
        (media, recording, failure) = (state.media, state.recording, state.failure)
        if var recording {
            recording.part += 1
            self.recording = recording
            stage.startRecording()
        }
    }

    /// Runs every step. Throws ``FlowFailure`` at the first one that fails and is not optional, after the flow's last steps.
    public func run() throws {
        do {
            try variables.push(defaults: document.variables)
        } catch let failure as FlowVariables.Failure {
            throw FlowFailure(file: file, line: 1, step: "env", message: failure.message, onScreen: [])
        }
        let isAtTheEnd = (resumption.first ?? 0) < 0
        if !isAtTheEnd {
            do {
                try run(document.firstSteps + document.steps)
            } catch let failure as FlowFailure {
                // The first failure is what matters to the user.
                self.failure = failure
                position = []
            }
        }
        do {
            try run(document.lastSteps, isLast: true)
        } catch let failure as FlowFailure {
            self.failure = self.failure ?? failure
        }
        try finishRecording()
        if let failure { throw failure }
    }

    func relaunch(_ clearsState: Bool, clearsKeychain: Bool, arguments: [String], device: DeviceServices.State, repeatsStep: Bool = false)
        -> FlowRelaunch
    {
        FlowRelaunch(
            position: position, variables: variables.state, clearsState: clearsState, clearsKeychain: clearsKeychain, arguments: arguments,
            isFirst: !hasLaunched, repeatsStep: repeatsStep, device: device, media: media, recording: recording, failure: failure)
    }

    func run(_ steps: [FlowStep], isLast: Bool = false) throws {
        let isEntering = !resumption.isEmpty
        var index = isEntering ? resumption.removeFirst() : 0
        if isLast, index < 0 { index = -index - 1 }
        if isEntering, resumption.isEmpty {
            if !repeatsStep { index += 1 }
            repeatsStep = false
        }
        let level = position.count
        position.append(index)
        while index < steps.count {
            position[level] = isLast ? -index - 1 : index
            try run(steps[index])
            index += 1
        }
        position.removeSubrange(level...)
    }

    private func run(_ step: FlowStep) throws {
        let level = position.count
        if resumption.isEmpty { record.began(step, at: stage.now) }
        do {
            do {
                try perform(step)
            } catch let problem as FlowVariables.Failure {
                throw failure(step, problem.message)
            }
            try checkClasses(step)
        } catch let failure as FlowFailure {
            position.removeSubrange(level...)
            record.stepFailed(failure.message)
            if !step.isOptional { throw failure }
        }
    }

    private func checkClasses(_ step: FlowStep) throws {
        let unknown = unknownClasses()
        guard unknown.count > knownUnknownClasses else { return }
        let new = unknown[knownUnknownClasses...].joined(separator: ", ")
        knownUnknownClasses = unknown.count
        throw failure(
            step, "an interface file names a class that the app does not have: \(new). Use --allow-unknown-classes to continue")
    }

    private func perform(_ step: FlowStep) throws {
        switch step.command {
        case .launchApp(let request): try launch(request, step)
        case .stopApp(let app): try stop(app, step)
        case .killApp(let app): try stop(app, step)
        case .clearState(let app): try clearState(app, step)
        case .clearKeychain: stage.clearKeychain()
        case .tapOn(let selector, let manner): try tap(selector, manner, step)
        case .longPressOn(let selector, let manner): try longPress(selector, manner, step)
        case .inputText(let text): try type(try variables.expand(text), step)
        case .inputRandom(let kind): try inputRandom(kind, step)
        case .pasteText: try type(variables.clipboard, step)
        case .setClipboard(let text): variables.clipboard = try variables.expand(text)
        case .copyTextFrom(let selector): try copyText(from: selector, step)
        case .eraseText(let count): erase(Int(try count.resolved(by: variables)))
        case .pressKey(let key): try press(key, step)
        case .hideKeyboard: stage.hideKeyboard()
        case .assertVisible(let selector): try assertVisible(try selector.expanded(by: variables), step)
        case .assertNotVisible(let selector): try assertNotVisible(try selector.expanded(by: variables), step)
        case .assertTrue(let expression):
            guard try variables.isTrue(expression) else { throw failure(step, "\(expression) is not true") }
        case .assertScreenshot(let picture, let threshold): try assertScreenshot(picture, try threshold.resolved(by: variables), step)
        case .assertAppearance(let isDark):
            guard stage.isDark == isDark else { throw failure(step, "the device is in \(isDark ? "light" : "dark") mode") }
        case .waitUntil(let selector, let visible, let timeout):
            try waitUntil(try selector.expanded(by: variables), isVisible: visible, try timeout.resolved(by: variables), step)
        case .back: back()
        case .swipe(let path, let duration, let settling):
            try swipe(path, try duration.resolved(by: variables), try settling?.resolved(by: variables), step)
        case .scroll: scroll()
        case .scrollUntilVisible(let selector, let manner): try scroll(until: try selector.expanded(by: variables), manner, step)
        case .takeScreenshot(let picture): try takeScreenshot(picture, step)
        case .startRecording(let name): startRecording(try variables.expand(name))
        case .stopRecording: try finishRecording()
        // Maestro's limit is 15 seconds.
        case .waitForAnimationToEnd(let timeout): waitForAnimationToEnd(try timeout?.resolved(by: variables) ?? 15)
        case .rotate(let orientation): try turn(stage.rotate(to: try variables.expand(orientation)), orientation, step)
        case .setOrientation(let orientation): try turn(stage.turnDevice(to: try variables.expand(orientation)), orientation, step)
        case .setAppearance(let appearance): setAppearance(appearance)
        case .setLocation(let latitude, let longitude):
            stage.setPlace(.init(latitude: try latitude.resolved(by: variables), longitude: try longitude.resolved(by: variables)))
        case .travel(let points, let speed): try travel(points, try speed.resolved(by: variables))
        case .setPermissions(let words, let app): try setPermissions(words, of: app, step)
        case .addMedia(let files, let folder): try addMedia(files, folder, step)
        case .passOver(let reason): note(reason)
        case .memoryWarning: stage.sendMemoryWarning()
        case .resize(let size): stage.resize(to: size)
        case .openLink(let link): try open(try variables.expand(link), step)
        // Maestro runs the contents of `${ }`; a script without them is still a script.
        case .evalScript(let script): if script.contains("${") { _ = try variables.expand(script) } else { try variables.run(script) }
        case .runScript(let script): try run(script, step)
        case .runFlow(let steps, let condition, let values, let defaults): try runFlow(steps, condition, values, defaults)
        case .repeated(let times, let condition, let steps): try loop(times, condition, steps, step)
        case .retry(let most, let steps): try retry(Int(try most.resolved(by: variables)), steps)
        case .refused(let message): throw failure(step, message)
        }
        noteAction(step)
    }

    /// Records the time of a step that acts on the app. Conditions that follow it wait until then.
    private func noteAction(_ step: FlowStep) {
        switch step.command {
        case .runFlow, .repeated, .retry, .assertVisible, .assertNotVisible, .assertTrue, .waitUntil, .evalScript, .runScript: break
        default: lastAction = stage.now
        }
    }

    private func runFlow(_ steps: [FlowStep], _ condition: FlowCondition?, _ values: [String: String], _ defaults: [String: String]) throws
    {
        guard try !resumption.isEmpty || condition.map(holds) ?? true else { return }
        try variables.push(values, defaults: defaults)
        defer { variables.pop() }
        try run(steps)
    }

    private func copyText(from selector: ElementSelector, _ step: FlowStep) throws {
        let element = try element(selector, step, mayBeCovered: true)
        guard let text = element.copiedText ?? element.texts.first else { throw failure(step, "\(selector) has no text to copy") }
        variables.clipboard = text
    }

    /// Deletes characters. Like typing, it waits for a focused field.
    private func erase(_ count: Int) {
        if !isAway { _ = wait(1, until: { stage.type("") }) }
        for _ in 0..<count where !stage.deleteBackward() { break }
    }

    private func assertVisible(_ selector: ElementSelector, _ step: FlowStep) throws {
        guard wait(patience, until: { self.find(selector) != nil }) else {
            throw failure(step, "\(selector) is not visible\(nearMisses(selector))\(unrest)")
        }
    }

    private func assertNotVisible(_ selector: ElementSelector, _ step: FlowStep) throws {
        guard waitForAbsence(of: selector, patience) else { throw failure(step, "\(selector) is visible") }
    }

    private func waitUntil(_ selector: ElementSelector, isVisible: Bool, _ timeout: TimeInterval, _ step: FlowStep) throws {
        if isVisible {
            guard wait(timeout, until: { self.find(selector) != nil }) else {
                throw failure(step, "\(selector) is not visible after \(timeout) s\(nearMisses(selector))\(unrest)")
            }
        } else {
            guard waitForAbsence(of: selector, timeout) else {
                throw failure(step, "\(selector) is still visible after \(timeout) s\(unrest)")
            }
        }
    }

    private func waitForAnimationToEnd(_ limit: TimeInterval) {
        stage.settle(limit: limit)
        if !unrest.isEmpty { note("waitForAnimationToEnd\(unrest)") }
    }

    private func setAppearance(_ appearance: FlowAppearance) {
        let isDark =
            switch appearance {
            case .dark: true
            case .light: false
            case .toggled: !stage.isDark
            }
        stage.setAppearance(isDark: isDark)
    }

    private func setPermissions(_ words: [String: String], of app: String?, _ step: FlowStep) throws {
        try check(app, step)
        let answers = try PermissionNames.answers(words, over: DeviceServices.shared.state.answers, variables)
        DeviceServices.shared.change { $0.answers = answers }
        stage.settle(limit: rest)
    }

    // MARK: Steps that contain others

    private func holds(_ condition: FlowCondition) throws -> Bool {
        guard condition.isOurPlatform else { return false }
        if let expression = condition.isTrue, try !variables.isTrue(expression) { return false }
        var patience: TimeInterval { max(0, conditionPatience - (stage.now - lastAction)) }
        if let selector = try condition.visible?.expanded(by: variables), !wait(patience, until: { self.find(selector) != nil }) {
            return false
        }
        if let selector = try condition.notVisible?.expanded(by: variables), !waitForAbsence(of: selector, patience) { return false }
        return true
    }

    private func loop(_ times: FlowNumber?, _ condition: FlowCondition?, _ steps: [FlowStep], _ step: FlowStep) throws {
        let most = try times.map { Int(try $0.resolved(by: variables)) } ?? 1000
        var round = resumption.isEmpty ? 0 : resumption.removeFirst()
        let level = position.count
        position.append(round)
        while round < most {
            guard try !resumption.isEmpty || condition.map(holds) ?? true else { break }
            position[level] = round
            try run(steps)
            round += 1
        }
        if times == nil, round == most { throw failure(step, "the condition of this loop is still true after \(most) rounds") }
        position.removeSubrange(level...)
    }

    private func retry(_ most: Int, _ steps: [FlowStep]) throws {
        let level = position.count
        for attempt in 0...most {
            do {
                return try run(steps)
            } catch is FlowFailure where attempt < most {
                position.removeSubrange(level...)
                continue
            }
        }
    }

    private func run(_ script: FlowScript, _ step: FlowStep) throws {
        guard try script.condition.map(holds) ?? true else { return }
        let values = try script.variables.mapValues(variables.expand)
        do {
            try variables.run(script.source, variables: values, folder: script.file.deletingLastPathComponent())
        } catch let problem as FlowVariables.Failure {
            guard let line = problem.line else { throw failure(step, problem.message) }
            throw FlowFailure(
                file: script.file.path, line: line, step: "\(step.text) (\(step.file ?? file):\(step.line))", message: problem.message,
                onScreen: [])
        }
    }

    // MARK: Words

    func failure(_ step: FlowStep, _ message: String) -> FlowFailure {
        FlowFailure(file: step.file ?? file, line: step.line, step: step.text, message: message, onScreen: elements().map(\.summary))
    }

    func note(_ line: String) {
        record.log(line)
        printLine(line)
    }
}
