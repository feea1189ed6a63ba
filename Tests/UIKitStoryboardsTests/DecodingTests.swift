import RuleTrait
import Testing
import UIKit

@MainActor
@Suite(.serialized)
struct DecodingTests {
    /// The first top-level object of a xib.
    private func decode<T>(_ object: String, as type: T.Type = T.self, owner: Any? = nil) throws -> T {
        let files = try TemporaryBundle(["Test.xib": XML.xib(object)])
        let objects = UINib(nibName: "Test", bundle: files.bundle).instantiate(withOwner: owner)
        return try #require(objects.first as? T)
    }

    @Test("a view has its frame, mask, flags, and colors", .rule("SP-A033", "SP-A034", "SP-A037", "SP-A038", "SP-A039"))
    func view() throws {
        let view: UIView = try decode(
            """
            <view hidden="YES" alpha="0.5" tag="3" clipsSubviews="YES" userInteractionEnabled="NO" multipleTouchEnabled="YES" contentMode="TopLeft" id="a">
                <rect key="frame" x="1" y="2" width="100" height="50"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <subviews>
                    <view contentMode="center" id="b"><frame key="frameInset" minX="10" maxX="20" minY="5" height="7"/></view>
                    <view id="c"><rect key="frame" x="0.0" y="0.0" width="5" height="5"/></view>
                </subviews>
                <color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 100, height: 50))
        #expect(view.isHidden && view.alpha == 0.5 && view.tag == 3 && view.clipsToBounds && !view.isUserInteractionEnabled)
        #expect(view.isMultipleTouchEnabled && view.contentMode == .topLeft)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 5, width: 70, height: 7), CGRect(x: 0, y: 0, width: 5, height: 5)])
        #expect(view.subviews[1].autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    }

    // Public storyboards: `colorSpace="custom" customColorSpace="genericCMYKColorSpace"` and `colorSpace="deviceCMYK"`.
    @Test(
        "CMYK colors are converted", .rule("SP-A064"),
        arguments: ["colorSpace=\"custom\" customColorSpace=\"genericCMYKColorSpace\"", "colorSpace=\"deviceCMYK\""])
    func printedColors(_ space: String) throws {
        let view: UIView = try decode(
            "<view id=\"a\"><color key=\"backgroundColor\" cyan=\"0.0\" magenta=\"0.5\" yellow=\"1\" black=\"0.2\" alpha=\"0.5\" \(space)/></view>"
        )
        #expect(view.backgroundColor == UIColor(red: 0.8, green: 0.4, blue: 0, alpha: 0.5))
    }

    @Test("labels and image views ignore touches by default", .rule("SP-J008", "SP-A046", "SP-A049"))
    func label() throws {
        let label: UILabel = try decode(
            """
            <label opaque="NO" text="Total" textAlignment="right" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="NO" id="a">
                <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                <color key="textColor" systemColor="secondaryLabelColor"/>
            </label>
            """)
        #expect(
            label.text == "Total" && label.textAlignment == .right && label.numberOfLines == 0 && label.lineBreakMode == .byWordWrapping)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.font == UIFont.preferredFont(forTextStyle: .headline))
        #expect(label.textColor == .secondaryLabel)
    }

    @Test("a button has its type, states, colors, and insets", .rule("SP-A051", "SP-A052", "SP-A053"))
    func button() throws {
        let button: UIButton = try decode(
            """
            <button opaque="NO" contentHorizontalAlignment="leading" buttonType="system" enabled="NO" id="a">
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>
                <state key="normal" title="Go"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
                <state key="disabled" title="Gone"/>
            </button>
            """)
        #expect(button.buttonType == .system && button.contentHorizontalAlignment == .leading && !button.isEnabled)
        #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Gone")
        #expect(button.titleColor(for: .normal) == UIColor(white: 0, alpha: 1))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 0, right: 3))
    }

    @Test(
        "each button state has its own title and colors, and a missing state shows the normal one's", .rule("SP-A052"))
    func buttonStates() throws {
        let keys: [(String, UIControl.State)] = [
            ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled), ("focused", .focused),
        ]
        let states = keys.map {
            "<state key=\"\($0.0)\" title=\"\($0.0)\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/><color key=\"titleShadowColor\" systemColor=\"systemBlueColor\"/></state>"
        }
        let whole: UIButton = try decode("<button buttonType=\"custom\" id=\"a\">\(states.joined())</button>")
        for (key, state) in keys {
            #expect(
                whole.title(for: state) == key && whole.titleColor(for: state) == .systemRed
                    && whole.titleShadowColor(for: state) == .systemBlue, "\(key)")
        }
        let sparse: UIButton = try decode("<button buttonType=\"custom\" id=\"a\">\(states[0])</button>")
        sparse.isSelected = true
        #expect(sparse.currentTitle == "normal" && sparse.currentTitleColor == .systemRed && sparse.currentTitleShadowColor == .systemBlue)
        sparse.isEnabled = false
        #expect(sparse.currentTitle == "normal" && sparse.currentTitleColor == .systemRed)
    }

    @Test("controls have their values", .rule("SP-A060"))
    func controls() throws {
        let stack: UIStackView = try decode(
            """
            <stackView axis="vertical" spacing="8" distribution="equalSpacing" alignment="center" id="s">
                <subviews>
                    <switch on="YES" id="a"/>
                    <slider value="5" minValue="1" maxValue="10" id="b"/>
                    <stepper value="2" maximumValue="9" stepValue="3" id="c"/>
                    <progressView progress="0.25" id="d"/>
                    <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
                    <pageControl numberOfPages="4" currentPage="2" id="f"/>
                    <activityIndicatorView animating="YES" style="large" id="g"/>
                    <datePicker datePickerMode="date" minuteInterval="1" style="wheels" id="h"/>
                    <textField borderStyle="roundedRect" placeholder="Name" id="i"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"/></textField>
                </subviews>
            </stackView>
            """)
        #expect(stack.axis == .vertical && stack.spacing == 8 && stack.distribution == .equalSpacing && stack.alignment == .center)
        let parts = stack.arrangedSubviews
        #expect(parts.count == 9)
        #expect((parts[0] as? UISwitch)?.isOn == true)
        #expect((parts[1] as? UISlider)?.value == 5)
        #expect((parts[2] as? UIStepper)?.stepValue == 3)
        #expect((parts[3] as? UIProgressView)?.progress == 0.25)
        let segments = parts[4] as? UISegmentedControl
        #expect(segments?.numberOfSegments == 2 && segments?.selectedSegmentIndex == 1 && segments?.titleForSegment(at: 1) == "Two")
        #expect((parts[5] as? UIPageControl)?.currentPage == 2)
        #expect((parts[6] as? UIActivityIndicatorView)?.isAnimating == true)
        let field = parts[8] as? UITextField
        #expect(
            field?.placeholder == "Name" && field?.keyboardType == .emailAddress && field?.returnKeyType == .done
                && field?.isSecureTextEntry == true)
    }

    @Test(
        "constraints are added to their own view, between views and guides",
        .rule("SP-A066", "SP-A068", "SP-A069", "SP-A071", "SP-A072", "SP-A073"))
    func constraints() throws {
        let view: UIView = try decode(
            """
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="9" y="9" width="9" height="9"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="100" id="c1"/>
                            <constraint firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="2:1" id="c2"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" identifier="left" id="c3"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="30" priority="750" id="c4"/>
                    <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" placeholder="YES" id="c5"/>
                    <constraint firstItem="gone" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c6"/>
                </constraints>
            </view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
        #expect(view.constraints.contains { $0.identifier == "left" && $0.isActive })
        #expect(view.constraints.contains { $0.priority.rawValue == 750 })
        let box = try #require(view.subviews.first)
        #expect(
            box.constraints.contains {
                $0.firstItem === box && $0.secondItem == nil && $0.secondAttribute == .notAnAttribute && $0.constant == 100
            })
    }

    @Test("a fixedFrame view keeps its frame", .rule("SP-A044"))
    func fixedFrame() throws {
        let view: UIView = try decode(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="12" y="34" width="56" height="78"/></view></subviews>
            </view>
            """)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame == CGRect(x: 12, y: 34, width: 56, height: 78))
    }

    @Test("a view without constraints follows its autoresizing mask if that is more than fixed margins")
    func fixedFrameWithMask() throws {
        let view: UIView = try decode(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="ground"><rect key="frame" x="0" y="0" width="320" height="480"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
                    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="foot"><rect key="frame" x="20" y="400" width="100" height="60"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></view>
                    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="12" y="34" width="56" height="78"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="tied"><rect key="frame" x="0" y="0" width="320" height="10"/></view>
                </subviews>
                <constraints>
                    <constraint firstItem="tied" firstAttribute="leading" secondItem="ground" secondAttribute="leading" id="1"/>
                    <constraint firstItem="tied" firstAttribute="trailing" secondItem="ground" secondAttribute="trailing" id="2"/>
                    <constraint firstItem="tied" firstAttribute="top" secondItem="root" secondAttribute="top" id="3"/>
                    <constraint firstItem="tied" firstAttribute="bottom" secondItem="foot" secondAttribute="top" id="4"/>
                </constraints>
            </view>
            """)
        view.frame.size = CGSize(width: 390, height: 844)
        #expect(Console.capturing { view.layoutIfNeeded() } == [])
        #expect(
            view.subviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 390, height: 844), CGRect(x: 20, y: 764, width: 100, height: 60),
                CGRect(x: 12, y: 34, width: 56, height: 78),
                CGRect(x: 0, y: 0, width: 390, height: 764),
            ])
    }

    @Test("a content view without a frame, as Xcode 6 wrote it, has the cell's", .rule("SP-A096"))
    func contentViewOfOld() throws {
        let cell: UITableViewCell = try decode(
            """
            <tableViewCell reuseIdentifier="old" id="a"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/>
                <tableViewCellContentView key="contentView" tableViewCell="a" id="b">
                    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="8" y="8" width="304" height="74"/></view></subviews>
                    <constraints>
                        <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="8" id="1"/>
                        <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" constant="8" id="2"/>
                        <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="top" constant="8" id="3"/>
                        <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="8" id="4"/>
                    </constraints>
                </tableViewCellContentView>
            </tableViewCell>
            """)
        #expect(cell.contentView.frame == cell.bounds)
        #expect(Console.capturing { cell.layoutIfNeeded() } == [])
        #expect(cell.contentView.subviews.first?.frame.minX == 8)
    }

    @Test("a stack view arranges views that Xcode 7's files mark as fixedFrame", .rule("SP-A044"))
    func fixedFrameInStack() throws {
        let view: UIView = try decode(
            """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><rect key="frame" x="0" y="0" width="600" height="100"/>
                        <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="200" y="20" width="500" height="60"/></view></subviews>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
                    <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
                    <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="3"/>
                    <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" id="4"/>
                </constraints>
            </view>
            """)
        let lines = Console.capturing { view.layoutIfNeeded() }
        #expect(lines == [])
        #expect(view.subviews.first?.subviews.first?.frame == view.bounds)
    }

    @Test("runtime attributes reach nested key paths, and unknown ones are logged", .rule("SP-A090", "SP-A091"))
    func runtimeAttributes() throws {
        var view: UIView?
        let lines = try Console.capturing {
            view = try decode(
                """
                <view id="a"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="number" keyPath="tag"><real key="value" value="1e30"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="string" keyPath="nonsense" value="x"/>
                </userDefinedRuntimeAttributes></view>
                """)
        }
        #expect(view?.layer.cornerRadius == 7.5 && view?.layer.masksToBounds == true)
        let name = view.map { Fault.name(of: $0).replacingOccurrences(of: ": ", with: " ") } ?? ""
        #expect(
            lines.contains(
                "Failed to set (nonsense) user defined inspected property on (UIView): [\(name) setValue:forUndefinedKey:]: "
                    + "this class is not key value coding-compliant for the key nonsense."))
    }

    @Test("runtime attributes set flags, numbers, choices, colors, and texts of UIKit's classes")
    func runtimeAttributesOfUIKit() throws {
        func attribute(_ type: String, _ key: String, _ value: String) -> String {
            let start = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\""
            guard type == "number" else { return start + " value=\"\(value)\"/>" }
            return start + "><integer key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
        }
        func attributes(_ list: String...) -> String {
            "<userDefinedRuntimeAttributes>" + list.joined() + "</userDefinedRuntimeAttributes>"
        }
        let lines = try Console.capturing {
            let table: UITableView = try decodeFirst(
                "<tableView id=\"t\">"
                    + attributes(
                        attribute("number", "sectionHeaderTopPadding", "3"), attribute("number", "keyboardDismissMode", "1"),
                        attribute("number", "separatorStyle", "0"), attribute("boolean", "alwaysBounceVertical", "NO")) + "</tableView>")
            #expect(table.sectionHeaderTopPadding == 3 && table.keyboardDismissMode == .onDrag && table.separatorStyle == .none)
            #expect(!table.alwaysBounceVertical)
            let button: UIButton = try decodeFirst(
                "<button id=\"b\">"
                    + attributes(
                        attribute("number", "titleLabel.numberOfLines", "2"), attribute("number", "imageView.contentMode", "1"),
                        attribute("number", "contentHorizontalAlignment", "99")) + "</button>")
            #expect(button.titleLabel?.numberOfLines == 2 && button.imageView?.contentMode == .scaleAspectFit)
            #expect(button.contentHorizontalAlignment == .center)
            let field: UITextField = try decodeFirst(
                "<textField id=\"f\">"
                    + attributes(attribute("boolean", "secureTextEntry", "YES"), attribute("number", "clearButtonMode", "1"))
                    + "</textField>")
            #expect(field.isSecureTextEntry && field.clearButtonMode == .whileEditing)
            let stack: UIStackView = try decodeFirst(
                "<stackView id=\"s\">"
                    + attributes(
                        attribute("number", "axis", "1"), attribute("boolean", "layoutMarginsRelativeArrangement", "YES"),
                        attribute("string", "largeContentTitle", "Title")) + "</stackView>")
            #expect(stack.axis == .vertical && stack.isLayoutMarginsRelativeArrangement && stack.largeContentTitle == "Title")
        }
        #expect(!lines.contains { $0.contains("user defined inspected property") })
    }

    @Test("each type of runtime attribute", .rule("SP-A090"))
    func runtimeAttributeTypes() throws {
        let view: UIImageView = try decodeFirst(
            """
            <imageView id="a"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="point" keyPath="layer.anchorPoint"><point key="value" x="0.25" y="0.75"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="layer.contentsRect"><rect key="value" x="0.1" y="0.2" width="0.5" height="0.25"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="layer.name" value="box"/>
                <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadius" value="5"/>
                <userDefinedRuntimeAttribute type="string" keyPath="layer.masksToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel"><string key="value">Two
            lines</string></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityHint" value="Hint"/>
                <userDefinedRuntimeAttribute type="color" keyPath="tintColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="image" keyPath="image" value="star" catalog="system"/>
                <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="accessibilityValue"/>
            </userDefinedRuntimeAttributes></imageView>
            """)
        #expect(view.layer.anchorPoint == CGPoint(x: 0.25, y: 0.75) && view.layer.shadowOffset == CGSize(width: 3, height: 4))
        #expect(view.layer.contentsRect == CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.25) && view.layer.name == "box")
        #expect(view.layer.cornerRadius == 5 && view.layer.masksToBounds)
        #expect(view.accessibilityLabel?.hasPrefix("Two\n") == true && view.accessibilityHint == "Hint" && view.accessibilityValue == nil)
        #expect(view.tintColor == .systemRed && view.image != nil && view.tag == 7 && view.clipsToBounds)
    }

    @Test("unknown elements and attributes are reported once, with their position", .rule("SP-A015"))
    func unknowns() throws {
        let lines = try Console.capturing {
            let _: UIView = try decode("<view marvel=\"1\" id=\"a\"/><view marvel=\"2\" id=\"b\"/>")
        }
        #expect(lines.filter { $0.contains("marvel") }.count == 1)
        #expect(lines.first?.contains(":3:") == true)
    }

    @Test("a bar button item has its system item or its titles", .rule("SP-A100", "SP-A099"))
    func barItems() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    XML.controller(
                        "a", attributes: "title=\"Scene\"",
                        items: """
                            <navigationItem key="navigationItem" title="Bar" prompt="Ask" largeTitleDisplayMode="never" id="n">
                                <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/><barButtonItem key="backBarButtonItem" title="Before" id="k"/>
                                <label key="titleView" text="Middle" id="m"/>
                                <rightBarButtonItems><barButtonItem title="One" style="done" tag="4" id="r1"/><barButtonItem title="Two" enabled="NO" id="r2"/><barButtonItem systemItem="done" id="r3"/></rightBarButtonItems>
                            </navigationItem>
                            <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="t"/>
                            """)))
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let item = controller.navigationItem
        #expect(item.title == "Bar" && item.prompt == "Ask" && item.largeTitleDisplayMode == .never)
        // The title of the navigation item does not set the controller's. (SP-A029)
        #expect(controller.title == "Scene")
        #expect(
            item.leftBarButtonItem?.title == "Cancel" && item.backBarButtonItem?.title == "Before"
                && (item.titleView as? UILabel)?.text == "Middle")
        #expect(item.rightBarButtonItems?.map(\.title) == ["One", "Two", "Done"] && item.rightBarButtonItem?.tag == 4)
        #expect(item.rightBarButtonItems?.map(\.style) == [.done, .plain, .done], "a system item keeps its own style")
        #expect(item.rightBarButtonItems?[1].isEnabled == false)
        #expect(controller.tabBarItem.title == "Tab" && controller.tabBarItem.badgeValue == "3")
    }

    @Test("view controllers have their attributes", .rule("SP-A022", "SP-A023", "SP-A026"))
    func controllerAttributes() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "a",
                XML.scene(
                    XML.controller(
                        "a",
                        attributes:
                            "storyboardIdentifier=\"Id\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\" modalPresentationStyle=\"formSheet\" modalTransitionStyle=\"flipHorizontal\" hidesBottomBarWhenPushed=\"YES\" definesPresentationContext=\"YES\" interactionActivityTrackingBaseName=\"Ads\"",
                        items:
                            "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/><size key=\"freeformSize\" width=\"10\" height=\"10\"/>"
                    )))
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        #expect(controller.restorationIdentifier == "Id" && controller.modalPresentationStyle == .formSheet)
        #expect(
            controller.modalTransitionStyle == .flipHorizontal && controller.hidesBottomBarWhenPushed
                && controller.definesPresentationContext)
        #expect(controller.edgesForExtendedLayout == .bottom && controller.interactionActivityTrackingBaseName == "Ads")
        let plain = try instantiate(XML.scene(XML.controller("a")))
        #expect(plain.modalPresentationStyle == UIViewController().modalPresentationStyle && plain.modalTransitionStyle == .coverVertical)
    }

    @Test("a tab bar appearance has its colors by state", .rule("SP-A098"))
    func tabBarAppearance() throws {
        let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let state =
            "<tabBarItemStateAppearance key=\"normal\"><color key=\"iconColor\" \(red)<textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" \(red)</textAttributes></tabBarItemStateAppearance><tabBarItemStateAppearance key=\"selected\"/>"
        let bar = try decodeFirst(
            "<tabBar id=\"t\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"49\"/><tabBarAppearance key=\"standardAppearance\"><tabBarItemAppearance key=\"stackedLayoutAppearance\">\(state)</tabBarItemAppearance><color key=\"backgroundColor\" \(red)</tabBarAppearance></tabBar>",
            as: UITabBar.self)
        let look = bar.standardAppearance.stackedLayoutAppearance
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(
            bar.standardAppearance.backgroundColor == color && look.normal.iconColor == color
                && look.normal.titleTextAttributes[.foregroundColor] as? UIColor == color)
        #expect(look.selected.iconColor == nil && bar.scrollEdgeAppearance == nil)
    }

    @Test("the buttons of a navigation bar appearance have the colors of their kind and state", .rule("SP-A098"))
    func barButtonAppearance() throws {
        func look(_ key: String, _ state: String) -> String {
            "<barButtonItemAppearance key=\"\(key)\"><barButtonItemStateAppearance key=\"\(state)\"><textAttributes key=\"titleTextAttributes\"><color key=\"textColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></textAttributes></barButtonItemStateAppearance></barButtonItemAppearance>"
        }
        let bar = try decodeFirst(
            "<navigationBar id=\"n\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"44\"/><navigationBarAppearance key=\"standardAppearance\">\(look("backButtonAppearance", "normal"))\(look("buttonAppearance", "disabled"))</navigationBarAppearance></navigationBar>",
            as: UINavigationBar.self)
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let appearance = bar.standardAppearance
        #expect(appearance.backButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == color)
        #expect(appearance.buttonAppearance.disabled.titleTextAttributes[.foregroundColor] as? UIColor == color)
        #expect(
            appearance.buttonAppearance.normal.titleTextAttributes.isEmpty
                && appearance.doneButtonAppearance.disabled.titleTextAttributes.isEmpty)
    }

    @Test("a color well has its color, its title, and supportsAlpha")
    func colorWell() throws {
        let well = try decodeFirst(
            "<colorWell title=\"Ink\" supportsAlpha=\"NO\" id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"28\" height=\"28\"/><color key=\"selectedColor\" white=\"0.0\" alpha=\"1\"/></colorWell>",
            as: UIColorWell.self)
        #expect(well.title == "Ink" && !well.supportsAlpha && well.selectedColor == UIColor(white: 0, alpha: 1))
    }

    @Test("a date picker has its locale; an invalid identifier is reported with its position and ignored")
    func pickerLocale() throws {
        func picker(_ identifier: String) throws -> UIDatePicker {
            try decodeFirst(
                "<datePicker datePickerMode=\"time\" style=\"wheels\" id=\"p\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"216\"/><locale key=\"locale\" localeIdentifier=\"\(identifier)\"/></datePicker>"
            )
        }
        #expect(try picker("fr_FR").locale == Locale(identifier: "fr_FR"))
        let lines = try Console.capturing {
            let damaged = try picker("✂️")
            #expect(damaged.locale == nil)
            damaged.layoutIfNeeded()
        }
        #expect(lines.count == 1 && lines[0].contains("Test.xib:") && lines[0].contains("warning: ✂️ is not a locale's identifier"))
    }

    @Test("a hierarchical symbol color uses the first color, from which the others are derived", .rule("SP-A055"))
    func hierarchicalColors() throws {
        let image =
            "<imageReference key=\"image\" image=\"star\" catalog=\"system\" renderingMode=\"hierarchical\"><hierarchicalColors><color systemColor=\"systemGreenColor\"/><color systemColor=\"systemRedColor\"/></hierarchicalColors></imageReference>"
        let view = try decodeFirst("<imageView id=\"i\">\(image)</imageView>", as: UIImageView.self)
        #expect(view.image?.symbolConfiguration == UIImage.SymbolConfiguration(hierarchicalColor: .systemGreen))
    }

    @Test("a cell's content configuration has the appearance of its style", .rule("SP-A096"))
    func contentStyle() throws {
        let cell = try decodeFirst(
            "<tableViewCell focusStyle=\"custom\" id=\"c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/><listContentConfiguration key=\"contentConfiguration\" style=\"sidebarHeader\" text=\"Title\" secondaryText=\"Detail\" imageToTextPadding=\"13\"/></tableViewCell>",
            as: UITableViewCell.self)
        #expect(cell.focusStyle == .custom)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.imageToTextPadding == 13)
        #expect(
            content.text == "Title" && content.secondaryText == "Detail"
                && content.textProperties.font == UIListContentConfiguration.sidebarHeader().textProperties.font)
    }
}
