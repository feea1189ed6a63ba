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

    /// Connects the properties of a view (or of a modifier) with their storage.
    func install<Owner>(in owner: inout Owner, of node: ViewNode) -> Bool {
        let fields = PropertyFields.of(Owner.self)
        guard !fields.isEmpty else { return false }
        var next = 0, changed = false
        withUnsafeMutablePointer(to: &owner) { pointer in install(fields, UnsafeMutableRawPointer(pointer), node, &next, &changed) }
        return changed
    }

    private func install(
        _ fields: [PropertyFields.Field], _ base: UnsafeMutableRawPointer, _ node: ViewNode, _ next: inout Int, _ changed: inout Bool
    ) {
        for field in fields {
            let address = base + field.offset
            install(field.inner, address, node, &next, &changed)
            update(field.type, at: address, node, &next, &changed)
        }
    }

    private func update<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ node: ViewNode, _ next: inout Int, _ changed: inout Bool
    ) {
        let pointer = address.assumingMemoryBound(to: type)
        if let stored = type as? any StoredProperty.Type { attach(stored, at: address, node, &next, &changed) }
        pointer.pointee.update()
    }

    private func attach<Property: StoredProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, _ node: ViewNode, _ next: inout Int, _ changed: inout Bool
    ) {
        let pointer = address.assumingMemoryBound(to: type)
        if next == locations.count { locations.append(pointer.pointee.makeLocation(for: node)) }
        if let location = locations[next] as? Property.Location, pointer.pointee.attach(location, to: node) { changed = true }
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
        let offset: Int
        let type: any DynamicProperty.Type
        let inner: [Field]
    }
    private static var known: [ObjectIdentifier: [Field]] = [:]

    static func of(_ type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        var fields: [Field] = []
        if !(type is AnyClass) {
            _ = _forEachField(of: type) { _, offset, fieldType, _ in
                if let property = fieldType as? any DynamicProperty.Type {
                    let inner = (property as? any PropertyHolder.Type)?.held ?? fieldType
                    fields.append(Field(offset: offset, type: property, inner: property is any StoredProperty.Type ? [] : of(inner)))
                }
                return true
            }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }
}
