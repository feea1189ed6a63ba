import UIKitStoryboards

/// Messages to the application's class by name, with which libraries that also build as app extensions access the shared instance.
extension UIApplication {
    public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    public static func value(forKeyPath keyPath: String) -> Any? { keyPath == "shared" || keyPath == "sharedApplication" ? shared : nil }
}
