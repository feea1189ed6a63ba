import UIKitControls

/// Contains a section of a compositional layout that scrolls orthogonally to the layout.
final class OrthogonalScrollView: UIScrollView {
    weak var collection: UICollectionView?
    var section = 0
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The offset at which the first group is shown.
    var start: CGFloat = 0
    /// The offsets at which a behavior that pages by group stops.
    var stops: [CGFloat] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func boundsDidScroll() {
        guard let collection, let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        layout.orthogonalSectionDidScroll(section, to: contentOffset)
        collection.setNeedsLayout()
    }

    /// Replaces the natural target with one of the section's stops.
    override func willEndDragging(velocity: CGPoint, target: inout CGPoint) {
        switch behavior {
        case .none, .continuous: return
        case .continuousGroupLeadingBoundary: target.x = nearest(target.x)
        case .paging:
            let page =
                velocity.x > 250
                ? (contentOffset.x / bounds.width).rounded(.up)
                : velocity.x < -250 ? (contentOffset.x / bounds.width).rounded(.down) : (contentOffset.x / bounds.width).rounded()
            target.x = page * bounds.width
        case .groupPaging, .groupPagingCentered: target.x = next(velocity.x)
        }
        target = clamped(target)
    }

    private func nearest(_ x: CGFloat) -> CGFloat { stops.min { abs($0 - x) < abs($1 - x) } ?? x }

    private func next(_ velocity: CGFloat) -> CGFloat {
        let x = contentOffset.x
        if velocity > 250 { return stops.first { $0 > x + 0.5 } ?? stops.last ?? x }
        if velocity < -250 { return stops.last { $0 < x - 0.5 } ?? stops.first ?? x }
        return nearest(x)
    }

    func scroll(to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        var offset = contentOffset
        if position.contains(.left) {
            offset.x = frame.minX
        } else if position.contains(.right) {
            offset.x = frame.maxX - bounds.width
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - bounds.width / 2
        } else {
            offset = offsetShowing(frame)
        }
        setContentOffset(clamped(offset), animated: animated)
    }
}

extension UICollectionView {
    /// Places one scroll view for each orthogonal section on screen.
    func placeOrthogonalScrollViews() {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
            for view in display.orthogonal.values { view.removeFromSuperview() }
            display.orthogonal = [:]
            return
        }
        let areas = layout.orthogonalAreas
        for (section, view) in display.orthogonal where areas[section] == nil {
            view.removeFromSuperview()
            display.orthogonal[section] = nil
        }
        for (section, area) in areas {
            let view = display.orthogonal[section] ?? OrthogonalScrollView(frame: area.frame)
            let isAtStart = display.orthogonal[section] == nil || view.contentOffset.x == view.start
            if display.orthogonal[section] == nil {
                view.collection = self
                view.section = section
                display.orthogonal[section] = view
                insertSubview(view, at: lowestContentIndex(above: backgroundView))
            }
            view.behavior = area.behavior
            view.stops = area.stops
            let rate = area.properties.decelerationRate
            let usual: UIScrollView.DecelerationRate =
                area.behavior == .groupPaging || area.behavior == .groupPagingCentered ? .fast : .normal
            view.decelerationRate = rate == .automatic ? usual : UIScrollView.DecelerationRate(rawValue: rate.rawValue)
            view.bounces = area.properties.bounce != .never
            view.alwaysBounceHorizontal = area.properties.bounce == .always
            if view.frame != area.frame { view.frame = area.frame }
            if view.contentSize != area.contentSize { view.contentSize = area.contentSize }
            if view.contentInset != area.inset { view.contentInset = area.inset }
            view.start = area.start
            if isAtStart, view.contentOffset.x != area.start { view.contentOffset.x = area.start }
        }
    }
}
