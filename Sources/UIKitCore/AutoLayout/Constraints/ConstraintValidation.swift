import Foundation

/// UIKit's responses to invalid constraints.
@MainActor
enum ConstraintValidation {
    static func check(_ constraint: NSLayoutConstraint) {
        let first = constraint.firstAttributeStored, second = constraint.secondAttributeStored
        if first == .notAnAttribute {
            raise("Constraint must have a valid first attribute")
        }
        if constraint.secondTarget != nil, second == .notAnAttribute {
            raise("A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs.")
        }
        if constraint.secondTarget == nil, first.kind != .size, first.kind != .none {
            raise("A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs.")
        }
        if constraint.multiplierStored == 0, constraint.secondTarget != nil, first.kind != .size {
            raise(
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
            )
        }
        // Positions may be paired across the axes: SnapKit's suite, which passes on Apple's UIKit, ties a left edge to a top one.
        let pairs = (first.kind == .size) == (second.kind == .size)
        guard constraint.secondTarget != nil, second != .notAnAttribute, !pairs || mixesDirections(first, second) else { return }
        let detail =
            mixesDirections(first, second)
            ? "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
            : "Invalid pairing of layout attributes"
        raise(detail)
    }

    private static func mixesDirections(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) -> Bool {
        let absolute: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        return (first.isDirectional && absolute.contains(second)) || (second.isDirectional && absolute.contains(first))
    }

    private static func raise(_ reason: String) {
        Fault.raise(
            .invalidArgumentException,
            "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \(reason)")
    }

    static func allows(_ priority: UILayoutPriority, for constraint: NSLayoutConstraint) -> Bool {
        if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
            Fault.raise(
                .internalInconsistencyException,
                "It's illegal to set priority:\(text(priority)).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
            )
            return false
        }
        // Since iOS 13 it may change: SnapKit/SnapKit#755; crash reports name iOS 12 and earlier only.
        if Generation.current < .ios13, constraint.isActive, (priority == .required) != (constraint.priorityStored == .required) {
            Fault.raise(
                .internalInconsistencyException,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority \(text(priority)) and the existing priority was \(text(constraint.priorityStored))."
            )
            return false
        }
        return true
    }

    private static func text(_ priority: UILayoutPriority) -> String { String(format: "%f", Double(priority.rawValue)) }
}
