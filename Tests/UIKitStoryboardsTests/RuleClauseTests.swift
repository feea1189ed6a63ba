import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime
@testable import UIKitStoryboards

/// Details of rules that their main tests omit.
@MainActor @Suite(.serialized)
struct RuleClauseTests {
    @Test("further attributes of view controllers", .rule("SP-A022"))
    func controllerAttributes() throws {
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    attributes:
                        "title=\"T\" restorationIdentifier=\"R\" providesPresentationContextTransitionStyle=\"YES\" extendedLayoutIncludesOpaqueBars=\"YES\" automaticallyAdjustsScrollViewInsets=\"NO\""
                )))
        #expect(controller.title == "T" && controller.restorationIdentifier == "R" && controller.providesPresentationContextTransitionStyle)
        #expect(controller.extendedLayoutIncludesOpaqueBars && !controller.automaticallyAdjustsScrollViewInsets)
        let plain = try instantiate(XML.scene(XML.controller("a")))
        #expect(
            plain.automaticallyAdjustsScrollViewInsets && !plain.extendedLayoutIncludesOpaqueBars
                && !plain.providesPresentationContextTransitionStyle)
        #expect(plain.restorationIdentifier == nil && !plain.definesPresentationContext && !plain.hidesBottomBarWhenPushed)
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a", XML.scene("<viewController nibName=\"Other\" id=\"a\" sceneMemberID=\"viewController\"/>")),
            "Other.xib": XML.xib(
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder><view tag=\"7\" id=\"v\"/>"
            ),
        ])
        let other = try #require(files.storyboard().instantiateInitialViewController())
        #expect(other.nibName == "Other" && other.view.tag == 7)
    }

    @Test("tab bar items have landscape and large content images", .rule("SP-A030"))
    func tabPictures() throws {
        let item = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    items:
                        "<tabBarItem key=\"tabBarItem\" title=\"Tab\" catalog=\"system\" landscapeImage=\"star\" largeContentSizeImage=\"star.fill\" id=\"t\"/>"
                ))
        ).tabBarItem
        #expect(item?.landscapeImagePhone != nil && item?.largeContentSizeImage != nil)
    }

    @Test("a view's attributes, given and missing", .rule("SP-A033"))
    func viewAttributes() throws {
        let given: UIView = try decodeFirst(
            "<view opaque=\"NO\" clearsContextBeforeDrawing=\"NO\" autoresizesSubviews=\"NO\" semanticContentAttribute=\"forceRightToLeft\" insetsLayoutMarginsFromSafeArea=\"NO\" preservesSuperviewLayoutMargins=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" restorationIdentifier=\"R\" id=\"v\"/>"
        )
        #expect(
            !given.isOpaque && !given.clearsContextBeforeDrawing && !given.autoresizesSubviews
                && given.semanticContentAttribute == .forceRightToLeft)
        #expect(
            !given.insetsLayoutMarginsFromSafeArea && given.preservesSuperviewLayoutMargins
                && !given.translatesAutoresizingMaskIntoConstraints)
        #expect(given.restorationIdentifier == "R")
        let plain: UIView = try decodeFirst("<view id=\"v\"/>")
        #expect(
            plain.alpha == 1 && !plain.isHidden && plain.isOpaque && !plain.clipsToBounds && plain.isUserInteractionEnabled
                && !plain.isMultipleTouchEnabled)
        #expect(plain.clearsContextBeforeDrawing && plain.autoresizesSubviews && plain.tag == 0 && plain.contentMode == .scaleToFill)
        #expect(plain.semanticContentAttribute == .unspecified && plain.translatesAutoresizingMaskIntoConstraints)
        #expect(plain.insetsLayoutMarginsFromSafeArea && !plain.preservesSuperviewLayoutMargins && plain.restorationIdentifier == nil)
        // The margins follow the readable width only if the attribute says so.
        for (attribute, follows) in [("", false), ("layoutMarginsFollowReadableWidth=\"YES\"", true)] {
            let view: UIView = try decodeFirst(
                "<view \(attribute) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1400\" height=\"600\"/></view>")
            let window = UIWindow(frame: view.frame)
            window.addSubview(view)
            #expect((view.layoutMarginsGuide.layoutFrame.width < 1000) == follows, "\(view.layoutMarginsGuide.layoutFrame)")
        }
    }

    @Test(
        "an autoresizing mask is the sum of its bits; without attributes it is none, without the element the two right and bottom margins",
        .rule("SP-A039"))
    func masks() throws {
        func mask(_ child: String) throws -> UInt {
            try decodeFirst("<view id=\"v\">\(child)</view>", as: UIView.self).autoresizingMask.rawValue
        }
        let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
        for (place, name) in names.enumerated() {
            #expect(try mask("<autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/>") == 1 << UInt(place), "\(name)")
        }
        #expect(try mask("<autoresizingMask key=\"autoresizingMask\"/>") == 0)
        #expect(try mask("") == 36)
    }

    @Test("the root's frame is replaced by the window's; subviews have their frames and then follow their masks", .rule("SP-A038"))
    func rootFrame() throws {
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    view:
                        "<subviews><view id=\"s\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"300\" height=\"40\"/><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/></view></subviews>"
                )))
        controller.loadViewIfNeeded()
        #expect(controller.view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 300, height: 40))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 900))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        settle()
        #expect(controller.view.frame == window.bounds)
        // From 390 × 844.
        #expect(controller.view.subviews.first?.frame == CGRect(x: 10, y: 76, width: 410, height: 40))
    }

    @Test("margins in either spelling turn on a stack's isLayoutMarginsRelativeArrangement", .rule("SP-A041"))
    func stackMargins() throws {
        let stack: UIStackView = try decodeFirst(
            "<stackView id=\"s\"><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></stackView>")
        #expect(stack.isLayoutMarginsRelativeArrangement && stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let plain: UIStackView = try decodeFirst("<stackView id=\"s\"/>")
        #expect(!plain.isLayoutMarginsRelativeArrangement)
    }

    @Test("a system font has any of nine weights, and the platform's sizes", .rule("SP-A048"))
    func fontWeights() throws {
        func font(_ attributes: String) throws -> UIFont {
            try decodeFirst("<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>", as: UILabel.self).font
        }
        let weights: [(String, UIFont.Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
            ("semibold", .semibold), ("bold", .bold),
            ("heavy", .heavy), ("black", .black),
        ]
        for (name, weight) in weights {
            #expect(try font("type=\"system\" weight=\"\(name)\" pointSize=\"21\"") == .systemFont(ofSize: 21, weight: weight), "\(name)")
        }
        #expect(try font("type=\"system\" size=\"system\"") == .systemFont(ofSize: UIFont.systemFontSize))
        #expect(try font("type=\"system\" size=\"button\"") == .systemFont(ofSize: UIFont.buttonFontSize))
    }

    @Test("a symbol configuration has its size or font, its weight, and its scale", .rule("SP-A055"))
    func symbolConfigurations() throws {
        func configuration(_ attributes: String, _ child: String = "") throws -> UIImage.SymbolConfiguration? {
            try decodeFirst(
                "<imageView image=\"star\" catalog=\"system\" id=\"i\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" \(attributes)>\(child)</preferredSymbolConfiguration></imageView>",
                as: UIImageView.self
            ).preferredSymbolConfiguration
        }
        let sized = try configuration("configurationType=\"pointSize\" pointSize=\"21\" scale=\"large\" weight=\"bold\"")
        #expect(sized == UIImage.SymbolConfiguration(pointSize: 21, weight: .bold, scale: .large))
        let font = try configuration(
            "configurationType=\"font\" scale=\"small\"", "<fontDescription key=\"font\" type=\"system\" pointSize=\"31\"/>")
        #expect(font == UIImage.SymbolConfiguration(font: .systemFont(ofSize: 31), scale: .small))
        let both = try configuration("scale=\"large\" weight=\"heavy\"")
        #expect(both?.weight == .heavy && both?.scale == .large && both?.pointSize == nil)
        #expect(try configuration("scale=\"medium\"") == UIImage.SymbolConfiguration(scale: .medium))
        #expect(try configuration("weight=\"thin\"") == UIImage.SymbolConfiguration(weight: .thin))
    }

    @Test("a blur effect has its file's style", .rule("SP-A063"))
    func blurs() throws {
        let styles: [(String, UIBlurEffect.Style)] = [
            ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular), ("prominent", .prominent),
            ("systemUltraThinMaterial", .systemUltraThinMaterial), ("systemMaterial", .systemMaterial),
            ("systemThickMaterialDark", .systemThickMaterialDark),
        ]
        for (name, style) in styles {
            let view: UIVisualEffectView = try decodeFirst(
                "<visualEffectView id=\"e\"><view key=\"contentView\" id=\"c\"/><blurEffect style=\"\(name)\"/></visualEffectView>")
            #expect(view.effect == UIBlurEffect(style: style), "\(name)")
        }
    }

    @Test("an outlet of an unknown class is a fault of the substitute object", .rule("SP-A025"))
    func outletOfUnknownClass() throws {
        let files = try TemporaryBundle([
            "Test.xib": XML.xib(
                "<view id=\"v\" customClass=\"Nobody\"><subviews><view id=\"w\"/></subviews><connections><outlet property=\"inner\" destination=\"w\" id=\"o\"/></connections></view>"
            )
        ])
        var made: UIView?, faults: [Fault] = []
        let lines = Console.capturing {
            faults = Fault.catching { made = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil).first as? UIView }
        }
        #expect(lines == ["Unknown class Nobody in Interface Builder file."])
        #expect(made?.subviews.count == 1 && faults.map(\.name) == [.undefinedKeyException])
        #expect(faults.first?.reason.hasPrefix("[<UIView 0x") == true && faults.first?.reason.hasSuffix("for the key inner.") == true)
    }

    @Test("excluded views are retained for their outlets", .rule("SP-A077"))
    func reachable() throws {
        let masks =
            "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"out\"/></mask><mask key=\"constraints\"><exclude reference=\"c\"/></mask></variation>"
        let view =
            "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"out\"/><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"in\"/></subviews>"
            + "<constraints><constraint firstItem=\"in\" firstAttribute=\"width\" constant=\"40\" id=\"c\"/></constraints>" + masks
        let outlets = "<outlet property=\"apple\" destination=\"out\" id=\"o1\"/><outlet property=\"width\" destination=\"c\" id=\"o2\"/>"
        let controller = try #require(
            try instantiate(XML.scene(XML.controller("a", "ProbeController", view: view, connections: outlets))) as? ProbeController)
        let window = inWindow(controller)
        #expect(controller.view.subviews.count == 1)
        #expect(controller.apple != nil && controller.apple?.superview == nil)
        #expect(controller.width?.constant == 40 && controller.width?.isActive == false)
        _ = window
    }

    @Test("gesture recognizers have their attributes", .rule("SP-A089"))
    func recognizers() throws {
        let tap: UITapGestureRecognizer = try decodeFirst(
            "<tapGestureRecognizer numberOfTapsRequired=\"2\" numberOfTouchesRequired=\"3\" id=\"r\"/>")
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        let pan: UIPanGestureRecognizer = try decodeFirst(
            "<panGestureRecognizer minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"4\" id=\"r\"/>")
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
        let directions: [(String, UISwipeGestureRecognizer.Direction)] = [("left", .left), ("right", .right), ("up", .up), ("down", .down)]
        for (name, direction) in directions {
            let swipe: UISwipeGestureRecognizer = try decodeFirst("<swipeGestureRecognizer direction=\"\(name)\" id=\"r\"/>")
            #expect(swipe.direction == direction)
        }
        let edge: UIScreenEdgePanGestureRecognizer = try decodeFirst(
            "<screenEdgePanGestureRecognizer id=\"r\"><rectEdge key=\"edges\" left=\"YES\" bottom=\"YES\"/></screenEdgePanGestureRecognizer>"
        )
        #expect(edge.edges == [.left, .bottom])
        let press: UILongPressGestureRecognizer = try decodeFirst(
            "<pongPressGestureRecognizer minimumPressDuration=\"0.7\" allowableMovement=\"12\" id=\"r\"/>")
        #expect(press.minimumPressDuration == 0.7 && press.allowableMovement == 12)
        #expect(try decodeFirst("<pinchGestureRecognizer id=\"r\"/>", as: UIGestureRecognizer.self) is UIPinchGestureRecognizer)
        #expect(try decodeFirst("<rotationGestureRecognizer id=\"r\"/>", as: UIGestureRecognizer.self) is UIRotationGestureRecognizer)
        let view: UIView = try decodeFirst("<view id=\"v\"><gestureRecognizers/></view>")
        #expect(view.gestureRecognizers?.isEmpty != false)
    }

    @Test("the sender passed in code reaches prepare(for:sender:) unchanged", .rule("SP-B033"))
    func givenSender() throws {
        let controller = try #require(
            try instantiate(
                XML.scene(
                    "<tableViewController id=\"a\"\(XML.custom("TriggeredController")) sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"custom\" identifier=\"go\"\(XML.custom("CustomSegue")) id=\"s\"/></connections></tableViewController>"
                ),
                XML.scene(XML.controller("b"))) as? TriggeredController)
        let sender = NSObject()
        controller.performSegue(withIdentifier: "go", sender: sender)
        controller.performSegue(withIdentifier: "go", sender: nil)
        #expect(controller.prepared.map(\.sender).elementsEqual([sender, nil]) { $0 === $1 })
    }

    @Test("constraints of a fixedFrame view have the identifier of a constraint generated at build time", .rule("SP-A044"))
    func fixedFrame() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"r\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews><button fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"40\"/></button></subviews></view>"
        )
        let button = try #require(view.subviews.first),
            made = view.constraints + button.constraints.filter { $0.firstAttribute == .width || $0.firstAttribute == .height }
        let own = made.filter { $0.identifier == "IB auto generated at build time for view with fixed frame" }
        #expect(Set(own.map(\.firstAttribute)) == [.leading, .top, .width, .height] && own.allSatisfy { $0.priority == .required })
    }

    @Test("a label that translates its mask keeps its frame even if a constraint refers to it", .rule("SP-A045"))
    func mentioned() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews><label text=\"Hi\" id=\"l\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"8\"/></label><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/></subviews><constraints><constraint firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"l\" secondAttribute=\"trailing\" constant=\"3\" id=\"1\"/></constraints></view>"
        )
        view.layoutIfNeeded()
        #expect(view.subviews.map(\.frame.minX) == [5, 78] && view.subviews[0].frame.width == 70)
    }

    @Test("each appearance of a navigation bar is separate", .rule("SP-A098"))
    func appearances() throws {
        func appearance(_ key: String, _ color: String) -> String {
            "<navigationBarAppearance key=\"\(key)\"><color key=\"backgroundColor\" systemColor=\"\(color)\"/></navigationBarAppearance>"
        }
        let bar: UINavigationBar = try decodeFirst(
            "<navigationBar barStyle=\"blackTranslucent\" id=\"b\"><textAttributes key=\"largeTitleTextAttributes\"><color key=\"textColor\" systemColor=\"systemGreenColor\"/></textAttributes>"
                + appearance("standardAppearance", "systemRedColor") + appearance("compactAppearance", "systemBlueColor")
                + appearance("compactScrollEdgeAppearance", "systemGrayColor") + "</navigationBar>")
        #expect(bar.standardAppearance.backgroundColor == .systemRed && bar.compactAppearance?.backgroundColor == .systemBlue)
        #expect(bar.compactScrollEdgeAppearance?.backgroundColor == .systemGray && bar.scrollEdgeAppearance == nil)
        #expect(bar.barStyle == UIBarStyle(rawValue: 2) && bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemGreen)
    }

    @Test("every key of strings tables", .rule("SP-A101"))
    func keys() throws {
        let base = XML.storyboard(
            initial: "a",
            XML.scene(
                XML.controller(
                    "a",
                    view: """
                        <subviews>
                        <button id="b"><state key="normal" title="n"/><state key="highlighted" title="h"/><state key="selected" title="s"/><state key="disabled" title="d"/><accessibility key="accessibilityConfiguration" label="l" hint="h"/></button>
                        <textField placeholder="p" id="f"/><searchBar placeholder="q" id="q"/>
                        </subviews>
                        """,
                    items:
                        "<navigationItem key=\"navigationItem\" title=\"i\" prompt=\"r\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"z\" id=\"z\"/></navigationItem>"
                )),
            XML.scene(
                "<tableViewController storyboardIdentifier=\"T\" id=\"t\" sceneMemberID=\"viewController\"><tableView key=\"view\" dataMode=\"static\" style=\"grouped\" id=\"tv\"><sections><tableViewSection headerTitle=\"x\" footerTitle=\"y\" id=\"sec\"><cells><tableViewCell id=\"c\"/></cells></tableViewSection></sections></tableView></tableViewController>"
            ))
        let strings = [
            "b.normalTitle", "b.highlightedTitle", "b.selectedTitle", "b.disabledTitle", "b.accessibilityLabel", "b.accessibilityHint",
            "f.placeholder",
            "q.placeholder", "sec.headerTitle", "sec.footerTitle", "n.title", "n.prompt", "z.title",
        ]
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = ["fr"]
        defer { InterfaceFiles.languages = previous }
        let files = try TemporaryBundle([
            "Base.lproj/Main.storyboard": base,
            "fr.lproj/Main.strings": strings.map { "\"\($0)\" = \"fr \($0)\";" }.joined(separator: "\n"),
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController()), views = controller.view.subviews
        let button = try #require(views[0] as? UIButton)
        let rows = try #require(files.storyboard().instantiateViewController(withIdentifier: "T") as? UITableViewController),
            table = try #require(rows.tableView)
        var found = [UIControl.State.normal, .highlighted, .selected, .disabled].map { button.title(for: $0) }
        found += [
            button.accessibilityLabel, button.accessibilityHint, (views[1] as? UITextField)?.placeholder,
            (views[2] as? UISearchBar)?.placeholder,
        ]
        found += withExtendedLifetime(rows) {
            [
                table.dataSource?.tableView(table, titleForHeaderInSection: 0),
                table.dataSource?.tableView(table, titleForFooterInSection: 0),
            ]
        }
        found += [controller.navigationItem.title, controller.navigationItem.prompt, controller.navigationItem.rightBarButtonItem?.title]
        #expect(found == strings.map { "fr \($0)" })
    }

    @Test("a controller has the segues of its own scene only, whatever triggers them", .rule("SP-B034"))
    func ownSegues() throws {
        let inner = XML.scene(
            XML.controller(
                "b", attributes: "title=\"B\"",
                connections: "<segue destination=\"c\" kind=\"presentation\" identifier=\"inner\" animates=\"NO\" id=\"s2\"/>"))
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    view:
                        "<subviews><containerView id=\"box\"><connections><segue destination=\"b\" kind=\"embed\" id=\"s1\"/></connections></containerView><button id=\"x\"><connections><segue destination=\"c\" kind=\"presentation\" identifier=\"button's\" animates=\"NO\" id=\"s3\"/></connections></button></subviews>"
                )),
            inner, XML.scene(XML.controller("c", attributes: "title=\"C\"")))
        let window = inWindow(controller)
        defer { window.isHidden = true }
        let child = try #require(controller.children.first)
        func faults(_ owner: UIViewController, _ name: String) -> [String] {
            Fault.catching { owner.performSegue(withIdentifier: name, sender: nil) }.map(\.reason)
        }
        #expect(faults(controller, "inner") == ["Receiver (\(Fault.name(of: controller))) has no segue with identifier 'inner'"])
        #expect(faults(child, "button's") == ["Receiver (\(Fault.name(of: child))) has no segue with identifier 'button's'"])
        #expect(faults(controller, "button's") == [])
        settle()
        #expect(controller.presentedViewController?.title == "C")
        controller.dismiss(animated: false)
        settle()
    }

    @Test(
        "defaults of decoded views: segmented controls clip, text fields do not; all tabs of a storyboard exist at once", .rule("SP-J008"))
    func decodedDefaults() throws {
        #expect(
            try decodeFirst(
                "<segmentedControl opaque=\"NO\" id=\"s\"><segments><segment title=\"One\"/></segments></segmentedControl>",
                as: UISegmentedControl.self
            ).clipsToBounds)
        #expect(try !decodeFirst("<textField opaque=\"NO\" id=\"f\"/>", as: UITextField.self).clipsToBounds)
        #expect(try !decodeFirst("<imageView id=\"f\"/>", as: UIImageView.self).isUserInteractionEnabled)
        let tabs = try #require(
            try instantiate(
                XML.scene(
                    "<tabBarController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"viewControllers\" id=\"1\"/><segue destination=\"c\" kind=\"relationship\" relationship=\"viewControllers\" id=\"2\"/></connections></tabBarController>"
                ),
                XML.scene(XML.controller("b", attributes: "title=\"B\"")), XML.scene(XML.controller("c", attributes: "title=\"C\"")))
                as? UITabBarController)
        #expect(tabs.viewControllers?.map(\.title) == ["B", "C"] && tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("relationship children have their storyboard", .rule("SP-B005"))
    func adopted() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    "<navigationController id=\"a\" sceneMemberID=\"viewController\"><connections><segue destination=\"b\" kind=\"relationship\" relationship=\"rootViewController\" id=\"1\"/></connections></navigationController>"
                ),
                XML.scene(XML.controller("b")))
        ])
        let storyboard = files.storyboard(), navigation = storyboard.instantiateInitialViewController() as? UINavigationController
        #expect(navigation?.storyboard === storyboard && navigation?.topViewController?.storyboard === storyboard)
    }

    @Test("a file for this idiom takes precedence over the general one, and one for another idiom is ignored", .rule("SP-B020"))
    func idioms() throws {
        func file(_ title: String) -> String {
            XML.storyboard(initial: "a", XML.scene(XML.controller("a", attributes: "title=\"\(title)\"")))
        }
        func title(_ names: String...) throws -> String? {
            let files = try TemporaryBundle(Dictionary(uniqueKeysWithValues: names.map { ("\($0).storyboard", file($0)) }))
            return files.storyboard().instantiateInitialViewController()?.title
        }
        #expect(try title("Main", "Main~iphone", "Main~ipad") == "Main~iphone")
        #expect(try title("Main", "Main~ipad") == "Main")
    }

    @Test(
        "an embed into a container with subviews, and a push without an identifier, fail with UIKit's messages", .rule("SP-B051", "SP-B056")
    )
    func words() throws {
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a",
                    view:
                        "<subviews><containerView id=\"box\"><connections><segue destination=\"b\" kind=\"embed\" identifier=\"embed\" id=\"s1\"/></connections></containerView><button id=\"x\"><connections><segue destination=\"b\" kind=\"push\" id=\"s2\"/></connections></button></subviews>"
                )),
            XML.scene(XML.controller("b")))
        controller.loadViewIfNeeded()
        let again = Fault.catching { controller.performSegue(withIdentifier: "embed", sender: nil) }
        #expect(again.map(\.name) == [.internalInconsistencyException])
        #expect(
            again.map(\.reason) == [
                "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was added programmatically?"
            ])
        let button = try #require(controller.view.subviews.last as? UIButton)
        let push = Fault.catching { button.sendActions(for: .touchUpInside) }
        #expect(push.map(\.name) == [.genericException])
        #expect(
            push.map(\.reason) == [
                "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
            ])
    }

    @Test("an outlet to a constraint holds the installed one", .rule("SP-A072"))
    func constraintOutlet() throws {
        let controller = try #require(
            try instantiate(
                XML.scene(
                    XML.controller(
                        "a", "ProbeController",
                        view:
                            "<subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"v\"><constraints><constraint firstAttribute=\"width\" constant=\"40\" id=\"c\"/></constraints></view></subviews>",
                        connections: "<outlet property=\"width\" destination=\"c\" id=\"o\"/>"))) as? ProbeController)
        controller.loadViewIfNeeded()
        let installed = try #require(controller.view.subviews.first?.constraints.first { $0.firstAttribute == .width && $0.constant == 40 })
        #expect(controller.width === installed && installed.isActive)
    }

    @Test("only YES and NO are Booleans", .rule("SP-A011"))
    func booleans() throws {
        #expect(try decodeFirst("<view hidden=\"YES\" id=\"v\"/>", as: UIView.self).isHidden)
        for other in ["yes", "true", "1", ""] {
            #expect(try !decodeFirst("<view hidden=\"\(other)\" id=\"v\"/>", as: UIView.self).isHidden)
        }
    }

    @Test("tab bars, page controls, gesture recognizers, and controls have their newer attributes", .rule("SP-A060", "SP-A089", "SP-A098"))
    func laterAttributes() throws {
        let page = try decodeFirst(
            "<pageControl allowsContinuousInteraction=\"NO\" defersCurrentPageDisplay=\"YES\" backgroundStyle=\"minimal\" toolTip=\"Pages\" id=\"p\"/>",
            as: UIPageControl.self)
        #expect(
            !page.allowsContinuousInteraction && page.defersCurrentPageDisplay && page.backgroundStyle == .minimal
                && page.toolTip == "Pages")
        let bar = try decodeFirst(
            "<tabBar itemPositioning=\"centered\" showsLargeContentViewer=\"YES\" largeContentTitle=\"Tabs\" id=\"t\"/>", as: UITabBar.self)
        #expect(bar.itemPositioning == .centered && bar.showsLargeContentViewer && bar.largeContentTitle == "Tabs")
        #expect(
            try decodeFirst(
                "<swipeGestureRecognizer name=\"away\" numberOfTouchesRequired=\"2\" direction=\"left\" id=\"s\"/>",
                as: UISwipeGestureRecognizer.self
            ).name == "away")
        #expect(try decodeFirst("<switch on=\"YES\" preferredStyle=\"sliding\" id=\"w\"/>", as: UISwitch.self).preferredStyle == .sliding)
    }

    @Test("a missing image leaves the space that its file records", .rule("SP-A065", "SP-A056"))
    func absentImage() throws {
        let view = "<subviews><imageView image=\"nowhere\" id=\"i\"/><imageView image=\"unheard\" id=\"j\"/></subviews>"
        let controller = try instantiate(
            resources: "<image name=\"nowhere\" width=\"40\" height=\"30\"/>", XML.scene(XML.controller("a", view: view)))
        let views = controller.view.subviews.compactMap { $0 as? UIImageView }
        #expect(views.map(\.image) == [nil, nil])
        #expect(
            views.map(\.intrinsicContentSize) == [
                CGSize(width: 40, height: 30), CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric),
            ])
    }

    @Test("an image is the one in the nib's bundle for the screen's scale", .rule("SP-A056"))
    func scaledImage() throws {
        func picture(_ side: CGFloat) -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }
        }
        let files = try TemporaryBundle(["Test.xib": XML.xib("<imageView image=\"dot\" id=\"i\"/>")])
        for (name, side) in [("dot.png", 10.0), ("dot@2x.png", 22), ("dot@3x.png", 36)] {
            try picture(side).write(to: files.bundle.bundleURL.appendingPathComponent(name))
        }
        let view = try #require(UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: nil).first as? UIImageView)
        #expect(UIScreen.main.scale == 3 && view.image?.scale == 3 && view.image?.size == CGSize(width: 12, height: 12))
    }

    @Test("every content mode name maps to its case", .rule("SP-A034"))
    func contentModes() throws {
        let modes: [(String, UIView.ContentMode)] = [
            ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw),
            ("center", .center),
            ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight),
            ("bottomLeft", .bottomLeft),
            ("bottomRight", .bottomRight), ("TopRight", .topRight), ("BOTTOM", .bottom),
        ]
        for (name, mode) in modes {
            #expect(try decodeFirst("<view contentMode=\"\(name)\" id=\"v\"/>", as: UIView.self).contentMode == mode, "\(name)")
        }
    }

    @Test("a button's three insets map to left, top, right, and bottom", .rule("SP-A053"))
    func buttonInsets() throws {
        for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
            let button: UIButton = try decodeFirst(
                "<button id=\"b\"><inset key=\"\(key)\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></button>")
            let given = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
            #expect(button.contentEdgeInsets == (key == "contentEdgeInsets" ? given : .zero))
            #expect(button.titleEdgeInsets == (key == "titleEdgeInsets" ? given : .zero))
            #expect(button.imageEdgeInsets == (key == "imageEdgeInsets" ? given : .zero))
        }
    }

    @Test("a table view cell's attributes", .rule("SP-A096"))
    func tableCell() throws {
        func cell(_ attributes: String) throws -> UITableViewCell { try decodeFirst("<tableViewCell \(attributes) id=\"c\"/>") }
        let plain = try cell("")
        #expect(
            plain.style == .default && plain.selectionStyle == .default && plain.accessoryType == .none
                && plain.editingAccessoryType == .none)
        #expect(plain.indentationLevel == 0 && plain.indentationWidth == 10 && plain.reuseIdentifier == nil)
        let styles: [(String, UITableViewCell.CellStyle)] = [
            ("Default", .default), ("Value1", .value1), ("Value2", .value2), ("Subtitle", .subtitle),
        ]
        for (name, style) in styles { #expect(try cell("style=\"IBUITableViewCellStyle\(name)\"").style == style) }
        let selections: [(String, UITableViewCell.SelectionStyle)] = [
            ("none", .none), ("blue", .blue), ("gray", .gray), ("default", .default),
        ]
        for (name, style) in selections { #expect(try cell("selectionStyle=\"\(name)\"").selectionStyle == style) }
        let full = try cell(
            "reuseIdentifier=\"R\" accessoryType=\"checkmark\" editingAccessoryType=\"detailButton\" indentationLevel=\"2\" indentationWidth=\"7\" rowHeight=\"55\" showsReorderControl=\"YES\" shouldIndentWhileEditing=\"NO\""
        )
        #expect(full.reuseIdentifier == "R" && full.accessoryType == .checkmark && full.editingAccessoryType == .detailButton)
        #expect(full.indentationLevel == 2 && full.indentationWidth == 7 && full.showsReorderControl && !full.shouldIndentWhileEditing)
        // The accessory stays while editing.
        #expect(try cell("accessoryType=\"checkmark\" hidesAccessoryWhenEditing=\"NO\"").editingAccessoryType == .checkmark)
        #expect(try cell("accessoryType=\"checkmark\"").editingAccessoryType == .none)
    }

    @Test("a presentation uses its destination's styles if the segue has none", .rule("SP-B047"))
    func ownStyles() throws {
        let controller = try instantiate(
            XML.scene(
                XML.controller(
                    "a", "ProbeController",
                    connections: "<segue destination=\"b\" kind=\"presentation\" identifier=\"go\" animates=\"NO\" id=\"s\"/>")),
            XML.scene(XML.controller("b", attributes: "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"flipHorizontal\"")))
        let window = inWindow(controller)
        controller.performSegue(withIdentifier: "go", sender: nil)
        settle()
        let target = try #require(controller.presentedViewController)
        #expect(target.modalPresentationStyle == .overFullScreen && target.modalTransitionStyle == .flipHorizontal)
        _ = window
    }

    @Test("cells, accessories, bar button items, and gesture recognizers perform their segues as senders", .rule("SP-A087"))
    func triggers() throws {
        func segue(_ id: String, _ more: String = "") -> String {
            "<segue destination=\"b\" kind=\"custom\" identifier=\"\(id)\"\(XML.custom("CustomSegue")) id=\"s-\(id)\"\(more)/>"
        }
        func cell(_ id: String, _ segue: String) -> String {
            "<tableViewCell accessoryType=\"detailButton\" id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/><connections>\(segue)</connections></tableViewCell>"
        }
        let rows = cell("c1", segue("row")) + cell("c2", segue("accessory", " trigger=\"accessoryAction\""))
        let scene = """
            <tableViewController id="a"\(XML.custom("TriggeredController")) sceneMemberID="viewController">
                <tableView key="view" style="plain" dataMode="static" rowHeight="44" id="tv"><rect key="frame" x="0" y="0" width="390" height="844"/>
                    <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="390" height="100"/><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections></view>
                    <sections><tableViewSection id="sec"><cells>\(rows)</cells></tableViewSection></sections>
                    <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/></connections>
                </tableView>
                <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="bar"><connections>\(segue("item"))</connections></barButtonItem></navigationItem>
            </tableViewController>
            """
        let dock = "<tapGestureRecognizer id=\"tap\"><connections>\(segue("tap"))</connections></tapGestureRecognizer>"
        let controller = try #require(try instantiate(XML.scene(scene, dock: dock), XML.scene(XML.controller("b"))) as? TriggeredController)
        let window = inWindow(controller)
        func tap(_ x: CGFloat, in view: UIView) {
            let place = view.convert(CGPoint(x: x, y: view.bounds.midY), to: nil)
            HostInput().touch([.init(phase: .began, location: place)])
            HostInput().touch([.init(phase: .ended, location: place)])
            settle()
        }
        let table = try #require(controller.tableView), header = try #require(table.tableHeaderView)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0))),
            second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        tap(100, in: first)
        tap(360, in: second)
        tap(100, in: second)
        tap(100, in: header)
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
        #expect(controller.prepared.map(\.identifier) == ["row", "accessory", "tap", "item"])
        #expect(controller.prepared.map(\.sender).elementsEqual([first, second, header.gestureRecognizers?.first, item]) { $0 === $1 })
        _ = window
    }
}

/// Logs its segues and their senders.
class TriggeredController: UITableViewController {
    var prepared: [(identifier: String?, sender: AnyObject?)] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append((segue.identifier, sender as AnyObject?)) }
}
