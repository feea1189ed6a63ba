import Foundation

/// Makes the application and its delegate, launches them on the registered host, and runs until the host ends.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let delegateClass = delegateClassName.flatMap { ClassNames.find($0) as? NSObject.Type }
    if let delegateClassName, delegateClass == nil {
        Fault.raise(
            .internalInconsistencyException,
            "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName) is loaded.")
    }
    let principal = principalClassName.flatMap { ClassNames.find($0) as? UIApplication.Type }
    return ApplicationRun.start(application: principal ?? UIApplication.self, delegate: delegateClass)
}

extension UIApplicationDelegate {
    /// The entry point that `@main` calls.
    @preconcurrency @MainActor
    public static func main() {
        exit(ApplicationRun.start(application: UIApplication.self, delegate: self as? NSObject.Type))
    }
}

/// The `@main` type of an app that is not itself an application delegate: SwiftUI's `App`.
@preconcurrency @MainActor public protocol DescribedApplication {
    /// Prepares the app for its launch and returns the class of the delegate that launches it.
    static func prepareForLaunch() -> NSObject.Type
}

@MainActor
package enum ApplicationRun {
    /// Launches the app whose `@main` type is called `name`, `Module.Type`, on the registered host. Returns `false` if no such type can be
    /// launched: its own `main()` can't be called by name.
    package static func start(mainType name: String) -> Bool {
        let type: NSObject.Type? = ClassNames.find(name) as? NSObject.Type ?? described(name)?.prepareForLaunch()
        guard let type else { return false }
        _ = start(application: UIApplication.self, delegate: type)
        return true
    }

    /// Returns a structure, enumeration or class, found by its name in the sources.
    private static func described(_ name: String) -> (any DescribedApplication.Type)? {
        let parts = name.split(separator: ".").map { "\($0.utf8.count)\($0)" }
        guard parts.count > 1 else { return nil }
        for outer in ["V", "O", "C"] {
            for kind in ["V", "O", "C"] {
                let mangled = parts[0] + parts[1..<parts.count - 1].map { $0 + outer }.joined() + parts[parts.count - 1] + kind
                if let type = _typeByName(mangled) as? any DescribedApplication.Type { return type }
            }
        }
        return nil
    }

    static func start(application: UIApplication.Type, delegate: NSObject.Type?) -> Int32 {
        DispatchTable.prepare()
        let host = ApplicationHosts.make()
        UIScreen.main.become(host.screen)
        let input = HostInput()
        host.prepare(input)
        let object = delegate.map { Instantiation.make($0) }
        var options = Launch.Options(delegate: object as? any UIApplicationDelegate)
        options.application = application
        options.launchOptions = host.launchOptions
        if let delegate, options.delegate == nil {
            Fault.raise(.internalInconsistencyException, "\(delegate) does not conform to UIApplicationDelegate.")
        }
        return withExtendedLifetime(object) {
            Launch.run(options)
            return host.run()
        }
    }
}
