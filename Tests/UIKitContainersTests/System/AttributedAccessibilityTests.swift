import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct AttributedAccessibilityTests {
    @Test("attributed user input labels are available as text, and a location descriptor's point is the center of its view")
    func accessibility() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.accessibilityAttributedUserInputLabels = [NSAttributedString(string: "Fruit")]
        #expect(view.accessibilityUserInputLabels == ["Fruit"])
        let descriptor = UIAccessibilityLocationDescriptor(name: "Fruit", view: view)
        view.accessibilityDragSourceDescriptors = [descriptor]
        #expect(view.accessibilityDragSourceDescriptors == [descriptor] && descriptor.point == CGPoint(x: 20, y: 10))
        #expect(UIAccessibilityCustomAction(attributedName: NSAttributedString(string: "Eat")) { _ in true }.name == "Eat")
    }
}
