import CoreSpotlightCompanion
import Foundation
import UIKitFoundation

/// An entity that an app adds to the index of Spotlight, which doesn't exist here.
public protocol IndexedEntity: AppEntity {
    /// The attributes of the entity in the index.
    var attributeSet: CSSearchableItemAttributeSet { get }
    /// Whether search results leave the entity out.
    var hideInSpotlight: Bool { get }
}
extension IndexedEntity {
    /// The attributes from the entity's representation.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let set = CSSearchableItemAttributeSet(contentType: .content)
        set.displayName = String(localized: displayRepresentation.title)
        return set
    }
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var hideInSpotlight: Bool { false }
}
extension EntityProperty {
    /// Creates a property with a name and its place in the index.
    public convenience init(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(title: title)
    }
    /// Creates a property with its place in the index.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) { self.init() }
    /// Creates a property with a name and a place of its own in the index.
    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) { self.init(title: title) }
}
extension CSSearchableIndex {
    /// Throws the error that there is no index.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        throw CSIndexError(.indexUnavailableError)
    }
    /// Throws the error that there is no index.
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType entityType: Entity.Type)
        async throws
    {
        throw CSIndexError(.indexUnavailableError)
    }
    /// Throws the error that there is no index.
    public func deleteAppEntities<Entity: IndexedEntity>(ofType entityType: Entity.Type) async throws {
        throw CSIndexError(.indexUnavailableError)
    }
}
