import Foundation
import Observation

/// The methods that read a trait collection and run again when it changes.
// FIXME(gap): a change of any trait runs them again, not only of those that they read.
final class TraitReadings: Observable {
    private let registrar = ObservationRegistrar()
    private let collection = 0

    func access() { registrar.access(self, keyPath: \.collection) }
    func change() { registrar.withMutation(of: self, keyPath: \.collection) {} }
}

/// The token that `registerForTraitChanges` returns.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that notifies others of changes to its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
    /// Keeps a registration for as long as the object lives. Called by `registerForTraitChanges(_:handler:)`.
    func storeTraitRegistration(_ registration: any UITraitChangeRegistration)
    /// Removes a registration, so that its handler isn't called again.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
    /// A closure that is called with an object and its traits before a change.
    public typealias TraitChangeHandler<TraitEnvironment> = (
        _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls `handler` after one of the given traits changed, before layout. The registration lasts as long as the object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    /// Registers a handler that names its environment's type, as in `{ (self: Self, previous: UITraitCollection) in … }`: a class's `Self`
    /// is not that of the declaration above. A handler for another type is not called.
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits, handler)
    }

    private func register<Environment>(
        _ traits: [UITrait], _ handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { object, old in
            if let environment = object as? Environment { handler(environment, old) }
        }
        storeTraitRegistration(registration)
        return registration
    }

    /// Calls a method of `target`, which isn't retained, after one of the given traits changed. It gets the object and its earlier traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(traits: traits) { [weak target = target as AnyObject] object, old in
            if let target { DispatchTable.invoke(action, on: target, arguments: [object, old]) }
        }
        storeTraitRegistration(registration)
        return registration
    }

    /// Calls a method of the object itself after one of the given traits changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
}

@MainActor
package final class TraitRegistration: NSObject, UITraitChangeRegistration {
    private let traits: [UITrait]
    private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }

    static func notify(_ owner: AnyObject, _ state: TraitState, _ old: UITraitCollection, _ new: UITraitCollection) {
        for registration in state.registrations
        where registration.traits.contains(where: { !new.values.agrees(with: old.values, on: $0) })
            && state.registrations.containsIdentical(registration)
        {
            registration.handler(owner, old)
        }
    }
}

extension TraitState {
    func store(_ registration: any UITraitChangeRegistration) {
        if let registration = registration as? TraitRegistration { registrations.append(registration) }
    }
    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }
}

extension UIView {
    /// Keeps a registration for as long as the view lives.
    public func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
    /// Removes a registration, so that its handler isn't called again.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traits.remove(registration) }
}

extension UIViewController: UITraitChangeObservable {
    /// Keeps a registration for as long as the controller lives.
    public func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
    /// Removes a registration, so that its handler isn't called again.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traits.remove(registration) }
}
