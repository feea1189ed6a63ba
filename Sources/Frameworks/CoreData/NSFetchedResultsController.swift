import Foundation
import UIKitFoundation

/// The kind of change to an object or section of a fetched-results controller.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// One section of a fetched-results controller.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    /// The title of the section in an index; nil for none.
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The callbacks for changes of the results, between a "will change" and a "did change" call.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    /// Called before the changes of one save.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called after the changes of one save.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for each object that was inserted, deleted, moved, or updated. Old places count before all changes, new ones after them.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called for each section that was inserted or deleted.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    /// Returns the title of a section in an index; nil for none.
    func controller(_ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String)
        -> String?
    /// All results, as object identifiers under the sections' names: after a fetch and after each change. A delegate with this method gets
    /// no other calls.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// The changes of the objects if there are no sections. A delegate that has this method but not the one above gets it instead of those
    /// before it.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}
extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
        atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { controller.wasDeclined = true }
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { controller.wasDeclined = true }
    /// Returns the first letter of the section's name.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        sectionName.isEmpty ? nil : String(sectionName.prefix(1)).uppercased()
    }
}

/// One section of results, also exposed through `sections`.
struct ResultSection: NSFetchedResultsSectionInfo {
    var name: String
    var items: [NSManagedObject] = []
    var indexTitle: String? { name.isEmpty ? nil : String(name.prefix(1)).uppercased() }
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }
}

/// Keeps the results of a fetch current, in sections, and calls its delegate for each change.
open class NSFetchedResultsController<ResultType>: NSObject {
    open private(set) var fetchRequest: NSFetchRequest<ResultType>
    open private(set) var managedObjectContext: NSManagedObjectContext
    open private(set) var sectionNameKeyPath: String?
    open private(set) var cacheName: String?
    /// The object that is notified of changes. One that takes snapshots gets the first results if it is set before ``performFetch()``.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?

    private var results: [ResultSection]?
    private var observer: (any NSObjectProtocol)?
    /// The controller with the type that the delegate's methods use; it shows the same results and is equal to this one.
    private var erased: NSFetchedResultsController<any NSFetchRequestResult>?
    private var identity: ObjectIdentifier?
    /// Set by the default delegate methods, which run if the delegate does not implement its own.
    fileprivate var wasDeclined = false

    /// Creates a controller. The request must be sorted by the sections' key path first. The cache's name has no effect.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
        cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext, self.sectionNameKeyPath, cacheName) = (fetchRequest, context, sectionNameKeyPath, name)
        super.init()
        identity = ObjectIdentifier(self)
    }
    /// Creates a controller that fetches nothing, as tests do for a mock.
    public convenience override init() {
        self.init(
            fetchRequest: NSFetchRequest<ResultType>(),
            managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
            sectionNameKeyPath: nil, cacheName: nil)
    }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Does nothing: there is no cache.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the objects. Call it before reading results.
    open func performFetch() throws {
        let fetched = try fetchSections()
        results = fetched
        if let delegate { takesSnapshot(delegate, fetched, []) }
        guard observer == nil else { return }
        nonisolated(unsafe) weak let controller = self
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { note in
            controller?.contextDidChange(note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
        }
    }

    private func fetchSections() throws -> [ResultSection] {
        let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
        guard let path = sectionNameKeyPath else { return [ResultSection(name: "", items: objects)] }
        var sections: [ResultSection] = []
        for object in objects {
            let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(ResultSection(name: name)) }
            sections[sections.count - 1].items.append(object)
        }
        return sections
    }

    // MARK: Results

    /// The fetched objects of all sections; nil before ``performFetch()``.
    open var fetchedObjects: [ResultType]? { results?.flatMap(\.items).compactMap { $0 as? ResultType } }
    /// The sections; nil before ``performFetch()``.
    open var sections: [any NSFetchedResultsSectionInfo]? { results }
    open var sectionIndexTitles: [String] { (results ?? []).compactMap(\.indexTitle) }
    /// Returns the section of a title in an index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    /// Returns the object at a section and a place in it. Raises a fault if there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let results, results.indices.contains(indexPath[0]), results[indexPath[0]].items.indices.contains(indexPath[1]),
            let object = results[indexPath[0]].items[indexPath[1]] as? ResultType
        else {
            Fault.raise(.invalidArgumentException, "no object at index \(indexPath[1]) in section at index \(indexPath[0])")
            preconditionFailure("there is no object to return")
        }
        return object
    }

    /// Returns the section and the place of an object, or nil if it isn't among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? { results.flatMap { Self.place(of: object as AnyObject, in: $0) } }

    private static func place(of object: AnyObject, in sections: [ResultSection]) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let row = section.items.firstIndex(where: { $0 === object }) { return IndexPath(indexes: [index, row]) }
        }
        return nil
    }

    // MARK: Changes

    private func contextDidChange(_ updated: Set<NSManagedObject>) {
        guard let old = results, let new = try? fetchSections() else { return }
        results = new
        guard let delegate else { return }
        let oldItems = old.flatMap(\.items), newItems = new.flatMap(\.items)
        let relevant = updated.filter { object in newItems.contains { $0 === object } }
        guard
            old.map(\.name) != new.map(\.name) || oldItems.count != newItems.count || !zip(oldItems, newItems).allSatisfy({ $0 === $1 })
                || !relevant.isEmpty
        else { return }
        let controller = typeErased(new)
        if takesSnapshot(delegate, new, relevant) || sectionNameKeyPath == nil && takesDifference(delegate, from: oldItems, to: newItems) {
            return
        }
        delegate.controllerWillChangeContent(controller)
        for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(controller, didChange: section, atSectionIndex: index, for: .insert)
        }
        for object in oldItems where !newItems.contains(where: { $0 === object }) {
            delegate.controller(controller, didChange: object, at: Self.place(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in newItems where !oldItems.contains(where: { $0 === object }) {
            delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: Self.place(of: object, in: new))
        }
        // A kept object has moved if its position among the kept objects, or its section, has changed.
        let stayingOld = oldItems.filter { object in newItems.contains { $0 === object } },
            stayingNew = newItems.filter { object in oldItems.contains { $0 === object } }
        for (rank, object) in stayingNew.enumerated() {
            guard let from = Self.place(of: object, in: old), let to = Self.place(of: object, in: new) else { continue }
            if (stayingOld[rank] !== object && relevant.contains(object)) || old[from[0]].name != new[to[0]].name {
                delegate.controller(controller, didChange: object, at: from, for: .move, newIndexPath: to)
            } else if relevant.contains(object) {
                delegate.controller(controller, didChange: object, at: from, for: .update, newIndexPath: to)
            }
        }
        delegate.controllerDidChangeContent(controller)
    }

    @discardableResult
    private func takesSnapshot(
        _ delegate: any NSFetchedResultsControllerDelegate, _ sections: [ResultSection], _ updated: Set<NSManagedObject>
    ) -> Bool {
        let controller = typeErased(sections)
        controller.wasDeclined = false
        let snapshot = NSDiffableDataSourceSnapshotReference(
            sections: sections.map { section in .init(section.name, section.items.map(\.objectID)) },
            reloaded: ([], sections.flatMap(\.items).filter(updated.contains).map(\.objectID)), reconfigured: [])
        delegate.controller(controller, didChangeContentWith: snapshot)
        return !controller.wasDeclined
    }

    private func takesDifference(_ delegate: any NSFetchedResultsControllerDelegate, from old: [NSManagedObject], to new: [NSManagedObject])
        -> Bool
    {
        let controller = typeErased(results ?? [])
        controller.wasDeclined = false
        delegate.controller(controller, didChangeContentWith: new.map(\.objectID).difference(from: old.map(\.objectID)).inferringMoves())
        return !controller.wasDeclined
    }

    private func typeErased(_ sections: [ResultSection]) -> NSFetchedResultsController<any NSFetchRequestResult> {
        if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        (request.entityName, request.entity, request.predicate, request.sortDescriptors) = (
            fetchRequest.entityName, fetchRequest.entity, fetchRequest.predicate, fetchRequest.sortDescriptors
        )
        let controller =
            erased
            ?? NSFetchedResultsController<any NSFetchRequestResult>(
                fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
                cacheName: cacheName)
        controller.show(sections, as: identity)
        erased = controller
        return controller
    }

    private func show(_ sections: [ResultSection], as other: ObjectIdentifier?) { (results, identity) = (sections, other) }

    fileprivate var shownIdentity: ObjectIdentifier? { identity }
    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharedIdentity)?.sharedIdentity == identity }
    open override var hash: Int { identity.hashValue }
}

private protocol SharedIdentity { var sharedIdentity: ObjectIdentifier? { get } }
extension NSFetchedResultsController: SharedIdentity { fileprivate var sharedIdentity: ObjectIdentifier? { shownIdentity } }
