import CoreDataCompanion

/// The results of a fetch in sections: objects that follow each other and have the same identifier.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    public struct Section: Identifiable, RandomAccessCollection {
        /// The value that all objects of the section have in common.
        public let id: SectionIdentifier
        fileprivate let objects: ArraySlice<Result>
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[objects.startIndex + position] }
    }
    private let results: FetchedResults<Result>
    fileprivate let path: Location<KeyPath<Result, SectionIdentifier>>?
    private let sections: [Section]

    fileprivate init(_ results: FetchedResults<Result>, _ path: Location<KeyPath<Result, SectionIdentifier>>?) {
        (self.results, self.path) = (results, path)
        guard let current = path?.current else {
            sections = []
            return
        }
        var sections: [Section] = [], objects = results.objects[...]
        while let first = objects.first {
            let id = first[keyPath: current], members = objects.prefix { $0[keyPath: current] == id }
            sections.append(Section(id: id, objects: members))
            objects = objects[members.endIndex...]
        }
        self.sections = sections
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }

    /// The property that divides the objects. Setting it divides them again; they must be sorted accordingly.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { path?.current ?? { fatalError("A fetch without a view has no sections.") }() }
        nonmutating set { path?.current = newValue }
    }
    /// The condition of the results; nil for none. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { results.nsPredicate }
        nonmutating set { results.nsPredicate = newValue }
    }
    /// The order of the results as Core Data's descriptors. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { results.nsSortDescriptors }
        nonmutating set { results.nsSortDescriptors = newValue }
    }
    /// The order of the results as typed descriptors. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { results.sortDescriptors }
        nonmutating set { results.sortDescriptors = newValue }
    }
}

/// Fetches objects in the environment's context, divides them into sections, and tracks changes.
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private let request: FetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>
    private var attached: SectionedFollower<SectionIdentifier, Result>?

    private init(_ request: FetchRequest<Result>, _ sectionIdentifier: KeyPath<Result, SectionIdentifier>) {
        (self.request, self.sectionIdentifier) = (request, sectionIdentifier)
    }
    /// Creates a request whose results are in sections of equal values at a key path. Objects must be sorted by that value first.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
    ) {
        self.init(FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
    }
    /// Creates a request in sections, whose changes have the animation of a transaction.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, transaction: Transaction
    ) {
        self.init(FetchRequest(fetchRequest: fetchRequest, transaction: transaction), sectionIdentifier)
    }
    /// Creates a request in sections for an entity in an order.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchRequest(entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier)
    }
    /// The sections that were fetched. It is empty before the view appears.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(
            FetchedResults(objects: attached?.follower.objects ?? [], follower: attached?.follower), attached?.path)
    }

    /// The parts of a request that can be changed while it is shown.
    public struct Configuration {
        fileprivate var inner: FetchRequest<Result>.Configuration
        /// The key path whose value forms the sections.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
        /// The condition of the results; nil for none.
        public var nsPredicate: NSPredicate? {
            get { inner.nsPredicate }
            set { inner.nsPredicate = newValue }
        }
        /// The order of the results as Core Data's descriptors.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { inner.nsSortDescriptors }
            set { inner.nsSortDescriptors = newValue }
        }
        /// The order of the results as typed descriptors.
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { inner.sortDescriptors }
            set { inner.sortDescriptors = newValue }
        }
    }
    /// A binding to the sections, the condition, and the order. Changing it fetches again.
    public var projectedValue: Binding<Configuration> {
        let attached = attached, request = request, given = sectionIdentifier
        return Binding(
            get: {
                Configuration(
                    inner: attached.map { .init(order: $0.follower.order) } ?? request.projectedValue.wrappedValue,
                    sectionIdentifier: attached?.path.current ?? given)
            },
            set: { value in
                attached?.path.current = value.sectionIdentifier
                attached?.follower.change { $0 = value.inner.order }
            })
    }
}
extension SectionedFetchRequest where Result: NSManagedObject {
    /// Creates a request in sections for the result's entity in an order.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier)
    }
    /// Creates a request in sections for the result's entity in a typed order.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation), sectionIdentifier)
    }
}
/// The fetch of a view and the property that divides its objects.
@MainActor final class SectionedFollower<SectionIdentifier: Hashable, Result: NSFetchRequestResult> {
    let follower: FetchFollower<Result>
    let path: Location<KeyPath<Result, SectionIdentifier>>
    init(_ follower: FetchFollower<Result>, _ path: KeyPath<Result, SectionIdentifier>) {
        (self.follower, self.path) = (follower, Location(path))
    }
}
extension SectionedFetchRequest: StoredProperty {
    func makeLocation(for node: ViewNode) -> SectionedFollower<SectionIdentifier, Result> {
        SectionedFollower(request.makeLocation(for: node), sectionIdentifier)
    }
    mutating func attach(_ location: SectionedFollower<SectionIdentifier, Result>, to node: ViewNode) -> Bool {
        attached = location
        var request = request
        return request.attach(location.follower, to: node)
    }
}
/// A different request makes the view different.
extension SectionedFetchRequest: ObservedProperty {}
