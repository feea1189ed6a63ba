@testable import UIKitText

/// Runs a test on views in their own window, which ends with it.
@MainActor func show(_ views: [UIView], _ test: () throws -> Void) rethrows {
    let window = UIWindow(frame: UIScreen.main.bounds), root = UIViewController()
    views.forEach(root.view.addSubview)
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer {
        root.view.endEditing(true)
        window.rootViewController = nil
        window.isHidden = true
        EventLoop.main.advance(by: 1)
    }
    EventLoop.main.advance(by: 1)
    try test()
}

/// Presses a key of a hardware keyboard.
@MainActor func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], _ characters: String = "") {
    HostInput().key(UIKey(characters: characters, ignoringModifiers: characters, modifierFlags: flags, keyCode: code))
}
