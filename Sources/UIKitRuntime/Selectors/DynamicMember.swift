/// A member that Objective-C would have looked up in an object of unknown class.
public enum DynamicMember {
    /// Returns the member's value as an implicitly unwrapped optional: code may test it for nil, or use it directly.
    public static func found<Value>(_ value: Value) -> Value! { value }
}
