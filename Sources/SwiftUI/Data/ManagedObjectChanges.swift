import CoreDataCompanion

/// The publisher of a managed object's changes, which its context announces at the end of the loop's turn.
private final class ManagedObjectChanges {
    let publisher = ObservableObjectPublisher()
    private var observer: (any NSObjectProtocol)?
    init(_ object: NSManagedObject) {
        nonisolated(unsafe) let publisher = publisher
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: nil, queue: nil) {
            [weak object] note in
            guard let object else { return }
            let isChanged = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].contains {
                (note.userInfo?[$0] as? Set<NSManagedObject>)?.contains(object) == true
            }
            if isChanged { publisher.send() }
        }
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
}
private let changes = AttachedProperty<ManagedObjectChanges?>(nil)

extension NSManagedObject: ObservableObject {
    /// A publisher that emits when the object has changed. On Apple's platforms, it emits before the change.
    public var objectWillChange: ObservableObjectPublisher {
        if let known = changes[self] { return known.publisher }
        let new = ManagedObjectChanges(self)
        changes[self] = new
        return new.publisher
    }
}
