import Foundation
import InterfaceBuilder

/// The page for a run: a timeline of the controllers on screen, then each screenshot beside the steps and callbacks that led to it.
struct FlowPage {
    let name: String
    let state: FlowRecord.State

    private var duration: TimeInterval { max(state.steps.last?.time ?? 0, state.events.last?.time ?? 0) }

    var html: String {
        let chapters = FlowChapter.chapters(of: state)
        let failure = state.steps.compactMap(\.failure).last.flatMap { _ in state.steps.last?.failure }
        let pictures = chapters.compactMap(\.picture)
        let lanes = FlowTimeline(events: state.events, marks: pictures.map { ($0.time, $0.file) }).svg
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(FlowPage.escaped(name))</title><meta name="viewport" content="width=device-width, initial-scale=1">
            <style>\(String(decoding: PackageResources.flow_css, as: UTF8.self))</style></head><body>
            <header>
              <h1>\(FlowPage.escaped(name))</h1>
              <p class="facts"><b class="\(failure == nil ? "passed" : "failed")">\(failure == nil ? "Passed" : "Failed")</b>
                <span>\(FlowPage.count(state.steps.count, "step"))</span><span>\(FlowPage.count(pictures.count, "screenshot"))</span><span>\(FlowPage.count(state.events.count, "callback"))</span>
                <span>\(String(format: "%.1f", duration)) s on the app’s clock</span><a href="trace.json">trace.json</a></p>
              \(failure.map { "<p class=\"problem\">\(FlowPage.escaped($0))</p>" } ?? "")
            </header>
            \(pictures.isEmpty ? "" : "<nav aria-label=\"Screenshots\">\(pictures.map(thumbnail).joined())</nav>")
            <h2>Controllers on screen</h2>
            \(lanes.isEmpty ? "<p class=\"none\">No controller was on screen.</p>" : lanes)
            <h2>Step by step <label class="switch"><input type="checkbox" id="layout"> Layout callbacks</label></h2>
            \(chapters.map(section).joined())
            </body></html>

            """
    }

    private func thumbnail(_ picture: FlowChapter.Picture) -> String {
        """
        <a href="#\(FlowPage.anchor(picture.file))"><img src="\(FlowPage.escaped(picture.file))" \
        alt="\(FlowPage.escaped(FlowPage.title(picture.file)))" loading="lazy"></a>
        """
    }

    private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    // MARK: Chapters

    private func section(_ chapter: FlowChapter) -> String {
        let steps = chapter.steps.map { step, events in
            let (word, rest) = FlowPage.split(step.text)
            var text =
                "<li class=\"step\(step.failure == nil ? "" : " failed")\"><p class=\"do\"><time>\(FlowPage.seconds(step.time))</time><b>\(FlowPage.escaped(word))</b> \(FlowPage.escaped(rest))\(step.line > 0 ? "<small>line \(step.line)</small>" : "")</p>"
            if let failure = step.failure { text += "<p class=\"problem\">\(FlowPage.escaped(failure))</p>" }
            for line in step.log ?? [] { text += "<p class=\"log\">\(FlowPage.escaped(line))</p>" }
            if !events.isEmpty { text += "<ol>" + events.map(row).joined() + "</ol>" }
            return text + "</li>"
        }.joined()
        guard let picture = chapter.picture else { return "<section class=\"bare\"><ol class=\"steps\">\(steps)</ol></section>\n" }
        let isWide = picture.width > picture.height
        return """
            <section id="\(FlowPage.anchor(picture.file))"\(isWide ? " class=\"wide\"" : "")>
            <figure><a href="\(FlowPage.escaped(picture.file))"><img src="\(FlowPage.escaped(picture.file))" width="\(Int(picture.width))" height="\(Int(picture.height))" alt="\(FlowPage.escaped(FlowPage.title(picture.file)))" loading="lazy"></a>
            <figcaption>\(FlowPage.escaped(FlowPage.title(picture.file)))</figcaption></figure>
            <ol class="steps">\(steps)</ol>
            </section>

            """
    }

    private func row(_ event: FlowRecord.Event) -> String {
        let kind = FlowTimeline.kind(of: event.callback)
        return
            "<li class=\"\(kind)\"><time>\(FlowPage.seconds(event.time))</time><i></i>\(FlowPage.escaped(event.controller)).<b>\(FlowPage.escaped(event.callback))</b>(\(FlowPage.escaped(event.arguments.joined(separator: ", "))))</li>"
    }

    /// Splits `tapOn: "Save"` into its command and the rest.
    private static func split(_ text: String) -> (String, String) {
        guard let colon = text.firstIndex(of: ":") else { return (text, "") }
        let rest = text[text.index(after: colon)...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (String(text[..<colon]), rest)
    }

    static func title(_ file: String) -> String {
        let name = (file as NSString).deletingPathExtension.replacingOccurrences(of: "-", with: " ").replacingOccurrences(
            of: "_", with: " ")
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    static func anchor(_ file: String) -> String { String(file.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }) }
    static func seconds(_ time: TimeInterval) -> String { String(format: "%.2f", time) }
    static func escaped(_ text: String) -> String { MarkupText.attribute(text) }
}

/// A screenshot with the steps since the previous one.
struct FlowChapter {
    struct Picture {
        var file: String
        var time: TimeInterval
        var width: Double
        var height: Double
    }
    var picture: Picture?
    var steps: [(step: FlowRecord.Step, events: ArraySlice<FlowRecord.Event>)] = []

    static func chapters(of state: FlowRecord.State) -> [FlowChapter] {
        var chapters: [FlowChapter] = []
        var current = FlowChapter()
        if let first = state.steps.first, first.firstEvent > 0 {
            current.steps.append((FlowRecord.Step(time: 0, line: 0, text: "launch", firstEvent: 0), state.events[..<first.firstEvent]))
        }
        for (index, step) in state.steps.enumerated() {
            let end = index + 1 < state.steps.count ? state.steps[index + 1].firstEvent : state.events.count
            current.steps.append((step, state.events[step.firstEvent..<end]))
            guard let file = step.screenshot else { continue }
            current.picture = Picture(file: file, time: step.time, width: step.width ?? 393, height: step.height ?? 852)
            chapters.append(current)
            current = FlowChapter()
        }
        if !current.steps.isEmpty { chapters.append(current) }
        return chapters
    }
}
