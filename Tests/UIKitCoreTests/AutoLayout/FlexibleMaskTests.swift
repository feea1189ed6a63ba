import RuleTrait
import Testing
import UIKit

/// The effect of a view's flexible mask on constraints inside and outside of it.
@MainActor @Suite("Flexible autoresizing masks and constraints", .serialized)
struct FlexibleMaskTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    /// A view placed by constraints, which contains a nib's view that fills it by its mask, which contains 60 points of content between
    /// margins of 10.
    private func custom() -> (outer: UIView, inner: UIView, content: UIView) {
        let outer = UIView(), inner = UIView(), content = UIView()
        outer.translatesAutoresizingMaskIntoConstraints = false
        inner.frame = outer.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        content.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
            content.heightAnchor.constraint(equalToConstant: 60),
        ])
        return (outer, inner, content)
    }

    @Test("content of a view that fills its superview by its mask sizes that superview")
    func pushing() {
        let (outer, inner, content) = custom()
        root.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
        #expect(content.frame == CGRect(x: 10, y: 10, width: 380, height: 60))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
        #expect(content.frame.width == 280)
    }

    @Test("a fitting size includes content inside a view with a flexible mask")
    func fitting() {
        let (outer, _, content) = custom()
        content.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 80))
    }

    @Test("a rigid mask, and one with flexible margins, keep the frame")
    func rigid() {
        for mask in [[], [.flexibleHeight, .flexibleTopMargin]] as [UIView.AutoresizingMask] {
            let (outer, inner, _) = custom()
            inner.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
            inner.autoresizingMask = mask
            #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
        }
    }

    @Test("a superview with a fixed frame is not sized by its content")
    func kept() {
        let (outer, inner, _) = custom()
        outer.translatesAutoresizingMaskIntoConstraints = true
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        inner.frame = outer.bounds
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        outer.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.widthAnchor.constraint(equalToConstant: 150),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 150, height: 80))
        #expect(inner.frame == outer.bounds)
    }
}
