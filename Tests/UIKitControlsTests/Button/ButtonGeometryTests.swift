import RuleTrait
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ButtonGeometryTests {
    private var image: UIImage { UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in } }

    @Test("label and image view have their frames as soon as they are read") func frames() {
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

    @Test("frames that a subclass set while laying out stay when they are read") func ownFrames() {
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

    @Test("a titled button is at least 30 points wide in both looks") func leastWidth() {
        for generation in [Generation.ios16, .ios26] {
            Generation.emulating(generation) {
                let button = UIButton(type: .system)
                button.setTitle("+", for: .normal)
                #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
            }
        }
    }

    // Frames that Interface Builder stored for controls at their own size.
    @Test("segments are as wide as the widest title and 19 points, with a point between them") func segments() {
        for (titles, width) in [["First", "Second"]: 131, ["Sunday", "Monday"]: 137, ["UIKit", "SwiftUI", "Options"]: 203] as [[String]: CGFloat] {
            #expect(UISegmentedControl(items: titles).intrinsicContentSize == CGSize(width: width, height: 32))
        }
    }

    @Test("a compact date picker begins where its frame begins") func datePicker() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.sizeToFit()
        #expect(picker.frame.origin == .zero)
    }

    /// swift-snapshot-testing's testUIView, recorded with UIKit.
    @Test("a round symbol button is 24⅓ × 23⅔ points, and describes itself as UIKit's does", arguments: [UIButton.ButtonType.contactAdd, .detailDisclosure])
    func symbolTypes(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.layoutIfNeeded()
        #expect(abs(button.bounds.width - 73.0 / 3) < 1e-9 && abs(button.bounds.height - 71.0 / 3) < 1e-9)
        #expect(!button.isOpaque && button.imageView?.isOpaque == false && button.imageView?.clipsToBounds == true)
    }
}
