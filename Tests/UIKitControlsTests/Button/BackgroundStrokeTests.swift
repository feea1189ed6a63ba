import Testing
@testable import UIKitControls

@MainActor @Suite struct BackgroundStrokeTests {
    @Test("a background's stroke is drawn outside by its outset, concentric with the background")
    func outset() throws {
        let view = BackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var looks = UIBackgroundConfiguration.clear()
        (looks.cornerRadius, looks.strokeWidth, looks.strokeColor) = (8, 2, .red)
        view.configuration = looks
        #expect(view.layer.borderWidth == 2 && view.subviews.isEmpty)
        looks.strokeOutset = 3
        view.configuration = looks
        let stroke = try #require(view.subviews.last)
        #expect(view.layer.borderWidth == 0 && stroke.layer.borderWidth == 2 && stroke.layer.cornerRadius == 11)
        #expect(stroke.frame == CGRect(x: -3, y: -3, width: 106, height: 46))
        view.frame.size.width = 50
        view.layoutIfNeeded()
        #expect(stroke.frame.width == 56)
        looks.strokeOutset = -20
        view.configuration = looks
        #expect(stroke.layer.cornerRadius == 0)
    }

    @Test("the corner radius applies to the image and the custom view, too")
    func corners() {
        let view = BackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), custom = UIView()
        var looks = UIBackgroundConfiguration.clear()
        looks.cornerRadius = 8
        (looks.image, looks.customView) = (UIImage(), custom)
        view.configuration = looks
        #expect(custom.layer.cornerRadius == 8)
        #expect(view.subviews.first { $0 is UIImageView }?.layer.cornerRadius == 8)
    }
}
