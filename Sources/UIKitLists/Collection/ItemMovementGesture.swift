import UIKitControls

/// The long press by which the user moves items of a collection view controller, if the data source can move them and the app has no long
/// press of its own.
@MainActor final class ItemMovementGesture {
    let recognizer = UILongPressGestureRecognizer()
    private let gate = GestureGate()

    init() {
        gate.mayBegin = { [weak self] point in self?.mayBegin(at: point) ?? false }
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] _ in self?.moved() }
    }

    private var collection: UICollectionView? { recognizer.view as? UICollectionView }

    private func mayBegin(at point: CGPoint) -> Bool {
        guard let collection, let dataSource = collection.dataSource, let path = collection.indexPathForItem(at: point) else {
            return false
        }
        let isAppsOwn = (collection.gestureRecognizers ?? []).contains {
            $0 is UILongPressGestureRecognizer && $0 !== recognizer && !($0.delegate is GestureGate)
        }
        guard !isAppsOwn else { return false }
        if let permitted = OptionalRequirement.ask({ dataSource.collectionView(collection, canMoveItemAt: path) }) { return permitted }
        return dataSource.exposes("collectionView:moveItemAt:to:", "collectionView:moveItemAtIndexPath:toIndexPath:")
    }

    private func moved() {
        guard let collection else { return }
        let point = recognizer.location(in: collection)
        switch recognizer.state {
        case .began:
            guard let path = collection.indexPathForItem(at: point), collection.beginInteractiveMovementForItem(at: path) else { return }
            collection.updateInteractiveMovementTargetPosition(point)
        case .changed: collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        default: collection.cancelInteractiveMovement()
        }
    }
}
