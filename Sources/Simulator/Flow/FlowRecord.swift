import Foundation
import UIKit

/// What a run leaves behind: screenshots, the trace of controller callbacks, and a page to look at.
@MainActor
public final class FlowRecord {
    public struct Event: Codable, Sendable {
        public var time: TimeInterval
        public var controller: String
        public var callback: String
        public var arguments: [String]
    }

    private struct Step: Codable {
        var time: TimeInterval
        var line: Int
        var text: String
        var failure: String?
        var screenshot: String?
        var width: Double?
        /// How many events had happened before the step.
        var firstEvent: Int
    }

    private let output: URL
    private let name: String
    private var events: [Event] = []
    private var steps: [Step] = []
    private var sink: Int?

    /// Begins to listen; `output` is created when it is not there.
    public init(name: String, output: URL) throws {
        (self.name, self.output) = (name, output)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        sink = CallbackTrace.addSink { [weak self] callback in
            self?.events.append(Event(time: callback.time, controller: callback.controller, callback: callback.name, arguments: callback.arguments))
        }
    }

    /// Listens and writes nothing but the trace, at `url`.
    convenience init(name: String, traceOnlyAt url: URL) throws {
        try self.init(name: name, output: url.deletingLastPathComponent())
        traceFile = url.lastPathComponent
    }

    private var traceFile = "trace.json"

    func began(_ step: FlowStep, at time: TimeInterval) {
        steps.append(Step(time: time, line: step.line, text: step.text, firstEvent: events.count))
    }

    func failed(_ step: FlowStep, _ message: String) {
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].failure = message
    }

    func add(screenshot name: String, png: Data, size: CGSize, at time: TimeInterval) throws {
        let file = (name.hasSuffix(".png") ? name : name + ".png").replacingOccurrences(of: "..", with: "")
        let url = output.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try png.write(to: url)
        guard !steps.isEmpty else { return }
        steps[steps.count - 1].screenshot = file
        steps[steps.count - 1].width = size.width
    }

    /// Writes `trace.json` and `index.html`.
    public func finish() throws {
        try finishTrace()
        try page().write(to: output.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    }

    func finishTrace() throws {
        if let sink { CallbackTrace.removeSink(sink) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(events).write(to: output.appendingPathComponent(traceFile))
    }

    // MARK: The page

    private func page() -> String {
        var body = ""
        for (index, step) in steps.enumerated() {
            let end = index + 1 < steps.count ? steps[index + 1].firstEvent : events.count
            let callbacks = events[step.firstEvent..<end]
            guard step.screenshot != nil || !callbacks.isEmpty || step.failure != nil else { continue }
            body += "<section class=\"step\(step.failure == nil ? "" : " failed")\"><div class=\"what\"><p class=\"time\">\(FlowRecord.seconds(step.time)) s · line \(step.line)</p><pre>\(FlowRecord.escaped(step.text))</pre>"
            if let failure = step.failure { body += "<p class=\"failure\">\(FlowRecord.escaped(failure))</p>" }
            if !callbacks.isEmpty {
                body += "<ol>"
                for event in callbacks {
                    body += "<li><span>\(FlowRecord.seconds(event.time))</span> \(FlowRecord.escaped(event.controller)).<b>\(event.callback)</b>(\(FlowRecord.escaped(event.arguments.joined(separator: ", "))))</li>"
                }
                body += "</ol>"
            }
            body += "</div>"
            if let screenshot = step.screenshot { body += "<a href=\"\(screenshot)\"><img src=\"\(screenshot)\" width=\"\(Int((step.width ?? 393) * 0.75))\" alt=\"\(FlowRecord.escaped(screenshot))\"></a>" }
            body += "</section>\n"
        }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(FlowRecord.escaped(name))</title><meta name="viewport" content="width=device-width">
            <style>
            :root { color-scheme: light dark; font: 15px/1.5 Inter, system-ui, sans-serif; }
            body { margin: 0 auto; max-width: 1000px; padding: 32px 24px 80px; }
            h1 { font-size: 26px; margin: 0 0 4px; } .about { color: #888; margin: 0 0 32px; }
            .step { display: flex; gap: 32px; justify-content: space-between; align-items: flex-start; border-top: 1px solid #8883; padding: 20px 0; }
            .what { flex: 1; min-width: 0; } .time { color: #888; margin: 0; font-variant-numeric: tabular-nums; font-size: 13px; }
            pre { margin: 2px 0 10px; font: 600 14px ui-monospace, monospace; white-space: pre-wrap; }
            ol { list-style: none; margin: 0; padding: 0; font: 13px/1.7 ui-monospace, monospace; overflow-wrap: anywhere; } li span { color: #888; }
            img { border-radius: 24px; border: 1px solid #8884; display: block; max-width: 100%; height: auto; } .failure { color: #d70015; font-weight: 600; }
            @media (max-width: 700px) { .step { flex-direction: column; } }
            </style></head><body>
            <h1>\(FlowRecord.escaped(name))</h1>
            <p class="about">\(steps.count) steps, \(events.count) controller callbacks, virtual time throughout. <a href="trace.json">trace.json</a></p>
            \(body)
            </body></html>

            """
    }

    private static func seconds(_ time: TimeInterval) -> String { String(format: "%.3f", time) }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
