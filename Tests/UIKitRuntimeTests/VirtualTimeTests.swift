import Dispatch
import Foundation
import Testing

@testable import UIKitRuntime

@MainActor @Suite("Real-time waits on the virtual clock", .serialized)
struct VirtualTimeTests {
    /// Runs what has been scheduled on the main queue so far.
    private func turnMainQueue() async { await withCheckedContinuation { turned in DispatchQueue.main.async { turned.resume() } } }

    private func virtually(_ body: () async throws -> Void) async rethrows {
        VirtualTime.begin()
        defer {
            VirtualTime.end()
            EventLoop.main.reset()
        }
        try await body()
    }

    @Test("a delayed block on the main queue runs when the clock reaches it, whatever real time has passed")
    func delayedBlocks() async {
        await virtually {
            var ran: [String] = []
            DispatchQueue.main.asyncAfter(deadline: .now() + 60) { ran.append("block") }
            let item = DispatchWorkItem { ran.append("item") }, cancelled = DispatchWorkItem { ran.append("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 30, execute: item)
            DispatchQueue.main.asyncAfter(deadline: .now() + 20, execute: cancelled)
            cancelled.cancel()
            await turnMainQueue()
            EventLoop.main.advance(by: 29.99)
            await turnMainQueue()
            #expect(ran == [])
            EventLoop.main.advance(by: 0.02)
            await turnMainQueue()
            #expect(ran == ["item"] && VirtualTime.takeHandedOver() && !VirtualTime.takeHandedOver())
            EventLoop.main.advance(by: 30)
            await turnMainQueue()
            #expect(ran == ["item", "block"])
        }
    }

    @Test("a task sleeps in virtual time")
    func sleep() async throws {
        try await virtually {
            let sleeper = Task { @MainActor in
                try await Task.sleep(for: .seconds(3600))
                return EventLoop.main.now
            }
            while EventLoop.main.nextDue == nil { await turnMainQueue() }
            EventLoop.main.advance(by: 3600.5)
            let woke = try await sleeper.value
            #expect(woke == 3600.5)
        }
    }

    @Test("a dispatch timer repeats in virtual time until it is canceled")
    func timers() async {
        await virtually {
            var count = 0
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.schedule(deadline: .now() + 10, repeating: 10)
            timer.setEventHandler { count += 1 }
            timer.resume()
            await turnMainQueue()
            for _ in 0..<35 {
                EventLoop.main.advance(by: 1)
                if VirtualTime.takeHandedOver() { while count < Int(EventLoop.main.now) / 10 { await turnMainQueue() } }
            }
            #expect(count == 3)
            timer.cancel()
            EventLoop.main.advance(by: 20)
            await turnMainQueue()
            #expect(count == 3)
        }
    }
}
