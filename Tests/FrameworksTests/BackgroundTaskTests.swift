import BackgroundTasksCompanion
import Testing

@Suite("Background tasks")
struct BackgroundTaskTests {
    @Test("a handler is taken once for an identifier, and what is asked to run later is refused")
    func refusal() {
        let scheduler = BGTaskScheduler()
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { $0.setTaskCompleted(success: true) })
        #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        let error = #expect(throws: BGTaskScheduler.Error.self) { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
        #expect(error?.code == .unavailable)
    }
}
