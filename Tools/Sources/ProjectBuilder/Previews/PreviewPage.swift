import Foundation
import TestResults

/// The page of a project's previews, which needs no server: pictures are in the folder beside it.
struct PreviewPage {
    private let list: PreviewList

    init(_ list: PreviewList) { self.list = list }

    var html: String {
        let files = Dictionary(grouping: list.previews, by: \.file).sorted { $0.key < $1.key }
        return """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(Self.escaped(list.project)) – previews</title>
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <style>\(Self.style)\(PictureComparer.style)</style></head><body>
            <header>
              <h1>\(Self.escaped(list.project))</h1>
              <p class="facts">\(facts.map { "<span>\($0)</span>" }.joined())</p>
              <form class="controls" role="search"><input id="filter" type="search" placeholder="Filter by name or file" aria-label="Filter">
              \(appearances.map { "<label><input type=\"checkbox\" value=\"\($0)\" checked> \($0.capitalized)</label>" }.joined())</form>
            </header>
            <main>
            \(files.map { section($0.key, $0.value) }.joined(separator: "\n"))\(gone)
            </main>
            <script>\(PictureComparer.script)\(Self.script)</script>
            </body></html>

            """
    }

    private var appearances: [String] {
        let all = Set(list.previews.flatMap(\.pictures).map(\.appearance))
        return all.count > 1 ? ["light", "dark"].filter(all.contains) : []
    }

    private var facts: [String] {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let failed = list.previews.count { $0.failure != nil }
        let changed = list.previews.flatMap(\.pictures).count { $0.change != nil }
        return [count(list.previews.count, "preview"), count(list.previews.flatMap(\.pictures).count, "picture")]
            + (failed > 0 ? ["<b class=\"bad\">\(failed) not drawn</b>"] : [])
            + (changed > 0 ? ["<b class=\"bad\">\(count(changed, "picture")) changed</b>"] : [])
    }

    private var gone: String {
        guard !list.gone.isEmpty else { return "" }
        let items = list.gone.map { "<li>\(Self.escaped($0))</li>" }.joined()
        return "\n<section><h2>Recorded from previews that no longer exist</h2><ul class=\"gone\">\(items)</ul></section>"
    }

    private func section(_ file: String, _ previews: [PreviewList.Preview]) -> String {
        """
        <section><h2>\(Self.escaped(relative(file)))</h2>
        \(previews.map(article).joined(separator: "\n"))
        </section>
        """
    }

    private func article(_ preview: PreviewList.Preview) -> String {
        var tags: [String] = []
        if preview.layout == "sizeThatFits" {
            tags.append("size that fits")
        } else if preview.layout == "fixed" {
            tags.append("fixed size")
        }
        if let orientation = preview.orientation, orientation != "portrait" { tags.append(Self.words(orientation)) }
        let devices = Set(preview.pictures.map(\.device)).sorted()
        if preview.layout == "device" { tags += devices }
        let isAlone = preview.layout != "device"
        let figures = preview.pictures.filter { $0.change?.reference == nil }.map { figure($0, isAlone: isAlone, names: devices.count > 1) }
        let changes = preview.pictures.filter { $0.change != nil }.map { change($0, names: devices.count > 1) }
        return """
            <article>
            <h3>\(Self.escaped(preview.name)) <code>\(Self.escaped(preview.file.lastPathComponent)):\(preview.line)</code></h3>
            \(tags.isEmpty ? "" : "<p class=\"tags\">\(tags.map { "<span>\(Self.escaped($0))</span>" }.joined())</p>")
            \(preview.failure.map { "<p class=\"problem\"><b>Not drawn.</b> \(Self.escaped($0))</p>" } ?? "")
            \(figures.isEmpty ? "" : "<div class=\"pictures\">\(figures.joined())</div>")\(changes.joined())
            \(messages(preview))
            </article>
            """
    }

    private func figure(_ picture: PreviewList.Picture, isAlone: Bool, names: Bool) -> String {
        let size = Self.shown(picture, isAlone: isAlone)
        // Screens with a home button or of an iPad have corners in which the status bar would be cut off by larger ones.
        let isTall = max(picture.width, picture.height) > 2 * min(picture.width, picture.height)
        let caption = (names ? picture.device + ", " : "") + picture.appearance.capitalized
        return """
            <figure class="\(isAlone ? "alone" : isTall ? "tall device" : "device") \(picture.appearance)"><a href="\(Self.link(picture.picture))"><img src="\(Self.link(picture.picture))" \
            width="\(size.width)" height="\(size.height)" alt="\(Self.escaped(caption))" loading="lazy"></a><figcaption>\(Self.escaped(caption))\(isAlone ? " <small>\(Self.number(picture.width)) × \(Self.number(picture.height))</small>" : "")</figcaption></figure>
            """
    }

    private func change(_ picture: PreviewList.Picture, names: Bool) -> String {
        guard let change = picture.change else { return "" }
        let caption = (names ? picture.device + ", " : "") + picture.appearance.capitalized
        let text = "<p class=\"problem\"><b>\(Self.escaped(caption))</b> \(Self.escaped(change.sentences.joined(separator: "\n")))</p>"
        guard let reference = change.reference else { return text }
        let difference = change.difference.map { " data-difference=\"\(Self.link($0))\"" } ?? ""
        return text
            + "<div class=\"comparison\" data-reference=\"\(Self.link(reference))\" data-actual=\"\(Self.link(picture.picture))\"\(difference)></div>"
    }

    private func messages(_ preview: PreviewList.Preview) -> String {
        var seen: Set<String> = []
        let lines = preview.pictures.flatMap(\.messages).filter { seen.insert($0).inserted }
        guard !lines.isEmpty else { return "" }
        return "<details><summary>Messages</summary><pre>\(Self.escaped(lines.joined(separator: "\n")))</pre></details>"
    }

    // MARK: Texts

    /// Returns the size in CSS pixels: a device is 460 high or wide, what is shown alone has its own size if that fits.
    private static func shown(_ picture: PreviewList.Picture, isAlone: Bool) -> (width: Int, height: Int) {
        let longest = max(picture.width, picture.height, 1), scale = isAlone ? min(1, 460 / longest) : 460 / longest
        return (max(1, Int((picture.width * scale).rounded())), max(1, Int((picture.height * scale).rounded())))
    }

    private func relative(_ file: String) -> String {
        file.hasPrefix(list.directory + "/") ? String(file.dropFirst(list.directory.count + 1)) : file
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : String(format: "%.1f", value)
    }

    /// `landscapeLeft` → `landscape left`
    private static func words(_ name: String) -> String {
        name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
    }

    private static func link(_ path: String) -> String {
        escaped(
            path.split(separator: "/").map { $0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "" }.joined(separator: "/")
        )
    }

    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(
            of: ">", with: "&gt;"
        ).replacingOccurrences(of: "\"", with: "&quot;")
    }

    // MARK: Style

    private static let style = """
        :root { color-scheme: light dark; --text: light-dark(#1c1c1e, #f2f2f7); --quiet: light-dark(#6e6e73, #98989f); --line: light-dark(#d9d9de, #38383c);
          --page: light-dark(#f5f5f7, #141416); --card: light-dark(#fff, #1e1e21); --bad: light-dark(#c9252d, #ff6961); --accent: light-dark(#0066d6, #4da3ff);
          font: 15px/1.5 Inter, system-ui, sans-serif; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 1240px; padding: 40px 28px 100px; background: var(--page); color: var(--text); }
        h1 { font-size: 30px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 8px; overflow-wrap: anywhere; }
        h2 { font-size: 15px; font-weight: 600; color: var(--quiet); margin: 36px 0 12px; overflow-wrap: anywhere; }
        h3 { font-size: 17px; letter-spacing: -0.01em; margin: 0; display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
        code { font: 12.5px ui-monospace, "SF Mono", "DejaVu Sans Mono", monospace; color: var(--quiet); font-weight: 400; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; } .bad { color: var(--bad); }
        .controls { display: flex; flex-wrap: wrap; gap: 10px 16px; align-items: center; margin-top: 18px; } .controls label { cursor: pointer; }
        .controls input[type=search] { flex: 0 1 320px; min-width: 0; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 7px 12px; }
        section { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; } section > h2 { flex: 1 0 100%; margin-bottom: 0; }
        article { background: var(--card); border-radius: 18px; box-shadow: 0 0 0 1px var(--line); padding: 20px 24px 22px; max-width: 100%; min-width: 0; }
        .tags { display: flex; flex-wrap: wrap; gap: 6px; margin: 6px 0 0; } .tags span { font-size: 12px; color: var(--quiet); background: var(--page); border-radius: 20px; padding: 1px 10px; }
        .pictures { display: flex; flex-wrap: wrap; gap: 28px; align-items: flex-end; margin-top: 20px; }
        figure { margin: 0; max-width: 100%; } figure a { display: block; } figure img { display: block; max-width: 100%; height: auto; }
        .device img { border-radius: 8px; box-shadow: 0 0 0 5px #1c1c1e, 0 0 0 6px #48484a, 0 10px 26px #0003; margin: 6px; max-width: calc(100% - 12px); }
        .tall img { border-radius: 26px; }
        .alone img { box-shadow: 0 0 0 1px var(--line); border-radius: 3px; }
        figcaption { text-align: center; color: var(--quiet); font-size: 13px; margin-top: 12px; } figcaption small { opacity: .8; font-variant-numeric: tabular-nums; margin-left: 6px; }
        .problem { margin: 12px 0 0; padding: 8px 12px; border-left: 3px solid var(--bad); background: var(--page); border-radius: 0 8px 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; max-width: 72ch; }
        .comparison { margin-top: 14px; } .gone { margin: 0; color: var(--quiet); }
        details { margin-top: 14px; color: var(--quiet); font-size: 13px; } summary { cursor: pointer; } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0 0; max-width: 100ch; }
        [hidden] { display: none !important; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        @media (max-width: 720px) { body { padding: 24px 14px; } article { padding: 16px; } }
        """

    private static let script = """

        for (const place of document.querySelectorAll(".comparison")) place.replaceWith(comparePictures(place.dataset));
        const filter = document.getElementById("filter"), boxes = [...document.querySelectorAll(".controls input[type=checkbox]")];
        function show() {
          const wanted = filter.value.trim().toLowerCase();
          for (const section of document.querySelectorAll("section")) {
            const articles = [...section.querySelectorAll("article")];
            for (const article of articles) article.hidden = !(article.querySelector("h3").textContent.toLowerCase().includes(wanted));
            section.hidden = articles.length > 0 && articles.every((article) => article.hidden);
          }
          for (const box of boxes) for (const figure of document.querySelectorAll("figure." + box.value)) figure.hidden = !box.checked;
        }
        document.querySelector(".controls").addEventListener("submit", (event) => event.preventDefault());
        filter.addEventListener("input", show);
        for (const box of boxes) box.addEventListener("change", show);
        """
}
