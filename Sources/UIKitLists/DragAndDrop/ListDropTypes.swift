import UIKitControls

/// The proposed result of a drop on a table, and whether it lands between rows or in one.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// The relation of the dropped items to a row: before it, or into it.
    public enum Intent: Int, Sendable { case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
    /// Creates a proposal with an effect and a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
    open private(set) var intent: Intent
}

/// The proposed result of a drop on a collection, and whether it lands between items or in one.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// The relation of the dropped items to an item: before it, or into it.
    public enum Intent: Int, Sendable { case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
    /// Creates a proposal with an effect and a place.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }
    public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
    open private(set) var intent: Intent
}

/// A cell that replaces an item while its data is loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
    /// Creates a placeholder for a row that is still loading. Its cell is dequeued by the identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// A closure that configures the placeholder's cell, or nil. It is never called here.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
/// A row that replaces dropped data until it is loaded.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the appearance of the drop's preview, or nil. It is never called here.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
/// Replaces the placeholder with a row, or removes it.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item whose row is still loaded.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with the row. Returns `false` if the placeholder is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder without inserting a row, and returns whether it existed.
    @discardableResult func deletePlaceholder() -> Bool
}

/// A cell that replaces an item while its data is loaded.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    /// Creates a place for an item that is still loaded. Its cell is dequeued by the identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// A closure that configures the placeholder's cell, or nil. It is never called here.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
/// A cell that replaces dropped data until it is loaded.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the appearance of the drop's preview, or nil. It is never called here.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
/// Replaces the placeholder with an item, or removes it.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item whose cell is still loaded.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with the item. Returns `false` if the placeholder is gone.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder without inserting an item, and returns whether it existed.
    @discardableResult func deletePlaceholder() -> Bool
    /// Requests that the placeholder's cell is configured again.
    func setNeedsCellUpdate()
}

/// One of the items dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item's index path in the same list, or `nil` for an item from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview in points.
    var previewSize: CGSize { get }
}

/// A drop on a table: the items, their destination, and the animations that end it.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }
    /// The row before or into which the items are dropped, or nil for the end.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that the delegate returned last.
    var proposal: UITableViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }
    /// Animates an item to a row that was inserted for it.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into a rectangle of a row, in the row's coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Inserts a placeholder for an item that is still loaded, and returns the object that replaces it later.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    /// Animates an item to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the items dropped on a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }
    /// The item's index path in the same list, or `nil` for an item from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the preview in points.
    var previewSize: CGSize { get }
}

/// A drop on a collection: the items, their destination, and the animations that end it.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The item before or into which the items are dropped, or nil for the end.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that the delegate returned last.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drop.
    var session: any UIDropSession { get }
    /// Animates an item to a cell that was inserted for it.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates an item into a rectangle of a cell, in the cell's coordinates.
    @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Inserts a placeholder for an item that is still loaded, and returns the object that replaces it later.
    @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates an item to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
