import OpenCombine
import UIKitFoundation

/// A type that is used only to access OpenCombine's own publisher of an object.
private final class PublishedOwner: ObservableObject {}

private let ownPublishers = AttachedProperty<ObservableObjectPublisher?>(nil)

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher that emits before the object changes: automatically for its `@Published` properties, and when the object sends.
    ///
    /// An object has one for its lifetime. OpenCombine's is stored in the `@Published` properties, and an object without any would get a
    /// new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        if hasPublishedProperties { return unsafeBitCast(self as AnyObject, to: PublishedOwner.self).OpenCombine::objectWillChange }
        if let publisher = ownPublishers[self] { return publisher }
        let publisher = ObservableObjectPublisher()
        ownPublishers[self] = publisher
        return publisher
    }

    private var hasPublishedProperties: Bool {
        sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains { mirror in
            mirror.children.contains { String(reflecting: type(of: $0.value)).hasPrefix("OpenCombine.Published<") }
        }
    }
}
