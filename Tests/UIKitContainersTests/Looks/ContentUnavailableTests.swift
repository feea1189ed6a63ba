import Testing
import UIKit

@MainActor @Suite(.serialized) struct ContentUnavailableTests {
    @Test("a controller's contentUnavailableConfiguration covers its view until it is nil")
    func covers() throws {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Favorites"
        configuration.secondaryText = "Add one."
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        let cover = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        #expect(cover.frame == controller.view.bounds)
        #expect(texts(in: cover) == ["No Favorites", "Add one."])
        configuration.text = "Still none"
        controller.contentUnavailableConfiguration = configuration
        #expect(controller.view.subviews.first === cover)
        #expect(texts(in: cover) == ["Still none", "Add one."])
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
    }

    @Test("the titles of the standard unavailable configurations scale with the text size")
    func textSize() {
        func sizes() -> [CGFloat] {
            [
                UIContentUnavailableConfiguration.empty().textProperties.font,
                UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font,
            ].map(\.pointSize)
        }
        #expect(sizes() == [22, 20])
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
            #expect(sizes() == [UIFont.TextStyle.title2, .title3].map { UIFont.preferredFont(forTextStyle: $0).pointSize })
        }
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }
}
