import UIKitStoryboards

/// Messages to the application's class by name, with which libraries that also build as app extensions access the shared instance. As in
/// Objective-C, they are sent from anywhere.
extension UIApplication {
    nonisolated public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    nonisolated public static func value(forKeyPath keyPath: String) -> Any? {
        guard keyPath == "shared" || keyPath == "sharedApplication" else { return nil }
        let read: @MainActor () -> UIApplication = { shared }
        return unsafeBitCast(read, to: (() -> UIApplication).self)()
    }
}
