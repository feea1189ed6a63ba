import UIKitContainers
import UIKitCore
import UIKitRuntime

/// `init()` of classes that declare another one: Objective-C's `new` creates an object of any class, and tests create objects that only the
/// system creates (`(UIWindowScene.self as NSObject.Type).init()`).
@Sendable func registerPlainInits() {
    DispatchTable.addInit(UISceneSession.self) { blankSession() }
    DispatchTable.addInit(UIScene.ConnectionOptions.self) { UIScene.ConnectionOptions() }
    DispatchTable.addInit(UIScene.self) { UIScene(session: blankSession(), connectionOptions: .init()) }
    DispatchTable.addInit(UIWindowScene.self) { UIWindowScene(session: blankSession(), connectionOptions: .init()) }
    DispatchTable.addInit(UISceneConfiguration.self) { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }
    DispatchTable.addInit(UIAlertAction.self) { UIAlertAction(title: nil, style: .default) }
}

@MainActor private func blankSession() -> UISceneSession {
    UISceneSession(role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
}
