@_spi(Reflection) import Swift

/// A view's property whose value is stored outside the view, and which is updated before each evaluation of the body.
@preconcurrency @MainActor public protocol DynamicProperty {
    /// Called before the view's body is evaluated.
    mutating func update()
}
extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property with storage at the view's node.
@MainActor protocol StoredProperty: DynamicProperty {
    associatedtype Location: AnyObject
    /// Creates the storage when the view first appears at its place.
    func makeLocation(for node: ViewNode) -> Location
    /// Connects the property with its storage. Returns whether its value has changed.
    mutating func attach(_ location: Location, to node: ViewNode) -> Bool
}

/// The storage of the dynamic properties of a node's view, one location each, in the order of their declaration.
@MainActor final class PropertyStorage {
    private var locations: [AnyObject] = []
    /// The names of the properties that have changed since the owner forgot them.
    private(set) var changes: [String] = []
    func forgetChanges() { changes = [] }

    /// Connects the properties of a view (or of a modifier) with their storage.
    func install<Owner>(in owner: inout Owner, of node: ViewNode) -> Bool {
        let fields = PropertyFields.of(Owner.self)
        guard !fields.isEmpty else { return false }
        var next = 0, changed = false
        withUnsafeMutablePointer(to: &owner) { pointer in
            for field in fields { install(field, UnsafeMutableRawPointer(pointer), field.name, node, &next, &changed) }
        }
        return changed
    }

    private func install(
        _ field: PropertyFields.Field, _ base: UnsafeMutableRawPointer, _ name: String, _ node: ViewNode, _ next: inout Int,
        _ changed: inout Bool
    ) {
        let address = base + field.offset
        for inner in field.inner { install(inner, address, name, node, &next, &changed) }
        update(field.type, at: address, name, node, &next, &changed)
    }

    private func update<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ name: String, _ node: ViewNode, _ next: inout Int,
        _ changed: inout Bool
    ) {
        let pointer = address.assumingMemoryBound(to: type)
        if let stored = type as? any StoredProperty.Type { attach(stored, at: address, name, node, &next, &changed) }
        pointer.pointee.update()
    }

    private func attach<Property: StoredProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ name: String, _ node: ViewNode, _ next: inout Int,
        _ changed: inout Bool
    ) {
        let pointer = address.assumingMemoryBound(to: type), isNew = next == locations.count
        if isNew { locations.append(pointer.pointee.makeLocation(for: node)) }
        let isOther = (locations[next] as? Property.Location).map { pointer.pointee.attach($0, to: node) } ?? false
        if isOther { changed = true }
        if isNew || isOther || node.changedStorages.contains(ObjectIdentifier(locations[next])), changes.last != name {
            changes.append(name)
        }
        next += 1
    }

    func tearDown() { locations = [] }
}

/// A property whose only field is not dynamic itself, but has dynamic properties.
@MainActor protocol PropertyHolder {
    static var held: Any.Type { get }
}

/// The locations of a type's dynamic properties.
@MainActor enum PropertyFields {
    struct Field {
        let name: String
        let offset: Int
        let type: any DynamicProperty.Type
        let inner: [Field]
    }
    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func of(_ type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        if !(type is AnyClass) {
            _ = _forEachField(of: type) { name, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type {
                    let inner = (property as? any PropertyHolder.Type)?.held ?? fieldType
                    fields.append(
                        Field(
                            name: String(cString: name), offset: offset, type: property,
                            inner: property is any StoredProperty.Type ? [] : of(inner)))
                }
                return true
            }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
