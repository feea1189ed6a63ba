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

    @Test("an image has the configuration's largest size and corners, and later margins apply")
    func image() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
        configuration.imageProperties.maximumSize = CGSize(width: 0, height: 50)
        configuration.imageProperties.cornerRadius = 6
        configuration.text = "Empty"
        configuration.textProperties.adjustsFontSizeToFitWidth = true
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        configuration.directionalLayoutMargins.leading = 40
        configuration.alignment = .natural
        view.configuration = configuration
        view.layoutIfNeeded()
        let stack = try #require(view.subviews.compactMap { $0 as? UIStackView }.first)
        let picture = try #require(stack.arrangedSubviews.first as? UIImageView), label = stack.arrangedSubviews.last as? UILabel
        #expect(picture.bounds.size == CGSize(width: 100, height: 50) && picture.layer.cornerRadius == 6 && picture.clipsToBounds)
        #expect(stack.frame.minX == 40 && label?.adjustsFontSizeToFitWidth == true)
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
