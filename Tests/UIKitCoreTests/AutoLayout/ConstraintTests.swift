import RuleTrait
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct ConstraintTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func child(in parent: UIView? = nil, size: CGSize? = nil) -> UIView {
        let view = size.map { FixedSizeView($0) } ?? UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    @Test("a constraint is held by the nearest common ancestor, and removed with it")
    func container() {
        let left = child(), right = child(), inner = child(in: left)
        let across = inner.leadingAnchor.constraint(equalTo: right.trailingAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 10)
        let up = inner.topAnchor.constraint(equalTo: left.topAnchor)
        NSLayoutConstraint.activate([across, own, up])
        #expect(root.constraints == [across])
        #expect(inner.constraints == [own])
        #expect(left.constraints == [up])
        left.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        #expect(!across.isActive)
        #expect(own.isActive && up.isActive)
    }

    @Test("views in different hierarchies cannot be constrained")
    func noCommonAncestor() {
        let view = child(), stranger = UIView()
        let faults = Fault.catching { view.leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true }
        #expect(faults.first?.name == .genericException)
        #expect(
            faults.first?.reason.contains(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            )
                == true)
    }

    @Test("before iOS 13 an active constraint cannot change between required and optional; since then it can")
    func priorityChange() {
        let view = child()
        let width = view.widthAnchor.constraint(equalToConstant: 10), other = view.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        Generation.emulating(.ios8) {
            let faults = Fault.catching { width.priority = .defaultHigh }
            #expect(
                faults.map(\.reason) == [
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750.000000 and the existing priority was 1000.000000."
                ])
            #expect(width.priority == .required)
        }
        root.layoutIfNeeded()
        other.priority = .defaultHigh
        other.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        width.priority = .defaultLow
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        width.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
    }

    @Test("a priority of 750 overrides 749, and a required constraint overrides both", .rule("metrics-15"))
    func winnerTakesAll() {
        let view = child()
        let strong = view.widthAnchor.constraint(equalToConstant: 60), weak = view.widthAnchor.constraint(equalToConstant: 200)
        strong.priority = UILayoutPriority(750)
        weak.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate([weak, strong])
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 90)
    }

    @Test("a changed constant moves the view in the next layout")
    func constant() {
        let view = child(size: CGSize(width: 30, height: 20))
        let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([leading, view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
        leading.constant = 50
        #expect(view.frame.minX == 10)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 50)
    }

    @Test("leading and trailing switch sides in right-to-left layouts, and so do their constants")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let first = child(size: CGSize(width: 30, height: 20)), second = child(size: CGSize(width: 40, height: 20))
        first.semanticContentAttribute = .forceRightToLeft
        second.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(first.frame.maxX == 390)
        #expect(second.frame.maxX == 352)
    }

    @Test("a view with translatesAutoresizingMaskIntoConstraints keeps its frame, and others can be constrained to it")
    func translated() {
        let fixed = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
        root.addSubview(fixed)
        let view = child(size: CGSize(width: 10, height: 10))
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 185, y: 90))
        fixed.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 85, y: 90))
        #expect(fixed.frame == CGRect(x: 0, y: 50, width: 80, height: 40))
    }

    @Test("margin attributes follow layoutMargins")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 5, left: 12, bottom: 0, right: 20)
        let view = child()
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view]-|", views: ["view": view])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[view(20)]", views: ["view": view]))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 12, y: 5, width: 368, height: 20))
        root.layoutMargins.left = 30
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
    }

    @Test("a layout guide separates views without an extra view")
    func guide() {
        let first = child(size: CGSize(width: 20, height: 20)), second = child(size: CGSize(width: 20, height: 20))
        let gap = UILayoutGuide()
        root.addLayoutGuide(gap)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor), gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
            gap.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        ])
        root.layoutIfNeeded()
        #expect(gap.layoutFrame.width == 100)
        #expect(second.frame.minX == 120)
        root.removeLayoutGuide(gap)
        #expect(root.constraints.count == 1)
    }

    @Test("the distance of two anchors is a dimension")
    func composite() {
        let view = child()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
    }

    @Test("systemLayoutSizeFitting returns the current size of a view without constraints or content")
    func fittingUnconstrained() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        plain.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let size = plain.systemLayoutSizeFitting(
            CGSize(width: 100, height: 400), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 100, height: 200))
    }

    @Test("systemLayoutSizeFitting follows the constraints and ignores the frame")
    func fitting() {
        let label = child(size: CGSize(width: 70, height: 20))
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 30))
        let wide = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 200, height: 30))
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 5, width: 380, height: 290))
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 90, height: 30))
    }

    @Test("constraints into another subtree cross the views between")
    func nested() {
        let box = child(), leaf = child(in: box, size: CGSize(width: 10, height: 10)), other = child(size: CGSize(width: 10, height: 10))
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100), box.widthAnchor.constraint(equalToConstant: 50),
            leaf.trailingAnchor.constraint(equalTo: box.trailingAnchor), other.leadingAnchor.constraint(equalTo: leaf.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(leaf.frame.minX == 40)
        #expect(other.frame.minX == 140)
    }

    @Test("a subtree moves to another hierarchy with its constraints")
    func moving() {
        let box = child(), leaf = child(in: box, size: CGSize(width: 10, height: 10))
        NSLayoutConstraint.activate([
            leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        ])
        root.layoutIfNeeded()
        #expect(leaf.frame.minX == 7)
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        other.addSubview(box)
        box.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3).isActive = true
        other.layoutIfNeeded()
        #expect(box.frame.minX == 3)
        #expect(leaf.frame.minX == 7)
        root.layoutIfNeeded()
    }

    @Test("ambiguous views are found, and exerciseAmbiguityInLayout moves them")
    func ambiguity() {
        let view = child(size: CGSize(width: 10, height: 10))
        let vertical = view.topAnchor.constraint(equalTo: root.topAnchor)
        vertical.isActive = true
        #expect(view.hasAmbiguousLayout)
        root.layoutIfNeeded()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .vertical) == [vertical])
    }
}

@MainActor @Suite("Autoresizing masks and constraints", .serialized)
struct StretchingMaskTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    private func pin(_ view: UIView, to other: UIView, inset: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
            view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    @Test("constraints in an effect view's contentView size the effect view")
    func effectView() {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular)), content = FixedSizeView(CGSize(width: 120, height: 40))
        effect.contentView.addSubview(content)
        pin(content, to: effect.contentView, inset: 10)
        root.addSubview(effect)
        effect.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            effect.centerXAnchor.constraint(equalTo: root.centerXAnchor), effect.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(effect.frame == CGRect(x: 130, y: 0, width: 140, height: 60))
        #expect(effect.contentView.frame == effect.bounds && content.frame == CGRect(x: 10, y: 10, width: 120, height: 40))
        content.size.height = 90
        root.layoutIfNeeded()
        #expect(effect.frame.height == 110 && effect.contentView.frame == effect.bounds)
    }

    @Test("a flexible view keeps its margins, and its frame without the mask or if the superview's frame is fixed")
    func margins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 65, height: 65)),
            inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
        let content = FixedSizeView(CGSize(width: 80, height: 80))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.addSubview(content)
        outer.addSubview(inner)
        pin(content, to: inner, inset: 0)
        root.addSubview(outer)
        outer.translatesAutoresizingMaskIntoConstraints = false
        outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(outer.bounds.size == CGSize(width: 95, height: 95) && inner.frame == CGRect(x: 5, y: 5, width: 80, height: 80))
        outer.translatesAutoresizingMaskIntoConstraints = true
        outer.frame.size = CGSize(width: 100, height: 100)
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 85, height: 85))
        inner.autoresizingMask = []
        outer.frame.size = CGSize(width: 200, height: 200)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 85, height: 85) && content.frame.size == inner.bounds.size)
    }
}

/// Lays out the whole window while its size is requested, like an app's code that measures its content.
private final class NosyView: UIView {
    override var intrinsicContentSize: CGSize {
        window?.setNeedsLayout()
        window?.layoutIfNeeded()
        return CGSize(width: 80, height: 30)
    }
}

@MainActor @Suite("Fitting sizes", .serialized)
struct MeasuringTests {
    @Test("a window layout requested by an intrinsic size during a measurement waits for its end")
    func nestedLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), controller = UIViewController(), cell = UIView()
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        cell.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(cell)
        NSLayoutConstraint.activate([
            cell.leftAnchor.constraint(equalTo: controller.view.leftAnchor), cell.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        var above: UIView?
        for _ in 0..<12 {
            let view = NosyView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: cell.leftAnchor), view.rightAnchor.constraint(equalTo: cell.rightAnchor),
                view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? cell.topAnchor),
            ])
            above = view
        }
        above?.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
        for _ in 0..<3 { #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 80, height: 360)) }
        window.layoutIfNeeded()
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 80, height: 360))
    }

    // Apple's sample "Adaptive Photos", ProfileViewController: the image is named first horizontally, and last vertically.
    @Test("of equal priorities along an axis, the view that the axis's constraints name last is stretched or compressed")
    func axisOfTies() {
        final class Sized: UIView {
            let size: CGSize
            init(_ size: CGSize) {
                self.size = size
                super.init(frame: .zero)
                translatesAutoresizingMaskIntoConstraints = false
            }
            required init?(coder: NSCoder) { nil }
            override var intrinsicContentSize: CGSize { size }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let image = Sized(CGSize(width: 200, height: 600)), labels = [20, 18, 16].map { Sized(CGSize(width: 100, height: CGFloat($0))) }
        for view in [image] + labels { root.addSubview(view) }
        let views = ["image": image, "a": labels[0], "b": labels[1], "c": labels[2]] as [String: UIView]
        for format in ["|[image]|", "|-[a]-|", "|-[b]-|", "|-[c]-|", "V:|-[a]-[b]-[c]-20-[image]|"] {
            NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        root.layoutIfNeeded()
        #expect(labels.map(\.frame.height) == [20, 18, 16])
        #expect(image.frame.maxY == 480 && image.frame.minY == labels[2].frame.maxY + 20)
    }

    @Test("a constraint without a second item has a multiplier of 1")
    func multiplierOfNothing() {
        let view = UIView()
        let made = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0, constant: 50)
        #expect(made.multiplier == 1 && made.constant == 50)
        made.isActive = true
        view.layoutIfNeeded()
        #expect(view.widthAnchor.constraint(equalToConstant: 3).multiplier == 1)
    }
}

/// A view with an intrinsic size.
final class FixedSizeView: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ size: CGSize) {
        self.size = size
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { size }
}
