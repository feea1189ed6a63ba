import Foundation

// Apple, "SortDescriptor.init(_:order:)": a descriptor for a string without a comparator orders as `localizedStandard` does, that is as the
// Files app sorts names. Foundation on Linux orders such strings by their code points.

extension SortDescriptor {
    /// Compares as Apple's Foundation does: strings without a comparator in the standard order.
    package func standardCompare(_ one: Compared, _ other: Compared) -> ComparisonResult {
        guard stringComparator == nil, let keyPath, let (x, y) = Self.strings(keyPath, one, other) else { return compare(one, other) }
        let result: ComparisonResult =
            switch (x, y) {
            case (nil, nil): .orderedSame
            case (nil, _): .orderedAscending
            case (_, nil): .orderedDescending
            case (let x?, let y?): LocalizedStringComparator.localizedStandard.compare(x, y)
            }
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }
    private static func strings(_ path: PartialKeyPath<Compared>, _ one: Compared, _ other: Compared) -> (String?, String?)? {
        switch path {
        case let path as KeyPath<Compared, String>: (one[keyPath: path], other[keyPath: path])
        case let path as KeyPath<Compared, String?>: (one[keyPath: path], other[keyPath: path])
        default: nil
        }
    }
}

/// The comparators `localizedStandard` and `localized` of Apple's `String.StandardComparator`, which Foundation on Linux lacks. Both order
/// strings as the Files app does, because nothing here depends on the locale.
public struct LocalizedStringComparator: SortComparator {
    /// Whether smaller strings are first.
    public var order: SortOrder = .forward

    /// Numbers in the text count as numbers, and of two letters that differ only in case the lowercase one is first.
    public func compare(_ x: String, _ y: String) -> ComparisonResult {
        var result = x.compare(y, options: [.caseInsensitive, .numeric])
        if result == .orderedSame { result = y.compare(x, options: .literal) }
        return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }
}
extension SortComparator where Self == LocalizedStringComparator {
    /// Orders strings as the Files app orders names.
    public static var localizedStandard: LocalizedStringComparator { LocalizedStringComparator() }
    /// Orders strings as ``localizedStandard`` does.
    public static var localized: LocalizedStringComparator { LocalizedStringComparator() }
}
extension SortDescriptor {
    /// Creates a descriptor for a string, whose standard order is the one of the comparator.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedStringComparator, order: SortOrder? = nil) {
        self.init(keyPath, order: order ?? comparator.order)
    }
    /// Creates a descriptor for a string that may be missing; those that are missing are first.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedStringComparator, order: SortOrder? = nil) {
        self.init(keyPath, order: order ?? comparator.order)
    }
}

extension Sequence {
    /// Returns the elements in the order of descriptors: each orders what is equal for those before it.
    public func sorted<Descriptors: Sequence>(using comparators: Descriptors) -> [Element]
    where Descriptors.Element == SortDescriptor<Element> {
        let comparators = Array(comparators)
        // The sort is stable.
        return enumerated().sorted { one, other in
            for comparator in comparators {
                switch comparator.standardCompare(one.element, other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }
    /// Returns the elements in the order of a descriptor.
    public func sorted(using comparator: SortDescriptor<Element>) -> [Element] { sorted(using: [comparator]) }
}
extension MutableCollection where Self: RandomAccessCollection {
    /// Orders the elements by descriptors: each orders what is equal for those before it.
    public mutating func sort<Descriptors: Sequence>(using comparators: Descriptors)
    where Descriptors.Element == SortDescriptor<Element> {
        for (index, element) in zip(indices, sorted(using: comparators)) { self[index] = element }
    }
    /// Orders the elements by a descriptor.
    public mutating func sort(using comparator: SortDescriptor<Element>) { sort(using: [comparator]) }
}
