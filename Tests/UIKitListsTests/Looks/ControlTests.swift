import RuleTrait
import Testing
import UIKitText

@MainActor @Suite(.serialized) struct ControlTests {
    @Test("a finger on a button sends control events in UIKit's order, and 70 points away is still inside", .rule("metrics-13"))
    func touchEvents() {
        let root = UIView()
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        root.addSubview(button)
        let stage = ListWindow(root)
        var log: [String] = []
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"),
            (.touchDragExit, "exit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in events { button.addAction(UIAction { _ in log.append(name) }, for: event) }
        stage.touch(.began, CGPoint(x: 150, y: 120))
        stage.touch(.moved, CGPoint(x: 150, y: 200))
        stage.touch(.moved, CGPoint(x: 150, y: 300))
        stage.touch(.moved, CGPoint(x: 150, y: 130))
        stage.touch(.ended, CGPoint(x: 150, y: 130))
        #expect(log == ["down", "dragInside", "exit", "dragOutside", "enter", "dragInside", "upInside", "primary"])
    }

    @Test("single-line labels and system buttons have the measured sizes", .rule("metrics-2", "metrics-7"))
    func sizes() {
        let label = UILabel()
        let scale = UIScreen.main.scale
        label.text = "Hello UIKit"
        #expect(abs(label.intrinsicContentSize.width - (79.6626 * scale).rounded(.up) / scale) < 0.01)
        #expect(abs(label.intrinsicContentSize.height - (20.287 * scale).rounded(.up) / scale) < 0.01)
        let button = UIButton(type: .system)
        button.setTitle("Plain Button", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
        #expect(UISegmentedControl(items: ["A", "B"]).sizeThatFits(.zero).height == 32)
    }

    @Test("switch, slider, segmented control, and stepper respond to touches")
    func values() {
        let root = UIView()
        let toggle = UISwitch(frame: CGRect(x: 20, y: 40, width: 0, height: 0))
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 280, height: 31))
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.frame = CGRect(x: 20, y: 160, width: 300, height: 32)
        segments.selectedSegmentIndex = 0
        let stepper = UIStepper(frame: CGRect(x: 20, y: 220, width: 0, height: 0))
        let field = UITextField(frame: CGRect(x: 20, y: 270, width: 280, height: 34))
        field.borderStyle = .roundedRect
        field.placeholder = "Placeholder"
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Filled"
        filled.frame = CGRect(x: 20, y: 320, width: 120, height: 36)
        let tinted = UIButton(configuration: .tinted())
        tinted.configuration?.title = "Tinted"
        tinted.configuration?.subtitle = "Subtitle"
        tinted.frame = CGRect(x: 160, y: 320, width: 120, height: 50)
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.4
        progress.frame = CGRect(x: 20, y: 390, width: 280, height: 4)
        let pages = UIPageControl(frame: CGRect(x: 20, y: 410, width: 280, height: 26))
        pages.numberOfPages = 5
        pages.backgroundColor = .systemGray
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame = CGRect(x: 300, y: 390, width: 37, height: 37)
        spinner.startAnimating()
        let picker = UIPickerView(frame: CGRect(x: 20, y: 450, width: 320, height: 200))
        let rows = PickerRows()
        picker.dataSource = rows
        picker.delegate = rows
        for view in [toggle, slider, segments, stepper, field, filled, tinted, progress, pages, spinner, picker] as [UIView] {
            root.addSubview(view)
        }
        let stage = ListWindow(root)
        stage.settle(0.3)
        stage.picture("controls")
        stage.tap(CGPoint(x: 45, y: 55))
        #expect(toggle.isOn)
        stage.touch(.began, CGPoint(x: 34, y: 115))
        stage.touch(.moved, CGPoint(x: 174, y: 115))
        stage.touch(.ended, CGPoint(x: 174, y: 115))
        #expect(abs(slider.value - 0.55) < 0.02)
        stage.tap(CGPoint(x: 270, y: 175))
        #expect(segments.selectedSegmentIndex == 2)
        stage.tap(CGPoint(x: 100, y: 236))
        #expect(stepper.value == 1)
        stage.tap(CGPoint(x: 100, y: 287))
        stage.input.type("Hallo")
        stage.settle(0.4)
        #expect(field.isEditing && field.text == "Hallo")
        stage.picture("controls-after")
        field.resignFirstResponder()
        stage.settle(1)
        picker.selectRow(2, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
    }
}

@MainActor final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 8 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Choice \(row)" }
}

extension ControlTests {
    @Test("a picker view of millions of points creates only as many rows as fit a screen")
    func hugePicker() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 2_000_000_000)), rows = ManyRows()
        picker.dataSource = rows
        picker.delegate = rows
        picker.layoutIfNeeded()
        #expect((1...1000).contains(rows.asked))
    }

    @Test("adjustsImageSizeForAccessibilityContentSizeCategory enlarges an image view at accessibility sizes")
    func accessibleImage() {
        let view = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 22, height: 44)).image { _ in }), root = UIView()
        root.addSubview(view)
        let stage = ListWindow(root)
        #expect(!view.adjustsImageSizeForAccessibilityContentSizeCategory)
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        stage.settle()
        #expect(view.intrinsicContentSize == CGSize(width: 22, height: 44))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // Body's lines grow from 22 to 34 points.
        #expect(view.intrinsicContentSize == CGSize(width: 34, height: 68))
        stage.window.traitOverrides.preferredContentSizeCategory = .extraLarge
        stage.settle()
        #expect(view.intrinsicContentSize == CGSize(width: 22, height: 44))
    }

    @Test(
        "three page dots are 116 by 25⅔ points since iOS 14, 39 by 37 before, 73 by 25⅔ in iOS 26; progress bars are thicker from iOS 14 on",
        .rule("metrics-7"))
    func pagesAndProgress() {
        func pages() -> CGSize {
            let control = UIPageControl()
            control.numberOfPages = 3
            return control.intrinsicContentSize
        }
        func isNear(_ a: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool { abs(a.width - width) < 0.5 && abs(a.height - height) < 0.5 }
        #expect(isNear(pages(), 116, 25.667))
        #expect(
            UIProgressView().intrinsicContentSize.height == 4 && UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
        Generation.emulating(.ios8) {
            #expect(isNear(pages(), 39, 37))
            #expect(UIProgressView().intrinsicContentSize.height == 2)
        }
        Generation.emulating(.ios26) { #expect(isNear(pages(), 73, 25.667)) }
    }
}

@MainActor private final class ManyRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var asked = 0
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked += 1
        return "\(row)"
    }
}
