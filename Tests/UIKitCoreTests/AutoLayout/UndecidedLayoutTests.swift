import RuleTrait
import Testing
import UIKit

/// Frames of underdetermined views, and how results are rounded to pixels.
@MainActor @Suite(.serialized)
struct UndecidedLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)), view = UIView()

    init() {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    private func frame(_ constraints: [NSLayoutConstraint], priority: UILayoutPriority = .required) -> CGRect {
        for constraint in constraints { constraint.priority = priority }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return view.frame
    }

    @Test("a width with only an upper limit is zero", arguments: [UILayoutPriority.required, UILayoutPriority(751)])
    func limitedWidth(priority: UILayoutPriority) {
        let frame = frame(
            [view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)],
            priority: priority)
        #expect(frame.width == 0)
        #expect(abs(frame.minX - 590.0 / 3) < 1e-9)
    }

    @Test("a position with only a limit is at its limit", arguments: [UILayoutPriority.required, UILayoutPriority(751)])
    func limitedPosition(priority: UILayoutPriority) {
        let frame = frame(
            [
                view.widthAnchor.constraint(equalToConstant: 100),
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -13),
                view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23),
            ], priority: priority)
        #expect(frame == CGRect(x: 280, y: 829, width: 100, height: 0))
    }

    @Test("of two limits the first one positions the view")
    func twoLimits() {
        let frame = frame([
            view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            view.widthAnchor.constraint(equalToConstant: 50),
        ])
        #expect(frame.minX == 20)
    }

    @Test("leading and trailing follow the layout direction of the view that holds the constraint")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(other)
        let frame = frame([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 100),
            other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8), other.widthAnchor.constraint(equalToConstant: 50),
        ])
        #expect(frame.minX == 283)
        #expect(other.frame.minX == 225)
        root.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        #expect(other.frame.minX == 118)
        // The child's attribute applies to its own descendants.
        view.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 10)
    }

    @Test("sizes are free of rounding errors", .rule("metrics-1"))
    func noNoise() {
        let frame = frame([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 50), view.widthAnchor.constraint(equalToConstant: 100),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.1, constant: 0),
            view.heightAnchor.constraint(equalToConstant: 100),
        ])
        #expect(frame.size == CGSize(width: 100, height: 100))
    }

    @Test("a constant has no second attribute")
    func constantAttribute() {
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 4)
        #expect(constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondItem == nil)
    }

    /// swift-snapshot-testing's testAutolayout: the reference image is as large as the screen.
    @Test(
        "a view without constraints keeps its frame even if it does not translate its mask; one that other views are constrained to does not"
    )
    func uninvolved() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
            child = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), other = UIView()
        for item in [child, other] {
            item.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(item)
        }
        other.widthAnchor.constraint(equalToConstant: 50).isActive = true
        view.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 5, y: 6, width: 7, height: 8) && other.frame.width == 50)
        other.leadingAnchor.constraint(equalTo: child.trailingAnchor).isActive = true
        view.layoutIfNeeded()
        #expect(child.frame == .zero)
    }

    @Test(
        "a window's root view without constraints fills the window, and views constrained to it follow, also those that hug or resist")
    func windowRoot() {
        final class Content: UIView {
            var size = CGSize(width: 50, height: 20) { didSet { invalidateIntrinsicContentSize() } }
            override var intrinsicContentSize: CGSize { size }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let root = UIViewController(), child = UIViewController(), content = Content()
        for view in [root.view!, child.view!, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.view.addSubview(child.view)
        root.addChild(child)
        child.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: child.view.topAnchor),
            content.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
            child.view.topAnchor.constraint(equalTo: root.view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
        window.layoutIfNeeded()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        content.size = CGSize(width: 900, height: 20)
        window.layoutIfNeeded()
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        window.isHidden = true
    }

    // Pictures of thumbtack/thumbprint-ios (TextAreaTest, iOS 17.5): a field of 164 points fills a window of 400.
    @Test("a window's root view keeps the window's size against a height that is required inside it")
    func windowRootOfRequiredContents() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), root = UIViewController(), field = UIView()
        root.view.translatesAutoresizingMaskIntoConstraints = false
        field.translatesAutoresizingMaskIntoConstraints = false
        field.heightAnchor.constraint(equalToConstant: 164).isActive = true
        root.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: root.view.topAnchor), field.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        window.rootViewController = root
        window.isHidden = false
        _ = Console.capturing { window.layoutIfNeeded() }
        #expect(root.view.frame == window.bounds && field.frame == window.bounds)
        window.isHidden = true
    }
}
