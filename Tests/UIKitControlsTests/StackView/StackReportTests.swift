import Foundation
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Public reports about stack views and hidden views.
@MainActor @Suite("stack views as public reports have them", .serialized)
struct StackReportTests {
    private final class Box: UIView {
        private let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    /// Lays `view` out at the top of a host of 200 by 600 points.
    private func host(_ view: UIView) -> UIView {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: host.topAnchor), view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        host.layoutIfNeeded()
        return host
    }

    private func column(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    // Stack Overflow 50275346: hiding changes no layout, except that a stack view leaves the place of a hidden arranged view out.
    @Test("a hidden view keeps its place among constraints, and a stack view closes the gap of a hidden one, spacing included")
    func hidden() {
        let first = Box(50, 20), second = Box(50, 30), third = Box(50, 40)
        let stack = column([first, second, third], spacing: 8), host = host(stack)
        #expect(stack.frame.height == 106)
        second.isHidden = true
        host.layoutIfNeeded()
        #expect(stack.frame.height == 68 && third.frame.minY == 28)
        stack.isHidden = true
        host.layoutIfNeeded()
        #expect(stack.frame.height == 68)
        let plain = UIView(frame: host.bounds), above = Box(10, 10), below = Box(10, 10)
        for view in [above, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            plain.addSubview(view)
            view.leadingAnchor.constraint(equalTo: plain.leadingAnchor).isActive = true
        }
        above.topAnchor.constraint(equalTo: plain.topAnchor).isActive = true
        below.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true
        above.isHidden = true
        plain.layoutIfNeeded()
        #expect(below.frame.minY == 10)
    }

    // useyourloaf.com/blog/stack-view-constraint-conflicts-when-hiding-views
    @Test("hiding an arranged view of a fixed height is a conflict that names UISV-hiding; at priority 999 it is none")
    func conflict() {
        for (priority, isReported) in [(Float(1000), true), (999, false)] {
            let orange = Box(50, 20), other = Box(50, 30), stack = column([orange, other])
            let height = orange.heightAnchor.constraint(equalToConstant: 128)
            height.identifier = "OrangeLabelHeight"
            height.priority = UILayoutPriority(priority)
            height.isActive = true
            let host = host(stack)
            #expect(stack.frame.height == 158)
            let lines = Console.capturing {
                orange.isHidden = true
                host.layoutIfNeeded()
            }.joined(separator: "\n")
            #expect(lines.contains("Unable to simultaneously satisfy constraints.") == isReported)
            #expect(lines.contains("UISV-hiding") == isReported && lines.contains("OrangeLabelHeight") == isReported)
            if !isReported { #expect(stack.frame.height == 30) }
        }
    }

    // Stack Overflow 33073127: hiding a stack view with spacing inside another one, and its third answer.
    @Test("hiding a stack view of two views apart inside another conflicts with its spacing, unless a bottom of 999 gives way")
    func nested() {
        for isWrapped in [false, true] {
            let inner = column([Box(50, 20), Box(50, 30)], spacing: 8), last = Box(50, 40), wrapper = UIView()
            if isWrapped {
                inner.translatesAutoresizingMaskIntoConstraints = false
                wrapper.addSubview(inner)
                let bottom = inner.bottomAnchor.constraint(equalTo: wrapper.bottomAnchor)
                bottom.priority = UILayoutPriority(999)
                NSLayoutConstraint.activate([
                    inner.topAnchor.constraint(equalTo: wrapper.topAnchor), inner.leadingAnchor.constraint(equalTo: wrapper.leadingAnchor),
                    inner.trailingAnchor.constraint(equalTo: wrapper.trailingAnchor), bottom,
                ])
            }
            let hiding = isWrapped ? wrapper : inner, outer = column([hiding, last]), host = host(outer)
            #expect(outer.frame.height == 98)
            let lines = Console.capturing {
                hiding.isHidden = true
                host.layoutIfNeeded()
            }.joined(separator: "\n")
            #expect(lines.contains("UISV-spacing") == !isWrapped && lines.contains("UISV-hiding") == !isWrapped)
            if isWrapped { #expect(outer.frame.height == 40 && lines.isEmpty) }
        }
    }

    // angelolloqui.com/blog/36-Oddities-of-UIStackView
    @Test("arranging adds a subview, taking out of the arrangement keeps it, and leaving the superview leaves both")
    func asymmetry() {
        let view = Box(10, 10), stack = UIStackView()
        stack.addArrangedSubview(view)
        #expect(stack.subviews == [view] && stack.arrangedSubviews == [view])
        stack.removeArrangedSubview(view)
        #expect(stack.subviews == [view] && stack.arrangedSubviews.isEmpty)
        stack.addArrangedSubview(view)
        view.removeFromSuperview()
        #expect(stack.subviews.isEmpty && stack.arrangedSubviews.isEmpty)
    }

    // UIStackView's documentation: a plain subview's place in the arrangement follows neither index.
    @Test("the order of arrangement and the order of drawing are two")
    func orders() {
        let first = Box(10, 10), second = Box(10, 10), stack = UIStackView(arrangedSubviews: [first, second])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [first, second])
        stack.bringSubviewToFront(first)
        #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [second, first])
    }

    // openradar 34595752 and Stack Overflow 46368061: the multipliers count the spacing, so all but the last view keep their shares. The
    // sources' 24 views of one point on 300 points, one point apart.
    @Test(
        "proportional shares of equal views leave the rest to the last one if there is spacing, and are equal without", arguments: [0, 1])
    func equalShares(_ spacing: CGFloat) {
        let views = (0..<24).map { _ in Box(1, 1) }, stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.spacing = spacing
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        stack.layoutIfNeeded()
        let share = 300 / (24 + 23 * spacing)
        #expect(views.dropLast().allSatisfy { abs($0.frame.width - share) < 0.51 }, "\(views.map(\.frame.width))")
        #expect(abs(views[23].frame.width - (300 - 23 * spacing - 23 * share)) < 1 && views[23].frame.maxX == 300)
    }

    // Issue 40, row 10: a public sample of Apple's for adaptive layout, in which every compression resistance is 750.
    @Test("three labels above a picture that is taller than the place keep their heights, the picture gives way")
    func labelsAbovePicture() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), labels = (0..<3).map { _ in UILabel() }
        let picture = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 1000)).image { _ in })
        var above: NSLayoutYAxisAnchor = host.topAnchor
        for (index, view) in (labels + [picture]).enumerated() {
            (view as? UILabel)?.text = "Line \(index)"
            view.translatesAutoresizingMaskIntoConstraints = false
            host.addSubview(view)
            view.topAnchor.constraint(equalTo: above).isActive = true
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
            above = view.bottomAnchor
        }
        picture.bottomAnchor.constraint(equalTo: host.bottomAnchor).isActive = true
        host.layoutIfNeeded()
        #expect(labels.allSatisfy { $0.frame.height == $0.intrinsicContentSize.height && $0.frame.height > 10 }, "\(labels.map(\.frame))")
        #expect(picture.frame.maxY == 300)
    }

    // kean.blog/post/lets-build-uistackview prints the constraints of 160, 80, and 40 on 200: 0.571429, 0.285714, and the rest.
    @Test("shares without spacing are the printed multipliers of the width")
    func printedShares() {
        let row = UIStackView(arrangedSubviews: [Box(160, 20), Box(80, 20), Box(40, 20)])
        row.distribution = .fillProportionally
        _ = host(row)
        let printed: [CGFloat] = [200 * 0.571429, 200 * 0.285714, 200 * 0.142857]
        for (view, width) in zip(row.arrangedSubviews, printed) { #expect(abs(view.frame.width - width) < 0.51) }
        let identifiers = row.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
        #expect(identifiers.map(\.priority.rawValue).sorted() == [997, 998, 999])
    }

    // kean/Arranged, "3 content views, 1 without intrinsic": compared with UIKit's constraints in every configuration.
    @Test("beside views with an intrinsic size, one without gets no share, unless it has a size of its own", arguments: [false, true])
    func sharelessView(_ isSized: Bool) {
        let plain = UIView(), row = UIStackView(arrangedSubviews: [Box(100, 20), plain, Box(100, 20)])
        row.distribution = .fillProportionally
        row.spacing = 10
        if isSized { plain.widthAnchor.constraint(equalToConstant: 30).isActive = true }
        _ = host(row)
        // 100 of 220 points of 200; the last takes the rest.
        #expect(abs(row.arrangedSubviews[0].frame.width - 200 * 100 / 220) < 0.51)
        #expect(abs(plain.frame.width - (isSized ? 30 : 0)) < 0.51)
        #expect(abs(row.arrangedSubviews[2].frame.maxX - 200) < 0.51)
    }

    // The same comparison, with `baselineRelativeArrangement`.
    @Test("equal spacing that is relative to baselines makes the distances between baselines equal")
    func equalBaselines() {
        let labels = [12, 40, 20].map { (size: CGFloat) in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = column(labels)
        stack.distribution = .equalSpacing
        stack.isBaselineRelativeArrangement = true
        stack.heightAnchor.constraint(equalToConstant: 300).isActive = true
        _ = host(stack)
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs((baselines[1] - baselines[0]) - (baselines[2] - baselines[1])) < 1.5)
        #expect(labels[2].frame.maxY == 300)
    }

    // lionheart/openradar-mirror#7741 (rdar 25087688) expects this; iOS 9.2.1 counted how often a view had been hidden.
    @Test("a view that was hidden three times is visible when it is shown once")
    func hiddenThreeTimes() {
        let boxes = [Box(100, 20), Box(100, 30)], stack = column(boxes)
        let host = host(stack)
        UIView.animate(withDuration: 0.1) { boxes[0].isHidden = true }
        boxes[0].isHidden = true
        boxes[0].isHidden = true
        boxes[0].isHidden = false
        host.layoutIfNeeded()
        #expect(!boxes[0].isHidden && boxes[0].frame.height == 20 && stack.frame.height == 50)
    }

    // nsomar/OAStackView#40, #42, which measured UIStackView on iOS 9: a long text stays inside and wraps.
    @Test("a centered label is no wider than its stack, and the stack grows with its lines")
    func centeredText() {
        let label = UILabel(), stack = column([label])
        label.numberOfLines = 0
        label.text = String(repeating: "long text ", count: 30)
        stack.alignment = .center
        _ = host(stack)
        #expect(label.frame.minX >= 0 && label.frame.maxX <= 200)
        #expect(stack.frame.height > 2 * label.font.lineHeight)
    }
}
