import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite(.serialized) struct LocalNotificationTests {
    final class App: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
            log.append("registered \(notificationSettings.types.rawValue)")
        }
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            log.append(notification.alertBody ?? "")
        }
    }

    private func notification(_ body: String, after seconds: TimeInterval) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.alertBody = body
        notification.fireDate = HostClock.date.addingTimeInterval(EventLoop.main.now + seconds)
        return notification
    }

    @Test("an active app receives notifications when they are due, and those that repeat again, but none that were canceled") func due() {
        onDevice {
            let app = App()
            Launch.run(.init(delegate: app))
            let application = UIApplication.shared
            application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
            EventLoop.main.turn()
            #expect(app.log == ["registered 5"])
            #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
            let cancelled = notification("cancelled", after: 5), repeated = notification("every minute", after: 20)
            repeated.repeatInterval = .minute
            for each in [notification("once", after: 10), cancelled, repeated] { application.scheduleLocalNotification(each) }
            #expect(application.scheduledLocalNotifications?.count == 3)
            application.cancelLocalNotification(cancelled)
            EventLoop.main.advance(by: 90)
            #expect(app.log.dropFirst() == ["once", "every minute", "every minute"])
            #expect(application.scheduledLocalNotifications == [repeated])
            application.cancelAllLocalNotifications()
            EventLoop.main.advance(by: 120)
            #expect(app.log.count == 4)
        }
    }
}
