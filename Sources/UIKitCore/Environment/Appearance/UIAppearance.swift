import Foundation

/// A class whose instances share an appearance set in one place.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of the class. Values set on it apply to instances that enter a window afterward and have no values of their own.
    static func appearance() -> Self
    /// Returns the proxy for instances in the given containers, the last of which is the outermost. It wins over more general proxies.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy for instances whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy for instances with the given traits in the given containers.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}

/// A type of container that `whenContainedInInstancesOf` accepts.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView {
    /// Returns the proxy of the class. Values set on it apply to instances that enter a window afterward and have no values of their own.
    public static func appearance() -> Self { Appearance.proxy(self, containers: [], traits: nil) }
    /// Returns the proxy for instances in the given containers, the last of which is the outermost.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearance.proxy(self, containers: containerTypes, traits: nil)
    }
    /// Returns the proxy for instances whose traits contain the given ones.
    public static func appearance(for trait: UITraitCollection) -> Self { Appearance.proxy(self, containers: [], traits: trait) }
    /// Returns the proxy for instances with the given traits in the given containers.
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        Appearance.proxy(self, containers: containerTypes, traits: trait)
    }
}

extension UIView {
    /// The tint set on this view, as opposed to the inherited one. Views are notified of its changes.
    var ownTintColor: UIColor? {
        get { look.tintColor }
        set { Tint.set(newValue, of: self) }
    }
}

extension UIBarItem {
    /// Returns the proxy of the class. Values set on it apply to items whose bar enters a window afterward.
    public static func appearance() -> Self { Appearance.proxy(self, containers: [], traits: nil) }
    /// Returns the proxy for items in the given containers, the last of which is the outermost.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearance.proxy(self, containers: containerTypes, traits: nil)
    }
    /// Returns the proxy for items whose bar's traits contain the given ones.
    public static func appearance(for trait: UITraitCollection) -> Self { Appearance.proxy(self, containers: [], traits: trait) }
    /// Returns the proxy for items with the given traits in the given containers.
    public static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        Appearance.proxy(self, containers: containerTypes, traits: trait)
    }
}

/// A property that a class's proxy applies to instances.
@MainActor
package struct AppearanceProperty {
    let copyIfChanged: (_ proxy: NSObject, _ untouched: NSObject, _ target: NSObject, _ fresh: NSObject) -> Void

    /// Creates a property that is applied if the proxy's value differs from an untouched object's and the target still has the untouched
    /// value.
    package init<Owner: NSObject, Value>(_ property: ReferenceWritableKeyPath<Owner, Value>, same: @escaping (Value, Value) -> Bool) {
        copyIfChanged = { proxy, untouched, target, fresh in
            guard let proxy = proxy as? Owner, let untouched = untouched as? Owner, let target = target as? Owner,
                let fresh = fresh as? Owner
            else { return }
            let value = proxy[keyPath: property]
            guard !same(value, untouched[keyPath: property]), same(target[keyPath: property], fresh[keyPath: property]) else { return }
            target[keyPath: property] = value
        }
    }

    package init<Owner: NSObject, Value: Equatable>(_ property: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(property, same: { $0 == $1 })
    }

    /// Creates an entry for values that are not properties (attributes by state, images by metrics): `copy` copies the proxy's values.
    package init<Owner: NSObject>(copy: @escaping (_ proxy: Owner, _ target: Owner) -> Void) {
        copyIfChanged = { proxy, _, target, _ in
            if let proxy = proxy as? Owner, let target = target as? Owner { copy(proxy, target) }
        }
    }
}

/// Proxies of classes, and the values that instances take from them when they enter a window.
///
/// A proxy is an instance outside every window: setting its properties records them. Its differences from an untouched instance are applied
/// to others.
@MainActor
package enum Appearance {
    private struct Proxy {
        let type: NSObject.Type
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let object: NSObject
        let untouched: NSObject
    }

    private static var proxies: [Proxy] = []
    private static var properties: [ObjectIdentifier: [AppearanceProperty]] = [
        ObjectIdentifier(UIView.self): [
            AppearanceProperty(\UIView.ownTintColor) { $0 === $1 },
            AppearanceProperty(\UIView.backgroundColor) { $0 === $1 },
            AppearanceProperty(\UIView.alpha), AppearanceProperty(\UIView.semanticContentAttribute),
        ]
    ]

    // Filled before `main` only, from constructors.
    nonisolated(unsafe) private static var registrations: [@MainActor @Sendable () -> Void] = []

    /// Adds a registration that runs when the first proxy is accessed; safe before `main`.
    nonisolated package static func enqueue(_ registration: @escaping @MainActor @Sendable () -> Void) {
        registrations.append(registration)
    }

    private static func runRegistrations() {
        let pending = registrations
        registrations = []
        for registration in pending { registration() }
    }

    /// Declares the properties that `type`'s proxies apply, in addition to those of its superclasses. Each module does so for its classes
    /// before use.
    package static func register(_ type: NSObject.Type, _ more: [AppearanceProperty]) {
        properties[ObjectIdentifier(type), default: []] += more
    }

    static func proxy<T: NSObject>(_ type: T.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?) -> T {
        runRegistrations()
        if let known = proxies.first(where: { $0.type == type && $0.traits == traits && sameTypes($0.containers, containers) })?.object
            as? T
        {
            return known
        }
        let made = Proxy(
            type: type, containers: containers, traits: traits, object: Instantiation.makeBlank(type),
            untouched: Instantiation.makeBlank(type))
        proxies.append(made)
        return unsafeDowncast(made.object, to: type)
    }

    private static func sameTypes(_ a: [any UIAppearanceContainer.Type], _ b: [any UIAppearanceContainer.Type]) -> Bool {
        a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
    }

    /// Applies the proxies' values once in a view's life, in its first window.
    static func applyIfNeeded(to view: UIView) {
        guard !view.flags.contains(.appearanceApplied) else { return }
        view.flags.insert(.appearanceApplied)
        apply(to: view, in: view)
    }

    /// Applies to `object` (a view, or an item shown by `view`) the values of its classes' proxies. Of several, the most specific one wins.
    package static func apply(to object: NSObject, in view: UIView) {
        guard !proxies.isEmpty else { return }
        var matching: [(rank: Int, proxy: Proxy)] = []
        for proxy in proxies {
            guard let depth = depth(of: proxy.type, above: type(of: object)), isContained(view, in: proxy.containers),
                proxy.traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true
            else { continue }
            matching.append((depth * 10 - proxy.containers.count, proxy))
        }
        // The nearest class and the longest list of containers come first. Later proxies leave alone what they changed.
        for (_, proxy) in matching.sorted(by: { $0.rank < $1.rank }) {
            for property in allProperties(of: proxy.type) { property.copyIfChanged(proxy.object, proxy.untouched, object, proxy.untouched) }
        }
    }

    private static func depth(of type: NSObject.Type, above other: AnyClass) -> Int? {
        var depth = 0
        var current: AnyClass? = other
        while let candidate = current {
            if candidate == type { return depth }
            depth += 1
            current = _getSuperclass(candidate)
        }
        return nil
    }

    private static func allProperties(of type: AnyClass) -> [AppearanceProperty] {
        var result: [AppearanceProperty] = []
        var current: AnyClass? = type
        while let candidate = current {
            result += properties[ObjectIdentifier(candidate)] ?? []
            current = _getSuperclass(candidate)
        }
        return result
    }

    /// Whether the containers occur above the view in order, the last outermost.
    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var remaining = containers[...]
        var responder: UIResponder? = view.next
        while let type = remaining.first, let current = responder {
            if isKind(current, of: type) { remaining = remaining.dropFirst() }
            responder = current.next
        }
        return remaining.isEmpty
    }

    private static func isKind(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        depth(of: unsafeBitCast(type as AnyClass, to: NSObject.Type.self), above: Swift.type(of: object)) != nil
    }
}
