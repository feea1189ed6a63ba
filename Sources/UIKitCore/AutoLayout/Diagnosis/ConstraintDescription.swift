import Foundation

/// The description of a constraint as UIKit prints it: in visual format if that can express it, otherwise as an equation.
@MainActor
enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        var text = "<\(ItemNames.className(of: constraint)):\(ItemNames.address(of: constraint))"
        if let identifier = constraint.identifier, !identifier.isEmpty { text += " '\(identifier)'" }
        text += " \(equation(constraint))"
        text += constraint.isActive ? "   (active" : "   (inactive"
        if let container = containerNamed(constraint) { text += ", names: '|':\(ItemNames.name(of: container)) " }
        return text + ")>"
    }

    // MARK: Visual format

    /// Returns the superview that the visual form writes as `|`.
    private static func containerNamed(_ constraint: NSLayoutConstraint) -> UIView? {
        visual(constraint)?.container
    }

    private static func equation(_ constraint: NSLayoutConstraint) -> String {
        if let visual = visual(constraint) { return visual.text }
        let relation = symbol(constraint.relationStored)
        var text = "\(ItemNames.name(of: constraint.firstTarget)).\(constraint.firstAttributeStored.name) \(relation) "
        let constant = constraint.constantStored
        if let second = constraint.secondTarget {
            if constraint.multiplierStored != 1 { text += "\(number(constraint.multiplierStored))*" }
            text += "\(ItemNames.name(of: second)).\(constraint.secondAttributeStored.name)"
            if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
        } else {
            text += number(constant)
        }
        if constraint.priorityStored != .required { text += " @\(number(CGFloat(constraint.priorityStored.rawValue)))" }
        return text
    }

    private static func visual(_ constraint: NSLayoutConstraint) -> (text: String, container: UIView?)? {
        guard constraint.multiplierStored == 1, let first = constraint.firstTarget, let second = constraint.secondTarget else { return nil }
        let attributes = (constraint.firstAttributeStored, constraint.secondAttributeStored)
        let direction = attributes.0.kind == .horizontal ? "H" : "V"
        let isForward = constraint.constantStored >= 0
        func gap(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> String {
            var text = "\(relation == .equal ? "" : symbol(relation))\(number(constant))"
            if constraint.priorityStored != .required { text += "@\(number(CGFloat(constraint.priorityStored.rawValue)))" }
            return "-(\(text))-"
        }
        let isStart: Bool, isEnd: Bool
        switch attributes {
        case (.leading, .leading), (.top, .top), (.left, .left): (isStart, isEnd) = (true, false)
        case (.trailing, .trailing), (.bottom, .bottom), (.right, .right): (isStart, isEnd) = (false, true)
        case (.leading, .trailing), (.top, .bottom), (.left, .right):
            guard isForward else { return nil }
            return (
                "\(direction):[\(ItemNames.name(of: second))]\(gap(constraint.relationStored, constraint.constantStored))[\(ItemNames.name(of: first))]",
                nil
            )
        default: return nil
        }
        // Only to the superview.
        if isStart, isForward, let container = second as? UIView, ConstraintItem.space(of: first) === container {
            return ("\(direction):|\(gap(constraint.relationStored, constraint.constantStored))[\(ItemNames.name(of: first))]", container)
        }
        if isEnd, let container = first as? UIView, ConstraintItem.space(of: second) === container, isForward {
            return ("\(direction):[\(ItemNames.name(of: second))]\(gap(constraint.relationStored, constraint.constantStored))|", container)
        }
        if isEnd, let container = second as? UIView, ConstraintItem.space(of: first) === container, constraint.constantStored <= 0 {
            let flipped = NSLayoutConstraint.Relation(rawValue: -constraint.relationStored.rawValue) ?? .equal
            return ("\(direction):[\(ItemNames.name(of: first))]\(gap(flipped, -constraint.constantStored))|", container)
        }
        return nil
    }

    static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    /// Formats the number like `%g`.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%g", Double(value))
    }
}
