import Foundation
import InterfaceBuilder
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
            <style>\(Self.text(PackageResources.previews_css))\(PictureComparer.style)</style></head><body>
            <header>
              <h1>\(Self.escaped(list.project))</h1>
              <p class="facts">\(facts.map { "<span>\($0)</span>" }.joined())</p>
              <form class="controls" role="search"\(list.previews.isEmpty ? " hidden" : "")><input id="filter" type="search" placeholder="Filter by name or file" aria-label="Filter">
              \(appearances.map { "<label><input type=\"checkbox\" value=\"\($0)\" checked> \($0.capitalized)</label>" }.joined())</form>
            </header>
            <main>
            \(list.previews.isEmpty ? "<p class=\"gone\">No preview was found.</p>\n" : "")\(files.map { section($0.key, $0.value) }.joined(separator: "\n"))\(gone)
            </main>
            <script>\(PictureComparer.script)\(Self.text(PackageResources.previews_js))</script>
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
            <h3>\(Self.escaped(preview.name)) <code>\(Self.escaped(relative(preview.file))):\(preview.line)</code></h3>
            \(tags.isEmpty ? "" : "<p class=\"tags\">\(tags.map { "<span>\(Self.escaped($0))</span>" }.joined())</p>")
            \(preview.failure.map { "<p class=\"problem\"><b>Not drawn.</b> \(Self.escaped($0))</p>" } ?? "")
            \(figures.isEmpty ? "" : "<div class=\"pictures\">\(figures.joined())</div>")\(changes.joined())
            \(messages(preview))
            </article>
            """
    }

    private func figure(_ picture: PreviewList.Picture, isAlone: Bool, names: Bool) -> String {
        let size = Self.shown(picture, isAlone: isAlone)
        let caption = (names ? picture.device + ", " : "") + picture.appearance.capitalized
        return """
            <figure class="\(isAlone ? "alone" : "device") \(picture.appearance)"><a href="\(Self.link(picture.picture))"><img src="\(Self.link(picture.picture))" \
            width="\(size.width)" height="\(size.height)" alt="\(Self.escaped(caption))" loading="lazy"></a><figcaption>\(Self.escaped(caption))\(isAlone ? " <small>\(Self.number(picture.width)) × \(Self.number(picture.height))</small>" : "")</figcaption></figure>
            """
    }

    private func change(_ picture: PreviewList.Picture, names: Bool) -> String {
        guard let change = picture.change else { return "" }
        let caption = (names ? picture.device + ", " : "") + picture.appearance.capitalized
        let text = "<p class=\"problem\"><b>\(Self.escaped(caption))</b> \(Self.escaped(change.sentences.joined(separator: "\n")))</p>"
        let difference = change.difference.map { " data-difference=\"\(Self.link($0))\"" } ?? ""
        let pictures = change.reference.map {
            "<div class=\"comparison\" data-reference=\"\(Self.link($0))\" data-actual=\"\(Self.link(picture.picture))\"\(difference)></div>"
        }
        return "<div class=\"change \(picture.appearance)\">\(text)\(pictures ?? "")</div>"
    }

    private func messages(_ preview: PreviewList.Preview) -> String {
        var seen: Set<String> = []
        let lines = preview.pictures.flatMap(\.messages).filter { seen.insert($0).inserted }
        guard !lines.isEmpty else { return "" }
        return "<details><summary>Messages</summary><pre>\(Self.escaped(lines.joined(separator: "\n")))</pre></details>"
    }

    // MARK: Texts

    /// Returns the size in CSS pixels: a device is 460 pixels high or wide; a view that is shown alone has its own size if that fits.
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

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func escaped(_ text: String) -> String { MarkupText.attribute(text) }
}
