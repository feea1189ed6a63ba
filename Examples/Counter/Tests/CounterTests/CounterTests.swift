import Testing
import UIKitTesting
@testable import Counter

@MainActor @Suite struct CounterTests {
    @Test("each tap increments the count that the label shows") func taps() {
        let controller = CounterViewController(), stage = Stage(root: controller)
        for _ in 0..<3 { stage.tap(controller.button) }
        #expect(controller.count == 3 && controller.label.text == "3")
        #expect(
            stage.trace(of: ["viewDidLoad", "viewDidAppear"]) == [
                "CounterViewController.viewDidLoad", "CounterViewController.viewDidAppear",
            ])
    }
}
