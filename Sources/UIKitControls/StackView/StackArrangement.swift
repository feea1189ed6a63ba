import UIKitCore

/// The arranged views of a stack view and the constraints that arrange them. Identifiers are UIKit's, as they appear in
/// its messages.
@MainActor
final class StackArrangement {
    private(set) var views: [UIView] = []
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    var isStale = true
    private var constraints: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []
    /// The visible texts that may wrap, if they share a row.
    private var wrapping: Set<ObjectIdentifier> = []

    var visibleViews: [UIView] { views.filter { !$0.isHidden } }

    // MARK: Views

    func insert(_ view: UIView, at index: Int, in stack: UIStackView) {
        if let old = views.firstIndex(where: { $0 === view }) { views.remove(at: old) }
        guard index >= 0, index <= views.count || index == views.count + 1 else {
            Fault.raise(
                .internalInconsistencyException,
                "Index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(views.count)")
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== stack { stack.addSubview(view) }
        views.insert(view, at: min(index, views.count))
        stack.setNeedsArrangement()
    }

    func remove(_ view: UIView, from stack: UIStackView) {
        guard let index = views.firstIndex(where: { $0 === view }) else { return }
        views.remove(at: index)
        customSpacing[ObjectIdentifier(view)] = nil
        stack.setNeedsArrangement()
    }

    // MARK: Constraints

    func update(_ stack: UIStackView) {
        guard isStale else { return }
        isStale = false
        NSLayoutConstraint.deactivate(constraints)
        for gap in gaps { stack.removeLayoutGuide(gap) }
        gaps = []
        constraints = []
        guard !views.isEmpty else { return }
        let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        let visible = visibleViews
        arrange(visible, in: stack, canvas)
        align(visible, in: stack, canvas)
        hide(in: stack, canvas)
        NSLayoutConstraint.activate(constraints)
    }

    private func add(
        _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000,
        _ identifier: String
    ) {
        constraints.append(
            NSLayoutConstraint(
                first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
                priority: UILayoutPriority(priority), identifier: identifier))
    }

    /// The attributes along the axis and across it.
    private struct Directions {
        let start, end, center, size: NSLayoutConstraint.Attribute
        let crossStart, crossEnd, crossCenter, crossSize: NSLayoutConstraint.Attribute

        init(_ axis: NSLayoutConstraint.Axis) {
            if axis == .horizontal {
                (start, end, center, size) = (.leading, .trailing, .centerX, .width)
                (crossStart, crossEnd, crossCenter, crossSize) = (.top, .bottom, .centerY, .height)
            } else {
                (start, end, center, size) = (.top, .bottom, .centerY, .height)
                (crossStart, crossEnd, crossCenter, crossSize) = (.leading, .trailing, .centerX, .width)
            }
        }
    }

    /// Returns the spacing after a view. `system` is the system's spacing: by default, that between views in visual format.
    private func spacing(after view: UIView, _ stack: UIStackView, system: @autoclosure () -> CGFloat = 8) -> CGFloat {
        let spacing = customSpacing[ObjectIdentifier(view)] ?? stack.spacing
        return spacing == UIStackView.spacingUseSystem ? system() : spacing
    }

    // MARK: Along the axis

    private func arrange(_ visible: [UIView], in stack: UIStackView, _ canvas: AnyObject) {
        guard let first = visible.first, let last = visible.last else { return }
        let along = Directions(stack.axis)
        add(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection")
        // A single view that is as long as the whole stack overrides its far margin.
        let breaksMargin = stack.distribution == .fillProportionally && visible.count == 1
        if !breaksMargin { add(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection") }
        let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (earlier, later) in zip(visible, visible.dropFirst()) {
            let space = spacing(after: earlier, stack)
            switch stack.distribution {
            case .fill, .fillEqually, .fillProportionally:
                if isBaselineRelative {
                    let space = spacing(after: earlier, stack, system: SystemSpacing.betweenBaselines(earlier, later))
                    add(later, .firstBaseline, .equal, earlier, .lastBaseline, constant: space, "UISV-spacing")
                } else {
                    add(later, along.start, .equal, earlier, along.end, constant: space, "UISV-spacing")
                }
            case .equalSpacing, .equalCentering:
                // Baselines also bound the gaps, as kean/Arranged compared with UIKit's constraints.
                let (from, to) = isBaselineRelative ? (.lastBaseline, .firstBaseline) : (along.end, along.start)
                add(later, to, .greaterThanOrEqual, earlier, from, constant: space, "UISV-spacing")
                addGap(from: (earlier, from), to: (later, to), in: stack, along)
            }
        }
        switch stack.distribution {
        case .fill: disambiguate(visible, stack.axis)
        case .fillEqually:
            for view in visible.dropFirst() { add(view, along.size, .equal, first, along.size, "UISV-fill-equally") }
        case .fillProportionally: proportion(visible, in: stack, along)
        case .equalSpacing, .equalCentering:
            for view in visible where hasNoSize(view, stack.axis) {
                add(view, along.size, .equal, nil, .notAnAttribute, priority: 25, "UISV-ambiguity-suppression")
            }
        }
        if breaksMargin { add(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection") }
    }

    /// Gives texts that may wrap equal widths, since any division would be valid: two or more of them in a row are equally wide, with
    /// priority over hugging and compression resistance. The priority is the one in UIKit's messages (openradar 41192642); that one such
    /// text alone keeps its width, and that buttons with a configuration count, is how Interface Builder has stored rows since Xcode 13.
    private func disambiguate(_ visible: [UIView], _ axis: NSLayoutConstraint.Axis) {
        let texts = axis == .horizontal ? visible.filter(StackArrangement.wraps) : []
        wrapping = Set(texts.map(ObjectIdentifier.init))
        guard let first = texts.first else { return }
        for text in texts.dropFirst() {
            let resistance = text.contentCompressionResistancePriority(for: .horizontal).rawValue
            add(text, .width, .equal, first, .width, priority: min(resistance + 10, 999), "UISV-text-width-disambiguation")
        }
    }

    private static func wraps(_ view: UIView) -> Bool {
        if let label = view as? UILabel { return label.numberOfLines != 1 }
        guard let configuration = (view as? UIButton)?.configuration, configuration.attributedTitle != nil else { return false }
        return [.byWordWrapping, .byCharWrapping].contains(configuration.titleLineBreakMode)
    }

    /// Whether a view began or ceased to count as text that may wrap.
    func wrappingDidChange(_ view: UIView) -> Bool { StackArrangement.wraps(view) != wrapping.contains(ObjectIdentifier(view)) }

    private func hasNoSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let size = view.intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
    }

    private typealias Edge = (view: UIView, attribute: NSLayoutConstraint.Attribute)

    /// Adds a gap: between edges for equal spacing, between centers for equal centering; all gaps are equal.
    private func addGap(from earlier: Edge, to later: Edge, in stack: UIStackView, _ along: Directions) {
        let gap = UILayoutGuide()
        gap.identifier = "UISV-distributing-gap"
        stack.addLayoutGuide(gap)
        let isCentring = stack.distribution == .equalCentering
        add(gap, along.start, .equal, earlier.view, isCentring ? along.center : earlier.attribute, "UISV-distributing-edge")
        add(gap, along.end, .equal, later.view, isCentring ? along.center : later.attribute, "UISV-distributing-edge")
        if let first = gaps.first {
            // Centering yields if the sizes and spacings leave no space for it.
            add(
                gap, along.size, .equal, first, along.size, priority: isCentring ? 150 - Float(gaps.count) : 1000, "UISV-fill-equally")
        }
        gaps.append(gap)
    }

    /// Divides the whole stack, margins included, in proportion to the intrinsic sizes, spacings included. Each yields to those before it,
    /// so that the last takes what spacing and margins leave over. The multipliers and priorities are those that a stack view's constraints
    /// print (kean.blog/post/lets-build-uistackview); stacks in public storyboards agree. One view alone yields to nothing: its constraint
    /// is printed without a priority and breaks another where there are margins (mcmap.net/q/1871613). Without any intrinsic size, equal
    /// shares.
    private func proportion(_ visible: [UIView], in stack: UIStackView, _ along: Directions) {
        let sizes = visible.map { stack.axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        // The constant for the system's spacing is nearly zero and counts as zero: Interface Builder's fractions for
        // `spacingType="standard"` ignore it.
        let total = sizes.reduce(0) { $0 + max(0, $1) } + visible.dropLast().reduce(0) { $0 + spacing(after: $1, stack, system: 0) }
        guard sizes.contains(where: { $0 > 0 }), total > 0 else {
            for view in visible.dropFirst() { add(view, along.size, .equal, visible[0], along.size, "UISV-fill-proportionally") }
            return
        }
        for (index, view) in visible.enumerated() {
            // Beside views with an intrinsic size, one without gets no share (kean/Arranged, whose constraints were compared with UIKit's).
            // There the constraint is required; here it yields to a size that the app gives the view. A stack has its views' sizes.
            guard sizes[index] > 0 else {
                if !(view is UIStackView) {
                    add(view, along.size, .equal, nil, .notAnAttribute, priority: 999.5, "UISV-fill-proportionally")
                }
                continue
            }
            add(
                view, along.size, .equal, stack, along.size, multiplier: sizes[index] / total,
                priority: visible.count == 1 ? 1000 : 999 - Float(min(index, 200)), "UISV-fill-proportionally")
        }
    }

    // MARK: Across the axis

    private func align(_ visible: [UIView], in stack: UIStackView, _ canvas: AnyObject) {
        let along = Directions(stack.axis)
        var alignment = stack.alignment
        if stack.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
        for view in visible { align(view, alignment, to: visible[0], canvas, along) }
        guard alignment != .fill else { return }
        add(stack, along.crossSize, .equal, nil, .notAnAttribute, priority: 51, "UISV-canvas-fit")
        let crossAxis: NSLayoutConstraint.Axis = stack.axis == .horizontal ? .vertical : .horizontal
        for view in visible where hasNoSize(view, crossAxis) {
            add(view, along.crossSize, .equal, nil, .notAnAttribute, priority: 25, "UISV-ambiguity-suppression")
        }
    }

    private func align(
        _ view: UIView, _ alignment: UIStackView.Alignment, to first: UIView, _ canvas: AnyObject, _ along: Directions
    ) {
        var touchesStart = false, touchesEnd = false
        switch alignment {
        case .fill: (touchesStart, touchesEnd) = (true, true)
        case .leading: touchesStart = true
        case .trailing: touchesEnd = true
        case .center: add(view, along.crossCenter, .equal, canvas, along.crossCenter, "UISV-canvas-connection")
        case .firstBaseline: if view !== first { add(view, .firstBaseline, .equal, first, .firstBaseline, "UISV-alignment") }
        case .lastBaseline: if view !== first { add(view, .lastBaseline, .equal, first, .lastBaseline, "UISV-alignment") }
        }
        add(
            view, along.crossStart, touchesStart ? .equal : .greaterThanOrEqual, canvas, along.crossStart,
            touchesStart ? "UISV-canvas-connection" : "UISV-spanning-boundary")
        add(
            canvas, along.crossEnd, touchesEnd ? .equal : .greaterThanOrEqual, view, along.crossEnd,
            touchesEnd ? "UISV-canvas-connection" : "UISV-spanning-boundary")
        // Baseline alignment does not fix the row's position; it is aligned with the top or with the bottom.
        if view === first {
            if alignment == .firstBaseline {
                add(view, along.crossStart, .equal, canvas, along.crossStart, priority: 49, "UISV-canvas-connection")
            }
            if alignment == .lastBaseline {
                add(canvas, along.crossEnd, .equal, view, along.crossEnd, priority: 49, "UISV-canvas-connection")
            }
        }
    }

    // MARK: Hidden views

    /// Makes a hidden view a line of zero length after the visible view before it, so that hiding can be animated.
    private func hide(in stack: UIStackView, _ canvas: AnyObject) {
        let along = Directions(stack.axis)
        var previous: UIView?
        for view in views {
            guard view.isHidden else {
                previous = view
                continue
            }
            add(view, along.size, .equal, nil, .notAnAttribute, "UISV-hiding")
            if let previous {
                add(view, along.start, .equal, previous, along.end, "UISV-hiding")
            } else {
                add(view, along.start, .equal, canvas, along.start, "UISV-hiding")
            }
            align(view, stack.alignment == .fill ? .fill : .leading, to: view, canvas, along)
        }
    }
}
