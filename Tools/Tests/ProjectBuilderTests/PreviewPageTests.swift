import Foundation
import Testing

@testable import ProjectBuilder

@Suite("The page of previews")
struct PreviewPageTests {
    private func preview(_ pictures: [PreviewList.Picture]) -> PreviewList.Preview {
        var preview = PreviewList.Preview(name: "Card", file: "/p/App/Card.swift", line: 3, folder: "App/Card")
        preview.pictures = pictures
        return preview
    }

    private func picture(_ appearance: String, _ change: PreviewList.Change? = nil) -> PreviewList.Picture {
        PreviewList.Picture(
            device: "iPhone 16", appearance: appearance, width: 393, height: 852, scale: 3, picture: "App/Card/\(appearance).png",
            messages: [], change: change)
    }

    @Test("what a switch of an appearance hides includes the differences from recorded pictures")
    func appearances() {
        let change = PreviewList.Change(sentences: ["differs <so>"], reference: "App/Card/reference.png", difference: nil)
        let isNew = PreviewList.Change(sentences: ["is new"], reference: nil, difference: nil)
        let previews = [preview([picture("light", change), picture("dark", isNew)])]
        let html = PreviewPage(PreviewList(project: "App", directory: "/p", previews: previews)).html
        #expect(html.contains(#"<div class="change light"><p class="problem"><b>Light</b> differs &lt;so&gt;</p><div class="comparison""#))
        // A picture that was not recorded is shown alone.
        #expect(html.contains(#"<figure class="device dark">"#) && !html.contains(#"<figure class="device light">"#))
        #expect(html.contains(#"<div class="change dark"><p class="problem"><b>Dark</b> is new</p></div>"#))
        #expect(!html.contains("No preview was found.") && !html.contains(#"role="search" hidden"#))
    }

    @Test("a page without previews says so, and has no filter")
    func empty() {
        let html = PreviewPage(PreviewList(project: "App", directory: "/p", previews: [])).html
        #expect(html.contains("<p class=\"gone\">No preview was found.</p>") && html.contains(#"role="search" hidden"#))
    }
}
