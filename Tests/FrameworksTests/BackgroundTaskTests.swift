import BackgroundTasksCompanion
import Testing

@Suite("Background tasks")
struct BackgroundTaskTests {
    @Test("a handler is registered once per identifier, and requests to run later are rejected")
    func refusal() {
        let scheduler = BGTaskScheduler()
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { $0.setTaskCompleted(success: true) })
        #expect(!scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
        let error = #expect(throws: BGTaskScheduler.Error.self) { try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh")) }
        #expect(error?.code == .unavailable)
    }
}
