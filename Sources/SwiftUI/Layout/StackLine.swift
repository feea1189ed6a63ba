/// The distribution of a stack's length.
///
/// Without a proposal each view gets its ideal size. Otherwise, from the highest layout priority down, each priority's views share what is
/// left after the minimum sizes of those below; the least flexible is measured first and offered an equal share, so that the others can use
/// what it leaves.
struct StackLine {
    let axis: Axis
    /// Returns the guide by which a view is aligned across the axis.
    let guide: (ViewDimensions) -> CGFloat
    let spacing: CGFloat?

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let proposals = share(proposal, subviews)
        let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        var size = CGSize.zero
        size[axis] = dimensions.reduce(0) { $0 + $1.size[axis] } + gaps(subviews).reduce(0, +)
        let guides = dimensions.map(guide)
        // A view without limit has no guide.
        if dimensions.contains(where: { $0.size[axis.other] == .infinity }) {
            size[axis.other] = .infinity
            return size
        }
        size[axis.other] = (guides.max() ?? 0) + (zip(dimensions, guides).map { $0.size[axis.other] - $1 }.max() ?? 0)
        return size
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var proposals = share(proposal, subviews)
        // Where nothing is proposed across the line, its views are offered what it takes: a divider is as tall as its row in a scroll view
        // (marian-stanciulica/Foodybite, ProfileViewSnapshotTests, iOS 18.1).
        if proposal[axis.other] == nil { for index in proposals.indices { proposals[index][axis.other] = bounds.size[axis.other] } }
        let gaps = gaps(subviews), dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
        let line = dimensions.map(guide).max() ?? 0
        var position = axis == .horizontal ? bounds.minX : bounds.minY
        for (index, subview) in subviews.enumerated() {
            let across = line - guide(dimensions[index])
            let origin = axis == .horizontal ? CGPoint(x: position, y: bounds.minY + across) : CGPoint(x: bounds.minX + across, y: position)
            subview.place(at: origin, proposal: proposals[index])
            position += dimensions[index].size[axis] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// Returns the distance of the whole line from its neighbors: a column begins and ends as its views do, a row as all of them do.
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        let all = subviews.map(\.spacing).filter { axis == .vertical || $0.length > 0 }
        var result = ViewSpacing()
        guard let first = all.first, let last = all.last else { return result }
        (result.top, result.bottom) = (first.top, axis == .vertical ? last.bottom : first.bottom)
        if axis == .horizontal { for spacing in all { result.formUnion(spacing) } }
        return result
    }

    private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    private func share(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
        var proposals = Array(repeating: proposal, count: subviews.count)
        guard let length = proposal[axis] else { return proposals }
        func size(_ index: Int, _ length: CGFloat) -> CGFloat {
            var inner = proposal
            inner[axis] = length
            return subviews[index].sizeThatFits(inner)[axis]
        }
        var left = length - gaps(subviews).reduce(0, +)
        let least = subviews.indices.map { size($0, 0) }
        let flexibility = subviews.indices.map { size($0, .infinity) - least[$0] }
        for priority in Set(subviews.map(\.priority)).sorted(by: >) {
            let members = subviews.indices.filter { subviews[$0].priority == priority }
            let lower = subviews.indices.filter { subviews[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            var room = left - lower
            let order = members.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (position, index) in order.enumerated() {
                let offer = max(0, room / CGFloat(order.count - position))
                proposals[index][axis] = offer
                let taken = size(index, offer)
                guard taken.isFinite else { continue }
                room -= taken
                left -= taken
            }
        }
        return proposals
    }
}
