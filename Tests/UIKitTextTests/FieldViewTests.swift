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

    /// square/Blueprint, TextFieldTests/test_snapshots_disabled: the text of a disabled field is black on iOS 15.
    @Test("a disabled field's text keeps its color")
    func disabled() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.backgroundColor = .white
        field.font = .boldSystemFont(ofSize: 24)
        field.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        field.text = "lllll"
        field.isEnabled = false
        field.layoutIfNeeded()
        let compositor = Compositor(rootLayer: field.layer, size: field.bounds.size, scale: 1)
        defer { RenderTree.remove(field.layer) }
        compositor.render()
        let isRed = (0..<40).contains { y in
            (0..<100).contains { x in
                let pixel = compositor.pixels.row(y)[x]
                return pixel >> 16 & 255 > 240 && pixel >> 8 & 255 < 40 && pixel & 255 < 40
            }
        }
        #expect(isRed)
    }
}
