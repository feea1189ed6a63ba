import Foundation
import Testing
import UIKitRuntime
import UserNotificationsCompanion

@Suite("User notifications")
struct NotificationTests {
    @Test("sounds, contents, triggers, requests, and categories with the same values are equal")
    func equality() {
        #expect(UNNotificationSound.default == .default && UNNotificationSound.default != .defaultCritical)
        #expect(UNNotificationSound(named: .init("bell")) == UNNotificationSound(named: .init("bell")))
        func request(_ title: String, _ interval: TimeInterval) -> UNNotificationRequest {
            let content = UNMutableNotificationContent()
            (content.title, content.sound, content.userInfo) = (title, .default, ["id": 3])
            return UNNotificationRequest(
                identifier: "a", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: false))
        }
        let one = request("a", 5)
        #expect(one.content == request("a", 5).content)
        #expect(one.trigger == request("a", 5).trigger)
        #expect(one == request("a", 5))
        #expect(one != request("b", 5))
        #expect(one != request("a", 6))
        let date = DateComponents(hour: 8)
        #expect(
            UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                == UNCalendarNotificationTrigger(dateMatching: date, repeats: true))
        func category(_ title: String) -> UNNotificationCategory {
            UNNotificationCategory(
                identifier: "c", actions: [UNNotificationAction(identifier: "open", title: title)], intentIdentifiers: [])
        }
        #expect(Set([category("Open"), category("Open")]).count == 1 && category("Open") != category("Show"))
    }

    @Test("a request keeps its content as it was, and a mutable copy of it can be changed")
    func copies() throws {
        let content = UNMutableNotificationContent()
        #expect(content.summaryArgumentCount == 1)
        content.body = "first"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.body = "second"
        #expect(request.content.body == "first")
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        copy.body = "third"
        #expect(request.content.body == "first" && copy.body == "third")
    }

    @MainActor @Test("a repeating interval of less than a minute raises an exception, and a missing attachment is an error")
    func refusals() {
        #expect(Fault.catching { _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true) }.count == 1)
        #expect(Fault.catching { _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false) }.count == 1)
        #expect(Fault.catching { _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true) }.isEmpty)
        let error = #expect(throws: UNError.self) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nowhere/picture.png"))
        }
        #expect(error?.code == .attachmentInvalidURL && UNError.errorDomain == UNErrorDomain)
    }

    @Test("an extension changes the content of a notification, and the base passes it on") func serviceExtension() {
        final class Service: UNNotificationServiceExtension {
            override func didReceive(
                _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
            ) {
                let content = request.content.mutableCopy() as? UNMutableNotificationContent ?? UNMutableNotificationContent()
                content.title += "!"
                super.didReceive(UNNotificationRequest(identifier: "b", content: content, trigger: nil), withContentHandler: contentHandler)
            }
        }
        let content = UNMutableNotificationContent()
        content.title = "Hi"
        var titles: [String] = []
        Service().didReceive(UNNotificationRequest(identifier: "a", content: content, trigger: nil)) { titles.append($0.title) }
        #expect(titles == ["Hi!"])
        #expect(NSString.localizedUserNotificationString(forKey: "%@ and %@", arguments: ["a", "b"]) == "a and b")
        #expect(UNError.badgeInputInvalid.rawValue == 1600 && UNError(.attachmentCorrupt).errorCode == 105)
    }
}
