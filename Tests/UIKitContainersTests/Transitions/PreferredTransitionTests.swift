import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PreferredTransitionTests {
    @Test("a preferred modal transition is the controller's style") func transition() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.modalTransitionStyle == .crossDissolve && controller.preferredTransition != nil)
    }
}
