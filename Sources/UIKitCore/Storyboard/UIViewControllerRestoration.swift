import Foundation

/// A class that re-creates controllers during state restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
    /// Returns the controller with a path of identifiers, whose last one is its own; `nil` skips it and its descendants.
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?
}
