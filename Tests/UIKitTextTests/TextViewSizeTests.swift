import RuleTrait
import Testing
import UIKitText

@MainActor @Suite(.serialized) struct TextViewSizeTests {
    @Test("the content's size is right without a layout, after text, width and insets changed", .rule("metrics-7")) func contentSize() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        #expect(view.contentSize.width == 200)
        let one = view.contentSize.height
        #expect(abs(one - 36.333) < 0.34)
        view.text = "One\nTwo\nThree"
        #expect(abs(view.contentSize.height - (one + 2 * 20.287)) < 0.5)
        view.textContainerInset.top = 28
        #expect(abs(view.contentSize.height - (one + 2 * 20.287 + 20)) < 0.5)
        view.frame.size.width = 40
        #expect(view.contentSize.height > one + 4 * 20)
    }

    @Test("a search field's parts stand where they were measured", .rule("metrics-6")) func searchField() {
        Generation.emulating(.ios26) {
            let field = UISearchTextField(frame: CGRect(x: 8, y: 0, width: 359, height: 44))
            field.text = "Query"
            #expect(field.leftViewRect(forBounds: field.bounds).minX == 12)
            #expect(abs(field.textRect(forBounds: field.bounds).minX - 39.667) < 0.01)
            let clear = field.clearButtonRect(forBounds: field.bounds)
            #expect(clear.size == CGSize(width: 20, height: 20) && abs(clear.maxX - (359 - 14.333)) < 0.01)
        }
    }

    @Test("a search field's parts change sides where text runs from right to left") func mirrored() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.leftViewRect(forBounds: field.bounds).maxX == 294)
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 7)
    }
}
