import OpenCombine
import UIKitFoundation

/// Only a type by which OpenCombine's own publisher of an object is asked for.
private final class PublishedOwner: ObservableObject {}

private let ownPublishers = AttachedProperty<ObservableObjectPublisher?>(nil)

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells, before the object changes, that it will: by itself for its `@Published` properties, and when the object sends it.
    ///
    /// An object has one as long as it lives. OpenCombine's lies in the `@Published` properties, and one without any gets a new one each time.
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
