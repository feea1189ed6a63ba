import Testing
@testable import UIKitRuntime

@MainActor @Suite("The event loop", .serialized)
struct EventLoopTests {
    @Test("actions run in the order of their due time, then of the call")
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

    @Test("a cancelled action never runs")
    func cancel() {
        let loop = EventLoop()
        var ran = false
        let token = loop.schedule(after: 1) { ran = true }
        token.cancel()
        loop.advance(by: 2)
        #expect(!ran && loop.nextDue == nil)
    }

    @Test("frames come at the display's rate while something wants them")
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

    @Test("the time that apps read passes with real time where that feeds the loop, and never goes back")
    func reading() {
        let loop = EventLoop()
        #expect(loop.reading == 0)
        var passed = 0.25
        loop.sinceMoved = { passed }
        #expect(loop.reading == 0.25 && loop.now == 0)
        passed = 0
        loop.advance(by: 0.125)
        #expect(loop.reading == 0.25 && loop.now == 0.125)
        loop.advance(by: 0.5)
        #expect(loop.reading == 0.625)
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
