import Foundation

/// The heights of consecutive elements, with sums and lookup by position in logarithmic time; constant while all are equal.
struct HeightTree {
    private(set) var count: Int
    private var uniform: CGFloat
    /// The heights, or `nil` while every height equals `uniform`.
    private var heights: [CGFloat]?
    /// The sums of a Fenwick tree, one-based.
    private var sums: [CGFloat] = []

    init(count: Int, height: CGFloat) {
        self.count = count
        uniform = height
    }

    init(_ heights: [CGFloat]) {
        count = heights.count
        uniform = heights.first ?? 0
        if heights.contains(where: { $0 != uniform }) {
            self.heights = heights
            build()
        }
    }

    subscript(index: Int) -> CGFloat {
        get { heights?[index] ?? uniform }
        set {
            guard newValue != self[index] else { return }
            if heights == nil {
                heights = Array(repeating: uniform, count: count)
                build()
            }
            let change = newValue - heights![index]
            heights![index] = newValue
            var node = index + 1
            while node <= count {
                sums[node] += change
                node += node & -node
            }
        }
    }

    private mutating func build() {
        guard let heights else { return }
        sums = [0] + heights
        for node in 1..<(count + 1) {
            let parent = node + (node & -node)
            if parent <= count { sums[parent] += sums[node] }
        }
    }

    var total: CGFloat { sum(before: count) }

    /// Returns the sum of the heights before `index`.
    func sum(before index: Int) -> CGFloat {
        guard heights != nil else { return CGFloat(index) * uniform }
        var (node, sum): (Int, CGFloat) = (index, 0)
        while node > 0 {
            sum += sums[node]
            node -= node & -node
        }
        return sum
    }

    /// Returns the index of the element at `position`; 0 below zero, `count` beyond the end.
    func index(at position: CGFloat) -> Int {
        guard count > 0, position > 0 else { return 0 }
        guard heights != nil else { return uniform > 0 ? min(count, Int(saturating: position / uniform)) : count }
        var (index, rest) = (0, position)
        var step = 1
        while step << 1 <= count { step <<= 1 }
        while step > 0 {
            let next = index + step
            if next <= count, sums[next] <= rest {
                index = next
                rest -= sums[next]
            }
            step >>= 1
        }
        return index
    }
}
