import Testing
import UIKit

@MainActor @Suite("Detection patterns and item providers of pasteboards", .serialized)
struct PasteboardPatternTests {
    @Test(
        "text is detected as a URL, a number, or a search term",
        arguments: [("https://a.b", "probable-web-url"), (" 42 ", "number"), ("blue cats", "probable-web-search")])
    func patterns(text: String, name: String) {
        let board = UIPasteboard.withUniqueName()
        board.string = text
        var found: Set<UIPasteboard.DetectionPattern>?
        board.detectPatterns(for: [.probableWebURL, .number, .probableWebSearch]) { found = try? $0.get() }
        #expect(found == nil, "the answer comes later")
        EventLoop.main.advance(by: 0.01)
        #expect(found?.count == 1 && found?.first?.rawValue.hasSuffix(name) == true)
    }

    @Test("each kind of pasteboard item can be loaded through its item provider")
    func providers() {
        let board = UIPasteboard.withUniqueName()
        board.items = [
            ["public.utf8-plain-text": "a"], ["public.url": URL(string: "https://a.b")!], ["com.apple.uikit.color": UIColor.red],
            ["own": Data([1])],
        ]
        let providers = board.itemProviders
        #expect(
            providers.count == 4 && providers[0].canLoadObject(ofClass: NSString.self) && providers[1].canLoadObject(ofClass: NSURL.self)
                && providers[2].canLoadObject(ofClass: UIColor.self))
        var data: Data?
        _ = providers[3].loadDataRepresentation(forTypeIdentifier: "own") { found, _ in data = found }
        EventLoop.main.advance(by: 0.01)
        let expected = Data([1])
        #expect(data == expected)
    }
}
