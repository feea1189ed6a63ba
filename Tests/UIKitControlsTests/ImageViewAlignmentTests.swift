import Testing
import UIKitControls

/// An image view is aligned by its shown image, whichever property chooses it.
@MainActor
struct ImageViewAlignmentTests {
    private let first = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), second = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)

    private func makeImage(_ insets: UIEdgeInsets) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }.withAlignmentRectInsets(insets)
    }

    @Test func theInsetsFollowTheImageTheHighlightAndTheConfiguration() throws {
        let view = UIImageView()
        #expect(view.alignmentRectInsets == .zero)
        view.image = makeImage(first)
        #expect(view.alignmentRectInsets == first)
        view.highlightedImage = makeImage(second)
        #expect(view.alignmentRectInsets == first)
        view.isHighlighted = true
        #expect(view.alignmentRectInsets == second)
        view.isHighlighted = false
        view.image = makeImage(second)
        #expect(view.alignmentRectInsets == second)

        let symbol = try #require(UIImage(systemName: "star"))
        view.image = symbol
        #expect(view.alignmentRectInsets == symbol.alignmentRectInsets)
        let large = UIImage.SymbolConfiguration(pointSize: 60)
        view.preferredSymbolConfiguration = large
        #expect(view.alignmentRectInsets == symbol.applyingSymbolConfiguration(large)?.alignmentRectInsets)
        #expect(view.alignmentRectInsets != symbol.alignmentRectInsets)
        view.image = nil
        #expect(view.alignmentRectInsets == .zero)
    }
}
