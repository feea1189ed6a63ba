import Foundation

/// A class that makes controllers again when an app's state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
