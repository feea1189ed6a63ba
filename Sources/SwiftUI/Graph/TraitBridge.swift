import UIKit

/// An environment value that is also a UIKit trait.
@preconcurrency public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value for views inside a UIKit environment with these traits.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the trait for UIKit's views and controllers inside views for which the value is set.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// The environment keys that apps bridge to traits. Views are evaluated on the main thread only, so nothing here is shared.
enum TraitBridge {
    private static nonisolated(unsafe) var known: [ObjectIdentifier: (any UITraitBridgedEnvironmentKey.Type)?] = [:]
    /// Whether a bridged key was used so far.
    private(set) static nonisolated(unsafe) var isUsed = false

    static func bridged<Key: EnvironmentKey>(_ key: Key.Type) -> (any UITraitBridgedEnvironmentKey.Type)? {
        if let answer = known[ObjectIdentifier(key)] { return answer }
        let answer = key as? any UITraitBridgedEnvironmentKey.Type
        known[ObjectIdentifier(key)] = .some(answer)
        if answer != nil { isUsed = true }
        return answer
    }
}

private enum HostTraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection? { nil } }
extension EnvironmentValues {
    /// The traits of the UIKit view around the views.
    var hostTraits: UITraitCollection? {
        get { self[HostTraitsKey.self] }
        set { self[HostTraitsKey.self] = newValue }
    }

    /// Returns the value of a trait to which the key is bridged.
    func traitValue<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
        guard key != HostTraitsKey.self, let bridged = TraitBridge.bridged(key), let traits = hostTraits else { return nil }
        func read(_ key: (some UITraitBridgedEnvironmentKey).Type) -> Any { key.read(from: traits) }
        return read(bridged) as? Key.Value
    }

    /// Sets the traits of a UIKit view or controller to which values of the environment are bridged.
    @MainActor func write(to environment: some UITraitOverridable) {
        guard !bridgedKeys.isEmpty else { return }
        var traits: any UIMutableTraits = environment.traitOverrides
        func write<Key: UITraitBridgedEnvironmentKey>(_ key: Key.Type) { key.write(to: &traits, value: self[key]) }
        for key in bridgedKeys { write(key) }
        if let overrides = traits as? UITraitOverrides { environment.traitOverrides = overrides }
    }
}

@MainActor protocol UITraitOverridable: AnyObject { var traitOverrides: UITraitOverrides { get set } }
extension UIView: UITraitOverridable {}
extension UIViewController: UITraitOverridable {}
