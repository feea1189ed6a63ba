import AutomationClient
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

/// A stage for the driver without a host; the test advances the loop's clock.
@MainActor
final class LoopStage: AutomationStage {
    let input = HostInput()
    private(set) var hasEnded = false
    var now: TimeInterval { EventLoop.main.now }
    let hasVirtualClock = true
    func advance(by interval: TimeInterval) { EventLoop.main.advance(by: interval) }
    func settle(limit: TimeInterval) -> Bool {
        var passed: TimeInterval = 0
        while EventLoop.main.wantsFrames || (EventLoop.main.nextDue ?? .infinity) <= now + 0.1 {
            guard passed < limit else { return false }
            advance(by: EventLoop.main.frameDuration)
            passed += EventLoop.main.frameDuration
        }
        return true
    }
    func wait(limit: TimeInterval, until condition: () -> Bool) -> Bool {
        var waited: TimeInterval = 0
        while !condition() {
            guard waited < limit else { return false }
            advance(by: 0.1)
            waited += 0.1
        }
        return true
    }
    var unrest: [String] { EventLoop.main.wantsFrames ? ["an animation"] : [] }
    func picture(of frame: CGRect?) -> (png: Data, size: CGSize) { (Data([1]), frame?.size ?? UIScreen.main.bounds.size) }
    func end() { hasEnded = true }
}

/// An app with one view controller under a driver.
@MainActor
struct Driven {
    let stage: Stage
    let loop = LoopStage()
    let driver: Driver

    init(_ root: UIViewController, device: String = "iPhone 15") {
        stage = Stage(root: root, device: device)
        driver = Driver(loop)
        stage.settle()
    }

    func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue { try driver.answer(method, params).get() }

    /// The error code with which the method fails, or nil if it succeeds.
    func refusal(_ method: String, _ params: JSONValue = [:]) -> ControlError.Code? {
        if case .failure(let error) = driver.answer(method, params) { error.code } else { nil }
    }

    func tree() throws -> ElementSnapshot { try #require(try ask("describe")["tree"].flatMap(ElementSnapshot.init(json:))) }

    func find(_ params: JSONValue) throws -> [ElementSnapshot] {
        try ask("find", params)["elements"]?.array?.compactMap(ElementSnapshot.init(json:)) ?? []
    }

    func one(_ params: JSONValue) throws -> ElementSnapshot { try #require(try find(params).first) }
}

/// A form with every common control.
final class FormController: UIViewController {
    let field = UITextField(), secret = UITextField(), toggle = UISwitch(), slider = UISlider(), button = UIButton(type: .system),
        label = UILabel()
    let segments = UISegmentedControl(items: ["List", "Map"]), progress = UIProgressView(),
        spinner = UIActivityIndicatorView(style: .medium)
    let stepper = UIStepper(), pages = UIPageControl(), text = UITextView(), picture = UIImageView(image: UIImage(systemName: "trash"))
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        (field.placeholder, field.accessibilityIdentifier) = ("Name", "name")
        (secret.placeholder, secret.isSecureTextEntry) = ("Password", true)
        toggle.isOn = true
        slider.value = 0.25
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
        label.text = "Hello"
        segments.selectedSegmentIndex = 1
        progress.progress = 0.5
        spinner.startAnimating()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        text.text = "Note"
        let parts: [UIView] = [field, secret, toggle, slider, button, label, segments, progress, spinner, stepper, pages, text, picture]
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 50, width: part is UIActivityIndicatorView ? 20 : 200, height: 40)
            view.addSubview(part)
        }
    }
}
