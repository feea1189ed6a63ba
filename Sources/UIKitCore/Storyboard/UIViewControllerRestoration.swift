import Foundation

/// A class that re-creates controllers during state restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
