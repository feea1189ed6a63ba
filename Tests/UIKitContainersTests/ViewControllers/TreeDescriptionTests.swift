import Testing
import UIKit
import UIKitTesting

/// The formats are those of the text snapshots of swift-snapshot-testing, recorded with UIKit.
@MainActor @Suite("Descriptions of view hierarchies", .serialized)
struct TreeDescriptionTests {
    private func text(_ object: NSObject, _ selector: String) -> String? {
        let text = object.perform(Selector((selector))).takeUnretainedValue() as? String
        return text?.replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
    }

    @Test("a view hierarchy is printed one line per view, with properties that differ from the defaults, and numbers to six digits")
    func views() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1080, height: 810))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: CGRect(x: 512 + 1.0 / 3, y: 20, width: 55 + 2.0 / 3, height: 20))
        label.text = "What's"
        label.isOpaque = true
        let inner = UIView()
        inner.isHidden = true
        inner.alpha = 0.5
        inner.clipsToBounds = true
        inner.tag = 3
        label.addSubview(inner)
        view.addSubview(label)
        view.addSubview(UIScrollView())
        #expect(
            text(view, "recursiveDescription") == """
                <UIView; frame = (0 0; 1080 810); autoresize = W+H; layer = <CALayer>>
                   | <UILabel; frame = (512.333 20; 55.6667 20); text = 'What's'; userInteractionEnabled = NO; layer = <CALayer>>
                   |    | <UIView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; tag = 3; layer = <CALayer>>
                   | <UIScrollView; frame = (0 0; 0 0); clipsToBounds = YES; gestureRecognizers = <NSArray>; layer = <CALayer>; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>
                """)
    }

    @Test("a subclass is described with its UIKit superclass, its color, and a list's layout and data source")
    func appViews() {
        final class Grid: UICollectionView {}
        final class Arranged: UICollectionViewFlowLayout {}
        let layout = Arranged()
        let grid = Grid(frame: .zero, collectionViewLayout: layout)
        grid.backgroundColor = .systemBackground
        let expected =
            /<.*Grid: 0x[0-9a-f]+; baseClass = UICollectionView; frame = \(0 0; 0 0\); clipsToBounds = YES; gestureRecognizers = <NSArray: 0x[0-9a-f]+>; backgroundColor = <UIDynamicSystemColor: 0x[0-9a-f]+; name = systemBackgroundColor>; layer = <CALayer: 0x[0-9a-f]+>; contentOffset: \{0, 0\}; contentSize: \{0, 0\}; adjustedContentInset: \{0, 0, 0, 0\}; layout: <.*Arranged: 0x[0-9a-f]+>>/
        #expect(grid.description.wholeMatch(of: expected) != nil, "\(grid)")
        #expect(UIColor.systemBlue.description.contains("<UIDynamicCatalogSystemColor: 0x"))
    }

    @Test("a controller hierarchy is described with states, views, and presented controllers")
    func controllers() {
        let tabs = UITabBarController()
        let shown = UINavigationController(rootViewController: UIViewController()),
            other = UINavigationController(rootViewController: UIViewController())
        tabs.viewControllers = [shown, other]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.isHidden = false
        EventLoop.main.turn()
        #expect(
            text(tabs, "_printHierarchy") == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UINavigationController>, state: disappeared, view: (view not loaded)
                   |    | <UIViewController>, state: disappeared, view: (view not loaded)
                """)
    }
}
