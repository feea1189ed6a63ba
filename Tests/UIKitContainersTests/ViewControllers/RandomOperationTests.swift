import RandomOperations
import RuleTrait
import Testing

/// `understudy-bench operations 1000000` plays the same sequence for longer.
@MainActor @Suite("random operations", .serialized)
struct RandomOperationTests {
    @Test("any sequence of pushes, modals, children, turns and cancels keeps the laws", .rule("B-01", "B-02"))
    func laws() {
        var operations = RandomOperations()
        operations.run(4_000)
        #expect(operations.violations == [])
    }
}
