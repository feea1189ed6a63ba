import Testing
import UIKit

@MainActor @Suite(.serialized) struct ControlObservingTests {
    private final class Witness: Sendable {
        let end: @Sendable () -> Void
        init(_ end: @escaping @Sendable () -> Void) { self.end = end }
        deinit { end() }
    }
    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @Test("an associated object of a control is released on the main actor, from whatever thread the control is released")
    func releasedElsewhere() async {
        nonisolated(unsafe) var field: UITextField? = UITextField()
        await withCheckedContinuation { done in
            objc_setAssociatedObject(
                field!, Self.key, Witness { MainActor.assumeIsolated { done.resume() } }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            DispatchQueue.global().async { field = nil }
        }
        #expect(field == nil)
    }

    @Test("programmatic changes of a control's value notify key-value observers immediately") func observing() {
        let slider = UISlider(), stepper = UIStepper(), toggle = UISwitch(), pages = UIPageControl(), picker = UIDatePicker(),
            well = UIColorWell()
        pages.numberOfPages = 3
        var seen: [String] = []
        let observations = [
            slider.observe(\.value) { slider, _ in seen.append("slider \(slider.value)") },
            stepper.observe(\.value) { stepper, _ in seen.append("stepper \(stepper.value)") },
            toggle.observe(\.isOn) { toggle, _ in seen.append("switch \(toggle.isOn)") },
            pages.observe(\.currentPage) { pages, _ in seen.append("page \(pages.currentPage)") },
            picker.observe(\.date) { picker, _ in seen.append("date \(picker.date.timeIntervalSince1970)") },
            well.observe(\.selectedColor) { well, _ in seen.append("color \(well.selectedColor == .red)") },
        ]
        slider.value = 0.5
        stepper.value = 2
        toggle.isOn = true
        pages.currentPage = 1
        picker.date = Date(timeIntervalSince1970: 60)
        well.selectedColor = .red
        #expect(seen == ["slider 0.5", "stepper 2.0", "switch true", "page 1", "date 60.0", "color true"])
        for observation in observations { observation.invalidate() }
    }
}
