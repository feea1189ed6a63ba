/// A limit on how often a project's texts may refer to one another, as files include files and settings reference settings: more than any
/// project needs, and low enough to stop quickly when a few lines would expand to millions.
final class ReadingBudget {
    private var left: Int

    init(_ most: Int = 20_000) { left = most }

    /// Uses one unit of the budget. Returns `false` if none is left.
    func spend() -> Bool {
        left -= 1
        return left >= 0
    }

    /// The maximum number of characters that a text may expand to.
    static let longest = 1 << 20
}
