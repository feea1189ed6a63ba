import Foundation

/// Makes the application and its delegate, launches them on the registered host, and runs until the host ends.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
    let delegateClass = delegateClassName.flatMap { ClassNames.find($0) as? NSObject.Type }
    if let delegateClassName, delegateClass == nil {
        Fault.raise(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. No class named \(delegateClassName) is loaded.")
    }
    let principal = principalClassName.flatMap { ClassNames.find($0) as? UIApplication.Type }
    return ApplicationRun.start(application: principal ?? UIApplication.self, delegate: delegateClass)
}

extension UIApplicationDelegate {
    /// What `@main` calls.
    @preconcurrency @MainActor
    public static func main() {
        exit(ApplicationRun.start(application: UIApplication.self, delegate: self as? NSObject.Type))
    }
}

@MainActor
package enum ApplicationRun {
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
