import CoreDataCompanion

private enum ManagedObjectContextKey: EnvironmentKey {
    /// The default has no store: an app provides its own.
    static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
extension EnvironmentValues {
    /// The context from which requests fetch.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// The ordered results of a fetch.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let objects: [Result]
    let follower: FetchFollower<Result>?
    public var startIndex: Int { objects.startIndex }
    public var endIndex: Int { objects.endIndex }
    public subscript(position: Int) -> Result { objects[position] }

    /// The predicate. Setting it fetches again; it applies until the view provides another request.
    public var nsPredicate: NSPredicate? {
        get { follower?.order.predicate }
        nonmutating set { follower?.change { $0.predicate = newValue } }
    }
    /// The order of the results as Core Data's descriptors. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { follower?.order.descriptors ?? [] }
        nonmutating set { follower?.change { ($0.descriptors, $0.comparators) = (newValue, []) } }
    }
    /// The order of the results as typed descriptors. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { follower?.order.comparators ?? [] }
        nonmutating set { follower?.change { ($0.comparators, $0.descriptors) = (newValue, []) } }
    }
}

/// Fetches objects in the environment's context, and tracks changes.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    private let request: NSFetchRequest<Result>, order: FetchOrder<Result>, animation: Animation?
    private var follower: FetchFollower<Result>?

    init(_ request: NSFetchRequest<Result>, _ comparators: [SortDescriptor<Result>], _ animation: Animation?) {
        (self.request, self.animation) = (request, animation)
        order = FetchOrder(predicate: request.predicate, descriptors: request.sortDescriptors ?? [], comparators: comparators)
    }
    /// Creates a request whose changes are animated; nil for none.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { self.init(fetchRequest, [], animation) }
    /// Creates a request whose changes have the animation of a transaction.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest, [], transaction.animation) }
    /// Creates a request for an entity in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(request, [], animation)
    }
    /// The objects that were fetched. It is empty before the view appears.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: follower?.objects ?? [], follower: follower) }

    /// The parts of a request that can be changed while it is shown.
    public struct Configuration {
        var order: FetchOrder<Result>
        /// The condition of the results; nil for none.
        public var nsPredicate: NSPredicate? {
            get { order.predicate }
            set { order.predicate = newValue }
        }
        /// The order of the results as Core Data's descriptors.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { order.descriptors }
            set { (order.descriptors, order.comparators) = (newValue, []) }
        }
        /// The order of the results as typed descriptors.
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { order.comparators }
            set { (order.comparators, order.descriptors) = (newValue, []) }
        }
    }
    /// A binding to the request's condition and order. Changing it fetches again.
    public var projectedValue: Binding<Configuration> {
        let follower = follower, order = order
        return Binding(get: { Configuration(order: follower?.order ?? order) }, set: { value in follower?.change { $0 = value.order } })
    }
}
extension FetchRequest where Result: NSManagedObject {
    /// Creates a request for the result's entity in an order.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
    }
    /// Creates a request for the result's entity in a typed order.
    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.predicate) = (Result.entity(), predicate)
        self.init(request, sortDescriptors, animation)
    }
}
extension FetchRequest: StoredProperty {
    func makeLocation(for node: ViewNode) -> FetchFollower<Result> { FetchFollower(request, order) }
    mutating func attach(_ follower: FetchFollower<Result>, to node: ViewNode) -> Bool {
        self.follower = follower
        return follower.follow(node.environment.managedObjectContext, order, animation)
    }
}

/// The predicate and order of a request's objects. The comparators are Swift's own, which no store supports.
struct FetchOrder<Result> {
    var predicate: NSPredicate?
    var descriptors: [NSSortDescriptor]
    var comparators: [SortDescriptor<Result>]

    /// Returns whether two orders are the same. Foundation's predicates on Linux cannot be compared, so only identical ones are equal.
    func isSame(as other: Self) -> Bool {
        predicate === other.predicate && descriptors == other.descriptors && comparators == other.comparators
    }
}

/// Keeps the results for a view, and fetches again when the context has changed.
@MainActor final class FetchFollower<Result: NSFetchRequestResult> {
    private nonisolated(unsafe) let request: NSFetchRequest<Result>
    private nonisolated(unsafe) var given: FetchOrder<Result>, chosen: FetchOrder<Result>
    private var context: NSManagedObjectContext?, animation: Animation?
    private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
    private var found: [Result] = []
    /// The number of fetches with new results. It is read together with the objects, so that readers depend on it.
    private let revision = Location(0)

    init(_ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>) { (self.request, given, chosen) = (request, order, order) }
    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    nonisolated var order: FetchOrder<Result> { chosen }
    nonisolated var objects: [Result] {
        onMainActor {
            _ = revision.value
            return found
        }
    }
    nonisolated func change(_ change: (inout FetchOrder<Result>) -> Void) {
        change(&chosen)
        onMainActor { fetch(Set()) }
    }

    /// Returns whether the view's own request, or its context, produces different results.
    func follow(_ context: NSManagedObjectContext, _ order: FetchOrder<Result>, _ animation: Animation?) -> Bool {
        self.animation = animation
        let isOther = context !== self.context, isChanged = !order.isSame(as: given)
        guard isOther || isChanged else { return false }
        if isChanged { (given, chosen) = (order, order) }
        self.context = context
        if isOther { observe(context) }
        let old = found
        found = fetched()
        return !isSame(old, found)
    }

    private func observe(_ context: NSManagedObjectContext) {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
            [weak self] note in
            let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
            let objects = Set(updated.map { ObjectIdentifier($0) })
            MainLoop.whenOnMain { self?.fetch(objects) }
        }
    }

    private func fetch(_ updated: Set<ObjectIdentifier>) {
        let new = fetched()
        guard !isSame(found, new) || new.contains(where: { updated.contains(ObjectIdentifier($0)) }) else { return }
        withAnimation(animation) {
            found = new
            revision.value += 1
        }
    }
    private func fetched() -> [Result] {
        request.predicate = chosen.predicate
        request.sortDescriptors = chosen.descriptors.isEmpty ? nil : chosen.descriptors
        let objects = (try? context?.fetch(request)) ?? []
        return chosen.comparators.isEmpty ? objects : objects.sorted(using: chosen.comparators)
    }
    private func isSame(_ one: [Result], _ other: [Result]) -> Bool { one.count == other.count && zip(one, other).allSatisfy { $0 === $1 } }
}
/// A different request makes the view different.
extension FetchRequest: ObservedProperty {}
