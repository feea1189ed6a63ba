import Testing
import UIKitTesting
@testable import UIKitText

@MainActor @Suite("Search tokens", .serialized) struct SearchTokenTests {
    private func field() -> UISearchTextField {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.placeholder = "Search"
        field.insertToken(UISearchToken(icon: UIImage(systemName: "tag"), text: "Fresh"), at: 0)
        field.layoutIfNeeded()
        return field
    }

    @Test("tokens are between the magnifier and the text, and a field with tokens shows no placeholder") func places() throws {
        let field = field()
        let token = try #require(field.subviews.first { $0.accessibilityLabel == "Fresh" })
        #expect(token.frame.minX >= field.leftViewRect(forBounds: field.bounds).maxX)
        #expect(field.textRect(forBounds: field.bounds).minX >= token.frame.maxX)
        #expect(field.bounds.contains(token.frame) && token.frame.midY == 18)
        #expect(field.placeholderRect(forBounds: field.bounds).isEmpty)
        field.tokens = []
        #expect(!field.placeholderRect(forBounds: field.bounds).isEmpty)
        #expect(!field.subviews.contains { $0.accessibilityLabel == "Fresh" })
    }

    @Test("Backspace at the start of the text deletes the last token, and after a character that character") func deleting() {
        let field = field(), stage = Stage(root: UIViewController())
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        field.insertText("a")
        field.deleteBackward()
        #expect(field.tokens.count == 1 && field.text == "")
        field.allowsDeletingTokens = false
        field.deleteBackward()
        #expect(field.tokens.count == 1)
        field.allowsDeletingTokens = true
        field.deleteBackward()
        #expect(field.tokens.isEmpty)
    }
}
