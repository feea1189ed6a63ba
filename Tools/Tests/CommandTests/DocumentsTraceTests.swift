import Foundation
import RuleTrait
import Testing

/// The callbacks of the example with a document browser, whose editor covers the browser: the orders of lifecycle.md B.
@Suite("Trace of the Documents example", .serialized)
struct DocumentsTraceTests {
    private static let trace = Result { try ExampleTrace("Documents", flow: "write") }

    @Test("the browser disappears when the editor has appeared", .rule("B-24"))
    func opening() throws {
        let order = try Self.trace.get().callbacks(
            of: "DocumentBrowser", "Editor", from: "DocumentBrowser.viewWillDisappear", count: 6)
        #expect(
            order == [
                "DocumentBrowser.viewWillDisappear", "Editor.viewDidLoad", "Editor.viewWillAppear", "Editor.viewIsAppearing",
                "Editor.viewDidAppear", "DocumentBrowser.viewDidDisappear",
            ])
    }

    @Test("the editor that was restored after the kill disappears when the browser has appeared", .rule("B-25"))
    func closing() throws {
        let order = try Self.trace.get().callbacks(of: "DocumentBrowser", "Editor", from: "Editor.viewWillDisappear", count: 5)
        #expect(
            order == [
                "Editor.viewWillDisappear", "DocumentBrowser.viewWillAppear", "DocumentBrowser.viewIsAppearing",
                "DocumentBrowser.viewDidAppear", "Editor.viewDidDisappear",
            ])
    }
}
