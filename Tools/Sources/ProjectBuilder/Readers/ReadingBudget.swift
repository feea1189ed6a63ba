/// How often a project's texts may lead to one another, as files include files and settings name settings: more than any project needs, and
/// little enough to end at once where a few lines would lead to millions.
final class ReadingBudget {
    private var left: Int

    init(_ most: Int = 20_000) { left = most }

    /// False when nothing is left.
    func spend() -> Bool {
        left -= 1
        return left >= 0
    }

    /// Characters that a text may expand to.
    static let longest = 1 << 20
}
