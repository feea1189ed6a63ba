import Testing
import UIKit
import UIKitTesting

/// View hierarchies that UIKit printed into text files of public test suites.
@MainActor @Suite(.serialized) struct MeasuredTreeTests {
    /// Within a third of a point.
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) <= 0.334 }
    }

    /// Recorded values of one screen: its size, its safe area insets, whether its texts are a step smaller, and the four frames.
    struct Screen: Sendable, CustomTestStringConvertible {
        var name: String
        var size: CGSize
        var top: CGFloat
        var bottom: CGFloat
        var isMedium: Bool
        var frames: [CGRect]
        var testDescription: String { name }

        init(_ name: String, _ size: (CGFloat, CGFloat), top: CGFloat, bottom: CGFloat, _ frames: [(CGFloat, CGFloat, CGFloat, CGFloat)]) {
            (self.name, self.size, self.top, self.bottom) = (name, CGSize(width: size.0, height: size.1), top, bottom)
            self.frames = frames.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
            isMedium = self.frames[0].height < 20
        }
    }

    /// pointfreeco/swift-snapshot-testing, testTraits: labels at the four edges of the safe area, at 3x, centered across them. Headline
    /// above, body at the sides, subheadline below; text size medium on most phones, large on iPads and the largest phone.
    nonisolated static let screens = [
        Screen(
            "iPhone SE", (320, 568), top: 20, bottom: 0,
            [(133.667, 20, 52.667, 19.333), (0, 284.333, 23.667, 19.333), (283, 284.333, 37, 19.333), (156.333, 551, 7.333, 17)]),
        Screen(
            "iPhone 8", (375, 667), top: 20, bottom: 0,
            [(161.333, 20, 52.667, 19.333), (0, 334, 23.667, 19.333), (338, 334, 37, 19.333), (184, 650, 7.333, 17)]),
        Screen(
            "iPhone 8 Plus", (414, 736), top: 20, bottom: 0,
            [(180.667, 20, 52.667, 19.333), (0, 368.333, 23.667, 19.333), (377, 368.333, 37, 19.333), (203.333, 719, 7.333, 17)]),
        Screen(
            "iPhone X", (375, 812), top: 44, bottom: 34,
            [(161.333, 44, 52.667, 19.333), (0, 401.333, 23.667, 19.333), (338, 401.333, 37, 19.333), (184, 761, 7.333, 17)]),
        Screen(
            "iPhone XR", (414, 896), top: 44, bottom: 34,
            [(180.667, 44, 52.667, 19.333), (0, 443.333, 23.667, 19.333), (377, 443.333, 37, 19.333), (203.333, 845, 7.333, 17)]),
        Screen(
            "iPhone XS Max", (414, 896), top: 44, bottom: 34,
            [(179.333, 44, 55.667, 20.333), (0, 443, 25, 20.333), (375, 443, 39, 20.333), (203.333, 844, 7.667, 18)]),
        Screen(
            "iPad mini", (1024, 768), top: 20, bottom: 0,
            [(484.333, 20, 55.667, 20.333), (0, 384, 25, 20.333), (985, 384, 39, 20.333), (508.333, 750, 7.667, 18)]),
        Screen(
            "iPad 10.2", (1080, 810), top: 20, bottom: 0,
            [(512.333, 20, 55.667, 20.333), (0, 405, 25, 20.333), (1041, 405, 39, 20.333), (536.333, 792, 7.667, 18)]),
        Screen(
            "iPad Pro 10.5", (1112, 834), top: 20, bottom: 0,
            [(528.333, 20, 55.667, 20.333), (0, 417, 25, 20.333), (1073, 417, 39, 20.333), (552.333, 816, 7.667, 18)]),
        Screen(
            "iPad Pro 11", (1194, 834), top: 24, bottom: 20,
            [(569.333, 24, 55.667, 20.333), (0, 409, 25, 20.333), (1155, 409, 39, 20.333), (593.333, 796, 7.667, 18)]),
        Screen(
            "iPad Pro 12.9", (1366, 1024), top: 20, bottom: 0,
            [(655.333, 20, 55.667, 20.333), (0, 512, 25, 20.333), (1327, 512, 39, 20.333), (679.333, 1006, 7.667, 18)]),
    ]

    @Test("labels at the edges of a safe area are aligned to device pixels, halves rounded up", arguments: screens) func edges(
        _ screen: Screen
    ) {
        let controller = UIViewController()
        let stage = Stage(root: controller, device: "iPhone 8 Plus", size: screen.size)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: screen.top, left: 0, bottom: screen.bottom, right: 0)
        let traits = UITraitCollection(preferredContentSizeCategory: screen.isMedium ? .medium : .large)
        let labels = zip(["What's", "the", "point", "?"], [UIFont.TextStyle.headline, .body, .body, .subheadline]).map { text, style in
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style, compatibleWith: traits)
            label.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(label)
            return label
        }
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            labels[0].topAnchor.constraint(equalTo: safe.topAnchor), labels[0].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            labels[1].leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            labels[1].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            labels[2].trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            labels[2].centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            labels[3].bottomAnchor.constraint(equalTo: safe.bottomAnchor), labels[3].centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        ])
        stage.settle()
        for (label, frame) in zip(labels, screen.frames) {
            #expect(near(label.frame, frame), "\(label.text ?? ""): \(label.frame), measured \(frame)")
        }
    }

    /// The same suite, testTraitsWithViewController: title 1 between the margins of a screen of 320 points at 3x.
    @Test(
        "the height of a title follows the text size",
        arguments: [
            (.extraSmall, 30), (.small, 31.333), (.medium, 32.333), (.large, 33.667), (.extraLarge, 36), (.extraExtraLarge, 38.333),
            (.extraExtraExtraLarge, 40.667),
            (.accessibilityMedium, 45.667), (.accessibilityLarge, 51.333), (.accessibilityExtraLarge, 57.333),
            (.accessibilityExtraExtraLarge, 63.333),
            (.accessibilityExtraExtraExtraLarge, 69.333),
        ] as [(UIContentSizeCategory, CGFloat)])
    func titles(_ category: UIContentSizeCategory, height: CGFloat) {
        let controller = UIViewController(), label = UILabel()
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        label.text = "What's the point?"
        label.translatesAutoresizingMaskIntoConstraints = false
        let stage = Stage(root: controller, device: "iPhone 8 Plus", size: CGSize(width: 320, height: 568), textSize: category)
        controller.additionalSafeAreaInsets.top = 20
        controller.view.addSubview(label)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
        ])
        stage.settle()
        #expect(near(label.frame, CGRect(x: 16, y: 20, width: 288, height: height)), "\(label.frame)")
    }

    /// Tinder/Layout, toMargins on iOS 17: from the edge of the screen.
    @Test(
        "a controller's view has 16-point side margins on phones of compact width, also in landscape",
        arguments: [
            ("iPhone X", .landscapeLeft, 60), ("iPhone 13", .landscapeLeft, 63), ("iPhone 13 mini", .landscapeLeft, 66),
            ("iPhone X", .portrait, 16),
            ("iPhone 13", .portrait, 16), ("iPhone 14 Plus", .portrait, 20),
        ] as [(String, UIInterfaceOrientation, CGFloat)])
    func margins(device: String, orientation: UIInterfaceOrientation, margin: CGFloat) {
        let controller = UIViewController(), stage = Stage(root: controller, device: device, orientation: orientation)
        stage.settle()
        #expect(controller.view.layoutMargins.left == margin && controller.view.layoutMargins.right == margin)
    }

    /// Tinder/Layout, testReadmeExample: a symbol of 200 points between its alignment edges.
    @Test("a symbol's image extends two pixels beyond its line of text at both ends") func symbol() {
        let controller = UIViewController(), view = UIImageView(image: .checkmark)
        let stage = Stage(root: controller, device: "iPhone 8 Plus", size: CGSize(width: 390, height: 844))
        view.contentMode = .scaleAspectFit
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 117 + 1 / 3),
            view.heightAnchor.constraint(equalToConstant: 200),
        ])
        stage.settle()
        #expect(near(view.frame, CGRect(x: 20, y: 118, width: 350, height: 198.667)) && abs(view.frame.minY - 118) < 0.01, "\(view.frame)")
    }

    /// Tinder/Layout, testReadmeExample and the centering examples, at 3x: a label, a square, and a button in the center of screens of iOS
    /// 17.
    @Test(
        "labels, squares, and buttons in the center of a screen",
        arguments: [
            ((375, 812), 137.667, 356, (280.667, 396), 162, 164), ((390, 844), 145, 372, (292, 412), 169.333, 171.667),
            ((428, 926), 164, 413, (320.333, 453), 188.333, 190.667),
            ((430, 932), 165, 416, (322, 456), 189.333, 191.667), ((393, 852), 146.667, 376, (294, 416), 171, 173),
            ((375, 667), 137.667, 283.667, (280.667, 323.333), 162, 164),
            ((320, 568), 110, 234, (239.333, 274), 134.333, 136.667),
        ] as [((CGFloat, CGFloat), CGFloat, CGFloat, (CGFloat, CGFloat), CGFloat, CGFloat)])
    func middle(
        _ size: (CGFloat, CGFloat), squareX: CGFloat, squareY: CGFloat, beside: (CGFloat, CGFloat), labelX: CGFloat, buttonX: CGFloat
    ) {
        let controller = UIViewController()
        let stage = Stage(root: controller, device: "iPhone 8 Plus", size: CGSize(width: size.0, height: size.1))
        let square = UIView(), right = UILabel(), label = UILabel(), button = UIButton(type: .system), view = controller.view!
        (right.text, label.text) = ("Layout", "Layout")
        button.setTitle("Layout", for: .normal)
        for item in [square, right, label, button] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        let rest = UILayoutGuide()
        view.addLayoutGuide(rest)
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 100), square.heightAnchor.constraint(equalToConstant: 100),
            square.centerXAnchor.constraint(equalTo: view.centerXAnchor), square.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            rest.leadingAnchor.constraint(equalTo: square.trailingAnchor), rest.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            right.centerXAnchor.constraint(equalTo: rest.centerXAnchor), right.centerYAnchor.constraint(equalTo: square.centerYAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor), button.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        stage.settle()
        func check(_ item: UIView, _ frame: CGRect) {
            #expect(near(item.frame, frame), "\(type(of: item)): \(item.frame), measured \(frame)")
        }
        check(square, CGRect(x: squareX, y: squareY, width: 100, height: 100))
        check(right, CGRect(x: beside.0, y: beside.1, width: 51.333, height: 20.333))
        check(label, CGRect(x: labelX, y: 0, width: 51.333, height: 20.333))
        check(button, CGRect(x: buttonX, y: size.1 - 30, width: 47, height: 30))
        #expect(button.titleLabel.map { near($0.frame, CGRect(x: 0, y: 6, width: 47, height: 18)) } == true)
    }
}
