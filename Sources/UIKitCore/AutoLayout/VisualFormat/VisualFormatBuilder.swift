import Foundation

/// Creates the constraints of a parsed format.
@MainActor
struct VisualFormatBuilder {
    let line: VisualFormatLine
    let options: NSLayoutConstraint.FormatOptions
    let parser: VisualFormatParser

    private var isHorizontal: Bool { line.axis == .horizontal }

    /// The attributes at which an item starts and ends, in the direction that the options specify.
    private var ends: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return (.leading, .trailing)
    }

    func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let superview = try self.superview()
        var result: [NSLayoutConstraint] = []
        for (index, element) in line.elements.enumerated() {
            if case .view(let view, let predicates, _) = element {
                result += predicates.map { size(of: view, $0) }
            }
            guard index > 0 else { continue }
            result += gap(line.gaps[index - 1], from: line.elements[index - 1], to: element, superview)
        }
        return result + alignments()
    }

    private func superview() throws(VisualFormatError) -> UIView? {
        guard let place = line.elements.compactMap({ if case .superview(let position) = $0 { position } else { nil } }).first else {
            return nil
        }
        for case .view(let item, _, _) in line.elements {
            if let space = ConstraintItem.space(of: item) { return space }
        }
        throw parser.failure("Unable to interpret '|' character, because the related view doesn't have a superview", at: place)
    }

    private func size(of view: AnyObject, _ predicate: VisualFormatLine.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
        return NSLayoutConstraint(
            view, attribute, predicate.relation, predicate.view, predicate.view == nil ? .notAnAttribute : attribute,
            multiplier: predicate.multiplier, constant: predicate.constant, priority: predicate.priority)
    }

    // FIXME(gap): spacingBaselineToBaseline measures from edge to edge.
    private func gap(
        _ gap: VisualFormatLine.Gap, from: VisualFormatLine.Element, to: VisualFormatLine.Element, _ superview: UIView?
    ) -> [NSLayoutConstraint] {
        var fromItem: AnyObject?, toItem: AnyObject?
        var fromAttribute = ends.end, toAttribute = ends.start
        var touchesSuperview = false
        if case .view(let view, _, _) = from {
            fromItem = view
        } else {
            fromItem = superview
            fromAttribute = ends.start
            touchesSuperview = true
        }
        if case .view(let view, _, _) = to {
            toItem = view
        } else {
            toItem = superview
            toAttribute = ends.end
            touchesSuperview = true
        }
        guard let fromItem, let toItem else { return [] }
        let predicates: [VisualFormatLine.Predicate]
        switch gap {
        case .none: predicates = [.init(relation: .equal, constant: 0, priority: .required)]
        case .explicit(let list): predicates = list
        case .standard:
            predicates = [.init(relation: .equal, constant: touchesSuperview ? 0 : SystemSpacing.horizontal, priority: .required)]
            // The standard distance from a superview is its margin.
            if touchesSuperview {
                if fromItem === superview { fromAttribute = margin(fromAttribute) } else { toAttribute = margin(toAttribute) }
            }
        }
        return predicates.map {
            // Right to left, the distance runs toward smaller positions.
            if options.contains(.directionRightToLeft), isHorizontal {
                return NSLayoutConstraint(
                    fromItem, fromAttribute, $0.relation, toItem, toAttribute, constant: $0.constant, priority: $0.priority)
            }
            return NSLayoutConstraint(
                toItem, toAttribute, $0.relation, fromItem, fromAttribute, constant: $0.constant, priority: $0.priority)
        }
    }

    private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    private func alignments() -> [NSLayoutConstraint] {
        let views = line.elements.compactMap { if case .view(let view, _, _) = $0 { view } else { nil } }
        var result: [NSLayoutConstraint] = []
        for raw in 1...12 where options.rawValue & (1 << UInt(raw)) != 0 {
            guard let attribute = NSLayoutConstraint.Attribute(rawValue: raw) else { continue }
            for (earlier, later) in zip(views, views.dropFirst()) {
                result.append(NSLayoutConstraint(earlier, attribute, .equal, later, attribute))
            }
        }
        return result
    }
}
