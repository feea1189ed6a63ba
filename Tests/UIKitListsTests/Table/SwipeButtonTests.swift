import Testing
import UIKitText

@testable import UIKitLists

@MainActor @Suite struct SwipeButtonTests {
    @Test("a swipe action's button is named by the action's own label, else by its title, else by its image")
    func names() {
        let action = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
        #expect(SwipeButton(action).accessibilityLabel == nil)
        let image = UIImage()
        image.accessibilityLabel = "Bin"
        action.image = image
        #expect(SwipeButton(action).accessibilityLabel == "Bin")
        action.title = "Delete"
        #expect(SwipeButton(action).accessibilityLabel == "Delete")
        action.accessibilityLabel = "Delete Ada"
        let button = SwipeButton(action)
        #expect(button.accessibilityLabel == "Delete Ada" && button.accessibilityTraits.contains(.button))
    }
}
