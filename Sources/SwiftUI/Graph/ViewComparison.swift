/// Determines whether a view value differs. A view that equals the previous one at its position is not evaluated again.
@MainActor enum ViewComparison {
    static func areEqual(_ one: Any, _ other: Any) -> Bool {
        guard type(of: one) == type(of: other) else { return false }
        if let one = one as? any Equatable { return isEqual(one, other) }
        if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
        if let one = one as? any StoredProperty, !(one is any ObservedProperty) { return true }
        if let one = one as? any SourcedBinding, let other = other as? any SourcedBinding {
            guard one.anySource != nil, one.anySource == other.anySource else { return false }
            return switch (one.given, other.given) {
            case (nil, nil): true
            case (let one?, let other?): areEqual(one, other)
            default: false
            }
        }
        return areFieldsEqual(one, other)
    }

    private static func areFieldsEqual(_ one: Any, _ other: Any) -> Bool {
        let first = Mirror(reflecting: one), second = Mirror(reflecting: other)
        guard first.children.count == second.children.count else { return false }
        if first.children.isEmpty {
            return first.displayStyle == .struct || first.displayStyle == .tuple || (first.displayStyle == .enum && "\(one)" == "\(other)")
                || first.displayStyle == .optional
        }
        return zip(first.children, second.children).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
    }
}

/// A stored property that a view receives from outside: a different object makes the view different.
protocol ObservedProperty {}
extension ObservedObject: ObservedProperty {}

protocol SourcedBinding {
    var anySource: AnyHashable? { get }
    var given: Any? { get }
}
extension Binding: SourcedBinding { var anySource: AnyHashable? { source } }

extension View where Self: Equatable {
    /// Has no effect: an equatable view is always compared by its own equality here.
    public func equatable() -> some View { self }
}
