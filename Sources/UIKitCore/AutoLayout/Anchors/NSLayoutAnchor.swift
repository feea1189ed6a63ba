import Foundation

/// An attribute of a view or guide that constraints relate to others of its kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    nonisolated(unsafe) package final let slot: LayoutSlot?
    package final let attribute: NSLayoutConstraint.Attribute
    package final var span: LayoutSpan?

    package init(_ slot: LayoutSlot?, _ attribute: NSLayoutConstraint.Attribute) {
        self.slot = slot
        self.attribute = attribute
        super.init()
    }

    /// Creates an anchor without an item, as tests do.
    public override init() {
        (slot, attribute) = (nil, .notAnAttribute)
        super.init()
    }

    deinit { slot?.forget(self) }

    /// The item and the attribute as text, as in messages about constraints.
    open var name: String { "\(ItemNames.name(of: slot?.item)).\(attribute.name)" }
    /// The view or guide of the anchor, or `nil` if it was deallocated.
    open var item: AnyObject? { slot?.item }
    /// Whether the constraints of the anchor's view allow more than one layout.
    open var hasAmbiguousLayout: Bool { slot?.hierarchyView?.hasAmbiguousLayout ?? false }
    /// The constraints that determine the anchor's view along the anchor's axis, for debugging.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        slot?.hierarchyView?.constraintsAffectingLayout(for: attribute.kind == .vertical || attribute == .height ? .vertical : .horizontal)
            ?? []
    }

    /// Returns an inactive constraint: this anchor equals another. Activate it with `isActive`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { relate(.equal, anchor, 1, 0) }
    /// Returns an inactive constraint: this anchor is at least another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// Returns an inactive constraint: this anchor is at most another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, 0)
    }
    /// Returns an inactive constraint: this anchor equals another plus `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, 1, c)
    }
    /// Returns an inactive constraint: this anchor is at least another plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, c)
    }
    /// Returns an inactive constraint: this anchor is at most another plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, c)
    }

    final func relate(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.firstSlot = slot
        constraint.firstAttributeStored = attribute
        constraint.firstSpan = span
        constraint.relationStored = relation
        // The other anchor is irrelevant: UIKit makes it a constant, as FloatingPanel's tests of `fractionalInset: 0` show.
        let other = multiplier == 0 ? nil : anchor
        constraint.multiplierStored = other == nil ? 1 : ConstraintLimits.multiplier(multiplier)
        if let anchor = other {
            constraint.secondSlot = anchor.slot
            constraint.secondAttributeStored = anchor.attribute
            constraint.secondSpan = anchor.span
            if attribute.isDirectional != anchor.attribute.isDirectional { ConstraintValidation.check(constraint) }
        }
        constraint.constantStored = ConstraintLimits.constant(constant, of: constraint)
        return constraint
    }

    /// Anchors of the same attribute of the same item are equal, including those of a distance.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated {
            guard let other = object as? any ItemAnchor else { return false }
            return other.slot === slot && other.attribute == attribute && other.span == span
        }
    }
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { (slot.map { ObjectIdentifier($0).hashValue } ?? 0) ^ attribute.rawValue }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { "<\(ItemNames.className(of: self)):\(ItemNames.address(of: self)) \"\(name)\">" }
    }
}

/// An anchor of any kind.
@MainActor
private protocol ItemAnchor {
    var slot: LayoutSlot? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
    var span: LayoutSpan? { get }
}
extension NSLayoutAnchor: ItemAnchor {}

/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, which constraints can relate to other lengths.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, attribute: .width)
    }

    /// Returns an inactive constraint: this anchor follows another at the standard distance (8 points), times `multiplier`.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, 1, SystemSpacing.horizontal * multiplier)
    }
    /// Returns an inactive constraint: this anchor follows another at least at the standard distance, times `multiplier`.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, SystemSpacing.horizontal * multiplier)
    }
    /// Returns an inactive constraint: this anchor follows another at most at the standard distance, times `multiplier`.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, SystemSpacing.horizontal * multiplier)
    }
}

/// A vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor down to another, which constraints can relate to other lengths.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor, attribute: .height)
    }

    /// Returns an inactive constraint: this anchor is below another at the standard distance, times `multiplier`. Between baselines, the
    /// distance depends on the fonts at the time of the call.
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, 1, SystemSpacing.vertical(from: anchor, to: self) * multiplier)
    }
    /// Returns an inactive constraint: this anchor is below another at least at the standard distance, times `multiplier`.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, 1, SystemSpacing.vertical(from: anchor, to: self) * multiplier)
    }
    /// Returns an inactive constraint: this anchor is below another at most at the standard distance, times `multiplier`.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, 1, SystemSpacing.vertical(from: anchor, to: self) * multiplier)
    }
}

/// A width, a height, or the distance between two positions.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public override init() { super.init() }
    package override init(_ slot: LayoutSlot?, _ attribute: NSLayoutConstraint.Attribute) { super.init(slot, attribute) }

    convenience init<Kind>(from: NSLayoutAnchor<Kind>, to: NSLayoutAnchor<Kind>, attribute: NSLayoutConstraint.Attribute) {
        self.init(from.slot, attribute)
        span = LayoutSpan(from: from.slot, fromAttribute: from.attribute, to: to.slot, toAttribute: to.attribute)
    }

    /// Returns an inactive constraint: this length is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }
    /// Returns an inactive constraint: this length is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.greaterThanOrEqual, nil, 1, c) }
    /// Returns an inactive constraint: this length is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { relate(.lessThanOrEqual, nil, 1, c) }
    /// Returns an inactive constraint: this length is another, times `m`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { relate(.equal, anchor, m, 0) }
    /// Returns an inactive constraint: this length is at least another, times `m`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, 0)
    }
    /// Returns an inactive constraint: this length is at most another, times `m`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, 0)
    }
    /// Returns an inactive constraint: this length is another, times `m`, plus `c` points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, anchor, m, c)
    }
    /// Returns an inactive constraint: this length is at least another, times `m`, plus `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, anchor, m, c)
    }
    /// Returns an inactive constraint: this length is at most another, times `m`, plus `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, anchor, m, c)
    }
}

/// The standard distance between neighbors.
@MainActor
package enum SystemSpacing {
    static let horizontal: CGFloat = 8

    /// From baseline to baseline the distance depends on the fonts (documentation of `constraint(equalToSystemSpacingBelow:multiplier:)`):
    /// the texts are 8 points apart. Interface Builder stored 33 points at a multiplier of 1.2 between 17 point texts, whose ascent and
    /// descent are 20.
    // FIXME(gap): the distance does not follow a font that changes afterward; from an edge to a baseline, the distance between edges is
    // used.
    static func vertical(from upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(upper.attribute), baselines.contains(lower.attribute) else { return 8 }
        return betweenBaselines(upper.slot?.view, lower.slot?.view)
    }

    /// The distance between texts in text styles is the line height of the larger one: Interface Builder stored 28 points from a second
    /// title to a third, in stack views that measure from baseline to baseline.
    package static func betweenBaselines(_ upper: UIView?, _ lower: UIView?) -> CGFloat {
        guard let above = text(upper), let below = text(lower) else { return 8 }
        if let first = leading(above), let second = leading(below) { return max(first, second) }
        return above.baselineOffsets.last + half(above) + 8 + below.baselineOffsets.first + half(below)
    }

    private static func text(_ view: UIView?) -> (any BaselineProviding)? {
        (view as? any BaselineProviding).flatMap { $0.hasBaselines ? $0 : nil }
    }
    private static func leading(_ view: any BaselineProviding) -> CGFloat? {
        view.baselineFont.flatMap { font in font.textStyle.map { TextStyleFigures.of($0).leading(at: font.pointSize) } }
    }
    /// Returns the distance from the edge to the origin of the baseline offsets.
    private static func half(_ view: any BaselineProviding) -> CGFloat {
        view.baselinesFollowMiddle ? view.intrinsicContentSize.height / 2 : 0
    }
}
