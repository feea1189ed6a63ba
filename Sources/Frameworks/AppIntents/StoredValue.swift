import Synchronization
import UIKitFoundation

/// The value of a parameter or a property, or nil until it is set.
final class StoredValue<Value: Sendable>: Sendable {
    private let value: Mutex<Value?>

    init(_ value: Value?) { self.value = Mutex(value) }

    /// Returns the value. Stops the app if there is none.
    func value(of kind: String, _ title: LocalizedStringResource?, in owner: String) -> Value {
        guard let value = value.withLock({ $0 }) else {
            fatalError("The \(kind) \(title.map { "\"" + String(localized: $0) + "\"" } ?? "of \(owner)") has no value")
        }
        return value
    }
    func set(_ newValue: Value) { value.withLock { $0 = newValue } }
}
