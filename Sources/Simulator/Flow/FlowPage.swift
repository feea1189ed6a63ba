import Foundation

/// The page for a run: a timeline of the controllers on screen, then each screenshot beside the steps and callbacks that led to it.
struct FlowPage {
    let name: String
    let state: FlowRecord.State

    private var duration: TimeInterval { max(state.steps.last?.time ?? 0, state.events.last?.time ?? 0) }

    var html: String {
        let chapters = FlowChapter.chapters(of: state)
        let failure = state.steps.compactMap(\.failure).last.flatMap { _ in state.steps.last?.failure }
        let pictures = chapters.compactMap(\.picture)
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(FlowPage.escaped(name))</title><meta name="viewport" content="width=device-width, initial-scale=1">
            <style>\(FlowPage.style)</style></head><body>
            <header>
              <h1>\(FlowPage.escaped(name))</h1>
              <p class="facts"><b class="\(failure == nil ? "passed" : "failed")">\(failure == nil ? "Passed" : "Failed")</b>
                <span>\(state.steps.count) steps</span><span>\(pictures.count) screenshots</span><span>\(state.events.count) callbacks</span>
                <span>\(String(format: "%.1f", duration)) s on the app’s clock</span><a href="trace.json">trace.json</a></p>
              \(failure.map { "<p class=\"problem\">\(FlowPage.escaped($0))</p>" } ?? "")
            </header>
            <nav aria-label="Screenshots">\(pictures.map { "<a href=\"#\(FlowPage.anchor($0.file))\"><img src=\"\(FlowPage.escaped($0.file))\" alt=\"\(FlowPage.escaped($0.file))\" loading=\"lazy\"></a>" }.joined())</nav>
            <h2>Who was on screen</h2>
            \(FlowTimeline(events: state.events, marks: pictures.map { ($0.time, $0.file) }).svg)
            <h2>Step by step <label class="switch"><input type="checkbox" id="layout"> layout callbacks</label></h2>
            \(chapters.map(section).joined())
            </body></html>

            """
    }

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
            <figure><a href="\(FlowPage.escaped(picture.file))"><img src="\(FlowPage.escaped(picture.file))" width="\(Int(picture.width))" height="\(Int(picture.height))" alt="\(FlowPage.escaped(picture.file))" loading="lazy"></a>
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

    private static func title(_ file: String) -> String {
        let name = (file as NSString).deletingPathExtension.replacingOccurrences(of: "-", with: " ").replacingOccurrences(
            of: "_", with: " ")
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    static func anchor(_ file: String) -> String { String(file.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" }) }
    static func seconds(_ time: TimeInterval) -> String { String(format: "%.2f", time) }
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(
            of: ">", with: "&gt;"
        )
        .replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let style = """
        :root { color-scheme: light dark; --text: light-dark(#1c1c1e, #f2f2f7); --soft: light-dark(#6e6e73, #98989f); --line: light-dark(#d9d9de, #38383c);
          --page: light-dark(#f5f5f7, #141416); --card: light-dark(#fff, #1e1e21); --come: #34a853; --go: #e8833a; --load: #0a7aff; --bad: light-dark(#c9252d, #ff6961);
          font: 15px/1.5 Inter, system-ui, sans-serif; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1120px; padding: 40px 28px 100px; background: var(--page); color: var(--text); }
        a { color: light-dark(#0066d6, #4da3ff); text-decoration: none; } a:hover { text-decoration: underline; }
        h1 { font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 10px; }
        h2 { font-size: 19px; letter-spacing: -0.01em; margin: 40px 0 14px; display: flex; justify-content: space-between; align-items: baseline; }
        .facts { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 0; color: var(--soft); font-variant-numeric: tabular-nums; }
        .facts b { color: #fff; font-weight: 600; font-size: 13px; padding: 1px 10px; border-radius: 20px; align-self: center; } .facts .passed { background: #248a3d; } .facts .failed { background: #c9252d; }
        .log { margin: 2px 0 2px 3.6em; opacity: .75; font-size: .9em; white-space: pre-wrap }
            .problem { color: var(--bad); font-weight: 600; margin: 8px 0; white-space: pre-wrap; }
        nav { display: flex; gap: 12px; overflow-x: auto; padding: 24px 2px 10px; align-items: flex-end; }
        nav img { max-height: 150px; max-width: 130px; width: auto; height: auto; border-radius: 12px; display: block; box-shadow: 0 0 0 1px var(--line), 0 4px 14px #0001; transition: transform .15s; } nav a:hover img { transform: translateY(-3px); }
        .lanes { background: var(--card); border-radius: 16px; box-shadow: 0 0 0 1px var(--line); padding: 16px 18px; overflow-x: auto; } .lanes svg { display: block; min-width: 760px; }
        .lanes text { fill: var(--text); font: 12px Inter, system-ui, sans-serif; } .lanes .axis { fill: var(--soft); font-size: 11px; }
        .switch { font-size: 13px; font-weight: 400; color: var(--soft); cursor: pointer; letter-spacing: 0; }
        section { display: grid; grid-template-columns: 250px 1fr; gap: 36px; background: var(--card); border-radius: 20px; box-shadow: 0 0 0 1px var(--line); padding: 28px; margin: 0 0 20px; }
        section.wide, section.bare { grid-template-columns: 1fr; gap: 20px; } section.wide figure { max-width: 540px; position: static; }
        figure { margin: 0; position: sticky; top: 20px; align-self: start; } figure img { width: 100%; height: auto; display: block; border-radius: 26px; box-shadow: 0 0 0 5px #1c1c1e, 0 0 0 6px #48484a, 0 12px 30px #0003; }
        figcaption { text-align: center; color: var(--soft); font-size: 13px; margin-top: 16px; }
        ol { list-style: none; margin: 0; padding: 0; } .steps { min-width: 0; }
        .step { padding: 0 0 12px; } .do { margin: 0; } .do b { font-weight: 600; } .do small { color: var(--soft); margin-left: 10px; font-size: 12px; opacity: .75; }
        time { display: inline-block; width: 52px; color: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
        .step ol { margin: 4px 0 0 52px; padding-left: 14px; border-left: 1px solid var(--line); font: 12.5px/1.75 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
        .step ol b { font-weight: 600; } .step ol i { display: inline-block; width: 7px; height: 7px; border-radius: 50%; margin-right: 9px; background: var(--line); }
        .step ol .come i { background: var(--come); } .step ol .go i { background: var(--go); } .step ol .load i { background: var(--load); }
        .layout { display: none; color: var(--soft); } body:has(#layout:checked) .layout { display: list-item; }
        .failed .do b { color: var(--bad); }
        @media (max-width: 720px) { body { padding: 24px 16px; } section { grid-template-columns: 1fr; padding: 20px; } figure { position: static; max-width: 260px; margin: 0 auto; } .step ol { margin-left: 0; } }
        """
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
