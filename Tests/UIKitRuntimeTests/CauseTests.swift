import Foundation
import Testing
@testable import UIKitRuntime

@MainActor @Suite("Causes", .serialized)
struct CauseTests {
    /// Records while `body` runs.
    private func recording(_ body: @MainActor () -> Void) {
        let old = Cause.isRecorded
        Cause.isRecorded = true
        defer { Cause.isRecorded = old }
        body()
    }

    @Test("scheduled work has the cause of the code that scheduled it, and a call inside has that as its own")
    func later() {
        recording {
            let loop = EventLoop()
            var chains: [[String]] = []
            _ = Cause.run(.touch, "a touch") {
                loop.schedule(after: 1) { Cause.run(.call, "a push") { chains.append(Cause.current?.chain ?? []) } }
            }
            #expect(Cause.current == nil)
            loop.advance(by: 2)
            #expect(chains == [["a push", "a touch"]])
        }
    }

    @Test("the end of a turn has the cause of what happened last in the turn, and the next turn has none")
    func endOfTurn() {
        recording {
            let loop = EventLoop()
            var causes: [String?] = []
            loop.addObserver(.layout) { causes.append(Cause.current?.text) }
            Cause.run(.touch, "a touch") { Cause.run(.call, "a push") {} }
            loop.turn()
            loop.turn()
            #expect(causes == ["a push", nil])
        }
    }

    @Test("a timer is a cause, which has the code that began it as its cause, also when it repeats")
    func timers() {
        recording {
            let loop = EventLoop()
            var chains: [[String]] = []
            @MainActor func fire() {
                chains.append(Cause.current?.chain ?? [])
                if chains.count < 3 { loop.schedule(after: 1, origin: .method("List.refresh")) { fire() } }
            }
            _ = Cause.run(.touch, "a touch") { loop.schedule(after: 1, origin: .method("List.refresh")) { fire() } }
            loop.advance(by: 5)
            #expect(chains == Array(repeating: ["List.refresh", "a touch"], count: 3))
        }
    }

    @Test("a chain without an end begins anew")
    func longChains() {
        recording {
            @MainActor func nest(_ depth: Int) -> Int {
                depth == 0 ? Cause.current?.chain.count ?? 0 : Cause.run(.call, "again") { nest(depth - 1) }
            }
            #expect(nest(12) == 12)
            #expect(nest(13) == 1)
        }
    }

    @Test("nothing is recorded unless a host asks for it")
    func off() {
        let old = Cause.isRecorded
        Cause.isRecorded = false
        defer { Cause.isRecorded = old }
        #expect(Cause.run(.touch, "a touch") { Cause.current == nil })
    }

    @Test("the callers of a function are those in the program, the nearest first")
    func callers() {
        @inline(never) func made() -> [UInt] { ProgramCallers.now() }
        let callers = made()
        #expect(!callers.isEmpty)
        #expect(callers.compactMap { SymbolName.text(of: UnsafeRawPointer(bitPattern: $0 - 1)!) }.contains { $0.contains("callers()") })
    }
}
