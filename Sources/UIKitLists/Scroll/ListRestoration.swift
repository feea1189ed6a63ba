import UIKitControls

/// A list whose elements a data source may identify.
@MainActor
protocol RestorableList: UIScrollView {
    var association: (any UIDataSourceModelAssociation)? { get }
    var isEditing: Bool { get }
    func restoreEditing(_ editing: Bool)
    var visiblePaths: [IndexPath] { get }
    func place(of path: IndexPath) -> CGRect
    var selectedPaths: [IndexPath] { get }
    func holds(_ path: IndexPath) -> Bool
    func restorePosition(_ path: IndexPath)
    func restoreSelection(_ path: IndexPath)
}

/// The state of a table or a collection that is preserved between two runs: position and selection by the data source's identifiers, else
/// by index path. (SP-F018, SP-F030, SP-F031, SP-F032)
@MainActor
enum ListRestoration {
    static func encode(_ list: any RestorableList, _ coder: NSCoder) {
        coder.encode(NSNumber(value: list.isEditing), forKey: "UIListEditing")
        guard let association = list.association else { return }
        if let first = list.visiblePaths.min(), let identifier = association.modelIdentifierForElement(at: first, in: list) {
            coder.encode(identifier as NSString, forKey: "UIListFirst")
            coder.encode(NSNumber(value: first.section), forKey: "UIListFirstSection")
            coder.encode(NSNumber(value: first.item), forKey: "UIListFirstItem")
        }
        let selected = list.selectedPaths.compactMap { association.modelIdentifierForElement(at: $0, in: list) }
        coder.encode(NSArray(array: selected.map { $0 as NSString }), forKey: "UIListSelected")
    }

    /// Scrolls an element to the list's own edge, bars included: at launch, no bars cover it yet.
    private static func bring(_ path: IndexPath, to list: any RestorableList) {
        list.restorePosition(path)
        let place = list.place(of: path), insets = list.adjustedContentInset
        guard !place.isNull else { return }
        let last = CGPoint(
            x: list.contentSize.width + insets.right - list.bounds.width, y: list.contentSize.height + insets.bottom - list.bounds.height)
        if insets.top > 0 { list.contentOffset.y = max(list.contentOffset.y, min(place.minY, last.y)) }
        if insets.left > 0 { list.contentOffset.x = max(list.contentOffset.x, min(place.minX, last.x)) }
    }

    static func decode(_ list: any RestorableList, _ coder: NSCoder) {
        if let editing = coder.decodeObject(forKey: "UIListEditing") as? NSNumber, editing.boolValue != list.isEditing {
            list.restoreEditing(editing.boolValue)
        }
        guard let association = list.association else { return }
        if let identifier = coder.decodeObject(forKey: "UIListFirst") as? String {
            // SP-F031: without its element, where it was.
            let saved = IndexPath(
                item: (coder.decodeObject(forKey: "UIListFirstItem") as? NSNumber)?.intValue ?? 0,
                section: (coder.decodeObject(forKey: "UIListFirstSection") as? NSNumber)?.intValue ?? 0)
            let path = association.indexPathForElement(withModelIdentifier: identifier, in: list) ?? saved
            if list.holds(path) { bring(path, to: list) }
        }
        for identifier in (coder.decodeObject(forKey: "UIListSelected") as? [Any])?.compactMap({ $0 as? String }) ?? [] {
            guard let path = association.indexPathForElement(withModelIdentifier: identifier, in: list), list.holds(path) else { continue }
            list.restoreSelection(path)
        }
    }
}

extension UITableView: RestorableList {
    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    func restoreEditing(_ editing: Bool) { setEditing(editing, animated: false) }
    var visiblePaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func place(of path: IndexPath) -> CGRect { rectForRow(at: path) }
    var selectedPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
    func holds(_ path: IndexPath) -> Bool { path.section < numberOfSections && path.row < numberOfRows(inSection: path.section) }
    func restorePosition(_ path: IndexPath) { scrollToRow(at: path, at: .top, animated: false) }
    func restoreSelection(_ path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}

extension UICollectionView: RestorableList {
    var association: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
    func restoreEditing(_ editing: Bool) { isEditing = editing }
    var visiblePaths: [IndexPath] { indexPathsForVisibleItems }
    func place(of path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .null }
    var selectedPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
    func holds(_ path: IndexPath) -> Bool { path.section < numberOfSections && path.item < numberOfItems(inSection: path.section) }
    func restorePosition(_ path: IndexPath) { scrollToItem(at: path, at: .top, animated: false) }
    func restoreSelection(_ path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
}
