/// The updates run before the call returns, so a nonescaping closure may be passed, as with Objective-C's `NS_NOESCAPE`.
extension UITableView {
    /// Animates the changes that the closure makes together, and calls the handler after the animation.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UICollectionView {
    /// Animates the changes that the closure makes together, and calls the handler after the animation.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
