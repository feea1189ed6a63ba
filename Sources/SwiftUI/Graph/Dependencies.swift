import Observation

/// The node that is currently evaluated, and depends on what is read.
@MainActor enum Dependencies {
    static var reader: ViewNode?

    /// Also tracks the `@Observable` objects that are read.
    static func observing<Value>(_ node: ViewNode, _ evaluation: Int, _ evaluate: () -> Value) -> Value {
        withObservationTracking(evaluate) { [weak node] in
            MainLoop.whenOnMain { [weak node] in if let node, node.evaluation == evaluation { node.setNeedsUpdate() } }
        }
    }
}

/// Runs a main-actor closure from code that the compiler cannot know to be on the main actor: property wrappers, layouts, bindings. Some
/// apps read their state elsewhere, which SwiftUI also allows.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}

/// A value that nodes read. Setting it marks those whose last evaluation read it.
@MainActor final class Location<Value> {
    @MainActor private final class Reader {
        weak var node: ViewNode?
        var evaluation: Int
        init(_ node: ViewNode) { (self.node, evaluation) = (node, node.evaluation) }
    }
    private var stored: Value
    private var readers: [ObjectIdentifier: Reader] = [:]

    init(_ value: Value) { stored = value }

    /// The value for property wrappers, which are not isolated to an actor.
    nonisolated var current: Value {
        get { onMainActor { value } }
        set {
            nonisolated(unsafe) let newValue = newValue
            MainLoop.whenOnMain { self.value = newValue }
        }
    }

    var value: Value {
        get {
            if let node = Dependencies.reader {
                if let reader = readers[ObjectIdentifier(node)], reader.node === node {
                    reader.evaluation = node.evaluation
                } else {
                    readers[ObjectIdentifier(node)] = Reader(node)
                }
            }
            return stored
        }
        set {
            if let old = stored as? any Equatable, isEqual(old, newValue) { return }
            stored = newValue
            let waiting = readers
            readers = [:]
            for reader in waiting.values {
                if let node = reader.node, node.evaluation == reader.evaluation { node.setNeedsUpdate(because: self) }
            }
        }
    }
}

/// Returns whether an equatable value equals another of any type.
func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool { (other as? T) == one }
