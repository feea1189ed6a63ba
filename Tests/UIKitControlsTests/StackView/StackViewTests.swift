import Testing
import UIKit

@MainActor @Suite(.serialized)
struct StackViewTests {
    private func stack(
        _ widths: [CGFloat], axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat = 300, change: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { SizedView(CGSize(width: $0, height: 20)) })
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        stack.axis = axis
        change(stack)
        stack.layoutIfNeeded()
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] { stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }

    @Test("fill stretches the first of equal views and keeps the others")
    func fill() {
        let stack = stack([50, 60]) { $0.spacing = 10 }
        #expect(spans(stack) == [[0, 230], [240, 60]])
        #expect(stack.arrangedSubviews.map(\.frame.height) == [100, 100])
    }

    private func label(_ text: String, lines: Int) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }

    /// Frames saved by Interface Builder (Xcode 13 to 16).
    @Test("fill divides a row equally among multiline labels, whatever they hug; a single one keeps its width")
    func wrappingTexts() {
        func row(_ views: [UIView], width: CGFloat) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
            stack.layoutIfNeeded()
            return stack
        }
        let buttons = ["1", "2", "longer", "+"].map { title in
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        buttons[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        #expect(row(buttons, width: 400).arrangedSubviews.map(\.frame.width) == [100, 100, 100, 100])
        let pair = row([label("a", lines: 0), label("a longer text", lines: 0)], width: 300)
        #expect(pair.arrangedSubviews.map(\.frame.width) == [150, 150])
        let alone = row([label("10", lines: 1), label("name", lines: 0)], width: 300)
        #expect(alone.arrangedSubviews[1].frame.width < 100)
        // A label that starts to wrap later also counts.
        (alone.arrangedSubviews[0] as? UILabel)?.numberOfLines = 2
        alone.layoutIfNeeded()
        #expect(alone.arrangedSubviews.map(\.frame.width) == [150, 150])
    }

    @Test("fillEqually makes all views equally long; fillProportionally keeps their proportions")
    func shares() {
        #expect(spans(stack([50, 60, 70]) { $0.distribution = .fillEqually }) == [[0, 100], [100, 100], [200, 100]])
        #expect(spans(stack([50, 100]) { $0.distribution = .fillProportionally }) == [[0, 100], [100, 200]])
    }

    /// Frames saved by Interface Builder (Xcode 12) for a label of 20.5 and one of 36 points above two buttons with images of 68 points
    /// constrained to 80, and a bar of 2.5 constrained to 10.
    @Test("fillProportionally counts the spacing: the first keep their shares, the last takes the rest")
    func spacedShares() {
        let spaced = spans(
            stack([100, 50]) {
                $0.distribution = .fillProportionally
                $0.spacing = 10
            })
        #expect(abs(spaced[0][1] - 187.5) < 0.34 && abs(spaced[1][1] - 102.5) < 0.34)
        let column = UIStackView(arrangedSubviews: [20.5, 36, 68, 68, 2].map { SizedView(CGSize(width: 20, height: $0)) })
        for (index, height) in [(2, 80.0), (3, 80), (4, 10)] {
            column.arrangedSubviews[index].heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        column.frame = CGRect(x: 0, y: 0, width: 374, height: 818)
        column.axis = .vertical
        column.distribution = .fillProportionally
        column.spacing = 10
        column.layoutIfNeeded()
        #expect(zip(column.arrangedSubviews.map(\.frame.height), [71.5, 536.5, 80, 80, 10]).allSatisfy { abs($0 - $1) < 0.51 })
    }

    /// BurakKostekli/iOS-Projects, Tipsy: buttons of 35 points with 0%, 10%, and 20%, on 342 points (Xcode 16).
    @Test("proportional shares ignore the system spacing, as in Interface Builder's data")
    func systemSpacedShares() {
        let row = stack([50, 65.7, 69.8]) {
            $0.frame.size.width = 342
            $0.distribution = .fillProportionally
            $0.spacing = UIStackView.spacingUseSystem
        }
        #expect(
            zip(spans(row), [[0, 92.33], [100.33, 121.33], [229.67, 112.33]]).allSatisfy {
                abs($0[0] - $1[0]) < 0.51 && abs($0[1] - $1[1]) < 0.51
            })
    }

    // mcmap.net/q/1871613, measured: views of 25 and 75 on 200 points.
    @Test("proportional shares are of the whole stack: the margins are taken from the last view, and a single view breaks a margin")
    func sharesInsideMargins() {
        func margins(_ widths: [CGFloat], _ margins: UIEdgeInsets) -> UIStackView {
            stack(widths) {
                $0.frame.size.width = 200
                $0.distribution = .fillProportionally
                $0.isLayoutMarginsRelativeArrangement = true
                $0.layoutMargins = margins
            }
        }
        let even = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(spans(margins([25], .zero)) == [[0, 200]])
        #expect(spans(margins([25, 75], .zero)) == [[0, 50], [50, 150]])
        #expect(spans(margins([25, 75], even)) == [[10, 50], [60, 130]])
        #expect(spans(margins([25, 75], UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 0))) == [[100, 50], [150, 50]])
        #expect(spans(margins([25, 75], UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 100))) == [[0, 50], [50, 50]])
        #expect(spans(margins([25], even))[0][1] == 200)
    }

    @Test("a slider extends 2 points beyond both sides of its column and is 31 points tall in 30, as in Interface Builder's data")
    func sliders() {
        let sliders = [UISlider(), UISlider()], column = UIStackView(arrangedSubviews: sliders)
        column.axis = .vertical
        column.spacing = 12
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: root.leadingAnchor), column.topAnchor.constraint(equalTo: root.topAnchor),
            column.widthAnchor.constraint(equalToConstant: 200),
        ])
        root.layoutIfNeeded()
        #expect(column.frame.height == 72)
        #expect(sliders.map(\.frame) == [CGRect(x: -2, y: 0, width: 204, height: 31), CGRect(x: -2, y: 42, width: 204, height: 31)])
    }

    @Test("equalSpacing divides the remaining space; equalCentering puts centers at equal distances")
    func gaps() {
        #expect(spans(stack([50, 60, 70]) { $0.distribution = .equalSpacing }) == [[0, 50], [110, 60], [230, 70]])
        let centered = stack([40, 60, 80]) { $0.distribution = .equalCentering }
        let centers = centered.arrangedSubviews.map(\.frame.midX)
        #expect(centers == [20, 140, 260])
    }

    @Test("alignment places views across the axis at their own size")
    func alignment() {
        #expect(stack([50]) { $0.alignment = .center }.arrangedSubviews[0].frame == CGRect(x: 0, y: 40, width: 300, height: 20))
        #expect(stack([50]) { $0.alignment = .bottom }.arrangedSubviews[0].frame.minY == 80)
        #expect(stack([50]) { $0.alignment = .top }.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    }

    @Test("a hidden view takes neither space nor spacing")
    func hidden() {
        let stack = stack([50, 60, 70]) {
            $0.spacing = 10
            $0.distribution = .fillEqually
            $0.arrangedSubviews[1].isHidden = true
        }
        #expect(spans(stack)[0] == [0, 145])
        #expect(spans(stack)[2] == [155, 145])
        stack.arrangedSubviews[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(
            spans(stack).map { $0[1] } == [93.5, 93.5, 93].map { CGFloat($0) } || spans(stack).allSatisfy { abs($0[1] - 93.333) < 0.5 })
    }

    @Test("custom spacing applies only after its view, until reset")
    func customSpacing() {
        let stack = stack([50, 60, 70]) {
            $0.spacing = 10
            $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
        }
        #expect(stack.arrangedSubviews[1].frame.minX - stack.arrangedSubviews[0].frame.maxX == 40)
        #expect(stack.arrangedSubviews[2].frame.minX - stack.arrangedSubviews[1].frame.maxX == 10)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame.minX - stack.arrangedSubviews[0].frame.maxX == 10)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
    }

    @Test("margins inset the arrangement if isLayoutMarginsRelativeArrangement is set")
    func margins() {
        let stack = stack([50]) {
            $0.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 25)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 15, y: 5, width: 260, height: 90))
    }

    @Test("the fitting size is the sum along the axis and the maximum across it")
    func fitting() {
        let stack = stack([50, 60]) { $0.spacing = 10 }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 20))
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 20))
    }

    @Test("a view removed from the stack is no longer arranged")
    func removal() {
        let stack = stack([50, 60])
        let first = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(first)
        #expect(first.superview === stack)
        #expect(stack.arrangedSubviews.count == 1)
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }
}

private final class SizedView: UIView {
    let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor @Suite(.serialized)
struct LabelLayoutTests {
    @Test("a label that wraps is as tall as its lines at its width")
    func wrapping() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400)), label = UILabel(), below = UIView()
        label.numberOfLines = 0
        label.text = "Several words that do not fit into one line of this width"
        for view in [label, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let single = UILabel()
        single.text = "One"
        #expect(label.frame.width <= 120)
        #expect(label.frame.height > single.intrinsicContentSize.height * 3)
        #expect(abs(below.frame.minY - label.frame.maxY) < 0.5)
        let narrow = label.frame.height
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        #expect(label.frame.width > 300)
        #expect(label.frame.height < narrow / 2)
    }

    @Test("a multiline label wraps between required edges, whatever its compression resistance")
    func required() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), label = UILabel()
        (label.text, label.font, label.numberOfLines) = ("CALCULATE YOUR BMI", .boldSystemFont(ofSize: 40), 0)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 200)
        #expect(label.frame.height > label.font.lineHeight * 1.9)
    }

    // As saved by Interface Builder, and as shown on a phone: an image of 100 points at 16, the label from 128 on.
    @Test("a multiline label stretches to required edges, whatever its hugging priority")
    func stretched() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400)), picture = UIImageView(), label = UILabel()
        (label.text, label.numberOfLines) = ("Label", 0)
        label.setContentHuggingPriority(.required, for: .horizontal)
        for view in [picture, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            picture.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(picture.frame.minX == 16 && label.frame.minX == 128 && label.frame.width == 231)
    }

    @Test("a view with an autoresizing frame gets its frame from the stack that arranges it")
    func adopted() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)),
            label = UILabel(frame: CGRect(x: 83, y: 210, width: 52, height: 34))
        (label.text, label.numberOfLines, label.autoresizingMask) = ("Welcome", 0, [.flexibleRightMargin, .flexibleBottomMargin])
        root.addSubview(label)
        root.layoutIfNeeded()
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: root.centerXAnchor), stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            stack.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -100),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 275 && label.superview === stack)
    }

    @Test("with system spacing, baselines of text styles are the larger style's leading apart, as in Interface Builder's data")
    func baselineSpacing() {
        let (title, author) = (UILabel(), UILabel())
        (title.text, title.font, author.text, author.font) = (
            "Title", .preferredFont(forTextStyle: .title2), "Author", .preferredFont(forTextStyle: .title3)
        )
        let stack = UIStackView(arrangedSubviews: [title, author])
        (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, UIStackView.spacingUseSystem, true)
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(abs(author.frame.minY - 30) <= 0.5 && abs(stack.frame.height - 54) <= 0.5)
        // Custom spacing is the distance between baselines.
        stack.spacing = 40
        stack.layoutIfNeeded()
        #expect(abs(author.frame.minY - 42) <= 0.5)
    }

    @Test("baselines of different fonts are aligned")
    func baselines() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), large = UILabel(), small = UILabel()
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 12)
        for label in [large, small] {
            label.text = "Ag"
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor), large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let distance = large.baselineOffsets.first - small.baselineOffsets.first
        #expect(distance > 10)
        #expect(abs(small.frame.minY - large.frame.minY - distance) <= 0.5)
    }

    @Test("two buttons of different heights can share a baseline and a top without a conflict")
    func buttonBaselines() {
        let (root, low, high) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIButton(type: .system), UIButton(type: .system)
        )
        for (button, title) in [(low, "Save"), (high, "Change Filter")] {
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
        }
        high.titleLabel?.font = .systemFont(ofSize: 30)
        NSLayoutConstraint.activate([
            low.leadingAnchor.constraint(equalTo: root.leadingAnchor), high.leadingAnchor.constraint(equalTo: low.trailingAnchor),
            high.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            low.lastBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
        ])
        let lines = Console.capturing { root.layoutIfNeeded() }
        #expect(lines.isEmpty)
        func baseline(_ button: UIButton) -> CGFloat {
            guard let label = button.titleLabel else { return 0 }
            return label.convert(CGPoint(x: 0, y: label.firstBaselineOffset(height: label.bounds.height)), to: root).y
        }
        #expect(abs(baseline(low) - baseline(high)) <= 0.5)
        #expect(low.frame.minY > high.frame.minY)
        #expect(low.forFirstBaselineLayout === low)
        // A stretched button keeps its title centered, with its baseline.
        low.heightAnchor.constraint(equalToConstant: 80).isActive = true
        root.layoutIfNeeded()
        #expect(low.frame.height == 80 && abs(baseline(low) - baseline(high)) <= 0.5)
    }

    @Test("a subclass's init(coder:) cannot fail, as in UIKit")
    func coder() throws {
        final class Stack: UIStackView {
            override init(frame: CGRect) { super.init(frame: frame) }
            required init(coder: NSCoder) { super.init(coder: coder) }
        }
        for coder in [NSKeyedArchiver(requiringSecureCoding: false), NSCoder()] {
            let stack = Stack(coder: coder)
            stack.addArrangedSubview(UIView())
            #expect(stack.arrangedSubviews.count == 1)
        }
    }

    @Test("a layout request deep in a stack first arranges the stacks around it")
    func layoutFromWithin() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)), scroll = UIScrollView(), deep = UILabel()
        let stack = UIStackView(arrangedSubviews: [
            SizedView(CGSize(width: 50, height: 200)), deep, SizedView(CGSize(width: 50, height: 400)),
        ])
        stack.axis = .vertical
        deep.text = "Deep"
        for (view, parent) in [(scroll, root), (stack as UIView, scroll as UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: parent.topAnchor), view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            ])
        }
        stack.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        deep.layoutIfNeeded()
        #expect(stack.frame.width == 300 && deep.frame.minY == 200 && deep.frame.width == 300 && deep.frame.height > 15)
        let last = stack.arrangedSubviews[2].frame
        #expect(abs(last.minY - deep.frame.maxY) < 0.01 && last.width == 300 && last.height == 400)
    }
}
