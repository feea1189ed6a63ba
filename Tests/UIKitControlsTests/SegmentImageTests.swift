import Testing
import UIKitCore
@testable import UIKitControls

@MainActor @Suite(.serialized) struct SegmentImageTests {
    private func image(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }

    private func control() -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
        control.selectedSegmentIndex = 1
        return control
    }

    private func backdrops(_ control: UISegmentedControl) -> [UIImage?] {
        control.layoutIfNeeded()
        return control.segments.map { ($0.subviews.first as? UIImageView)?.image }
    }

    @Test("background images replace the background and the mark of the selected segment")
    func backgrounds() {
        let control = control(), normal = image(1), selected = image(2)
        #expect(backdrops(control) == [nil, nil, nil] && !control.selection.isHidden)
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
        #expect(backdrops(control).map { $0 === selected } == [false, true, false] && backdrops(control)[0] === normal)
        #expect(control.selection.isHidden && control.backgroundColor == nil)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        #expect(backdrops(control) == [nil, nil, nil] && !control.selection.isHidden)
        #expect(control.backgroundColor == .tertiarySystemFill)
    }

    @Test("a divider image is between all segments, and contents are moved by their position's adjustment")
    func dividers() throws {
        let control = control(), divider = image(4)
        control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.layoutIfNeeded()
        let dividers = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === divider }
        #expect(Set(dividers.map(\.frame.midX)) == [100, 200] && dividers.allSatisfy { $0.frame.width == 4 && !$0.isHidden })
        func places() -> [CGFloat] {
            control.layoutIfNeeded()
            for segment in control.segments { segment.layoutIfNeeded() }
            return control.segments.map { $0.subviews.compactMap { $0 as? UILabel }.first?.frame.midX ?? 0 }
        }
        let before = places()
        control.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: -3, vertical: 0), forSegmentType: .right, barMetrics: .default)
        #expect(zip(places(), before).map { ($0 - $1).rounded() } == [5, 5, -3])
    }

    @Test("a stepper that wraps keeps both buttons enabled at its ends, and shows its divider image")
    func stepper() throws {
        let stepper = UIStepper(), divider = image(6)
        func enabled() -> [Bool] { stepper.subviews.compactMap { ($0 as? UIButton)?.isEnabled } }
        #expect(enabled() == [false, true])
        stepper.wraps = true
        #expect(enabled() == [true, true])
        stepper.wraps = false
        #expect(enabled() == [false, true])
        stepper.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === divider)
        stepper.layoutIfNeeded()
        let view = try #require(stepper.subviews.last as? UIImageView)
        #expect(view.image === divider && view.frame.width == 6 && view.frame.midX == stepper.bounds.midX)
    }
}
