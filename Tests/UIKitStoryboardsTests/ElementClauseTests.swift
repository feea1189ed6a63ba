import Foundation
import RuleTrait
import Testing
import UIKit

@testable import UIKitStoryboards

/// Has properties of the types that runtime attributes and outlet collections of UIKit's classes lack.
class KindsView: UIView {
    var spread = NSRange()
    var extent = NSRange(location: 1, length: 1)
    var many: [UIView] = []
    var changing: NSMutableArray?
}

/// Details of views, texts, controls, and colors that their main tests omit: A.4.
@MainActor @Suite(.serialized)
struct ElementClauseTests {
    @Test(
        "attributes missing from any view's element have Interface Builder's default, even if the class has another",
        .rule("SP-A033", "SP-A035"))
    func missing() throws {
        let label: UILabel = try decodeFirst("<label id=\"l\"/>")
        #expect(label.isOpaque && label.contentMode == .scaleToFill)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            #expect(
                label.contentHuggingPriority(for: axis) == .defaultLow
                    && label.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        #expect(try decodeFirst("<button id=\"b\"/>", as: UIButton.self).isOpaque)
        #expect(try !decodeFirst("<scrollView id=\"s\"/>", as: UIScrollView.self).isMultipleTouchEnabled)
        let view: UIView = try decodeFirst("<view verticalHuggingPriority=\"1\" horizontalCompressionResistancePriority=\"999\" id=\"v\"/>")
        #expect(
            view.contentHuggingPriority(for: .vertical).rawValue == 1
                && view.contentCompressionResistancePriority(for: .horizontal).rawValue == 999)
    }

    @Test("constraints may refer to the keyboard layout guide; the editor's own guides do not exist", .rule("SP-A042"))
    func keyboardGuide() throws {
        var view: UIView?
        let lines = try Console.capturing {
            view = try decodeFirst(
                "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"100\"/><subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/></subviews><userGuides><userLayoutGuide location=\"10\" affinity=\"minX\"/></userGuides><viewLayoutGuide key=\"keyboard\" id=\"k\"/><constraints><constraint firstItem=\"k\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\" identifier=\"above\" id=\"c\"/></constraints></view>"
            )
        }
        let constraint = try #require(view?.constraints.first { $0.identifier == "above" })
        #expect(constraint.firstItem === view?.keyboardLayoutGuide && lines == [])
    }

    @Test("numeric attributes of a fragment: underlines, kerning, offsets, and strokes", .rule("SP-A047"))
    func fragmentNumbers() throws {
        let label: UILabel = try decodeFirst(
            """
            <label usesAttributedText="YES" id="l"><attributedString key="attributedText"><fragment content="x"><attributes>
                <integer key="NSUnderline" value="1"/><integer key="NSStrikethrough" value="2"/><real key="NSKern" value="1.5"/><real key="NSBaselineOffset" value="-3"/><real key="NSStrokeWidth" value="4"/>
            </attributes></fragment></attributedString></label>
            """)
        let attributes = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil))
        #expect(attributes[.underlineStyle] as? Int == 1 && attributes[.strikethroughStyle] as? Int == 2)
        #expect((attributes[.kern] as? NSNumber)?.doubleValue == 1.5 && (attributes[.baselineOffset] as? NSNumber)?.doubleValue == -3)
        #expect((attributes[.strokeWidth] as? NSNumber)?.doubleValue == 4)
    }

    @Test("a missing font is reported once, in labels and in fragments", .rule("SP-A050"))
    func missingFont() throws {
        let label = "<fontDescription key=\"fontDescription\" name=\"Nobody\" family=\"Nobody\" pointSize=\"19\"/>"
        let fragment =
            "<attributedString key=\"attributedText\"><fragment content=\"x\"><attributes><font key=\"NSFont\" size=\"23\" name=\"Nobody\"/></attributes></fragment></attributedString>"
        let system =
            "<attributedString key=\"attributedText\"><fragment content=\"x\"><attributes><font key=\"NSFont\" size=\"11\" name=\".SFUI-Regular\"/></attributes></fragment></attributedString>"
        var view: UIView?
        let lines = try Console.capturing {
            view = try decodeFirst(
                "<view id=\"v\"><subviews><label id=\"l\">\(fragment)</label><label id=\"m\">\(label)</label><label id=\"n\">\(label)</label><label id=\"o\">\(system)</label></subviews></view>"
            )
        }
        let labels = try #require(view?.subviews.compactMap { $0 as? UILabel })
        #expect(labels[0].attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 23))
        #expect(labels[1].font == .systemFont(ofSize: 19) && labels[2].font == .systemFont(ofSize: 19))
        #expect(lines.count == 1 && lines[0].hasSuffix("warning: The font Nobody does not exist; the system font is used instead."))
    }

    @Test("every button type, and the other attributes of a button element", .rule("SP-A051"))
    func buttons() throws {
        let types: [(String, UIButton.ButtonType)] = [
            ("buttonType=\"roundedRect\"", .system), ("buttonType=\"system\"", .system), ("", .custom),
            ("buttonType=\"detailDisclosure\"", .detailDisclosure),
            ("buttonType=\"infoLight\"", .infoLight), ("buttonType=\"infoDark\"", .infoDark), ("buttonType=\"contactAdd\"", .contactAdd),
            ("buttonType=\"close\"", .close),
        ]
        for (attribute, type) in types {
            #expect(try decodeFirst("<button \(attribute) id=\"b\"/>", as: UIButton.self).buttonType == type, "\(attribute)")
        }
        let plain: UIButton = try decodeFirst("<button id=\"b\"/>")
        #expect(
            plain.adjustsImageWhenHighlighted && plain.adjustsImageWhenDisabled && plain.isEnabled && !plain.isSelected
                && !plain.isHighlighted)
        #expect(
            !plain.reversesTitleShadowWhenHighlighted && !plain.showsTouchWhenHighlighted && !plain.showsMenuAsPrimaryAction
                && !plain.isPointerInteractionEnabled)
        let full: UIButton = try decodeFirst(
            "<button contentHorizontalAlignment=\"right\" contentVerticalAlignment=\"bottom\" lineBreakMode=\"headTruncation\" reversesTitleShadowWhenHighlighted=\"YES\" showsTouchWhenHighlighted=\"YES\" adjustsImageWhenHighlighted=\"NO\" adjustsImageWhenDisabled=\"NO\" showsMenuAsPrimaryAction=\"YES\" pointerInteraction=\"YES\" selected=\"YES\" highlighted=\"YES\" enabled=\"NO\" id=\"b\"/>"
        )
        #expect(
            full.contentHorizontalAlignment == .right && full.contentVerticalAlignment == .bottom
                && full.titleLabel?.lineBreakMode == .byTruncatingHead)
        #expect(
            full.reversesTitleShadowWhenHighlighted && full.showsTouchWhenHighlighted && !full.adjustsImageWhenHighlighted
                && !full.adjustsImageWhenDisabled)
        #expect(
            full.showsMenuAsPrimaryAction && full.isPointerInteractionEnabled && full.isSelected && full.isHighlighted && !full.isEnabled)
    }

    @Test("a state's images, titles, and symbol configuration", .rule("SP-A052"))
    func states() throws {
        let button: UIButton = try decodeFirst(
            """
            <button id="b">
                <state key="normal" image="star" backgroundImage="circle" catalog="system"><preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/><string key="title">Two
            lines</string></state>
                <state key="selected"><imageReference key="image" image="heart" catalog="system"/><attributedString key="attributedTitle"><fragment content="Rich"/></attributedString></state>
            </button>
            """)
        #expect(
            button.title(for: .normal) == "Two\nlines" && button.image(for: .normal)?.isSymbolImage == true
                && button.backgroundImage(for: .normal)?.isSymbolImage == true)
        #expect(button.preferredSymbolConfigurationForImage(in: .normal) == UIImage.SymbolConfiguration(scale: .large))
        #expect(button.attributedTitle(for: .selected)?.string == "Rich" && button.image(for: .selected) != button.image(for: .normal))
        #expect(button.backgroundImage(for: .selected) == button.backgroundImage(for: .normal))
    }

    @Test("a button configuration has one of the styles, and does not show the older image", .rule("SP-A054"))
    func configurations() throws {
        let styles: [(String, UIButton.Configuration)] = [
            ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()), ("bordered", .bordered()),
        ]
        for (name, configuration) in styles {
            let button: UIButton = try decodeFirst(
                "<button id=\"b\"><state key=\"normal\" title=\"Old\" image=\"star\" catalog=\"system\"/><buttonConfiguration key=\"configuration\" style=\"\(name)\" title=\"New\"/></button>"
            )
            var expected = configuration
            expected.title = "New"
            #expect(button.configuration == expected, "\(name)")
            #expect(button.image(for: .normal) == nil && button.currentImage == nil && button.currentTitle == "New")
        }
        let reference: UIButton = try decodeFirst(
            "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"plain\"><imageReference key=\"image\" image=\"star\" catalog=\"system\"/></buttonConfiguration></button>"
        )
        #expect(reference.configuration?.image?.isSymbolImage == true)
    }

    @Test("an image view takes touches, and grows with accessibility sizes, if its file enables that", .rule("SP-A057"))
    func imageView() throws {
        #expect(try decodeFirst("<imageView userInteractionEnabled=\"YES\" id=\"i\"/>", as: UIImageView.self).isUserInteractionEnabled)
        #expect(try !decodeFirst("<imageView userInteractionEnabled=\"NO\" id=\"i\"/>", as: UIImageView.self).isUserInteractionEnabled)
        #expect(
            try decodeFirst("<imageView adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\" id=\"i\"/>", as: UIImageView.self)
                .adjustsImageSizeForAccessibilityContentSizeCategory)
        #expect(try !decodeFirst("<imageView id=\"i\"/>", as: UIImageView.self).adjustsImageSizeForAccessibilityContentSizeCategory)
    }

    @Test("text fields: every border style, every clear button mode, a background", .rule("SP-A058"))
    func textFields() throws {
        func field(_ attributes: String) throws -> UITextField { try decodeFirst("<textField \(attributes) id=\"f\"/>") }
        let borders: [(String, UITextField.BorderStyle)] = [
            ("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect),
        ]
        for (name, style) in borders { #expect(try field("borderStyle=\"\(name)\"").borderStyle == style, "\(name)") }
        let modes: [(String, UITextField.ViewMode)] = [
            ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing), ("always", .always),
        ]
        for (name, mode) in modes { #expect(try field("clearButtonMode=\"\(name)\"").clearButtonMode == mode, "\(name)") }
        #expect(try field("").clearButtonMode == .never && field("adjustsFontSizeToFit=\"YES\"").adjustsFontSizeToFitWidth)
        // Xcode writes NO only for a text that does not shrink.
        #expect(try field("minimumFontSize=\"9\"").adjustsFontSizeToFitWidth && !field("").adjustsFontSizeToFitWidth)
        #expect(try field("background=\"star\" catalog=\"system\"").background != nil && field("").background == nil)
    }

    @Test("switches, sliders, steppers, and progress and page controls have all attributes of their elements", .rule("SP-A060"))
    func controlValues() throws {
        #expect(try !decodeFirst("<switch id=\"w\"/>", as: UISwitch.self).isOn)
        let slider: UISlider = try decodeFirst(
            "<slider value=\"5\" minValue=\"2\" maxValue=\"8\" continuous=\"NO\" minimumValueImage=\"star\" maximumValueImage=\"circle\" catalog=\"system\" id=\"s\"/>"
        )
        #expect(
            slider.value == 5 && slider.minimumValue == 2 && slider.maximumValue == 8 && !slider.isContinuous
                && slider.minimumValueImage != nil
                && slider.maximumValueImage != nil)
        let stepper: UIStepper = try decodeFirst(
            "<stepper value=\"4\" minimumValue=\"-2\" maximumValue=\"9\" stepValue=\"0.5\" wraps=\"YES\" autorepeat=\"NO\" continuous=\"NO\" id=\"s\"/>"
        )
        #expect(stepper.value == 4 && stepper.minimumValue == -2 && stepper.maximumValue == 9 && stepper.stepValue == 0.5)
        #expect(stepper.wraps && !stepper.autorepeat && !stepper.isContinuous)
        // Ranges outside of the default one, 0 to 100.
        for (minimum, maximum) in [(200.0, 500.0), (-500, -200)] {
            let faults = try Fault.catching {
                let stepper: UIStepper = try decodeFirst(
                    "<stepper value=\"\(minimum + 50)\" minimumValue=\"\(minimum)\" maximumValue=\"\(maximum)\" id=\"s\"/>")
                #expect(stepper.value == minimum + 50 && stepper.minimumValue == minimum && stepper.maximumValue == maximum)
            }
            #expect(faults == [])
        }
        #expect(
            try decodeFirst("<progressView progressViewStyle=\"bar\" progress=\"0.5\" id=\"p\"/>", as: UIProgressView.self)
                .progressViewStyle == .bar)
        let page: UIPageControl = try decodeFirst("<pageControl numberOfPages=\"1\" hidesForSinglePage=\"YES\" id=\"p\"/>")
        #expect(page.numberOfPages == 1 && page.hidesForSinglePage)
        let indicator: UIActivityIndicatorView = try decodeFirst(
            "<activityIndicatorView style=\"medium\" hidesWhenStopped=\"YES\" id=\"i\"/>")
        #expect(indicator.style == .medium && indicator.hidesWhenStopped && !indicator.isAnimating)
    }

    @Test(
        "segments have a title or an image and a width, and may be disabled; none is selected unless the file selects one", .rule("SP-A060")
    )
    func segments() throws {
        let control: UISegmentedControl = try decodeFirst(
            "<segmentedControl segmentControlStyle=\"bar\" id=\"s\"><segments><segment title=\"One\" enabled=\"NO\" width=\"70\"/><segment title=\"\" image=\"star\" catalog=\"system\"/></segments></segmentedControl>"
        )
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && UISegmentedControl.noSegment == -1)
        #expect(control.titleForSegment(at: 0) == "One" && !control.isEnabledForSegment(at: 0) && control.widthForSegment(at: 0) == 70)
        #expect(control.imageForSegment(at: 1) != nil && control.isEnabledForSegment(at: 1) && control.widthForSegment(at: 1) == 0)
    }

    @Test("a date picker has its mode, style, interval, and dates; with useCurrentDate the file's own date is ignored", .rule("SP-A060"))
    func datePickers() throws {
        let modes: [(String, UIDatePicker.Mode)] = [
            ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime), ("countDownTimer", .countDownTimer),
        ]
        for (name, mode) in modes {
            #expect(
                try decodeFirst("<datePicker datePickerMode=\"\(name)\" id=\"d\"/>", as: UIDatePicker.self).datePickerMode == mode,
                "\(name)")
        }
        func picker(_ attributes: String) throws -> UIDatePicker {
            try decodeFirst(
                "<datePicker datePickerMode=\"date\" style=\"wheels\" minuteInterval=\"15\" \(attributes) id=\"d\"><date key=\"date\" timeIntervalSinceReferenceDate=\"86400\"/><date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"0.0\"/><date key=\"maximumDate\" timeIntervalSinceReferenceDate=\"8640000000\"/></datePicker>"
            )
        }
        let own = try picker("")
        #expect(own.date == Date(timeIntervalSinceReferenceDate: 86400) && own.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(
            own.maximumDate == Date(timeIntervalSinceReferenceDate: 8_640_000_000) && own.minuteInterval == 15
                && own.preferredDatePickerStyle == .wheels)
        #expect(try picker("useCurrentDate=\"YES\"").date != own.date)
    }

    @Test("a macOS system color is its components, or black", .rule("SP-A064"))
    func catalogColors() throws {
        func color(_ attributes: String) throws -> UIColor? {
            try decodeFirst("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>", as: UIView.self).backgroundColor
        }
        #expect(try color("name=\"controlTextColor\" catalog=\"System\" colorSpace=\"catalog\"") == UIColor(white: 0, alpha: 1))
        #expect(
            try color("name=\"controlColor\" catalog=\"System\" white=\"0.5\" alpha=\"1\" colorSpace=\"catalog\"")
                == UIColor(white: 0.5, alpha: 1))
    }

    @Test("a resource color is used only if the system has no color of that name", .rule("SP-A065"))
    func resourceColors() throws {
        let green = "<color red=\"0.0\" green=\"1\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
        let resources = ["labelColor", "systemGizmoColor"].map { "<systemColor name=\"\($0)\">\(green)</systemColor>" }.joined()
        func color(_ name: String) throws -> UIColor? {
            try instantiate(
                resources: resources, XML.scene(XML.controller("a", view: "<color key=\"backgroundColor\" systemColor=\"\(name)\"/>"))
            ).view
                .backgroundColor
        }
        #expect(try color("labelColor") == .label)
        #expect(try color("systemGizmoColor") == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("a placeholder constraint is not installed", .rule("SP-A071"))
    func placeholders() throws {
        let view: UIView = try decodeFirst(
            "<view id=\"r\"><subviews><view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/></subviews><constraints><constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"r\" secondAttribute=\"top\" placeholder=\"YES\" identifier=\"gone\" id=\"1\"/><constraint firstItem=\"b\" firstAttribute=\"left\" secondItem=\"r\" secondAttribute=\"left\" identifier=\"kept\" id=\"2\"/></constraints></view>"
        )
        #expect(view.constraints.compactMap(\.identifier).filter { ["gone", "kept"].contains($0) } == ["kept"])
    }

    @Test("runtime attributes may be ranges, and their key path may lead through a button's titleLabel", .rule("SP-A090"))
    func runtimeAttributes() throws {
        let view: KindsView = try decodeFirst(
            "<view id=\"v\"\(XML.custom("KindsView"))><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"range\" keyPath=\"spread\"><range key=\"value\" location=\"3\" length=\"5\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
        )
        #expect(view.spread == NSRange(location: 3, length: 5))
        let button: UIButton = try decodeFirst(
            "<button id=\"b\"><state key=\"normal\" title=\"x\"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"titleLabel.numberOfLines\"><integer key=\"value\" value=\"3\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>"
        )
        #expect(button.titleLabel?.numberOfLines == 3)
    }

    @Test("bar items have their own accessibility labels", .rule("SP-A092", "SP-A101"))
    func itemAccessibility() throws {
        let words =
            "<accessibility key=\"accessibilityConfiguration\" label=\"L\" hint=\"H\" value=\"V\" identifier=\"I\"><accessibilityTraits key=\"traits\" header=\"YES\"/><bool key=\"isElement\" value=\"NO\"/></accessibility>"
        let items =
            "<navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"b\">\(words)</barButtonItem></navigationItem><tabBarItem key=\"tabBarItem\" title=\"Tab\" id=\"t\">\(words)</tabBarItem>"
        let previous = InterfaceFiles.languages
        InterfaceFiles.languages = ["fr"]
        defer { InterfaceFiles.languages = previous }
        let files = try TemporaryBundle([
            "Base.lproj/Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", items: items))),
            "fr.lproj/Main.strings": "\"t.accessibilityLabel\" = \"Onglet\";",
        ])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let button = try #require(controller.navigationItem.rightBarButtonItem), tab = try #require(controller.tabBarItem)
        #expect([button.accessibilityLabel, tab.accessibilityLabel] == ["L", "Onglet"])
        for item in [button, tab] {
            #expect(item.accessibilityHint == "H" && item.accessibilityValue == "V" && item.accessibilityIdentifier == "I")
            #expect(item.accessibilityTraits == .header && !item.isAccessibilityElement)
        }
    }
}
