import Observation

/// Who is being evaluated now, and thus depends on what is read.
@MainActor enum Dependencies {
    static var reader: ViewNode?

    /// Also records the `@Observable` objects that are read.
    static func observing<Value>(_ node: ViewNode, _ evaluation: Int, _ evaluate: () -> Value) -> Value {
        withObservationTracking(evaluate) { [weak node] in
            MainLoop.whenOnMain { [weak node] in if let node, node.evaluation == evaluation { node.setNeedsUpdate() } }
        }
    }
}

/// Runs what belongs to the main actor, from where the compiler cannot know that it is there: property wrappers, layouts, bindings. Apps do read
/// their state elsewhere, which SwiftUI lets pass as well.
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

    /// The value for property wrappers, which belong to no actor.
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
            for reader in waiting.values { if let node = reader.node, node.evaluation == reader.evaluation { node.setNeedsUpdate() } }
        }
    }
}

/// Whether an equatable value equals another of any type.
func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool { (other as? T) == one }
