import Testing
import UIKit
import UIKitTesting

@testable import UIKitRuntime

/// Features that sliders and page controls gained in iOS 17 and 26.
@MainActor @Suite(.serialized) struct TrackAndProgressTests {
    @Test("a slider with ticks takes only their values; its enabled range applies")
    func ticks() {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.trackConfiguration = .init(numberOfTicks: 5)
        slider.value = 30
        #expect(slider.value == 25)
        slider.value = 99
        #expect(slider.value == 100)
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 20...60, numberOfTicks: 3)
        slider.value = 99
        #expect(slider.value == 60)
        slider.value = 33
        #expect(slider.value == 33)
    }

    @Test("a page control's dots follow its direction")
    func directions() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPageIndicatorTintColor = .red
        let row = pages.intrinsicContentSize
        /// Returns the center of the first page's dot, from that of the control.
        func first() -> CGPoint {
            pages.frame.size = pages.intrinsicContentSize
            pages.setNeedsLayout()
            pages.layoutIfNeeded()
            let dot = pages.subviews.first { ($0 as? UIImageView)?.tintColor == .red }
            return CGPoint(x: (dot?.center.x ?? 0) - pages.bounds.midX, y: (dot?.center.y ?? 0) - pages.bounds.midY)
        }
        let start = first()
        #expect(start.x < -1 && abs(start.y) < 1)
        pages.direction = .rightToLeft
        #expect(pages.intrinsicContentSize == row)
        #expect(abs(first().x + start.x) < 1)
        pages.direction = .topToBottom
        #expect(pages.intrinsicContentSize == CGSize(width: row.height, height: row.width))
        #expect(abs(first().y - start.x) < 1 && abs(first().x) < 1)
        pages.direction = .bottomToTop
        #expect(abs(first().y + start.x) < 1)
    }

    /// cashapp/AccessibilitySnapshot, DefaultControlsTests/testPageControl: dots of 22.5 pixels at 3x, 53 pixels apart, on iOS 17.5, 18.5,
    /// and 26.2.
    @Test("a page control's dots are smaller than their spaces", arguments: [Generation.ios16, .ios26])
    func dots(_ generation: Generation) throws {
        try Generation.emulating(generation) {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            pages.currentPage = 1
            pages.frame.size = pages.intrinsicContentSize
            pages.layoutIfNeeded()
            let dots = pages.subviews.compactMap { $0 as? UIImageView }
            try #require(dots.count == 3)
            let side: CGFloat = pages.traitCollection.displayScale == 3 ? 29 / 3 : 10
            #expect(dots.allSatisfy { abs($0.frame.width - 7.5) < 0.01 && abs($0.frame.height - 7.5) < 0.01 })
            #expect(abs(dots[1].center.x - dots[0].center.x - side - 8) < 0.01)
            #expect(abs(dots[1].center.y - pages.bounds.midY) < 0.01)
        }
    }

    @Test("the images beside a slider's track are inside its alignment rectangle")
    func valueImages() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 31)), image = UIImage(systemName: "star")
        (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
        let lined = slider.alignmentRect(forFrame: slider.bounds)
        #expect(
            slider.minimumValueImageRect(forBounds: slider.bounds).minX == lined.minX
                && slider.maximumValueImageRect(forBounds: slider.bounds).maxX == lined.maxX)
    }

    // cashapp/AccessibilitySnapshot, testSlider, iOS 17.5 and 18.5: sliders of 373 and 382 points at 75 of 100.
    @Test("the classic thumb is 27 points wide, 2 points from the end, a point beyond its track, and a point above its middle")
    func classicThumb() {
        Generation.emulating(.ios16) {
            for (width, x) in [(373.0, 259.0), (382, 265)] {
                let slider = UISlider()
                slider.value = 0.75
                slider.frame.size = slider.sizeThatFits(CGSize(width: width, height: 100))
                #expect(slider.frame.size == CGSize(width: width, height: 34))
                let track = slider.trackRect(forBounds: slider.bounds)
                #expect(track == CGRect(x: 3, y: 15, width: width - 6, height: 4))
                let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
                #expect(thumb.size == CGSize(width: 27, height: 27) && thumb.minX == x && abs(thumb.minY - 2.4) < 0.11)
                let least = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
                let greatest = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
                #expect(least.minX == 2 && abs(greatest.maxX - (width - 2)) < 0.001)
            }
        }
    }

    @Test("a page control's progress advances its pages, each after its own duration, and ends with the last")
    func pages() {
        let control = UIPageControl(), progress = UIPageControlTimerProgress(preferredDuration: 2)
        control.numberOfPages = 3
        control.progress = progress
        progress.setDuration(4, forPage: 1)
        var heard = 0
        control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        EventLoop.main.advance(by: 10)
        #expect(control.currentPage == 0)
        progress.resumeTimer()
        EventLoop.main.advance(by: 2.1)
        #expect(control.currentPage == 1)
        EventLoop.main.advance(by: 2)
        #expect(control.currentPage == 1)
        EventLoop.main.advance(by: 2)
        #expect(control.currentPage == 2 && heard == 2)
        EventLoop.main.advance(by: 3)
        #expect(control.currentPage == 2 && !progress.isRunning)
        progress.resetsToInitialPageAfterEnd = true
        progress.resumeTimer()
        EventLoop.main.advance(by: 2.1)
        #expect(control.currentPage == 0 && progress.isRunning)
        progress.pauseTimer()
    }

    @Test("if there are more pages than fit, the dots around the current one are shown")
    func manyPages() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        control.currentPageIndicatorTintColor = .red
        control.numberOfPages = .max
        control.currentPage = 1_000_000
        control.layoutIfNeeded()
        #expect(control.subviews.count > 10 && control.subviews.count < 30)
        #expect(control.subviews.filter { $0.backgroundColor == .red }.count == 1)
        #expect(control.subviews.allSatisfy { control.bounds.contains($0.frame) })
        control.currentPage = 0
        control.layoutIfNeeded()
        #expect(control.subviews.first?.backgroundColor == .red)
    }

    @Test("a framed text view has a border") func frame() {
        let view = UITextView()
        view.borderStyle = .roundedRect
        #expect(view.layer.borderWidth > 0 && view.layer.cornerRadius > 0)
        view.borderStyle = .none
        #expect(view.layer.borderWidth == 0 && view.layer.cornerRadius == 0)
    }

    /// Interface Builder's frames in public storyboards (Xcode 7 to 14): 31 for 32, 30 for 31, 29 for 30.
    @Test("a segmented control is a point taller than its constraints, except in iOS 26")
    func segmentHeight() {
        func height(_ generation: Generation, constraint: CGFloat?) -> CGFloat {
            Generation.emulating(generation) {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), control = UISegmentedControl(items: ["A", "B"])
                control.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(control)
                control.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
                if let constraint { control.heightAnchor.constraint(equalToConstant: constraint).isActive = true }
                root.layoutIfNeeded()
                return control.frame.height
            }
        }
        #expect(height(.ios16, constraint: nil) == 32 && height(.ios16, constraint: 31) == 32 && height(.ios16, constraint: 30) == 31)
        #expect(height(.ios8, constraint: nil) == 29 && height(.ios26, constraint: nil) == 32 && height(.ios26, constraint: 30) == 30)
    }

    /// hironmoy05/iOS-Projects (24 by 24 at 3x), BurakKostekli/iOS-Projects, and nepsians/ios-apps: frames of image views with size
    /// constraints.
    @Test(
        "constraints on an image view apply to its symbol's alignment rectangle",
        arguments: [
            ("chevron.down", 24.0, 5.33, 14.0), ("checkmark.circle.fill", 150, 1, 148.67), ("magnifyingglass", 40, 1, 38.33),
        ])
    func symbolFrames(name: String, side: CGFloat, top: CGFloat, height: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIImageView(image: UIImage(systemName: name))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == side && abs(view.frame.minY - top) < 0.68 && abs(view.frame.height - height) < 1.01)
        // Another image of the same size may have another baseline.
        view.image = view.image?.withAlignmentRectInsets(.zero)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: side, height: side))
    }

    @Test("a symbol beside a label is on its baseline, and as tall as the label")
    func symbolBaseline() throws {
        let label = UILabel(), view = UIImageView(image: UIImage(systemName: "circle.fill")),
            row = UIStackView(arrangedSubviews: [view, label])
        label.text = "Text"
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        row.layoutIfNeeded()
        let baseline = try view.frame.maxY - #require(view.image?.baselineOffsetFromBottom)
        #expect(abs(baseline - (label.frame.minY + label.font.ascender)) < 0.7)
        #expect(abs(view.intrinsicContentSize.height - label.intrinsicContentSize.height) < 0.4)
        #expect(view.sizeThatFits(.zero) == view.image?.size)
    }
    @Test("a progress view follows its progress until another is set")
    func observedProgress() {
        let view = UIProgressView(), first = Progress(totalUnitCount: 4), second = Progress(totalUnitCount: 2)
        first.completedUnitCount = 1
        view.observedProgress = first
        #expect(view.progress == 0.25)
        first.completedUnitCount = 2
        #expect(view.progress == 0.5)
        view.observedProgress = second
        first.completedUnitCount = 3
        #expect(view.progress == 0)
        second.completedUnitCount = 1
        #expect(view.progress == 0.5)
        view.observedProgress = nil
        second.completedUnitCount = 2
        #expect(view.progress == 0.5)
    }
}
