import CUIKitCoreDescriptors
import UIKitControls

/// The identity of a supplementary or decoration element.
struct ElementKey: Hashable {
    var kind: String
    var path: IndexPath
}

/// The views on screen, and those waiting for reuse.
struct CollectionDisplay {
    var counts: [Int] = []
    var needsReload = true
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplementaries: [ElementKey: UICollectionReusableView] = [:]
    var decorations: [ElementKey: UICollectionReusableView] = [:]
    var cellPool = ReusePool.Registry<UICollectionViewCell>()
    var viewPool = ReusePool.Registry<UICollectionReusableView>()
    var isLayingOut = false
    var hasLaidOut = false
    var orthogonal: [Int: OrthogonalScrollView] = [:]
    var sized: Set<IndexPath> = []
    var sizedSupplementaries: Set<ElementKey> = []
    var prefetching = Prefetching()
    var isReconfiguring = false
    /// The index of titles at the trailing edge, and whether the data source was asked for its titles.
    var index: SectionIndexView?
    var askedForIndex = false
    /// The attributes of the cell that the data source is currently providing.
    var asked: UICollectionViewLayoutAttributes?
}

/// Loading and reuse.
extension UICollectionView {
    func setNeedsReload() {
        display.needsReload = true
        display.askedForIndex = false
        collectionViewLayout.isPrepared = false
        setNeedsLayout()
    }

    func loadIfNeeded() {
        guard display.needsReload else { return }
        display.needsReload = false
        display.counts = freshCounts()
        display.prefetching = Prefetching()
    }

    func freshCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    func reload() {
        for (path, cell) in display.cells { retire(cell, at: path) }
        for (key, view) in display.supplementaries { retire(view, key) }
        for view in display.decorations.values { view.removeFromSuperview() }
        display.cells = [:]
        display.supplementaries = [:]
        display.decorations = [:]
        display.sized = []
        display.sizedSupplementaries = []
        selection.items = []
        swipe?.close(animated: false)
        display.needsReload = true
        display.askedForIndex = false
        collectionViewLayout.invalidate(using: collectionViewLayout.makeContext(everything: true, counts: true))
        setNeedsLayout()
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.contentOffsetAdjustment != .zero {
            moveContent(
                to: CGPoint(x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y))
        }
        if !display.isLayingOut { display.sized = [] }
        setNeedsLayout()
    }

    func prepareLayout() {
        loadIfNeeded()
        guard !collectionViewLayout.isPrepared else { return }
        collectionViewLayout.isPrepared = true
        collectionViewLayout.prepare()
        adoptListLook()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Sets the properties of a list: it bounces, and has its appearance's background until the app sets one.
    private func adoptListLook() {
        guard !display.hasLaidOut,
            let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.plan.sections.first?.definition.list
        else { return }
        alwaysBounceVertical = true
        if let color = list.backgroundColor {
            backgroundColor = color
        } else if list.appearance == .grouped || list.appearance == .insetGrouped, backgroundColor == .systemBackground {
            backgroundColor = .systemGroupedBackground
        } else if list.appearance == .sidebar, traitCollection.userInterfaceIdiom == .pad, backgroundColor == .systemBackground {
            // Gray as in the sidebars of iPadOS's own apps, estimated by eye.
            backgroundColor = .secondarySystemBackground
        }
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if display.isReconfiguring, let shown = display.cells[path] { return shown }
        if let cell = display.cellPool.take(identifier) {
            cell.prepareForReuse()
            apply(to: cell, path)
            return cell
        }
        let made: UICollectionViewCell?
        switch display.cellPool.sources[identifier] {
        case .type(let type): made = UICollectionReusableView.make(type, size: frameSize(path)) as? UICollectionViewCell
        case .nib(let nib):
            made = nib.instantiate(withOwner: nil, options: nil).first { $0 is UICollectionViewCell } as? UICollectionViewCell
        case nil: made = nil
        }
        guard let cell = made else {
            Fault.raise(
                .internalInconsistencyException,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
            return UICollectionViewCell(frame: .zero)
        }
        cell.identifier = cell.identifier ?? identifier
        apply(to: cell, path)
        return cell
    }

    private func frameSize(_ path: IndexPath) -> CGSize { attributes(path)?.size ?? .zero }

    /// Returns the attributes of an item. A previous cell with another preferred size may have invalidated the layout.
    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if let asked = display.asked, asked.indexPath == path { return asked }
        return collectionViewLayout.isPrepared ? collectionViewLayout.layoutAttributesForItem(at: path) : nil
    }

    /// Gives a dequeued cell its layout's size.
    private func apply(to cell: UICollectionViewCell, _ path: IndexPath) {
        guard let attributes = attributes(path) else { return }
        UIView.performWithoutAnimation { cell.adopt(attributes) }
    }

    func dequeueView(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let key = kind + "/" + identifier
        if let view = display.viewPool.take(key) {
            view.prepareForReuse()
            return view
        }
        let made: UICollectionReusableView?
        switch display.viewPool.sources[key] {
        case .type(let type):
            made = UICollectionReusableView.make(
                type, size: collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.size ?? .zero)
        case .nib(let nib):
            made = nib.instantiate(withOwner: nil, options: nil).first { $0 is UICollectionReusableView } as? UICollectionReusableView
        case nil: made = nil
        }
        guard let view = made else {
            Fault.raise(
                .internalInconsistencyException,
                "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
            return UICollectionReusableView(frame: .zero)
        }
        view.identifier = view.identifier ?? identifier
        return view
    }

    func backgroundViewChanged(from old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}

extension UICollectionReusableView {
    /// Creates a view by `type.init(frame:)`, through the class's own override.
    static func make(_ type: AnyClass, size: CGSize) -> UICollectionReusableView? {
        guard let type = type as? UICollectionReusableView.Type else {
            Fault.raise(.internalInconsistencyException, "class \(type) is not a subclass of UICollectionReusableView")
            return nil
        }
        return Instantiation.make(type, rect: CGRect(origin: .zero, size: size), method: us_UIView_initFrame(), declaredIn: UIView.self)
    }
}
