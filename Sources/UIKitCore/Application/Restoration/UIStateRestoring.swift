import Foundation

/// An object whose state outlives the process: a controller, a view, or an object that an app registers. Every requirement is optional.
/// (SP-F017)
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose identifier path precedes the receiver's own. Ignored unless it is a controller or a registered object.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that finds the object during restoration, or `nil`.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the state to restore in the next run.
    func encodeRestorableState(with coder: NSCoder)
    /// Reads the state of the last run.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after every object has read its state.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// `nil` by default.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// `nil` by default.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing by default.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing by default.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing by default.
    public func applicationFinishedRestoringState() {}
}

extension UIViewController: UIStateRestoring {}

/// A class that finds or creates a registered object during restoration. (SP-F028)
@preconcurrency @MainActor
public protocol UIObjectRestoration: NSObjectProtocol {
    /// Returns the object with the path of identifiers, from the root on; `nil` skips its state.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// A data source whose elements have identifiers that outlive their index paths, for the visible and the selected rows. (SP-F030)
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation: NSObjectProtocol {
    /// Returns a name for an element that outlives its index path, or `nil`.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Returns the index path of the element with a name, or `nil` if it is gone.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

extension UIApplication {
    // Apple's key names. (SP-F029)
    /// The key, in the app's coder, of the version of the app that saved the state.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key for the idiom in which the state was saved.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key for the date on which the state was saved.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key for the system's version under which the state was saved.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"
    /// The key for the storyboard from which a controller was created.
    nonisolated public static let stateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"
}

/// The name of the key in Swift 4.1 and earlier.
public let UIStateRestorationViewControllerStoryboardKey = UIApplication.stateRestorationViewControllerStoryboardKey

extension NSExceptionName {
    // Apple's exception name. (SP-F016)
    /// The name of the exception for an object that can't be registered, with UIKit's spelling.
    public static let restorationObjectRegistration = NSExceptionName(rawValue: "UIRestorationObjectRegistrationException")
}
