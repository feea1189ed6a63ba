/// A member that Objective-C would have looked for in an object of unknown class.
public enum DynamicMember {
    /// The member's value as code expects that the compiler finds there: it may be tested for nil, or used as it is.
    public static func found<Value>(_ value: Value) -> Value! { value }
}
