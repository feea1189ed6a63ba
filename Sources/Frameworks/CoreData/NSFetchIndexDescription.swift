import Foundation

/// The order in which an index stores values.
public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }

open class NSFetchIndexElementDescription: NSObject {
    open private(set) var property: NSPropertyDescription?
    open var propertyName: String? { property?.name }
    /// The kind of the index. It is stored but has no effect.
    open var collationType: NSFetchIndexElementType
    /// Whether the index is in ascending order. It is stored but has no effect.
    open var isAscending = true
    open internal(set) weak var indexDescription: NSFetchIndexDescription?
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}

/// An index of an entity's properties.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription] { didSet { adopt() } }
    open internal(set) weak var entity: NSEntityDescription?
    /// The condition of the indexed objects; nil for all. It is stored but has no effect.
    open var partialIndexPredicate: NSPredicate?
    /// Creates an index. It has no effect, because stores are in memory.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
        super.init()
        adopt()
    }
    private func adopt() { for element in elements { element.indexDescription = self } }
}
