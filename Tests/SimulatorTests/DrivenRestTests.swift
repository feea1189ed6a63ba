import Foundation
import Testing
import UIKit
import UIKitFoundation
@testable import Automation
@testable import Simulator
@testable import UIKitCore

@MainActor @Suite("The rest of a driven app", .serialized)
struct DrivenRestTests {
    private let controller = UIViewController()
    private let session: AppSession

    init() {
        EventLoop.main.reset()
        UIWindow.forgetAll()
        UIScreen.main.become(HostScreen())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        session = AppSession(HostSettings(environment: ["UNDERSTUDY_HOST": "browser"]))
        session.prepare(HostInput())
        EventLoop.main.advance(by: 1)
    }

    // PGSSoft/AutoMate: a button that is hidden for two seconds, while a spinner spins, is looked for after a tap.
    @Test("a spinner and a repeating timer keep a flow waiting, but not a UI test")
    func endless() {
        let driven = SessionAutomation(session, hasVirtualClock: true)
        func time(_ settle: () -> Bool) -> (rested: Bool, passed: TimeInterval) {
            let start = EventLoop.main.now
            return (settle(), EventLoop.main.now - start)
        }
        let spinner = UIActivityIndicatorView(style: .medium)
        controller.view.addSubview(spinner)
        spinner.startAnimating()
        let timer = UIKitFoundation.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
        defer { timer.invalidate() }
        let (rested, passed) = time { driven.settle(limit: 3) }
        #expect(rested && passed < 0.2 && driven.unrest.isEmpty)
        #expect(time { session.settle(limit: 1) }.rested == false && !session.unrest.isEmpty)
        // What ends is awaited.
        var isDone = false
        EventLoop.main.schedule(after: 0.15) { isDone = true }
        #expect(time { driven.settle(limit: 3) }.rested && isDone)
    }

    // Xcode records `press(forDuration: 0.5)`, and half a second is the shortest long press.
    @Test("work that is due after half a second is done when half a second has passed, whenever it began")
    func halfASecond() {
        for number in 1...50 {
            session.advance(by: 0.6137 + Double(number) * 0.0071)
            var isDone = false
            EventLoop.main.schedule(after: 0.5) { isDone = true }
            session.advance(by: 0.5)
            #expect(isDone, "\(number)")
        }
    }
}
