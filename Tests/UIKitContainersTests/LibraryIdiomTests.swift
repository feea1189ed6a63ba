import FoundationNetworking
import Testing
import UIKit

/// The ways in which libraries change or extend UIKit's classes.
@MainActor @Suite(.serialized)
struct LibraryIdiomTests {
    private final class Chooser: UIAlertController {
        var chosen = ""
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            chosen = "nothing"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Tabs: UISegmentedControl {
        init(titles: [String]) { super.init(items: titles) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("an alert controller subclass can call its designated initializer")
    func alert() {
        let chooser = Chooser()
        #expect(chooser.chosen == "nothing")
        #expect(chooser.preferredStyle == .actionSheet)
    }

    @Test("NSArray(objects:) accepts Swift values too") func arrayOfValues() {
        #expect(NSArray(objects: "en", 2).count == 2 && NSArray(objects: "en", 2).object(at: 0) as? String == "en")
        #expect(NSArray(objects: NSNumber(value: 1)).count == 1)
    }

    @Test("a segmented control subclass can call init(items:)")
    func segments() { #expect(Tabs(titles: ["one", "two"]).numberOfSegments == 2) }

    @Test("CoreGraphics's types have numbers of their own")
    func typeNumbers() {
        #expect(CFGetTypeID(UIColor.red.cgColor) == CGColor.typeID && CGColor.typeID != CGPath.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID && CFGetTypeID(CGPath(rect: .zero, transform: nil)) == CGPath.typeID)
        #expect(CFGetTypeID("text" as NSString) == CFStringGetTypeID() && CFGetTypeID(NSObject()) == 0)
    }

    // A subclass may measure itself in its intrinsic size: `sizeThatFits` does not ask for that.
    @Test("a fitting size does not depend on an overridden intrinsic size")
    func fittingSizes() {
        final class Measured: UIButton {
            override var intrinsicContentSize: CGSize {
                let other = Measured(type: .custom)
                other.setTitle(title(for: .normal), for: .normal)
                other.sizeToFit()
                return CGSize(width: other.frame.width + 500, height: other.frame.height)
            }
        }
        final class Field: UITextField {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) }
        }
        final class Segments: UISegmentedControl {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) }
        }
        final class Pages: UIPageControl {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) }
        }
        final class Spinner: UIActivityIndicatorView {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) }
        }
        final class Label: UILabel { override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) } }
        final class Dates: UIDatePicker {
            override var intrinsicContentSize: CGSize { CGSize(width: 500, height: sizeThatFits(.zero).height) }
        }
        func check(_ view: UIView, _ plain: UIView) {
            #expect(view.sizeThatFits(.zero) == plain.sizeThatFits(.zero) && view.intrinsicContentSize.width >= 500, "\(type(of: plain))")
        }
        let button = Measured(type: .custom), plain = UIButton(type: .custom)
        for each in [button, plain] { each.setTitle("Title", for: .normal) }
        check(button, plain)
        check(Field(), UITextField())
        check(Segments(items: ["One"]), UISegmentedControl(items: ["One"]))
        check(Pages(), UIPageControl())
        check(Spinner(), UIActivityIndicatorView())
        check(Label(), UILabel())
        check(Dates(), UIDatePicker())
    }

    @Test("a nonescaping updates closure can be passed to a table view")
    func batchUpdates() {
        var order: [String] = []
        func perform(_ updates: () -> Void) { UITableView().performBatchUpdates(updates) { _ in order.append("completed") } }
        perform { order.append("updated") }
        #expect(order.first == "updated")
    }

    @Test("a metatype known only at run time creates objects with their own initializers")
    func dynamicInstances() {
        final class Labeled: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                text = "own"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let type: UIView.Type = Labeled.self
        let made = Instantiation.make(type, frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect((made as? UILabel)?.text == "own")
        #expect(made.frame.width == 30)
        final class Grid: UICollectionViewController {
            override init(collectionViewLayout layout: UICollectionViewLayout) {
                super.init(collectionViewLayout: layout)
                title = "own"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let layout = UICollectionViewFlowLayout(),
            grid = Instantiation.make(Grid.self as UICollectionViewController.Type, collectionViewLayout: layout)
        #expect(grid.title == "own" && grid.collectionViewLayout === layout)
        let root = UIViewController(),
            stack = Instantiation.make(UINavigationController.self as UINavigationController.Type, rootViewController: root)
        #expect(stack.viewControllers == [root])
    }

    @Test("lists are created from a metatype with their style and layout")
    func dynamicLists() {
        final class Marked: UITableView {
            private(set) var isMarked = false
            override init(frame: CGRect, style: Style) {
                super.init(frame: frame, style: style)
                isMarked = true
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let table = Instantiation.make(
            Marked.self as UITableView.Type, frame: CGRect(x: 1, y: 2, width: 30, height: 40), style: .insetGrouped)
        #expect(
            (table as? Marked)?.isMarked == true && table.style == .insetGrouped && table.frame == CGRect(x: 1, y: 2, width: 30, height: 40)
        )
        final class Grid: UICollectionView {}
        let layout = UICollectionViewFlowLayout(),
            grid = Instantiation.make(
                Grid.self as UICollectionView.Type, frame: CGRect(x: 0, y: 0, width: 50, height: 60), collectionViewLayout: layout)
        #expect(grid is Grid && grid.collectionViewLayout === layout && grid.frame.height == 60)
    }

    @Test("colors, images, fonts and attributed strings are created from a metatype")
    func dynamicValues() throws {
        let color = Instantiation.make(UIColor.self as UIColor.Type, red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(color == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5))
        #expect(Instantiation.make(UIColor.self as UIColor.Type, white: 0.25, alpha: 1) == UIColor(white: 0.25, alpha: 1))
        let text = Instantiation.make(NSMutableAttributedString.self as NSAttributedString.Type, string: "own")
        #expect(text is NSMutableAttributedString && text.string == "own")
        #expect(Instantiation.make(UIImage.self as UIImage.Type, data: Data([1, 2, 3])) == nil)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let copy = Instantiation.make(UIImage.self as UIImage.Type, cgImage: try #require(picture.cgImage), scale: 1, orientation: .right)
        #expect(copy.imageOrientation == .right)
        let font = Instantiation.make(UIFont.self as UIFont.Type, descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: 20)
        #expect(font.pointSize == 20)
    }

    nonisolated private var hasApplication: Bool { UIApplication.value(forKeyPath: "sharedApplication") is UIApplication }

    @Test("code that isn't isolated finds the application by name")
    func applicationByName() { #expect(hasApplication) }

    @Test("events, traits, images, colors and alert actions are subclassed with their plain initializer")
    func plainSubclasses() {
        final class Picture: UIImage, @unchecked Sendable { override var size: CGSize { CGSize(width: 3, height: 4) } }
        final class Paint: UIColor, @unchecked Sendable {}
        #expect(Picture().size == CGSize(width: 3, height: 4) && Paint(white: 1, alpha: 1).cgColor == UIColor.white.cgColor)
        final class Event: UIEvent { override func touches(for window: UIWindow) -> Set<UITouch>? { [] } }
        final class Traits: UITraitCollection, @unchecked Sendable { override var userInterfaceStyle: UIUserInterfaceStyle { .dark } }
        final class Action: UIAlertAction {
            private var call: ((UIAlertAction) -> Void)?
            convenience init(call: @escaping (UIAlertAction) -> Void) {
                self.init()
                self.call = call
            }
            func tap() { call?(self) }
        }
        #expect(Event().touches(for: UIWindow()) == [] && Event().type == .touches && Traits().userInterfaceStyle == .dark)
        var taps: [String?] = []
        Action { taps.append($0.title) }.tap()
        #expect(taps == [nil] && UIAlertAction(title: "Keep", style: .cancel).style == .cancel)
        #expect(UIPasteboard().items.isEmpty)
    }

    @Test("a protocol requirement that two of UIKit's modules could declare is unambiguous")
    func names() {
        let item: any UIDynamicItem = UIView()
        #expect(item.collisionBoundsType == .rectangle)
    }

    private final class Sender: NSObject, URLAuthenticationChallengeSender {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
    }

    // NSURLAuthenticationChallenge.h: performDefaultHandlingForAuthenticationChallenge: and the one after it are optional.
    @Test("the sender of a challenge may omit the handling by default and the rejection")
    func senders() {
        let space = URLProtectionSpace(
            host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        let challenge = URLAuthenticationChallenge(
            protectionSpace: space, proposedCredential: nil, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
        #expect(challenge.sender is Sender && challenge.protectionSpace.host == "example.org")
        challenge.sender?.performDefaultHandling(for: challenge)
    }

    @Test("a priority can be lowered by 1, also with a library's own operator")
    func priorities() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(2))
    }

    @Test("priorities, weights, and levels are compared, changed, and subtracted as numbers")
    func numbers() {
        var priority = UILayoutPriority.defaultHigh, level = UIWindow.Level.alert
        priority -= 1
        level += 1
        #expect(priority == UILayoutPriority(749) && UILayoutPriority.required - .defaultHigh == 250)
        #expect(level - .normal == 2001 && UIWindow.Level.alert - 1 < .alert && 1 + UIWindow.Level.statusBar > .statusBar)
        #expect(UILayoutPriority.defaultLow < .defaultHigh && [UIFont.Weight.black, .light, .bold].sorted() == [.light, .bold, .black])
    }
}

// As in libraries; this one counts double, so that it can be distinguished.
private func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority { UILayoutPriority(difference * 2) }
