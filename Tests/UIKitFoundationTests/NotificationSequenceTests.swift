import Foundation
import Testing

@testable import UIKitFoundation

@Suite("Notification sequences")
struct NotificationSequenceTests {
    @Test("a task gets the notifications posted after it started, of its object only, until it stops")
    @MainActor func sequence() async {
        let center = NotificationCenter(), name = Notification.Name("news"), object = NSObject()
        var iterator = center.notifications(named: name, object: object).makeAsyncIterator()
        center.post(name: name, object: NSObject())
        center.post(name: name, object: object, userInfo: ["number": 1])
        center.post(name: name, object: object, userInfo: ["number": 2])
        let first = await iterator.next()?.userInfo?["number"] as? Int, second = await iterator.next()?.userInfo?["number"] as? Int
        #expect(first == 1 && second == 2)
    }
}
