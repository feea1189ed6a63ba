import Dispatch
import Testing
import UIKitFoundation

@Suite struct SerialQueueTests {
    private actor Worker {
        let queue = DispatchSerialQueue(label: "worker")
        nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
        func isOnQueue() -> Bool {
            dispatchPrecondition(condition: .onQueue(queue))
            return true
        }
        nonisolated func assume() -> Bool { assumeIsolated { _ in true } }
    }
    @Test("an actor whose executor is a serial queue works on that queue") func executor() async {
        let worker = Worker()
        #expect(await worker.isOnQueue())
        #expect(worker.queue.sync { worker.assume() })
    }
}
