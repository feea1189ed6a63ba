import Foundation
import Testing
import UIKitRuntime

@testable import UIKitCore

@MainActor @Suite struct AnchorTests {
    @Test("anchors of the same attribute of the same item are equal")
    func equality() {
        let a = UIView(), b = UIView()
        a.addSubview(b)
        let constraint = b.topAnchor.constraint(equalTo: a.safeAreaLayoutGuide.topAnchor)
        #expect(constraint.firstAnchor.isEqual(b.topAnchor))
        #expect(constraint.secondAnchor?.isEqual(a.safeAreaLayoutGuide.topAnchor) == true)
        #expect(!constraint.firstAnchor.isEqual(b.bottomAnchor))
        #expect(!constraint.firstAnchor.isEqual(a.topAnchor))
        #expect(
            constraint.firstAnchor === b.topAnchor && constraint.firstAnchor === b.topAnchor.constraint(equalTo: a.topAnchor).firstAnchor)
        #expect(Set([b.topAnchor, b.topAnchor]).count == 1)
        #expect(a.topAnchor.anchorWithOffset(to: b.topAnchor).isEqual(a.topAnchor.anchorWithOffset(to: b.topAnchor)))
        #expect(!a.topAnchor.anchorWithOffset(to: b.topAnchor).isEqual(a.topAnchor.anchorWithOffset(to: b.bottomAnchor)))
    }

    @Test("the distance of two anchors has no item; an anchor can be created without an item, and cast to another kind")
    func itemless() {
        let a = UIView(), b = UIView()
        a.addSubview(b)
        let distance = a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor),
            constraint = distance.constraint(equalTo: a.trailingAnchor.anchorWithOffset(to: b.trailingAnchor))
        #expect(constraint.firstItem == nil && constraint.secondItem == nil)
        #expect(a.widthAnchor.constraint(equalTo: b.widthAnchor).firstItem === a)
        #expect(NSLayoutXAxisAnchor().item == nil && NSLayoutDimension().item == nil)
        let anchor = AnchorCast.cast(b.topAnchor, NSLayoutAnchor<AnyObject>.self)
        #expect(anchor.isEqual(b.topAnchor) && anchor === AnchorCast.castIfAnchor(anchor, NSLayoutAnchor<NSLayoutXAxisAnchor>.self))
        #expect(AnchorCast.castIfAnchor(a, NSLayoutAnchor<AnyObject>.self) == nil)
    }

    @Test("a constraint with multiplier 0 becomes a constant")
    func zeroMultiplier() {
        let a = UIView(), b = UIView()
        let constraint = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0, constant: 7)
        #expect(constraint.multiplier == 1)
        #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
        #expect(constraint.constant == 7)
    }

    @Test("a subclass of NSLayoutConstraint can observe, and gets awakeFromNib")
    func constraintSubclass() {
        final class Watching: NSLayoutConstraint {
            var seen: [String] = []
            override func awakeFromNib() { seen.append("awake") }
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
            ) {
                MainActor.assumeIsolated { seen.append(keyPath ?? "") }
            }
        }
        let constraint = Watching(), view = UIView()
        constraint.awakeFromNib()
        view.addObserver(constraint, forKeyPath: "alpha", options: .new)
        KeyValueObservation.didChange(view, "alpha")
        view.removeObserver(constraint, forKeyPath: "alpha")
        #expect(constraint.seen == ["awake", "alpha"])
    }

    @Test("an untyped constraint's priority can be read as UILayoutPriority and as Float")
    func untypedConstraint() {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
        #expect(UntypedConstraint(constraint).priority == .required)
        #expect(UntypedConstraint(constraint).priority == Float(1000))
        #expect(UntypedConstraint(UIView()).priority as Float? == nil)
    }
}
