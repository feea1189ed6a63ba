import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// The rounding of layout to the pixels of an iPhone at 3x.
@MainActor @Suite(.serialized) struct PixelTests {
    /// A view with these pixel sizes centered in another, which is centered on the screen; returns the inner one's origin in pixels.
    private func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
        let stage = Stage(root: UIViewController(), size: CGSize(width: 393, height: 852))
        let parent = UIView(), child = UIView()
        stage.window.addSubview(parent)
        parent.addSubview(child)
        for (view, size) in [(parent, outer), (child, inner)] {
            guard let superview = view.superview else { continue }
            view.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: superview.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: superview.centerYAnchor),
                view.widthAnchor.constraint(equalToConstant: size.width / 3),
                view.heightAnchor.constraint(equalToConstant: size.height / 3),
            ])
        }
        stage.window.layoutIfNeeded()
        return CGPoint(x: (child.frame.minX * 3).rounded(), y: (child.frame.minY * 3).rounded())
    }

    // Measured in the reference images of FixFlex's samples (psharanda/FixFlex, iPhone, 3x): 600 pixels in 1179 start at 289.5.
    @Test("an edge is rounded to its pixel on screen, whatever its superview's rounding", .rule("metrics-1"))
    func screenPixels() {
        #expect(origin(of: CGSize(width: 261, height: 101), in: CGSize(width: 600, height: 600)) == CGPoint(x: 169, y: 250))
        #expect(origin(of: CGSize(width: 317, height: 90), in: CGSize(width: 600, height: 363)) == CGPoint(x: 141, y: 136))
        #expect(origin(of: CGSize(width: 60, height: 90), in: CGSize(width: 600, height: 245)) == CGPoint(x: 270, y: 77))
    }

    @Test("views pinned to the edges of a view between two pixels stay on them", .rule("metrics-1"), arguments: [-50.0, -393])
    func pinned(offset: CGFloat) {
        let stage = Stage(root: UIViewController(), size: CGSize(width: 393, height: 852))
        let parent = UIView(), child = UIView()
        stage.window.addSubview(parent)
        parent.addSubview(child)
        parent.translatesAutoresizingMaskIntoConstraints = false
        child.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            parent.leadingAnchor.constraint(equalTo: stage.window.centerXAnchor, constant: offset),
            parent.widthAnchor.constraint(equalToConstant: 100),
            parent.topAnchor.constraint(equalTo: stage.window.topAnchor), parent.heightAnchor.constraint(equalToConstant: 100),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor), child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            child.topAnchor.constraint(equalTo: parent.topAnchor), child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
        stage.window.layoutIfNeeded()
        #expect(child.frame == parent.bounds)
    }

    @Test("a view is placed again if its superview moves by half a pixel", .rule("metrics-1"))
    func moving() throws {
        let stage = Stage(root: UIViewController(), size: CGSize(width: 393, height: 852))
        let parent = UIView(), child = UIView()
        stage.window.addSubview(parent)
        parent.addSubview(child)
        parent.translatesAutoresizingMaskIntoConstraints = false
        child.translatesAutoresizingMaskIntoConstraints = false
        let leading = parent.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([
            leading, parent.topAnchor.constraint(equalTo: stage.window.topAnchor), parent.widthAnchor.constraint(equalToConstant: 100),
            parent.heightAnchor.constraint(equalToConstant: 100),
            child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20.5),
            child.topAnchor.constraint(equalTo: parent.topAnchor), child.widthAnchor.constraint(equalToConstant: 10),
            child.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.window.layoutIfNeeded()
        #expect((child.frame.minX * 3).rounded() == 62)
        leading.constant = 10.5
        stage.window.layoutIfNeeded()
        #expect((parent.frame.minX * 3).rounded() == 32)
        #expect((child.frame.minX * 3).rounded() == 61)
    }
}
