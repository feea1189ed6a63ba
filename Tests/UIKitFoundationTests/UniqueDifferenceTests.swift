import Testing
import UIKitFoundation

@Suite("Differences of lists without duplicates")
struct UniqueDifferenceTests {
    /// Applies a difference as lists do: what is removed and moved leaves by its old offset, and arrives by its new one.
    private func applied(_ difference: UniqueDifference, from old: [Int], to new: [Int]) -> [Int] {
        var result = [Int?](repeating: nil, count: new.count)
        for (from, to) in difference.stays + difference.moves { result[to] = old[from] }
        for offset in difference.insertions { result[offset] = new[offset] }
        return result.compactMap { $0 }
    }

    @Test("elements that one list lacks are removed or inserted, and the others stay") func changes() {
        let difference = UniqueDifference(from: [1, 2, 3, 4], to: [1, 5, 3, 4, 6])
        #expect(difference.removals == [1] && difference.insertions == [1, 4] && difference.moves.isEmpty)
        #expect(difference.stays.map(\.from) == [0, 2, 3] && difference.stays.map(\.to) == [0, 2, 3])
        #expect(UniqueDifference(from: [1, 2], to: [1, 2]).isEmpty && UniqueDifference(from: [Int](), to: []).isEmpty)
    }

    @Test("as few elements as possible move") func moves() {
        let first = UniqueDifference(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
        #expect(first.moves.map(\.from) == [0] && first.moves.map(\.to) == [3] && first.stays.count == 3)
        let mixed = UniqueDifference(from: [1, 2, 3, 4, 5, 6], to: [4, 1, 2, 6, 7, 3])
        #expect(mixed.removals == [4] && mixed.insertions == [4])
        #expect(mixed.moves.map(\.from) == [3, 5] && mixed.moves.map(\.to) == [0, 3])
    }

    @Test("a repeated element counts at its first offset") func repeated() {
        let difference = UniqueDifference(from: [1, 2, 1], to: [3, 1, 1])
        #expect(difference.removals == [1] && difference.insertions == [0] && difference.stays.count == 2)
        #expect(applied(difference, from: [1, 2, 1], to: [3, 1, 1]) == [3, 1, 1])
        let other = UniqueDifference(from: [2, 1, 1, 4], to: [1, 2, 5])
        #expect(other.removals == [2, 3] && other.insertions == [2])
    }

    @Test("a long list in the opposite order moves all elements but one") func long() {
        let old = Array(0..<100_000), new = Array(old.reversed())
        let difference = UniqueDifference(from: old, to: new)
        #expect(difference.moves.count == 99_999 && difference.stays.count == 1)
        #expect(applied(difference, from: old, to: new) == new)
    }
}
