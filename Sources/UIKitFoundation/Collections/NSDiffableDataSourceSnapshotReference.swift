import Foundation
import UIKitRuntime

/// A snapshot with untyped identifiers, which Core Data passes to a delegate, which reads it `as NSDiffableDataSourceSnapshot<…>`.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    package struct Section {
        package let identifier: AnyHashable
        package var items: [AnyHashable]
        package init(_ identifier: AnyHashable, _ items: [AnyHashable]) { (self.identifier, self.items) = (identifier, items) }
    }

    package private(set) var sections: [Section] = []
    package private(set) var reloaded: (sections: [AnyHashable], items: [AnyHashable]) = ([], [])
    package private(set) var reconfigured: [AnyHashable] = []

    public override init() {}
    package init(sections: [Section], reloaded: (sections: [AnyHashable], items: [AnyHashable]), reconfigured: [AnyHashable]) {
        (self.sections, self.reloaded, self.reconfigured) = (sections, reloaded, reconfigured)
    }

    /// The number of items in all sections.
    open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    open var numberOfSections: Int { sections.count }
    /// The sections in their order.
    open var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
    /// The items of all sections in their order.
    open var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
    /// The sections to load again.
    open var reloadedSectionIdentifiers: [Any] { reloaded.sections.map(\.base) }
    /// The items to load again.
    open var reloadedItemIdentifiers: [Any] { reloaded.items.map(\.base) }
    /// The items whose cells are configured again, in place.
    open var reconfiguredItemIdentifiers: [Any] { reconfigured.map(\.base) }

    private func items(of section: Any) -> [AnyHashable] { sections.first { $0.identifier == section as? AnyHashable }?.items ?? [] }
    /// Returns the number of items in a section; 0 for an unknown one.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { items(of: sectionIdentifier).count }
    /// Returns the items of a section; none for an unknown one.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { items(of: sectionIdentifier).map(\.base) }
    /// Returns the section that contains an item, or `nil`.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        (itemIdentifier as? AnyHashable).flatMap { item in sections.first { $0.items.contains(item) }?.identifier.base }
    }
    /// Returns the index, or `NSNotFound` if there is none.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        sections.firstIndex { $0.identifier == sectionIdentifier as? AnyHashable } ?? NSNotFound
    }
    /// Returns the index, or `NSNotFound` if there is none.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        (itemIdentifier as? AnyHashable).flatMap { item in sections.flatMap(\.items).firstIndex(of: item) } ?? NSNotFound
    }

    /// Appends sections without items. Identifiers that aren't hashable are left out.
    open func appendSections(withIdentifiers identifiers: [Any]) {
        sections += identifiers.compactMap { $0 as? AnyHashable }.map { Section($0, []) }
    }
    /// Appends to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard let last = sections.last else {
            Fault.raise(.internalInconsistencyException, "There are currently no sections in the data source. Please add a section first.")
            return
        }
        appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.identifier)
    }
    /// Appends items to a section. An unknown section raises an exception.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        guard let index = sections.firstIndex(where: { $0.identifier == sectionIdentifier as? AnyHashable }) else {
            Fault.raise(.internalInconsistencyException, "Invalid section identifier for appending: \(sectionIdentifier)")
            return
        }
        sections[index].items += identifiers.compactMap { $0 as? AnyHashable }
    }
    /// Removes items. Unknown ones have no effect.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        let gone = Set(identifiers.compactMap { $0 as? AnyHashable })
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    /// Marks items to be loaded again.
    open func reloadItems(withIdentifiers identifiers: [Any]) { reloaded.items += identifiers.compactMap { $0 as? AnyHashable } }
    /// Marks items whose cells are configured again.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { reconfigured += identifiers.compactMap { $0 as? AnyHashable } }
}
