import ConstraintSolver
import Foundation

/// A linear relation between attributes of two views or guides: `first.attribute = multiplier × second.attribute + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: MainActorKeyValueObject {
    /// Slots rather than items: a slot knows when its item is deallocated, and weak references would slow every view down.
    package final var firstSlot: LayoutSlot?
    package final var secondSlot: LayoutSlot?
    package final var firstAttributeStored: Attribute = .notAnAttribute
    package final var secondAttributeStored: Attribute = .notAnAttribute
    package final var relationStored: Relation = .equal
    package final var multiplierStored: CGFloat = 1
    package final var constantStored: CGFloat = 0
    package final var priorityStored = UILayoutPriority.required
    /// The distances that `anchorWithOffset(to:)` created, in place of an item.
    package final var firstSpan: LayoutSpan?
    package final var secondSpan: LayoutSpan?

    /// The view that holds the constraint while it is active.
    package final var containerSlot: LayoutSlot?
    /// The number of the activation, which gives the order in which constraints compete in ties.
    package final var activation: UInt64 = 0
    /// The constraint's row in the engine.
    package final var row = Constraint(index: -1)
    package final var engineNumber: UInt32 = 0
    /// `row constant = constant + rowOffset`.
    package final var rowOffset: Double = 0

    public override init() { super.init() }

    /// Creates an inactive constraint: `view1.attr1 = multiplier × view2.attr2 + c`, or an inequality. Attributes of different kinds raise
    /// an exception.
    ///
    /// - Parameters:
    ///   - view2: The second item; `nil` compares the first attribute with the constant alone.
    ///   - c: The constant in points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstSlot = LayoutSlot.of(ConstraintItem.object(view1))
        secondSlot = LayoutSlot.of(view2.flatMap(ConstraintItem.object))
        firstAttributeStored = attr1
        // Without a second item there is no second attribute.
        secondAttributeStored = secondSlot == nil ? .notAnAttribute : attr2
        relationStored = relation
        // There is no multiplier, either.
        multiplierStored = secondSlot == nil ? 1 : ConstraintLimits.multiplier(multiplier)
        constantStored = ConstraintLimits.constant(c, of: self)
        ConstraintValidation.check(self)
    }

    /// Creates a constraint without validation, for arguments known to be valid.
    package convenience init(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required, identifier: String? = nil
    ) {
        self.init()
        firstSlot = LayoutSlot.of(first)
        secondSlot = LayoutSlot.of(second)
        firstAttributeStored = firstAttribute
        secondAttributeStored = secondAttribute
        relationStored = relation
        multiplierStored = multiplier
        constantStored = constant
        priorityStored = priority
        self.identifier = identifier
    }

    package final var firstTarget: AnyObject? { firstSlot?.item }
    package final var secondTarget: AnyObject? { secondSlot?.item }
    package final var container: UIView? { containerSlot?.view }

    // MARK: The equation

    /// The first item, or `nil` for the distance between two positions (`anchorWithOffset(to:)`), as wordlessj/Bamboo's tests state.
    open var firstItem: AnyObject? { firstSpan == nil ? firstTarget : nil }
    /// The second item; `nil` if there is none, or for the distance between two positions.
    open var secondItem: AnyObject? { secondSpan == nil ? secondTarget : nil }
    /// The attribute on the left of the equation.
    open var firstAttribute: Attribute { firstAttributeStored }
    /// The attribute on the right of the equation; `notAnAttribute` if there is no second item.
    open var secondAttribute: Attribute { secondAttributeStored }
    /// Whether the two sides are equal, or which may be greater.
    open var relation: Relation { relationStored }
    /// The factor of the second attribute. It can't be changed.
    open var multiplier: CGFloat { multiplierStored }
    /// The anchor on the left of the equation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        firstSlot?.anchor(of: firstAttributeStored) ?? NSLayoutAnchor(nil, firstAttributeStored)
    }
    /// The anchor on the right of the equation, or `nil` if there is no second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondSlot?.anchor(of: secondAttributeStored) }

    /// The number of points added on the right of the equation. It may be changed while the constraint is active; layout follows in the
    /// same turn.
    open var constant: CGFloat {
        get { constantStored }
        set {
            guard newValue != constantStored else { return }
            constantStored = ConstraintLimits.constant(newValue, of: self)
            ConstraintActivation.constantDidChange(self)
        }
    }

    /// The priority. Before iOS 13 it cannot change between required and not required while the constraint is active.
    open var priority: UILayoutPriority {
        get { priorityStored }
        set {
            guard newValue != priorityStored else { return }
            guard ConstraintValidation.allows(newValue, for: self) else { return }
            priorityStored = newValue
            ConstraintActivation.priorityDidChange(self)
        }
    }

    // MARK: Being active

    /// Whether the constraint takes part in layout. Activating one whose items have no common ancestor raises an exception.
    open var isActive: Bool {
        get { containerSlot?.view != nil }
        set {
            if newValue { ConstraintActivation.activate(self) } else { ConstraintActivation.deactivate(self) }
        }
    }

    /// Activates constraints in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // FIXME(gap): archived views omit their constraints.
    /// Whether the constraint is written with its view. Stored but has no effect: archives omit constraints.
    open var shouldBeArchived = false
    /// A name for messages about constraints, or `nil`.
    open var identifier: String?

    // MARK: Visual format

    /// Returns the inactive constraints of a layout string such as `H:|-[name]-|`. A mistake in the string raises an exception that shows
    /// its position.
    ///
    /// - Parameters:
    ///   - metrics: The numbers that the string names.
    ///   - views: The views and guides that the string names.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        VisualFormat.constraints(format, opts, metrics ?? [:], views)
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
    }
}

/// A distance between two positions, as a dimension.
package struct LayoutSpan: Equatable {
    package var from: LayoutSlot?
    package var fromAttribute: NSLayoutConstraint.Attribute
    package var to: LayoutSlot?
    package var toAttribute: NSLayoutConstraint.Attribute

    package static func == (a: LayoutSpan, b: LayoutSpan) -> Bool {
        a.from === b.from && a.fromAttribute == b.fromAttribute && a.to === b.to && a.toAttribute == b.toAttribute
    }
}

/// The items that a constraint may relate.
@MainActor
enum ConstraintItem {
    static func object(_ item: Any) -> AnyObject? {
        // The item may be an optional, or a controller's layout guide.
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        return item as AnyObject
    }

    /// Returns the view in whose coordinate space the item's frame is.
    static func space(of item: AnyObject) -> UIView? {
        if let view = item as? UIView { return view.storedSuperview }
        return (item as? UILayoutGuide)?.owningView
    }
}
