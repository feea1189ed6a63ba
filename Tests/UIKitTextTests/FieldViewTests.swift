import Testing
import UIKitText

@MainActor @Suite(.serialized) struct FieldViewTests {
    /// thumbtack/thumbprint-ios, TextInputTest: text ends 16 points before the right view's width from the edge, where the field's own
    /// `textRect` leaves 16 points, and begins after the left view's place.
    @Test("a field's text leaves room for its right view's width, and begins where its left view ends")
    func sides() {
        final class Field: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 16, y: 0, width: 30, height: 20) }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.maxX - 46, y: 0, width: 30, height: 20) }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.semanticContentAttribute = .forceLeftToRight
        (field.leftView, field.rightView) = (UIView(), UIView())
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 46, y: 0, width: 224, height: 40))
    }
}
