import Foundation

/// A property of a model that its store keeps: an attribute or a relationship.
public struct StoredProperty {
    let name: String
    let path: AnyKeyPath
    let attribute: Schema.Attribute?
    let relationship: Schema.Relationship?
    /// The class at the other end of a relationship.
    let destination: (any PersistentModel.Type)?
    let isToMany: Bool
    /// The attribute's stored form, or `nil` if it has none.
    let encoded: (any PersistentModel) -> Data?
    let decode: (any PersistentModel, Data) -> Void
    /// The related objects, and their replacement.
    let related: (any PersistentModel) -> [any PersistentModel]
    let relate: (any PersistentModel, [any PersistentModel]) -> Void

    private init(
        _ name: String, _ path: AnyKeyPath, attribute: Schema.Attribute?, encoded: @escaping (any PersistentModel) -> Data?,
        decode: @escaping (any PersistentModel, Data) -> Void
    ) {
        (self.name, self.path, self.attribute, relationship, destination, isToMany) = (name, path, attribute, nil, nil, false)
        (self.encoded, self.decode, related, relate) = (encoded, decode, { _ in [] }, { _, _ in })
    }
    private init(
        _ name: String, _ path: AnyKeyPath, _ relationship: Schema.Relationship?, to destination: any PersistentModel.Type, isToMany: Bool,
        related: @escaping (any PersistentModel) -> [any PersistentModel],
        relate: @escaping (any PersistentModel, [any PersistentModel]) -> Void
    ) {
        (self.name, self.path, attribute, self.relationship) = (name, path, nil, relationship ?? Schema.Relationship())
        (self.destination, self.isToMany) = (destination, isToMany)
        (encoded, decode, self.related, self.relate) = ({ _ in nil }, { _, _ in }, related, relate)
    }

    /// An attribute. A model that is also `Codable` is a relationship.
    @_disfavoredOverload
    public init<Root: PersistentModel, Value: Codable>(_ name: String, _ path: KeyPath<Root, Value>, attribute: Schema.Attribute? = nil) {
        self.init(
            name, path, attribute: attribute, encoded: { ($0 as? Root).flatMap { Coding.encode($0[keyPath: path]) } },
            decode: { model, data in
                guard let model = model as? Root, let path = path as? ReferenceWritableKeyPath<Root, Value>,
                    let value = try? Coding.decode(Value.self, data)
                else { return }
                model[keyPath: path] = value
            })
    }
    // FIXME(gap): an attribute whose type is not Codable, for a value transformer, is not stored.
    @_disfavoredOverload
    public init<Root: PersistentModel, Value>(_ name: String, _ path: KeyPath<Root, Value>, attribute: Schema.Attribute? = nil) {
        self.init(name, path, attribute: attribute, encoded: { _ in nil }, decode: { _, _ in })
    }

    public init<Root: PersistentModel, Value: PersistentModel>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>, relationship: Schema.Relationship? = nil
    ) {
        self.init(
            name, path, relationship, to: Value.self, isToMany: false, related: { ($0 as? Root).map { [$0[keyPath: path]] } ?? [] },
            relate: { model, others in
                if let model = model as? Root, let other = others.first as? Value { model[keyPath: path] = other }
            })
    }
    /// A relationship to one object or none.
    public init<Root: PersistentModel, Value: PersistentModel>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, Value?>, relationship: Schema.Relationship? = nil
    ) {
        self.init(
            name, path, relationship, to: Value.self, isToMany: false,
            related: { ($0 as? Root)?[keyPath: path].map { [$0] } ?? [] },
            relate: { model, others in (model as? Root)?[keyPath: path] = others.first as? Value })
    }
    /// A relationship to several objects.
    public init<Root: PersistentModel, Value: PersistentModel>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]>, relationship: Schema.Relationship? = nil
    ) {
        self.init(
            name, path, relationship, to: Value.self, isToMany: true, related: { ($0 as? Root)?[keyPath: path] ?? [] },
            relate: { model, others in (model as? Root)?[keyPath: path] = others.compactMap { $0 as? Value } })
    }
    public init<Root: PersistentModel, Value: PersistentModel>(
        _ name: String, _ path: ReferenceWritableKeyPath<Root, [Value]?>, relationship: Schema.Relationship? = nil
    ) {
        self.init(
            name, path, relationship, to: Value.self, isToMany: true, related: { ($0 as? Root)?[keyPath: path] ?? [] },
            relate: { model, others in (model as? Root)?[keyPath: path] = others.compactMap { $0 as? Value } })
    }
}

/// The properties of each class, and the inverse of each relationship.
enum Relations {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [ObjectIdentifier: [StoredProperty]] = [:]

    static func properties(of type: any PersistentModel.Type) -> [StoredProperty] {
        lock.lock()
        defer { lock.unlock() }
        if let properties = known[ObjectIdentifier(type)] { return properties }
        let properties = type._storedProperties
        known[ObjectIdentifier(type)] = properties
        return properties
    }
    static func relationships(of type: any PersistentModel.Type) -> [StoredProperty] {
        properties(of: type).filter { $0.destination != nil }
    }

    /// Returns the relationship at the other end: the one that either end names, or the only one that leads back and that no other names.
    static func inverse(of property: StoredProperty, of type: any PersistentModel.Type) -> StoredProperty? {
        guard let destination = property.destination else { return nil }
        let others = relationships(of: destination)
        if let path = property.relationship?.inverseKeyPath { return others.first { $0.path == path } }
        if let other = others.first(where: { $0.relationship?.inverseKeyPath == property.path }) { return other }
        func isFree(_ one: StoredProperty, _ goal: any PersistentModel.Type) -> Bool {
            one.relationship?.inverseKeyPath == nil && one.destination.map(ObjectIdentifier.init) == ObjectIdentifier(goal)
        }
        let back = others.filter { isFree($0, type) && $0.path != property.path }
        let rivals = relationships(of: type).filter { isFree($0, destination) }
        return back.count == 1 && rivals.count == 1 ? back[0] : nil
    }

    /// Passes a relationship's new objects on to the other ends and to the context.
    static func changed<Model: PersistentModel>(
        _ model: Model, _ name: String, from old: [any PersistentModel], to new: [any PersistentModel]
    ) {
        if model.modelContext?.isLoading == true { return }
        guard let property = properties(of: Model.self).first(where: { $0.name == name }) else { return }
        let kept = Set(old.map { ObjectIdentifier($0) }), present = Set(new.map { ObjectIdentifier($0) })
        let added = new.filter { !kept.contains(ObjectIdentifier($0)) }, removed = old.filter { !present.contains(ObjectIdentifier($0)) }
        model.modelContext?.noteChange(of: model)
        if let inverse = inverse(of: property, of: Model.self) {
            for other in removed { unlink(other, inverse, model) }
            for other in added { link(other, inverse, model) }
        }
        // An object follows the objects it is related to into their context.
        for other in added {
            if let context = model.modelContext { context.adopt(other) } else { other.modelContext?.adopt(model) }
        }
    }
    private static func link(_ owner: any PersistentModel, _ property: StoredProperty, _ other: any PersistentModel) {
        let present = property.related(owner)
        guard !present.contains(where: { $0 === other }) else { return }
        property.relate(owner, property.isToMany ? present + [other] : [other])
    }
    static func unlink(_ owner: any PersistentModel, _ property: StoredProperty, _ other: any PersistentModel) {
        let present = property.related(owner), rest = present.filter { $0 !== other }
        if rest.count < present.count { property.relate(owner, rest) }
    }
}
