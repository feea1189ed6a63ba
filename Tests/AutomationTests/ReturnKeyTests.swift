import Testing
import UIKit
@testable import Automation

@MainActor @Suite("The return key in the element tree", .serialized)
struct ReturnKeyTests {
    @Test("the return key has the identifier by which public UI tests know it, and a label of small letters")
    func names() throws {
        let form = FormController()
        let driven = Driven(form)
        form.loadViewIfNeeded()
        form.field.becomeFirstResponder()
        for (type, name) in [(UIReturnKeyType.next, "Next:"), (.join, "Join:"), (.done, "Done"), (.continue, "Continue")] {
            form.field.returnKeyType = type
            form.field.reloadInputViews()
            driven.stage.settle()
            #expect(try driven.one(["type": "Button", "identifier": .string(name)]).label == name.lowercased().filter(\.isLetter))
        }
    }
}
