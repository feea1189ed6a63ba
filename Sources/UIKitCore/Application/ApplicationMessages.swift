import Foundation

// The application's notifications as messages with types, for iOS 26's `addObserver(of: UIApplication.shared, for: .willEnterForeground)`.
// Foundation on Linux does not turn a notification into its message, so both are posted. FIXME(gap): UIKit's other notifications have none.

extension UIApplication {
    public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public init() {}
    }
    public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public init() {}
    }
    public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public init() {}
    }
    public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public init() {}
    }
    public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
        public typealias Subject = UIApplication
        public init() {}
    }

    /// Posts the message of a notification that the application has posted.
    func postMessage(of name: Notification.Name) {
        switch name {
        case UIApplication.didBecomeActiveNotification: NotificationCenter.default.post(DidBecomeActiveMessage(), subject: self)
        case UIApplication.willResignActiveNotification: NotificationCenter.default.post(WillResignActiveMessage(), subject: self)
        case UIApplication.didEnterBackgroundNotification: NotificationCenter.default.post(DidEnterBackgroundMessage(), subject: self)
        case UIApplication.willEnterForegroundNotification: NotificationCenter.default.post(WillEnterForegroundMessage(), subject: self)
        case UIApplication.willTerminateNotification: NotificationCenter.default.post(WillTerminateMessage(), subject: self)
        default: break
        }
    }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    public static var didEnterBackground: NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    public static var willEnterForeground: NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> { .init() }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> { .init() }
}
