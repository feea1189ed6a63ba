import ConstraintSolver
import Foundation

/// The part of `UIView` that Auto Layout implements.
extension UIView {
    // MARK: Passes

    /// Updates the values of the view's tree.
    package final func autoLayoutSolve() {
        guard let engine = LayoutEngine.engine(for: self) else { return }
        engine.solve()
        engine.applyToRoot()
    }

    /// Gives the subviews their frames, for `layoutSubviews`.
    package final func autoLayoutSubviews() {
        flags.remove(.awaitsOwnLayout)
        guard flags.contains(.usesAutoLayout), let engine = LayoutEngine.engine(for: self) else { return }
        if engine.needsSolve || !engine.offsetDependents.isEmpty { engine.solve() }
        engine.apply(to: self)
    }

    // MARK: Hierarchy and geometry

    package final func autoLayoutDidAdd(_ view: UIView) {
        guard view.flags.contains(.usesAutoLayout) || !view.flags.contains(.translatesAutoresizingMask) else { return }
        markUsesAutoLayout()
        if let slot = view.layoutSlotIfAny, let own = slot.ownedEngine {
            // The view is no longer a root.
            own.uninstall(view)
            slot.ownedEngine = nil
        }
        guard let engine = LayoutEngine.live(for: self) else { return }
        engine.pendingViews.append(view)
        engine.setNeedsSolve()
    }

    package final func autoLayoutWillRemove(_ view: UIView) {
        guard view.layoutSlotIfAny != nil || view.flags.contains(.usesAutoLayout) else { return }
        ConstraintActivation.cut(view)
        LayoutEngine.live(for: self)?.uninstall(view)
    }

    package final func autoLayoutGeometryDidChange() {
        guard let slot = layoutSlotIfAny, let engine = slot.engine else { return }
        switch slot.state.mode {
        case .root: engine.set(slot, to: alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size)))
        case .fixed: engine.frameDidChange(slot, self)
        case .free where !slot.state.frameRows.isEmpty: engine.set(slot, to: alignmentRect(forFrame: untransformedFrame))
        case .absent, .free, .guide: break
        }
        if !engine.offsetDependents.isEmpty { setNeedsLayout() }
    }

    package final func autoLayoutTranslationDidChange() {
        let slot = layoutSlot
        if !flags.contains(.translatesAutoresizingMask) {
            markUsesAutoLayout()
            if slot.engine == nil, let engine = LayoutEngine.live(for: self) {
                engine.pendingViews.append(self)
                engine.setNeedsSolve()
            }
        }
        slot.engine?.refill(slot)
        for subview in storedSubviews { subview.autoresizingMaskDidChange() }
        storedSuperview?.setNeedsLayout()
    }

    /// Called when the mask, or its meaning in the superview, changed.
    package final func autoresizingMaskDidChange() {
        guard let slot = layoutSlotIfAny, slot.state.mode == .fixed else { return }
        slot.engine?.refill(slot)
    }

    /// Called when leading and trailing changed sides.
    package final func autoLayoutDirectionDidChange() {
        guard let engine = layoutSlotIfAny?.engine ?? LayoutEngine.live(for: self) else { return }
        let root = engine.root
        engine.uninstall(root)
        engine.pendingViews = [root]
        engine.setNeedsSolve()
        root.setNeedsLayout()
    }

    // MARK: Constraints

    package final var autoLayoutConstraints: [NSLayoutConstraint] { layoutSlotIfAny?.held ?? [] }
    package final func autoLayoutAdd(_ constraint: NSLayoutConstraint) { ConstraintActivation.add(constraint, to: self) }
    package final func autoLayoutRemove(_ constraint: NSLayoutConstraint) {
        guard constraint.container === self else { return }
        ConstraintActivation.deactivate(constraint)
    }

    // MARK: Guides

    package final var autoLayoutGuides: [UILayoutGuide] { (layoutSlotIfAny?.guides ?? []) + (layoutSlotIfAny?.systemGuides ?? []) }

    package final func autoLayoutAdd(_ guide: UILayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        layoutSlot.guides.append(guide)
    }

    package final func autoLayoutRemove(_ guide: UILayoutGuide) {
        guard guide.owner === self else { return }
        for constraint in guide.slot.mentions { ConstraintActivation.deactivate(constraint) }
        guide.slot.engine?.remove(guide.slot)
        layoutSlot.guides.removeAll { $0 === guide }
        guide.owner = nil
    }

    /// Adopts one of the guides that every view has.
    package final func autoLayoutAdopt(_ guide: UILayoutGuide, _ kind: SystemGuide) {
        guide.owner = self
        guide.role = .system(kind)
        layoutSlot.systemGuides.append(guide)
    }

    /// Called when the rectangle of one of the view's own guides changed.
    package final func autoLayoutGuideDidChange() {
        guard let slot = layoutSlotIfAny, !slot.systemGuides.isEmpty else { return }
        slot.engine?.setNeedsSolve()
    }

    // MARK: Scroll views

    /// Creates the guides of a scroll view. From then on, constraints from inside the view that refer to its edges mean those of its
    /// content, and `contentSizeDidChange` receives the size that constraints give the content.
    package final func autoLayoutMakeContentArea(contentSizeDidChange: @escaping (CGSize) -> Void) -> (
        content: UILayoutGuide, frame: UILayoutGuide
    ) {
        let content = UILayoutGuide(), frame = UILayoutGuide()
        content.owner = self
        content.role = .contentArea
        content.identifier = "UIScrollViewContentLayoutGuide"
        frame.owner = self
        frame.role = .frameArea
        frame.identifier = "UIScrollViewFrameLayoutGuide"
        let slot = layoutSlot
        slot.contentArea = content
        slot.contentSizeDidChange = contentSizeDidChange
        slot.systemGuides.append(content)
        slot.systemGuides.append(frame)
        return (content, frame)
    }

    /// The scale at which a scroll view shows the view. Constraints determine the view's size without it, and the origin of its frame with
    /// it: apps that center a zoomed picture set the constants by its scaled frame (kodeco.com, "UIScrollView Tutorial: Getting Started").
    package final var autoLayoutZoom: CGFloat {
        get { layoutSlotIfAny?.zoom ?? 1 }
        set { if newValue != 1 || layoutSlotIfAny != nil { layoutSlot.zoom = newValue } }
    }

    // MARK: Content size

    package final func autoLayoutIntrinsicSizeDidChange() {
        guard let slot = layoutSlotIfAny else { return }
        slot.engine?.contentSizeDidChange(slot)
        storedSuperview?.setNeedsLayout()
        storedSuperview?.supplement?.arrangedViewSizeDidChange?(self)
    }

    /// Whether the view wraps its content: `sizeThatFits` then recomputes the content's height at the resulting width.
    package final var autoLayoutHeightDependsOnWidth: Bool {
        get { layoutSlotIfAny?.heightDependsOnWidth ?? false }
        set { if newValue || layoutSlotIfAny != nil { layoutSlot.heightDependsOnWidth = newValue } }
    }

    /// The width that layout has determined, or `nil` before the first layout.
    package final var autoLayoutWidth: CGFloat? {
        guard let slot = layoutSlotIfAny, let engine = slot.engine, slot.state.mode == .free, !engine.isAskingForContents else {
            return nil
        }
        let width = engine.value(slot.state.width)
        return width > 0 ? width : nil
    }

    package final func autoLayoutHuggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutSlotIfAny?.hugging(axis) ?? .defaultLow
    }

    package final func autoLayoutSetHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let slot = layoutSlot
        guard slot.hugging(axis) != priority else { return }
        if axis == .horizontal { slot.hugging.horizontal = priority } else { slot.hugging.vertical = priority }
        slot.engine?.contentPrioritiesDidChange(slot, axis)
    }

    package final func autoLayoutCompressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutSlotIfAny?.resistance(axis) ?? .defaultHigh
    }

    package final func autoLayoutSetCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        let slot = layoutSlot
        guard slot.resistance(axis) != priority else { return }
        if axis == .horizontal { slot.resistance.horizontal = priority } else { slot.resistance.vertical = priority }
        slot.engine?.contentPrioritiesDidChange(slot, axis)
    }

    package final func autoLayoutFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        LayoutEngine.fittingSize(of: self, target, horizontal, vertical)
    }

    // MARK: Diagnosis

    package final func autoLayoutAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutSlotIfAny.map { AffectingConstraints.list(for: $0, axis) } ?? []
    }

    package final var autoLayoutIsAmbiguous: Bool {
        guard let slot = layoutSlotIfAny, let engine = LayoutEngine.engine(for: self) else { return false }
        engine.solve()
        return engine.isAmbiguous(slot)
    }

    package final func autoLayoutExerciseAmbiguity() {
        guard let slot = layoutSlotIfAny, let engine = LayoutEngine.engine(for: self) else { return }
        engine.exerciseAmbiguity(slot)
    }
}
