import RuleTrait
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct TapTests {
    /// Returns how many double taps are recognized when the two points are tapped in quick succession.
    private func doubleTaps(_ first: CGPoint, _ second: CGPoint) -> Int {
        let controller = UIViewController(), recognizer = UITapGestureRecognizer()
        var count = 0
        recognizer.numberOfTapsRequired = 2
        recognizer.addHandler { _ in count += 1 }
        let stage = Stage(root: controller)
        controller.view.addGestureRecognizer(recognizer)
        stage.tap(at: first)
        stage.advance(by: 0.1)
        stage.tap(at: second)
        stage.settle()
        return count
    }

    @Test("two quick taps are a double tap only if they are close together", .rule("metrics-13"))
    func distance() {
        #expect(doubleTaps(CGPoint(x: 100, y: 300), CGPoint(x: 120, y: 310)) == 1)
        #expect(doubleTaps(CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 600)) == 0)
    }
}
