import ConstraintSolver
import Foundation

/// A constraint in terms of the engine's variables; the terms are in `LayoutEngine.terms`.
struct ConstraintExpression {
    /// `row constant = constant + offset`.
    var offset = 0.0
    var isMirrored = false
    /// Whether the offset follows a value that changes without notice: a scroll offset, a font.
    var dependsOnOffset = false
}

/// A view that shows text.
@MainActor
package protocol BaselineProviding: UIView {
    /// The distances of the first and last baselines from the view's top and bottom, or from its middle if the text is centered there.
    var baselineOffsets: (first: CGFloat, last: CGFloat) { get }
    var baselinesFollowMiddle: Bool { get }
    /// Whether the view has baselines. Without text the bottom edge is the baseline.
    var hasBaselines: Bool { get }
    /// The font of the text, if there is a single one.
    var baselineFont: UIFont? { get }
}

extension BaselineProviding {
    package var baselinesFollowMiddle: Bool { false }
    package var hasBaselines: Bool { true }
    package var baselineFont: UIFont? { nil }
}

extension LayoutEngine {
    /// Writes `first − multiplier × second` into `terms`. Returns `nil` if an item is gone.
    func makeExpression(_ constraint: NSLayoutConstraint) -> ConstraintExpression? {
        guard let firstSlot = constraint.firstSlot, firstSlot.item != nil, let container = constraint.container else { return nil }
        terms.removeAll(keepingCapacity: true)
        var expression = ConstraintExpression()
        let firstAttribute = constraint.firstAttributeStored, secondAttribute = constraint.secondAttributeStored
        // Right to left, leading and trailing count from the other side: all horizontal positions of the pair change sign. The view that
        // holds the constraint determines the direction.
        if firstAttribute.isDirectional || secondAttribute.isDirectional { expression.isMirrored = container.isRightToLeft }
        var constant = 0.0
        if let span = constraint.firstSpan {
            append(span, 1, container, &expression, &constant)
        } else {
            append(firstSlot, firstAttribute, 1, container, &expression, &constant)
        }
        expression.offset = -constant
        if let secondSlot = constraint.secondSlot, secondAttribute != .notAnAttribute {
            guard secondSlot.item != nil else { return nil }
            let multiplier = Double(constraint.multiplierStored)
            constant = 0
            if let span = constraint.secondSpan {
                append(span, -multiplier, container, &expression, &constant)
            } else {
                append(secondSlot, secondAttribute, -multiplier, container, &expression, &constant)
            }
            expression.offset -= constant
        }
        return expression
    }

    private func append(
        _ span: LayoutSpan, _ factor: Double, _ space: UIView, _ expression: inout ConstraintExpression, _ constant: inout Double
    ) {
        guard let from = span.from, let to = span.to else { return }
        expression.isMirrored = span.fromAttribute.isDirectional && space.isRightToLeft
        append(to, span.toAttribute, factor, space, &expression, &constant)
        append(from, span.fromAttribute, -factor, space, &expression, &constant)
    }

    /// Adds `factor × attribute`, as seen from inside `space`.
    private func append(
        _ slot: LayoutSlot, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ space: UIView,
        _ expression: inout ConstraintExpression, _ constant: inout Double
    ) {
        if let plain = attribute.withinMargins {
            if let view = slot.view {
                append(view.layoutMarginsGuide.slot, plain, factor, space, &expression, &constant)
            } else {
                append(slot, plain, factor, space, &expression, &constant)
            }
            return
        }
        ensure(slot)
        switch attribute {
        case .width:
            terms.append(Term(slot.state.width, factor))
            return
        case .height:
            terms.append(Term(slot.state.height, factor))
            return
        case .firstBaseline, .lastBaseline:
            if let view = slot.view, !(view is BaselineProviding) {
                let other = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
                if other !== view, other.isDescendant(of: view) {
                    append(other.layoutSlot, attribute, factor, space, &expression, &constant)
                    return
                }
            }
        default: break
        }

        let isHorizontal = attribute.kind == .horizontal
        let isFlipped = isHorizontal && expression.isMirrored
        let signed = isFlipped ? -factor : factor
        // For the views inside it, a scroll view's edges are those of its content; its size and its center stay the frame's (Apple's Auto
        // Layout Guide, “Working with Scroll Views”; Interface Builder stored labels centered in a frame of 375 points around content of
        // 338).
        var origin = slot
        if slot.view === space, let area = slot.contentArea { origin = area.slot }
        if origin !== slot { ensure(origin) }
        if slot.view !== space || origin !== slot {
            appendPosition(origin, isHorizontal, signed, space, &expression, &constant)
        } else if let view = slot.view {
            let insets = view.alignmentRectInsets
            constant += signed * Double(isHorizontal ? insets.left : insets.top)
        }
        let size = isHorizontal ? origin.state.width : origin.state.height
        switch attribute {
        case .left, .top: break
        case .right, .bottom: terms.append(Term(size, signed))
        case .leading: if isFlipped { terms.append(Term(size, signed)) }
        case .trailing: if !isFlipped { terms.append(Term(size, signed)) }
        case .centerX, .centerY: terms.append(Term(isHorizontal ? slot.state.width : slot.state.height, signed / 2))
        case .firstBaseline, .lastBaseline:
            guard let view = slot.view as? BaselineProviding, view.hasBaselines else {
                terms.append(Term(size, signed))
                break
            }
            let share = view.baselinesFollowMiddle ? 0.5 : attribute == .firstBaseline ? 0 : 1
            if share > 0 { terms.append(Term(size, signed * share)) }
            constant += signed * Double(attribute == .firstBaseline ? view.baselineOffsets.first : -view.baselineOffsets.last)
            expression.dependsOnOffset = true
        default: break
        }
    }

    /// Adds the item's x or y, and those of the views between it and `space`.
    private func appendPosition(
        _ slot: LayoutSlot, _ isHorizontal: Bool, _ factor: Double, _ space: UIView,
        _ expression: inout ConstraintExpression, _ constant: inout Double
    ) {
        terms.append(Term(isHorizontal ? slot.state.x : slot.state.y, factor))
        var current = slot.space
        while let view = current, view !== space {
            let slot = view.layoutSlot
            ensure(slot)
            terms.append(Term(isHorizontal ? slot.state.x : slot.state.y, factor))
            let insets = view.alignmentRectInsets, origin = view.bounds.origin
            constant -= factor * Double(isHorizontal ? insets.left + origin.x : insets.top + origin.y)
            if slot.contentArea != nil || origin != .zero { expression.dependsOnOffset = true }
            current = view.storedSuperview
        }
    }
}
