/// A limit on how often a project's texts may refer to one another, as files include files and settings reference settings: more than any
/// project needs, and low enough to stop quickly when a few lines would expand to millions.
final class ReadingBudget {
    private var left: Int

    init(_ most: Int = 20_000) { left = most }

    /// Uses some of the budget. Returns `false` if it is exceeded.
    func spend(_ count: Int = 1) -> Bool {
        left = max(-1, left - count)
        return left >= 0
    }

    /// The maximum number of bytes that a string may expand to.
    static let longest = 1 << 20
    /// The maximum number of bytes that all texts of a target may expand to.
    static let longestTogether = 64 << 20
}

extension String {
    /// Returns the text with each `name` replaced, or `nil` if the result is longer than ``ReadingBudget/longest``.
    func replacing(_ name: String, withinLimits value: String) -> String? {
        let parts = components(separatedBy: name)
        guard utf8.count + (parts.count - 1) * value.utf8.count <= ReadingBudget.longest else { return nil }
        return parts.joined(separator: value)
    }
}
