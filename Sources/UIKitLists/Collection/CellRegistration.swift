import CUIKitCoreDescriptors
import UIKitControls

extension UICollectionView {
    /// Creates and configures cells of one class for one type of item.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// The handler that configures a cell for an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let nib: UINib?
        let identifier = RegistrationName.next()

        /// Creates a registration of a class. Keep it: one that is created for each cell prevents reuse.
        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        /// Creates a registration of a nib, whose cell must be of the registration's class.
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    /// The class of a kind of supplementary view, and the handler that configures its views.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// The handler that configures a supplementary view: the view, the kind, and the index path.
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        let nib: UINib?
        let identifier = RegistrationName.next()

        /// Creates a registration of a class for a kind of element. Keep it: one that is created for each view prevents reuse.
        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler, nib) = (elementKind, handler, nil) }
        /// Creates a registration of a nib, whose view must be of the registration's class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
        }
    }

    /// Returns a cell of the registration, configured by its handler if there is an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if display.cellPool.sources[registration.identifier] == nil {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = dequeued as? Cell else { return standIn(for: dequeued) }
        cell.collection = self
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of the registration, configured by its handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let key = registration.kind + "/" + registration.identifier
        if display.viewPool.sources[key] == nil {
            if let nib = registration.nib {
                register(nib, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
            } else {
                register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = dequeued as? Supplementary else { return standIn(for: dequeued) }
        if view is UICollectionViewListCell, view.layoutAttributes == nil, collectionViewLayout is UICollectionViewCompositionalLayout {
            // A header's default content depends on its list.
            view.layoutAttributes = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: registration.kind, at: indexPath)
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }

    /// Logs that the registration's nib contains a view of another class than the registration, and creates an empty view of the right
    /// class.
    private func standIn<View: UICollectionReusableView>(for view: UICollectionReusableView) -> View {
        Fault.raise(.internalInconsistencyException, "Expected dequeued view to be of class \(View.self), but got \(Fault.name(of: view))")
        return Instantiation.make(View.self, rect: .zero, method: us_UIView_initFrame(), declaredIn: UIView.self)
    }
}

/// Reuse identifiers of registrations, numbered in the order of creation.
private enum RegistrationName {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0

    static func next() -> String {
        lock.withLock {
            count += 1
            return "registration \(count)"
        }
    }
}
