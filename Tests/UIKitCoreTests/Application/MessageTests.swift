import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct MessageTests {
    @Test("an observer of a typed message hears the application's notification")
    func messages() {
        var heard: [String] = []
        let tokens = [
            NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
                heard.append("foreground")
            },
            NotificationCenter.default.addObserver(of: UIApplication.shared, for: .didBecomeActive) { _ in
                heard.append("active")
            },
        ]
        UIApplication.shared.postMessage(of: UIApplication.willEnterForegroundNotification)
        UIApplication.shared.postMessage(of: UIApplication.didBecomeActiveNotification)
        UIApplication.shared.postMessage(of: UIApplication.didReceiveMemoryWarningNotification)
        #expect(heard == ["foreground", "active"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}
