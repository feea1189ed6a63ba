@testable import SwiftUICompanion
import Testing
import UIKitTesting

/// Figures from pictures that public repositories recorded on Apple's simulators.
@MainActor @Suite(.serialized) struct MeasuredLookTests {
    // doordash-oss/swiftui-preview-snapshots, PreviewSnapshotsTests/test_simpleState.UIKit-Long-Message (iOS 16, one pixel per point).
    @Test("a text is as wide as its widest line with the space at its end, and its lines have the style's leading") func lines() {
        let message =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua."
        let controller = UIHostingController(rootView: Text(message).font(.largeTitle)), parent = UIViewController()
        parent.addChild(controller)
        parent.setOverrideTraitCollection(UITraitCollection(displayScale: 1), forChild: controller)
        parent.view.addSubview(controller.view)
        let stage = Stage(root: parent)
        stage.turn()
        let size = controller.sizeThatFits(in: CGSize(width: 384, height: 1000))
        #expect(abs(size.height - 6 * 41) < 0.001)
        // Advances above 20 points are those of iOS 26, up to 0.9% narrower (docs/fidelity.md).
        #expect(abs(size.width - 318) <= 318 * 0.0095)
    }

    // gonzalezreal/swift-markdown-ui, MarkdownTests (iOS 16.4, two pixels a point): two lines of 16 points are 38.5 points high.
    @Test(
        "the height of a text is rounded up to pixels as a whole, not line by line", arguments: [(2, 38.5), (7, 134)] as [(Int, CGFloat)])
    func wholeHeight(_ lines: Int, _ height: CGFloat) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        let controller = UIHostingController(rootView: Text(verbatim: text).font(.system(size: 16)))
        let stage = Stage(root: controller, device: "iPhone SE (3rd generation)")
        stage.turn()
        #expect(abs(controller.sizeThatFits(in: CGSize(width: 384, height: 1000)).height - height) < 0.01)
    }

    // gonzalezreal/swift-markdown-ui, MarkdownListTests/testBulletedList (iOS 16.4): "issue 26", not "26", is on the last line.
    @Test("a text avoids a single word on its last line, also with space between its lines", arguments: [0, 3] as [CGFloat])
    func lastWord(spacing: CGFloat) {
        func width(_ text: String, in room: CGFloat = 1000) -> CGFloat {
            UIHostingController(rootView: Text(verbatim: text).lineSpacing(spacing))
                .sizeThatFits(in: CGSize(width: room, height: 1000)).width
        }
        #expect(width("Testing variously linking", in: width("Testing variously") + 1) == width("variously linking"))
    }

    // gonzalezreal/swift-markdown-ui, MarkdownTableTests (iOS 16.4): four columns that want more than their shares all get equal shares
    // (testTableAlignment); one that wants more gets what the other leaves (testTable); and the grid is as wide as the broken lines. In a
    // limited height, it gets its share of the whole width alone (testTableBorder and testTableBackground).
    @Test("columns of a grid that want more than their share get equal shares, and are as wide as their broken lines")
    func gridShares() {
        func size(_ room: CGFloat, _ texts: [String], isLimited: Bool = false) -> CGSize {
            let grid = Grid(horizontalSpacing: 0) { GridRow { ForEach(texts, id: \.self) { Text(verbatim: $0) } } }
            return UIHostingController(rootView: grid.fixedSize(horizontal: false, vertical: !isLimited))
                .sizeThatFits(in: CGSize(width: room, height: 1000))
        }
        let words = ["light wonderful", "my wonderful", "a wonderful"]
        let word = size(1000, ["wonderful"]).width, short = size(1000, ["ab"])
        let all = size(3 * word + 12, words)
        #expect(abs(all.width - 3 * word) < 0.01 && all.height > short.height * 1.5)
        let room = short.width + size(1000, ["wonderful light"]).width + 1
        let uneven = size(room, ["ab", "light days wonderful light"])
        #expect(abs(uneven.width - (room - 1)) < 0.01 && uneven.height > short.height * 1.5 && uneven.height < short.height * 2.5)
        let free = size(100, ["ab", "to be or not to be"]), limited = size(100, ["ab", "to be or not to be"], isLimited: true)
        #expect(free.width > short.width + 50 && limited.width <= short.width + 50.01 && limited.height > free.height)
    }

    /// Places its view with the size that it gave as the proposal, as a decoration does.
    private struct Tight: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews[0].sizeThatFits(proposal) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    // testTableAlignment: the columns of a decorated table are those that it was measured with.
    @Test("a grid that is placed in the size that it gave keeps its columns")
    func gridPlacement() throws {
        let texts = ["light wonderful", "my wonderful", "ab wonderful days"]
        let word = UIHostingController(rootView: Text(verbatim: "wonderful")).sizeThatFits(in: CGSize(width: 1000, height: 1000)).width
        let grid = Grid(horizontalSpacing: 0) { GridRow { ForEach(texts, id: \.self) { Text(verbatim: $0) } } }
        let laid = Laid(Tight { grid }.frame(width: 3 * word + 12))
        for text in texts {
            let width = try #require(laid.label(text)).bounds.width
            #expect(width >= word - 0.01, "\(text): \(width)")
        }
    }

    // The same suite, test_tupleState.UIKit-Large.
    @Test(
        "numbers in a text are written as the locale writes them",
        arguments: [("en_US", "1,000 of 2.500000"), ("de_DE", "1.000 of 2,500000")])
    func numbers(locale: String, expected: String) {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        #expect(Text("\(1000) of \(2.5)").string(in: environment) == expected)
    }

    // GoodRequest/GoodSwiftUI, GRToggleSnapshotTests/testLargeCheckBoxEnabled (iOS 18.6): from 8 to 24 and from 10 to 22 in 32 points.
    @Test("a resizable symbol fills its frame to the edges of its shape") func resizable() throws {
        let laid = Laid(Image(systemName: "checkmark").resizable().frame(width: 16, height: 12))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 134, y: 84, width: 32, height: 32), format: format)
        let pixels = try #require(renderer.image { laid.view.layer.render(in: $0.cgContext) }.cgImage?.buffer)
        func isInked(_ x: Int, _ y: Int) -> Bool { pixels.row(y)[x] >> 24 > 60 }
        let columns = (0..<96).filter { x in (0..<96).contains { isInked(x, $0) } }
        let rows = (0..<96).filter { y in (0..<96).contains { isInked($0, y) } }
        #expect(columns.first == 24 && columns.last == 71, "columns \(columns)")
        #expect(rows.first == 30 && rows.last == 65, "rows \(rows)")
    }
}
