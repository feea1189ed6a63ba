import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("a button's configuration update", .serialized)
struct ButtonUpdateTests {
    @Test("what the update handler sets asks for no further update, so layout comes to rest")
    func handler() {
        let controller = UIViewController(), button = UIButton(configuration: .bordered())
        var updates = 0
        button.configurationUpdateHandler = { button in
            updates += 1
            button.configuration?.title = button.isSelected ? "Selected" : "Not selected"
            button.configuration?.image = UIImage(systemName: "circle")
        }
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        stage.settle()
        let first = updates
        #expect(first >= 1 && button.intrinsicContentSize.width > 100)
        stage.settle()
        #expect(updates == first)
        button.isSelected = true
        stage.settle()
        #expect(updates == first + 1 && button.configuration?.title == "Selected")
    }
}
