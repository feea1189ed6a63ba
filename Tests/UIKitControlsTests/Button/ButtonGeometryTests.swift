import RuleTrait
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ButtonGeometryTests {
    private var image: UIImage { UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in } }

    @Test("titleLabel and imageView have their frames as soon as they are read") func frames() {
        let button = UIButton(type: .custom)
        button.setTitle("Hi there", for: .normal)
        button.setImage(image, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let picture = button.imageView?.frame ?? .zero, title = button.titleLabel?.frame ?? .zero
        #expect(picture.size == CGSize(width: 24, height: 24) && picture.midY == 22)
        #expect(abs(title.minX - picture.maxX) < 0.5 && title.height == 22)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == picture && button.titleLabel?.frame == title)
    }

    @Test("a title beside an image has no vertical padding, unlike a title alone") func padding() {
        let button = UIButton(frame: .zero)
        button.setTitle("View profile", for: .normal)
        #expect(button.intrinsicContentSize.height == 34)
        button.setImage(UIImage(systemName: "star.fill"), for: .normal)
        #expect(button.intrinsicContentSize.height == 22)
    }

    @Test("a configured title that does not fit wraps, and the button grows; sizeToFit keeps one line") func wrapping() {
        let button = UIButton(configuration: .filled()), host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        button.configuration?.title = "Two words that wrap here"
        let natural = button.intrinsicContentSize
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: 120), button.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        let line = button.titleLabel?.font.lineHeight ?? 0
        #expect(button.frame.width == 120 && button.frame.height >= natural.height + line - 1)
        #expect((button.titleLabel?.frame.maxY ?? 0) <= button.bounds.height - 6)
        button.configuration?.titleLineBreakMode = .byTruncatingTail
        host.layoutIfNeeded()
        #expect(abs(button.frame.height - natural.height) < 0.01)
        button.configuration?.titleLineBreakMode = .byWordWrapping
        button.frame.size = .zero
        button.sizeToFit()
        #expect(button.frame.size == natural)
    }

    @Test("a multiline title fills the button's width and wraps, and may overflow a low button", arguments: [true, false])
    func severalLines(_ byMode: Bool) throws {
        let button = UIButton(type: .system)
        button.setTitle("Better ask him if he is a murderer first.", for: .normal)
        let label = try #require(button.titleLabel)
        if byMode { label.lineBreakMode = .byWordWrapping } else { label.numberOfLines = 0 }
        let natural = button.intrinsicContentSize
        button.frame = CGRect(x: 0, y: 0, width: 140, height: 120)
        button.layoutIfNeeded()
        let line = label.font.lineHeight
        #expect(label.frame.width == 140 && label.frame.height >= 2 * line && abs(label.frame.midY - 60) <= 0.5)
        #expect(button.intrinsicContentSize == natural)
        button.frame.size.height = 30
        button.layoutIfNeeded()
        #expect(label.frame.height >= 2 * line && label.frame.minY < 0)
        // A truncating mode leaves one line.
        let short = UIButton(type: .system)
        short.setTitle("Better ask him if he is a murderer first.", for: .normal)
        short.frame = CGRect(x: 0, y: 0, width: 140, height: 120)
        short.layoutIfNeeded()
        #expect((short.titleLabel?.frame.height ?? 0) < 2 * line)
    }

    @Test("beside an image a title wraps in the remaining width, and shows every line") func wrappingBesidePicture() throws {
        let button = UIButton(configuration: .gray()), host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        button.configuration?.title = "Load more"
        button.configuration?.showsActivityIndicator = true
        button.configuration?.imagePadding = 6
        button.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(button)
        // As wide as the words in one line, without the image.
        let label = try #require(button.titleLabel), width = button.intrinsicContentSize.width - 20
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(equalToConstant: width), button.topAnchor.constraint(equalTo: host.topAnchor),
        ])
        host.layoutIfNeeded()
        #expect(label.frame.height > 2 * label.font.lineHeight - 1 && label.frame.maxX <= width - 12)
        #expect(label.frame.height >= label.sizeThatFits(CGSize(width: label.frame.width, height: .greatestFiniteMagnitude)).height)
    }

    @Test("a symbol configuration does not change an image that is not a symbol") func picture() {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        button.layoutIfNeeded()
        #expect(button.imageView?.image?.size == CGSize(width: 24, height: 24) && button.imageView?.isHidden == false)
    }

    @Test("frames that a subclass sets in layoutSubviews are kept when they are read") func ownFrames() {
        final class Stacked: UIButton {
            override func layoutSubviews() {
                super.layoutSubviews()
                imageView?.frame.origin = CGPoint(x: 3, y: 4)
            }
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                var rect = super.titleRect(forContentRect: contentRect)
                rect.origin.x = (imageView?.image?.size.width ?? 0) + (titleLabel?.font.pointSize ?? 0)
                return rect
            }
        }
        let button = Stacked(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        button.setTitle("Hi", for: .normal)
        button.setImage(image, for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.origin == CGPoint(x: 3, y: 4))
        #expect(button.titleLabel?.frame.minX == 42)
    }

    @Test("a titled button is at least 30 points wide in both designs") func leastWidth() {
        for generation in [Generation.ios16, .ios26] {
            Generation.emulating(generation) {
                let button = UIButton(type: .system)
                button.setTitle("+", for: .normal)
                #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            }
        }
    }

    // Frames that Interface Builder saved for controls at their intrinsic size.
    @Test("segments are as wide as the widest title plus 19 points, with a point between them") func segments() {
        for (titles, width) in [["First", "Second"]: 131, ["Sunday", "Monday"]: 137, ["UIKit", "SwiftUI", "Options"]: 203]
            as [[String]: CGFloat]
        {
            #expect(UISegmentedControl(items: titles).sizeThatFits(.zero) == CGSize(width: width, height: 32))
        }
    }

    @Test("a compact date picker is aligned with its frame's leading edge") func datePicker() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.sizeToFit()
        #expect(picker.frame.origin == .zero)
    }

    /// swift-snapshot-testing's testUIView, recorded with UIKit.
    @Test(
        "a round symbol button is 24⅓ × 23⅔ points and not opaque",
        arguments: [UIButton.ButtonType.contactAdd, .detailDisclosure])
    func symbolTypes(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.layoutIfNeeded()
        #expect(abs(button.bounds.width - 73.0 / 3) < 1e-9 && abs(button.bounds.height - 71.0 / 3) < 1e-9)
        #expect(!button.isOpaque && button.imageView?.isOpaque == false && button.imageView?.clipsToBounds == true)
    }
}

/// Measured on an iPhone 16 with iOS 26.1 by the button configuration tests of Vercantez/openuikit.
@MainActor @Suite(.serialized) struct ConfigurationRadiusTests {
    private func radius(
        _ style: UIButton.Configuration.CornerStyle, height: CGFloat, _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> CGFloat {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        change(&configuration)
        return configuration.cornerRadius(height: height)
    }

    @Test(
        "corner styles are fractions of the height",
        arguments: [
            (.fixed, [5.95, 5.95, 5.95, 5.95, 5.95]), (.small, [2.5, 3.5, 4.25, 5.5, 7.5]), (.medium, [3.5, 4.9, 5.95, 7.7, 10.5]),
            (.large, [5, 7, 8.5, 11, 15]), (.capsule, [10, 14, 17, 22, 30]), (.dynamic, [10, 14, 17, 17, 17]),
        ] as [(UIButton.Configuration.CornerStyle, [CGFloat])])
    func radii(style: UIButton.Configuration.CornerStyle, expected: [CGFloat]) {
        Generation.emulating(.ios26) {
            for (height, value) in zip([20, 28, 34, 44, 60] as [CGFloat], expected) {
                #expect(abs(radius(style, height: height) - value) < 0.001)
            }
        }
    }

    @Test("a custom corner radius applies to fixed and dynamic corners") func own() {
        Generation.emulating(.ios26) {
            for (style, value) in [(.small, 5.5), (.medium, 7.7), (.large, 11), (.fixed, 6), (.dynamic, 6)]
                as [(UIButton.Configuration.CornerStyle, CGFloat)]
            {
                #expect(abs(radius(style, height: 44) { $0.background.cornerRadius = 6 } - value) < 0.001)
            }
            #expect(UIButton.Configuration.filled().background.cornerRadius == 17)
        }
    }

    @Test("the title of a bordered button is black in iOS 26") func bordered() {
        Generation.emulating(.ios26) {
            let button = UIButton(configuration: .bordered())
            #expect(button.configuration?.updated(for: button).baseForegroundColor == .label)
        }
    }
}
