import Foundation
import Synchronization
import Testing
@testable import UIKitRuntime

@MainActor @Suite("Event loop", .serialized)
struct EventLoopTests {
    @Test("actions run in the order of their due time, then of scheduling")
    func order() {
        let loop = EventLoop()
        var log: [String] = []
        loop.schedule(after: 2) { log.append("late") }
        loop.schedule(after: 1) { log.append("first at one") }
        loop.schedule(after: 1) { log.append("second at one") }
        loop.advance(by: 1.5)
        #expect(log == ["first at one", "second at one"])
        loop.advance(by: 1)
        #expect(log.last == "late")
        #expect(loop.now == 2.5)
    }

    @Test("an action that recurs without an end is due, but isn't the next one that is due once")
    func recurring() {
        let loop = EventLoop()
        loop.schedule(after: 5) {}
        #expect(loop.nextDueOnce == 5)
        loop.schedule(after: 1, origin: nil, recurs: true) {}
        #expect(loop.nextDue == 1 && loop.nextDueOnce == 5)
        #expect(loop.dueSoon(within: 10).count == 2 && loop.dueSoon(within: 10, recurring: false).count == 1)
        loop.advance(by: 5)
        #expect(loop.nextDue == nil && loop.nextDueOnce == nil)
    }

    @Test("a canceled action does not run")
    func cancel() {
        let loop = EventLoop()
        var ran = false
        let token = loop.schedule(after: 1) { ran = true }
        token.cancel()
        loop.advance(by: 2)
        #expect(!ran && loop.nextDue == nil)
    }

    @Test("frames come at the display's rate while requested")
    func frames() {
        let loop = EventLoop()
        var times: [Double] = []
        let key = loop.addFrameObserver { times.append($0) }
        loop.advance(by: 0.1)
        loop.removeObserver(key)
        loop.advance(by: 1)
        #expect(times.count == 6)
        #expect(abs(times[0] - 1.0 / 60) < 1e-9)
    }

    @Test("the time that apps read follows real time if the loop is driven by it, and never goes back")
    func reading() {
        let loop = EventLoop()
        #expect(loop.reading == 0)
        let passed = Mutex(0.25)
        loop.sinceMoved = { passed.withLock { $0 } }
        #expect(loop.reading == 0.25 && loop.now == 0)
        passed.withLock { $0 = 0 }
        loop.advance(by: 0.125)
        #expect(loop.reading == 0.25 && loop.now == 0.125)
        loop.advance(by: 0.5)
        #expect(loop.reading == 0.625)
    }

    @Test("actions enqueued by an action run in the next round, after this round's phases")
    func rounds() {
        let loop = EventLoop()
        var log: [String] = []
        loop.addObserver(.layout) { log.append("layout") }
        loop.enqueue {
            log.append("outer")
            loop.enqueue { log.append("first") }
            loop.enqueue { log.append("second") }
        }
        loop.turn()
        #expect(log == ["outer", "layout", "first", "second", "layout"])
    }

    @Test("actions scheduled on other threads reach the loop through the main queue, and all of them run")
    func threads() async {
        let loop = EventLoop()
        loop.advance(by: 5)
        var ran = 0
        let schedule: @MainActor () -> Void = { loop.schedule(after: 1) { ran += 1 } }
        // As an app in Swift 5 mode calls it: the compiler does not check there on which thread a main-actor class is used.
        let unchecked = unsafeBitCast(schedule, to: (@Sendable () -> Void).self)
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 200) { _ in unchecked() }
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(ran == 0 && loop.nextDue == 6)
        loop.advance(by: 1)
        #expect(ran == 200 && loop.nextDue == nil)
    }

    @Test("end-of-turn observers run in phase order, whatever order they were added in")
    func phases() {
        let loop = EventLoop()
        var log: [String] = []
        loop.addObserver(.commit) { log.append("commit") }
        loop.addObserver(.transitions) { log.append("transitions") }
        loop.addObserver(.layout) { log.append("layout") }
        loop.enqueue { log.append("action") }
        loop.turn()
        #expect(log == ["action", "transitions", "layout", "commit"])
    }
}
