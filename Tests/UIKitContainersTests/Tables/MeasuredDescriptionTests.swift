import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// Frames of iOS 13 in the text snapshots of pointfreeco/swift-snapshot-testing (Tests/SnapshotTestingTests/__Snapshots__), recorded at 3x.
@MainActor @Suite(.serialized) struct MeasuredDescriptionTests {
    private func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.34 }

    /// testTraits: medium text from iphone-x, large text from iphone-xs-max.
    @Test(
        "texts in text styles", .rule("metrics-2"),
        arguments: [
            (.medium, .body, "the", 23.667, 19.333), (.medium, .body, "point", 37, 19.333),
            (.medium, .subheadline, "?", 7.333, 17), (.large, .body, "the", 25, 20.333),
            (.large, .body, "point", 39, 20.333), (.large, .subheadline, "?", 7.667, 18),
        ] as [(UIContentSizeCategory, UIFont.TextStyle, String, CGFloat, CGFloat)])
    func words(category: UIContentSizeCategory, style: UIFont.TextStyle, text: String, width: CGFloat, height: CGFloat) {
        Generation.emulating(.ios13) {
            let stage = Stage(root: UIViewController(), device: "iPhone 11 Pro", textSize: category), label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.text = text
            stage.window.addSubview(label)
            let size = label.intrinsicContentSize
            #expect(near(size.width, width) && near(size.height, height), "\(size)")
        }
    }

    /// testTraitsWithViewController.
    @Test(
        "a title1 line at each text size", .rule("metrics-2"),
        arguments: [
            (.extraSmall, 30), (.small, 31.333), (.medium, 32.333), (.large, 33.667), (.extraLarge, 36), (.extraExtraLarge, 38.333),
            (.extraExtraExtraLarge, 40.667), (.accessibilityMedium, 45.667), (.accessibilityLarge, 51.333),
            (.accessibilityExtraLarge, 57.333),
            (.accessibilityExtraExtraLarge, 63.333), (.accessibilityExtraExtraExtraLarge, 69.333),
        ] as [(UIContentSizeCategory, CGFloat)])
    func titles(category: UIContentSizeCategory, height: CGFloat) {
        Generation.emulating(.ios13) {
            let stage = Stage(root: UIViewController(), device: "iPhone 11 Pro", textSize: category), label = UILabel()
            label.font = .preferredFont(forTextStyle: .title1)
            label.text = "What's the point?"
            stage.window.addSubview(label)
            #expect(near(label.intrinsicContentSize.height, height), "\(label.intrinsicContentSize)")
        }
    }

    /// testUIView.2.
    @Test("a contactAdd button", .rule("metrics-7")) func contactAdd() {
        Generation.emulating(.ios13) {
            let stage = Stage(root: UIViewController(), device: "iPhone 11 Pro"), button = UIButton(type: .contactAdd)
            stage.window.addSubview(button)
            button.sizeToFit()
            #expect(near(button.bounds.width, 24.333) && near(button.bounds.height, 23.667), "\(button.bounds)")
        }
    }

    /// lionheart/openradar-mirror 17297, for iOS 10.3: the frame is 51 points wide.
    @Test("before iOS 13 a switch has an intrinsic width of 49 points", .rule("metrics-7")) func switches() {
        Generation.emulating(.ios8) {
            let control = UISwitch()
            #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31) && control.bounds.size == CGSize(width: 51, height: 31))
        }
    }
}
