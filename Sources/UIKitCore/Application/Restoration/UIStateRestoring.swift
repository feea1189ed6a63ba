import Foundation

/// An object whose state outlives the process: a controller, a view, or an object that an app registers. Every requirement is optional.
/// (SP-F017)
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifier path precedes the receiver's own. Ignored unless it is a controller or a registered object.
    var restorationParent: (any UIStateRestoring)? { get }
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    func encodeRestorableState(with coder: NSCoder)
    func decodeRestorableState(with coder: NSCoder)
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    public var restorationParent: (any UIStateRestoring)? { nil }
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    public func encodeRestorableState(with coder: NSCoder) {}
    public func decodeRestorableState(with coder: NSCoder) {}
    public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

/// A class that finds or creates a registered object during restoration. (SP-F028)
@preconcurrency @MainActor
public protocol UIObjectRestoration: NSObjectProtocol {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source whose elements have identifiers that outlive their index paths, for the visible and the selected rows. (SP-F030)
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: NSObjectProtocol {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    // Apple's key names. (SP-F029)
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    nonisolated public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
    nonisolated public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

public let UIStateRestorationViewControllerStoryboardKey = UIApplication.stateRestorationViewControllerStoryboardKey

extension NSExceptionName {
    // Apple's exception name. (SP-F016)
    public static let restorationObjectRegistration = NSExceptionName(rawValue: "UIRestorationObjectRegistrationException")
}
