import Foundation
import UIKit

/// The output of a run: screenshots, the trace of controller callbacks, and a page that presents them.
@MainActor
public final class FlowRecord {
    /// A callback of a view controller.
    public struct Event: Codable, Sendable {
        /// The virtual time in seconds since the run began.
        public var time: TimeInterval
        /// The controller's class.
        public var controller: String
        /// The method without its arguments: `viewWillAppear`.
        public var callback: String
        /// The arguments as text, each with its label.
        public var arguments: [String]
    }

    struct Step: Codable {
        var time: TimeInterval
        var line: Int
        var text: String
        var failure: String?
        /// The flow's messages during the step.
        var log: [String]?
        var screenshot: String?
        /// The screenshot's size in points.
        var width: Double?
        var height: Double?
        /// The number of events before the step.
        var firstEvent: Int
    }

    /// The complete state, which is kept across a relaunch of the app.
    struct State: Codable {
        var events: [Event] = []
        var steps: [Step] = []
        var log: [String] = []
        /// The time at which the app's clock started, on the run's clock.
        var start: TimeInterval = 0
    }

    /// The name of the screenshot that is taken when a run fails.
    static let failure = "failure"

    let output: URL
    private let name: String
    private var state: State
    private var sink: Int?
    private var traceFile = "trace.json"
    private var isTraceOnly = false

    /// Starts recording; `output` is created if it does not exist.
    public convenience init(name: String, output: URL) throws { try self.init(name: name, output: output, continuing: nil) }

    init(name: String, output: URL, continuing state: State?) throws {
        (self.name, self.output, self.state) = (name, output, state ?? State())
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        // An earlier run's failure does not belong to this one.
        if state == nil { try? FileManager.default.removeItem(at: output.appendingPathComponent("\(Self.failure).png")) }
        sink = CallbackTrace.addSink { [weak self] callback in
            guard let self else { return }
            self.state.events.append(
                Event(
                    time: self.state.start + callback.time, controller: callback.controller, callback: callback.name,
                    arguments: callback.arguments))
        }
    }

    /// Starts recording, and writes only the trace, to `url`. The other files in its folder are the user's.
    convenience init(name: String, traceOnlyAt url: URL) throws {
        try self.init(name: name, output: url.deletingLastPathComponent(), continuing: State())
        (traceFile, isTraceOnly) = (url.lastPathComponent, true)
    }

    /// Returns the state for a run that continues in a new process, whose clock starts at zero.
    func state(at time: TimeInterval) -> State {
        var state = state
        state.start += time
        return state
    }

    func began(_ step: FlowStep, at time: TimeInterval) {
        state.steps.append(Step(time: state.start + time, line: step.line, text: step.text, firstEvent: state.events.count))
    }

    /// Records that the last step failed.
    func stepFailed(_ message: String) {
        guard !state.steps.isEmpty else { return }
        state.steps[state.steps.count - 1].failure = message
    }

    /// Records a message for `flow.log` and for the step.
    func log(_ line: String) {
        state.log.append(line)
        guard !state.steps.isEmpty else { return }
        state.steps[state.steps.count - 1].log = (state.steps.last?.log ?? []) + [line]
    }

    func add(screenshot name: String, png: Data, size: CGSize) throws {
        let file = try OutputFolder(url: output).write(png, to: name.hasSuffix(".png") ? name : name + ".png")
        guard !state.steps.isEmpty else { return }
        state.steps[state.steps.count - 1].screenshot = file
        (state.steps[state.steps.count - 1].width, state.steps[state.steps.count - 1].height) = (size.width, size.height)
    }

    /// The steps of a run, for the replay on the page of `understudy run`.
    private struct Steps: Encodable {
        var name: String
        var steps: [Step]
    }

    /// Writes `trace.json`, `steps.json`, `index.html`, and `flow.log` if there are messages.
    public func finish() throws {
        try finishTrace()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFolder(url: output).write(encoder.encode(Steps(name: name, steps: state.steps)), to: "steps.json")
        let folder = OutputFolder(url: output), log = output.appendingPathComponent("flow.log")
        if state.log.isEmpty {
            try? FileManager.default.removeItem(at: log)
        } else {
            try folder.write(Data((state.log.joined(separator: "\n") + "\n").utf8), to: "flow.log")
        }
        try folder.write(Data(FlowPage(name: name, state: state).html.utf8), to: "index.html")
    }

    func finishTrace() throws {
        if let sink { CallbackTrace.removeSink(sink) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let trace = try encoder.encode(state.events)
        // A file given only for the trace may be the only one that a sandboxed app can write.
        if isTraceOnly {
            try trace.write(to: output.appendingPathComponent(traceFile))
        } else {
            try OutputFolder(url: output).write(trace, to: traceFile)
        }
    }
}
