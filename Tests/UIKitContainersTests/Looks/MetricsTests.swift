import Foundation
import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// The values of metrics.md, row by row, on live objects.
@MainActor @Suite(.serialized) struct MetricsTests {
    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private func on(
        _ device: String, _ generation: Generation = .ios16, orientation: UIInterfaceOrientation = .portrait, _ body: (Stage) throws -> Void
    ) rethrows {
        try Generation.emulating(generation) {
            let stage = Stage(root: UIViewController(), device: device, orientation: orientation)
            defer { UIScreen.main.become(HostScreen()) }
            stage.settle()
            try body(stage)
        }
    }

    private func differ(_ a: CGFloat, _ b: CGFloat, by limit: CGFloat = 0.01) -> Bool { abs(a - b) > limit }

    // MARK: 2. Fonts

    /// Size, ascender, descender, line height, label height at 3x and at 2x.
    private static let fonts: [[CGFloat]] = [
        [10, 9.521, -2.412, 11.934, 12, 12], [11, 10.474, -2.653, 13.127, 13.333, 13.5], [12, 11.426, -2.895, 14.320, 14.333, 14.5],
        [13, 12.378, -3.136, 15.514, 15.667, 16],
        [14, 13.330, -3.377, 16.707, 17, 17], [15, 14.282, -3.618, 17.900, 18, 18], [16, 15.234, -3.859, 19.094, 19.333, 19.5],
        [17, 16.187, -4.101, 20.287, 20.333, 20.5],
        [20, 19.043, -4.824, 23.867, 24, 24], [22, 20.947, -5.307, 26.254, 26.333, 26.5], [24, 22.852, -5.789, 28.641, 28.667, 29],
        [28, 26.660, -6.754, 33.414, 33.667, 33.5],
        [34, 32.373, -8.201, 40.574, 40.667, 41],
    ]

    @Test(
        "fonts and the labels that show them have the measured heights", .rule("metrics-2"), arguments: [("iPhone 16", 4), ("iPhone 8", 5)])
    func fonts(_ device: String, _ column: Int) {
        on(device) { _ in
            var wrong: [String] = []
            for row in Self.fonts {
                let font = UIFont.systemFont(ofSize: row[0]), label = UILabel()
                label.font = font
                label.text = "Label"
                let found = [font.ascender, font.descender, font.lineHeight, label.intrinsicContentSize.height]
                for (name, (value, expected)) in zip(
                    ["ascender", "descender", "line", "label"], zip(found, [row[1], row[2], row[3], row[column]]))
                where differ(value, expected) {
                    wrong.append("\(name) of \(row[0]) is \(value), not \(expected)")
                }
                if differ(font.leading, 0) || differ(font.capHeight, row[0] * 1443 / 2048) {
                    wrong.append("leading \(font.leading), capital height \(font.capHeight) of \(row[0])")
                }
            }
            #expect(wrong == [])
        }
    }

    // MARK: 3. Dynamic Type

    private static let styles: [(UIFont.TextStyle, sizes: [CGFloat], leadings: [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]

    @Test("text styles have their sizes in each category, and values and fonts scale by their leadings", .rule("metrics-3"))
    func textStyles() {
        on("iPhone 16") { _ in
            var wrong: [String] = []
            for (style, sizes, leadings) in Self.styles {
                let metrics = UIFontMetrics(forTextStyle: style)
                for (index, category) in Self.categories.enumerated() {
                    let traits = UITraitCollection(preferredContentSizeCategory: category),
                        font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                    if font.pointSize != sizes[index] {
                        wrong.append("\(style.rawValue) \(category.rawValue) is \(font.pointSize), not \(sizes[index])")
                    }
                    if font.fontDescriptor.symbolicTraits.contains(.traitBold) != (style == .headline) {
                        wrong.append("\(style.rawValue)'s weight")
                    }
                    for value in [1, 10, 17, 33.3, 100] as [CGFloat] {
                        let expected = (value * leadings[index] / leadings[3] * 3).rounded() / 3,
                            found = metrics.scaledValue(for: value, compatibleWith: traits)
                        if differ(found, expected) {
                            wrong.append("\(style.rawValue) \(category.rawValue) scales \(value) to \(found), not \(expected)")
                        }
                    }
                    let scaled = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits).pointSize,
                        expected = (20 * leadings[index] / leadings[3]).rounded()
                    if scaled != expected {
                        wrong.append("\(style.rawValue) \(category.rawValue) scales a font of 20 to \(scaled), not \(expected)")
                    }
                }
            }
            #expect(wrong == [])
        }
    }

    // MARK: 4. Colors

    /// Classic light, classic dark, iOS 26 light, iOS 26 dark.
    private static let chromatic: [(String, UIColor, [[Int]])] = [
        ("red", .systemRed, [[255, 59, 48], [255, 69, 58], [255, 56, 60], [255, 66, 69]]),
        ("orange", .systemOrange, [[255, 149, 0], [255, 159, 10], [255, 141, 40], [255, 146, 48]]),
        ("yellow", .systemYellow, [[255, 204, 0], [255, 214, 10], [255, 204, 0], [255, 214, 0]]),
        ("green", .systemGreen, [[52, 199, 89], [48, 209, 88], [52, 199, 89], [48, 209, 88]]),
        ("mint", .systemMint, [[0, 199, 190], [102, 212, 207], [0, 200, 179], [0, 218, 195]]),
        ("teal", .systemTeal, [[48, 176, 199], [64, 200, 224], [0, 195, 208], [0, 210, 224]]),
        ("cyan", .systemCyan, [[50, 173, 230], [100, 210, 255], [0, 192, 232], [60, 211, 254]]),
        ("blue", .systemBlue, [[0, 122, 255], [10, 132, 255], [0, 136, 255], [0, 145, 255]]),
        ("tint", .tintColor, [[0, 122, 255], [10, 132, 255], [0, 136, 255], [0, 145, 255]]),
        ("indigo", .systemIndigo, [[88, 86, 214], [94, 92, 230], [97, 85, 245], [109, 124, 255]]),
        ("purple", .systemPurple, [[175, 82, 222], [191, 90, 242], [203, 48, 224], [219, 52, 242]]),
        ("pink", .systemPink, [[255, 45, 85], [255, 55, 95], [255, 45, 85], [255, 55, 95]]),
        ("brown", .systemBrown, [[162, 132, 94], [172, 142, 104], [172, 127, 94], [183, 138, 102]]),
    ]
    /// Red, green, blue, and opacity in percent.
    private static let plain: [(String, UIColor, light: [Int], dark: [Int])] = [
        ("gray", .systemGray, [142, 142, 147, 100], [142, 142, 147, 100]),
        ("gray2", .systemGray2, [174, 174, 178, 100], [99, 99, 102, 100]),
        ("gray3", .systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
        ("gray4", .systemGray4, [209, 209, 214, 100], [58, 58, 60, 100]),
        ("gray5", .systemGray5, [229, 229, 234, 100], [44, 44, 46, 100]),
        ("gray6", .systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]),
        ("label", .label, [0, 0, 0, 100], [255, 255, 255, 100]), ("secondary", .secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
        ("tertiary", .tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
        ("placeholder", .placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
        ("quaternary", .quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
        ("separator", .separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        ("opaque separator", .opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]),
        ("link", .link, [0, 122, 255, 100], [9, 132, 255, 100]),
        ("fill", .systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
        ("secondary fill", .secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
        ("tertiary fill", .tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
        ("quaternary fill", .quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
        ("background", .systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
        ("secondary background", .secondarySystemBackground, [242, 242, 247, 100], [28, 28, 30, 100]),
        ("tertiary background", .tertiarySystemBackground, [255, 255, 255, 100], [44, 44, 46, 100]),
        ("grouped", .systemGroupedBackground, [242, 242, 247, 100], [0, 0, 0, 100]),
        ("secondary grouped", .secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
        ("tertiary grouped", .tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
    ]
    private static let elevated: [(String, UIColor, [Int])] = [
        ("background", .systemBackground, [28, 28, 30, 100]), ("secondary background", .secondarySystemBackground, [44, 44, 46, 100]),
        ("tertiary background", .tertiarySystemBackground, [58, 58, 60, 100]),
        ("grouped", .systemGroupedBackground, [28, 28, 30, 100]),
        ("secondary grouped", .secondarySystemGroupedBackground, [44, 44, 46, 100]),
        ("tertiary grouped", .tertiarySystemGroupedBackground, [58, 58, 60, 100]),
    ]

    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base) -> [Int] {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
        ])
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }

    @Test("system colors have their components for each style, contrast, and level", .rule("metrics-4"))
    func colors() {
        var wrong: [String] = []
        func check(_ name: String, _ found: [Int], _ expected: [Int]) {
            if found != expected { wrong.append("\(name) is \(found), not \(expected)") }
        }
        for (generation, first) in [(Generation.ios13, 0), (.ios16, 0), (.ios26, 2)] {
            Generation.emulating(generation) {
                for (name, color, rows) in Self.chromatic {
                    check("\(generation) \(name)", components(color, .light), rows[first] + [100])
                    check("\(generation) dark \(name)", components(color, .dark), rows[first + 1] + [100])
                }
                for (name, color, light, dark) in Self.plain {
                    check("\(generation) \(name)", components(color, .light), light)
                    check("\(generation) dark \(name)", components(color, .dark), dark)
                }
                for (name, color, expected) in Self.elevated {
                    check("\(generation) elevated \(name)", components(color, .dark, .elevated), expected)
                }
            }
        }
        #expect(wrong == [])
    }

    // MARK: 5. Readable width

    @Test(
        "the readable width follows the margins until both bounds and margins are wide, and is then 920 points, centered",
        .rule("metrics-5"))
    func readableWidth() {
        on("iPad Pro 12.9", .ios26, orientation: .landscapeLeft) { stage in
            for (width, expected) in [(375, 359), (900, 884), (1008, 992), (1200, 920)] as [(CGFloat, CGFloat)] {
                let view = UIView(frame: CGRect(x: 0, y: 300, width: width, height: 100))
                stage.window.rootViewController?.view.addSubview(view)
                let frame = view.readableContentGuide.layoutFrame
                #expect(!differ(frame.width, expected, by: 0.5) && !differ(frame.midX, width / 2, by: 0.5), "\(width): \(frame)")
                view.removeFromSuperview()
            }
        }
    }

    // MARK: 6. Bars

    @Test("classic bars have their heights", .rule("metrics-6"))
    func classicBars() {
        func bar(_ device: String, _ orientation: UIInterfaceOrientation = .portrait, large: Bool = false, prompt: String? = nil) -> CGRect
        {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content)
            content.title = "Title"
            content.navigationItem.prompt = prompt
            navigation.navigationBar.prefersLargeTitles = large
            let stage = Stage(root: navigation, device: device, orientation: orientation)
            defer { UIScreen.main.become(HostScreen()) }
            stage.settle()
            return navigation.navigationBar.frame
        }
        #expect(bar("iPhone 16").height == 44)
        #expect(bar("iPhone 16", .landscapeLeft).height == 32)
        #expect(bar("iPad Pro 11").height == 50)
        #expect(bar("iPhone 16", large: true).height == 96)
        #expect(bar("iPhone 16", prompt: "Choose").height == 74)
        func tabs(_ device: String) -> (tabs: CGRect, tools: CGRect, window: CGRect) {
            let content = UIViewController(), navigation = UINavigationController(rootViewController: content), tabs = UITabBarController()
            content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
            tabs.viewControllers = [navigation]
            let stage = Stage(root: tabs, device: device)
            defer { UIScreen.main.become(HostScreen()) }
            stage.settle()
            let bar = tabs.tabBar.frame
            let alone = UINavigationController(rootViewController: UIViewController())
            alone.isToolbarHidden = false
            stage.show(alone)
            stage.settle()
            return (bar, alone.toolbar.frame, stage.window.bounds)
        }
        let notched = tabs("iPhone 16"), plain = tabs("iPhone 8")
        #expect(notched.tabs.height == 83 && notched.tabs.maxY == notched.window.maxY && plain.tabs.height == 49)
        #expect(plain.tools.height == 44 && notched.tools.height == 49, "\(plain.tools) \(notched.tools)")
        let search = UISearchBar()
        #expect(search.sizeThatFits(CGSize(width: 393, height: 500)).height == 56)
        // Storyboards of Xcode 13 (givtnl/givt.ios).
        search.searchBarStyle = .minimal
        #expect(search.intrinsicContentSize.height == 51)
        search.frame = CGRect(x: 0, y: 0, width: 393, height: 56)
        search.layoutIfNeeded()
        #expect(search.searchTextField.frame.height == 36)
    }

    // MARK: 7. Controls

    @Test("classic controls have their sizes", .rule("metrics-7"))
    func classicControls() {
        on("iPhone 16") { stage in
            let none = UIView.noIntrinsicMetric
            #expect(UISwitch(frame: CGRect(x: 0, y: 0, width: 200, height: 200)).frame.size == CGSize(width: 51, height: 31))
            // The shadows of the thumb and of the segments extend beyond the alignment rectangle.
            let slider = UISlider(), segments = UISegmentedControl(items: ["A", "B"])
            #expect(
                slider.intrinsicContentSize.height + slider.alignmentRectInsets.bottom == 31 && slider.intrinsicContentSize.width == none)
            #expect(slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 31)).height == 4)
            #expect(segments.intrinsicContentSize.height + segments.alignmentRectInsets.bottom == 32)
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
            #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
            #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
            #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
            #expect(UIRefreshControl().frame.height == 60)
            let field = UITextField()
            field.borderStyle = .roundedRect
            #expect(field.intrinsicContentSize.height == 34)
            field.borderStyle = .none
            field.text = "Text"
            #expect(field.intrinsicContentSize.height == 22)
            let text = UITextView()
            #expect(
                text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) && text.textContainer.lineFragmentPadding == 5
            )
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            #expect(
                button.intrinsicContentSize.height == 30 && button.titleLabel?.font.pointSize == 15
                    && button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
            #expect(
                UIButton(configuration: .plain()).configuration?.contentInsets
                    == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
            let picture = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in })
            #expect(picture.intrinsicContentSize == CGSize(width: 30, height: 20))
            _ = stage
        }
        Generation.emulating(.ios8) { #expect(UIProgressView().intrinsicContentSize.height == 2) }
    }

    /// cashapp/AccessibilitySnapshot (iOS 17.5, 18.5 and 26.2), DefaultControlsTests/testSegmentedControl.
    @Test(
        "segments are as wide as their titles when selected, with dividers between them up to iOS 18",
        arguments: [Generation.ios16, .ios26])
    func segmentWidths(generation: Generation) {
        on("iPhone 16", generation) { stage in
            @MainActor func width(_ titles: String...) -> CGFloat { UISegmentedControl(items: titles).intrinsicContentSize.width }
            let step: CGFloat = generation == .ios26 ? 87 : 88
            #expect(width("Segment A", "Segment B", "Segment C") == 2 * step + 87)
            #expect(width("First", "Second") == (generation == .ios26 ? 130 : 131))
            #expect(width("UIKit", "SwiftUI", "Options") == (generation == .ios26 ? 201 : 203))
            let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
            control.frame.size = CGSize(width: 2 * step + 87, height: 32)
            control.layoutIfNeeded()
            let segments = control.subviews.filter { $0.subviews.contains { $0 is UILabel } }.map(\.frame)
            #expect(segments == (0..<3).map { CGRect(x: CGFloat($0) * step, y: 0, width: 87, height: 32) })
            _ = stage
        }
    }

    @Test("controls of iOS 26 have their sizes", .rule("metrics-7"))
    func controls26() {
        on("iPhone 16", .ios26) { stage in
            let root = stage.window.rootViewController!.view!, none = UIView.noIntrinsicMetric
            let toggle = UISwitch()
            #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28) && toggle.frame.size == CGSize(width: 63, height: 28))
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 237, height: 34))
            #expect(slider.intrinsicContentSize == CGSize(width: none, height: 34))
            root.addSubview(slider)
            for value in [0, 0.25, 0.5, 0.33, 1] as [Float] {
                slider.value = value
                slider.layoutIfNeeded()
                let track = slider.trackRect(forBounds: slider.bounds),
                    thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
                #expect(thumb.size == CGSize(width: 37, height: 24) && track.height == 6)
                #expect(thumb.minX == (CGFloat(value) * 200).rounded(.toNearestOrAwayFromZero), "\(value): \(thumb)")
            }
            slider.value = 0.272
            slider.layoutIfNeeded()
            #expect(
                slider.subviews.contains { abs($0.frame.width - 72.9) < 0.01 && $0.frame.height == 6 }, "\(slider.subviews.map(\.frame))")
            #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
            #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
            #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
            let pages = UIPageControl()
            pages.numberOfPages = 4
            #expect(
                !differ(pages.intrinsicContentSize.width, 4 * 9.667 + 3 * 8 + 28, by: 0.34)
                    && !differ(pages.intrinsicContentSize.height, 25.667, by: 0.34),
                "\(pages.intrinsicContentSize)")
            #expect(UIRefreshControl().frame.height == 60)
        }
    }

    // MARK: 10. Sheets

    /// Detent values and the sheet's frame; nil: medium. iPhone 16, iOS 26.1.
    @Test(
        "sheets of iOS 26 have the measured frames", .rule("metrics-10"),
        arguments: [
            (CGFloat?.none, [8, 403.687, 377, 440.313]), (300, [8, 523.598, 377, 320.402]), (200, [8, 619.527, 377, 224.473]),
            (10, [28, 815.425, 337, 8.575]),
            (5000, [0, 59, 393, 793]),
        ] as [(CGFloat?, [CGFloat])])
    func sheets(_ value: CGFloat?, _ expected: [CGFloat]) throws {
        try on("iPhone 16", .ios26) { stage in
            let modal = UIViewController(), sheet = try #require(modal.sheetPresentationController)
            var maximum: CGFloat = 0
            sheet.detents = [
                value.map { value in
                    .custom { context in
                        maximum = context.maximumDetentValue; return value
                    }
                } ?? .medium()
            ]
            stage.window.rootViewController?.present(modal, animated: false)
            stage.settle()
            let frame = modal.view.convert(modal.view.bounds, to: nil)
            for (found, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
                #expect(!differ(found, expected, by: 0.34), "\(frame)")
            }
            if value != nil { #expect(maximum == 759) }
        }
    }

    // MARK: 11. Scrolling

    @Test(
        "content pulled past its edge follows less and less, and returns as measured", .rule("metrics-11"),
        arguments: [5, 100, 300, 590] as [CGFloat])
    func rubberBand(_ distance: CGFloat) {
        on("iPhone 16") { stage in
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 393, height: 4000)
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            stage.touch(.began, CGPoint(x: 196, y: 100))
            for step in 1...20 {
                stage.advance(by: 0.016)
                stage.touch(.moved, CGPoint(x: 196, y: 100 + (distance + 10) * CGFloat(step) / 20))
            }
            let expected = (1 - 1 / (0.55 * distance / 852 + 1)) * 852
            #expect(!differ(-view.contentOffset.y, expected, by: 0.5), "\(-view.contentOffset.y), not \(expected)")
            // At rest first, so that only rubber-banding moves it.
            stage.advance(by: 0.4)
            let start = -view.contentOffset.y
            stage.touch(.ended, CGPoint(x: 196, y: 110 + distance))
            for time in [0.1, 0.2, 0.3, 0.4] as [CGFloat] {
                stage.advance(by: 0.1)
                #expect(
                    !differ(-view.contentOffset.y, start * (1 + 3.35 * time) * exp(-10.75 * time), by: 2.5 + start * 0.03),
                    "\(time): \(-view.contentOffset.y) from \(start)")
            }
        }
    }

    /// The trace decel_v750: seconds after the finger lifted, and offsets.
    @Test("content flicked at 750 points per second is at the measured offset at each time", .rule("metrics-11"))
    func deceleration() {
        let samples: [(TimeInterval, CGFloat)] = [
            (0.0106, 5081.333), (0.1773, 5185.333), (0.3439, 5260), (0.5106, 5313.333), (0.6773, 5351.667), (0.8439, 5379),
            (1.0106, 5398.667),
            (1.1773, 5412.667), (1.3439, 5422.667),
            (1.5106, 5430),
        ]
        on("iPhone 16") { stage in
            let view = UIScrollView(frame: stage.window.bounds)
            view.contentInsetAdjustmentBehavior = .never
            view.contentSize = CGSize(width: 393, height: 40_000)
            view.contentOffset.y = 5000
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            stage.touch(.began, CGPoint(x: 196, y: 792))
            for move in 1...14 {
                stage.advance(by: 0.008)
                stage.touch(.moved, CGPoint(x: 196, y: 792 - 6 * CGFloat(move)))
            }
            stage.advance(by: 0.008)
            stage.touch(.ended, CGPoint(x: 196, y: 708))
            #expect(view.contentOffset.y == 5074)
            var now: TimeInterval = 0
            for (time, offset) in samples {
                stage.advance(by: time - now)
                now = time
                // The distance per frame at this speed.
                let way = 750 * exp(-2.002 * time) / 60
                #expect(!differ(view.contentOffset.y, offset, by: way + 0.5), "\(time): \(view.contentOffset.y), not \(offset)")
            }
        }
    }

    @Test("deceleration rates are the published ones", .rule("metrics-11"))
    func rates() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998 && UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }

    // MARK: 12. Animation

    @Test("timing curves, durations, and springs are as published and measured", .rule("metrics-12"))
    func animation() throws {
        for (name, expected) in [
            (CAMediaTimingFunctionName.default, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.linear, [0, 0, 1, 1]),
        ] as [(CAMediaTimingFunctionName, [Float])] {
            let function = CAMediaTimingFunction(name: name)
            var points: [Float] = []
            for index in 1...2 {
                var pair: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &pair)
                points += pair
            }
            #expect(zip(points, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(name.rawValue): \(points)")
        }
        #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
        #expect(UINavigationController.hideShowBarDuration == 0.2 && CATransaction.animationDuration() == 0.25)
        try on("iPhone 16") { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            for (damping, duration, omega) in [(0.6, 0.8, 13.792), (1, 0.4036, 22.88), (1, 1, 9.23341)]
                as [(CGFloat, TimeInterval, CGFloat)]
            {
                view.center.x = 0
                stage.settle()
                UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, options: []) {
                    view.center.x = 100
                }
                let spring = try #require(
                    view.layer.animationKeys()?.compactMap { view.layer.animation(forKey: $0) as? CASpringAnimation }.first)
                #expect(
                    !differ(spring.stiffness.squareRoot(), omega, by: 0.01) && !differ(spring.damping, 2 * damping * omega, by: 0.03)
                        && spring.mass == 1,
                    "\(spring.stiffness) \(spring.damping)")
                stage.settle()
            }
        }
    }

    @Test("transitions have their known durations", .rule("metrics-12"))
    func transitions() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation)
        stage.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        stage.turn()
        #expect(navigation.transitionCoordinator?.transitionDuration == 0.35)
        stage.settle()
        for (style, duration) in [(UIModalTransitionStyle.coverVertical, 0.404), (.crossDissolve, 0.3), (.flipHorizontal, 0.75)] {
            let modal = UIViewController()
            (modal.modalPresentationStyle, modal.modalTransitionStyle) = (.fullScreen, style)
            navigation.present(modal, animated: true)
            stage.turn()
            #expect(
                modal.transitionCoordinator.map { abs($0.transitionDuration - duration) < 0.001 } == true,
                "\(style.rawValue): \(modal.transitionCoordinator?.transitionDuration ?? 0)")
            stage.settle()
            modal.dismiss(animated: false)
            stage.settle()
        }
    }

    // MARK: 9. Alerts

    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        view.subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + all(type, in: $0) }
    }

    @Test("an alert of iOS 26 has the measured card, texts, and buttons", .rule("metrics-9"))
    func alert26() throws {
        try on("iPhone 16", .ios26) { stage in
            @MainActor func shown(
                title: String?, message: String?, _ actions: [(String, UIAlertAction.Style)], fields: Int = 0
            ) throws -> (alert: UIAlertController, card: CGRect, labels: [String: CGRect], buttons: [String: CGRect]) {
                let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
                for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
                for _ in 0..<fields { alert.addTextField() }
                stage.window.rootViewController?.present(alert, animated: false)
                stage.settle()
                let card = alert.view.convert(alert.view.bounds, to: nil)
                var labels: [String: CGRect] = [:], buttons: [String: CGRect] = [:]
                for label in all(UILabel.self, in: alert.view) {
                    guard let text = label.text else { continue }
                    let control = sequence(first: label as UIView, next: { $0.superview }).first { $0 is UIControl }
                    if let control {
                        buttons[text] = control.convert(control.bounds, to: alert.view)
                    } else {
                        labels[text] = label.convert(label.bounds, to: alert.view)
                    }
                }
                stage.window.rootViewController?.dismiss(animated: false)
                stage.settle()
                return (alert, card, labels, buttons)
            }
            let two = try shown(title: "Title", message: "Message", [("OK", .default), ("Cancel", .cancel)])
            #expect(two.card.width == 320 && !differ(two.card.minX, 36.667) && !differ(two.card.midY, 438.5, by: 0.34), "\(two.card)")
            // Padding, title, gap, message, and the header's end; then the area of the actions.
            let heights: [CGFloat] = [22, 20.333, 7.667, 18, 4.333, 16, 48, 16]
            #expect(!differ(two.card.height, heights.reduce(0, +), by: 0.34), "\(two.card)")
            #expect(
                two.alert.view.layer.cornerRadius == 34 || all(UIView.self, in: two.alert.view).contains { $0.layer.cornerRadius == 34 })
            let title = try #require(two.labels["Title"]), message = try #require(two.labels["Message"]),
                cancel = try #require(two.buttons["Cancel"]),
                ok = try #require(two.buttons["OK"])
            #expect(title.minX == 30 && title.minY == 22 && !differ(title.height, 20.333), "\(title)")
            #expect(message.minX == 30 && !differ(message.minY, 50, by: 0.34), "\(message)")
            #expect(
                cancel.minX == 16 && cancel.height == 48 && ok.minX - cancel.maxX == 8 && ok.maxX == 304 && ok.minY == cancel.minY,
                "\(cancel) \(ok)")
            let three = try shown(title: "Title", message: nil, [("Cancel", .cancel), ("One", .default), ("Two", .destructive)])
            let order = three.buttons.sorted { $0.value.minY < $1.value.minY }
            #expect(
                order.map(\.key) == ["One", "Two", "Cancel"]
                    && order.allSatisfy { $0.value.minX == 16 && $0.value.width == 288 && $0.value.height == 48 },
                "\(order)")
            #expect(order[1].value.minY - order[0].value.maxY == 8)
            let stacked: [CGFloat] = [22, 20.333, 4, 16, 48, 8, 48, 8, 48, 16]
            #expect(!differ(three.card.height, stacked.reduce(0, +), by: 0.67), "\(three.card)")
        }
    }
}
