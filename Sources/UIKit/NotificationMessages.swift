import Foundation
import UIKitStoryboards

// UIKit's notifications as typed messages (iOS 26): `center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { message in … }`. Foundation delivers
// messages; what UIKit posts as a notification is handed on as its message from the first use of the message's identifier.

/// A message that UIKit posts as a notification.
@MainActor public protocol _NotifiedMessage: NotificationCenter.MainActorMessage where Subject: AnyObject {
    /// Of the notification. Foundation's own requirement of the name is not seen from here on Linux.
    nonisolated static var _notification: Notification.Name { get }
    static func makeMessage(_ notification: Notification) -> Self?
}

/// A message with nothing in it.
@MainActor public protocol _PlainMessage: _NotifiedMessage {
    nonisolated init()
}
extension _PlainMessage {
    public static func makeMessage(_ notification: Notification) -> Self? { Self() }
    public static func makeNotification(_ message: Self) -> Notification { Notification(name: _notification) }
}

@MainActor private enum MessageForwarding {
    private static var known: Set<String> = []

    /// Has each notification of the message's name be followed by the message.
    static func begin<Message: _NotifiedMessage>(_ type: Message.Type) {
        guard known.insert(Message._notification.rawValue).inserted else { return }
        let center = NotificationCenter.default
        _ = center.addObserver(forName: Message._notification, object: nil, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification  // Stays on the thread that posts.
            guard MainLoop.isCurrent else { return }
            MainActor.assumeIsolated {
                guard let message = Message.makeMessage(notification) else { return }
                if let subject = notification.object as? Message.Subject { center.post(message, subject: subject) } else { center.post(message) }
            }
        }
    }
}

private func identifier<Message: _NotifiedMessage>(_ type: Message.Type) -> NotificationCenter.BaseMessageIdentifier<Message> {
    MainLoop.whenOnMain { MessageForwarding.begin(type) }
    return NotificationCenter.BaseMessageIdentifier<Message>()
}

/// The name by which Foundation delivers a notification's message. It differs from the notification's name because Foundation on Linux
/// hands a message to every observer of its name, and an observer of the notification expects a `Notification`.
private nonisolated func delivered(_ notification: Notification.Name) -> Notification.Name {
    Notification.Name("UIKit.Message." + notification.rawValue)
}

extension UIApplication {
    public struct DidFinishLaunchingMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.didFinishLaunchingNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.didFinishLaunchingNotification }
        public nonisolated init() {}
    }
    public struct DidBecomeActiveMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.didBecomeActiveNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.didBecomeActiveNotification }
        public nonisolated init() {}
    }
    public struct WillResignActiveMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.willResignActiveNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.willResignActiveNotification }
        public nonisolated init() {}
    }
    public struct DidEnterBackgroundMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.didEnterBackgroundNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.didEnterBackgroundNotification }
        public nonisolated init() {}
    }
    public struct WillEnterForegroundMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.willEnterForegroundNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.willEnterForegroundNotification }
        public nonisolated init() {}
    }
    public struct WillTerminateMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.willTerminateNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.willTerminateNotification }
        public nonisolated init() {}
    }
    public struct DidReceiveMemoryWarningMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.didReceiveMemoryWarningNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
        public nonisolated init() {}
    }
    public struct SignificantTimeChangeMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.significantTimeChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.significantTimeChangeNotification }
        public nonisolated init() {}
    }
    public struct UserDidTakeScreenshotMessage: _PlainMessage {
        public typealias Subject = UIApplication
        public nonisolated static var name: Notification.Name { delivered(UIApplication.userDidTakeScreenshotNotification) }
        public nonisolated static var _notification: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
        public nonisolated init() {}
    }
}

extension UIScene {
    public struct DidActivateMessage: _PlainMessage {
        public typealias Subject = UIScene
        public nonisolated static var name: Notification.Name { delivered(UIScene.didActivateNotification) }
        public nonisolated static var _notification: Notification.Name { UIScene.didActivateNotification }
        public nonisolated init() {}
    }
    public struct WillDeactivateMessage: _PlainMessage {
        public typealias Subject = UIScene
        public nonisolated static var name: Notification.Name { delivered(UIScene.willDeactivateNotification) }
        public nonisolated static var _notification: Notification.Name { UIScene.willDeactivateNotification }
        public nonisolated init() {}
    }
    public struct DidEnterBackgroundMessage: _PlainMessage {
        public typealias Subject = UIScene
        public nonisolated static var name: Notification.Name { delivered(UIScene.didEnterBackgroundNotification) }
        public nonisolated static var _notification: Notification.Name { UIScene.didEnterBackgroundNotification }
        public nonisolated init() {}
    }
    public struct WillEnterForegroundMessage: _PlainMessage {
        public typealias Subject = UIScene
        public nonisolated static var name: Notification.Name { delivered(UIScene.willEnterForegroundNotification) }
        public nonisolated static var _notification: Notification.Name { UIScene.willEnterForegroundNotification }
        public nonisolated init() {}
    }
    public struct DidDisconnectMessage: _PlainMessage {
        public typealias Subject = UIScene
        public nonisolated static var name: Notification.Name { delivered(UIScene.didDisconnectNotification) }
        public nonisolated static var _notification: Notification.Name { UIScene.didDisconnectNotification }
        public nonisolated init() {}
    }
}

extension UITextField {
    public struct TextDidBeginEditingMessage: _PlainMessage {
        public typealias Subject = UITextField
        public nonisolated static var name: Notification.Name { delivered(UITextField.textDidBeginEditingNotification) }
        public nonisolated static var _notification: Notification.Name { UITextField.textDidBeginEditingNotification }
        public nonisolated init() {}
    }
    public struct TextDidChangeMessage: _PlainMessage {
        public typealias Subject = UITextField
        public nonisolated static var name: Notification.Name { delivered(UITextField.textDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UITextField.textDidChangeNotification }
        public nonisolated init() {}
    }
    public struct TextDidEndEditingMessage: _PlainMessage {
        public typealias Subject = UITextField
        public nonisolated static var name: Notification.Name { delivered(UITextField.textDidEndEditingNotification) }
        public nonisolated static var _notification: Notification.Name { UITextField.textDidEndEditingNotification }
        public nonisolated init() {}
    }
}

extension UITextView {
    public struct TextDidBeginEditingMessage: _PlainMessage {
        public typealias Subject = UITextView
        public nonisolated static var name: Notification.Name { delivered(UITextView.textDidBeginEditingNotification) }
        public nonisolated static var _notification: Notification.Name { UITextView.textDidBeginEditingNotification }
        public nonisolated init() {}
    }
    public struct TextDidChangeMessage: _PlainMessage {
        public typealias Subject = UITextView
        public nonisolated static var name: Notification.Name { delivered(UITextView.textDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UITextView.textDidChangeNotification }
        public nonisolated init() {}
    }
    public struct TextDidEndEditingMessage: _PlainMessage {
        public typealias Subject = UITextView
        public nonisolated static var name: Notification.Name { delivered(UITextView.textDidEndEditingNotification) }
        public nonisolated static var _notification: Notification.Name { UITextView.textDidEndEditingNotification }
        public nonisolated init() {}
    }
}

extension UIDevice {
    public struct OrientationDidChangeMessage: _PlainMessage {
        public typealias Subject = UIDevice
        public nonisolated static var name: Notification.Name { delivered(UIDevice.orientationDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UIDevice.orientationDidChangeNotification }
        public nonisolated init() {}
    }
    public struct BatteryLevelDidChangeMessage: _PlainMessage {
        public typealias Subject = UIDevice
        public nonisolated static var name: Notification.Name { delivered(UIDevice.batteryLevelDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
        public nonisolated init() {}
    }
    public struct BatteryStateDidChangeMessage: _PlainMessage {
        public typealias Subject = UIDevice
        public nonisolated static var name: Notification.Name { delivered(UIDevice.batteryStateDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UIDevice.batteryStateDidChangeNotification }
        public nonisolated init() {}
    }
    public struct ProximityStateDidChangeMessage: _PlainMessage {
        public typealias Subject = UIDevice
        public nonisolated static var name: Notification.Name { delivered(UIDevice.proximityStateDidChangeNotification) }
        public nonisolated static var _notification: Notification.Name { UIDevice.proximityStateDidChangeNotification }
        public nonisolated init() {}
    }
}

/// A message of the keyboard's way.
@MainActor public protocol _KeyboardMessage: _NotifiedMessage {
    nonisolated init(beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool)
    /// On the screen, in points.
    var beginFrame: CGRect { get }
    var endFrame: CGRect { get }
    /// In seconds.
    var animationDuration: TimeInterval { get }
    var animationCurve: UIView.AnimationCurve { get }
    /// Whether the keyboard is this app's.
    var isLocal: Bool { get }
}
extension _KeyboardMessage {
    public static func makeMessage(_ notification: Notification) -> Self? {
        let info = notification.userInfo ?? [:]
        guard let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return nil }
        return Self(
            beginFrame: begin, endFrame: end, animationDuration: (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0,
            animationCurve: (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber).flatMap { UIView.AnimationCurve(rawValue: $0.intValue) } ?? .easeInOut,
            isLocal: (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? true)
    }
    public static func makeNotification(_ message: Self) -> Notification {
        Notification(
            name: _notification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: message.beginFrame),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: message.endFrame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: message.animationDuration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: message.animationCurve.rawValue),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: message.isLocal),
            ])
    }
}

extension UIScreen {
    public struct KeyboardWillShowMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardWillShowNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardWillShowNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
    public struct KeyboardDidShowMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardDidShowNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardDidShowNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
    public struct KeyboardWillHideMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardWillHideNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardWillHideNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
    public struct KeyboardDidHideMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardDidHideNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardDidHideNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
    public struct KeyboardWillChangeFrameMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardWillChangeFrameNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
    public struct KeyboardDidChangeFrameMessage: _KeyboardMessage {
        public typealias Subject = UIScreen
        public nonisolated static var name: Notification.Name { delivered(UIResponder.keyboardDidChangeFrameNotification) }
        public nonisolated static var _notification: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
        public let beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool
        public nonisolated init(
            beginFrame: CGRect, endFrame: CGRect, animationDuration: TimeInterval, animationCurve: UIView.AnimationCurve, isLocal: Bool = true
        ) {
            (self.beginFrame, self.endFrame, self.animationDuration) = (beginFrame, endFrame, animationDuration)
            (self.animationCurve, self.isLocal) = (animationCurve, isLocal)
        }
    }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
    public static var didFinishLaunching: Self { identifier(UIApplication.DidFinishLaunchingMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    public static var didBecomeActive: Self { identifier(UIApplication.DidBecomeActiveMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    public static var willResignActive: Self { identifier(UIApplication.WillResignActiveMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { identifier(UIApplication.DidEnterBackgroundMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { identifier(UIApplication.WillEnterForegroundMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    public static var willTerminate: Self { identifier(UIApplication.WillTerminateMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
    public static var didReceiveMemoryWarning: Self { identifier(UIApplication.DidReceiveMemoryWarningMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
    public static var significantTimeChange: Self { identifier(UIApplication.SignificantTimeChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
    public static var userDidTakeScreenshot: Self { identifier(UIApplication.UserDidTakeScreenshotMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
    public static var didActivate: Self { identifier(UIScene.DidActivateMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
    public static var willDeactivate: Self { identifier(UIScene.WillDeactivateMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
    public static var didEnterBackground: Self { identifier(UIScene.DidEnterBackgroundMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
    public static var willEnterForeground: Self { identifier(UIScene.WillEnterForegroundMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidDisconnectMessage> {
    public static var didDisconnect: Self { identifier(UIScene.DidDisconnectMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidBeginEditingMessage> {
    public static var textDidBeginEditing: Self { identifier(UITextField.TextDidBeginEditingMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidChangeMessage> {
    public static var textDidChange: Self { identifier(UITextField.TextDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextField.TextDidEndEditingMessage> {
    public static var textDidEndEditing: Self { identifier(UITextField.TextDidEndEditingMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidBeginEditingMessage> {
    public static var textDidBeginEditing: Self { identifier(UITextView.TextDidBeginEditingMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidChangeMessage> {
    public static var textDidChange: Self { identifier(UITextView.TextDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UITextView.TextDidEndEditingMessage> {
    public static var textDidEndEditing: Self { identifier(UITextView.TextDidEndEditingMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
    public static var orientationDidChange: Self { identifier(UIDevice.OrientationDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
    public static var batteryLevelDidChange: Self { identifier(UIDevice.BatteryLevelDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
    public static var batteryStateDidChange: Self { identifier(UIDevice.BatteryStateDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
    public static var proximityStateDidChange: Self { identifier(UIDevice.ProximityStateDidChangeMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillShowMessage> {
    public static var keyboardWillShow: Self { identifier(UIScreen.KeyboardWillShowMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidShowMessage> {
    public static var keyboardDidShow: Self { identifier(UIScreen.KeyboardDidShowMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillHideMessage> {
    public static var keyboardWillHide: Self { identifier(UIScreen.KeyboardWillHideMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidHideMessage> {
    public static var keyboardDidHide: Self { identifier(UIScreen.KeyboardDidHideMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardWillChangeFrameMessage> {
    public static var keyboardWillChangeFrame: Self { identifier(UIScreen.KeyboardWillChangeFrameMessage.self) }
}

extension NotificationCenter.MessageIdentifier where Self == NotificationCenter.BaseMessageIdentifier<UIScreen.KeyboardDidChangeFrameMessage> {
    public static var keyboardDidChangeFrame: Self { identifier(UIScreen.KeyboardDidChangeFrameMessage.self) }
}
