import Foundation

/// A timeline of the controllers on screen during a run, with a row for each, pale while appearing or disappearing. Waits of over a second
/// are shortened.
struct FlowTimeline {
    let events: [FlowRecord.Event]
    /// The screenshots by time.
    let marks: [(time: TimeInterval, file: String)]

    /// Returns the kind of a callback: `load`, `come`, `go`, `layout`, or `other`.
    static func kind(of callback: String) -> String {
        switch callback {
        case "loadView", "viewDidLoad", "init": "load"
        case "viewWillAppear", "viewIsAppearing", "viewDidAppear": "come"
        case "viewWillDisappear", "viewDidDisappear": "go"
        case "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "viewLayoutMarginsDidChange",
            "viewSafeAreaInsetsDidChange":
            "layout"
        default: "other"
        }
    }

    private static let longestGap: TimeInterval = 1
    private static let laneHeight = 26.0, labelWidth = 210.0, width = 1030.0

    /// Returns a function from times to positions on the axis, with gaps shortened.
    private func axis() -> (TimeInterval) -> Double {
        let moments = Set(events.map(\.time) + marks.map(\.time) + [0]).sorted()
        var places: [(time: TimeInterval, at: Double)] = []
        for moment in moments {
            places.append((moment, (places.last?.at ?? 0) + min(FlowTimeline.longestGap, moment - (places.last?.time ?? 0))))
        }
        let total = max(0.001, places.last?.at ?? 1)
        let table = Dictionary(places.map { ($0.time, $0.at) }) { first, _ in first }
        return { FlowTimeline.labelWidth + (table[$0] ?? total) / total * (FlowTimeline.width - FlowTimeline.labelWidth - 12) }
    }

    var svg: String {
        var lanes: [String] = []
        for event in events where !lanes.contains(event.controller) && ["come", "go"].contains(FlowTimeline.kind(of: event.callback)) {
            lanes.append(event.controller)
        }
        guard !lanes.isEmpty else { return "" }
        let x = axis()
        // The last line has the screenshots.
        let height = Double(lanes.count) * FlowTimeline.laneHeight + (marks.isEmpty ? 6 : 24)
        var body = ""
        for mark in marks {
            let at = FlowTimeline.number(x(mark.time))
            body +=
                "<a href=\"#\(FlowPage.anchor(mark.file))\" aria-label=\"\(FlowPage.escaped(FlowPage.title(mark.file)))\"><line x1=\"\(at)\" x2=\"\(at)\" y1=\"0\" y2=\"\(FlowTimeline.number(height - 20))\" stroke=\"var(--line)\" stroke-dasharray=\"2 3\"/><circle cx=\"\(at)\" cy=\"\(FlowTimeline.number(height - 16))\" r=\"4\" fill=\"var(--load)\"><title>\(FlowPage.escaped(FlowPage.title(mark.file)))</title></circle></a>"
        }
        for (index, lane) in lanes.enumerated() {
            let y = Double(index) * FlowTimeline.laneHeight + 6
            body += "<text x=\"0\" y=\"\(FlowTimeline.number(y + 11))\">\(FlowTimeline.label(lane))</text>"
            for bar in bars(of: lane) {
                let (start, end) = (x(bar.from), x(bar.to))
                body +=
                    "<rect x=\"\(FlowTimeline.number(start))\" y=\"\(FlowTimeline.number(y))\" width=\"\(FlowTimeline.number(max(1.5, end - start)))\" height=\"14\" rx=\"2\" fill=\"\(bar.color)\" opacity=\"\(bar.isSolid ? "0.9" : "0.4")\"><title>\(FlowPage.escaped(lane)) \(FlowPage.seconds(bar.from))–\(FlowPage.seconds(bar.to)) s</title></rect>"
            }
        }
        if !marks.isEmpty {
            body += "<text class=\"axis\" x=\"0\" y=\"\(FlowTimeline.number(height - 12))\">screenshots</text>"
        }
        return
            "<div class=\"lanes\"><svg viewBox=\"0 0 \(Int(FlowTimeline.width)) \(Int(height))\" role=\"group\" aria-label=\"Which controllers were on screen\">\(body)</svg></div>"
    }

    /// The number of characters that fit beside the bars.
    private static let longestLabel = 30

    /// Returns the name of a lane. A name that would reach into the bars is shortened, and shown as a whole below the pointer.
    private static func label(_ lane: String) -> String {
        guard lane.count > longestLabel else { return FlowPage.escaped(lane) }
        return "\(FlowPage.escaped(lane.prefix(longestLabel - 1) + "…"))<title>\(FlowPage.escaped(lane))</title>"
    }

    private struct Bar {
        var from: TimeInterval
        var to: TimeInterval
        var color: String
        var isSolid: Bool
    }

    private func bars(of controller: String) -> [Bar] {
        var bars: [Bar] = []
        var open: Bar?
        func close(at time: TimeInterval) {
            if var bar = open { bar.to = time; bars.append(bar) }
            open = nil
        }
        for event in events where event.controller == controller {
            switch event.callback {
            case "viewWillAppear": close(at: event.time); open = Bar(from: event.time, to: event.time, color: "var(--come)", isSolid: false)
            case "viewDidAppear": close(at: event.time); open = Bar(from: event.time, to: event.time, color: "var(--come)", isSolid: true)
            case "viewWillDisappear":
                close(at: event.time); open = Bar(from: event.time, to: event.time, color: "var(--go)", isSolid: false)
            case "viewDidDisappear": close(at: event.time)
            default: break
            }
        }
        close(at: max(events.last?.time ?? 0, marks.last?.time ?? 0))
        return bars
    }

    private static func number(_ value: Double) -> String { String(format: "%.1f", value) }
}
