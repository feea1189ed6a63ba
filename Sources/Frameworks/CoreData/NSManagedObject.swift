import Foundation
import UIKitFoundation

/// A possible result of a fetch: an object, its identifier, a dictionary, or a count.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// An object's identity, temporary until the object is saved.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    open internal(set) weak var entity: NSEntityDescription?
    open internal(set) var isTemporaryID = true
    /// The store that has the object; nil before the first save.
    public internal(set) final weak var persistentStore: NSPersistentStore?
    private static let counter = Counter()
    private(set) var number = counter.next()

    /// Takes the number that the object got when it was saved.
    func become(_ number: Int) {
        self.number = number
        isTemporaryID = false
        Self.counter.raise(to: number)
    }

    /// Returns a URL that identifies the object in its store.
    open func uriRepresentation() -> URL {
        // A file or an app names the store and the entity.
        func escaped(_ name: String?) -> String? { name?.addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) }
        let store = escaped(persistentStore?.identifier) ?? ""
        return URL(string: "x-coredata://\(store)/\(escaped(entity?.name) ?? "Object")/\(store.isEmpty ? "t" : "p")\(number)")!
    }

    private final class Counter: @unchecked Sendable {
        private var last = 0
        private let lock = NSLock()
        func raise(to number: Int) { lock.withLock { last = max(last, number) } }
        func next() -> Int {
            lock.withLock {
                last += 1
                return last
            }
        }
    }
}

extension Instantiation {
    /// The translation of `T(context:)`, where `T` is a generic parameter.
    public static func make<T: NSManagedObject>(_ type: T.Type, context: NSManagedObjectContext) -> T {
        let object = make(type)
        object.attach(context, context.entity(ofClass: type))
        return object
    }

    /// The translation of `T(entity:insertInto:)`, where `T` is a generic parameter.
    public static func make<T: NSManagedObject>(_ type: T.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
        -> T
    {
        let object = make(type)
        if let context { object.attach(context, entity) } else { object.adopt(entity) }
        return object
    }
}

/// An object of an entity, in one context, whose attributes are accessed by key.
open class NSManagedObject: KeyValueObject, NSFetchRequestResult, PredicateIdentity, @unchecked Sendable {
    open private(set) var objectID = NSManagedObjectID()
    /// The identity by which predicates compare objects.
    public var predicateIdentity: AnyObject { objectID }
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isDeleted = false
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    /// Whether the object was inserted, updated, or deleted since it was saved.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether the object's values aren't loaded, which is always false.
    open var isFault: Bool { false }
    open private(set) var entity: NSEntityDescription
    private var values: [String: Any] = [:]
    /// The values at the last save of the context, or `nil` if the object was never saved.
    private(set) var saved: [String: Any]?
    /// The relationships of an object from a store whose members already belong to a context; `nil` for an object that was made here.
    private final var reached: Set<String>?

    // A convenience initializer, so that apps' classes may have their own `init()` without `override`.
    public override convenience init() { self.init(entity: NSEntityDescription(), insertInto: nil) }
    /// Creates an object of an entity, and inserts it into a context; nil for none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        if let context { attach(context, entity) } else { setDefaults() }
    }
    /// Creates an object of the class's entity, and inserts it into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(ofClass: type(of: self)), insertInto: moc)
    }
    /// The translation of `NSManagedObject(entity:insertInto:)`, which creates an object of the entity's own class.
    public static func make(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) -> NSManagedObject {
        let object = Instantiation.make(entity.objectClass)
        if let context { object.attach(context, entity) } else { object.adopt(entity) }
        return object
    }

    open class func entity() -> NSEntityDescription {
        if let known = NSManagedObjectModel.entity(ofClass: self) { return known }
        let description = NSEntityDescription()
        description.name = String(describing: self)
        description.managedObjectClassName = String(describing: self)
        return description
    }
    // Disfavored, so that the class method that Xcode generates for an entity is chosen if nothing else decides.
    /// Returns a request for the objects of the class.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: String(describing: self))
    }

    func attach(_ context: NSManagedObjectContext, _ given: NSEntityDescription) {
        let description = context.entity(like: given)
        entity = description
        objectID.entity = description
        managedObjectContext = context
        isInserted = true
        setDefaults()
        context.register(self)
        awakeFromInsert()
    }

    /// Sets up an object that comes from a store; its context is the first one that fetches it.
    func adopt(_ description: NSEntityDescription) {
        entity = description
        objectID.entity = description
    }
    func restore(_ values: [String: Any]) {
        self.values = values
        saved = values
        reached = []
    }

    /// Gives the objects of a relationship that come from a store, and no fetch returned yet, the context of this object.
    private func reach(_ key: String, _ value: Any) {
        guard let context = managedObjectContext, reached?.insert(key).inserted == true else { return }
        for member in Self.members(in: value) where member.managedObjectContext == nil && member.reached != nil {
            member.managedObjectContext = context
            member.awakeFromFetch()
        }
    }

    final func setDefaults() {
        for (name, attribute) in entity.attributesByName where values[name] == nil {
            if let value = attribute.defaultValue { values[name] = value }
        }
    }

    // MARK: Values

    /// The translation of an `@NSManaged` property: its value, or the empty value of its type.
    public func managedValue<T>(_ key: String) -> T {
        willAccessValue(forKey: key)
        if let fetched = entity.propertiesByName[key] as? NSFetchedPropertyDescription, let found = fetched.value(of: self) as? T {
            return found
        }
        // A missing value is not nil: it is the empty value of the property.
        if let stored = values[key] {
            reach(key, stored)
            if let value = stored as? T { return value }
            if let number = stored as? NSNumber, let value = Self.converted(number, to: T.self) { return value }
        }
        if let relationship = entity.relationshipsByName[key], relationship.isToMany,
            let empty = (relationship.isOrdered ? NSOrderedSet() : NSSet()) as? T
        {
            return empty
        }
        if let none = Optional<Any>.none as? T { return none }
        for empty in [
            "", 0, 0.0, false, Int16(0), Int32(0), Int64(0), Float(0), Date(timeIntervalSinceReferenceDate: 0), Data(), NSSet(),
            NSOrderedSet(), NSNumber(value: 0),
            UUID(),  // wall clock: an object without an identifier gets one of its own
        ] as [Any] {
            if let value = empty as? T { return value }
        }
        fatalError("the attribute '\(key)' of \(entity.name ?? "an entity") has no value, and \(T.self) has no empty one")
    }

    /// Sets the value of a property that the app declares.
    public func setManagedValue<T>(_ value: T, _ key: String) { set(Self.flattened(value), key) }

    /// The translation of Core Data's generated accessors: `addToNotes(_:)`, `removeFromNotes(_:)`.
    public func managedMutation(_ accessor: String, _ value: Any) {
        let isAdding = accessor.hasPrefix("addTo")
        let name = accessor.dropFirst(isAdding ? 5 : 10)
        let key = name.prefix(1).lowercased() + name.dropFirst()
        let given = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? [value]
        var members = self.members(key)
        for member in given.compactMap({ $0 as? NSManagedObject }) {
            if !isAdding {
                members.removeAll { $0 === member }
            } else if !members.contains(where: { $0 === member }) {
                members.append(member)
            }
        }
        set(collection(members, key), key)
    }

    private func members(_ key: String) -> [NSManagedObject] { Self.members(in: values[key]) }

    /// The objects in a relationship's value, to-one or to-many.
    static func members(in value: Any?) -> [NSManagedObject] {
        ((value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value.map { [$0] } ?? []).compactMap { $0 as? NSManagedObject }
    }

    func collection(_ members: [NSManagedObject], _ key: String) -> Any {
        entity.relationshipsByName[key]?.isOrdered == true ? NSOrderedSet(array: members) : NSSet(array: members)
    }

    private func set(_ value: Any?, _ key: String) {
        let old = values[key]
        let inverse = entity.relationshipsByName[key]?.inverseRelationship
        let before = inverse == nil ? [] : members(key)
        setRaw(value, key)
        if let inverse {
            let after = members(key)
            for gone in before where !after.contains(where: { $0 === gone }) { gone.unlink(self, inverse) }
            for new in after where !before.contains(where: { $0 === new }) { new.link(self, inverse) }
        }
        KeyValueObservation.didChange(self, key, from: old)
    }

    /// Sets a value in the store as a batch update does: it isn't a change of the context, which announces it nevertheless.
    func overwrite(_ value: Any?, forKey key: String) {
        let old = values[key]
        values[key] = value
        saved?[key] = value
        managedObjectContext?.noteChange(of: self)
        KeyValueObservation.didChange(self, key, from: old)
    }

    private func setRaw(_ value: Any?, _ key: String) {
        values[key] = value
        if !isInserted { isUpdated = true }
        managedObjectContext?.noteChange(of: self)
    }

    private func link(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let key = relationship.name
        if relationship.isToMany { return setRaw(collection(members(key) + [other], key), key) }
        if let former = values[key] as? NSManagedObject, former !== other, let inverse = relationship.inverseRelationship {
            former.unlink(self, inverse)
        }
        setRaw(other, key)
    }

    private func unlink(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let key = relationship.name
        setRaw(relationship.isToMany ? collection(members(key).filter { $0 !== other }, key) : nil, key)
    }

    /// Unwraps an optional inside `Any`, which a dictionary would not treat as nil.
    private static func flattened(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first?.value
    }

    private static func converted<T>(_ number: NSNumber, to type: T.Type) -> T? {
        let all: [Any] = [
            number.intValue, number.int16Value, number.int32Value, number.int64Value, number.doubleValue, number.floatValue,
            number.boolValue, number,
        ]
        return all.lazy.compactMap { $0 as? T }.first
    }

    open override func value(forKey key: String) -> Any? {
        if let value = values[key] {
            reach(key, value)
            return value
        }
        guard let property = entity.propertiesByName[key] else { return super.value(forKey: key) }
        return (property as? NSFetchedPropertyDescription)?.value(of: self)
    }
    open override func setValue(_ value: Any?, forKey key: String) { set(value, key) }
    /// Returns a value without calling accessors.
    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    /// Sets a value without calling accessors and without marking the object as changed.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Does nothing.
    open func willAccessValue(forKey key: String?) {}
    /// Does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// Returns the values of some properties; `NSNull` represents `nil`.
    open override func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, values[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
    /// Returns the values that aren't nil, as in the dictionaries of a fetch.
    func presentValues(forKeys keys: [String]) -> [String: Any] { values.filter { keys.contains($0.key) } }
    /// Returns the saved values of some properties; nil for all. `NSNull` represents `nil`. An object that was never saved has none.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let saved else { return [:] }
        let keys = keys ?? Array(entity.propertiesByName.keys)
        return Dictionary(keys.map { ($0, saved[$0] ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }
    /// Returns the values that differ from those of the last fetch or save. `NSNull` represents `nil`.
    open func changedValues() -> [String: Any] {
        guard hasChanges else { return [:] }
        var changed: [String: Any] = [:]
        for key in Set(values.keys).union((saved ?? [:]).keys) where !Self.isSame(values[key], saved?[key]) {
            changed[key] = values[key] ?? NSNull()
        }
        return changed
    }
    /// Whether a property that is saved differs from its value in the store.
    open var hasPersistentChangedValues: Bool { changedValues().contains { entity.propertiesByName[$0.key]?.isTransient != true } }
    /// The reason why values aren't loaded; 0, because they always are.
    open var faultingState: Int { 0 }
    /// Whether the objects of a relationship aren't loaded, which is always false.
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
    /// Returns the identifiers of the objects in a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { members(key).map(\.objectID) }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? NSNumber, let other = other as? NSNumber { return one == other }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }

    /// The value of an attribute as a key of dictionaries; equal numbers of different types are equal.
    func hashableValue(_ key: String) -> AnyHashable? {
        if let number = values[key] as? NSNumber { return AnyHashable(number) }
        return values[key] as? AnyHashable
    }
    /// The values of a uniqueness constraint, or `nil` if one of them is nil: SQLite's unique indexes allow NULL several times.
    func constrainedValues(_ keys: [String]) -> [AnyHashable]? {
        let found = keys.compactMap { hashableValue($0) }
        return found.count == keys.count && !keys.isEmpty ? found : nil
    }

    /// Takes the place of an object with the same unique values: its number in the store, and what this object has no value for.
    func inherit(from rival: NSManagedObject) {
        if isInserted, rival.saved != nil { objectID.become(rival.objectID.number) }
        for (key, value) in rival.values {
            if let mine = values[key], !(entity.relationshipsByName[key] != nil && Self.members(in: mine).isEmpty) { continue }
            set(value, key)
        }
    }

    // MARK: Life

    /// Called when the object is first inserted. Subclasses set initial values.
    open func awakeFromInsert() {}
    /// Called when the object was fetched.
    open func awakeFromFetch() {}
    /// Called when an undo, a rollback, or a refresh changed the object's values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Whether a change of a property that isn't in the model leaves the object unchanged, which is true.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
    /// Throws an error if a value doesn't meet the model's conditions for its property.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        guard let property = entity.propertiesByName[key], let code = ValidationErrors.code(for: value.pointee, of: property) else {
            return
        }
        throw ValidationErrors.error(code, self, key, value.pointee)
    }
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before the object's values are unloaded, which doesn't happen.
    open func willTurnIntoFault() {}
    /// Called after the object's values were unloaded, which doesn't happen.
    open func didTurnIntoFault() {}
    /// Called before a new object is saved. Throws an error if a value doesn't meet the model's conditions. Overrides call super.
    open func validateForInsert() throws { try validateProperties() }
    /// Called before a changed object is saved. Throws an error if a value doesn't meet the model's conditions. Overrides call super.
    open func validateForUpdate() throws { try validateProperties() }
    /// Called before a deletion is saved. Throws an error if a relationship denies it. Overrides call super.
    open func validateForDelete() throws {
        let errors = entity.relationshipsByName.values.filter { $0.deleteRule == .denyDeleteRule }.sorted { $0.name < $1.name }.compactMap {
            relationship in
            members(relationship.name).contains { !$0.isDeleted }
                ? ValidationErrors.error(NSValidationRelationshipDeniedDeleteError, self, relationship.name, values[relationship.name])
                : nil
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    private func validateProperties() throws {
        let errors = entity.propertiesByName.values.sorted { $0.name < $1.name }.compactMap { property in
            ValidationErrors.code(for: values[property.name], of: property).map {
                ValidationErrors.error($0, self, property.name, values[property.name])
            }
        }
        if let error = ValidationErrors.joined(errors) { throw error }
    }

    func committed() {
        saved = values
        (isInserted, isUpdated) = (false, false)
        objectID.isTemporaryID = false
    }
    /// After a save that deleted the object: it belongs to no context.
    func discarded() {
        (isInserted, isUpdated, isDeleted) = (false, false, false)
        managedObjectContext = nil
    }
    func rolledBack(_ event: NSSnapshotEventType = .rollback) {
        let wasChanged = isUpdated || isDeleted
        if let saved { values = saved }
        (isUpdated, isDeleted) = (false, false)
        if wasChanged, saved != nil { awake(fromSnapshotEvents: event) }
    }

    /// Follows the relationships' delete rules, and returns the other objects to delete with this one.
    func severed() -> [NSManagedObject] {
        var cascade: [NSManagedObject] = []
        for (name, relationship) in entity.relationshipsByName {
            let others = members(name)
            if relationship.deleteRule == .cascadeDeleteRule { cascade += others }
            // A denied deletion isn't saved, so nothing changes; the objects are there again after a rollback.
            if relationship.deleteRule == .denyDeleteRule { continue }
            if let inverse = relationship.inverseRelationship { for other in others { other.unlink(self, inverse) } }
        }
        return cascade
    }
}
