import UIKitControls

extension UICollectionView {
    /// Makes and configures cells of one class for one kind of item.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (Cell, IndexPath, Item) -> Void
        let handler: Handler
        let nib: UINib?
        let identifier = UUID().uuidString

        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (Supplementary, String, IndexPath) -> Void
        let kind: String
        let handler: Handler
        let nib: UINib?
        let identifier = UUID().uuidString

        public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler, nib) = (elementKind, handler, nil) }
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) { (kind, self.handler, nib) = (elementKind, handler, supplementaryNib) }
    }

    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if display.cellPool.sources[registration.identifier] == nil {
            if let nib = registration.nib { register(nib, forCellWithReuseIdentifier: registration.identifier) } else { register(Cell.self, forCellWithReuseIdentifier: registration.identifier) }
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as! Cell
        cell.collection = self
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

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
        let view = dequeueReusableSupplementaryView(ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath) as! Supplementary
        if view is UICollectionViewListCell, view.layoutAttributes == nil, collectionViewLayout is UICollectionViewCompositionalLayout {
            // A header's default content depends on the list it heads.
            view.layoutAttributes = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: registration.kind, at: indexPath)
        }
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}
