import RandomOperations
import RuleTrait
import Testing

/// `understudy-bench operations 1000000` runs the same sequence for longer.
@MainActor @Suite("Random operations", .serialized)
struct RandomOperationTests {
    @Test("any sequence of pushes, presentations, children, rotations, and cancellations satisfies the invariants", .rule("B-01", "B-02"))
    func laws() {
        var operations = RandomOperations()
        operations.run(4_000)
        #expect(operations.violations == [])
    }

    /// Scenes that violated an invariant when first run: a stack whose view a memory warning had unloaded kept two screens in it, and a tab
    /// stayed on the More list's stack when the bar had room for it again.
    @Test("sequences that once violated an invariant satisfy it", .rule("L-05", "G-08"), arguments: [8094, 20208, 50688])
    func mended(scene: Int) {
        var operations = RandomOperations()
        operations.run(400, from: scene)
        #expect(operations.violations == [])
    }
}
