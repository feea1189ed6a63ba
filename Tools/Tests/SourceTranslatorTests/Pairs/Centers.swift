import UIKit

class SpyCenter: NotificationCenter, @unchecked Sendable {
    override func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        say("adds \(aName?.rawValue ?? "all")")
        super.addObserver(observer, selector: aSelector, name: aName, object: anObject)
    }
    override func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        say("posts \(aName.rawValue)")
        super.post(name: aName, object: anObject, userInfo: aUserInfo)
    }
    override func removeObserver(_ observer: Any) {
        say("removes")
        super.removeObserver(observer)
    }
}
class LoudCenter: SpyCenter, @unchecked Sendable {
    override func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        say("loud")
        super.addObserver(observer, selector: aSelector, name: aName, object: anObject)
    }
}
class Told: NSObject {
    @objc func told(_ notification: Notification) { say("told \(notification.name.rawValue)") }
}

@objc(RenamedClass) class Renaming: NSObject {}

func runCenters() {
    let spy: NotificationCenter = SpyCenter(), loud: NotificationCenter = LoudCenter(), told = Told(), name = Notification.Name("n")
    for center in [spy, loud] {
        center.addObserver(told, selector: #selector(Told.told(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(told)
        center.post(name: name, object: nil, userInfo: ["a": 1])
    }
    // XCTest is loaded: another pair has tests.
    say(
        "\(NSClassFromString("RenamedClass") == Renaming.self) \(NSClassFromString("XCTest") == nil) \(NSClassFromString("UILabel") == nil)"
    )
}
// expect: adds n
// expect: posts n
// expect: told n
// expect: removes
// expect: posts n
// expect: loud
// expect: adds n
// expect: posts n
// expect: told n
// expect: removes
// expect: posts n
// expect: true false false
