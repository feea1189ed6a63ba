import UIKitControls

/// The places of a section's items. A section with groups that are all alike stores the first of them, and the distance from one to the
/// next, so that the number of its items doesn't matter.
struct PlacedItems {
    /// The items of the group that is repeated from the section's start on.
    private var group: [GroupSolver.Placed] = []
    private var repetitions = 0
    private var distance = CGVector.zero
    /// The items that follow.
    private var others: [GroupSolver.Placed]
    /// Runs of ``others`` with the rectangles around them, so that a search in a rectangle skips most items.
    private var runs: [(items: Range<Int>, frame: CGRect)] = []

    init(_ items: [GroupSolver.Placed] = []) { others = items }

    /// Creates the places of a repeated group's items, and of those that follow.
    init(repeating group: [GroupSolver.Placed], _ repetitions: Int, every distance: CGVector, then others: [GroupSolver.Placed]) {
        (self.group, self.repetitions, self.distance, self.others) = (group, repetitions, distance, others)
    }

    var count: Int { group.count * repetitions + others.count }

    subscript(index: Int) -> GroupSolver.Placed {
        let repeated = group.count * repetitions
        return index < repeated ? item(index % group.count, ofGroup: index / group.count) : others[index - repeated]
    }

    private func item(_ place: Int, ofGroup number: Int) -> GroupSolver.Placed {
        var item = group[place]
        item.frame.origin.x += distance.dx * CGFloat(number)
        item.frame.origin.y += distance.dy * CGFloat(number)
        item.index += group.count * number
        return item
    }

    var all: [GroupSolver.Placed] { (0..<count).map { self[$0] } }

    /// Returns the items that lie in a rectangle, at least in part.
    func items(in rect: CGRect) -> [GroupSolver.Placed] {
        let repeated = groups(in: rect).flatMap { number in group.indices.map { item($0, ofGroup: number) } }
        let near = runs.lazy.filter { $0.frame.meets(rect) }.flatMap { others[$0.items] }
        return (repeated + near).filter { $0.frame.meets(rect) }
    }

    /// Returns the numbers of the repeated groups that may reach into a rectangle.
    private func groups(in rect: CGRect) -> Range<Int> {
        guard distance.dx > 0 || distance.dy > 0 else { return 0..<repetitions }
        let frame = group.frame
        let (first, last) =
            distance.dy > 0
            ? ((rect.minY - frame.maxY) / distance.dy, (rect.maxY - frame.minY) / distance.dy)
            : ((rect.minX - frame.maxX) / distance.dx, (rect.maxX - frame.minX) / distance.dx)
        func number(_ value: CGFloat) -> Int { Int(min(max(0, value), CGFloat(repetitions))) }
        let start = number(first.rounded(.down))
        return start..<max(start, number(last.rounded(.up) + 1))
    }

    mutating func divideIntoRuns() {
        runs = stride(from: 0, to: others.count, by: 64).map { start in
            let items = start..<min(start + 64, others.count)
            return (items, others[items].frame)
        }
    }

    /// Swaps left and right in a space from 0 to `width`.
    mutating func mirror(in width: CGFloat) {
        for index in group.indices { group[index].frame.mirror(in: width) }
        for index in others.indices { others[index].frame.mirror(in: width) }
    }
}

extension Collection<GroupSolver.Placed> {
    /// A rectangle a little larger than the one around the items.
    fileprivate var frame: CGRect { reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -1, dy: -1) }
}
