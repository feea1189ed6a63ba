import Foundation

/// Runs overrides of nonisolated members in classes of the main actor. Objective-C's declarations say nothing about isolation, so an
/// override on Apple's platforms has that of its class.
public enum MainActorOverride {
    /// Runs `body` as if on the main actor.
    public static func run<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}

/// The root classes whose subclasses can name another object for a method that they lack.
private protocol Forwarding: KeyValueMembers {
    func forwardingTarget(for selector: Selector!) -> Any?
}
extension KeyValueObject: Forwarding {}
extension MainActorKeyValueObject: Forwarding {}

extension NSObjectProtocol {
    /// Returns the object to which this one forwards a method that its class lacks, as Objective-C's runtime finds it; nil for none.
    package func forwardee(for name: String) -> Any? {
        guard let object = self as? any Forwarding, let target = object.forwardingTarget(for: Selector(name)),
            target as AnyObject !== object, object.responds(to: Selector(name))
        else { return nil }
        return target
    }
}
