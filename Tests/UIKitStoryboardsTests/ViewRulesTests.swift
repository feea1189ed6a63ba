import Foundation
import RuleTrait
import Testing
import UIKit

/// Views, texts, controls, and images: A.4.
@MainActor
@Suite(.serialized)
struct ViewRulesTests {
    @Test("hugging and compression priorities are the file's, or 250 and 750", .rule("SP-A035"))
    func priorities() throws {
        let view: UIView = try decodeFirst(
            "<view horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\" id=\"v\"/>")
        #expect(
            view.contentHuggingPriority(for: .horizontal).rawValue == 251 && view.contentHuggingPriority(for: .vertical).rawValue == 250)
        #expect(
            view.contentCompressionResistancePriority(for: .vertical).rawValue == 1000
                && view.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
    }

    @Test("margins are set, and turn on a stack's isLayoutMarginsRelativeArrangement", .rule("SP-A041"))
    func margins() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"v\"><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></view>")
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let stack: UIStackView = try decodeFirst(
            "<stackView id=\"s\"><directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/></stackView>"
        )
        #expect(
            stack.isLayoutMarginsRelativeArrangement
                && stack.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test(
        "margins that follow the readable width apply if the view is wider", .rule("SP-A041", "L-25"),
        arguments: [(1000.0, 164.0), (400.0, 8.0)])
    func readableMargins(width: CGFloat, left: CGFloat) throws {
        let view: UIView = try decodeFirst(
            """
            <view layoutMarginsFollowReadableWidth="YES" id="v"><rect key="frame" x="0.0" y="0.0" width="600" height="100"/>
                <subviews><label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="0" y="0" width="1" height="1"/></label></subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/><constraint firstItem="l" firstAttribute="trailing" secondItem="v" secondAttribute="trailingMargin" id="2"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="3"/>
                </constraints>
            </view>
            """)
        view.frame.size.width = width
        view.layoutIfNeeded()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: left, bottom: 8, right: left))
        #expect(view.subviews.first?.frame.minX == left && view.subviews.first?.frame.width == width - left * 2)
    }

    @Test("a button has the role of the file, or the normal one")
    func buttonRole() throws {
        let plain: UIButton = try decodeFirst("<button id=\"b\"/>"),
            delete: UIButton = try decodeFirst("<button role=\"destructive\" id=\"b\"/>")
        #expect(plain.role == .normal && delete.role == .destructive)
    }

    @Test("a navigation item has an appearance for the compact bar at the content's edge")
    func compactEdge() throws {
        let bar: UINavigationBar = try decodeFirst(
            """
            <navigationBar id="b"><items><navigationItem id="i"><navigationBarAppearance key="compactScrollEdgeAppearance">
                <color key="backgroundColor" systemColor="systemRedColor"/></navigationBarAppearance></navigationItem></items></navigationBar>
            """)
        #expect(bar.items?.first?.compactScrollEdgeAppearance?.backgroundColor == .systemRed)
    }

    @Test("a view's layout guides take constraints under their ids", .rule("SP-A042"))
    func guides() throws {
        let scroll: UIScrollView = try decodeFirst(
            """
            <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/><constraint firstItem="box" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="2"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/><constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="4"/>
                    <constraint firstItem="box" firstAttribute="width" secondItem="frame" secondAttribute="width" id="5"/><constraint firstItem="box" firstAttribute="height" secondItem="frame" secondAttribute="height" multiplier="3" id="6"/>
                </constraints>
            </scrollView>
            """)
        scroll.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 300))
    }

    @Test("a scroll view's center anchors are its frame's, and its edges its content's", .rule("SP-A066"))
    func scrolledCenters() throws {
        let scroll: UIScrollView = try decodeFirst(
            """
            <scrollView id="s"><rect key="frame" x="0.0" y="0.0" width="400" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="1" height="1"/></view></subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="s" secondAttribute="top" constant="10" id="1"/><constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="10" id="2"/>
                    <constraint firstItem="box" firstAttribute="centerX" secondItem="s" secondAttribute="centerX" id="3"/><constraint firstItem="box" firstAttribute="width" secondItem="s" secondAttribute="width" multiplier="0.8" id="4"/>
                    <constraint firstItem="box" firstAttribute="height" constant="300" id="5"/>
                </constraints>
            </scrollView>
            """)
        scroll.layoutIfNeeded()
        #expect(scroll.subviews.first?.frame == CGRect(x: 40, y: 10, width: 320, height: 300) && scroll.contentSize.height == 320)
    }

    @Test("translatesAutoresizingMaskIntoConstraints decides, not the constraints", .rule("SP-A045"))
    func translation() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews><label text=\"Hi\" id=\"l\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"8\"/></label></subviews></view>"
        )
        view.layoutIfNeeded()
        #expect(
            view.subviews.first?.frame == CGRect(x: 5, y: 6, width: 70, height: 8)
                && view.subviews.first?.translatesAutoresizingMaskIntoConstraints == true)
    }

    @Test("fragments form one attributed string, whatever values they share", .rule("SP-A047"))
    func attributedText() throws {
        let label: UILabel = try decodeFirst(
            """
            <label usesAttributedText="YES" id="l"><attributedString key="attributedText">
                <fragment content="One "><attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/><font key="NSFont" size="20" name="Helvetica"/><paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
                <fragment><string key="content">Two</string><attributes><color key="NSColor" red="0.0" green="0.5" blue="0.0" alpha="1"/><font key="NSFont" size="12" name="Helvetica"/><paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment>
            </attributedString></label>
            """)
        let text = try #require(label.attributedText)
        #expect(text.string == "One Two")
        #expect(text.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect((text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
    }

    @Test("fonts are system fonts, text styles, and names; an unknown name is reported", .rule("SP-A048", "SP-A049", "SP-A050"))
    func fonts() throws {
        func font(_ attributes: String) throws -> UIFont {
            try decodeFirst("<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>", as: UILabel.self).font
        }
        #expect(try font("type=\"system\" pointSize=\"21\"") == .systemFont(ofSize: 21))
        #expect(try font("type=\"boldSystem\" pointSize=\"21\"") == .systemFont(ofSize: 21, weight: .bold))
        #expect(try font("type=\"italicSystem\" pointSize=\"21\"") == .italicSystemFont(ofSize: 21))
        #expect(try font("type=\"system\" weight=\"light\" pointSize=\"21\"") == .systemFont(ofSize: 21, weight: .light))
        #expect(try font("type=\"system\" size=\"system\"").pointSize == UIFont.systemFontSize)
        let styles: [(String, UIFont.TextStyle)] = [
            ("Body", .body), ("Headline", .headline), ("Subhead", .subheadline), ("Footnote", .footnote), ("Caption1", .caption1),
            ("Caption2", .caption2),
            ("Callout", .callout), ("Title0", .largeTitle), ("Title1", .title1), ("Title2", .title2), ("Title3", .title3),
        ]
        for (name, style) in styles {
            #expect(try font("style=\"UICTFontTextStyle\(name)\"") == .preferredFont(forTextStyle: style), "\(name)")
        }
        #expect(try font("name=\"Courier\" family=\"Courier\" pointSize=\"13\"").pointSize == 13)
        var missing: UIFont?
        let lines = try Console.capturing { missing = try font("name=\"Nobody-Bold\" family=\"Nobody\" pointSize=\"19\"") }
        #expect(missing == .systemFont(ofSize: 19) && lines.count == 1 && lines.first?.contains("Nobody-Bold") == true)
    }

    @Test("a button configuration overrides the older title and image", .rule("SP-A054"))
    func configuration() throws {
        let button: UIButton = try decodeFirst(
            """
            <button opaque="NO" buttonType="system" id="b"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Go" image="star" catalog="system" cornerStyle="capsule" imagePlacement="top" imagePadding="6">
                    <color key="baseBackgroundColor" systemColor="systemRedColor"/><color key="baseForegroundColor" white="1" alpha="1"/>
                    <fontDescription key="titleFontDescription" type="system" pointSize="30"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="40"/>
                    <backgroundConfiguration key="background"><color key="strokeColor" systemColor="systemBlueColor"/></backgroundConfiguration>
                </buttonConfiguration>
            </button>
            """)
        let configuration = try #require(button.configuration)
        #expect(
            configuration.title == "Go" && configuration.image != nil && configuration.cornerStyle == .capsule
                && configuration.imagePlacement == .top)
        #expect(
            configuration.imagePadding == 6 && configuration.baseBackgroundColor == .systemRed
                && configuration.baseForegroundColor == UIColor(white: 1, alpha: 1))
        #expect(configuration.background.strokeColor == .systemBlue)
        #expect(configuration.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(pointSize: 40))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Go" && button.titleLabel?.font.pointSize == 30)
    }

    @Test("the title that Xcode leaves in the normal state is not shown by a configuration without one", .rule("SP-A054"))
    func leftoverTitle() throws {
        let button: UIButton = try decodeFirst(
            "<button opaque=\"NO\" buttonType=\"system\" id=\"b\"><state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" style=\"plain\" image=\"star\" catalog=\"system\"/></button>"
        )
        #expect(button.configuration?.image != nil && button.currentTitle == nil && button.title(for: .normal) == nil)
    }

    @Test("a configuration's title has its own attributes", .rule("SP-A054", "SP-A047"))
    func attributedConfiguration() throws {
        let button: UIButton = try decodeFirst(
            """
            <button opaque="NO" buttonType="system" id="b"><state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" titleAlignment="center">
                    <attributedString key="attributedTitle"><fragment content="4"><attributes><font key="NSFont" size="24" name="Helvetica"/><font key="NSOriginalFont" size="12" name="Helvetica"/></attributes></fragment></attributedString>
                </buttonConfiguration>
            </button>
            """)
        #expect(button.configuration?.titleAlignment == .center)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel?.attributedText)
        #expect(title.string == "4" && button.currentTitle == "4")
        #expect((title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 24)
    }

    @Test("images are loaded by name, symbols by their catalog; a missing one is not an error", .rule("SP-A055", "SP-A056", "SP-A057"))
    func images() throws {
        func image(_ markup: String) throws -> UIImageView { try decodeFirst(markup) }
        let symbol = try image(
            "<imageView opaque=\"NO\" image=\"star\" catalog=\"system\" highlightedImage=\"star.fill\" id=\"i\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"30\" scale=\"large\" weight=\"bold\"/></imageView>"
        )
        #expect(
            symbol.image?.isSymbolImage == true && symbol.highlightedImage?.isSymbolImage == true
                && symbol.preferredSymbolConfiguration != nil)
        let reference = try image(
            "<imageView id=\"i\"><imageReference key=\"image\" image=\"star\" catalog=\"system\" renderingMode=\"original\" symbolScale=\"large\"/></imageView>"
        )
        #expect(reference.image?.renderingMode == .alwaysOriginal)
        let plain = try image("<imageView id=\"i\"><imageReference key=\"image\" image=\"star\" catalog=\"system\"/></imageView>")
        #expect((reference.image?.size.width ?? 0) > (plain.image?.size.width ?? 0))
        var missing: UIImageView?
        #expect(try Fault.catching { missing = try image("<imageView image=\"nowhere\" id=\"i\"/>") }.isEmpty)
        #expect(missing != nil && missing?.image == nil)
        // An image view ignores touches unless the file says otherwise. (SP-A057)
        #expect(missing?.isUserInteractionEnabled == false)
    }

    @Test("all attributes of a label element", .rule("SP-A046"))
    func labelAttributes() throws {
        let label: UILabel = try decodeFirst(
            """
            <label text="Total" textAlignment="justified" lineBreakMode="middleTruncation" baselineAdjustment="alignCenters" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" preferredMaxLayoutWidth="120" adjustsFontForContentSizeCategory="YES" enabled="NO" highlighted="YES" id="l"><color key="highlightedColor" systemColor="systemRedColor"/><color key="shadowColor" systemColor="systemBlueColor"/><size key="shadowOffset" width="1" height="2"/></label>
            """)
        #expect(
            label.textAlignment == .justified && label.lineBreakMode == .byTruncatingMiddle && label.baselineAdjustment == .alignCenters
                && label.numberOfLines == 1)
        #expect(
            label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5 && label.allowsDefaultTighteningForTruncation
                && label.preferredMaxLayoutWidth == 120)
        #expect(label.adjustsFontForContentSizeCategory && !label.isEnabled && label.isHighlighted)
        #expect(
            label.highlightedTextColor == .systemRed && label.shadowColor == .systemBlue
                && label.shadowOffset == CGSize(width: 1, height: 2))
        for (name, mode) in [
            ("wordWrap", NSLineBreakMode.byWordWrapping), ("characterWrap", .byCharWrapping), ("clip", .byClipping),
            ("headTruncation", .byTruncatingHead),
            ("tailTruncation", .byTruncatingTail),
        ] {
            #expect(try decodeFirst("<label lineBreakMode=\"\(name)\" id=\"l\"/>", as: UILabel.self).lineBreakMode == mode, "\(name)")
        }
        for (name, alignment) in [("natural", NSTextAlignment.natural), ("left", .left), ("center", .center)] {
            #expect(try decodeFirst("<label textAlignment=\"\(name)\" id=\"l\"/>", as: UILabel.self).textAlignment == alignment, "\(name)")
        }
        for (name, adjustment) in [("alignBaselines", UIBaselineAdjustment.alignBaselines), ("none", .none)] {
            #expect(
                try decodeFirst("<label baselineAdjustment=\"\(name)\" id=\"l\"/>", as: UILabel.self).baselineAdjustment == adjustment,
                "\(name)")
        }
        // The file's minimum font size is a fraction of the font size.
        let small: UILabel = try decodeFirst(
            "<label minimumFontSize=\"10\" id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/></label>")
        #expect(small.minimumScaleFactor == 0.5 && small.adjustsFontSizeToFitWidth)
    }

    @Test("text fields", .rule("SP-A058"))
    func textField() throws {
        let field: UITextField = try decodeFirst(
            "<textField text=\"Hi\" placeholder=\"Name\" borderStyle=\"bezel\" clearButtonMode=\"whileEditing\" minimumFontSize=\"17\" adjustsFontSizeToFit=\"NO\" clearsOnBeginEditing=\"YES\" textAlignment=\"right\" id=\"f\"/>"
        )
        #expect(field.text == "Hi" && field.placeholder == "Name" && field.borderStyle == .bezel && field.clearButtonMode == .whileEditing)
        #expect(
            field.minimumFontSize == 17 && !field.adjustsFontSizeToFitWidth && field.clearsOnBeginEditing && field.textAlignment == .right)
        #expect(try decodeFirst("<textField id=\"f\"/>", as: UITextField.self).borderStyle == .none)
    }

    @Test("text input traits", .rule("SP-A059"))
    func traits() throws {
        let kinds: [(String, UIKeyboardType)] = [
            ("alphabet", .asciiCapable), ("numbersAndPunctuation", .numbersAndPunctuation), ("URL", .URL), ("numberPad", .numberPad),
            ("phonePad", .phonePad),
            ("namePhonePad", .namePhonePad), ("emailAddress", .emailAddress), ("decimalPad", .decimalPad), ("twitter", .twitter),
            ("webSearch", .webSearch),
        ]
        for (name, kind) in kinds {
            let field: UITextField = try decodeFirst(
                "<textField id=\"f\"><textInputTraits key=\"textInputTraits\" keyboardType=\"\(name)\"/></textField>")
            #expect(field.keyboardType == kind, "\(name)")
        }
        let field: UITextField = try decodeFirst(
            "<textField id=\"f\"><textInputTraits key=\"textInputTraits\" autocapitalizationType=\"words\" autocorrectionType=\"no\" spellCheckingType=\"yes\" keyboardAppearance=\"alert\" returnKeyType=\"send\" enablesReturnKeyAutomatically=\"YES\" secureTextEntry=\"YES\" smartQuotesType=\"no\" smartDashesType=\"yes\" smartInsertDeleteType=\"no\" textContentType=\"one-time-code\"/></textField>"
        )
        #expect(
            field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .yes
                && field.keyboardAppearance == .dark)
        #expect(
            field.returnKeyType == .send && field.enablesReturnKeyAutomatically && field.isSecureTextEntry && field.smartQuotesType == .no)
        #expect(field.smartDashesType == .yes && field.smartInsertDeleteType == .no && field.textContentType == .oneTimeCode)
    }

    @Test("stack views and their system spacing", .rule("SP-A061"))
    func stacks() throws {
        let plain: UIStackView = try decodeFirst("<stackView id=\"s\"/>")
        #expect(plain.axis == .horizontal && plain.alignment == .fill && plain.distribution == .fill && plain.spacing == 0)
        let system: UIStackView = try decodeFirst(
            "<stackView axis=\"vertical\" alignment=\"firstBaseline\" distribution=\"equalCentering\" spacingType=\"standard\" baselineRelativeArrangement=\"YES\" id=\"s\"/>"
        )
        #expect(system.axis == .vertical && system.alignment == .firstBaseline && system.distribution == .equalCentering)
        #expect(system.spacing == UIStackView.spacingUseSystem && system.isBaselineRelativeArrangement)
    }

    @Test("scroll views", .rule("SP-A062"))
    func scroll() throws {
        let view: UIScrollView = try decodeFirst(
            "<scrollView pagingEnabled=\"YES\" bounces=\"NO\" alwaysBounceVertical=\"YES\" alwaysBounceHorizontal=\"YES\" bouncesZoom=\"NO\" scrollEnabled=\"NO\" showsVerticalScrollIndicator=\"NO\" showsHorizontalScrollIndicator=\"NO\" directionalLockEnabled=\"YES\" delaysContentTouches=\"NO\" canCancelContentTouches=\"NO\" minimumZoomScale=\"0.5\" maximumZoomScale=\"3\" indicatorStyle=\"white\" keyboardDismissMode=\"onDrag\" contentInsetAdjustmentBehavior=\"never\" id=\"s\"><inset key=\"scrollIndicatorInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></scrollView>"
        )
        #expect(
            view.isPagingEnabled && !view.bounces && view.alwaysBounceVertical && view.alwaysBounceHorizontal && !view.bouncesZoom
                && !view.isScrollEnabled)
        #expect(
            !view.showsVerticalScrollIndicator && !view.showsHorizontalScrollIndicator && view.isDirectionalLockEnabled
                && !view.delaysContentTouches)
        #expect(
            !view.canCancelContentTouches && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3 && view.indicatorStyle == .white)
        #expect(view.keyboardDismissMode == .onDrag && view.contentInsetAdjustmentBehavior == .never)
        #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test("effect views have their subviews in the content view", .rule("SP-A063"))
    func effects() throws {
        let view: UIVisualEffectView = try decodeFirst(
            "<visualEffectView id=\"e\"><view key=\"contentView\" id=\"c\"><subviews><label tag=\"6\" id=\"l\"/></subviews></view><vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>"
        )
        #expect(view.effect is UIVibrancyEffect && view.contentView.subviews.first?.tag == 6)
        #expect(
            try decodeFirst(
                "<visualEffectView id=\"e\"><blurEffect style=\"systemChromeMaterial\"/></visualEffectView>", as: UIVisualEffectView.self
            ).effect
                == UIBlurEffect(style: .systemChromeMaterial))
    }

    private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
        try instantiate(XML.scene(XML.controller("a", view: "<color key=\"backgroundColor\" \(attributes)/>")), resources).view
            .backgroundColor
    }

    private func instantiate(_ scene: String, _ resources: String) throws -> UIViewController {
        try UIKitStoryboardsTests.instantiate(resources: resources, scene)
    }

    @Test("colors: system, named, legacy, then components", .rule("SP-A064", "SP-A065"))
    func colors() throws {
        let red = "red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
        let named =
            "<namedColor name=\"Accent\"><color red=\"0.0\" green=\"0.0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        #expect(
            try color("name=\"Accent\" xcode11CocoaTouchSystemColor=\"systemBlueColor\" \(red)", resources: named)
                == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(try color("systemColor=\"labelColor\" name=\"Accent\" \(red)", resources: named) == .label)
        #expect(try color("systemColor=\"labelColor\" \(red)") == .label)
        #expect(try color("xcode11CocoaTouchSystemColor=\"systemBlueColor\" cocoaTouchSystemColor=\"darkTextColor\" \(red)") == .systemBlue)
        #expect(try color("cocoaTouchSystemColor=\"darkTextColor\" \(red)") == .darkText)
        #expect(try color(red) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(
            try color("white=\"0.25\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
                == UIColor(white: 0.25, alpha: 0.5))
        #expect(
            try color("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")
                == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
        // SP-A065: the resource is used if no asset has the name.
        let fallback =
            "<namedColor name=\"Accent\"><color red=\"0.0\" green=\"1\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        #expect(try color("name=\"Accent\"", resources: fallback) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(try color("name=\"Accent\"") == nil)
    }

    @Test("accessibility", .rule("SP-A092"))
    func accessibility() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"v\"><accessibility key=\"accessibilityConfiguration\" label=\"Label\" hint=\"Hint\" value=\"Value\" identifier=\"id\"><accessibilityTraits key=\"traits\" button=\"YES\" selected=\"YES\"/><bool key=\"isElement\" value=\"YES\"/></accessibility></view>"
        )
        #expect(
            view.accessibilityLabel == "Label" && view.accessibilityHint == "Hint" && view.accessibilityValue == "Value"
                && view.accessibilityIdentifier == "id")
        #expect(view.accessibilityTraits == [.button, .selected] && view.isAccessibilityElement)
        let cleared: UIButton = try decodeFirst(
            "<button id=\"b\"><accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" none=\"YES\"/></accessibility></button>"
        )
        #expect(cleared.accessibilityTraits.isEmpty)
    }

    @Test(
        "a vibrancy effect has its style", .rule("SP-A063"),
        arguments: [("secondaryLabel", UIVibrancyEffectStyle.secondaryLabel), ("fill", .fill)])
    func vibrancyStyle(_ name: String, _ style: UIVibrancyEffectStyle) throws {
        let view: UIVisualEffectView = try decodeFirst(
            "<visualEffectView id=\"e\"><view key=\"contentView\" id=\"c\"/><vibrancyEffect style=\"\(name)\"><blurEffect style=\"dark\"/></vibrancyEffect></visualEffectView>"
        )
        #expect((view.effect as? UIVibrancyEffect)?.style == style)
    }
}
