// The views of an app's extension for notifications, which nothing shows; a test may call their methods.
@_exported import UIKit
@_exported import UserNotificationsCompanion

/// The button of a film in a notification.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }
/// What happens after an action of a notification.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss, dismiss, dismissAndForwardAction }

/// The view controller of an app's extension that shows a notification. All but the first method are optional.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Called with the notification, and with those after it.
    func didReceive(_ notification: UNNotification)
    /// Called with the user's action. The handler takes what happens next.
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    /// The button of a film, and its place and color.
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    /// The place of the button.
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    /// Called when the film is to start.
    func mediaPlay()
    /// Called when the film is to stop.
    func mediaPause()
}
extension UNNotificationContentExtension {
    /// Calls the handler with an option that passes the action on to the app.
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .systemBlue }
    public func mediaPlay() {}
    /// Does nothing.
    public func mediaPause() {}
}

private let actions = AttachedProperty<[UNNotificationAction]>([])

extension NSExtensionContext {
    /// The actions below the notification.
    @preconcurrency @MainActor public var notificationActions: [UNNotificationAction] {
        get { actions[self] }
        set { actions[self] = newValue }
    }
    /// Does nothing: nothing shows the notification.
    public func dismissNotificationContentExtension() {}
    /// Does nothing: there is no app to open.
    public func performNotificationDefaultAction() {}
    public func mediaPlayingStarted() {}
    /// Does nothing: nothing shows the film.
    public func mediaPlayingPaused() {}
}
