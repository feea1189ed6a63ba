import Foundation
import UIKit

/// What a run leaves behind: screenshots, the trace of controller callbacks, and a page to look at.
@MainActor
public final class FlowRecord {
    /// One callback of a view controller.
    public struct Event: Codable, Sendable {
        /// Virtual seconds since the run began.
        public var time: TimeInterval
        /// The class of the controller.
        public var controller: String
        /// The method without its arguments: `viewWillAppear`.
        public var callback: String
        public var arguments: [String]
    }

    struct Step: Codable {
        var time: TimeInterval
        var line: Int
        var text: String
        var failure: String?
        /// What the flow said meanwhile.
        var log: [String]?
        var screenshot: String?
        /// Of the screenshot, in points.
        var width: Double?
        var height: Double?
        /// How many events had happened before the step.
        var firstEvent: Int
    }

    /// All of it, to carry over a relaunch of the app.
    struct State: Codable {
        var events: [Event] = []
        var steps: [Step] = []
        var log: [String] = []
        /// When the app's clock started, on the run's clock.
        var start: TimeInterval = 0
    }

    /// The screenshot of the moment a run failed.
    static let failure = "failure"

    let output: URL
    private let name: String
    private var state: State
    private var sink: Int?
    private var traceFile = "trace.json"
    private var isTraceOnly = false

    /// Begins to listen; `output` is created when it is not there.
    public convenience init(name: String, output: URL) throws { try self.init(name: name, output: output, continuing: nil) }

    init(name: String, output: URL, continuing state: State?) throws {
        (self.name, self.output, self.state) = (name, output, state ?? State())
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        // An earlier run's failure is none of this one's.
        if state == nil { try? FileManager.default.removeItem(at: output.appendingPathComponent("\(Self.failure).png")) }
        sink = CallbackTrace.addSink { [weak self] callback in
            guard let self else { return }
            self.state.events.append(
                Event(
                    time: self.state.start + callback.time, controller: callback.controller, callback: callback.name,
                    arguments: callback.arguments))
        }
    }

    /// Listens and writes nothing but the trace, at `url`.
    convenience init(name: String, traceOnlyAt url: URL) throws {
        try self.init(name: name, output: url.deletingLastPathComponent())
        (traceFile, isTraceOnly) = (url.lastPathComponent, true)
    }

    /// The state for a run that goes on in a new process, whose clock starts at zero.
    func state(at time: TimeInterval) -> State {
        var state = state
        state.start += time
        return state
    }

    func began(_ step: FlowStep, at time: TimeInterval) {
        state.steps.append(Step(time: state.start + time, line: step.line, text: step.text, firstEvent: state.events.count))
    }

    /// The step that began last did not hold.
    func stepFailed(_ message: String) {
        guard !state.steps.isEmpty else { return }
        state.steps[state.steps.count - 1].failure = message
    }

    /// Keeps a line for `flow.log`, and with the step.
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

    /// Writes `trace.json`, `index.html`, and `flow.log` where the flow said something.
    public func finish() throws {
        try finishTrace()
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
        // The file that a person names for the trace alone may be all that a confined app can write.
        if isTraceOnly { try trace.write(to: output.appendingPathComponent(traceFile)) } else { try OutputFolder(url: output).write(trace, to: traceFile) }
    }
}
