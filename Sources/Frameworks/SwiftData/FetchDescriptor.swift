import Foundation

/// The criteria of a fetch, and the order of its results.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition of the models; nil for all.
    public var predicate: Predicate<T>?
    /// The order of the models.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number of models; nil for no limit.
    public var fetchLimit: Int?
    /// The number of models that are left out at the start; nil for none.
    public var fetchOffset: Int?
    /// Whether changes that aren't saved are included. They always are.
    public var includePendingChanges = true
    /// Kept: all properties and related objects are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = [], relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Creates a descriptor of a condition and an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}

public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    let models: [T]
    public var startIndex: Int { models.startIndex }
    public var endIndex: Int { models.endIndex }
    public subscript(position: Int) -> T { models[position] }
}

extension PredicateExpressions {
    /// Whether a string contains another, regardless of case and diacritical marks. Foundation has it only on Apple's platforms.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>: PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = Bool
        public let root: Root, other: Other
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try String(root.evaluate(bindings)).localizedStandardContains(String(other.evaluate(bindings)))
        }
    }
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }
}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
