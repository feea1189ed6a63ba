import Testing
import UIKitCore

@MainActor @Suite("Shapes and layout regions")
struct ShapeAndRegionTests {
    @Test("a shape fits the given bounds, with an optional inset")
    func shapes() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
        #expect(UIShape.rect.path(in: bounds).bounds == bounds)
        #expect(UIShape.circle.path(in: bounds).bounds == CGRect(x: 30, y: 0, width: 40, height: 40))
        #expect(UIShape.capsule.inset(by: 5).path(in: bounds).bounds == CGRect(x: 5, y: 5, width: 90, height: 30))
        #expect(
            !UIShape.rect(cornerRadius: 10).path(in: bounds).contains(CGPoint(x: 1, y: 1))
                && UIShape.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4)).path(in: bounds).bounds.minY == 2)
    }

    @Test("a layout region matches the guide of its name, from the leading edge in either direction")
    func regions() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            view.layoutGuide(for: .margins()) === view.layoutMarginsGuide
                && view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)) === view.safeAreaLayoutGuide)
        #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.directionalEdgeInsets(for: .margins()) == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test("an image reader scales large images to its preferred size")
    func reader() throws {
        let data = try #require(
            UIGraphicsImageRenderer(
                size: CGSize(width: 40, height: 20),
                format: {
                    $0.scale = 1; return $0
                }(UIGraphicsImageRendererFormat())
            ).image { _ in }.pngData())
        var configuration = UIImageReader.Configuration()
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 40, height: 20))
        configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
        #expect(UIImageReader(configuration: configuration).image(data: data)?.size == CGSize(width: 10, height: 5))
        #expect(UIImageReader.default.image(data: Data()) == nil)
    }
}
