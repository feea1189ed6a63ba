/// The changes from one list of unique elements to another, by offset, found in n log n time.
///
/// As few elements as possible move: those that stay are a longest run that is in the same order in both lists. An element that repeats
/// counts once, at its first offset; the others are removed and inserted.
package struct UniqueDifference {
    /// The offsets in the old list of the elements that the new one lacks, in ascending order.
    package private(set) var removals: [Int] = []
    /// The offsets in the new list of the elements that the old one lacks, in ascending order.
    package private(set) var insertions: [Int] = []
    /// The offsets of the elements that move, in the new order.
    package private(set) var moves: [(from: Int, to: Int)] = []
    /// The offsets of the elements that stay, in order.
    package private(set) var stays: [(from: Int, to: Int)] = []

    /// Whether the lists are the same.
    package var isEmpty: Bool { removals.isEmpty && insertions.isEmpty && moves.isEmpty }

    /// Finds the changes from one list to another.
    package init<Element: Hashable>(from old: [Element], to new: [Element]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let shorter = min(old.count, new.count) - start
        let end = zip(old.suffix(shorter).reversed(), new.suffix(shorter).reversed()).prefix { $0 == $1 }.count
        stays = (0..<start).map { ($0, $0) }

        var places: [Element: Int] = [:]
        for offset in start..<old.count - end {
            if places[old[offset]] == nil { places[old[offset]] = offset } else { removals.append(offset) }
        }
        var pairs: [(from: Int, to: Int)] = []
        for offset in start..<new.count - end {
            if let place = places.removeValue(forKey: new[offset]) { pairs.append((place, offset)) } else { insertions.append(offset) }
        }
        removals = (removals + places.values).sorted()

        let isStaying = Self.longestAscent(pairs.map(\.from))
        for (pair, stay) in zip(pairs, isStaying) {
            if stay { stays.append(pair) } else { moves.append(pair) }
        }
        stays += (0..<end).map { (old.count - end + $0, new.count - end + $0) }
    }

    /// Marks the members of a longest ascending subsequence, by patience sorting.
    private static func longestAscent(_ values: [Int]) -> [Bool] {
        // The last index of the best subsequence of each length, and the index before each index in its subsequence.
        var ends: [Int] = [], before = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var isMember = [Bool](repeating: false, count: values.count), next = ends.last
        while let index = next {
            isMember[index] = true
            next = before[index]
        }
        return isMember
    }
}
