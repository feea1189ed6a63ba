import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// The expectations of UIKit and related frameworks in the test suites of public libraries, found by running them.
@MainActor @Suite(.serialized)
struct LibraryExpectationTests {
    @Test("a value of a class-bound protocol has an address, like one of an Objective-C protocol") func addressOfProtocol() {
        let controller = UITableViewController(), source: any UITableViewDataSource = controller
        #expect(Unmanaged.passUnretained(source).toOpaque() == Unmanaged.passUnretained(controller).toOpaque())
    }

    @Test("attributes of different axes can be constrained to each other; a location cannot be constrained to a size")
    func pairs() {
        let (first, second) = (UIView(), UIView())
        let faults = Fault.catching {
            _ = NSLayoutConstraint(
                item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .top, multiplier: 1, constant: 50)
        }
        #expect(faults.isEmpty)
        let refused = Fault.catching {
            _ = NSLayoutConstraint(
                item: first, attribute: .left, relatedBy: .equal, toItem: second, attribute: .width, multiplier: 1, constant: 0)
        }
        #expect(refused.count == 1)
    }

    @Test("a view can be created from an archive without any of its keys")
    func emptyArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let view = try #require(UIView(coder: unarchiver))
        #expect(view.subviews.isEmpty && view.backgroundColor == nil)
    }

    private final class Field: UITextField {
        override var placeholder: String? { didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } } }
        override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0) }
    }

    @Test("a text field subclass may set attributedPlaceholder when placeholder changes, and inset both of its text rectangles")
    func field() {
        let field = Field()
        field.placeholder = "Name"
        #expect(field.attributedPlaceholder?.string == "Name" && field.placeholder == "Name")
        #expect(field.editingRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 30)).minX == 10)
    }

    @Test("a field without a placeholder has no attributedPlaceholder")
    func placeholder() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        field.placeholder = nil
        #expect(field.attributedPlaceholder == nil)
    }

    @Test("a table without a data source has one section without rows")
    func emptyTable() {
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    @Test("a snapshot applied while a reload is pending is compared with the previous one")
    func waitingSnapshot() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        window.addSubview(view)
        window.isHidden = false
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1, 2])
        source.apply(snapshot, animatingDifferences: true)
        view.reloadData()
        snapshot.deleteSections([1])
        #expect(Fault.catching { source.apply(snapshot, animatingDifferences: true) }.isEmpty)
        #expect(view.numberOfSections == 2)
        window.isHidden = true
    }

    @Test("paths with equal elements and line attributes are equal")
    func paths() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let (first, second) = (UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
        #expect(first == second && first.hash == second.hash)
        second.lineWidth = 5
        #expect(first != second)
        #expect(first != UIBezierPath(rect: rect))
    }

    @Test("an image keeps its accessibility properties")
    func imageWords() {
        let image = UIImage()
        image.accessibilityLabel = "A cat"
        #expect(image.accessibilityLabel == "A cat" && UIImage().accessibilityLabel == nil && image.accessibilityTraits == .image)
    }

    @Test("a bar button item has an accessibilityFrame only if one was set")
    func itemFrame() {
        let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        #expect(item.accessibilityFrame == .zero)
        item.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(item.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("cornerConfiguration has fixed, capsule, and container-concentric corners")
    func corners() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.cornerConfiguration = .uniformTopRadius(12)
        #expect(view.effectiveRadius(corner: .topLeft) == 12 && view.effectiveRadius(corner: .bottomRight) == 0)
        #expect(view.layer.cornerRadius == 12 && view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 30)
        let inner = UIView(frame: CGRect(x: 8, y: 8, width: 84, height: 44))
        view.addSubview(inner)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
        #expect(inner.effectiveRadius(corner: .topLeft) == 22)
    }

    @Test("NSNumber converts to CGFloat, UserDefaults reads by key, and matches can be enumerated with a nonescaping closure")
    func foundation() throws {
        let number: Any = NSNumber(value: 3.5)
        #expect(number as? CGFloat == 3.5)
        let defaults = try #require(UserDefaults(suiteName: "org.understudy.expectations"))
        defaults.setValue("x", forKey: "expected")
        #expect(defaults.value(forKey: "expected") as? String == "x")
        defaults.removeObject(forKey: "expected")
        var found: [NSRange] = []
        func matches(_ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) throws {
            try NSRegularExpression(pattern: "b+").enumerateMatches(in: "abba", range: NSRange(location: 0, length: 4), using: block)
        }
        try matches { result, _, _ in if let result { found.append(result.range) } }
        #expect(found == [NSRange(location: 1, length: 2)])
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect(UIView.description().hasSuffix("UIView"))
        #expect(kCFBooleanTrue == true)
        #expect([kCFHTTPVersion1_0, kCFHTTPVersion1_1, kCFHTTPVersion2_0] == ["HTTP/1.0", "HTTP/1.1", "HTTP/2.0"])
        #expect(Unmanaged.passRetained("name" as CFString).takeRetainedValue() == "name")
    }

    @Test("a raised NSException reports its name and reason")
    func exception() {
        let faults = Fault.catching { NSException(name: .invalidArgumentException, reason: "no", userInfo: nil).raise() }
        #expect(faults.map(\.reason) == ["no"] && faults.first?.name == .invalidArgumentException)
    }

    private final class Bar: UINavigationBar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Tools: UIToolbar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 8
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("a navigation controller creates its bars with a subclass's `init(frame:)`")
    func barSubclasses() {
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(navigation.navigationBar.tag == 7 && navigation.navigationBar is Bar)
        #expect(navigation.toolbar.tag == 8 && navigation.toolbar is Tools)
    }

    @Test("hidesBottomBarWhenPushed hides the tab bar after a push, on screen or not, and the pop shows it again", .rule("F-60"))
    func hiddenTabBar() {
        let navigation = UINavigationController(rootViewController: UIViewController()), tabs = UITabBarController(),
            pushed = UIViewController()
        tabs.viewControllers = [navigation]
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        #expect(tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
    }

    private final class Echo: UIViewController {
        var asked = 0
        override var preferredStatusBarStyle: UIStatusBarStyle {
            asked += 1
            return view.window?.windowScene?.statusBarManager?.statusBarStyle ?? .default
        }
    }

    @Test("preferredStatusBarStyle may read the current style")
    func statusBarEcho() {
        let echo = Echo()
        Scenario.run(echo) { scenario in
            let asked = echo.asked
            #expect(echo.view.window?.windowScene?.statusBarManager?.statusBarStyle == .default)
            #expect(echo.asked == asked + 1)
        }
    }

    @Test("a window level can be raised by a number, and a compositional layout subclass can call each initializer")
    func arithmetic() {
        #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.alert - 1000 == .statusBar)
        final class Grid: UICollectionViewCompositionalLayout {
            init() {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)))
                super.init(
                    section: NSCollectionLayoutSection(
                        group: .vertical(
                            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])))
            }
            required init?(coder: NSCoder) { nil }
        }
        #expect(Grid().configuration.scrollDirection == .vertical)
    }

    @Test("a text view without a width fits its text, the rect of a missing side view is at its edge, and a font is released once")
    func typography() {
        let text = UITextView()
        text.isScrollEnabled = false
        text.text = "Hello"
        text.sizeToFit()
        #expect(text.bounds.size == text.intrinsicContentSize && text.bounds.width > 20)
        let field = UITextField(), bounds = CGRect(x: 0, y: 0, width: 320, height: 40)
        #expect(field.rightViewRect(forBounds: bounds).maxX == 320 && field.leftViewRect(forBounds: bounds).minX == 0)
        var error: Unmanaged<NSError>?
        #expect(!CTFontManagerUnregisterFontsForURL(URL(fileURLWithPath: "/no/such.otf"), .process, &error))
        #expect(error?.takeRetainedValue().domain == "com.apple.CoreText.CTFontManagerErrorDomain")
        final class Titled: UIButton { var lineBreakMode = NSLineBreakMode.byClipping }
        #expect(Titled().lineBreakMode == .byClipping && Titled().titleLabel?.lineBreakMode == .byTruncatingMiddle)
    }

    @Test("geometry is described as on Apple's platforms, and a UIScreen subclass overrides its properties")
    func printing() {
        #expect(
            "\(CGRect(x: 1, y: 2, width: 3, height: 4)) \(CGPoint(x: 5, y: 6)) \(CGSize(width: 7, height: 8))"
                == "(1.0, 2.0, 3.0, 4.0) (5.0, 6.0) (7.0, 8.0)")
        final class Wide: UIScreen {
            override var scale: CGFloat { 7 }
        }
        let main = UIScreen.main.bounds
        #expect(Wide().scale == 7)
        #expect(UIScreen.main.bounds == main)
        let text = UITextView(usingTextLayoutManager: false)
        text.text = "a"
        #expect(text.textStorage.string == "a" && text.frame == .zero)
        let error: CFError = NSError(domain: "d", code: 3)
        #expect(Unmanaged.passUnretained(error).takeUnretainedValue().code == 3)
    }

    @Test("a text view has a font once it has text, and none after the text is removed")
    func fontOfText() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "Testing"
        #expect(view.font == UIFont.systemFont(ofSize: 12))
        view.font = nil
        #expect(view.font == nil)
    }

    @Test("a font made from a descriptor keeps its feature settings at another size, and differs from one without")
    func featuresOfFonts() {
        let features = [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, UIFontDescriptor.FeatureKey.typeIdentifier: 0]]
        let plain = UIFont.systemFont(ofSize: 20)
        let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: features]), size: 0)
        #expect(font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == features)
        #expect(font.withSize(30).fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]] == features)
        #expect(font != plain && font == UIFont(descriptor: font.fontDescriptor, size: 20) && font.pointSize == 20)
        #expect(plain.fontDescriptor.fontAttributes[.featureSettings] == nil)
    }

    @Test("a constraint's items and constant are available through key-value coding, as are the items' properties")
    func constraintsByKey() {
        let (label, other) = (UILabel(), UIView())
        label.text = "left"
        let constraint = NSLayoutConstraint(
            item: label, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 5)
        #expect(
            constraint.value(forKeyPath: "firstItem.text") as? String == "left"
                && constraint.value(forKey: "secondItem") as? UIView === other)
        constraint.setValue(7, forKey: "constant")
        #expect(constraint.constant == 7)
    }

    @Test("an NSMutableString starts empty and appends formatted text")
    func mutableStrings() {
        let text = NSMutableString()
        for byte in [0x0a, 0xff] as [UInt8] { text.appendFormat("%02x", byte) }
        #expect(text == "0aff")
    }
}
