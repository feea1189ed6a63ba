import Foundation
import InterfaceBuilder

/// Converts `constraint` elements to layout constraints (SP-A066 … SP-A073).
extension Decoding {
    /// Creates and installs the constraints of all views decoded so far.
    func installConstraints() {
        guard document.usesAutoLayout else { return }
        for (view, element) in constraints {
            let description = ConstraintDescription(element)
            // Placeholder constraints are removed at build time. (SP-A071)
            guard !description.isPlaceholder else { continue }
            guard let constraint = make(description, in: view) else {
                // A constraint with a missing item is omitted. (SP-A073)
                log("A constraint refers to an object that does not exist; it is left out.", element)
                continue
            }
            register(constraint, for: element)
            variations.add(element, constraint, self)
            if !variations.excludes(element) { view.addConstraint(constraint) }
            variations.note(constraint, in: view, element)
        }
    }

    private func make(_ description: ConstraintDescription, in view: UIView) -> NSLayoutConstraint? {
        let first: NSObject? = description.firstItem.map { object(withID: $0) } ?? view
        let second: NSObject? = description.secondItem.flatMap { object(withID: $0) }
        guard let first, description.secondItem == nil || second != nil,
            let firstAttribute = NSLayoutConstraint.Attribute(rawValue: ConstraintDescription.rawAttribute(description.firstAttribute)),
            let secondAttribute = NSLayoutConstraint.Attribute(rawValue: ConstraintDescription.rawAttribute(description.secondAttribute))
        else { return nil }
        let relation: NSLayoutConstraint.Relation =
            switch description.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        let isAnchorSpacing = description.element["symbolType"] == "layoutAnchor"
        let ownConstant = isAnchorSpacing ? nil : description.constant
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: isAnchorSpacing ? 1 : description.multiplier,
            constant: ownConstant ?? standardSpacing(description, first, second, in: view))
        constraint.priority = UILayoutPriority(Float(description.priority))
        if let identifier = description.identifier { constraint.identifier = identifier }
        return constraint
    }

    /// Returns Interface Builder's standard spacing. (SP-A070)
    private func standardSpacing(_ description: ConstraintDescription, _ first: NSObject, _ second: NSObject?, in view: UIView) -> CGFloat {
        let between: CGFloat = 8
        if description.element["symbolType"] == "layoutAnchor" { return between * description.multiplier }
        let isEdge = first === view || second === view || first is UILayoutGuide || second is UILayoutGuide
        guard isEdge else { return between }
        return view.superview == nil || first is UILayoutGuide || second is UILayoutGuide ? 20 : between
    }

    /// Adds the constraints that the build step adds for a view that is placed by its frame. (SP-A044)
    func fixFrame(of view: UIView, _ element: Element) {
        if let mask = element.autoresizingMaskValue { view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask) }
        fixedViews.append(view)
    }

    func installFixedFrames() {
        for view in fixedViews {
            // A stack view arranges its subviews, though files of Xcode 7 keep the attribute.
            guard let superview = view.superview, !(superview is UIStackView) else { continue }
            // Xcode 8 reintroduced the mask for views without constraints (WWDC 2016, session 236: it applies at run time): earlier files
            // have only the default mask, with which the view stays in place.
            guard view.autoresizingMask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]) else {
                view.translatesAutoresizingMaskIntoConstraints = true
                continue
            }
            let frame = view.frame
            let list = [
                NSLayoutConstraint(
                    item: view, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .leading, multiplier: 1,
                    constant: frame.minX),
                NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top, multiplier: 1,
                    constant: frame.minY),
            ]
            let sizes = [
                NSLayoutConstraint(
                    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                    constant: frame.width),
                NSLayoutConstraint(
                    item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                    constant: frame.height),
            ]
            for constraint in list + sizes { constraint.identifier = "IB auto generated at build time for view with fixed frame" }
            superview.addConstraints(list)
            view.addConstraints(sizes)
        }
    }
}
